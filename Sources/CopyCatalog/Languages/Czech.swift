/// Czech: an instruction begins with an imperative (“Zkontrolujte připojení”, “Zkus to znovu”) or says what the
/// reader can or must do (“můžete …”, “musíte …”). An infinitive alone offers a step (“Přesto uložit?”).
///
/// The imperative ends like the indicative in -ete only; those verbs stand here one by one.
let czech = Language(
  "cs", shape: "Nepodařilo se ⟨činnost⟩, protože ⟨příčina⟩. ⟨Co udělat⟩.",
  instructions: """
    *ste, otevřete, zavřete, odešlete, pošlete, zašlete, přepošlete, zkontroluj, zkus, vyzkoušej, zadej, \
    vyber, zvol, přihlas, odhlas, zapni, vypni, otevři, zavři, restartuj, aktualizuj, stáhni, nainstaluj, \
    nahraj, připoj, odpoj, počkej, vyčkej, kontaktuj, obrať, smaž, odstraň, uvolni, povol, přejdi, jdi, \
    klepni, klikni, ťukni, přidej, změň, ujisti, ulož, obnov, naskenuj, potvrď, vytvoř, použij, oprav, \
    odešli, pošli, napiš, vyplň, ověř, stiskni, podrž, přesuň, nastav, spusť, ukonči, zastav, vlož, vyjmi, \
    najdi, hledej, vyhledej, přečti, podívej, zeptej, požádej, zkopíruj, přejmenuj, nahlas, nezapomeň, \
    chcete, přejete si, přejete, chceš, nechceš, nechcete, co zkusit, chtěli byste, je třeba, je potřeba, \
    je nutné, bude třeba, bude nutné, bude potřeba
    """,
  alsoNouns: """
    *ovat, *nout, *dat, *sat, *zat, *vat, *slat, *hnat, *skat, *čkat, *mazat, *pnout, *stit, *nit, *zit, \
    *žit, *čit, *šit, *ložit, *jit, *pojit, *rušit, *tvořit, *lásit, *volit, *vřít, *číst, *jít, *vést, \
    *nést, *najít, smazat, poslat, zkusit, zkoušet, *sdílet, odeslat, načíst, stáhnout, *nechat
    """,
  requests: """
    *ejte, *ujte, *ajte, *ijte, *ojte, *yjte, *ějte, *ěte, *šte, *lte, *žte, *ďte, *ťte, *ňte, *řte, *rte, \
    *vte, kupte, kupte si, nechte, ponechte, zkuste, zkuste to znovu, zkuste to prosím znovu, \
    zkuste to později, zkuste to, přihlaste se, odhlaste se, můžete, můžeš, musíte, musíš, budete muset, \
    budeš muset, potřebujete, měli byste, měl byste, měla byste, doporučujeme, doporučuje se, \
    doporučeno je, je doporučeno, navrhujeme, stačí, postačí, je možné to, lze to, lze je, můžete také, \
    je vhodné, bylo by vhodné, prosíme, chcete to, nezapomeňte, je lepší, bude lepší
    """,
  undoings: """
    můžete jen, můžete pouze, můžete mít, můžete maximálně, můžete vybrat pouze, můžete vybrat maximálně, \
    můžete přidat pouze, můžete přidat maximálně, můžete nahrát pouze, musíte mít, musíte být, \
    musíte vyplnit, je třeba vyplnit, je nutné vyplnit, je potřeba vyplnit, je třeba zadat, je nutné zadat
    """,
  leadIns: """
    a, i, nebo, anebo, či, pak, poté, potom, nejprve, nejdříve, nejdřív, nyní, teď, také, taky, rovněž, \
    místo toho, prosím, prosíme, případně, popřípadě, eventuálně, dále, následně, jednoduše, jinak, \
    v opačném případě, ale, raději, ručně, znovu, opět, ještě, ještě jednou, tedy, tak, tudíž, proto, \
    možná, alternativně, kromě toho, navíc, později, pokud možno, v případě potřeby, v tom případě, \
    v takovém případě, k tomu, laskavě, vždy, vždycky, přesto, stále, nejlépe, pouze, jen, ihned, \
    okamžitě, nakonec, dodatečně, pokud ne
    """,
  openings: "takže, proto, tudíž",
  conditions: """
    pokud, jestliže, když, až, po, před, než, nežli, aby, abyste, abychom, pro, k, ke, do, dokud, \
    v případě, jakmile, ledaže, pokud chcete, chcete-li, jestli, kdyby, kdybyste, pro případ, za účelem, \
    máte-li, pokud můžete, pokud si přejete, přejete-li si, nemůžete-li, pokud musíte, jste-li, je-li, \
    není-li, potřebujete-li, můžete-li, -li, *-li
    """,
  reasons: """
    protože, neboť, jelikož, kvůli, z důvodu, z důvodů, vzhledem k, vzhledem ke, vinou, následkem, \
    v důsledku, poněvadž, díky, za příčinou, protože se
    """,
  retries: """
    zkuste to znovu, zkuste to znovu později, zkuste to prosím znovu, zkuste to prosím znovu později, \
    zkuste to prosím později, zkuste to později, zkuste to za chvíli, zkuste to ještě jednou, \
    zkuste to prosím ještě jednou, zkuste to opět, zkuste to opět později, zkuste to později znovu, \
    zkuste to prosím později znovu, zkuste znovu, zkuste prosím znovu, zkuste to za okamžik, \
    zkuste to za několik minut, zkuste to za pár minut, zkuste to jindy, zkuste to prosím za chvíli, \
    zkuste to, zkuste to prosím, zkuste později, zkuste ještě jednou, zkus to znovu, zkus to později, \
    zkus to znovu později, zkus to prosím znovu, zkus to ještě jednou, zopakujte akci, opakujte akci, \
    zopakujte, opakujte, opakujte pokus, zopakujte pokus, opakujte operaci, zopakujte to, \
    opakujte prosím akci, počkejte, počkejte chvíli, počkejte prosím, čekejte, čekejte prosím, vyčkejte, \
    vyčkejte prosím, vraťte se později, zkusit znovu, zkusit to znovu, zkusit to znovu později, zopakovat, \
    opakovat, opakovat akci, počkat, vyčkat, chcete to zkusit znovu, přejete si to zkusit znovu, \
    opakujte později, mějte strpení, prosíme o strpení, prosím o strpení, znovu zkusit, to zkusit znovu, \
    to zkusit později, znovu to zkuste, později to zkuste znovu, zkontrolujte to později, \
    pokuste se o to znovu, pokuste se znovu
    """,
  laters: """
    později, znovu, opět, ještě jednou, opětovně, brzy, zakrátko, za chvíli, za chvilku, za okamžik, \
    za moment, za několik minut, za pár minut, za minutu, za několik sekund, po chvíli, po nějaké době, \
    za nějakou dobu, za nějaký čas, jindy, chvíli, chvilku, okamžik, moment, minutu, několik minut, \
    několik sekund, zítra, trochu, teď, nyní, o něco později, někdy jindy, v jinou dobu
    """,
  functionWords: """
    a, i, o, u, v, ve, k, ke, ku, s, se, z, ze, na, do, od, ode, po, za, pro, při, pod, nad, před, přes, \
    mezi, bez, beze, ob, kvůli, dle, podle, pomocí, prostřednictvím, během, v průběhu, při práci s, \
    při práci se, nebo, anebo, či, ani, ale, však, že, aby, jak, jako, než, co, to, ten, ta, ti, ty, toho, \
    tomu, tom, tím, těch, těm, těmi, té, tu, tou, tento, tato, toto, tito, tyto, tohoto, této, tomuto, \
    tomto, tímto, těchto, těmto, tuto, touto, takový, taková, takové, takového, si, sebe, sobě, sebou, je, \
    jsou, jsem, jsi, jste, jsme, není, nejsou, nejsem, nejsi, nejste, nejsme, byl, byla, bylo, byly, byli, \
    být, nebyl, nebyla, nebylo, nebyly, nebyli, bude, budou, budete, budeme, nebude, nebudou, nebudete, \
    by, bychom, byste, bys, bych, abyste, abychom, může, mohou, můžou, mohl, mohla, mohlo, mohly, mohli, \
    můžeme, mohu, můžu, nemůže, nemohou, nemůžou, nemůžeme, nemohu, nemůžu, nemohl, nemohla, nemohlo, \
    nemohly, nemohli, nemůžete, možné, možný, možná, nemožné, lze, nelze, nešlo, jde, nejde, šlo, musí, \
    muset, musel, musela, nemusí, má, mají, měl, měla, mělo, měly, mít, máme, máte, nemá, nemají, nemáme, \
    nemáte, mám, nemám, neměl, on, ona, ono, oni, ony, jeho, její, jemu, jí, jej, ho, mu, ji, jím, jich, \
    jim, jimi, něj, něho, němu, něm, ním, ní, nich, nim, nimi, my, nás, nám, námi, tebe, tě, tobě, já, mě, \
    mne, mi, mně, vy, vás, vám, vámi, váš, vaše, vašeho, vaší, vašemu, vašem, vaším, vaši, vašich, vašim, \
    vašimi, tvůj, tvoje, tvého, tvé, svůj, svoje, svá, svého, své, svému, svém, svým, svou, svoji, svých, \
    náš, naše, našeho, naší, našem, naši, našich, můj, moje, mého, mé, moji, který, která, které, kterého, \
    kterému, kterém, kterým, kterou, kteří, kterých, jenž, jež, kdo, koho, komu, čeho, čemu, čím, jaký, \
    jaká, jaké, nějaký, nějaká, nějaké, nějakého, nějakou, nějakému, některý, některá, některé, některých, \
    jiný, jiná, jiné, jiného, jiným, jinou, jiných, další, dalšího, dalších, každý, každá, každé, všechno, \
    všechny, všechna, všech, všem, vše, vším, celý, celá, celé, sám, sama, samo, jeden, jedna, jedno, \
    jednoho, jedné, jednu, první, následující, následujícího, následujícím, žádný, žádná, žádné, žádného, \
    žádnou, žádných, nic, nikdo, ničeho, už, již, ještě, také, taky, též, rovněž, jen, pouze, dokonce, \
    velmi, příliš, moc, dost, právě, asi, pravděpodobně, zřejmě, patrně, zdá, zdát, nezdá, vypadá, \
    bohužel, naneštěstí, proto, tedy, tak, takto, pak, potom, poté, zde, tady, tam, kde, kam, kdy, když, \
    dosud, zatím, momentálně, nyní, teď, aktuálně, v současné době, v současnosti, v tuto chvíli, \
    v tomto okamžiku, dočasně, stále, pořád, vždy, nikdy, někdy, ano, ne, zda, jestli, jelikož, viz, např, \
    atd, apod, tzv, resp, přičemž, totiž, včetně, vůči, ohledně, mimo, kromě, místo, zvlášť, zkrátka, \
    prosím, nikoli, nikoliv
    """,
  genericWords: """
    něco, cokoli, cokoliv, něčeho, něčem, nezdařil*, zdařil*, nepodařil*, podařil*, podaří, nepodaří, \
    nedaří, daří, nepovedl*, povedl*, pokazil*, nevyšl*, selhal*, selhání, selhává, selže, stala, stalo, \
    stal, staly, nastal*, nastává, nastane, došlo, dochází, objevil*, vyskytl*, vyskytuje, vyskytují, \
    vznikl*, narazil*, nastaly, přihodil*, proběhl*, neproběhl*, způsobil*, způsoben*, neznám*, známý, \
    známá, neočekávan*, nečekan*, nepředvídan*, neurčen*, neurčit*, nespecifikovan*, neidentifikovan*, \
    nepředpokládan*, neošetřen*, interní, interního, interním, vnitřní, vnitřního, obecn*, všeobecn*, \
    běžn*, neplatn*, platn*, nesprávn*, správn*, chybn*, špatn*, nepovolen*, nepřípustn*, nevhodn*, vadn*, \
    operac*, akce, akci, akcí, akcím, činnost*, úkon*, požadavek, požadavku, požadavky, požadavkem, \
    požadavků, žádost*, dotaz, dotazu, dotazy, dotazem, proces, procesu, procesem, postup*, úloh*, úkol, \
    úkolu, úkoly, příkaz*, povel*, dokonč*, nedokonč*, ukončen*, nekompletn*, provést, proveden*, \
    provede*, provádě*, neproveden*, vykonat, vykonán*, vykonáv*, uskutečn*, zpracova*, zpracován*, \
    zpracováv*, zpracuj*, realizova*, obslouž*, úspěšn*, neúspěšn*, úspěch, neúspěch, kritick*, závažn*, \
    vážn*, fatální*, drobn*, systém, systému, systémem, systémy, systémov*, technick*, dočasn*, přechodn*, \
    důvod, důvodu, důvody, příčin*, podrobnost*, detail*, informac*, zpráva o chybě, chybová zpráva, údaj, \
    údaje, údajů, údajům, data, dat, datech, datům, daty, vstup, vstupu, vstupní*, výstup*, hodnot*, \
    parametr*, argument*, výsled*, zdroj, zdroje, zdrojů, zdroji, prostředek, prostředky, objekt*, prvek, \
    prvku, prvky, položk*, odpověď, odpovědi, odpovědí, server, serveru, serverem, servery, serverů, \
    servere, služb*, servis*, síť, sítě, síti, sítí, síťov*, aplikac*, program, programu, programem, \
    funkce, funkci, funkcí, vrátil*, vrací, vráceno, vrácen*, obdrž*, přijat*, přijal*, přijm*, získ*, \
    dostupn*, nedostupn*, dostupnost*, dispozici, k dispozici, přístup, přístupu, přístupem, odepřen*, \
    zamítnut*, odmítnut*, zakázán*, načten*, načít*, načtěn*, načetl*, načíst, pracuje, pracovat, funguje, \
    fungují, nefunguje, nefungují, fungoval*, fungovat, řádně, najít, nalezen*, nenalezen*, nalézt, \
    nenalezl*, nenašel, nenašl*, našel, našl*, hledal*, hledat, hledan*, věc, věci, způsob, způsobem, \
    čekání, čekal*, čeká, čekat, kód chyby, kódy chyb, chybový kód, ok, null, možno, možnost*, schopnost*, \
    chybějící*, funkcionalit*, schopen, schopn*, neschopn*, pokus*, chybov*, přihoď*, dojde, nedošlo, \
    nastat
    """,
  errorNouns: """
    chyba, chyby, chybě, chybu, chybou, chyb, chybám, chybách, chybami, problém, problému, problémem, \
    problémy, problémů, problémech, potíž, potíže, potíží, potížemi, výjimka, výjimky, výjimku, výjimkou, \
    výjimek, závada, závady, závadu, porucha, poruchy, poruše, poruchu, poruchou, výpadek, výpadku, \
    selhání, nesnáz*, obtíž*, havárie, havárii, komplikac*
    """,
  links: """
    při, během, v průběhu, u, s, se, v, ve, na, z, ze, do, pro, k, ke, kvůli, při pokusu o, při pokusu, \
    po, od, ve chvíli, v okamžiku, když, zatímco, znemožnil*, brání, týkající, související
    """,
  actions: """
    *ování, *ávání, *ání, *ení, *ění, *tí, synchronizac*, registrac*, autorizac*, autentizac*, \
    aktualizac*, instalac*, importu, exportu, zápisu, nákupu, tisku, chyba synchronizac*, \
    chyba registrac*, chyba autorizac*, chyba autentizac*, chyba autentifikac*, chyba přihlášení, \
    chyba přihlašování, chyba odesílání, chyba odeslání, chyba nahrávání, chyba stahování, chyba stažení, \
    chyba importu, chyba exportu, chyba zápisu, chyba čtení, chyba ukládání, chyba uložení, \
    chyba aktualizac*, chyba instalac*, chyba mazání, chyba smazání, chyba vytváření, chyba vytvoření, \
    chyba otevírání, chyba otevření, chyba přehrávání, chyba kopírování, chyba tisku, chyba vyhledávání, \
    chyba párování, chyba skenování, chyba sdílení, chyba transakc*, chyba nastavení, chyba přesunu, \
    chyba exportování, chyba importování, chyba dekódování, chyba převodu, chyba obnovení, chyba obnovy, \
    chyba platby, chyba nákupu, chyba aktivac*, chyba publikování, chyba přenosu, chyba ověření, \
    chyba ověřování, chyba přidání, chyba odstranění, chyba odhlášení, chyba migrac*
    """,
  predicates: """
    je, jsou, není, nejsou, byl, byla, bylo, byly, nebyl, nebyla, nebylo, nebyly, bude, budou, nebude, \
    nebudou, nelze, lze, nejde, nešlo, nemůže, nemohou, nemůžou, nemohu, nemůžeme, nemohl, nemohla, \
    nemohlo, nemohli, nemůžete, nepodařilo, nepodařila, nepodařil, podařilo, nezdařilo, nezdařila, \
    nezdařil, nezdařily, nedaří, nedá, nedalo, selhal, selhala, selhalo, selhaly, může, mohou, musí, \
    nesmí, smí, má, mají, nemá, nemají, došlo, nastala, nastal, nastalo, vyskytl, vyskytla, vyskytlo, \
    chybí, neexistuje, neexistují, existuje, jste, nejste, nemáte, nenalezen, nenalezena, nenalezeno, \
    nenalezeny, vyžaduje, nebylo možné, není možné, nedokázal, nedokáže, neúspěšné, neúspěšný, neúspěšná, \
    zakázáno, odepřen, odmítnut, nevyšlo
    """,
  requirements: """
    musí, musíte, nesmí, nemůže být, nemohou být, je třeba, je nutné, je potřeba, potřeba, nutné, povinn*, \
    vyžadován*, požadován*, vyžaduje, alespoň, nejméně, minimálně, přinejmenším, nejvýše, maximálně, \
    nanejvýš, ne více než, ne méně než, více než, méně než, mezi, pouze, jen, příliš krátk*, \
    příliš dlouh*, příliš velk*, příliš mal*, příliš mnoho, příliš málo, moc krátk*, moc dlouh*, \
    nebo více, nebo méně, povolen*, měl by, měla by, mělo by
    """,
  failures: """
    nepodařil*, nezdařil*, nepovedl*, nedaří, selhal*, selhání, nelze, nemůže, nemohou, nemohl*, nejde, \
    nešlo, nebylo možné, není možné, chyba, chyby, chybě, chybu, chybou, problém, problému, problémy, \
    potíž*, nenalezen*, neúspěšn*, neúspěch, odepřen*, zamítnut*, nedostupn*, není k dispozici, nefunguje, \
    pokazil*, nebyl, nebyla, nebylo, nebyly, výpadek
    """,
  successes: """
    úspěch, hotovo, dokončeno, uloženo, odesláno, přidáno, odstraněno, smazáno, aktualizováno, vytvořeno, \
    nahráno, nainstalováno, zkopírováno, vše hotovo, úspěšně, gratulujeme, blahopřejeme, podařilo se, \
    povedlo se, staženo, vše je připraveno
    """,
  successWords: "úspěšně",
  reservations: """
    ne, není, nejsou, nebyl*, nikdy, pouze, jen, částečně, skoro, téměř, bez, dokud, než, ledaže, pokud, \
    jestliže, když, jakmile, až, po, před, ale, avšak, však, kromě, žádný, žádná, žádné, nelze, nemůže, \
    nepodařil*, nezdařil*
    """,
  passing: """
    nepodařil*, nezdařil*, nepovedl*, nemohl, nemohla, nemohlo, nemohly, nemohli, nebyl, nebyla, nebylo, \
    nebyly, nebylo možné, nešlo, nenalezen*, neproběhl*, nedokázal*
    """,
  lasting: """
    nelze, nemůže, nemohou, nemůžou, nemůžete, nemůžeš, nemohu, nemůžu, nemůžeme, není možné, nejde, \
    nikdy, už ne, již ne, nebude, nebudou, nedokáže
    """,
  whens: """
    za několik minut, za několik sekund, za chvíli, za okamžik, za moment, za hodinu, za několik hodin, \
    za pár minut, zítra, automaticky, samo, minut, minuty, minutu, hodin, hodiny, hodinu, sekund, sekundy, \
    sekundu, dní, dny, den, dnů, týden, týdny, jakmile, až, když, brzy, zakrátko, do, během, dokud, \
    dnes večer, každý, každou, denně
    """,
  helpers: """
    podpora, podporu, podpory, podporou, podpoře, technick* podpor*, zákaznick* podpor*, \
    zákaznick* servis, helpdesk*, správce, správci, správcem, administrátor*, admin, admina, vaše banka, \
    svou banku, banku, bance, operátor*, poskytovatel*, kontaktujte nás, napište nám, zavolejte nám, \
    obraťte se na nás, obchod, škol*, organizac*, oddělení it, vývojář*, autor*
    """,
  blames: """
    zapomněli jste, zapomněl jste, zapomněla jste, zadali jste, zadal jste, nezadali jste, nezadal jste, \
    nevyplnili jste, nevyplnil jste, nevybrali jste, nevybral jste, vybrali jste špatn*, \
    zvolili jste špatn*, použili jste špatn*, použili jste nesprávn*, udělali jste chybu, \
    dopustili jste se, spletli jste, vaše chyba, vaší vinou, vaše vina, napsali jste, neuvedli jste, \
    uvedli jste, zapomněl jsi, zadal jsi, nezadal jsi, nevyplnil jsi, nevybral jsi, vámi zadan*, \
    poskytli jste, neposkytli jste
    """,
  alarms: """
    fatální*, kritick*, katastrof*, nezákonn*, nelegální*, ilegální*, zakázán*, nepovolen*, porušen*, \
    porušil*, přerušen*, panik*, poškozen*, vážn*, závažn*, smrteln*, zabit*, zničen*, havárie, abort, \
    násiln*
    """,
  jokes: """
    jejda, jejda jejda, ajaj, ajajaj, hups, ups, oops, ouha, ouvej, uf, ach, ach ne, ale ne, ó ne, hm, \
    hmm, no nazdar, sakra, sakryš, hopla, juchů, hurá, jupí, houstone, jé, jééé, jejky, a jé, a jéje, \
    ojoj, au, a sakra, whoops
    """,
  courtesies: """
    omlouváme se, omlouváme, omluvte, omlouvám se, promiňte, promiň, je nám líto, je nám to líto, \
    je mi líto, mrzí nás to, velmi nás to mrzí, litujeme, omluva, omluvte nás, za nepříjemnosti, \
    za potíže, za komplikace, děkujeme, děkuji, díky, předem děkujeme, lituji
    """)
