/// German: an instruction begins with an imperative (“Prüfe die Verbindung”, “Prüfen Sie …”) or ends with an
/// infinitive (“Bitte neu starten”). In statements the same infinitive stands with an auxiliary (“konnte
/// nicht starten”) or after “zu”. Strong verbs whose participle looks like the infinitive (“angegeben”) are
/// listed one by one.
let german = Language(
  "de", shape: "⟨Was⟩ konnte nicht ⟨getan⟩ werden, weil ⟨Grund⟩. ⟨Was zu tun ist⟩.",
  classifiesBefore: true,
  instructions: """
    *en sie, *ern sie, *eln sie, laden sie, finden sie heraus, führen sie, lassen sie, geben sie, \
    gehen sie, tun sie, seien sie, haben sie etwas geduld, haben sie geduld, stellen sie, halten sie, \
    kommen sie, beenden sie, akzeptiere, achte darauf, achte, aktiviere, aktualisiere, ändere, antworte, \
    authentifiziere, autorisiere, beachte, beantrage, beantworte, beende, befolge, begrenze, behalte, \
    behebe, benachrichtige, benenne, benutze, berichtige, berühre, beschränke, beschreibe, bestätige, \
    besuche, bewege, bezahle, beziehe, bitte sie, bleib, bleibe, blockiere, bring, bringe, deaktiviere, \
    deinstalliere, drehe, dreh, drück, drücke, entferne, entkopple, entlade, entscheide, entsperre, \
    erhöhe, erinnere, erkundige, erlaube, ermögliche, erneuere, ersetze, erstelle, erteile, erweitere, \
    exportiere, fahre, fahr, falte, fordere, formatiere, frag, füge, führe, füll, fülle, gebe, geh, gehe, \
    genehmige, gestatte, gewähre, gib, gleiche, hab, hab geduld, halt, halte, hebe, hinterlege, hol, hole, \
    importiere, informiere, installiere, kalibriere, kaufe, klick, klicke, komm, komme, komprimiere, \
    konfiguriere, kontaktiere, kontrolliere, konvertiere, kopiere, kopple, korrigiere, kürze, lad, lade, \
    lass, lasse, leg, lege, leere, lies, lös, löse, lösche, mach, mache, markiere, meld, melde, merk, \
    merke, migriere, nimm, notiere, nutz, nutze, öffne, ordne, pass, passe, platziere, positioniere, \
    probier, probiere, prüf, prüfe, räum, räume, reaktiviere, reduziere, registriere, reinige, repariere, \
    richte, ruf, rufe, sag, sage, scanne, schalt, schalte, schau, schaue, schick, schicke, schieb, \
    schiebe, schließ, schließe, schreib, schreibe, schütze, sei, sende, setz, setze, sicher, sichere, \
    sieh, signiere, sorg, sorge, speicher, speichere, spiel, spiele, starte, steck, stecke, stell, stelle, \
    stimm, stimme, stopp, stoppe, streiche, such, synchronisiere, tausche, tipp, tippe, trag, trage, \
    trenn, trenne, tritt, überlege, überleg, überprüf, überprüfe, übertrage, unterbrich, unterschreibe, \
    unterstütze, verbessere, verbinde, vereinbare, verfasse, vergewissere, vergib, vergiss, vergleiche, \
    vergrößere, verifiziere, verkleinere, verknüpfe, verkürze, verlängere, verlass, verlasse, verringere, \
    verschiebe, verschlüssle, verschlüssele, verschwende, versuch, versuche, vervollständige, verwalte, \
    verwende, verzichte, wähl, wähle, warte, wechsel, wechsle, wechsele, wende, wende dich, widerrufe, \
    wiederhol, wiederhole, wirf, wisch, wische, zahle, zeig, zeige, zieh, ziehe, überspringe, weise, \
    zögere nicht, gedulde dich, gedulden sie sich, halte dich, richte dich, abonniere, verfolge, teste, \
    zoome, sprich, sprechen sie, schüttel, schüttle, vermeide, verhindere, vertraue, tausch, hör, höre, \
    nenne, nenn, bearbeite, ergänze, vermerke, beschleunige, entpacke, entschlüssle, entschlüssele, \
    verlege, erfasse, fotografiere, verwirf, übernimm, überweise, lasst, prüft, überprüft bitte, \
    versucht es, entnimm, entziehe, begib, begib dich, nähere, nähere dich, fixiere, sammle, sammele, \
    bewerte, aktivier, aktualisier, installier, deinstallier, kontaktier, kopier, registrier, *iere, \
    hier tippen, hier klicken, tippen zum, tippen um, klicken zum, klicken um, drücken zum, wischen zum, \
    erwäge, befreie, bereinige, verschaffe, schätze ein, beseitige, beuge, empfange, klappe, kneife, \
    kreuze an, lerne, pflege, plane, rotiere, schone, schließt, sorgt, spare, stärke, unterlasse, \
    verbrauche, verhalte, verkaufe, verlinke, verteile, verwandle, verzeichne, zerlege, fülle aus, \
    betätige, bediene, beginne, drossle, verbirg, blende, fang, fange, bilde, zeichne, nutzt, wählt, gebt, \
    trete, schraube, klemme, befestige, bereite, beurteile, bewahre, binde, blättere, brich, denke daran, \
    denk daran, denk an, denke an, durchsuche, einige dich, entlaste, erfrage, erkläre, erledige, \
    ermittle, ermittele, eröffne, erwirb, erzeuge, hänge, hilf, hinterlasse, kehre, klebe, kläre, knicke, \
    koppel, koppele, kündige, leite, lockere, miss, mische, pack, packe, pinne, poste, regle, regele, \
    reiße, schneide, schwenke, schüttele, sperr, spring, springe, steige, steuere, trockne, übersetze, \
    übersende, umgehe, unterteile, veröffentliche, verdecke, vermindere, verschicke, verschließe, \
    versende, versetze, versichere dich, vertausche, veranlasse, wasche, zähle, zupfe, mach dir, \
    schau nach, lösch, öffne bitte, füg, änder, hör auf, verschieb, bestell, bestelle, bind, \
    entscheide dich, melde dich, logge, log, chatte, maile, like, zoom, swipe, scrolle, scroll, streame, \
    halt die, drücke und halte, bevorzuge, beauftrage, übergib, unterbinde, verändere, lesen sie, \
    suchen sie, machen sie, bearbeiten sie, abschließen sie, schliessen sie, schließen sie, laufen sie, \
    verlassen sie, übertragen sie, arbeiten sie, empfangen sie, behalten sie, vergessen sie nicht, \
    vergiss nicht, zögern sie nicht
    """,
  alsoNouns: """
    suche, frage, teile, sperre, pause, pausiere, folge, reise, buche, rate, lege, plane, starte, \
    speicher, sicher, stimme, weise, sende, wende, passe, schütze, leere, pass, spiel, kauf, ruf, tipp, \
    klick, halt, stopp, streiche, rotiere, beginne, blende, bilde, fange, fang, pflege, stärke, spare, \
    klappe, beuge, schone, leite, log, poste, like, steige, zoom, scroll, hänge
    """,
  objects: """
    der, die, das, den, dem, ein, eine, einen, einem, einer, eines, dein, deine, deinen, deiner, deinem, \
    deines, ihr, ihre, ihren, ihrer, ihrem, diese, dieses, diesen, dieser, diesem, dich, dir, sie, es, \
    ihn, bitte, alle, einige, andere, anderen, zuerst, nach, in, im, auf, ob, mit, für, uns, erneut, \
    nochmals, sicher, unter, etwas, mehr, nicht
    """,
  closings: """
    *ieren, *prüfen, *suchen, *probieren, *wählen, *warten, *starten, *öffnen, *schließen, *schalten, \
    *löschen, entfernen*, *melden, *senden, *schicken, *speichern, *sichern, *setzen, *stellen, *tippen, \
    *klicken, *drücken, *nutzen, *wenden, *kaufen, bezahlen*, einzahlen*, *fügen, *füllen, *leeren, \
    *trennen, *sperren, *erlauben, bestätigen*, *lösen, ändern*, abändern*, *wechseln, *richten, \
    *erstellen, *erneuern, *fordern, *holen, *legen, *ziehen, *schieben, *nehmen, *verbinden, *kürzen, \
    *kleinern, *ringern, *größern, *längern, *erhöhen, *achten, *beachten, *befolgen, *räumen, *machen, \
    *führen, *passen, *scannen, *tauschen, *ersetzen, *teilen, *beenden, *stoppen, *wiederholen, \
    *vergewissern, *berichtigen, *beheben, *benennen, *koppeln, *stecken, *klären, *zeigen, *beantragen, \
    *widerrufen, *stimmen, *besuchen, *schreiben, *rücken, *unterschreiben, *gehen, *gewähren, \
    *genehmigen, *gestatten, *erteilen, *verwenden, *verwalten, *vermeiden, *bearbeiten, *ergänzen, \
    *reinigen, *drehen, *wischen, *schauen, nachfragen*, anfragen*, *abbrechen, *bleiben, *gedulden, \
    *vervollständigen, *sprechen, *bewegen, *bringen, *bitten, *entkoppeln, *tun, *abonnieren, *erfassen, \
    *testen, *sorgen, *bereinigen, *absichern, *befreien, *beschränken, *begrenzen, *hinterlegen, *merken, \
    *notieren, *überspringen, *verlinken, *verknüpfen, *erweitern, *schaffen, *streichen, *tätigen, \
    *abwarten, *schützen, *vertrauen, *verlegen, *treten, *werfen, *überlegen, eingeben*, angeben*, \
    freigeben*, weitergeben*, zurückgeben*, bekanntgeben*, ausgeben*, aufgeben*, geben, herunterladen*, \
    hochladen*, neuladen, aufladen*, laden, neu laden, nachladen*, einladen*, eintragen*, nachtragen*, \
    anrufen*, aufrufen*, abrufen*, zulassen*, lassen, loslassen*, festhalten*, einhalten*, fernhalten*, \
    anhalten*, bereithalten*, gedrückt halten, halten, durchlesen*, nachlesen*, lesen, ansehen*, \
    nachsehen*, fortfahren*, herunterfahren*, hochfahren*, kommen, zurückkommen*, wiederkommen*, \
    erneut versuchen, nochmal versuchen, nochmals versuchen, noch einmal versuchen, später versuchen, \
    ausführen, durchführen, abschließen, abschliessen, schliessen, fortsetzen, anlegen, aufladen, \
    zurücksetzen, finden sie, jetzt zahlen
    """,
  requests: """
    bitte, bitte nicht, kannst du, du kannst, können sie, sie können, könnt ihr, ihr könnt, kann man, \
    man kann, du könntest, sie könnten, könntest du, könnten sie, du musst, musst du, sie müssen, \
    müssen sie, ihr müsst, müsst ihr, muss man, du solltest, solltest du, sie sollten, sollten sie, \
    ihr solltet, sollte man, man sollte, möchtest du, möchten sie, willst du, wollen sie, wollt ihr, \
    du brauchst nur, sie brauchen nur, du darfst, sie dürfen, wir empfehlen, empfehlen wir, \
    es wird empfohlen, wird empfohlen, es empfiehlt sich, empfiehlt es sich, am besten, wir bitten sie, \
    wir bitten dich, soll ich, sollen wir, soll die, soll der, soll das, soll dieser, soll diese, \
    soll dieses, sollen die, sollen alle, sollen diese, sollte geprüft werden, sollte überprüft werden, \
    sollten überprüft werden, sollten geprüft werden, sollte aktualisiert werden, sollte geändert werden, \
    sollte entfernt werden, es hilft, hilft es, kann helfen, könnte helfen, es kann helfen, es ist ratsam, \
    ist ratsam, ist es ratsam, ist zu empfehlen, ist empfehlenswert, bitten wir sie, bitten wir dich, \
    raten wir, wir raten, lohnt es sich, finden sie in, finden sie unter, finden sie hier, finden sie auf, \
    findest du in, findest du unter, findest du hier, findest du auf
    """,
  undoings: """
    kannst du nicht, du kannst nicht, können sie nicht, sie können nicht, du kannst kein, du kannst keine, \
    du kannst keinen, du kannst keiner, du kannst keinem, kannst du keine, kannst du keinen, \
    kannst du kein, sie können kein, sie können keine, sie können keinen, sie können keiner, \
    können sie keine, können sie keinen, können sie kein, du kannst nur, kannst du nur, sie können nur, \
    können sie nur, du kannst maximal, sie können maximal, du kannst höchstens, sie können höchstens, \
    du kannst nicht mehr, sie können nicht mehr, du kannst bis zu, sie können bis zu, du kannst erst, \
    sie können erst, du kannst nun, du kannst dich nicht, sie können sich nicht, kann man nicht, \
    man kann nicht, du darfst nicht, du darfst nur, du darfst kein, du darfst keine, du darfst keinen, \
    sie dürfen nicht, sie dürfen nur, sie dürfen kein, sie dürfen keine, sie dürfen keinen, \
    du darfst maximal, sie dürfen maximal, du darfst höchstens, sie dürfen höchstens, du darfst bis zu, \
    sie dürfen bis zu, alt sein, nicht einladen, nicht hinzufügen, nicht verwenden, nicht nutzen, \
    nicht sehen, nicht ansehen, nicht anzeigen, nicht blockieren, nicht anrufen, nicht senden, \
    nicht bearbeiten, nicht ändern, nicht löschen, nicht kontaktieren, nicht ausführen, nicht öffnen, \
    nicht beitreten, nicht folgen, nicht herunterladen, nicht teilen, nicht rückgängig machen, \
    nicht antworten, nicht abspielen, nicht kopieren, nicht bezahlen, nicht kaufen, nicht umbenennen, \
    nicht anmelden, nicht abmelden, nicht einloggen, nicht erstellen, nicht speichern, nicht verlassen, \
    nicht aktivieren, nicht deaktivieren, nicht hochladen, nicht installieren, nicht wiederherstellen, \
    nicht drucken, nicht verschieben, nicht importieren, nicht exportieren, nicht freigeben, \
    nicht empfangen, nicht zurücksetzen, nicht verbinden, nicht kommentieren, nicht bewerten, \
    nicht melden, nicht posten, nicht veröffentlichen, nicht hören, nicht lesen, nicht schreiben, \
    nicht aufnehmen, nicht wählen, nicht auswählen, nicht entsperren, nicht aktualisieren, nicht aufrufen, \
    nicht zugreifen, nicht überschreiben, nicht wiederholen, nicht registrieren, nicht einlösen, \
    nicht stornieren, nicht buchen, nicht bestellen, nicht hinterlegen, nicht synchronisieren, \
    nicht weiterleiten, nicht anhängen, nicht einfügen, nicht starten, nicht fortfahren, nicht fortsetzen, \
    nicht übertragen, nicht erreichen, nicht benutzen, eingeladen werden, freigeschaltet werden, \
    genehmigt werden, zugelassen werden, freigegeben werden, berechtigung haben, rechte haben, \
    zugriff haben, installiert haben, verfügen, konto haben
    """,
  leadIns: """
    und, oder, dann, danach, zuerst, zunächst, nun, jetzt, anschließend, außerdem, auch, also, einfach, \
    nur, alternativ, andernfalls, ansonsten, sonst, stattdessen, gegebenenfalls, ggf, ggf., schließlich, \
    zuletzt, vorher, dafür, dazu, hierzu, hierfür, entweder, jederzeit, bitte, tipp:, hinweis, los, aber, \
    wenn möglich, falls nötig, bei bedarf, eventuell, vielleicht, zur sicherheit, daher, deshalb, ok, okay
    """,
  openings: "denn, um",
  conditions: """
    wenn, falls, sobald, nachdem, bevor, um, sofern, solange, ob, damit, sollte, sollten, \
    sollte das problem, sollten sie, bis, im falle
    """,
  reasons: "da, weil, denn",
  retries: """
    versuche es, versuch es, versuch’s, versuchs, versuchen sie es, versuchen sie dies, versucht es, \
    probiere es, probier es, probier’s, probieren sie es, versuche das, versuche dies, erneut versuchen, \
    nochmal versuchen, nochmals versuchen, noch einmal versuchen, später versuchen, erneut probieren, \
    nochmal probieren, nochmals probieren, noch einmal probieren, versuchen, es versuchen, \
    es erneut versuchen, es später versuchen, versuche erneut, versuchen sie erneut, versuche, \
    versuchen sie, warte, warten sie, warten, abwarten, wiederholen, wiederhole den vorgang, \
    wiederholen sie den vorgang, wiederhole, wiederholen sie, gedulde dich, gedulden sie sich, \
    haben sie etwas geduld, haben sie geduld, hab geduld, hab etwas geduld, komm später, komm, kommen sie, \
    wiederkommen, zurückkommen, schau, schauen sie, gedulden, einen moment, einen augenblick, \
    einen moment geduld, etwas geduld, geduld, einen augenblick geduld, moment
    """,
  laters: """
    später, erneut, noch einmal, nochmal, nochmals, wieder, neu, in kürze, bald, gleich, \
    in einigen minuten, in ein paar minuten, in wenigen minuten, in wenigen augenblicken, in einem moment, \
    in einem augenblick, in einer weile, nach einer weile, etwas, einen moment, einen augenblick, \
    ein wenig, ein bisschen, eine weile, einige minuten, ein paar minuten, einige zeit, einiger zeit, \
    zu einem späteren zeitpunkt, späteren zeitpunkt, zeitpunkt, zeit, ein anderes mal, ein weiteres mal, \
    gerne, vorbei, kurz, moment, minute, minuten, augenblick, weile, sekunden, sekunde, jetzt, \
    kurzer zeit, kurze zeit
    """,
  functionWords: """
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, kein, keine, keinen, keinem, \
    keiner, keines, dieser, diese, dieses, diesen, diesem, dies, jener, jene, jenes, jede, jeder, jedes, \
    jeden, jedem, alle, allen, aller, alles, einige, einigen, mehrere, mehreren, manche, welche, welcher, \
    welches, welchen, andere, anderen, anderer, anderes, anderem, solche, solcher, solches, selbst, \
    selber, man, es, er, sie, ihn, ihm, ihr, ihnen, ihre, ihren, ihrem, ihrer, ihres, ich, mich, mir, \
    mein, meine, meinen, meiner, meinem, du, dich, dir, dein, deine, deinen, deinem, deiner, deines, wir, \
    uns, unser, unsere, unseren, unserem, unserer, unseres, euch, euer, eure, sich, seine, seinen, seinem, \
    seiner, sein, deren, dessen, denen, was, wer, wem, wo, wie, warum, wann, wohin, wonach, womit, hier, \
    da, dort, dabei, dazu, dafür, damit, daran, darauf, daraus, davon, dadurch, hiermit, hierbei, in, im, \
    ins, an, am, ans, auf, aus, bei, beim, bis, durch, für, gegen, mit, nach, ohne, seit, über, um, unter, \
    von, vom, vor, zu, zum, zur, zwischen, aufgrund, auf grund, wegen, infolge, während, trotz, per, als, \
    dass, ob, wenn, weil, und, oder, aber, doch, jedoch, sondern, sowie, so, nicht, nichts, nie, niemals, \
    noch, schon, bereits, auch, nur, sehr, zu viel, mehr, weniger, viel, viele, vielen, etwa, bitte, \
    leider, gerade, momentan, derzeit, zurzeit, zur zeit, aktuell, im moment, im augenblick, offenbar, \
    anscheinend, scheinbar, wohl, möglicherweise, vermutlich, wahrscheinlich, eventuell, vielleicht, ja, \
    nein, hin, her, ab, heute, immer, oft, manchmal, plötzlich, mal, einmal, zweimal, eben, ganz, gar, \
    halt, hallo, nun, dann, sonst, weiter, weitere, weiteren, weiterer, weiteres, weiterhin, zusätzlich, \
    zusätzliche, versucht, versuch, versuchs, beim versuch, versuchten, scheint, scheinen, gibt, gab, \
    es gibt, es gab, zu vielen, zu den, zu ihren, zu deinen, zu unseren, zu einen, zu allen, zu diesen, \
    zum einen, nämlich, deshalb, daher, deswegen, somit, allerdings, trotzdem, dennoch, jeweils, \
    insgesamt, überhaupt, genau, folgend, folgende, folgender, folgendes, folgenden, folgendem, wurdest, \
    wurdet, uhr, z, b, d, h, bzw, usw
    """,
  genericWords: """
    irgendetwas, irgendwas, irgendein, irgendeinem, irgendwo, irgendwie, etwas, was, schief, \
    schiefgelaufen, schiefgegangen, schiefging, schieflief, gelaufen, gegangen, falsch, ging, lief, geht, \
    läuft, gehen, laufen, fehlgeschlagen, fehlgeschlagene, fehlgeschlagener, fehlgeschlagenes, fehlschlag, \
    fehlschlagen, schlug, fehl, schlägt, scheiterte, gescheitert, misslungen, missglückt, geklappt, \
    klappt, klappte, gelungen, gelang, gelingt, geglückt, erfolglos, erfolgreich, erfolgreiche, erfolg, \
    passiert, passierte, geschehen, geschah, aufgetreten, auftrat, trat, tritt, auf, aufgekommen, \
    entstanden, vorgefallen, gestoßen, stieß, begegnet, vorliegt, liegt, vor, ereignet, ereignete, \
    unbekannt, unbekannte, unbekannter, unbekannten, unbekanntes, unbekanntem, bekannt, unerwartet, \
    unerwartete, unerwarteter, unerwartetes, unerwarteten, unerwartetem, unvorhergesehen, \
    unvorhergesehene, unvorhergesehener, unvorhergesehenes, unspezifiziert, unspezifizierter, \
    unspezifischer, nicht spezifiziert, nicht näher, bezeichneter, spezifizierter, unbehandelt, \
    unbehandelte, unbehandelter, unbestimmt, unbestimmter, intern, interne, interner, internen, internes, \
    internem, allgemein, allgemeine, allgemeiner, allgemeines, generisch, generischer, generelle, \
    genereller, sonstiger, ungültig, ungültige, ungültiger, ungültiges, ungültigen, ungültigem, gültig, \
    gültige, gültigen, unzulässig, unzulässige, unzulässiger, illegal, illegale, illegaler, fehlerhaft, \
    fehlerhafte, fehlerhafter, vorgang, vorgangs, vorgänge, aktion, aktionen, operation, operationen, \
    anfrage, anfragen, anforderung, aufgabe, prozess, befehl, abgeschlossen, abschließen, \
    abgeschlossene, vollendet, fertiggestellt, vervollständigt, beendet, ausgeführt, ausführen, \
    ausführung, durchgeführt, durchführen, durchführung, verarbeitet, verarbeiten, verarbeitung, \
    bearbeitet, bearbeiten, erledigt, erfüllt, behandelt, möglich, unmöglich, nicht möglich, imstande, \
    fähig, außerstande, lage, schwerwiegend, schwerwiegender, schwerer, schwere, kritisch, kritischer, \
    kritische, fatal, fataler, fatale, ernst, ernster, ernsthafter, größeres, kleines, kleiner, kleinen, \
    system, systems, technisch, technische, technischer, technisches, technischen, temporär, temporäre, \
    temporärer, temporäres, vorübergehend, vorübergehende, vorübergehender, vorübergehendes, zeitweise, \
    kurzzeitig, grund, gründe, gründen, einzelheiten, details, detail, ursache, ursachen, information, \
    informationen, infos, info, meldung, nachricht von, daten, eingabe, eingaben, eingegeben, wert, werte, \
    parameter, argument, argumente, ergebnis, ergebnisse, ressource, ressourcen, objekt, objekte, element, \
    elemente, antwort, serverantwort, server, servers, servern, dienst, dienste, dienstes, service, \
    services, netzwerk, anwendung, app, programm, funktion, anwendungs, zurückgegeben, gibt zurück, \
    zurück, geliefert, liefert, lieferte, erhalten, empfangen, bekommen, verfügbar, verfügung, \
    nicht verfügbar, unverfügbar, steht, stehen, erreichbar, unerreichbar, zugriff, zugegriffen, \
    verweigert, laden, geladen, lädt, funktioniert, funktionieren, funktionierte, arbeitet, arbeiten, \
    richtig, korrekt, ordnungsgemäß, wie erwartet, erwartet, gefunden, finden, gesucht, gesuchte, \
    gesuchten, suchst, suchten, suchen, ok, okay, sache, ding, dinge, stattgefunden, unvollständig, \
    entsprochen, gewünschte, gewünschten, angeforderte, angeforderten, angefordert, angefragt, angefragte, \
    machen, gemacht, tun, getan, versuchen, kommt, kam, gekommen, verursacht, verursachte, \
    registriert von, festgestellt, zu ungültig, konflikt von, nicht bearbeiten, nicht ausführen, \
    passieren, falschgelaufen, bearbeitung ihrer, bearbeitung deiner, bearbeitung der anfrage, \
    bearbeitung dieser, ladevorgang, ladefehler, das laden, das suchen, das finden, das ausführen, \
    das abschließen, das verarbeiten, das bearbeiten
    """,
  errorNouns: """
    fehler, fehlern, fehlers, *fehler, *fehlern, *fehlers, problem, probleme, problemen, problems, \
    *problem, *probleme, *problemen, störung, störungen, *störung, *störungen, fehlercode, *fehlercode, \
    fehlermeldung, *fehlermeldung, ausnahme, *ausnahme, ausnahmefehler, schwierigkeit, schwierigkeiten, \
    *schwierigkeiten, fehlfunktion, absturz, panne, bug, bugs, error, exception, fehlerzustand, \
    fehlercodes, defekt, serverfehler, netzwerkfehler, systemfehler, anwendungsfehler, programmfehler, \
    datenfehler, anfragefehler, zugriffsfehler, eingabefehler, ladefehler, serverproblem, serverprobleme, \
    serverproblemen, netzwerkproblem, netzwerkprobleme, netzwerkproblemen, dienstfehler, servicefehler, \
    ausführungsfehler, verarbeitungsfehler, prozessfehler, anforderungsfehler, antwortfehler, \
    systemproblem, appfehler, app-fehler, serverstörung, netzwerkstörung, systemstörung, netzwerkfehlers, \
    serverfehlers, funktionsfehler, ressourcenfehler, fehler geantwortet, fehler beantwortet
    """,
  links: """
    beim, bei, bei der, bei dem, bei den, bei deiner, bei ihrer, bei deinem, bei ihrem, während, \
    während der, während des, als, bei dem versuch, beim versuch, mit, mit der, mit dem, mit den, \
    mit deiner, mit deinem, mit ihrem, mit ihrer, in, im, in der, in dem, in den, durch, am, an, auf, von, \
    des, verhinderte, verhindert, aufgrund, wegen, für, zu
    """,
  actions: """
    zu *en, zu *ern, zu *eln, zum *en, zum *ern, zum *eln, das *en, das *ern, das *eln, sicherzustellen, \
    herzustellen, wiederherzustellen, einzustellen, umzustellen, zuzustellen, fertigzustellen, \
    bereitzustellen, fortzusetzen, zurückzusetzen, einzusetzen, umzusetzen, anzumelden, abzumelden, \
    zu melden, rückzumelden, einzuschalten, auszuschalten, umzuschalten, abzuschalten, stummzuschalten, \
    freizuschalten, auszuwählen, anzuwählen, abzuwählen, hinzuzufügen, einzufügen, beizufügen, anzufügen, \
    einzurichten, auszurichten, abzuschließen, anzuschließen, auszuschließen, einzulösen, auszulösen, \
    abzusenden, zuzusenden, einzusenden, zu versenden, auszutauschen, anzuzeigen, abzuspielen, aufzulösen, \
    aufzuräumen, abzubrechen, mitzuteilen, zuzuteilen, aufzuteilen, umzubenennen, anzulegen, festzulegen, \
    abzulegen, vorzulegen, hinzulegen, auszufüllen, aufzufüllen, aufzuzeichnen, durchzuführen, \
    auszuführen, weiterzuleiten, auszuprobieren, abzuholen, nachzuholen, anzufordern, aufzufordern, \
    anzunehmen, aufzunehmen, vorzunehmen, teilzunehmen, zu entnehmen, durchzuziehen, abzuziehen, \
    einzuziehen, zu ziehen, hinzuziehen, freizuräumen, freizumachen, rückgängig zu machen, weiterzumachen, \
    aufzumachen, anzupassen, aufzupassen, abzuwarten, weiterzugehen, vorzugehen, zurückzugehen, zu gehen, \
    abzutrennen, anzustecken, einzustecken, auszustecken, zurückzuschicken, abzuschicken, zu verschicken, \
    einzuscannen, *ung, *ungen, karriere, barriere, papiere, tiere
    """,
  predicates: """
    ist, sind, bin, bist, seid, war, waren, warst, wäre, wären, sei, wird, werden, wirst, wurde, wurden, \
    worden, geworden, würde, würden, hat, haben, hast, habe, habt, hatte, hatten, hätte, hätten, kann, \
    können, kannst, könnt, konnte, konnten, konntest, könnte, könnten, muss, müssen, musst, müsst, musste, \
    mussten, müsste, darf, dürfen, darfst, durfte, soll, sollen, will, wollen, möchte, möchten, mag, \
    gewesen, wir, ich, man, du, beim, bei, fehler, *fehler, probleme, problem, fehlgeschlagen, \
    nicht möglich, unmöglich, gescheitert, verboten, während, dass, wenn, falls, weil, damit, nachdem, \
    sobald, solange, bevor, obwohl, sodass, indem, ob, als, die sie, den sie, das sie, der sie, dem sie, \
    denen, deren, dessen, fehlt, fehlen, fehlte, enthält, enthalten, erfordert, erfordern, benötigt, \
    benötigen, stimmt, stimmen, stimmen nicht, existiert, existieren, gibt, gab, scheint, scheinen, geht, \
    ging, bleibt, braucht, funktioniert, funktionieren, besteht, bestehen, liegt, kein, keine, keinen, \
    wegen, aufgrund, zu viele, unerwarteter, unbekannter, mehr als, weniger als, passiert, aufgetreten, \
    läuft, lässt, lassen sich, trat, zum, zur, um, das können, das werden, das haben, das müssen, \
    das sollten, das wollen, das dürfen, das hätten, das wurden, das wären, das könnten, das würden, \
    nicht gefunden, gefunden, nicht verfügbar, nicht erreichbar, ungültig, unbekannt, erforderlich, \
    notwendig, serverfehler, netzwerkfehler, systemfehler, anwendungsfehler, programmfehler, datenfehler, \
    anfragefehler, zugriffsfehler, eingabefehler, ladefehler, serverproblem, serverprobleme, \
    serverproblemen, netzwerkproblem, netzwerkprobleme, netzwerkproblemen, dienstfehler, servicefehler, \
    ausführungsfehler, verarbeitungsfehler, prozessfehler, anforderungsfehler, antwortfehler, \
    systemproblem, appfehler, app-fehler, serverstörung, netzwerkstörung, systemstörung, netzwerkfehlers, \
    serverfehlers, funktionsfehler, ressourcenfehler, fehlermeldung
    """,
  requirements: """
    muss, müssen, musst, müsst, darf, dürfen, darfst, darf nicht, dürfen nicht, darf nur, dürfen nur, \
    mindestens, höchstens, maximal, wenigstens, nicht mehr als, nicht länger als, nicht weniger als, \
    oder mehr, oder weniger, zwischen, erforderlich, benötigt, notwendig, pflichtfeld, zu kurz, zu lang, \
    zu groß, zu klein, zu viele, zu wenige, darf nicht leer sein, nicht leer sein, nur, bis zu, sollte, \
    sollten
    """,
  failures: """
    konnte, konnten, kann nicht, können nicht, nicht möglich, fehlgeschlagen, schlug fehl, gescheitert, \
    fehler, *fehler, problem, *problem, probleme, fehlschlag, nicht gefunden, schiefgelaufen, \
    schiefgegangen, verweigert, abgelehnt, nicht verfügbar, abgebrochen, misslungen, nicht erfolgreich, \
    unmöglich
    """,
  successes: """
    erfolg, erfolgreich, fertig, erledigt, geschafft, alles bereit, alles erledigt, gespeichert, gesendet, \
    abgeschlossen, beendet, glückwunsch, herzlichen glückwunsch, gratulation, super, prima, hochgeladen, \
    heruntergeladen, gelöscht, aktualisiert, hinzugefügt, willkommen
    """,
  successWords: "erfolgreich",
  reservations: """
    nicht, kein, keine, keinen, keinem, keiner, nie, niemals, nur, teilweise, zum teil, konnte, konnten, \
    kann, können, wurde nicht, noch nicht, bevor, bis, wenn, falls, sobald, nachdem, aber, jedoch, ohne, \
    erst, sofern, außer
    """,
  passing: """
    konnte nicht, konnten nicht, konnte, konnten, konntest, wurde nicht, wurden nicht, war nicht, \
    waren nicht, hat nicht
    """,
  lasting: """
    kann nicht, können nicht, kannst nicht, nicht mehr, nie, niemals, wird nicht, werden nicht, \
    nicht möglich, kann kein, kann keine, kann keinen, können kein, können keine, können keinen, \
    kann leider nicht, können leider nicht
    """,
  whens: """
    in einigen minuten, in ein paar minuten, in wenigen minuten, in einigen sekunden, in wenigen sekunden, \
    in kürze, in einem moment, in einem augenblick, in einer stunde, in einigen stunden, morgen, \
    automatisch, minute, minuten, stunde, stunden, sekunde, sekunden, tag, tage, tagen, sobald, wenn, \
    nachdem, bis, innerhalb, demnächst, bald, gleich, heute, von selbst, jede, jeden, jedes
    """,
  helpers: """
    support, kundendienst, kundenservice, kundenbetreuung, kundensupport, hilfe, hilfeteam, helpdesk, \
    administrator, administratorin, administratoren, admin, systemadministrator, netzwerkadministrator, \
    ihre bank, deine bank, der bank, deiner bank, ihrer bank, anbieter, mobilfunkanbieter, netzbetreiber, \
    internetanbieter, händler, hersteller, entwickler, entwicklern, it-abteilung, it, wende dich an, \
    wenden sie sich an, kontaktiere uns, kontaktieren sie uns, schreib uns, schreiben sie uns, ruf uns an, \
    rufen sie uns an, uns kontaktieren, schule, organisation, arbeitgeber, systembetreuer, betreiber
    """,
  blames: """
    du hast vergessen, sie haben vergessen, hast du vergessen, haben sie vergessen, du hast falsch, \
    sie haben falsch, du hast ein falsches, du hast eine falsche, du hast einen falschen, \
    sie haben ein falsches, sie haben eine falsche, sie haben einen falschen, du hast ein ungültiges, \
    du hast eine ungültige, du hast einen ungültigen, sie haben ein ungültiges, sie haben eine ungültige, \
    sie haben einen ungültigen, du hast das falsche, du hast die falsche, du hast den falschen, \
    sie haben das falsche, sie haben die falsche, sie haben den falschen, du hast kein, du hast keine, \
    du hast keinen, sie haben kein, sie haben keine, sie haben keinen, du hast nicht, sie haben nicht, \
    du hast dich vertippt, sie haben sich vertippt, von dir eingegebene, von ihnen eingegebene, \
    von dir eingegebenen, von ihnen eingegebenen, dein fehler, ihr fehler, deine schuld, ihre schuld, \
    du hast zu oft, sie haben zu oft, du hast versäumt, sie haben versäumt, du hast einen fehler gemacht, \
    sie haben einen fehler gemacht
    """,
  alarms: """
    fatal, fatale, fataler, fatales, fatalen, katastrophal*, illegal, illegale, illegaler, illegales, \
    illegalen, schwerwiegend, schwerwiegende, schwerwiegender, schwerwiegendes, verboten, verbotene, \
    untersagt, verstoß, zugriffsverletzung, panik, katastrophe, gekillt, getötet, abgewürgt, korrupt, \
    zwangsweise, gewaltsam, schutzverletzung
    """,
  jokes: """
    ups, upps, hoppla, huch, hupsi, upsi, oje, ojemine, oh je, oh nein, o nein, mist, verflixt, autsch, \
    aua, ach, ach du meine güte, herrje, hm, hmm, hurra, juhu, jippie, yeah, schade, tja, oha, uff, oops, \
    verdammt, whoops, och
    """,
  courtesies: """
    entschuldigung, entschuldige, entschuldigen sie, verzeihung, tut uns leid, es tut uns leid, \
    tut mir leid, es tut mir leid, sorry, pardon, wir bitten um entschuldigung, wir bitten um verständnis, \
    wir bedauern, bedauere, bedauerlicherweise, danke, vielen dank, besten dank, danke schön, \
    unannehmlichkeiten, die unannehmlichkeiten, für die unannehmlichkeiten
    """,
  buttons: "Button, Buttons, Schaltfläche, Schaltflächen, Taste, Knopf",
  controls: """
    Link, Links, Feld, Felder, Kästchen, Kontrollkästchen, Symbol, Schalter, Eingabefeld, Textfeld, Pfeil
    """,
  places: """
    unten, oben, darunter, darüber, unten links, unten rechts, oben links, oben rechts, rechts oben, \
    links oben, rechts unten, links unten, untenstehend*, obenstehend*, nebenstehend*, unter*, ober*, \
    linke, linken, rechte, rechten, am unteren Rand, am oberen Rand, auf der linken Seite, \
    auf der rechten Seite
    """,
  colors: """
    rote, roten, roter, rotes, grüne, grünen, grüner, grünes, blaue, blauen, blauer, blaues, gelbe, \
    gelben, gelber, gelbes, orange, orangefarben*, graue, grauen, grauer, graues, rot markierte, \
    rot markierten, rot umrandete, rot umrandeten, rot hervorgehobene, rot hervorgehobenen, in Rot
    """,
  clicks: "klick, klicke, klicken, klickst, anklicken, doppelklicke, doppelklicken, rechtsklick",
  taps: "tippe auf, tippen Sie auf, antippen, doppeltippe, doppeltippen",
  chooses: "wähle, wählen, drücke, drücken",
  agreements: "In Ordnung, Alles klar, Verstanden",
  answers: "Ja, Nein",
  heres: "Hier klicken, Klicken Sie hier, Klicke hier, Klick hier, Hier tippen, Hier",
  plainWords: [
    ("illegal unzulässig", "nicht möglich"),
    ("verboten untersagt", "nicht erlaubt"),
    ("korrupt", "beschädigt"),
    ("gekillt terminiert abgewürgt abbruch", "beendet"),
    ("zwangsweise gewaltsam", "sofort")
  ])
