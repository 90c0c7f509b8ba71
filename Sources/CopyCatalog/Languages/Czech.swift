/// Czech: an instruction has an imperative (“Zkontrolujte připojení”, “Zkus to znovu”) or says what the
/// reader can or must do (“můžete …”, “je třeba …”). An infinitive alone offers a step (“Přesto uložit?”).
/// Endings stand for the imperatives; those in -ete, which end like the indicative, stand one by one.
let czech = Language(
  "cs", shape: "Nepodařilo se ⟨činnost⟩, protože ⟨příčina⟩. ⟨Co udělat⟩.",
  instructions: """
    *ávej, *hlaste, *ívej, *kej, *kuste, *neste, *uj, aktualizuj, buď, chceš, chcete, chtěli byste, \
    co zkusit, dbej, dokončete, hledej, jdi, je nutné, je potřeba, je třeba, klepni, klikni, kontaktuj, \
    měj, nahlas, nahraj, nainstaluj, najdi, nakreslete, napiš, naskenuj, nastav, nechceš, nechcete, \
    nezapomeň, obnov, obrať, odešlete, odešli, odhlas, odpoj, odstraň, oprav, otevřete, otevři, ověř, \
    pamatuj, počítej, počkej, podívej, podrž, pošlete, pošli, potvrď, použij, povol, požádej, přečti, \
    přejdi, přejete, přejete si, přejmenuj, přepošlete, přesuň, přidej, přihlas, připoj, pusť, restartuj, \
    rozdělete, sdílej, smaž, sniž, spusť, stáhni, stiskni, ťukni, ujisti, ukončete, ukonči, ulož, určete, \
    uvolni, vlož, vrať, vyber, vyčkej, vyhledej, vyjádřete, vyjmi, vylepšete, vyplň, vypni, vytvoř, \
    vyzkoušej, zadej, zakaž, zapni, zašlete, zastav, zavřete, zavři, zeptej, zkontroluj, zkopíruj, zkus, \
    zlepšete, změň, zmenšete, zruš, zvětšete, zvol, zvyš
    """,
  alsoNouns: """
    *číst, *čit, *čkat, *dat, *hnat, *jit, *jít, *lásit, *ložit, *mazat, *najít, *nechat, *nést, *nit, \
    *nout, *ovat, *pnout, *pojit, *rušit, *sat, *sdílet, *šit, *skat, *slat, *stit, *tvořit, *vat, *vést, \
    *volit, *vřít, *zat, *zit, *žit, načíst, odeslat, poslat, smazat, stáhnout, zkoušet, zkusit
    """,
  requests: """
    *ajte, *bte, *ďte, *ejte, *ějte, *ěte, *ičte, *ijte, *kočte, *lte, *mte, *nčte, *ňte, *ojte, *pečte, \
    *pte, *řte, *rte, *šte, *točte, *třeste, *ťte, *učte, *ujte, *vte, *yjte, *značte, *zte, *žte, \
    bude lepší, bude nutné *t, bude potřeba *t, bude třeba *t, budeš muset, budete muset, bylo by vhodné, \
    chcete to, doporučeno je, doporučuje se, doporučujeme, je doporučeno, je lepší, je možné *t, \
    je možné to, je nezbytné *t, je nutné *t, je nutné znovu, je nutno *t, je potřeba *t, je třeba *t, \
    je třeba nejdříve, je třeba nejprve, je třeba znovu, je vhodné, kupte, kupte si, lze *t, lze je, \
    lze také, lze to, lze znovu, měl byste, měla byste, měli byste, musíš, musíte, můžeš, můžete, \
    můžete také, navrhujeme, nechte, odhlaste se, ponechte, postačí, potřebujete, přihlaste se, prosíme, \
    stačí, zkuste, zkuste to, zkuste to později, zkuste to prosím znovu, zkuste to znovu
    """,
  undoings: """
    je možné *t až, je možné *t jen, je možné *t pouze, je nutné vyplnit, je nutné zadat, \
    je potřeba vyplnit, je potřeba zadat, je třeba vyplnit, je třeba zadat, lze *t až, lze *t jen, \
    lze *t maximálně, lze *t nejvýše, lze *t pouze, lze jen, lze pouze, musíte být, musíte mít, \
    musíte vyplnit, můžete *t až, můžete *t jen, můžete *t maximálně, můžete *t nejvýše, můžete *t pouze, \
    můžete jen, můžete maximálně, můžete mít, můžete nahrát pouze, můžete pouze, můžete přidat maximálně, \
    můžete přidat pouze, můžete vybrat maximálně, můžete vybrat pouze
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
    *-li, -li, aby, abychom, abyste, až, chcete-li, do, dokud, jakmile, je-li, jestli, jestliže, jste-li, \
    k, kdyby, kdybyste, když, ke, ledaže, máte-li, můžete-li, nemůžete-li, není-li, než, nežli, po, pokud, \
    pokud chcete, pokud musíte, pokud můžete, pokud si přejete, potřebujete-li, před, přejete-li si, pro, \
    pro případ, v případě, za účelem
    """,
  reasons: """
    protože, neboť, jelikož, kvůli, z důvodu, z důvodů, vzhledem k, vzhledem ke, vinou, následkem, \
    v důsledku, poněvadž, díky, za příčinou, protože se
    """,
  retries: """
    čekejte, čekejte prosím, chcete to zkusit znovu, mějte strpení, opakovat, opakovat akci, opakujte, \
    opakujte akci, opakujte operaci, opakujte pokus, opakujte později, opakujte prosím akci, počkat, \
    počkejte, počkejte chvíli, počkejte prosím, pokuste se o to znovu, pokuste se znovu, \
    později to zkuste znovu, přejete si to zkusit znovu, prosím o strpení, prosíme o strpení, \
    to zkusit později, to zkusit znovu, vraťte se později, vyčkat, vyčkejte, vyčkejte prosím, \
    zkontrolujte to později, zkus to ještě jednou, zkus to později, zkus to prosím znovu, zkus to znovu, \
    zkus to znovu později, zkusit to znovu, zkusit to znovu později, zkusit znovu, zkuste ještě jednou, \
    zkuste později, zkuste prosím znovu, zkuste to, zkuste to ještě jednou, zkuste to jindy, \
    zkuste to opět, zkuste to opět později, zkuste to později, zkuste to později znovu, zkuste to prosím, \
    zkuste to prosím ještě jednou, zkuste to prosím později, zkuste to prosím později znovu, \
    zkuste to prosím za chvíli, zkuste to prosím znovu, zkuste to prosím znovu později, \
    zkuste to za chvíli, zkuste to za několik minut, zkuste to za okamžik, zkuste to za pár minut, \
    zkuste to znovu, zkuste to znovu později, zkuste znovu, znovu to zkuste, znovu zkusit, zopakovat, \
    zopakujte, zopakujte akci, zopakujte pokus, zopakujte to
    """,
  laters: """
    později, znovu, opět, ještě jednou, opětovně, brzy, zakrátko, za chvíli, za chvilku, za okamžik, \
    za moment, za několik minut, za pár minut, za minutu, za několik sekund, po chvíli, po nějaké době, \
    za nějakou dobu, za nějaký čas, jindy, chvíli, chvilku, okamžik, moment, minutu, několik minut, \
    několik sekund, zítra, trochu, teď, nyní, o něco později, někdy jindy, v jinou dobu
    """,
  functionWords: """
    opravdu, skutečně, a, i, o, u, v, ve, k, ke, ku, s, se, z, ze, na, do, od, ode, po, za, pro, při, pod, \
    nad, před, přes, mezi, bez, beze, ob, kvůli, dle, podle, pomocí, prostřednictvím, během, v průběhu, \
    při práci s, při práci se, nebo, anebo, či, ani, ale, však, že, aby, jak, jako, než, co, to, ten, ta, \
    ti, ty, toho, tomu, tom, tím, těch, těm, těmi, té, tu, tou, tento, tato, toto, tito, tyto, tohoto, \
    této, tomuto, tomto, tímto, těchto, těmto, tuto, touto, takový, taková, takové, takového, si, sebe, \
    sobě, sebou, je, jsou, jsem, jsi, jste, jsme, není, nejsou, nejsem, nejsi, nejste, nejsme, byl, byla, \
    bylo, byly, byli, být, nebyl, nebyla, nebylo, nebyly, nebyli, bude, budou, budete, budeme, nebude, \
    nebudou, nebudete, by, bychom, byste, bys, bych, abyste, abychom, může, mohou, můžou, mohl, mohla, \
    mohlo, mohly, mohli, můžeme, mohu, můžu, nemůže, nemohou, nemůžou, nemůžeme, nemohu, nemůžu, nemohl, \
    nemohla, nemohlo, nemohly, nemohli, nemůžete, možné, možný, možná, nemožné, lze, nelze, nešlo, jde, \
    nejde, šlo, musí, muset, musel, musela, nemusí, má, mají, měl, měla, mělo, měly, mít, máme, máte, \
    nemá, nemají, nemáme, nemáte, mám, nemám, neměl, on, ona, ono, oni, ony, jeho, její, jemu, jí, jej, \
    ho, mu, ji, jím, jich, jim, jimi, něj, něho, němu, něm, ním, ní, nich, nim, nimi, my, nás, nám, námi, \
    tebe, tě, tobě, já, mě, mne, mi, mně, vy, vás, vám, vámi, váš, vaše, vašeho, vaší, vašemu, vašem, \
    vaším, vaši, vašich, vašim, vašimi, tvůj, tvoje, tvého, tvé, svůj, svoje, svá, svého, své, svému, \
    svém, svým, svou, svoji, svých, náš, naše, našeho, naší, našem, naši, našich, můj, moje, mého, mé, \
    moji, který, která, které, kterého, kterému, kterém, kterým, kterou, kteří, kterých, jenž, jež, kdo, \
    koho, komu, čeho, čemu, čím, jaký, jaká, jaké, nějaký, nějaká, nějaké, nějakého, nějakou, nějakému, \
    některý, některá, některé, některých, jiný, jiná, jiné, jiného, jiným, jinou, jiných, další, dalšího, \
    dalších, každý, každá, každé, všechno, všechny, všechna, všech, všem, vše, vším, celý, celá, celé, \
    sám, sama, samo, jeden, jedna, jedno, jednoho, jedné, jednu, první, následující, následujícího, \
    následujícím, žádný, žádná, žádné, žádného, žádnou, žádných, nic, nikdo, ničeho, už, již, ještě, také, \
    taky, též, rovněž, jen, pouze, dokonce, velmi, příliš, moc, dost, právě, asi, pravděpodobně, zřejmě, \
    patrně, zdá, zdát, nezdá, vypadá, bohužel, naneštěstí, proto, tedy, tak, takto, pak, potom, poté, zde, \
    tady, tam, kde, kam, kdy, když, dosud, zatím, momentálně, nyní, teď, aktuálně, v současné době, \
    v současnosti, v tuto chvíli, v tomto okamžiku, dočasně, stále, pořád, vždy, nikdy, někdy, ano, ne, \
    zda, jestli, jelikož, viz, např, atd, apod, tzv, resp, přičemž, totiž, včetně, vůči, ohledně, mimo, \
    kromě, místo, zvlášť, zkrátka, prosím, nikoli, nikoliv
    """,
  genericWords: """
    na naší straně, z naší strany, udělat, udělal*, v pořádku, rozbil*, porouchal*, nezafungoval*, \
    zafungoval*, požadovan*, něco, cokoli, cokoliv, něčeho, něčem, nezdařil*, zdařil*, nepodařil*, \
    podařil*, podaří, nepodaří, nedaří, daří, nepovedl*, povedl*, pokazil*, nevyšl*, selhal*, selhání, \
    selhává, selže, stala, stalo, stal, staly, nastal*, nastává, nastane, došlo, dochází, objevil*, \
    vyskytl*, vyskytuje, vyskytují, vznikl*, narazil*, nastaly, přihodil*, proběhl*, neproběhl*, \
    způsobil*, způsoben*, neznám*, známý, známá, neočekávan*, nečekan*, nepředvídan*, neurčen*, neurčit*, \
    nespecifikovan*, neidentifikovan*, nepředpokládan*, neošetřen*, interní, interního, interním, vnitřní, \
    vnitřního, obecn*, všeobecn*, běžn*, neplatn*, platn*, nesprávn*, správn*, chybn*, špatn*, nepovolen*, \
    nepřípustn*, nevhodn*, vadn*, operac*, akce, akci, akcí, akcím, činnost*, úkon*, požadavek, požadavku, \
    požadavky, požadavkem, požadavků, žádost*, dotaz, dotazu, dotazy, dotazem, proces, procesu, procesem, \
    postup*, úloh*, úkol, úkolu, úkoly, příkaz*, povel*, dokonč*, nedokonč*, ukončen*, nekompletn*, \
    provést, proveden*, provede*, provádě*, neproveden*, vykonat, vykonán*, vykonáv*, uskutečn*, \
    zpracova*, zpracován*, zpracováv*, zpracuj*, realizova*, obslouž*, úspěšn*, neúspěšn*, úspěch, \
    neúspěch, kritick*, závažn*, vážn*, fatální*, drobn*, systém, systému, systémem, systémy, systémov*, \
    technick*, dočasn*, přechodn*, důvod, důvodu, důvody, příčin*, podrobnost*, detail*, informac*, \
    zpráva o chybě, chybová zpráva, údaj, údaje, údajů, údajům, data, dat, datech, datům, daty, vstup, \
    vstupu, vstupní*, výstup*, hodnot*, parametr*, argument*, výsled*, zdroj, zdroje, zdrojů, zdroji, \
    prostředek, prostředky, objekt*, prvek, prvku, prvky, položk*, odpověď, odpovědi, odpovědí, server, \
    serveru, serverem, servery, serverů, servere, služb*, servis*, síť, sítě, síti, sítí, síťov*, \
    aplikac*, program, programu, programem, funkce, funkci, funkcí, vrátil*, vrací, vráceno, vrácen*, \
    obdrž*, přijat*, přijal*, přijm*, získ*, dostupn*, nedostupn*, dostupnost*, dispozici, k dispozici, \
    přístup, přístupu, přístupem, odepřen*, zamítnut*, odmítnut*, zakázán*, načten*, načít*, načetl*, \
    načíst, pracuje, pracovat, funguje, fungují, nefunguje, nefungují, fungoval*, fungovat, řádně, najít, \
    nalezen*, nenalezen*, nalézt, nenalezl*, nenašel, nenašl*, našel, našl*, hledal*, hledat, hledan*, \
    věc, věci, způsob, způsobem, čekání, čekal*, čeká, čekat, kód chyby, kódy chyb, chybový kód, ok, null, \
    možno, možnost*, schopnost*, chybějící*, funkcionalit*, schopen, schopn*, neschopn*, pokus*, chybov*, \
    přihoď*, dojde, nedošlo, nastat
    """,
  errorNouns: """
    problém se, problémy se, potíž se, potíže se, chyba, chyby, chybě, chybu, chybou, chyb, chybám, \
    chybách, chybami, problém, problému, problémem, problémy, problémů, problémech, potíž, potíže, potíží, \
    potížemi, výjimka, výjimky, výjimku, výjimkou, výjimek, závada, závady, závadu, porucha, poruchy, \
    poruše, poruchu, poruchou, výpadek, výpadku, selhání, nesnáz*, obtíž*, havárie, havárii, komplikac*
    """,
  links: """
    při, během, v průběhu, u, s, problém se, problémy se, potíž se, potíže se, v, ve, na, z, ze, do, pro, \
    k, ke, kvůli, při pokusu o, při pokusu, po, od, ve chvíli, v okamžiku, když, zatímco, znemožnil*, \
    brání, týkající, související
    """,
  actions: """
    *ání, *ávání, *ení, *ění, *ování, *tí, aktualizac*, autentizac*, autorizac*, chyba aktivac*, \
    chyba aktualizac*, chyba autentifikac*, chyba autentizac*, chyba autorizac*, chyba čtení, \
    chyba dekódování, chyba exportování, chyba exportu, chyba importování, chyba importu, chyba instalac*, \
    chyba kopírování, chyba mazání, chyba migrac*, chyba nahrávání, chyba nákupu, chyba nastavení, \
    chyba obnovení, chyba obnovy, chyba odesílání, chyba odeslání, chyba odhlášení, chyba odstranění, \
    chyba otevírání, chyba otevření, chyba ověření, chyba ověřování, chyba párování, chyba platby, \
    chyba přehrávání, chyba přenosu, chyba přesunu, chyba převodu, chyba přidání, chyba přihlášení, \
    chyba přihlašování, chyba publikování, chyba registrac*, chyba sdílení, chyba skenování, \
    chyba smazání, chyba stahování, chyba stažení, chyba synchronizac*, chyba tisku, chyba transakc*, \
    chyba ukládání, chyba uložení, chyba vyhledávání, chyba vytváření, chyba vytvoření, chyba zápisu, \
    exportu, importu, instalac*, nákupu, registrac*, synchronizac*, tisku, zápisu
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
    sekundu, dní, dny, den, dnů, týden, týdny, jakmile, až, když, brzy, zakrátko, během několika, dokud, \
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
    fatální*, katastrof*, nezákonn*, nelegální*, ilegální*, zakázán*, porušen*, porušil*, panik*, \
    smrteln*, zabit*, havárie, abort, násiln*
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
    """,
  buttons: "tlačítko, tlačítka, tlačítku, tlačítkem",
  controls: "odkaz, odkazy, pole, poli, políčko, políčka, ikona, ikonu, přepínač, šipka, šipku",
  places: """
    níže, výše, dole, nahoře, vlevo, vpravo, vlevo dole, vpravo dole, vlevo nahoře, vpravo nahoře, \
    dolní, horní, levé, pravé
    """,
  colors: """
    červen*, zelen*, modré, modrá, modrý, modrou, žlut*, oranžov*, šed*, červeně, zeleně, \
    červeně označené, červeně zvýrazněné
    """,
  clicks: "klikni, klikněte, kliknout, dvakrát klikněte",
  taps: "klepni prstem, klepněte prstem, ťukněte",
  chooses: "vyber, vyberte, zvol, zvolte, stiskni, stiskněte",
  agreements: "Dobře, Rozumím",
  answers: "Ano, Ne",
  heres: "Klikněte zde, Klikněte sem, Klikni sem, Klikni zde, Zde, Sem",
  plainWords: [
    ("nezákonn nelegální ilegální", "není možné"),
    ("zakázán", "není povoleno"),
    ("zabit", "ukončeno")
  ])
