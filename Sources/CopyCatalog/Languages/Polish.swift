/// Polish: an instruction has an imperative (“Sprawdź połączenie”), “proszę” or “należy” with an infinitive,
/// or says what the reader can or must do (“możesz …”, “musisz …”). An infinitive alone offers a step
/// (“Zapisać?”). Endings stand for imperatives where no noun ends so: all of *aj would be “kraj” and “rodzaj”
/// too.
let polish = Language(
  "pl", shape: "Nie udało się ⟨czynność⟩, ponieważ ⟨przyczyna⟩. ⟨Co zrobić⟩.",
  instructions: """
    *baj, *bierz, *chaj, *czaj, *daj, *dźcie, *edź, *epsz, *gaj, *graj, *ieraj, *jcie, *jmij, *kaj, *każ, \
    *klej, *laj, *maj, *maż, *mień, *mierz, *mnóż, *myśl, *naj, *niaj, *nieś, *nij, *patrz, *pisz, *praw, \
    *proś, *puść, *rwij, *rzcie, *ślij, *staj, *stąp, *szaj, *szcie, *uj, *waj, *wiaj, *wiedz, *wiń, \
    *wórz, *yj, *źcie, *znacz, *łącz, *łaj, *łóż, a może chcesz, bądź pewien, broń, chcesz, chodź, chroń, \
    cofaj, czy chcesz, czy ponowić, czy spróbować, czytaj, doceń, dojdź, dokonaj, dokończ, doprowadź, \
    dopłać, doślij, dzwoń, idź, jedź, korzystaj, kup, miej, mów, nastaw, nawróć, niech pan, niech pani, \
    obejmij, oblicz, obniż, obróć, oceń, oczyść, odbezpiecz, odczytaj, oddal, oddziel, odejdź, odmów, \
    odnajdź, odnów, odprowadź, odrzuć, odsuń, odwiedź, odwróć, ogranicz, ogłoś, określ, omiń, opłać, \
    otwieraj, pamiętaj, patrz, podajcie, podejdź, podejmij, podnieś, podwyższ, podziel, pogódź, policz, \
    pomiń, pomniejsz, pomyśl, ponów, porównaj, potwierdź, powiadom, powiąż, powiększ, powróć, poznaj, \
    pozostaw, pozwól, proponujemy, prowadź, przeczytaj, przedstaw, przedłuż, przejdź, przelicz, przenieś, \
    przenoś, przeprowadź, przerzuć, przestań, przestaw, przesuń, przybliż, przydziel, przyjmij, przynieś, \
    przyspiesz, przywróć, pytaj, rób, rozdziel, rozpoznaj, rozsuń, rozważ, rozwiąż, skończ, skorzystaj, \
    skróć, skup, śledź, spójrz, sprawdź, sprawdzaj, sprawdźcie, spróbować, spróbujcie, spytaj, trzeba, \
    udziel, ukończ, umieść, umów, umożliw, uprość, uruchom, ustal, ustaw, usuń, uważaj, uznaj, ułatw, \
    wczytaj, wejdź, weź, wlicz, wnieś, wpiszcie, wprowadź, wpłać, wróć, wrzuć, wstań, wstaw, wsuń, \
    wybierzcie, wycofaj, wyczyść, wydziel, wydłuż, wyjdź, wyjmij, wykonaj, wykup, wylicz, wyraź, wyrzuć, \
    wystaw, wysuń, wyznaj, wyłączcie, wznów, włączcie, zabezpiecz, zabroń, zachęć, zachęcamy, zadzwoń, \
    zajmij, zakończ, zakup, zamieść, zamów, zapamiętaj, zapoznaj, zapytaj, zapłać, zasil, zatwierdź, \
    zawiadom, zawróć, zaznajom, załatw, zbliż, zdejmij, zdobądź, zejdź, zezwól, zgódź, zgłoś, zlicz, \
    zmieńcie, zmieść, zmniejsz, znajdź, zniszcz, zobacz, zostań, zostaw, zrób, zsuń, zwiąż, zwiększ, zwróć
    """,
  alsoNouns: "*ać, *ąć, *eć, *ić, *jść, *nieść, *yć, znaleźć",
  requests: """
    *daj, *kaj, *niaj, *nij, *uj, *łącz, będziesz musiał, będziesz musiała, będziesz musieć, \
    czy chcą państwo, czy chcesz, czy chciałabyś, czy chciałbyś, czy mamy, dokonaj, doradzamy, \
    mogą państwo, może pan, może pani, możecie, możesz, można *ać, można *ąć, można *ić, można *yć, \
    można go, można ją, można je, można ponownie, można również, można także, można też, można to, \
    musi pan, musi pani, musicie, musisz, muszą państwo, należy *ać, należy *ąć, należy *eć, należy *ić, \
    należy *ść, należy *yć, należy *źć, należy go *ać, należy go *ić, należy ją *ać, należy ją *ić, \
    należy je *ać, należy je *ić, należy najpierw, należy ponownie, należy również, należy się *ać, \
    należy skontaktować, należy także, należy też, należy w, nie *czaj, nie *daj, nie *kaj, nie *laj, \
    nie *niaj, nie *raj, nie *szaj, nie *uj, nie *waj, odśwież, otwórz, pobierz, polecamy, ponów, \
    ponów próbę, potrzebujesz, potwierdź, powinieneś, powinnaś, powinniście, pozwól, prosimy, prosimy o, \
    proszę, przejdź, prześlij, przywróć, radzimy, sprawdź, spróbuj jeszcze raz, spróbuj ponownie, \
    spróbuj później, sugerujemy, trzeba *ać, trzeba *ąć, trzeba *ić, trzeba *yć, upewnij się, uruchom, \
    usuń, utwórz, użyj, warto, wejdź, wpisz, wprowadź, wróć, wybierz, wyczyść, wykonaj, wyślij, wystarczy, \
    zaleca się, zalecamy, zalecane jest, zapisz, zaznacz, zezwól, zmień
    """,
  undoings: """
    możesz *ć jedynie, możesz *ć maksymalnie, możesz *ć najwyżej, możesz *ć tylko, możesz jedynie, \
    możesz maksymalnie, możesz mieć, możesz tylko, możesz wyłącznie, można *ć jedynie, \
    można *ć maksymalnie, można *ć najwyżej, można *ć tylko, można *ć wyłącznie, można dodać maksymalnie, \
    można dodać tylko, można jedynie, można maksymalnie, można tylko, można używać tylko, \
    można wybrać tylko, można wyłącznie, musisz mieć, musisz posiadać, należy do
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
    aby, ażeby, by, chyba że, dla, do, dopiero, dopóki, gdy, gdy chcesz, gdyby, jak tylko, jeśli, \
    jeśli chcesz, jeśli możesz, jeśli musisz, jeżeli, jeżeli chcesz, jeżeli możesz, jeżeli musisz, kiedy, \
    o ile, po, przed, skoro, w celu, w przypadku, w razie, w sytuacji, za każdym razem gdy, zanim, żeby
    """,
  reasons: """
    ponieważ, bo, gdyż, z powodu, z uwagi na, ze względu na, w związku z, w wyniku, wskutek, na skutek, \
    dlatego że, jako że, bowiem, albowiem, z przyczyny, z przyczyn
    """,
  retries: """
    czekać, czekaj, o cierpliwość, o ponowną próbę, odczekać, odczekaj, odczekaj chwilę, poczekać, \
    poczekaj, poczekaj chwilę, ponów, ponów operację, ponów próbę, ponów próbę później, ponów żądanie, \
    ponowić, ponowić próbę, ponowienie próby, ponowne spróbowanie, ponownie spróbować, ponownie spróbuj, \
    powtórz, powtórz czynność, powtórz operację, powtórz próbę, sprawdź później, spróbować jeszcze raz, \
    spróbować ponownie, spróbować ponownie później, spróbować później, spróbuj innym razem, \
    spróbuj jeszcze raz, spróbuj kolejny raz, spróbuj ponownie, spróbuj ponownie później, spróbuj później, \
    spróbuj raz jeszcze, spróbuj to zrobić później, spróbuj za chwilę, spróbuj za jakiś czas, \
    spróbuj za kilka minut, spróbuj za moment, spróbuj znów, spróbuj znowu, spróbujcie ponownie, \
    wróć później, zaczekać, zaczekaj, zaczekaj chwilę, zajrzyj później
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
    pobrać danych, pobrać informacji, pobierania danych, pobieranie danych, po naszej stronie, \
    z naszej strony, zrobi*, zadziała*, zepsu*, zepsut*, w porządku, naprawi*, nie gra, coś, cokolwiek, \
    poszło, poszła, poszły, idzie, źle, nie tak, tak jak, stało, stało się, zdarzyło, wydarzyło, zaszło, \
    zaszedł, wystąpił, wystąpiła, wystąpiło, wystąpiły, występuje, występują, wystąpienia, pojawił, \
    pojawiła, pojawiło, pojawiły, napotkano, napotkał, napotkała, napotkaliśmy, natrafiono, doszło, \
    nastąpił, nastąpiła, nastąpiło, powstał, wynikł, wynikły, spowodował, spowodowało, spowodowany, \
    nieznan*, niewiadom*, nieoczekiwan*, niespodziewan*, nieprzewidzian*, nieokreślon*, \
    niezidentyfikowan*, nieobsłużon*, wewnętrzn*, ogóln*, powszechn*, nieprawidłow*, niepoprawn*, \
    prawidłow*, poprawn*, niewłaściw*, właściw*, nieważn*, błędn*, złe, zły, zła, niedozwolon*, \
    niedopuszczaln*, operacj*, czynność, czynności, działani*, działa, działają, działał, działało, akcja, \
    akcji, akcję, akcje, żądani*, żądań, zapytani*, zapytań, proces, procesu, procesie, procesem, procesy, \
    procesów, żądan*, przetwarza*, przetworz*, zadani*, zadań, polecen*, komend*, ukończ*, zakończ*, \
    dokończ*, wykona*, wykony*, przeprowadz*, zrealizowa*, realizacj*, realizować, obsłuż*, obsługi, \
    obsługa, udało, udał, udała, udały, uda, udaje, nieudan*, powiodł*, powiód*, powiedzie, powodzeni*, \
    niepowodzeni*, niepomyśln*, pomyśln*, krytyczn*, poważn*, fataln*, drobn*, system*, techniczn*, \
    tymczasow*, chwilow*, przejściow*, powód, powodu, powodem, przyczyn*, szczegół*, informacj*, \
    komunikat*, dane, danych, danymi, danym, wejściow*, wyjściow*, wartość, wartości, wartością, \
    parametr*, argument*, wynik, wyniki, wyników, wyniku, wynikiem, rezultat*, zasób, zasobu, zasoby, \
    zasobów, zasobem, obiekt*, element, elementu, elementy, elementów, pozycja, pozycji, odpowied*, \
    serwer*, usług*, serwis*, sieć, sieci, siecią, sieciow*, aplikacj*, program, programu, programie, \
    programem, funkcj*, zwrócił*, zwrócono, zwrócon*, zwrac*, otrzyma*, odebra*, uzyska*, uzysku*, \
    dostępn*, niedostępn*, osiągaln*, nieosiągaln*, dostęp, dostępu, dostępem, odmow*, odmów*, zabronion*, \
    wczyta*, wczytyw*, załadowa*, ładowa*, załaduj*, ładuj*, poprawnie, pracuje, pracować, funkcjonuje, \
    znaleź*, znalez*, odnaleź*, odnalez*, szuka*, rzecz, rzeczy, sposób, sposobu, oczekiwa*, oczekuj*, \
    oczekuje, czeka, czekania, czas oczekiwania na odpowiedź, rodzaj, kod błędu, kody błędów, stan błędu, \
    komunikat o błędzie, ok, null, niekompletn*, przerwano, wyjątkow*, nagle, czegoś, czymś, próba, próby, \
    próbę, prób, prób*
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
    *cia, *dania, *dzenia, *ikacji, *lenia, *niania, *owania, *rania, *rzenia, *sywania, *szenia, *tania, \
    *tracji, *wania, *ywania, *zacji, *zania, *zczenia, *żenia, *łania, błąd aktualizacji, \
    błąd autoryzacji, błąd dodawania, błąd drukowania, błąd edycji, błąd eksportowania, błąd eksportu, \
    błąd importowania, błąd importu, błąd instalacji, błąd kompilacji, błąd kompresji, błąd konwersji, \
    błąd kopiowania, błąd logowania, błąd migracji, błąd montowania, błąd nagrywania, błąd odczytu, \
    błąd odszyfrowywania, błąd odtwarzania, błąd otwierania, błąd parowania, błąd pobierania, \
    błąd przenoszenia, błąd przesyłania, błąd przywracania, błąd publikacji, błąd publikowania, \
    błąd płatności, błąd rejestracji, błąd renderowania, błąd skanowania, błąd synchronizacj*, \
    błąd transakcji, błąd tworzenia, błąd udostępniania, błąd usuwania, błąd uwierzytelni*, \
    błąd weryfikacji, błąd wylogowania, błąd wysyłania, błąd wyszukiwania, błąd zakupu, błąd zapisu, \
    błąd zapisywania, błąd zmiany, eksportu, importu, niepowodzenie *ania, niepowodzenie *enia, odczytu, \
    wydruku, zakupu, zapisu
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
    wsparcie, wsparcia, wsparciem, pomoc techniczna, pomocą techniczną, pomocy technicznej, \
    centrum pomocy, działu pomocy, helpdesk*, biuro obsługi, biurem obsługi, biurem obsługi klienta, \
    dział obsługi, działem obsługi, działem pomocy, administrator*, admin, adminem, twój bank, bankiem, \
    swoim bankiem, operator*, dostawc*, obsługą klienta, obsługa klienta, skontaktuj się z nami, \
    napisz do nas, zadzwoń do nas, sklepem, szkołą, organizacj*, działem it, deweloper*, programist*, \
    autorem, twórc*
    """,
  blames: """
    zapomniałeś, zapomniałaś, wpisałeś, wpisałaś, wprowadziłeś, wprowadziłaś, podałeś, podałaś, wybrałeś, \
    wybrałaś, użyłeś, użyłaś, zrobiłeś, zrobiłaś, popełniłeś, popełniłaś, nie podałeś, nie podałaś, \
    nie wpisałeś, nie wpisałaś, nie wprowadziłeś, nie wprowadziłaś, nie wybrałeś, nie wybrałaś, \
    nie uzupełniłeś, nie wypełniłeś, nie wypełniłaś, pomyliłeś, pomyliłaś, twój błąd, twoja wina, \
    z twojej winy, wprowadziliście, wpisaliście, podaliście, zapomnieliście
    """,
  alarms: """
    fataln*, katastrof*, nielegaln*, zabronion*, zakazan*, abort, naruszeni*, naruszył*, panik*, \
    śmierteln*, zabit*, zabij*, karaln*
    """,
  jokes: """
    wpadka, ups, upss, oops, ojej, ojejku, oj, o nie, ajaj, aj, hop, hopla, kurczę, kurka, holender, \
    a niech to, o rety, rety, hmm, hm, brawo, hura, hurra, juhu, houston, ała, whoops, uch, och, łoj, ojoj
    """,
  courtesies: """
    przepraszamy, przepraszam, bardzo przepraszamy, przykro nam, przykro mi, bardzo nam przykro, wybacz, \
    przepraszamy za kłopot, przepraszamy za utrudnienia, za utrudnienia, dziękujemy, dziękuję, dzięki, \
    z góry dziękujemy
    """,
  buttons: "przycisk, przyciski, przycisku, przyciskiem",
  controls: """
    link, łącze, odnośnik, pole, pola, polu, ikona, ikonę, ikony, przełącznik, pole wyboru, strzałka, \
    strzałkę
    """,
  places: """
    poniżej, powyżej, na dole, u góry, na górze, po lewej, po prawej, po lewej stronie, \
    po prawej stronie, w prawym górnym rogu, w lewym górnym rogu, w prawym dolnym rogu, \
    w lewym dolnym rogu, poniższy, poniższe, poniższym, powyższy, powyższe, dolny, górny
    """,
  colors: """
    czerwon*, zielon*, niebiesk*, żółt*, pomarańczow*, szar*, na czerwono, na zielono, \
    zaznaczone na czerwono, oznaczone na czerwono
    """,
  clicks: "kliknij, klikaj, kliknąć, dwukrotnie kliknij",
  taps: "stuknij, stuknąć, dotknij, dotknąć",
  chooses: "wybierz, wybrać, naciśnij",
  agreements: "W porządku, Rozumiem",
  answers: "Tak, Nie",
  heres: "Kliknij tutaj, Kliknij tu, Dotknij tutaj, Tutaj",
  plainWords: [
    ("nielegaln", "niemożliwe"),
    ("zabronion zakazan", "niedozwolone"),
    ("zabit zabij", "zamknięte")
  ])
