/// Norwegian Bokmål: an instruction begins with an imperative (“Sjekk tilkoblingen”); “vennligst” and “vær
/// så snill” ask for one. Many imperatives are nouns too (“søk”, “bruk”, “svar”). Questions may begin with
/// an infinitive (“Lagre likevel?”).
let norwegian = Language(
  "nb", shape: "Kunne ikke ⟨handling⟩ fordi ⟨årsak⟩. ⟨Hva man gjør⟩.",
  classifiesBefore: true,
  instructions: """
    abonner, adresser, aksepter, aktiver, aktivere, angi, angre, anmod, anvend, arkiver, autentiser, \
    autoriser, avbryt, avbryte, avinstaller, avklar, avmerk, avmeld, avslutt, avslutte, avspill, avvent, \
    be, bearbeid, bed, begrens, behold, bekreft, benytt, berør, beskjær, beskriv, beskytt, bestill, \
    besvar, besøk, betal, bevar, bevilg, bla, bli, blokker, book, bruk, bruke, bytt, bytte, deaktiver, \
    deaktivere, del, dele, dobbeltklikk, dobbeltsjekk, dra, drei, eksporter, eksportere, endre, erstatt, \
    erstatte, finn, fjern, fjerne, flytt, flytte, forbedre, forbered, forenkle, forkort, forklar, forlat, \
    forleng, formater, forminsk, fornye, forny, forsikre deg, forsøk, forsøke, forstørr, fortell, \
    fortsett, fortsette, foreta, framhev, frakoble, frigi, frigjør, fullfør, fullføre, fyll, følg, føy, \
    gi, gi tilgang, gjenaktiver, gjenoppfrisk, gjenopprett, gjenopprette, gjenoppta, gjenta, gjennomgå, \
    gjennomfør, gjør, glem ikke, godkjenn, godta, grupper, gå, ha, ha tålmodighet, hent, hente, \
    henvend deg, hev, hold, husk, hør, identifiser, ignorer, importer, importere, informer, inkluder, \
    innhent, innløs, innstill, installer, installere, inviter, isoler, juster, kalibrer, kast, kjøp, kjør, \
    klargjør, klikk, klipp, knytt, koble, kobl, kom, kombiner, kommenter, kompletter, komprimer, \
    konfigurer, konfigurere, kontakt, kontakte, kontroller, kontrollere, konverter, kopier, kopiere, \
    korriger, kryss, kutt, la, lagre, last, laste, les, legg, legge, lukk, lukke, logg, logge, lytt, løft, \
    løs, lås, låse, løsne, marker, meld, merk, migrer, minimer, minsk, monter, motta, naviger, nevn, \
    noter, nullstill, omdøp, oppbevar, oppdater, oppdatere, oppgi, oppgrader, oppgradere, opphev, oppløs, \
    opprett, opprette, oppsøk, optimaliser, ordne, overfør, overføre, overhold, oversett, overskriv, \
    overskrive, oversend, overvei, pakk, par, pass, pass på, plasser, plugg, prøv, prøve, publiser, påfør, \
    påse, rapporter, rapportere, rediger, redigere, reduser, registrer, reager, reaktiver, reinstaller, \
    rengjør, rens, reparer, reserver, rett, returner, ring, ringe, rull, rydd, rydde, rykk, samle, \
    sammenlign, samtykk, se, se etter, se over, send, sende, senk, sett, sette, signer, sikkerhetskopier, \
    sikre, skaff, skann, skift, skjul, skriv, skrive, skru, skyv, slett, slette, slipp, slå, sorter, spar, \
    spesifiser, spill, spol, spør, sperr, stans, start, starte, steng, stikk, still, stol, stopp, stoppe, \
    stryk, styr, støtt, svar, svare, sveip, synkroniser, synkronisere, søk, søke, sørg, ta, tast, tell, \
    test, teste, tilbakestill, tilbakestille, tilbakekall, tilføy, tilknytt, tillat, tillate, tilpass, \
    tilkoble, trekk, trykk, tving, tøm, tømme, tørk, tenk, undersøk, unngå, unnta, underskriv, utelat, \
    utfør, utføre, utforsk, utsett, utvid, vask, valider, varsle, velg, velge, vend, vent, vente, \
    verifiser, videresend, vis, vise, vri, vurder, vurdere, vær, vær oppmerksom, åpne, øk, øke, oppheve, \
    ikke lukk, lukk ned, bekymre deg ikke, nøl ikke, ikke nøl, send inn, dupliser, fjernlås, avkoble, \
    krypter, dekrypter, omformuler, avtal, sjekk, sjekke, sjekk ut, fyll ut, skru av, skru på, slå av, \
    slå på, last opp, last ned, legg til, gjør om, laste ned, laste opp, *niser, *aliser, *toriser, \
    *fiser, hopp over, zoom, let etter, lag en, lag et, lag ei, lag ny, lag nytt, kryss av, krysse av, \
    avvis, begynn, beslutt, bygg, delta, dokumenter, fang, foreslå, fotografer, fremskaff, skaff deg, \
    høyreklikk, klem, knip, kvitter, mål, omgå, planlegg, roter, rådfør deg, sikre deg, spor, stav, stram, \
    styrk, tildel, trim, underrett, unnlat, utelukk, utpek, legg igjen, dobbelttrykk, scroll, skroll, \
    gi nytt navn, døp om, nedgrader, navngi, lån, hjelp, fastsett, bind, innled, utløs, presiser, \
    meld deg, ta vare på, meld fra, ta kontakt, ring opp, snu, tørk av, lad, lade, vær sikker på, \
    vær forsiktig, sett på, ta med, legg merke til, slå opp, kom tilbake, slutt å
    """,
  alsoNouns: """
    søk, svar, start, stopp, logg, lås, test, skift, bruk, kjøp, hold, del, spill, forsøk, rett, book, \
    pass, besøk, rykk, last, ring, merk, stol, plugg, kutt, kryss, sende, dele, kontakt, laste, kommenter, \
    laste ned, laste opp, zoom, mål, spor, lån, hjelp, scroll, delta, lade, klem
    """,
  objects: """
    en, et, ei, den, det, de, din, ditt, dine, deres, denne, dette, disse, alle, noen, noe, deg, oss, på, \
    om, igjen, til, i, etter, at, inn, ut, opp, ned, først, vennligst, en annen, et annet, andre, her, \
    der, bort, fram, frem, over, mer, mindre, hvis, hva, hvilken, ny, sammen
    """,
  requests: """
    vennligst, vennligs, vær så snill, vær vennlig, ver vennlig, vær så god, du kan, kan du, dere kan, \
    man kan, du må, må du, dere må, du bør, bør du, man bør, du trenger å, du trenger bare, du kunne, \
    du er nødt til, er du nødt til, vil du, vil dere, ønsker du, skal vi, skal jeg, vi anbefaler, \
    anbefaler vi, det anbefales, anbefales det, anbefales, vi foreslår, det kan hjelpe, kan det hjelpe, \
    kan hjelpe, bør kontrolleres, bør oppdateres, bør endres, bes om, du bes, bes du, du kan eventuelt, \
    man må, må man, vi ber deg, du blir nødt til, har du lyst til, kontakter du, trykker du, klikker du, \
    velger du, åpner du, starter du, logger du, angir du, installerer du, oppdaterer du, aktiverer du, \
    det er lurt å, er det lurt å, kan være lurt å, det kan være lurt å, finner du i, finner du på, \
    finner du under
    """,
  undoings: """
    du kan ikke, kan du ikke, dere kan ikke, man kan ikke, du kan bare, kan du bare, du kan kun, \
    kan du kun, du kan maks, du kan maksimalt, du kan ikke lenger, du kan ennå ikke, \
    du kan dessverre ikke, du kan for øyeblikket ikke, du kan nå, du kan først, kan du først, du må ikke, \
    må du ikke, du må være minst, du må ha vært, år gammel, du skal ikke, du bør ikke, du trenger ikke, \
    trenger du ikke, du kan høyst, du kan ingen, du kan tidligst, du får ikke, får du ikke, du får bare, \
    du får en, du får et, du får ingen, du får det, du får dette, du får maks, du skal ha, \
    du kan allerede, mislyktes, mislykkedes, feilet, det finnes ingen, det er ingen, det finnes ikke, \
    det er ikke, avbrutt, kansellert, bli invitert, må inviteres, må godkjennes, bli godkjent, du må ha, \
    må du ha
    """,
  leadIns: """
    og, eller, så, deretter, dernest, først, nå, også, enten, ellers, i stedet, isteden, istedenfor, \
    alternativt, bare, kun, endelig, til slutt, derfor, men, eventuelt, kanskje, om nødvendig, om mulig, \
    for sikkerhets skyld, for å være, sikker, gjerne, tips, ok, okei, samt, dessuten, neste, ikke, aldri, \
    rett og slett, da, heller, enkelt
    """,
  openings: "så",
  conditions: """
    hvis, når, dersom, om, ifall, etter at, etter, før, innen, for å, for, inntil, til, med mindre, \
    så snart, så lenge, da, i tilfelle, ved, mens, skulle, såfremt, når du, før du kan, hvis du kan, \
    når du kan, så du kan, dersom du kan, for at du kan
    """,
  reasons: """
    fordi, ettersom, på grunn av, pga, pga., grunnet, da det, da du, da den, da vi, siden du, siden vi, \
    siden den, siden det, siden dette, siden denne, siden enheten, siden serveren, siden appen, \
    siden filen, siden ingen, siden kontoen
    """,
  retries: """
    prøv igjen, prøv på nytt, prøv en gang til, prøv senere, prøv, prøve igjen, prøve på nytt, \
    forsøk igjen, forsøk på nytt, forsøk, forsøk senere, gjør et nytt forsøk, vent, vent litt, \
    vent et øyeblikk, avvent, kom tilbake, gjenta, prøve, forsøke, ha tålmodighet, kom innom, et øyeblikk, \
    et lite øyeblikk
    """,
  laters: """
    senere, igjen, på nytt, på ny, en gang til, enda en gang, snart, om litt, om en liten stund, \
    om en stund, om et øyeblikk, om et par minutter, om noen minutter, om noen få minutter, \
    om få minutter, om et minutt, litt senere, litt, en stund, et øyeblikk, et par minutter, \
    noen minutter, noen få minutter, få minutter, på et senere tidspunkt, senere tidspunkt, \
    på et annet tidspunkt, et annet tidspunkt, en annen gang, tilbake, nå, straks, innen kort tid, \
    et minutt, minutter, minutt, sekunder, tid, om en time, gjerne, øyeblikk, om kort tid
    """,
  functionWords: """
    en, et, ei, den, det, de, dem, denne, dette, disse, din, ditt, dine, deres, min, mitt, mine, vår, \
    vårt, våre, sin, sitt, sine, hans, hennes, dets, dens, jeg, meg, du, deg, dere, vi, oss, han, hun, \
    man, seg, selv, som, hva, hvem, hvilken, hvilket, hvilke, hvor, hvorfor, hvordan, når, der, her, \
    ingen, intet, ingenting, noen, noe, alle, alt, all, hver, hvert, begge, annen, annet, andre, slik, \
    slikt, slike, samme, i, på, av, til, fra, for, med, uten, ved, om, over, under, mellom, mot, gjennom, \
    via, per, pr, etter, før, hos, innen, innenfor, ut, inn, opp, ned, bort, fram, frem, tilbake, og, \
    eller, men, at, så, enn, da, fordi, ettersom, mens, å, ikke, aldri, alltid, bare, kun, også, ennå, \
    enda, allerede, fortsatt, fremdeles, lenger, lengre, mye, mer, mest, mindre, mange, få, flere, fleste, \
    litt, ganske, cirka, ca, for øyeblikket, akkurat nå, akkurat, nå, nylig, dessverre, kanskje, muligens, \
    sannsynligvis, trolig, jo, vel, nok, ja, nei, hei, virker som, ser ut, ser ut til, ser ut som, \
    på grunn av, pga, grunnet, imidlertid, derfor, dermed, således, dvs, f.eks, som følge av, noen ganger, \
    ofte, plutselig, igjen, forsøkte, forsøker, forsøkt, forsøket, forsøk på, forsøket på, forsøk på å, \
    prøvde, prøver, prøvd, helt, riktig, vennligst, ytterligere, neste, følgende, ellers, heller, \
    i stedet, engang, et antall, samt, nemlig, inntil, tilsynelatende, åpenbart, være, bli, ha, i stand, \
    ute av stand, stand, klarte, klarer, klart, greide, greier, maktet, kunne, hermed, dertil, dette er, \
    dog, som du kan, at du kan, der du kan, så du kan, hvor du kan, siden sist, siden da
    """,
  genericWords: """
    noe, et eller annet, gikk, går, gått, gå, galt, feil, skjedde, skjedd, skjer, skje, hendte, hendt, \
    oppstod, oppsto, oppstår, oppstått, oppstå, inntraff, inntruffet, inntreffer, forekom, forekommet, \
    støtte på, støtt på, møtte på, ukjent, ukjente, kjent, uventet, uventede, uforutsett, uforutsette, \
    uspesifisert, uspesifiserte, ikke-spesifisert, uhåndtert, uhåndterte, intern, internt, interne, \
    generell, generelt, generelle, ugyldig, ugyldige, gyldig, gyldige, ulovlig, handling, handlingen, \
    handlinger, operasjon, operasjonen, operasjoner, forespørsel, forespørselen, forespørsler, \
    forespørselen din, oppgave, oppgaven, prosess, prosessen, kommando, kommandoen, fullføre, fullført, \
    fullføres, fullførte, fullføring, ferdigstille, ferdigstilles, avslutte, avsluttes, avsluttet, \
    gjennomføre, gjennomført, gjennomføres, utføre, utført, utføres, utføring, behandle, behandles, \
    behandlet, behandling, behandlingen, håndtere, håndteres, håndtert, kjøre, kjøres, lykkes, lyktes, \
    lykkes ikke, lyktes ikke, mislykkes, mislyktes, mislykkedes, mislykket, mislykkede, feilet, feiler, \
    feile, feila, slo feil, slått feil, vellykket, vellykkede, mulig, umulig, kritisk, kritiske, alvorlig, \
    alvorlige, fatal, fatalt, stort, liten, lite, system, systemet, teknisk, tekniske, midlertidig, \
    midlertidige, årsak, årsaken, årsaker, grunn, grunnen, grunner, forårsaket, skyldes, skyldtes, \
    detaljer, detalj, informasjon, opplysninger, info, data, dataene, inndata, inntasting, inntastingen, \
    verdi, verdien, verdier, parameter, parameteren, parametere, parametre, argument, argumentet, \
    argumenter, resultat, resultatet, resultater, ressurs, ressursen, ressurser, objekt, objektet, \
    element, elementet, elementer, svar, svaret, tjenersvar, serversvar, serverrespons, respons, server, \
    serveren, servere, serverne, tjener, tjeneren, tjenere, tjenerne, tjeneste, tjenesten, tjenester, \
    nettverk, nettverket, program, programmet, app, appen, applikasjon, applikasjonen, funksjon, \
    funksjonen, returnerte, returnerer, returnert, ga, gir, gitt, mottatt, mottok, motta, fikk, får, fått, \
    tilgjengelig, tilgjengelige, utilgjengelig, utilgjengelige, nås, nå, nådde, tilgang, nektet, avvist, \
    laste, lastes, lastet, lasting, laste inn, lastes inn, lastet inn, innlasting, virker, virket, virke, \
    virka, fungerer, fungerte, fungere, fungert, korrekt, ordentlig, riktig, som det skal, som forventet, \
    forventet, forventede, suksess, finne, finnes, funnet, fant, finner, lette, leter, leter etter, søker, \
    søkte, ok, okei, ting, gjort, gjøre, gjøres, forespurte, forespurt, ønskede, ufullstendig, uten hell, \
    hell, ulovlige, gjeldende, innlastingen, lastingen, innlesing, innlesingen, svar fra
    """,
  errorNouns: """
    feil, feilen, feilene, *feil, *feilen, problem, problemet, problemer, problemene, *problem, \
    *problemer, *problemet, feilkode, feilkoden, *feilkode, feilmelding, feilmeldingen, *feilmelding, \
    unntak, unntaket, *unntak, unntaksfeil, forstyrrelse, *forstyrrelse, driftsforstyrrelse, vanskelighet, \
    vanskeligheter, krasj, nedetid, bug, bugs, error, exception, svikt, avvik, serverfeil, serverfeilen, \
    tjenerfeil, tjenerfeilen, nettverksfeil, nettverksfeilen, nettverkfeil, systemfeil, programfeil, \
    applikasjonsfeil, appfeil, datafeil, forespørselsfeil, forespørselfeil, tilgangsfeil, inndatafeil, \
    lastefeil, innlastingsfeil, behandlingsfeil, utføringsfeil, serverproblem, serverproblemer, \
    tjenerproblem, tjenerproblemer, nettverksproblem, nettverksproblemer, systemproblem, tjenestefeil, \
    svarfeil, funksjonsfeil, ressursfeil, driftsfeil, svarte med en feil, svarer med en feil
    """,
  links: """
    ved, når, under, mens, i forbindelse med, med, med å, med den, med det, i, på, av, for, for å, fra, \
    til, som, forhindret, forhindrer, hindret, hindrer, ved forsøk på, ved forsøk på å, under forsøk på, \
    under forsøk på å, i forsøket på, på grunn av, pga, grunnet, da
    """,
  actions: """
    *ing, *ingen, *else, *elsen, *sjon, *sjonen, bruk av, start av, stopp av, test av, kjøp av, del av, \
    skift av, svar fra, forsøk på, laste ned, lastes ned, lastet ned, laste opp, lastes opp, lastet opp, \
    lastet ut
    """,
  predicates: """
    er, var, vært, blir, ble, blitt, har, hadde, hatt, kan, kunne, kunnet, skal, skulle, vil, ville, må, \
    måtte, får, fikk, fått, bør, burde, gikk, går, gått, mislyktes, mislykkes, mislykket, mislykkedes, \
    feilet, feiler, feilte, nektet, avvist, kreves, krevd, krever, mangler, manglet, feil, problem, \
    oppstod, oppsto, oppstått, funnet, finnes, fantes, finner, fant, virker, virket, ukjent, uventet, \
    ugyldig, lyktes, tok, tar, overskred, overskredet, trengs, trenger, gjelder, tillatt, tillates, \
    utilgjengelig, tilgjengelig, utløpt, utløp, påkrevd, nødvendig, ferdig, fullført, gjennomført, \
    for mange, eksisterer, fungerer, pågår, klarte, klarer, samsvarer, det finnes ingen, det er ingen, \
    det finnes ikke, det er ikke, er feil, var feil, ikke funnet, ikke tilgjengelig
    """,
  requirements: """
    må, må være, må ha, kan ikke være, kan bare, kan kun, skal være, minst, maks, maksimalt, høyst, \
    mer enn, færre enn, lengre enn, ikke lengre enn, ikke mer enn, eller flere, eller mer, eller færre, \
    eller mindre, mellom, påkrevd, obligatorisk, obligatoriske, kreves, for kort, for kortt, for lang, \
    for langt, for stor, for stort, for liten, for lite, for mange, for få, kan ikke være tom, \
    kan ikke være tomt, må fylles ut, kun, bare
    """,
  failures: """
    kunne ikke, kan ikke, klarte ikke, klarer ikke, greide ikke, mislyktes, mislykkes, mislykket, \
    mislykkedes, feilet, lyktes ikke, feil, *feil, problem, *problem, problemer, ikke funnet, fant ikke, \
    finner ikke, gikk galt, nektet, avvist, utilgjengelig, ikke tilgjengelig, avbrutt, umulig, ikke mulig, \
    gikk ikke, går ikke, ute av stand
    """,
  successes: """
    ferdig, lagret, sendt, fullført, gjennomført, vellykket, suksess, utført, gratulerer, oppdatert, \
    lagt til, slettet, fjernet, lastet opp, lastet ned, alt er klart, klart, klar, du er klar, velkommen, \
    lyktes
    """,
  successWords: "var vellykket, er fullført",
  reservations: """
    ikke, ingen, intet, aldri, kun, bare, delvis, kunne ikke, kan ikke, klarte ikke, før, inntil, hvis, \
    når, dersom, så snart, etter at, men, uten, med mindre, ennå ikke, unntatt
    """,
  passing: """
    kunne ikke, klarte ikke, greide ikke, lyktes ikke, var ikke, ble ikke, fant ikke, gikk ikke, \
    kunne dessverre ikke
    """,
  lasting: "kan ikke, klarer ikke, vil ikke, ikke lenger, aldri, finner ikke, går ikke, kan dessverre ikke",
  whens: """
    om et par minutter, om noen minutter, om få minutter, om noen sekunder, om få sekunder, \
    om et øyeblikk, om litt, om en stund, om en time, om noen timer, i morgen, automatisk, minutt, \
    minutter, time, timer, sekund, sekunder, dag, dager, så snart, når, inntil, innen, snart, straks, \
    i kveld, i dag, hver, hvert, av seg selv
    """,
  helpers: """
    support, brukerstøtte, brukerstøtten, kundeservice, kundestøtte, kundesupport, helpdesk, hjelpesenter, \
    administrator, administratoren, systemadministrator, systemadministratoren, nettverksadministrator, \
    admin, banken din, din bank, banken, leverandør, leverandøren, internettleverandør, \
    internettleverandøren, operatør, operatøren, mobiloperatør, produsenten, utvikleren, utviklerne, \
    utvikler, kontakt oss, skriv til oss, send oss en e-post, ring oss, butikken, skolen, skolen din, \
    organisasjonen, organisasjonen din, arbeidsgiver, it-avdelingen, it-avdeling, supportteamet
    """,
  blames: """
    du glemte, du har glemt, du skrev feil, du har skrevet feil, du tastet feil, du har tastet feil, \
    du skrev inn feil, du har skrevet inn feil, du oppga feil, du har oppgitt feil, du har angitt feil, \
    du anga feil, du skrev inn et ugyldig, du skrev inn en ugyldig, du har skrevet inn et ugyldig, \
    du har skrevet inn en ugyldig, du har angitt et ugyldig, du har angitt en ugyldig, \
    du har oppgitt et ugyldig, du har oppgitt en ugyldig, du har ikke, du har ingen, du valgte feil, \
    du har valgt feil, du gjorde en feil, du har gjort en feil, din feil, din skyld, \
    du har forsøkt for mange, du har prøvd for mange, du skrev for mange, du skrev ikke, du oppga ikke, \
    som du skrev inn, som du har skrevet inn, du unnlot, du har tastet inn feil, du tastet inn feil
    """,
  alarms: """
    fatal, fatalt, fatale, katastrofal, katastrofalt, katastrofe, ulovlig, ulovlige, illegal, forbudt, \
    forbudte, overtredelse, krenkelse, panikk, korrupt, drept, terminert
    """,
  jokes: """
    ups, oi, oisann, ops, oops, huff, hoppla, å nei, åh nei, uff, uff da, au, auda, søren, pokker, hm, \
    hmm, hurra, jippi, huff da, oida, oj, whoops, æsj, fillern, synd, så synd
    """,
  courtesies: """
    beklager, vi beklager, beklager dette, det beklager vi, beklager ulempen, ulempen, ulempene, unnskyld, \
    unnskyld oss, vi ber om unnskyldning, ber om unnskyldning, vi er lei for, vi er lei oss, lei for det, \
    lei oss, jeg er lei for det, sorry, takk, takk for, tusen takk, mange takk, på forhånd takk, dessverre
    """,
  buttons: "knapp, knappen, knapper, knappene",
  controls: """
    lenke, lenken, lenka, felt, feltet, felter, feltene, ikon, ikonet, bryter, bryteren, pil, pilen
    """,
  places: """
    nedenfor, under, ovenfor, over, nederst, øverst, til venstre, til høyre, øverst til høyre, \
    øverst til venstre, nederst til høyre, nederst til venstre, nederste, øverste, venstre, høyre
    """,
  colors: "rød, røde, rødt, grønn, grønne, grønt, blå, gul, gule, gult, oransje, grå, i rødt",
  clicks: "klikk, klikke, klikk på, dobbeltklikk",
  taps: "trykk med fingeren",
  chooses: "velg, trykk på, trykk",
  agreements: "Greit, Forstått",
  answers: "Ja, Nei",
  heres: "Klikk her, Trykk her, Her",
  plainWords: [
    ("ulovlig illegal", "ikke mulig"),
    ("forbudt", "ikke tillatt"),
    ("korrupt", "skadet"),
    ("drept termin", "avsluttet")
  ])
