/// Swedish: an instruction begins with an imperative (“Kontrollera anslutningen”); of most verbs it looks
/// like the infinitive, so that questions may begin with it too (“Spara ändå?”). “Vänligen” and “var god”
/// ask for one.
let swedish = Language(
  "sv", shape: "Det gick inte att ⟨åtgärd⟩ eftersom ⟨orsak⟩. ⟨Vad man gör⟩.",
  classifiesBefore: true,
  instructions: """
    acceptera, aktivera, anslut, ansök, använd, ange, anpassa, anmäl, anvisa, arkivera, auktorisera, \
    autentisera, avaktivera, avblockera, avbryt, avinstallera, avmarkera, avpublicera, avsluta, avvakta, \
    avvisa, backa, bearbeta, begränsa, begär, bekräfta, beskriv, beställ, besvara, besök, betala, bifoga, \
    blockera, bläddra, boka, bevilja, byt, dela, deaktivera, dölj, döp, dra, dubbelkolla, dubbelklicka, \
    exportera, fortsätt, flytta, formatera, fortsätta, fråga, frigör, frikoppla, fyll, följ, förkorta, \
    förläng, förminska, förnya, förenkla, försäkra dig, försök, förstora, förvissa dig, ge, genomför, \
    glöm inte, godkänn, granska, gör, gå, hantera, hitta, hjälp, hoppa, håll, hämta, identifiera, \
    importera, inaktivera, infoga, inkludera, installera, justera, jämför, kalibrera, klicka, klistra, \
    kolla, kom, kombinera, komplettera, komprimera, konfigurera, kontakta, kontrollera, konvertera, \
    koppla, kopiera, korrigera, kryptera, dekryptera, köp, kör, ladda, lagra, lita, logga, lossa, lyft, \
    lås, läs, lägg, låt, lämna, lös, markera, mata, meddela, minska, mejla, maila, montera, navigera, \
    notera, nollställ, nämn, omstarta, ordna, packa, para, passa, pausa, placera, plocka, prenumerera, \
    prova, pröva, provkör, publicera, radera, rapportera, redigera, reducera, registrera, rengör, rensa, \
    reparera, ring, rita, rulla, rätta, sammanfoga, samla, se till, se över, se efter, se, sikta, skaffa, \
    skala, skanna, skapa, skicka, skjut, skriv, skruva, skydda, skaka, slutför, slå, släpp, snabba, \
    sortera, spara, specificera, spela, spärra, starta, stoppa, strunta, stryk, ställ, stäm, stäng, stöd, \
    svara, svep, synka, synkronisera, sänd, sänk, säkerhetskopiera, säkerställ, säg, sätt, sök, ta, testa, \
    tillåt, tillämpa, titta, torka, tryck, träffa, töm, undersök, undvik, uppdatera, uppge, uppgradera, \
    upprepa, upplös, utelämna, utför, utöka, utgå, vidta, vidarebefordra, visa, vrid, vänd, vänta, välj, \
    verifiera, växla, zooma, återaktivera, återanslut, återanvänd, återgå, återinstallera, återkom, \
    återkalla, återställ, återuppta, återta, återvänd, åtgärda, ändra, öka, öppna, överför, överväg, \
    översätt, överlämna, omformulera, byta, stänga, skriva, behåll, behålla, förbered, ha, ha tålamod, \
    håll ned, ignorera, låsa, låsa upp, lås upp, minimera, maximera, ogiltigförklara, stanna, samtyck, \
    signera, spola, ställa, trycka, ersätt, ersätta, tilldela, undanröj, uppsök, vägra, ladda om, dra åt, \
    koppla ur, höj, hålla, stryka, ansluta, sätta, lägga, välja, läsa, glöm, oroa dig inte, tveka inte, \
    förhindra, hänvisa, använda, göra, ladda ner, ladda ned, ladda upp, *era, rikta, var försiktig, \
    var noga, var uppmärksam, tänk, anteckna, knappa, hör av, fixa, leta, anlita, beakta, bryt, bygg, \
    delta, fota, fånga, fäst, färdigställ, fördela, föreslå, förhandsgranska, förklara, gissa, \
    högerklicka, knacka, kryssa, kvittera, lansera, lyssna, långtryck, mät, nyp, omprova, peka, plugga, \
    posta, putsa, reglera, räkna, skrolla, scrolla, skrapa, snurra, stava, summera, surfa, säkra, tagga, \
    tillse, tipsa, trimma, utforska, utse, väck, återskapa, återstarta, avlasta, anslut igen, avläs, \
    avregistrera, backa upp, lämna in, swajpa, swipa, pricka, tillkalla, upprätta, utnyttja, åsidosätt, \
    övervaka, undanta, avstå, invänta, bjud in, bjud, länka, låna, mäta, märk, namnge, fördröj, inled, \
    utlös, uppmana
    """,
  alsoNouns: "försök, sök, ring, lås, svar, köp, stryk, hjälp, besök, test, ansök",
  objects: """
    en, ett, den, det, de, din, ditt, dina, er, ert, era, denna, detta, dessa, alla, någon, något, några, \
    dig, oss, på, om, igen, till, i, med, efter, att, in, ut, upp, ner, ned, först, sedan, annan, annat, \
    andra, här, där, vår, bort, fram, ihop, över
    """,
  requests: """
    vänligen, var god, var vänlig, var snäll, var vänliga, du kan, kan du, ni kan, kan ni, man kan, \
    du måste, måste du, ni måste, måste ni, du bör, bör du, ni bör, du behöver, behöver du, ni behöver, \
    du skulle kunna, vill du, vill ni, önskar du, ska vi, ska jag, vi rekommenderar, rekommenderar vi, \
    rekommenderas, det rekommenderas, vi föreslår, det kan hjälpa, det kan hjälpa att, det brukar hjälpa, \
    kan hjälpa, du ombeds, bör kontrolleras, bör uppdateras, bör ändras, bör bytas, du kanske måste, \
    du kanske behöver, kanske måste du, kanske behöver du, vi ber dig, vi ber er, kontaktar du, \
    trycker du, klickar du, väljer du, öppnar du, startar du, loggar du, anger du, installerar du, \
    uppdaterar du, aktiverar du, är det bra att, kan det vara bra att, det är lämpligt att, \
    rekommenderat att, det kan vara bra att, hittar du i, hittar du på, hittar du under
    """,
  undoings: """
    du kan inte, kan du inte, ni kan inte, kan ni inte, man kan inte, du kan bara, kan du bara, \
    du kan endast, kan du endast, ni kan bara, ni kan endast, du kan högst, du kan som mest, du kan max, \
    du kan maximalt, längre, du kan ännu inte, du kan för närvarande inte, du kan nu, \
    du kan för tillfället inte, du kan tyvärr inte, du kan alltså inte, du får inte, får du inte, \
    ni får inte, du får bara, du får endast, du får högst, du får max, du får ett, du får en, du får det, \
    du får det här, du får detta, du får ingen, du får inga, du får inget, du behöver inte, \
    behöver du inte, du måste ha varit, du måste vara minst, år gammal, du kan inga, \
    du behöver vara minst, misslyckades, misslyckats, det finns inga, det finns ingen, det finns inget, \
    bli inbjuden, bli godkänd, avbröts, du behöver en, du behöver ett, du behöver behörighet, \
    du behöver minst, du behöver mer, du måste ha, måste du ha
    """,
  leadIns: """
    och, eller, sedan, sen, därefter, först, nu, också, även, antingen, annars, istället, i stället, \
    alternativt, bara, endast, enkelt, helt enkelt, slutligen, därför, så, men, då, därmed, \
    för säkerhets skull, vid behov, om möjligt, eventuellt, kanske, gärna, till exempel, tips, ok, okej, \
    samt, dessutom, nästa, inte, aldrig
    """,
  openings: "så",
  conditions: """
    om, när, då, ifall, efter att, efter, innan, före, för att, för, tills, såvida, förrän, så snart, \
    så fort, så länge, därest, i fall, vid, medan, utifall, innan du kan, om du kan, när du kan, \
    för att du ska, så att du kan
    """,
  reasons: "eftersom, därför att, på grund av att, då det, på grund av, p.g.a, pga",
  retries: """
    försök igen, försök, försök på nytt, försök en gång till, försök senare, försöka igen, pröva igen, \
    prova igen, prova, pröva, gör ett nytt försök, vänta, vänta en stund, vänta lite, avvakta, \
    avvakta en stund, återkom, kom tillbaka, upprepa, gör om, gör om det, ha tålamod, försöka, \
    nytt försök, titta in, ett ögonblick, ett litet ögonblick
    """,
  laters: """
    senare, igen, på nytt, en gång till, ännu en gång, snart, om en stund, om en liten stund, \
    om några minuter, om några ögonblick, om ett par minuter, om ett tag, om en minut, om ett ögonblick, \
    lite senare, en stund, ett tag, ett ögonblick, ett par minuter, några minuter, några sekunder, \
    vid ett senare tillfälle, senare tillfälle, vid ett annat tillfälle, annat tillfälle, en annan gång, \
    tillbaka, nu, strax, inom kort, en minut, minuter, minut, sekunder, tid, lite, ett slag, om en timme, \
    gärna
    """,
  functionWords: """
    en, ett, den, det, de, dem, denna, detta, dessa, din, ditt, dina, er, ert, era, min, mitt, mina, vår, \
    vårt, våra, sin, sitt, sina, hans, hennes, deras, dess, jag, mig, du, dig, ni, vi, oss, han, hon, hen, \
    man, sig, själv, som, vad, vem, vilken, vilket, vilka, var, vart, varför, hur, när, där, här, hit, \
    dit, ingen, inget, inga, någon, något, några, alla, allt, all, varje, båda, annan, annat, andra, \
    sådan, sådant, sådana, samma, i, på, av, till, från, för, med, utan, vid, om, över, under, mellan, \
    mot, genom, via, per, efter, före, sedan, sen, hos, inom, åt, ur, in, ut, upp, ner, ned, bort, fram, \
    tillbaka, ifrån, och, eller, men, att, så, än, då, eftersom, utan att, medan, fast, inte, ej, aldrig, \
    alltid, bara, endast, också, även, ännu, redan, fortfarande, längre, mycket, mer, mest, mindre, många, \
    få, flera, flest, lite, ganska, ungefär, för närvarande, just nu, just, nu, nyligen, tyvärr, \
    dessvärre, kanske, möjligen, troligen, förmodligen, visst, ju, väl, nog, ja, nej, hej, verkar, \
    verkade, tycks, tycktes, ser ut, på grund av, p.g.a, pga, dock, därför, därmed, således, dvs, t.ex, \
    till följd av, ibland, ofta, plötsligt, igen, när du, försökte, försöker, försökt, försöket, \
    försök att, ett försök, vid försök, ska, skulle, helt, riktigt, vänligen, ytterligare, nästa, \
    följande, annars, istället, i stället, heller, ens, sådär, ett antal, samt, dels, nämligen, tills, \
    förrän, ha, vara, bli, som du kan, att du kan, där du kan, så att du kan, vad du kan, som du måste, \
    hade, har, att ha, för tillfället, för ögonblicket, för stunden, i nuläget
    """,
  genericWords: """
    något, nånting, någonting, någonstans, fel, gick, går, gått, snett, galet, på tok, hände, händer, \
    hänt, uppstod, uppstå, uppstår, uppstått, inträffade, inträffar, inträffat, inträffa, skedde, sker, \
    skett, påträffades, påträffade, påträffats, påträffat, upptäcktes, stötte, stött, råkade, råkat, \
    okänt, okänd, okända, känd, känt, oväntat, oväntad, oväntade, oförutsett, oförutsedd, ospecificerat, \
    ospecificerad, ohanterat, ohanterad, internt, intern, interna, allmänt, allmän, generellt, generell, \
    ogiltigt, ogiltig, ogiltiga, giltigt, giltig, giltiga, otillåten, otillåtet, olaglig, olagligt, \
    felaktig, felaktigt, felaktiga, åtgärd, åtgärden, åtgärder, åtgärderna, operation, operationen, \
    begäran, förfrågan, förfrågningen, uppgift, uppgiften, process, processen, kommando, kommandot, \
    kommandon, slutföra, slutförd, slutfört, slutfördes, slutföras, slutförts, fullföra, fullfölja, \
    fullföljas, avslutas, avslutades, avslutad, avslutat, utföra, utförd, utfört, utfördes, utföras, \
    utförts, genomföra, genomföras, genomfördes, genomförts, genomförd, genomfört, behandla, behandlas, \
    behandlades, behandlats, bearbeta, bearbetas, bearbetades, bearbetning, hantera, hanteras, hanterades, \
    hanterats, hantering, exekvera, köra, köras, kördes, fullborda, lyckas, lyckades, lyckats, lyckad, \
    lyckat, misslyckas, misslyckades, misslyckats, misslyckat, misslyckad, misslyckade, misslyckande, \
    möjligt, möjlig, omöjligt, oförmögen, förmögen, kunna, kritiskt, kritisk, allvarligt, allvarlig, \
    allvarliga, fatalt, fatal, ödesdigert, stort, litet, mindre, system, systemet, tekniskt, teknisk, \
    tekniska, tillfälligt, tillfällig, tillfälliga, temporärt, temporär, anledning, anledningen, \
    anledningar, orsak, orsaken, orsakade, orsakat, detaljer, detalj, information, informationen, info, \
    meddelande från, data, inmatning, indata, inmatat, inmatade, värde, värdet, värden, parameter, \
    parametern, parametrar, argument, argumentet, resultat, resultatet, resurs, resursen, resurser, \
    objekt, objektet, element, elementet, svar, svaret, serversvar, server, servern, servrar, servrarna, \
    tjänst, tjänsten, tjänster, nätverk, nätverket, program, programmet, app, appen, applikation, \
    applikationen, funktion, funktionen, returnerade, returnerar, returnerades, returnerat, gav, ger, \
    gett, mottogs, mottog, mottagit, fick, får, fått, få, ta emot, tog emot, tillgängligt, tillgänglig, \
    tillgängliga, otillgänglig, otillgängligt, otillgängliga, nås, nå, nåbar, åtkomst, nekad, nekat, \
    nekades, nekas, läsa in, läsas in, lästes in, ladda, laddas, laddades, laddats, fungera, fungerar, \
    fungerade, fungerat, korrekt, ordentligt, som det ska, rätt, som väntat, väntat, väntad, \
    framgångsrikt, utan framgång, hitta, hittas, hittades, hittade, hittar, hittat, letade, letar, \
    letar efter, söker, sökte, finna, ok, okej, sak, saker, gjordes, göra, gjort, begärd, begärda, \
    begärde, begärt, efterfrågade, ofullständig, ofullständigt, förväntades, problem uppstod, vidare, \
    gällande, åtkomlig, förväntat, förväntad, laddning, laddningen, inläsning, inläsningen, svar från
    """,
  errorNouns: """
    fel, felet, felen, *fel, *felet, *felen, problem, problemet, problemen, *problem, *problemet, \
    *problemen, felkod, felkoden, *felkod, felmeddelande, *felmeddelande, undantag, undantaget, *undantag, \
    undantagsfel, störning, störningar, *störning, *störningar, svårighet, svårigheter, *svårigheter, \
    krasch, kraschen, bugg, buggar, haveri, error, exception, avbrott, driftstörning, serverfel, \
    serverfelet, nätverksfel, nätverksfelet, systemfel, systemfelet, programfel, applikationsfel, appfel, \
    datafel, förfrågningsfel, begäransfel, åtkomstfel, inmatningsfel, laddningsfel, inläsningsfel, \
    bearbetningsfel, behandlingsfel, exekveringsfel, serverproblem, nätverksproblem, systemproblem, \
    tjänstefel, svarsfel, funktionsfel, resursfel, driftfel, svarade med ett fel, svarar med ett fel
    """,
  links: """
    vid, när, under, medan, i samband med, med, med att, med den, med det, i, på, av, för, för att, från, \
    till, som, under tiden, hindrade, hindrar, förhindrade, förhindrar, vid försök att, vid försök, \
    på grund av, p.g.a, pga, då
    """,
  actions: """
    *ning, *ningen, *ingen, *ande, *ering, *eringen, ladda ner, ladda ned, laddas ner, laddas ned, \
    laddades ner, laddades ned, laddats ner, laddats ned, ladda upp, laddas upp, laddades upp, \
    laddats upp, ladda om, laddas om, test av, köp av, svar från, byte av, gick ner, gick ned, kamera, \
    webbkamera, frontkamera, mobilkamera
    """,
  predicates: """
    är, var, varit, blir, blev, blivit, har, hade, haft, kan, kunde, kunnat, ska, skall, skulle, måste, \
    får, fick, fått, vill, ville, bör, borde, gick, går, gått, misslyckades, misslyckas, misslyckats, \
    misslyckat, nekad, nekades, nekas, krävs, krävde, saknas, saknar, fel, problem, uppstod, inträffade, \
    hittades, hittas, finns, fanns, fungerar, fungerade, verkar, okänt, okänd, oväntat, ogiltig, ogiltigt, \
    pågår, lyckades, tog, tar, överskred, behövs, behöver, gäller, gällde, godkändes, tillåts, tillåten, \
    otillgänglig, det finns inga, det finns ingen, det finns inget, är fel, var fel, hittades inte, \
    ej hittad, tillgänglig, inte tillgänglig
    """,
  requirements: """
    måste, får inte, får bara, får endast, får vara, får högst, får innehålla, minst, högst, max, \
    maximalt, som mest, åtminstone, mer än, färre än, längre än, inte längre än, inte mer än, eller fler, \
    eller mer, eller färre, eller mindre, mellan, krävs, obligatorisk, obligatoriskt, för kort, för lång, \
    för långt, för stor, för stort, för liten, för litet, för många, för få, kan inte vara tom, \
    kan inte vara tomt, får inte vara tom, får inte vara tomt, endast, bara, ska vara, ska innehålla, \
    måste fyllas i
    """,
  failures: """
    kunde inte, kan inte, går inte, gick inte, det gick inte, det går inte, misslyckades, misslyckas, \
    misslyckats, misslyckad, misslyckades med, fel, *fel, problem, *problem, hittades inte, inte hittas, \
    gick fel, nekad, nekades, inte tillgänglig, otillgänglig, avbröts, omöjligt, lyckades inte
    """,
  successes: """
    klart, klar, färdigt, färdig, lyckades, lyckat, sparat, sparad, sparades, skickat, skickad, skickades, \
    slutfört, slutförd, slutförts, framgång, grattis, gratulerar, allt klart, uppdaterat, uppdaterad, \
    borttagen, tillagd, laddats upp, hämtad, du är klar, välkommen
    """,
  successWords: "har lyckats, lyckades",
  reservations: """
    inte, ej, ingen, inget, inga, aldrig, bara, endast, delvis, kunde inte, kan inte, gick inte, går inte, \
    innan, tills, förrän, om, när, så snart, efter att, men, utan, såvida, ännu inte, utom
    """,
  passing: """
    kunde inte, gick inte, lyckades inte, var inte, blev inte, hittades inte, gick tyvärr inte, \
    kunde tyvärr inte
    """,
  lasting: """
    kan inte, går inte, kommer inte, inte längre, aldrig, får inte, kan tyvärr inte, går tyvärr inte
    """,
  whens: """
    om några minuter, om ett par minuter, om några sekunder, om en stund, om en timme, om några timmar, \
    i morgon, imorgon, automatiskt, minut, minuter, timme, timmar, sekund, sekunder, dag, dagar, så snart, \
    när, tills, inom, snart, strax, i kväll, ikväll, idag, i dag, varje, av sig själv
    """,
  helpers: """
    support, supporten, kundtjänst, kundtjänsten, kundsupport, kundservice, helpdesk, hjälpcenter, \
    administratör, administratören, systemadministratör, systemadministratören, nätverksadministratör, \
    admin, din bank, banken, operatör, operatören, leverantör, leverantören, internetleverantör, \
    internetleverantören, tillverkaren, utvecklaren, utvecklarna, utvecklare, kontakta oss, \
    skriv till oss, mejla oss, ring oss, supportteam, butiken, skolan, din skola, organisation, \
    organisationen, arbetsgivare, it-avdelningen, it-avdelning
    """,
  blames: """
    du glömde, du har glömt, ni glömde, du angav fel, du har angett fel, du angav ett felaktigt, \
    du angav en felaktig, du angav felaktigt, du har angett ett felaktigt, du har angett en felaktig, \
    du har angett ett ogiltigt, du har angett en ogiltig, du angav ett ogiltigt, du angav en ogiltig, \
    du skrev fel, du har skrivit fel, du skrev in fel, du har skrivit in fel, du har angivit fel, \
    du har angivit ett, du har angivit en, du har inte, du har ingen, du har inget, du har inga, \
    du valde fel, du gjorde fel, du har gjort fel, du gjorde ett misstag, ditt fel, ditt misstag, \
    du har försökt för många, du angav inte, du har inte angett, du misslyckades, som du angav, \
    som du har angett, du har matat in, du matade in
    """,
  alarms: """
    fatal, fatalt, fatala, katastrof, katastrofal, katastrofalt, olaglig, olagligt, illegal, illegalt, \
    abort, förbjuden, förbjudet, förbjudna, överträdelse, kränkning, panik, korrupt, dödad, dödades, \
    terminerad, terminerades, ödesdigert
    """,
  jokes: """
    hoppsan, hoppsansa, oj, ojdå, oj då, ojsan, attans, attan, aj, ajdå, aj då, åh nej, å nej, usch, \
    nämen, jösses, hm, hmm, hurra, jippi, tjohoo, hups, ops, oops, whoops, synd, så synd, fasen, jäklar, \
    uppsan
    """,
  courtesies: """
    förlåt, ursäkta, ursäkta oss, ursäkta besväret, vi ber om ursäkt, ber om ursäkt, vi beklagar, \
    beklagar, tyvärr, ledsen, vi är ledsna, jag är ledsen, sorry, tack, tack för, tack så mycket, \
    besväret, olägenheten, vi är ledsna för
    """,
  buttons: "knapp, knappen, knappar, knapparna",
  controls: """
    länk, länken, fält, fältet, fälten, ruta, rutan, rutorna, ikon, ikonen, reglage, reglaget, pil, pilen
    """,
  places: """
    nedan, ovan, nedanför, ovanför, längst ned, längst ner, längst upp, till vänster, till höger, \
    uppe till höger, uppe till vänster, nere till höger, nere till vänster, nedre, övre, vänstra, högra
    """,
  colors: """
    röd, röda, rött, grön, gröna, grönt, blå, blåa, blått, gul, gula, gult, orange, grå, gråa, grått, \
    i rött, rödmarkerade, rödmarkerat
    """,
  clicks: "klicka, klicka på, dubbelklicka, högerklicka",
  taps: "tryck med fingret",
  chooses: "välj, tryck på, tryck",
  agreements: "Okej, Jag förstår",
  answers: "Ja, Nej",
  heres: "Klicka här, Tryck här, Här",
  plainWords: [
    ("olaglig illegal", "inte möjligt"),
    ("förbjud", "inte tillåtet"),
    ("korrupt", "skadad"),
    ("dödad termin", "avslutad")
  ])
