/// Danish: an instruction begins with an imperative (“Kontrollér forbindelsen”), with or without the accent;
/// “venligst” asks for one wherever it stands. Many imperatives are nouns too (“søg”, “log”, “brug”).
/// Questions may begin with an infinitive (“Gemme alligevel?”).
let danish = Language(
  "da", shape: "⟨Hvad⟩ kunne ikke ⟨gøres⟩, fordi ⟨årsag⟩. ⟨Hvad man gør⟩.",
  classifiesBefore: true,
  instructions: """
    accepter, acceptér, afbryd, afbryde, afinstaller, afinstallér, afkobl, afkryds, afmarker, afmarkér, \
    afmeld, afprøv, afslut, afspil, aktiver, aktivér, aktivere, anbring, anfør, angiv, anmod, annuller, \
    annullér, annullere, ansøg, anvend, arkiver, arkivér, autoriser, autorisér, bed, bekræft, begræns, \
    behold, benyt, benævn, berør, beskriv, beskyt, bestil, besvar, besøg, betal, bevar, bliv, bloker, \
    blokér, book, brug, byt, check, deaktiver, deaktivér, deaktivere, del, dele, dobbelttjek, dobbeltklik, \
    download, downloade, drej, eksporter, eksportér, eksportere, erstat, erstatte, find, fjern, fjerne, \
    flyt, flytte, foretag, forbedr, forbered, forbind, forhøj, forklar, forkort, forlad, forlæng, \
    formater, formatér, formindsk, forny, forsøg, forsøge, fortsæt, fortsætte, forstør, forøg, fravælg, \
    frigiv, frigør, frakobl, følg, føj, fyld, færdiggør, gem, gemme, genaktiver, genaktivér, genautoriser, \
    genbesøg, genbrug, genetabler, genetablér, genindlæs, genindtast, geninstaller, geninstallér, \
    genopfrisk, genopret, genoptag, genskab, genstart, genstarte, gentag, gentage, gentilslut, giv, \
    glem ikke, godkend, gå, gør, hav, hav tålmodighed, hent, hente, henvend dig, hold, hæv, håndter, \
    håndtér, identificer, identificér, ignorer, ignorér, importer, importér, importere, inaktiver, \
    indbetal, indberet, inddel, indfør, indhent, indlæs, indløs, indsend, indsæt, indstil, indtast, \
    indtal, informer, informér, installer, installér, installere, juster, justér, kalibrer, kalibrér, \
    kassér, kig, klargør, klik, klip, knyt, kobl, kom, kombiner, kombinér, komprimer, komprimér, \
    konfigurer, konfigurér, konfigurere, kontakt, kontakte, kontroller, kontrollér, kontrollere, \
    konverter, konvertér, kopier, kopiér, kopiere, korriger, korrigér, kør, køb, lad, lav, lever, log, \
    logge, luk, lukke, lyt, læg, læs, løft, løs, lås, låse, mail, marker, markér, meddel, medtag, meld, \
    migrer, modtag, monter, montér, naviger, navigér, nedskaler, nedsæt, noter, notér, nulstil, nulstille, \
    nævn, omdøb, omdøbe, omskriv, opbevar, opdater, opdatér, opdatere, opgiv, opgrader, opgradér, \
    opgradere, oplad, oplås, oplys, opløs, opret, oprette, opryd, opsæt, opsøg, optag, ordn, overfør, \
    overføre, overhold, overskriv, overskrive, overvej, pas, pas på, peg, placer, placér, print, \
    prioriter, prøv, prøve, publicer, publicér, påfør, påkald, rapporter, rapportér, rapportere, reager, \
    reaktiver, reaktivér, redigér, rediger, redigere, reducer, reducér, registrer, registrér, \
    rekonfigurer, rengør, rens, reparer, reparér, reserver, ret, returner, returnér, ring, ringe, rul, \
    ryd, rydde, ryk, ryst, saml, sammenlign, sammenlæg, scan, scanne, se, se efter, send, sende, sikr, \
    sikre, skab, skan, skift, skifte, skjul, skriv, skrive, skru, skub, slet, slette, slip, sluk, slukke, \
    slut, slå, sorter, sortér, specificer, specificér, spil, spol, spring, spørg, stands, start, starte, \
    stil, stik, stop, stoppe, stryg, styr, svar, svare, swipe, synkroniser, synkronisér, synkronisere, \
    søg, sørg, sæt, tag, tal, tast, test, tilbagekald, tilføj, tilføje, tilknyt, tillad, tillade, tilmeld, \
    tilpas, tilslut, tilslutte, tilvælg, tjek, tjekke, tryk, træk, tving, tænd, tænde, tøm, tømme, uddyb, \
    udfyld, udfør, udelad, udlever, udnyt, udskift, udskriv, udskyd, udvid, udvælg, undersøg, undgå, \
    underskriv, upload, uploade, valider, vælg, vælge, varm, vend, vente, vent, verificer, verificér, vis, \
    vise, vær opmærksom, ændr, ændre, åbn, åbne, åbn op, abonner, abonnér, bekymr dig ikke, foretage, \
    give, aftal, genforbind, genopkald, gennemgå, gennemse, gennemfør, giv lov, bevæg, ret op, synk, sync, \
    søge, udfylde, inviter, invitér, sammenkobl, parre, par enheden, hold nede, fastgør, frigøre, opdel, \
    forenkl, ophæv, oversæt, markere, afvent, *ér, *niser, *aliser, *toriser, *ficer, isæt, deltag, \
    vær forsigtig, vær sikker på, husk, forvis dig, sikkerhedskopier, spær, zoom, led efter, pak ud, pak, \
    udpak, afklar, afhent, aflæs, afvis, aflever, ajourfør, begynd, byg, dokumenter, fang, foreslå, \
    fotografer, fremskaf, højreklik, kryds, kvitter, mål, omgå, opspor, planlæg, rådfør dig, sammensæt, \
    spor, stav, styrk, tildel, tilret, udgiv, udpeg, underret, undlad, vurder, vask, scroll, dobbelttryk, \
    knib, roter, rotér, nedgrader, opvarm, omstart, navngiv, lån, læg på, åbn igen, få hjælp, anskaf, \
    indbyd, kast, bind, hjælp, kræv, opfrisk, opslå, regn, skrab, tørr, fasthold, fuldfør, fortæl, indled, \
    udløs, præciser, udarbejd, send igen, bliv ved, meld dig, deltage
    """,
  alsoNouns: """
    start, stop, log, søg, svar, skift, test, scan, download, upload, tag, brug, køb, hold, stil, del, \
    spil, bed, print, mail, lås, træk, skub, ring, forsøg, kom, ret, løs, lever, åbne, book, check, tjek, \
    pas, besøg, rens, swipe, sync, optag, aftal, spring, sende, kontakt, dele, vise, vis, slet, stik, mål, \
    spor, lån, hjælp, zoom, scroll, pak, deltage
    """,
  objects: """
    en, et, den, det, de, din, dit, dine, jeres, denne, dette, disse, alle, nogle, noget, dig, os, på, om, \
    igen, til, i, efter, at, ind, ud, op, ned, først, venligst, en anden, et andet, andre, her, der, væk, \
    frem, over, mere, mindre, hvis, hvad, hvilken
    """,
  requests: """
    venligst, vær venlig, vær så venlig, vær sød, du kan, kan du, i kan, man kan, du skal, skal du, du må, \
    du bør, bør du, man bør, du bliver nødt til, bliver du nødt til, du er nødt til, er du nødt til, \
    du behøver, du kunne, vil du, vil i, ønsker du, ønsker du at, skal vi, skal jeg, vi anbefaler, \
    anbefaler vi, det anbefales, anbefales det, anbefales, vi foreslår, det kan hjælpe, kan det hjælpe, \
    kan hjælpe, bør kontrolleres, bør opdateres, bør ændres, bedes du, du bedes, bedes, har du lyst til, \
    man skal, skal man, du har brug for at, du er velkommen til, vi beder dig, det er en god idé at, \
    tilrådeligt, er det en god idé at, finder du i, finder du på, finder du under
    """,
  undoings: """
    du kan ikke, kan du ikke, i kan ikke, man kan ikke, du kan kun, kan du kun, du kan højst, \
    du kan højest, du kan maks, du kan maksimalt, du kan ikke længere, du kan endnu ikke, \
    du kan desværre ikke, du kan i øjeblikket ikke, du kan nu, du kan først, kan du først, du skal ikke, \
    du skal være mindst, du skal have været, år gammel, du må ikke, må du ikke, du må kun, du må højst, \
    du må maks, du må ingen, du må gerne, du bør ikke, du behøver ikke, behøver du ikke, du må maksimalt, \
    du kan ingen, du kan tidligst, du kan allerede, mislykkedes, fejlede, der er ingen, der er intet, \
    der er ikke, der findes ingen, der findes ikke, afbrudt, annulleret, du skal inviteres, \
    skal inviteres, skal godkendes, du skal have, skal du have, du skal bruge en, du skal bruge et, \
    du skal bruge mindst
    """,
  leadIns: """
    og, eller, så, derefter, dernæst, først, nu, også, enten, ellers, i stedet, i stedet for, alternativt, \
    bare, blot, kun, endelig, til sidst, derfor, men, eventuelt, evt, evt., måske, om nødvendigt, \
    hvis muligt, for en sikkerheds skyld, gerne, tip, ok, okay, samt, desuden, næste, ikke, aldrig, \
    enkelt, hermed
    """,
  openings: "så",
  conditions: """
    hvis, når, såfremt, ifald, efter at, efter, før, inden, for at, for, indtil, til, medmindre, så snart, \
    så længe, da, om, i tilfælde af, ved, mens, skulle, med henblik på, før du kan, hvis du kan, \
    når du kan, så du kan, for at du kan
    """,
  reasons: "fordi, da der, da du, da den, da det, da vi, eftersom, idet, på grund af, pga, pga., grundet",
  retries: """
    prøv igen, prøv venligst igen, prøv, prøv på ny, prøv på nyt, prøv en gang til, prøv senere, \
    prøve igen, forsøg igen, forsøg, forsøg på ny, forsøg senere, gør et nyt forsøg, vent, vent lidt, \
    vent et øjeblik, afvent, kom tilbage, vend tilbage, gentag, prøve, forsøge, hav tålmodighed, \
    kig forbi, prøv venligst, et øjeblik, lige et øjeblik
    """,
  laters: """
    senere, igen, på ny, på nyt, en gang til, endnu en gang, snart, om lidt, om et øjeblik, \
    om et par minutter, om få minutter, om nogle minutter, om nogle få minutter, om et stykke tid, \
    om et minut, lidt senere, et øjeblik, lidt, lidt tid, et stykke tid, et par minutter, nogle minutter, \
    få minutter, på et senere tidspunkt, senere tidspunkt, på et andet tidspunkt, et andet tidspunkt, \
    en anden gang, tilbage, nu, straks, inden længe, om kort tid, et minut, minutter, minut, sekunder, \
    tid, om en time, gerne, øjeblik
    """,
  functionWords: """
    en, et, den, det, de, dem, denne, dette, disse, din, dit, dine, jeres, min, mit, mine, vores, vor, \
    sin, sit, sine, hans, hendes, deres, dets, dens, jeg, mig, du, dig, i, vi, os, han, hun, man, sig, \
    selv, som, hvad, hvem, hvilken, hvilket, hvilke, hvor, hvorfor, hvordan, hvornår, når, der, her, \
    ingen, intet, nogen, noget, nogle, alle, alt, al, hver, hvert, begge, anden, andet, andre, sådan, \
    sådant, sådanne, samme, på, af, til, fra, for, med, uden, ved, om, over, under, mellem, mod, gennem, \
    via, per, pr, efter, før, hos, inden, indenfor, ad, ud, ind, op, ned, væk, frem, tilbage, og, eller, \
    men, at, så, end, da, fordi, mens, ikke, ej, aldrig, altid, bare, blot, kun, også, endnu, allerede, \
    stadig, længere, meget, mere, mest, mindre, mange, få, flere, fleste, lidt, ret, cirka, ca, \
    i øjeblikket, lige nu, lige, nu, for nylig, desværre, måske, muligvis, sandsynligvis, formentlig, jo, \
    vel, nok, ja, nej, hej, synes, ser ud, ser ud til, lader til, på grund af, pga, grundet, dog, derfor, \
    dermed, således, dvs, f.eks, som følge af, nogle gange, ofte, pludselig, igen, forsøgte, forsøger, \
    forsøgt, forsøget, forsøg på, forsøget på, forsøg på at, prøvede, prøver, helt, rigtigt, venligst, \
    venligts, yderligere, næste, følgende, ellers, i stedet, heller, engang, et antal, samt, nemlig, \
    indtil, tilsyneladende, åbenbart, være, blive, have, nødvendigvis, vil blive, kunne, i stand, \
    ude af stand, stand, hermed, hertil, dertil, derved, herved, hvormed, hvorpå, siden du, siden vi, \
    siden den, siden det, siden der, siden sidst, siden da, for længe siden, dage siden, timer siden, \
    som du kan, at du kan, hvor du kan, så du kan, der er, vil være
    """,
  genericWords: """
    noget, et eller andet, gik, går, gået, gå, galt, forkert, skidt, sket, skete, sker, ske, opstod, \
    opstår, opstået, opstå, forekom, forekommet, indtraf, indtraff, indtruffet, indtræffer, fandt sted, \
    stødte, stødt, stødte på, løb, ind i, ukendt, ukendte, kendt, uventet, uventede, uforudset, \
    uforudsete, uspecificeret, uspecificerede, ikke-specificeret, uhåndteret, uhåndterede, intern, \
    internt, interne, generel, generelt, generelle, almindelig, ugyldig, ugyldigt, ugyldige, gyldig, \
    gyldigt, gyldige, ulovlig, ulovligt, fejlagtig, fejlagtigt, handling, handlingen, handlinger, \
    operation, operationen, operationer, anmodning, anmodningen, anmodninger, forespørgsel, forespørgslen, \
    forespørgsler, opgave, opgaven, proces, processen, kommando, kommandoen, fuldføre, fuldført, \
    fuldføres, fuldførtes, fuldførelse, færdiggøre, færdiggøres, færdiggjort, afslutte, afsluttes, \
    afsluttet, gennemføre, gennemført, gennemføres, udføre, udført, udføres, udførelse, behandle, \
    behandles, behandlet, behandling, behandlingen, håndtere, håndteres, håndteret, eksekvere, køre, \
    køres, lykkes, lykkedes, lykkedes ikke, mislykkes, mislykkedes, mislykket, mislykkede, fejlede, \
    fejler, fejlet, fejlslagen, fejlslaget, slog fejl, slået fejl, slår fejl, muligt, mulig, umuligt, \
    umulig, kritisk, kritiske, alvorlig, alvorligt, alvorlige, fatal, fatalt, stort, lille, mindre, \
    system, systemet, teknisk, tekniske, midlertidig, midlertidigt, midlertidige, årsag, årsagen, årsager, \
    grund, grunde, forårsagede, forårsaget, skyldes, skyldtes, detaljer, detalje, information, \
    informationer, oplysninger, info, besked fra, data, input, indtastning, indtastningen, indtastet, \
    indtastede, værdi, værdien, værdier, parameter, parameteren, parametre, argument, argumentet, \
    argumenter, resultat, resultatet, resultater, ressource, ressourcen, ressourcer, objekt, objektet, \
    element, elementet, elementer, svar, svaret, serversvar, serverrespons, respons, server, serveren, \
    servere, serverne, tjeneste, tjenesten, tjenester, service, netværk, netværket, program, programmet, \
    app, appen, applikation, applikationen, funktion, funktionen, returnerede, returnerer, returneret, \
    gav, giver, givet, modtaget, modtog, modtage, fik, får, fået, tilgængelig, tilgængeligt, tilgængelige, \
    utilgængelig, utilgængeligt, utilgængelige, nås, nå, adgang, tilgås, tilgå, nægtet, afvist, indlæse, \
    indlæses, indlæst, indlæsning, loade, virker, virkede, virke, virket, fungerer, fungerede, fungere, \
    korrekt, ordentligt, rigtigt, som det skal, som forventet, forventet, forventede, uden held, held, \
    succes, succesfuldt, finde, findes, fundet, fandt, finder, ledte, leder, leder efter, søger, søgte, \
    søgt, ok, okay, ting, gjort, gøre, anmodede, ønskede, ufuldstændig, ufuldstændigt, vellykket, \
    vellykkede, årsag ukendt, forespurgte, kunne, indlæsningen, svar fra
    """,
  errorNouns: """
    fejl, fejlen, fejlene, *fejl, *fejlen, problem, problemet, problemer, problemerne, *problem, \
    *problemer, *problemet, fejlkode, fejlkoden, *fejlkode, fejlmeddelelse, fejlbesked, *fejlmeddelelse, \
    undtagelse, undtagelsen, *undtagelse, undtagelsesfejl, forstyrrelse, *forstyrrelse, \
    driftsforstyrrelse, vanskelighed, vanskeligheder, nedbrud, nedbruddet, bug, bugs, udfald, error, \
    exception, svigt, serverfejl, serverfejlen, netværksfejl, netværksfejlen, systemfejl, programfejl, \
    applikationsfejl, appfejl, datafejl, anmodningsfejl, forespørgselsfejl, adgangsfejl, inputfejl, \
    indtastningsfejl, indlæsningsfejl, behandlingsfejl, udførelsesfejl, serverproblem, serverproblemer, \
    netværksproblem, netværksproblemer, systemproblem, tjenestefejl, svarfejl, funktionsfejl, \
    ressourcefejl, driftsfejl, svarede med en fejl, svarer med en fejl
    """,
  links: """
    ved, når, under, mens, i forbindelse med, med, med at, med den, med det, i, på, af, for, for at, fra, \
    til, som, forhindrede, forhindrer, hindrede, ved forsøg på, ved forsøg på at, under forsøg på, \
    under forsøg på at, i forsøget på, på grund af, pga, grundet, da
    """,
  actions: """
    *ning, *ningen, *else, *elsen, *ering, *eringen, brug af, start af, stop af, test af, køb af, \
    download af, upload af, scan af, print af, del af, skift af, svar fra, forsøg på, optag af, kald af, \
    gik ned, gået ned, går ned
    """,
  predicates: """
    er, var, været, bliver, blev, blevet, har, havde, haft, kan, kunne, kunnet, skal, skulle, vil, ville, \
    må, måtte, får, fik, fået, bør, burde, gik, går, gået, mislykkedes, mislykkes, mislykket, fejlede, \
    fejler, fejlet, nægtet, afvist, kræves, krævet, kræver, mangler, manglede, fejl, problem, opstod, \
    opstået, fundet, findes, fandtes, virker, virkede, ukendt, uventet, ugyldig, ugyldigt, lykkedes, tog, \
    tager, overskred, overskredet, behøves, gælder, tilladt, tillades, utilgængelig, tilgængelig, udløbet, \
    udløb, påkrævet, nødvendig, færdig, fuldført, gennemført, slog, for mange, eksisterer, fungerer, \
    synes, igang, i gang, der er ingen, der er intet, der er ikke, der findes ingen, der findes ikke, \
    ikke fundet, ikke tilgængelig
    """,
  requirements: """
    skal, skal være, må ikke, må kun, må højst, må maks, må maksimalt, mindst, højst, højest, maks, \
    maksimalt, mere end, færre end, længere end, ikke længere end, ikke mere end, eller flere, eller mere, \
    eller færre, eller mindre, mellem, påkrævet, obligatorisk, obligatoriske, kræves, for kort, for lang, \
    for langt, for stor, for stort, for lille, for mange, for få, kan ikke være tom, kan ikke være tomt, \
    må ikke være tom, må ikke være tomt, kun, skal udfyldes
    """,
  failures: """
    kunne ikke, kan ikke, mislykkedes, mislykkes, mislykket, fejlede, lykkedes ikke, fejl, *fejl, problem, \
    *problem, problemer, ikke fundet, gik galt, nægtet, afvist, utilgængelig, ikke tilgængelig, afbrudt, \
    umuligt, ikke muligt, slog fejl, ude af stand
    """,
  successes: """
    færdig, færdigt, gemt, sendt, fuldført, gennemført, lykkedes, succes, udført, tillykke, opdateret, \
    tilføjet, slettet, fjernet, uploadet, hentet, downloadet, alt er klart, klar, så er du klar, \
    velkommen, det var det
    """,
  successWords: "med succes, er gennemført",
  reservations: """
    ikke, ej, ingen, intet, aldrig, kun, delvist, kunne ikke, kan ikke, før, indtil, hvis, når, så snart, \
    efter at, men, uden, medmindre, endnu ikke, undtagen
    """,
  passing: "kunne ikke, lykkedes ikke, var ikke, blev ikke, kunne desværre ikke",
  lasting: "kan ikke, vil ikke, ikke længere, aldrig, må ikke, kan desværre ikke, kan ingen",
  whens: """
    om et par minutter, om få minutter, om nogle minutter, om få sekunder, om et øjeblik, om lidt, \
    om en time, om nogle timer, i morgen, automatisk, minut, minutter, time, timer, sekund, sekunder, dag, \
    dage, så snart, når, indtil, inden for, snart, straks, i aften, i dag, hver, hvert, af sig selv
    """,
  helpers: """
    support, supporten, kundeservice, kundesupport, helpdesk, hjælpecenter, administrator, \
    administratoren, systemadministrator, systemadministratoren, netværksadministrator, admin, din bank, \
    banken, udbyder, udbyderen, internetudbyder, teleselskab, operatør, producenten, udvikleren, \
    udviklerne, udvikler, kontakt os, skriv til os, send os en mail, ring til os, supportteam, butikken, \
    skole, skolen, organisation, organisationen, arbejdsgiver, it-afdeling, it-afdelingen, \
    kontakt venligst os
    """,
  blames: """
    du glemte, du har glemt, du indtastede forkert, du har indtastet forkert, du indtastede en forkert, \
    du indtastede et forkert, du har indtastet en forkert, du har indtastet et forkert, \
    du har indtastet en ugyldig, du har indtastet et ugyldigt, du indtastede en ugyldig, \
    du indtastede et ugyldigt, du har indtastet for mange, du har angivet en forkert, \
    du har angivet et forkert, du har angivet en ugyldig, du har angivet et ugyldigt, du angav en forkert, \
    du angav et forkert, du har skrevet forkert, du skrev forkert, du har tastet forkert, \
    du tastede forkert, du har ikke, du har ingen, du har intet, du valgte forkert, du har valgt forkert, \
    du lavede en fejl, du har lavet en fejl, du begik en fejl, din fejl, din skyld, \
    du har forsøgt for mange, du har prøvet for mange, du indtastede ikke, du angav ikke, \
    som du indtastede, som du har indtastet, du undlod
    """,
  alarms: """
    fatal, fatalt, fatale, katastrofal, katastrofe, ulovlig, ulovligt, ulovlige, illegal, forbudt, \
    forbudte, overtrædelse, krænkelse, panik, korrupt, dræbt, termineret
    """,
  jokes: """
    ups, uups, hovsa, hovsasa, hov, av, åh nej, åh, ak, øv, pokkers, hm, hmm, hurra, juhu, jubii, ih, \
    sørens, uha, uh-oh, oops, whoops, ups da, næh, yes, nå da
    """,
  courtesies: """
    undskyld, beklager, vi beklager, det beklager vi, beklager ulejligheden, ulejligheden, vi undskylder, \
    vi er kede af, vi er kede af det, ked af, kede af, jeg er ked af, sorry, tak, tak for, mange tak, \
    på forhånd tak, desværre
    """,
  buttons: "knap, knappen, knapper, knapperne",
  controls: "link, linket, felt, feltet, felter, felterne, ikon, ikonet, kontakt, pil, pilen",
  places: """
    nedenfor, herunder, ovenfor, herover, nederst, øverst, til venstre, til højre, øverst til højre, \
    øverst til venstre, nederst til højre, nederst til venstre, nederste, øverste, venstre, højre, \
    nedenstående, ovenstående
    """,
  colors: "rød, røde, rødt, grøn, grønne, grønt, blå, gul, gule, gult, orange, grå, med rødt, i rødt",
  clicks: "klik, klikke, klik på, dobbeltklik",
  taps: "tryk med fingeren",
  chooses: "vælg, tryk på, tryk",
  agreements: "Okay, Forstået",
  answers: "Ja, Nej",
  heres: "Klik her, Tryk her, Her",
  plainWords: [
    ("ulovlig illegal", "ikke muligt"),
    ("forbudt", "ikke tilladt"),
    ("korrupt", "beskadiget"),
    ("dræbt termin", "afsluttet")
  ])
