/// Polish: an instruction begins with an imperative (“Sprawdź połączenie”), with “proszę” or “należy” and an
/// infinitive, or says what the reader can or must do (“możesz …”, “musisz …”). An infinitive alone offers a step
/// (“Zapisać mimo to?”).
let polish = Language(
  "pl", shape: "Nie udało się ⟨czynność⟩, ponieważ ⟨przyczyna⟩. ⟨Co zrobić⟩.",
  instructions: """
    *uj, *yj, *nij, *daj, *kaj, *waj, *maj, *laj, *niaj, *czaj, *szaj, *epsz, *łącz, *pisz, *bierz, *wórz, \
    *ślij, *wiedz, *mknij, *pisuj, *puść, *łóż, *stąp, *myśl, *oznacz, *znacz, *każ, *mień, *proś, *graj, \
    *praw, *szczędź, *kuj, sprawdź, sprawdzaj, wprowadź, upewnij, zaloguj, uruchom, pobierz, prześlij, \
    usuń, zwolnij, zezwól, pozwól, przejdź, wejdź, wyjdź, zejdź, dojdź, znajdź, odnajdź, zapisz, zeskanuj, \
    potwierdź, popraw, wyślij, wróć, powróć, wyczyść, oczyść, włóż, wyjmij, zdejmij, podejmij, weź, zrób, \
    rób, stwórz, zmniejsz, zwiększ, zmień, zamień, wymień, przenieś, podnieś, wnieś, przynieś, przesuń, \
    wysuń, zsuń, wsuń, rozsuń, odsuń, cofnij, ponów, odnów, wznów, umów, mów, powiedz, opowiedz, \
    odpowiedz, dowiedz, zaproś, poproś, spytaj, zapytaj, pytaj, czytaj, przeczytaj, odczytaj, wczytaj, \
    zostaw, pozostaw, ustaw, nastaw, przestaw, wstaw, przedstaw, wystaw, przygotuj, określ, odeślij, \
    skróć, wydłuż, przedłuż, obróć, odwróć, zwróć, przywróć, zachęć, uprość, opróżnij, wypełnij, \
    uzupełnij, zapewnij, zapełnij, spełnij, przyspiesz, opuść, wpuść, dopuść, odpuść, zaakceptuj, \
    zatwierdź, odrzuć, wyrzuć, wrzuć, przerzuć, zgłoś, ogłoś, zapłać, opłać, wpłać, dopłać, kup, wykup, \
    zakup, sprzedaj, zbliż, przybliż, oddal, przyłóż, połóż, odłóż, przełóż, załóż, nałóż, zdobądź, \
    bądź pewien, miej, pamiętaj, zapamiętaj, patrz, zobacz, obejrzyj, przejrzyj, przyjrzyj, spójrz, \
    rozważ, zważ, uważaj, prowadź, przeprowadź, doprowadź, odprowadź, załatw, ułatw, rozwiąż, powiąż, \
    zwiąż, skontaktuj, zadzwoń, dzwoń, napisz, zasubskrybuj, zmieść, umieść, zamieść, pomniejsz, powiększ, \
    ogranicz, zlicz, policz, wlicz, wylicz, przelicz, oblicz, zakończ, dokończ, skończ, ukończ, \
    rozpocznij, zacznij, pomiń, omiń, unieważnij, zresetuj, zaktualizuj, zmodyfikuj, podziel, udziel, \
    wydziel, rozdziel, przydziel, przeciągnij, upuść, naciśnij, wciśnij, ściśnij, przyciśnij, przytrzymaj, \
    trzymaj, chroń, zabezpiecz, odbezpiecz, oceń, doceń, oczekuj, czekaj, zajrzyj, wskaż, pokaż, ukaż, \
    przekaż, okaż, zaznacz, odznacz, przeznacz, wyznacz, ustal, utwórz, otwórz, przetwórz, odtwórz, \
    dotrzyj, wytrzyj, zatrzyj, przetrzyj, idź, chodź, podejdź, jedź, śledź, odwiedź, nawiedź, daj, \
    korzystaj, skorzystaj, ogarnij, zostań, przestań, wstań, przyjmij, zajmij, obejmij, skup, wyłącz, \
    zdecyduj, pogódź, zgódź, oddziel, wyodrębnij, dostosuj, ujednolić, wyszukaj, szukaj, poszukaj, \
    odszukaj, przeszukaj, wykonaj, dokonaj, wypróbuj, przypnij, odepnij, podepnij, wepnij, odblokuj, \
    zablokuj, zasil, doładuj, naładuj, rozładuj, wylosuj, porównaj, zsynchronizuj, przenoś, noś, zamykaj, \
    otwieraj, wyłączaj, włączaj, odłączaj, usuwaj, przerywaj, udostępnij, udostępniaj, uznaj, poznaj, \
    wyznaj, rozpoznaj, zrezygnuj, wycofaj, cofaj, zniszcz, utrzymaj, utrzymuj, chcesz, trzeba, czy chcesz, \
    a może chcesz, a może, spróbować, proponujemy, zachęcamy, niech pan, niech pani, czy spróbować, \
    czy ponowić, sprawdźcie, spróbujcie, wybierzcie, wpiszcie, podajcie, zmieńcie, włączcie, wyłączcie
    """,
  alsoNouns: """
    *ować, *ywać, *iwać, *awać, *nąć, *jąć, *ąć, *ać, *ić, *yć, *eć, *jść, *nieść, *yść, zwieść, znaleźć
    """,
  requests: """
    *uj, *nij, *łącz, sprawdź, wprowadź, wpisz, podaj, wybierz, otwórz, uruchom, pobierz, usuń, zezwól, \
    pozwól, przejdź, wejdź, dodaj, użyj, zmień, zapisz, wyślij, prześlij, potwierdź, utwórz, upewnij się, \
    poczekaj, zaczekaj, wróć, ponów, ponów próbę, spróbuj ponownie, spróbuj jeszcze raz, spróbuj później, \
    zaznacz, odśwież, wyczyść, przywróć, proszę, prosimy, prosimy o, możesz, możecie, może pan, może pani, \
    mogą państwo, musisz, musicie, musi pan, musi pani, muszą państwo, powinieneś, powinnaś, powinniście, \
    potrzebujesz, będziesz musiał, będziesz musieć, będziesz musiała, zaleca się, zalecamy, zalecane jest, \
    sugerujemy, radzimy, polecamy, doradzamy, warto, wystarczy, czy chcesz, czy chciałbyś, czy chciałabyś, \
    czy chcą państwo, czy mamy, należy *ać, należy *ić, należy *yć, należy *ąć, należy *eć, należy *ść, \
    należy *źć, należy się *ać, należy go *ać, należy go *ić, należy ją *ać, należy ją *ić, należy je *ać, \
    należy je *ić, należy najpierw, należy ponownie, należy również, należy także, należy też, należy w, \
    należy skontaktować, trzeba *ać, trzeba *ić, trzeba *yć, trzeba *ąć, można *ać, można *ić, można *yć, \
    można *ąć, można to, można go, można ją, można je, można ponownie, można też, można również, \
    można także
    """,
  undoings: """
    możesz tylko, możesz jedynie, możesz wyłącznie, możesz mieć, możesz maksymalnie, musisz mieć, \
    musisz posiadać, można tylko, można jedynie, można wyłącznie, można maksymalnie, można dodać tylko, \
    można dodać maksymalnie, można wybrać tylko, można używać tylko, należy do
    """,
  leadIns: """
    a, i, lub, albo, oraz, ewentualnie, potem, następnie, najpierw, teraz, także, również, też, \
    zamiast tego, zamiast, ponadto, dodatkowo, poza tym, w przeciwnym razie, po prostu, nie, tylko, lecz, \
    ale, dalej, wtedy, po czym, alternatywnie, możliwie, ostatecznie, zawsze, jednak, po kolei, kolejno, \
    jeszcze, ręcznie, samodzielnie, wówczas, czy, uprzejmie, koniecznie, wpierw, wcześniej, od razu, \
    natychmiast, niezwłocznie, upewniwszy się, bądź, w takim przypadku, w takim wypadku, w tym celu, \
    w razie potrzeby
    """,
  openings: "więc, dlatego",
  conditions: """
    jeśli, jeżeli, gdy, gdyby, kiedy, po, przed, aby, żeby, ażeby, by, w przypadku, w razie, dopóki, \
    zanim, chyba że, w celu, dla, do, jak tylko, o ile, dopiero, za każdym razem gdy, skoro, w sytuacji, \
    jeśli chcesz, jeżeli chcesz, gdy chcesz, jeśli możesz, jeżeli możesz, jeśli musisz, jeżeli musisz
    """,
  reasons: """
    ponieważ, bo, gdyż, z powodu, z uwagi na, ze względu na, w związku z, w wyniku, wskutek, na skutek, \
    dlatego że, jako że, bowiem, albowiem, z przyczyny, z przyczyn
    """,
  retries: """
    spróbuj ponownie, spróbuj ponownie później, spróbuj jeszcze raz, spróbuj raz jeszcze, spróbuj później, \
    spróbuj znowu, spróbuj znów, spróbuj kolejny raz, spróbuj za chwilę, spróbuj za jakiś czas, \
    spróbuj za kilka minut, spróbuj za moment, spróbuj to zrobić później, spróbuj innym razem, \
    ponów próbę, ponów, ponów próbę później, powtórz, powtórz próbę, powtórz operację, ponów operację, \
    powtórz czynność, ponów żądanie, poczekaj, poczekaj chwilę, zaczekaj, zaczekaj chwilę, odczekaj, \
    odczekaj chwilę, czekaj, wróć później, zajrzyj później, sprawdź później, spróbować ponownie, \
    spróbować ponownie później, spróbować jeszcze raz, ponowić próbę, ponowić, ponownie spróbować, \
    spróbować później, poczekać, zaczekać, czekać, odczekać, spróbujcie ponownie, ponowne spróbowanie, \
    ponowienie próby, o ponowną próbę, o cierpliwość, ponownie spróbuj
    """,
  laters: """
    później, ponownie, znowu, znów, wkrótce, niebawem, za chwilę, za moment, za jakiś czas, \
    za pewien czas, za kilka chwil, za kilka minut, za parę minut, za minutę, za kilka sekund, po chwili, \
    po jakimś czasie, po pewnym czasie, jeszcze raz, raz jeszcze, kolejny raz, innym razem, \
    w późniejszym czasie, w innym terminie, chwilę, moment, minutę, kilka minut, kilka chwil, \
    kilka sekund, teraz, trochę, jutro, niedługo, w najbliższym czasie, od nowa, na nowo
    """,
  functionWords: """
    a, i, o, u, w, we, z, ze, na, do, od, ode, po, za, dla, przez, przy, pod, nad, przed, między, bez, ku, \
    oraz, lub, albo, ani, ni, czy, że, żeby, aby, by, jak, jako, niż, to, ta, ten, te, ci, tego, tej, \
    temu, tym, tych, tę, tą, tymi, tamten, tamta, tamto, ów, owa, owo, taki, taka, takie, takiego, takiej, \
    takich, takim, się, siebie, sobie, sobą, jest, są, był, była, było, były, byli, być, bądź, będzie, \
    będą, będziesz, jestem, jesteś, jesteśmy, jesteście, został, została, zostało, zostały, zostali, \
    zostać, zostanie, zostaną, zostaje, stało, staje, stał, stała, może, mogą, mógł, mogła, mogło, mogły, \
    mogliśmy, możemy, mogę, możliwe, możliwy, możliwa, możliwości, możliwość, niemożliwe, niemożliwy, \
    niemożliwa, można, nie, nic, nikt, niczego, żaden, żadna, żadne, żadnych, żadnego, żadnej, musi, \
    muszą, musimy, musiał, powinien, powinna, powinno, powinny, należy, trzeba, wolno, wolna, ma, mają, \
    miał, miała, miało, miały, mieć, mamy, masz, nie ma, nie masz, brak, brakuje, brakujące, brakującego, \
    brakujący, brakująca, on, ona, ono, oni, one, jego, jej, jemu, go, mu, ją, je, ich, im, nimi, nim, \
    nią, niej, niego, nich, niemu, my, nas, nam, nami, ty, ciebie, cię, tobie, ja, mnie, mi, wy, was, wam, \
    wami, pan, pana, panu, pani, państwo, państwa, twój, twoja, twoje, twojego, twojej, twoim, twoich, \
    twoją, swój, swoja, swoje, swojego, swojej, swoim, swoich, swoją, nasz, nasza, nasze, naszego, naszej, \
    naszym, naszych, mój, moja, moje, mojego, mojej, wasz, wasza, wasze, który, która, które, którego, \
    której, którym, których, którą, któremu, którzy, co, czego, czemu, czym, kto, kogo, komu, jaki, jaka, \
    jakie, jakiś, jakaś, jakieś, pewien, pewna, pewne, pewnego, inny, inna, inne, innego, innej, innym, \
    innych, każdy, każda, każde, wszystko, wszystkie, wszystkich, wszystkiego, sam, sama, samo, już, \
    jeszcze, także, też, również, tylko, jedynie, wyłącznie, nawet, bardzo, zbyt, dość, właśnie, chyba, \
    pewnie, prawdopodobnie, jednak, jednakże, natomiast, niestety, dlatego, więc, zatem, wtedy, tam, tu, \
    tutaj, gdzie, kiedy, gdy, podczas, w trakcie, w czasie, podczas pracy z, podczas korzystania z, \
    dzisiaj, zazwyczaj, zwykle, obecnie, aktualnie, tymczasowo, chwilowo, na razie, póki co, dotąd, wciąż, \
    nadal, zawsze, nigdy, czasem, tak, jeden, jedna, jedno, pierwszy, kolejny, następny, następujący, \
    następująca, następujące, następującego, następującym, wg, według, poprzez, m.in, np, itp, tzn, tj, \
    oto, zaś, lecz, ale, bo, wygląda, wydaje, na to, wygląda na to, wydaje się, najwyraźniej
    """,
  genericWords: """
    coś, cokolwiek, poszło, poszła, poszły, idzie, źle, nie tak, tak jak, stało, stało się, zdarzyło, \
    wydarzyło, zaszło, zaszedł, wystąpił, wystąpiła, wystąpiło, wystąpiły, występuje, występują, \
    wystąpienia, pojawił, pojawiła, pojawiło, pojawiły, napotkano, napotkał, napotkała, napotkaliśmy, \
    natrafiono, doszło, nastąpił, nastąpiła, nastąpiło, powstał, wynikł, wynikły, spowodował, spowodowało, \
    spowodowany, nieznan*, niewiadom*, nieoczekiwan*, niespodziewan*, nieprzewidzian*, nieokreślon*, \
    niezidentyfikowan*, nieobsłużon*, wewnętrzn*, ogóln*, powszechn*, nieprawidłow*, niepoprawn*, \
    prawidłow*, poprawn*, niewłaściw*, właściw*, nieważn*, błędn*, złe, zły, zła, niedozwolon*, \
    niedopuszczaln*, operacj*, czynność, czynności, działani*, działa, działają, działał, działało, akcja, \
    akcji, akcję, akcje, żądani*, żądań, zapytani*, zapytań, proces, procesu, procesie, procesem, proces*, \
    przetwarza*, przetworz*, zadani*, zadań, polecen*, komend*, ukończ*, zakończ*, dokończ*, wykona*, \
    wykony*, przeprowadz*, zrealizowa*, realizacj*, realizować, obsłuż*, obsługi, obsługa, udało, udał, \
    udała, udały, uda, udaje, nieudan*, powiodł*, powiód*, powiedzie, powodzeni*, niepowodzeni*, \
    niepomyśln*, pomyśln*, krytyczn*, poważn*, fataln*, drobn*, system*, techniczn*, tymczasow*, chwilow*, \
    przejściow*, powód, powodu, powodem, przyczyn*, szczegół*, informacj*, komunikat*, dane, danych, \
    danymi, danym, wejściow*, wyjściow*, wartość, wartości, wartością, parametr*, argument*, wynik, \
    wyniki, wyników, wyniku, wynikiem, rezultat*, zasób, zasobu, zasoby, zasobów, zasobem, obiekt*, \
    element, elementu, elementy, elementów, pozycja, pozycji, odpowied*, serwer*, usług*, serwis*, sieć, \
    sieci, siecią, sieciow*, aplikacj*, program, programu, programie, programem, funkcj*, zwrócił*, \
    zwrócono, zwrócon*, zwrac*, otrzyma*, odebra*, uzyska*, uzysku*, dostępn*, niedostępn*, osiągaln*, \
    nieosiągaln*, dostęp, dostępu, dostępem, odmow*, odmów*, zabronion*, wczyta*, wczytyw*, załadowa*, \
    ładowa*, załaduj*, ładuj*, poprawnie, pracuje, pracować, funkcjonuje, znaleź*, znalez*, odnaleź*, \
    odnalez*, szuka*, rzecz, rzeczy, sposób, sposobu, oczekiwa*, oczekuj*, oczekuje, czeka, czekania, \
    czas oczekiwania na odpowiedź, rodzaj, kod błędu, kody błędów, stan błędu, komunikat o błędzie, ok, \
    null, niekompletn*, przerwano, wyjątkow*, nagle, czegoś, czymś, próba, próby, próbę, prób, prób*
    """,
  errorNouns: """
    błąd, błędu, błędzie, błędem, błędowi, błędy, błędów, błędami, błędach, problem, problemu, problemie, \
    problemem, problemy, problemów, problemami, problemach, kłopot*, wyjątek, wyjątku, wyjątki, wyjątkiem, \
    awaria, awarii, awarię, awarią, usterk*, trudność, trudności, trudnościami, pomyłk*, niepowodzenie, \
    niepowodzenia, niepowodzeniem, defekt*, zakłóceni*
    """,
  links: """
    podczas, przy, w trakcie, w czasie, w, we, z, ze, na, do, dla, próbując, próbie, podczas próby, \
    przy próbie, w chwili, w momencie, uniemożliwił, uniemożliwia, uniemożliwiający, dotyczący, dotyczące, \
    związany, związane, gdy, kiedy, przez, po
    """,
  actions: """
    *sywania, *ywania, *owania, *rania, *tania, *łania, *dania, *zania, *zczenia, *dzenia, *rzenia, \
    *lenia, *szenia, *żenia, *niania, *wania, *cia, *zacji, *ikacji, *tracji, eksportu, importu, zapisu, \
    odczytu, wydruku, zakupu, błąd synchronizacj*, błąd rejestracji, błąd autoryzacji, błąd uwierzytelni*, \
    błąd logowania, błąd wysyłania, błąd przesyłania, błąd pobierania, błąd zapisu, błąd zapisywania, \
    błąd odczytu, błąd importu, błąd importowania, błąd eksportu, błąd eksportowania, błąd aktualizacji, \
    błąd instalacji, błąd usuwania, błąd tworzenia, błąd otwierania, błąd odtwarzania, błąd nagrywania, \
    błąd kopiowania, błąd odszyfrowywania, błąd drukowania, błąd wyszukiwania, błąd parowania, \
    błąd skanowania, błąd udostępniania, błąd przywracania, błąd transakcji, błąd płatności, \
    niepowodzenie *ania, niepowodzenie *enia, błąd dodawania, błąd przenoszenia, błąd montowania, \
    błąd kompresji, błąd konwersji, błąd renderowania, błąd zmiany, błąd edycji, błąd zakupu, \
    błąd publikowania, błąd publikacji, błąd wylogowania, błąd kompilacji, błąd migracji, błąd weryfikacji
    """,
  predicates: """
    jest, są, nie, nie jest, nie są, był, była, było, były, został, została, zostało, zostały, będzie, \
    będą, może, mogą, można, nie można, nie może, nie mogą, nie mogę, nie możemy, nie mógł, nie mogła, \
    nie mogło, nie mogliśmy, nie możesz, nie możecie, nie musisz, nie udało się, nie udało, udało się, \
    udało nam się, nie uda się, nie udaje się, nie dało się, nie da się, nie powiodło się, \
    nie powiodła się, nie powiódł się, nie powiodły się, powiodło się, powiodła się, ma, mają, musi, \
    muszą, powinien, powinna, powinno, powinny, brak, brakuje, trwa, wystąpił, wystąpiły, wystąpiła, \
    odmówiono, zabroniono, wymaga, wymagają, nie jesteś, nie masz, nie potrafi, nie potrafię, \
    nie znaleziono, nie odnaleziono, nie działa, niemożliwe, udaje się, stało się
    """,
  requirements: """
    musi, muszą, musisz, powinien, powinna, powinno, powinny, należy, trzeba, wymagan*, obowiązkow*, \
    konieczn*, niezbędn*, nie może być, nie mogą być, nie może zawierać, co najmniej, przynajmniej, \
    minimum, minimaln*, co najwyżej, najwyżej, nie więcej niż, nie mniej niż, maksimum, maksymaln*, \
    maksymalnie, między, pomiędzy, tylko, jedynie, wyłącznie, zbyt krótk*, zbyt dług*, za krótk*, \
    za dług*, zbyt duż*, zbyt mał*, za duż*, za mał*, zbyt wiele, zbyt mało, za dużo, za mało, lub więcej, \
    lub mniej, dozwolon*, niedozwolon*
    """,
  failures: """
    nie udało, nie uda, nie powiodło, nie powiodła, nie powiódł, nie powiodły, nie można, nie może, \
    nie mogą, nie mógł, nie mogła, niepowodzenie, niepowodzeni*, nieudan*, błąd, błędu, błędem, błędy, \
    problem, problemu, problemy, awaria, awarii, nie znaleziono, nie odnaleziono, nie tak, odmowa, \
    odmówiono, niedostępn*, nie działa, nie zostało, nie została, nie został, nie zostały, brak
    """,
  successes: """
    sukces, gotowe, zrobione, ukończono, zakończono, zapisano, zapisane, wysłano, wysłane, dodano, \
    usunięto, zaktualizowano, utworzono, wszystko gotowe, pomyślnie, gratulacje, udało się, powiodło się, \
    przesłano, zainstalowano, skopiowano, połączono
    """,
  successWords: "pomyślnie",
  reservations: """
    nie, nigdy, żaden, żadne, żadna, tylko, jedynie, częściowo, prawie, bez, zanim, dopóki, chyba że, \
    jeśli, jeżeli, gdy, gdyby, kiedy, po, przed, ale, lecz, jednak, dopiero, oprócz, poza
    """,
  passing: """
    nie udało się, nie powiodło się, nie powiodła się, nie powiódł się, nie powiodły się, nie mógł, \
    nie mogła, nie mogło, nie mogły, nie mogliśmy, nie został, nie została, nie zostało, nie zostały, \
    nie znaleziono, nie był, nie była, nie było, nie były, nie dało się
    """,
  lasting: """
    nie można, nie może, nie mogą, nie możesz, nie możemy, nie da się, niemożliwe, nie jest możliwe, \
    nigdy, już nie, nie będzie, nie będą, nie uda się
    """,
  whens: """
    za kilka minut, za kilka sekund, za chwilę, za moment, za godzinę, za kilka godzin, za parę minut, \
    za minutę, jutro, automatycznie, samoczynnie, minut, minuty, minutę, godzin, godziny, godzinę, sekund, \
    sekundy, sekundę, dni, dzień, dnia, tydzień, tygodni, gdy tylko, jak tylko, kiedy, gdy, wkrótce, \
    niebawem, niedługo, w ciągu, dopóki, aż, dziś wieczorem, co godzinę, codziennie
    """,
  helpers: """
    wsparcie, wsparcia, wsparciem, pomoc techniczna, pomocą techniczną, pomocy technicznej, pomoc*, \
    biuro obsługi, biurem obsługi, biurem obsługi klienta, dział obsługi, działem obsługi, działem pomocy, \
    administrator*, admin, adminem, twój bank, bankiem, swoim bankiem, operator*, dostawc*, \
    obsługą klienta, obsługa klienta, skontaktuj się z nami, napisz do nas, zadzwoń do nas, sklepem, \
    szkołą, organizacj*, działem it, deweloper*, programist*, autorem, twórc*
    """,
  blames: """
    zapomniałeś, zapomniałaś, zapomniano, wpisałeś, wpisałaś, wprowadziłeś, wprowadziłaś, podałeś, \
    podałaś, wybrałeś, wybrałaś, użyłeś, użyłaś, zrobiłeś, zrobiłaś, popełniłeś, popełniłaś, nie podałeś, \
    nie podałaś, nie wpisałeś, nie wpisałaś, nie wprowadziłeś, nie wprowadziłaś, nie wybrałeś, \
    nie wybrałaś, nie uzupełniłeś, nie wypełniłeś, nie wypełniłaś, pomyliłeś, pomyliłaś, twój błąd, \
    twoja wina, z twojej winy, wprowadziliście, wpisaliście, podaliście, zapomnieliście
    """,
  alarms: """
    fataln*, krytyczn*, katastrof*, nielegaln*, niedozwolon*, zabronion*, zakazan*, przerwano, abort, \
    naruszeni*, naruszył*, panik*, uszkodzon*, poważn*, śmierteln*, zabit*, zabij*, karaln*
    """,
  jokes: """
    wpadka, ups, upss, oops, ojej, ojejku, oj, o nie, ajaj, aj, hop, hopla, kurczę, kurka, holender, \
    a niech to, o rety, rety, hmm, hm, brawo, hura, hurra, juhu, houston, ała, whoops, uch, och, łoj, ojoj
    """,
  courtesies: """
    przepraszamy, przepraszam, bardzo przepraszamy, przykro nam, przykro mi, bardzo nam przykro, wybacz, \
    przepraszamy za kłopot, przepraszamy za utrudnienia, za utrudnienia, dziękujemy, dziękuję, dzięki, \
    z góry dziękujemy
    """)
