/// Dutch: an instruction begins with the stem of a verb (“Controleer de verbinding”) or ends with an
/// infinitive (“Opnieuw proberen”). In statements the same infinitive stands with an auxiliary (“kan niet
/// openen”) or after “te”. Some stems are nouns or adjectives too (“update”, “open”).
let dutch = Language(
  "nl", shape: "⟨Wat⟩ kan niet worden ⟨gedaan⟩ omdat ⟨oorzaak⟩. ⟨Wat te doen⟩.",
  classifiesBefore: true,
  instructions: """
    aanvaard, accepteer, achterhaal, activeer, actualiseer, annuleer, archiveer, autoriseer, beantwoord, \
    bedek, beëindig, begin, beheer, bekijk, benader, bepaal, beperk, bereken, beschrijf, bescherm, bestel, \
    betaal, beveilig, bevestig, bewaar, beweeg, bewerk, bezoek, bezorg, bied, blijf, blokkeer, boek, \
    breng, combineer, configureer, contacteer, controleer, converteer, corrigeer, deactiveer, deblokkeer, \
    deïnstalleer, de-installeer, doe, doorloop, doorzoek, draai, druk, duw, exporteer, formatteer, ga, \
    gebruik, geef, geef toegang, haal, hanteer, herhaal, herlaad, hernieuw, hernoem, herstart, herstel, \
    herzie, heropen, herinstalleer, hou, houd, identificeer, importeer, informeer, installeer, inspecteer, \
    kalibreer, kies, kijk, klik, koop, kom, koppel, kopieer, laad, laat, leeg, lees, leg, let erop, \
    let op dat, let goed op, lever, log, los, maak, markeer, meld, migreer, minimaliseer, mail, negeer, \
    neem, noteer, onderbreek, ondersteun, onderteken, ontgrendel, onthoud, ontkoppel, ontspan, ontvang, \
    open, overleg, overschrijf, overweeg, pas, pauzeer, plaats, plak, plan, positioneer, print, probeer, \
    raadpleeg, raak, reageer, reactiveer, reduceer, regel, registreer, reinig, repareer, rond, roep, ruim, \
    scan, schakel, scheid, schrap, schrijf, schuif, selecteer, sla, sleep, sluit, solliciteer, sorteer, \
    specificeer, speel, splits, spreek, sta, start, steek, stel, stem, stop, stuur, sync, synchroniseer, \
    tik, test, toon, trek, typ, type, update, upgrade, upload, download, verander, verberg, verbeter, \
    verbind, verbreek, verdeel, vereenvoudig, verfijn, vergelijk, vergeet niet, vergrendel, vergroot, \
    verhoog, verifieer, verkies, verklein, verkort, verlaag, verlaat, verleen, verleng, verminder, \
    vermijd, vernieuw, verplaats, verschaf, verstuur, vertel, vertrouw, vervang, vervolg, vervolledig, \
    verwijder, verwissel, verzend, verzamel, verzeker u, verzeker je, verzoek, vink, voeg, voer, voltooi, \
    volg, voorkom, voorzie, vraag, vul, waarborg, wacht, wees, weiger, wend u, wend je, werk, wijs, \
    wijzig, wis, wissel, wend, zend, zet, zoek, zoom, zorg, zorg ervoor, zie, zonder u af, abonneer, \
    ontdek, geef toe, herschrijf, herbegin, ontwerp, ontsleutel, versleutel, comprimeer, filter, tap, \
    swipe, veeg, houd ingedrukt, laat los, parkeer, scroll, blader, navigeer, ga terug, keer terug, deel, \
    bel, sms, e-mail, mail ons, chat, check, dubbelcheck, reset, refresh, koppel los, plug, verhelp, \
    verricht, vermeld, verstrek, respecteer, *eer, aarzel niet, beoordeel, dien, draag, duid, gooi, hang, \
    help, hef, keur, klem, knijp, kras, leid, lijn, meet, onderhoud, onderzoek, pers, richt, rol, schud, \
    stap, strijk, teken, toets, tref, verdraai, ververs, verkrijg, verbruik, verkoop, vertrek, verwijs, \
    waarschuw, weeg, werp, word, kort, spreid, spaar, snijd, let op het, let op de, let op of, \
    let op hoofdletters, let op uw, let op je, bereid, breid, bind, ontdoe, stap over, overtuig u, \
    overtuig je, vergewis u, vergewis je, maak u, bouw, help ons, dubbeltik, dubbelklik, klik dubbel, \
    maximaliseer, bedien, betrek, bestudeer, bekrachtig, denk, denk eraan, eis, erken, garandeer, hervat, \
    herinner, meng, ontzie, vorm, kantel, luister, praat, publiceer
    """,
  alsoNouns: """
    open, start, stop, update, upgrade, upload, download, log, test, scan, print, type, werk, deel, bel, \
    plaats, ruim, pas, plan, los, mail, e-mail, sms, chat, vraag, herstel, gebruik, beheer, filter, check, \
    reset, sync, druk, begin, verzoek, rond, bezoek, overleg, zoom, tap, vervolg, refresh, dien, hang, \
    help, meet, onderhoud, onderzoek, rol, stap, teken, toets, kort, verbruik, verkoop, vertrek, pers, \
    bouw, eis, vorm, word
    """,
  objects: """
    de, het, een, je, uw, jouw, dit, deze, die, dat, alle, hem, haar, ze, ons, naar, op, of, met, opnieuw, \
    eerst, aan, uit, bij, geen, in, om, ook, ten, contact, iets, minder, meer, een andere, andere, af, \
    door, zo, deze keer, hier, daar, langs, nu
    """,
  closings: """
    *eren, *proberen, *openen, *sluiten, *starten, *zetten, *stellen, *schakelen, *melden, *loggen, \
    *zenden, *sturen, *kiezen, *zoeken, *voeren, *vullen, *voegen, *wijzigen, *wissen, *slaan, *bewaren, \
    *vervangen, *vernieuwen, *updaten, *upgraden, *downloaden, *uploaden, *klikken, *tikken, *drukken, \
    *typen, *kopen, *betalen, *delen, *koppelen, *verbinden, *verbreken, *bevestigen, *toevoegen, \
    *toestaan, *gebruiken, *verplaatsen, *verkleinen, *verlengen, *verkorten, *verhogen, *verlagen, \
    *beperken, *vermijden, *wachten, *stoppen, *beëindigen, *bewerken, *maken, *doen, *nemen, *geven, \
    *halen, *laden, *lezen, *bekijken, *kijken, *gaan, *plaatsen, *plakken, *scannen, *printen, \
    *afdrukken, *resetten, *herstellen, *herhalen, *hernoemen, *syncen, *testen, *checken, *ontgrendelen, \
    *vergrendelen, *schrijven, *beantwoorden, *wisselen, *trekken, *steken, *leggen, *houden, *verlenen, \
    *verkennen, *volgen, *bezoeken, *bellen, *mailen, *vragen, *aanpassen, *passen, *overslaan, *doorgaan, \
    *leegmaken, *uitzetten, *verstrekken, *verhelpen, *oplossen, *voltooien, *afronden, *raadplegen, \
    *laten, *verbergen, *tonen, *inschakelen, *overschrijven, *blijven, opnieuw proberen, \
    nogmaals proberen, later proberen, *werken, *vinken, *raken, *wijzen, *keuren, *beveiligen, *reinigen, \
    *versen, *ruimen, legen*, *vegen, *slepen, *schuiven, *draaien, *tekenen, *brengen, *pakken, *spelen, \
    *aanvaarden, *machtigen, *duwen, *swipen, *tappen, *scrollen, *zoomen, *parkeren, *negeren, \
    *vermelden, *vergroten, *verwisselen, *overwegen, *bestellen, *annuleren, *binden, inschakelen*
    """,
  requests: """
    alstublieft, alsjeblieft, a.u.b, aub, gelieve, graag, je kunt, kun je, u kunt, kunt u, je kan, kan je, \
    u kan, kan u, jullie kunnen, je moet, moet je, u moet, moet u, je dient, dien je, u dient, dient u, \
    je hoeft alleen, wil je, wilt u, wil u, willen jullie, je zou kunnen, u zou kunnen, je mag, u mag, \
    u zult, je zult, zul je, zult u, je zou moeten, u zou moeten, wil je graag, we raden aan, \
    we raden je aan, we raden u aan, wij raden aan, raden we aan, raden wij aan, we adviseren, \
    wij adviseren, wordt aanbevolen, wordt aangeraden, het is aan te raden, aan te raden, wij verzoeken, \
    we verzoeken, verzoeken wij, het kan helpen, kan helpen, helpt het om, misschien helpt, het beste, \
    je kunt ook, u kunt ook, moet worden gecontroleerd, moeten worden gecontroleerd, moeten we, zullen we, \
    zal ik, wees zo vriendelijk, raadzaam, is verstandig, we bevelen aan, wij bevelen aan, bevelen we aan, \
    vind je in, vind je op, vindt u in, vindt u op
    """,
  undoings: """
    je kunt niet, u kunt niet, je kan niet, u kan niet, kun je niet, kunt u niet, kan je niet, kan u niet, \
    je kunt geen, u kunt geen, je kan geen, u kan geen, kun je geen, kunt u geen, je kunt alleen, \
    u kunt alleen, kun je alleen, kunt u alleen, je kunt slechts, u kunt slechts, kun je slechts, \
    kunt u slechts, je kunt maar, u kunt maar, je kunt maximaal, u kunt maximaal, kun je maximaal, \
    kunt u maximaal, je kunt hoogstens, u kunt hoogstens, je kunt pas, u kunt pas, kun je pas, kunt u pas, \
    je kunt nu, u kunt nu, je mag niet, u mag niet, je mag geen, u mag geen, je mag alleen, u mag alleen, \
    je mag maximaal, u mag maximaal, je mag slechts, u mag slechts, je mag hoogstens, u mag hoogstens, \
    je mag maar, u mag maar, je moet minstens, u moet minstens, je moet minimaal, u moet minimaal, \
    je zult niet, u zult niet, zul je niet, zult u niet, jaar oud zijn, niet *en, niet opslaan, \
    niet toestaan, niet slaan, niet doorgaan, niet verdergaan, niet overslaan, er zijn geen, er is geen, \
    gepauzeerd, geannuleerd, afgebroken, onderbroken, uitgenodigd worden, uitgenodigd zijn, \
    worden uitgenodigd, zijn uitgenodigd, je moet beschikken, u moet beschikken
    """,
  leadIns: """
    en, of, en of, dan, daarna, eerst, vervolgens, nu, ook, eventueel, anders, gewoon, alleen, \
    alternatief, tot slot, ten slotte, tenslotte, daarom, dus, maar, hiervoor, daarvoor, \
    in plaats daarvan, als alternatief, zo nodig, indien nodig, indien mogelijk, hoe dan ook, best, \
    dan ook, liefst, tip, ofwel, misschien, even, eens, nogmaals
    """,
  openings: "dus, om",
  conditions: """
    als, indien, wanneer, zodra, nadat, na, voordat, voor, om, zolang, tenzij, totdat, tot, mocht, \
    mochten, zodat, of, in geval van, alvorens, in het geval, voordat je kunt, voordat u kunt, \
    als je kunt, als u kunt, zodat je kunt, zodat u kunt, wanneer je kunt
    """,
  reasons: "omdat, want, aangezien, doordat",
  retries: """
    probeer het, probeer dit, probeer opnieuw, probeer later, probeer nogmaals, probeer nog eens, probeer, \
    probeert u het, probeer ’t, proberen, opnieuw proberen, nogmaals proberen, later proberen, \
    het opnieuw proberen, te proberen, het later opnieuw proberen, wacht, wachten, even wachten, \
    wacht even, herhaal, herhaal de bewerking, kom, kom later, terugkomen, geduld, even geduld, \
    nog een keer proberen, kom terug, heb geduld, wees geduldig, een ogenblik geduld, een moment geduld, \
    een moment, een ogenblik, een ogenblikje, momentje, nog even geduld
    """,
  laters: """
    later, opnieuw, nogmaals, nog eens, nog een keer, nog, een keer, eens, weer, straks, zo dadelijk, \
    binnenkort, over enkele minuten, over een paar minuten, over enkele ogenblikken, over een tijdje, \
    over een moment, even, een moment, een ogenblik, een ogenblikje, een poosje, een tijdje, een minuut, \
    enkele minuten, een paar minuten, op een later moment, op een later tijdstip, een later moment, \
    een later tijdstip, een andere keer, nu, terug, zo meteen, spoedig, enige tijd, minuten, minuut, \
    tijdje, moment, ogenblik, seconden, eens even, alsnog, gerust
    """,
  functionWords: """
    de, het, een, ’t, 't, ’n, dit, dat, deze, die, geen, elk, elke, ieder, iedere, alle, alles, al, \
    enkele, enige, sommige, ander, andere, zelf, zulke, zo’n, welke, welk, wat, wie, waar, waarom, hoe, \
    wanneer, waarmee, waarin, waarvan, ik, mij, me, mijn, jij, je, jou, jouw, jullie, u, uw, hij, zij, ze, \
    hem, haar, hun, hen, wij, we, ons, onze, zich, men, er, hier, daar, ermee, erop, erin, ervan, hiervan, \
    hiermee, hierop, daarvan, daarmee, ertoe, in, op, aan, uit, bij, door, voor, van, met, naar, om, over, \
    onder, tussen, tegen, tijdens, sinds, per, via, zonder, binnen, buiten, na, tot, vanaf, vanuit, \
    vanwege, wegens, doordat, dankzij, gedurende, rond, als, dan, of, en, maar, want, omdat, aangezien, \
    zodat, terwijl, toen, niet, niets, nooit, nog, niet meer, ook, alleen, slechts, heel, erg, zeer, \
    te veel, meer, minder, veel, weinig, ongeveer, helaas, op dit moment, momenteel, op het moment, nu, \
    zojuist, net, blijkbaar, kennelijk, waarschijnlijk, mogelijk, misschien, wellicht, ja, nee, even, wel, \
    toch, hierbij, daarbij, echter, dus, daarom, hierdoor, daardoor, hallo, beste, gewoon, steeds, altijd, \
    soms, vaak, plotseling, ooit, mee, toe, af, heen, lijkt, lijken, schijnt, blijkt, probeerde, \
    probeerden, poging, pogingen, poging om, getracht, trachten, probeert, proberen om, bezig, was bezig, \
    één, eentje, volgende, zijn, volledig, geheel, helemaal, eerst, echt, alstublieft, alsjeblieft, \
    dergelijke, nogal, bijv, enz, tevens, verder, daarna, namelijk, niet worden, niet kunnen, niet hebben, \
    niet moeten, niet mogen, niet zullen, niet zijn, niet willen, die je kunt, die u kunt, die je kan, \
    dat je kunt, dat u kunt, dat je moet, dat u moet, die je moet, die u moet, waarmee je kunt, \
    zodat je kunt, zodat u kunt, reeds, volgens, neer, keer, alweer, sedert, alwaar
    """,
  genericWords: """
    iets, ergens, mis, misgegaan, misging, misgelopen, fout, fouts, verkeerd, verkeerde, verkeerds, ging, \
    gegaan, gaat, gaan, liep, gelopen, loopt, gebeurd, gebeurde, gebeurt, opgetreden, optrad, trad, \
    treedt, voorgedaan, voordeed, deed, doet zich, voorgekomen, ontstaan, ontstond, aangetroffen, \
    plaatsgevonden, tegengekomen, ondervonden, stuitte, gestuit, onbekend, onbekende, bekend, onverwacht, \
    onverwachte, onverwachts, onvoorziene, onvoorzien, niet-gespecificeerde, ongespecificeerde, \
    niet nader, gespecificeerde, niet-afgehandelde, onafgehandelde, onverwerkte, intern, interne, \
    algemeen, algemene, generieke, ongeldig, ongeldige, ongeldigs, geldig, geldige, onjuist, onjuiste, \
    illegale, illegaal, ongeoorloofde, bewerking, bewerkingen, actie, acties, handeling, handelingen, \
    operatie, operaties, opdracht, verzoek, verzoeken, aanvraag, aanvragen, taak, proces, \
    procedure, voltooid, voltooien, voltooiing, afgerond, afronden, beëindigd, uitgevoerd, uitvoeren, \
    uitvoering, verwerkt, verwerken, verwerking, afgehandeld, behandeld, gelukt, lukt, lukte, lukken, \
    geslaagd, slaagde, slagen, slaagt, mislukt, mislukte, mislukken, mislukking, faalde, faalt, falen, \
    gefaald, onmogelijk, mogelijk, in staat, staat, kritieke, kritiek, fataal, fatale, ernstige, ernstig, \
    serieuze, grote, kleine, klein, klein probleempje, systeem, technisch, technische, tijdelijk, \
    tijdelijke, reden, redenen, oorzaak, oorzaken, details, detail, informatie, info, melding, gegevens, \
    data, invoer, ingevoerd, ingevoerde, waarde, waarden, waardes, parameter, parameters, argument, \
    argumenten, resultaat, resultaten, bron, bronnen, object, objecten, item, items, element, elementen, \
    antwoord, respons, reactie, serverrespons, serverantwoord, serverreactie, server, servers, dienst, \
    diensten, service, services, netwerk, toepassing, app, applicatie, programma, functie, geretourneerd, \
    retourneerde, teruggegeven, teruggestuurd, gegeven, gaf, geeft, ontvangen, gekregen, krijgen, kreeg, \
    beschikbaar, beschikbare, onbeschikbaar, niet-beschikbaar, bereikbaar, onbereikbaar, toegang, \
    geweigerd, laden, geladen, laadt, werkt, werken, werkte, gewerkt, goed, correct, juist, naar behoren, \
    zoals verwacht, verwacht, verwachte, succesvol, zonder succes, gevonden, vinden, vind, gezocht, zoekt, \
    zoeken, zocht, ok, oké, ding, dingen, gevraagde, aangevraagde, onvolledig, onsuccesvol, voltooide, \
    slaat, veroorzaakt, veroorzaakte, tegen, tegenaan, uitzonderlijke, aan de hand, hand, opgelopen, \
    niet vinden, niet laden, niet voltooien, niet uitvoeren, niet verwerken, niet werken, niet krijgen, \
    niet ontvangen, niet afronden, niet gaan, niet slagen, niet lukken, gebeuren, misgaan, niet gebeuren
    """,
  errorNouns: """
    fout, fouten, foutje, *fout, *fouten, probleem, problemen, probleempje, *probleem, *problemen, \
    storing, storingen, *storing, *storingen, foutcode, *foutcode, foutmelding, foutmeldingen, \
    *foutmelding, uitzondering, uitzonderingen, *uitzondering, crash, bug, bugs, moeilijkheid, \
    moeilijkheden, error, exception, defect, hapering, haperingen, complicatie, complicaties, serverfout, \
    serverfouten, netwerkfout, netwerkfouten, systeemfout, systeemfouten, toepassingsfout, programmafout, \
    gegevensfout, datafout, verzoekfout, aanvraagfout, opvraagfout, toegangsfout, invoerfout, laadfout, \
    verwerkingsfout, uitvoeringsfout, serverprobleem, serverproblemen, netwerkprobleem, netwerkproblemen, \
    systeemprobleem, servicefout, dienstfout, antwoordfout, appfout, app-fout, serverstoring, \
    netwerkstoring, systeemstoring, functiefout, reageerde met een fout, antwoordde met een fout, \
    antwoordt met een fout, heeft met een fout gereageerd
    """,
  links: """
    bij, bij het, bij de, tijdens, tijdens het, tijdens de, terwijl, toen, met, met het, met de, met je, \
    met uw, in, in de, in het, op, op de, door, door het, verhinderde, verhindert, van, van de, van het, \
    bij een poging, vanwege, wegens, als gevolg van, om, voor, voor het
    """,
  actions: """
    te *en, te *an, te zien, het *en, download van, update van, start van, upload van, scan van, \
    print van, gebruik van, herstel van, beheer van, plaats van, type bestand, test van, *ing, *atie, \
    verkeer, netwerkverkeer, dataverkeer, internetverkeer, geheugenbeheer, accountbeheer, apparaatbeheer, \
    bestandsbeheer, wachtwoordbeheer, sleutelbeheer, gebruikersbeheer, sfeer, heer
    """,
  predicates: """
    is, zijn, was, waren, ben, bent, wees, wordt, worden, werd, werden, geworden, heeft, hebben, heb, \
    hebt, had, hadden, kan, kunnen, kun, kunt, kon, konden, zou, zouden, zal, zullen, zult, moet, moeten, \
    moest, mag, mogen, mocht, wil, wilt, wilde, geweest, mislukt, mislukte, mislukken, niet gelukt, \
    niet mogelijk, onmogelijk, vereist, nodig, geweigerd, verlopen, geblokkeerd, uitgeschakeld, ontbreekt, \
    ontbreken, ontbrak, fout, fouten, *fout, probleem, problemen, beschikbaar, niet beschikbaar, voltooid, \
    afgerond, gestopt, verbroken, ongeldig, onbekend, onbekende, onverwachte, niet gevonden, bezet, bezig, \
    lukt, lukte, werkt, werkte, werken, bestaat, bestaan, we, wij, ik, men, die, dat, wanneer, als, zodra, \
    nadat, voordat, terwijl, omdat, hoewel, zolang, totdat, zodat, tijdens, bij, ging, gaat, lijkt, \
    lijken, blijkt, geeft, duurt, duurde, bevat, bevatten, heeft geen, geen, zonder, vanwege, wegens, \
    toestemming, gefaald, faalde, trad, kwam, komt, komen, staat niet, te lang, te groot, te kort, \
    te klein, niet, er zijn geen, er is geen, bij het, bij de, tijdens het, tijdens de, na het, na de, \
    voor het, door het, is fout, zijn fout, was fout
    """,
  requirements: """
    moet, moeten, dient, dienen, mag niet, mogen niet, mag geen, mogen geen, mag alleen, mogen alleen, \
    mag maximaal, minstens, minimaal, ten minste, tenminste, op zijn minst, hoogstens, maximaal, \
    niet meer dan, niet langer dan, niet minder dan, of meer, of minder, of langer, tussen, vereist, \
    verplicht, nodig, te kort, te lang, te groot, te klein, te veel, te weinig, mag niet leeg zijn, \
    kan niet leeg zijn, alleen
    """,
  failures: """
    kon niet, konden niet, kan niet, kunnen niet, kan geen, kon geen, kan, kon, mislukt, mislukte, \
    mislukken, niet gelukt, lukte niet, lukt niet, faalde, gefaald, fout, *fout, probleem, *probleem, \
    problemen, niet gevonden, misgegaan, ging mis, geweigerd, niet beschikbaar, onmogelijk, niet mogelijk, \
    afgebroken
    """,
  successes: """
    gelukt, geslaagd, succes, succesvol, klaar, gereed, voltooid, opgeslagen, verzonden, verstuurd, \
    gefeliciteerd, bijgewerkt, toegevoegd, verwijderd, alles klaar, je bent klaar, u bent klaar, geüpload, \
    gedownload, welkom, gedaan
    """,
  successWords: "succesvol, met succes, is gelukt",
  reservations: """
    niet, geen, nooit, alleen, slechts, deels, gedeeltelijk, kon, konden, kan niet, kunnen niet, nog niet, \
    voordat, totdat, tot, tenzij, als, wanneer, zodra, nadat, maar, zonder, pas, behalve
    """,
  passing: """
    kon niet, konden niet, kon, konden, werd niet, werden niet, was niet, waren niet, lukte niet, \
    kon geen, konden geen, werd geen
    """,
  lasting: """
    kan niet, kunnen niet, kunt niet, niet meer, nooit, zal niet, zullen niet, lukt niet, onmogelijk, \
    kan geen, kunnen geen, kunt geen, kan helaas niet
    """,
  whens: """
    over enkele minuten, over een paar minuten, over enkele seconden, over een moment, over een uur, \
    over een paar uur, morgen, automatisch, minuut, minuten, uur, uren, seconde, seconden, dag, dagen, \
    zodra, wanneer, totdat, binnen, binnenkort, straks, vanavond, vandaag, vanzelf, elke, iedere
    """,
  helpers: """
    support, ondersteuning, helpdesk, klantenservice, klantenondersteuning, klantendienst, beheerder, \
    systeembeheerder, netwerkbeheerder, serverbeheerder, websitebeheerder, it-beheerder, administrator, \
    admin, je bank, uw bank, provider, internetprovider, aanbieder, fabrikant, ontwikkelaar, \
    ontwikkelaars, contact met ons, contact op met ons, mail ons, stuur ons, bel ons, schrijf ons, \
    supportteam, servicedesk, winkel, school, organisatie, werkgever, it-afdeling, netbeheerder, ons team
    """,
  blames: """
    je bent vergeten, u bent vergeten, je vergat, u vergat, je hebt vergeten, u hebt vergeten, \
    u heeft vergeten, ben je vergeten, bent u vergeten, je hebt een verkeerd, je hebt een verkeerde, \
    je hebt het verkeerde, je hebt de verkeerde, u hebt een verkeerd, u hebt een verkeerde, \
    u heeft een verkeerd, u heeft een verkeerde, u hebt het verkeerde, u hebt de verkeerde, \
    je hebt een ongeldig, je hebt een ongeldige, u hebt een ongeldig, u hebt een ongeldige, \
    u heeft een ongeldig, u heeft een ongeldige, je hebt een onjuist, je hebt een onjuiste, \
    u hebt een onjuist, u hebt een onjuiste, u heeft een onjuist, u heeft een onjuiste, je hebt geen, \
    u hebt geen, u heeft geen, je hebt niet, u hebt niet, u heeft niet, je hebt te vaak, u hebt te vaak, \
    u heeft te vaak, je hebt een fout gemaakt, u hebt een fout gemaakt, u heeft een fout gemaakt, \
    jouw fout, uw fout, jouw schuld, uw schuld, door jou ingevoerde, door u ingevoerde
    """,
  alarms: """
    fataal, fatale, catastrofaal, catastrofale, illegaal, illegale, verboden, schending, overtreding, \
    geschonden, paniek, corrupt, corrupte, ramp, rampzalig, gekilld
    """,
  jokes: """
    oeps, oepsie, ai, o nee, oh nee, o jee, oh jee, ojee, jeetje, hè, auw, au, verdorie, jammer, \
    helaas pindakaas, hm, hmm, hoera, joepie, yes, tja, poeh, whoops, oops, ach, hee, och
    """,
  courtesies: """
    sorry, het spijt ons, het spijt me, spijt ons, onze excuses, excuses, onze verontschuldigingen, \
    excuseer, pardon, neem ons niet kwalijk, we betreuren, bedankt, dank je, dank u, dank je wel, \
    dank u wel, hartelijk dank, ongemak, voor het ongemak, het ongemak, vriendelijk
    """,
  buttons: "knop, knoppen",
  controls: "link, links, koppeling, veld, velden, vakje, vak, pictogram, pictogrammen, pijl",
  places: """
    hieronder, hierboven, eronder, erboven, onder, boven, linksboven, rechtsboven, linksonder, \
    rechtsonder, onderste, bovenste, linker, rechter, aan de linkerkant, aan de rechterkant, onderaan, \
    bovenaan, onderstaande, bovenstaande
    """,
  colors: "rode, groene, blauwe, gele, oranje, grijze, in het rood, in rood",
  clicks: "klik, klikken, klik op, dubbelklik, dubbelklikken",
  taps: "tik op, tikken, dubbeltik",
  chooses: "kies, selecteer, druk op",
  agreements: "Oké, Begrepen",
  answers: "Ja, Nee",
  heres: "Klik hier, Tik hier, Hier klikken, Hier",
  plainWords: [
    ("illega", "niet mogelijk"),
    ("verboden", "niet toegestaan"),
    ("corrupt", "beschadigd"),
    ("gekilld", "gesloten")
  ])
