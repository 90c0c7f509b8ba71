/// Italian: an instruction begins with the imperative of tu (“Controlla la connessione”), with “non” and an
/// infinitive, with “si prega di”, with the infinitive itself, or with the imperative of Lei or voi. The
/// imperative of tu is often a noun or the third person too (“Verifica non riuscita”): `alsoNouns`.
/// Apostrophes end words.
let italian = Language(
  "it", shape: "Impossibile ⟨azione⟩ perché ⟨causa⟩. ⟨Cosa fare⟩.",
  splitsAtApostrophe: true,
  instructions: """
    abbassa, abbina, abilita, accetta, accosta, accorcia, acquista, adatta, affianca, aggiorna, aggancia, \
    allega, allinea, allontana, alza, annota, annulla, appoggia, applica, approva, archivia, ascolta, \
    aspetta, assegna, associa, aumenta, autentica, autorizza, avvia, avvicina, avvisa, blocca, cambia, \
    cancella, cerca, chiama, clicca, colloca, compila, compra, comunica, concentra, configura, confronta, \
    considera, consulta, contatta, continua, controlla, crea, deseleziona, digita, disabilita, disegna, \
    disinstalla, duplica, effettua, elenca, elimina, entra, esamina, esporta, filtra, formatta, gira, \
    guarda, ignora, inclina, incolla, indica, inizia, inoltra, inquadra, installa, integra, invia, invita, \
    lascia, limita, localizza, manda, massimizza, minimizza, migliora, mostra, naviga, ordina, organizza, \
    ottimizza, paga, parla, passa, pensa, personalizza, posiziona, posticipa, prenota, prepara, presenta, \
    pubblica, punta, purga, raccomanda, raffredda, rallenta, reimposta, reinstalla, ricarica, ricollega, \
    ricomincia, ricontrolla, ricrea, ridimensiona, rientra, rifiuta, rilancia, rimanda, rinomina, rinnova, \
    rintraccia, riattiva, riavvia, ripara, riposiziona, ripristina, risparmia, rispetta, ritaglia, \
    ritorna, sblocca, scansiona, scannerizza, scarta, scatta, scollega, segnala, seleziona, semplifica, \
    sfiora, sgancia, sincronizza, smonta, specifica, sposta, stacca, svuota, sviluppa, tagga, tenta, \
    termina, tocca, torna, tralascia, trasforma, trascina, usa, utilizza, valuta, visualizza, ritenta, \
    riprova, abbona, reindirizza, accredita, deposita, versa, ricompila, ridigita, reinvia, rinvia, \
    abbandona, accerta, assicura, registra, memorizza, silenzia, calibra, ricalibra, combina, fissa, \
    classifica, arresta, recupera, rigenera, genera, ritira, pianifica, contrassegna, evidenzia, adotta, \
    riconfigura, raggruppa, agita, rimborsa, salta, strofina, sfrutta, accelera, accendi, accedi, \
    aggiungi, attendi, chiedi, chiudi, concedi, condividi, connetti, converti, correggi, comprimi, decidi, \
    definisci, disconnetti, disinserisci, esegui, espandi, escludi, estrai, espelli, fai, fornisci, \
    immetti, includi, inserisci, iscrivi, mantieni, metti, muovi, nascondi, ometti, ottieni, permetti, \
    poni, prendi, procedi, proteggi, pulisci, reimmetti, reinserisci, restituisci, restringi, riaccedi, \
    riaccendi, riapri, richiedi, richiudi, riconnetti, riduci, riempi, rileggi, rimetti, rimuovi, ripeti, \
    riprendi, riproduci, riscrivi, risolvi, rispondi, rivedi, scegli, scorri, scrivi, segui, sospendi, \
    sostituisci, sottoscrivi, spegni, spingi, stabilisci, suddividi, tieni, togli, traduci, trasferisci, \
    trasmetti, unisci, esci, vedi, vieni, apri, consenti, diminuisci, dividi, inverti, raccogli, rendi, \
    capovolgi, estendi, gestisci, interrompi, scopri, spedisci, disdici, smetti, acconsenti, stringi, \
    solleva, risincronizza, scomprimi, decomprimi, amplia, vai, va’, vacci, stai, abbassi, abbini, \
    abiliti, accetti, accosti, accorci, adatti, affianchi, aggiorni, agganci, alleghi, allinei, allontani, \
    alzi, annoti, annulli, applichi, approvi, aspetti, assegni, associ, aumenti, autentichi, autorizzi, \
    avvii, avvicini, cancelli, clicchi, colleghi, collochi, compili, completi, concentri, configuri, \
    confermi, conservi, consideri, consulti, continui, convalidi, crei, deselezioni, digiti, disabiliti, \
    disattivi, disinstalli, duplichi, effettui, elimini, entri, esamini, esporti, eviti, formatti, guardi, \
    ignori, imposti, inclini, incolli, inquadri, installi, localizzi, massimizzi, minimizzi, migliori, \
    modifichi, mostri, navighi, nomini, organizzi, ottimizzi, paghi, pensi, personalizzi, posizioni, \
    prepari, presti, procuri, provi, pubblichi, purghi, raccomandi, raffreddi, rallenti, reimposti, \
    reinstalli, ricarichi, ricerchi, ricolleghi, ricominci, ricontrolli, ricrei, ridimensioni, rientri, \
    rimandi, rinomini, rinnovi, rintracci, riattivi, riavvii, riposizioni, ripristini, rispetti, ruoti, \
    sblocchi, scannerizzi, scolleghi, semplifichi, sfiori, sfogli, sganci, sincronizzi, smonti, \
    specifichi, stacchi, strisci, svuoti, tagghi, tenti, torni, tralasci, trascini, valuti, verifichi, \
    visualizzi, ritenti, riprovi, abboni, reindirizzi, accrediti, depositi, ricompili, ridigiti, reinvii, \
    rinvii, abbandoni, accerti, assicuri, registri, memorizzi, silenzi, calibri, ricalibri, combini, \
    classifichi, arresti, recuperi, rigeneri, ritiri, pianifichi, contrassegni, evidenzi, adotti, \
    riconfiguri, raggruppi, agiti, rimborsi, strofini, sfrutti, acceleri, accenda, acceda, aggiunga, \
    attenda, chieda, chiuda, conceda, condivida, connetta, converta, corregga, comprima, decida, \
    definisca, dica, disconnetta, disinserisca, esegua, espanda, escluda, estragga, espella, faccia, \
    fornisca, immetta, includa, inserisca, iscriva, legga, mantenga, metta, muova, nasconda, ometta, \
    ottenga, permetta, ponga, prema, prenda, proceda, protegga, pulisca, reimmetta, reinserisca, \
    restituisca, restringa, riacceda, riaccenda, riapra, richieda, richiuda, riconnetta, riduca, riempia, \
    rilegga, rimetta, rimuova, ripeta, riprenda, riproduca, riscriva, risolva, risponda, riveda, scelga, \
    scorra, scriva, segua, sospenda, sostituisca, sottoscriva, spenga, spinga, stabilisca, suddivida, \
    tenga, tolga, traduca, trasferisca, trasmetta, unisca, esca, veda, venga, apra, consenta, diminuisca, \
    divida, inverta, raccolga, renda, capovolga, estenda, gestisca, interrompa, scopra, spedisca, disdica, \
    smetta, acconsenta, sollevi, risincronizzi, scomprima, decomprima, ampli, vada, stia, abbassare, \
    abbinare, abilitare, accettare, accostare, accorciare, acquistare, adattare, affiancare, aggiornare, \
    agganciare, aiutare, allegare, allineare, allontanare, alzare, andare, annotare, annullare, \
    appoggiare, applicare, approvare, archiviare, ascoltare, aspettare, assegnare, associare, attivare, \
    aumentare, autenticare, autorizzare, avviare, avvicinare, avvisare, bloccare, cambiare, cancellare, \
    caricare, cercare, chiamare, cliccare, collegare, collocare, compilare, completare, comprare, \
    comunicare, concentrare, configurare, confermare, confrontare, conservare, considerare, consultare, \
    contattare, continuare, controllare, convalidare, copiare, creare, deselezionare, digitare, \
    disabilitare, disattivare, disegnare, disinstallare, domandare, duplicare, effettuare, elencare, \
    eliminare, entrare, esaminare, esportare, evitare, filtrare, firmare, formattare, formulare, forzare, \
    girare, guardare, ignorare, importare, impostare, inclinare, incollare, indicare, iniziare, inoltrare, \
    inquadrare, installare, integrare, inviare, invitare, lanciare, lasciare, liberare, limitare, \
    localizzare, mandare, massimizzare, minimizzare, migliorare, modificare, mostrare, navigare, nominare, \
    ordinare, organizzare, ottimizzare, pagare, parlare, passare, pensare, personalizzare, posizionare, \
    portare, posticipare, prenotare, preparare, presentare, prestare, procurare, programmare, provare, \
    pubblicare, puntare, purgare, raccomandare, raffreddare, rallentare, reimpostare, reinstallare, \
    ricaricare, ricercare, ricollegare, ricominciare, ricontrollare, ricreare, ridimensionare, rientrare, \
    rifiutare, rilanciare, rimandare, rinominare, rinnovare, rintracciare, riattivare, riavviare, \
    riparare, riportare, riposizionare, ripristinare, risparmiare, rispettare, ritagliare, ritornare, \
    ruotare, salvare, sbloccare, scansionare, scannerizzare, scaricare, scartare, scattare, scollegare, \
    segnalare, selezionare, semplificare, sfiorare, sfogliare, sganciare, sincronizzare, smontare, \
    sostare, specificare, spostare, staccare, stampare, strisciare, svuotare, sviluppare, tagliare, \
    taggare, tentare, terminare, toccare, tornare, tralasciare, trasformare, trascinare, trovare, usare, \
    utilizzare, valutare, verificare, visitare, visualizzare, ritentare, riprovare, abbonare, regolare, \
    reindirizzare, accreditare, depositare, versare, ricompilare, ridigitare, reinviare, rinviare, \
    abbandonare, accertare, assicurare, registrare, memorizzare, silenziare, calibrare, ricalibrare, \
    combinare, fissare, classificare, testare, arrestare, fermare, recuperare, rigenerare, generare, \
    ritirare, pianificare, marcare, contrassegnare, evidenziare, spuntare, barrare, adottare, \
    riconfigurare, raggruppare, agitare, ancorare, rimborsare, saltare, strofinare, sfruttare, accelerare, \
    accendere, accedere, aggiungere, attendere, chiedere, chiudere, concedere, condividere, connettere, \
    convertire, correggere, comprimere, decidere, definire, dire, disconnettere, disinserire, eseguire, \
    espandere, escludere, estrarre, espellere, fare, fornire, dare, immettere, includere, inserire, \
    iscrivere, leggere, mantenere, mettere, muovere, nascondere, ottenere, permettere, porre, premere, \
    prendere, procedere, proteggere, pulire, reimmettere, reinserire, restituire, restringere, revocare, \
    riaccedere, riaccendere, riaprire, richiedere, richiudere, riconnettere, ridurre, riempire, rileggere, \
    rimettere, rimuovere, ripetere, riprendere, riprodurre, riscrivere, risolvere, rispondere, rivedere, \
    scegliere, scorrere, scrivere, seguire, sospendere, sostituire, sottoscrivere, spegnere, spingere, \
    stabilire, suddividere, tenere, togliere, tradurre, trasferire, trasmettere, unire, uscire, vedere, \
    venire, aprire, consentire, diminuire, dividere, invertire, raccogliere, rendere, capovolgere, \
    estendere, gestire, interrompere, scoprire, spedire, disdire, smettere, acconsentire, stringere, \
    sollevare, sistemare, risincronizzare, scomprimere, decomprimere, ampliare, stare, provate, riprovate, \
    scegliete, aprite, chiudete, attendete, premete, cliccate, accedete, andate, fate, consultate, \
    rimuovete, aggiungete, abilitalo, abilitala, abilitali, abilitale, attivalo, attivala, attivali, \
    attivale, riattivalo, riattivala, riattivali, riattivale, interrompilo, interrompila, interrompili, \
    interrompile, fermalo, fermala, fermali, fermale, gestiscilo, gestiscila, gestiscili, gestiscile, \
    generalo, generala, recuperalo, recuperala, recuperali, recuperale, disattivalo, disattivala, \
    disattivali, disattivale, disabilitalo, disabilitala, disabilitali, disabilitale, aggiornalo, \
    aggiornala, aggiornali, aggiornale, aggiungilo, aggiungila, aggiungili, aggiungile, aprilo, aprila, \
    aprili, chiudilo, chiudila, chiudili, chiudile, cancellalo, cancellala, cancellali, cancellale, \
    eliminalo, eliminala, eliminali, eliminale, rimuovilo, rimuovila, rimuovili, rimuovile, cambialo, \
    cambiala, cambiali, modificalo, modificala, modificali, modificale, caricalo, caricala, caricali, \
    caricale, ricaricalo, ricaricala, ricaricali, ricaricale, scaricalo, scaricala, scaricali, scaricale, \
    salvalo, salvala, salvali, salvale, invialo, inviala, inviali, inviale, reinvialo, reinviala, \
    reinviali, reinviale, installalo, installala, installali, installale, disinstallalo, disinstallala, \
    disinstallali, disinstallale, reinstallalo, reinstallala, reinstallali, reinstallale, copialo, \
    copiala, copiali, copiale, incollalo, incollala, incollali, incollale, inseriscilo, inseriscila, \
    inseriscili, inseriscile, reinseriscilo, reinseriscila, reinseriscili, reinseriscile, collegalo, \
    collegala, collegali, collegale, ricollegalo, ricollegala, ricollegali, ricollegale, scollegalo, \
    scollegala, scollegali, scollegale, connettilo, connettila, connettili, connettile, controllalo, \
    controllala, controllali, controllale, verificalo, verificala, verificali, verificale, provalo, \
    provala, provale, riprovalo, riprovala, riprovali, riprovale, selezionalo, selezionala, selezionali, \
    selezionale, deselezionalo, deselezionala, deselezionali, deselezionale, sceglilo, sceglila, sceglili, \
    sceglile, spostalo, spostala, spostali, spostale, rinominalo, rinominala, rinominali, rinominale, \
    sostituiscilo, sostituiscila, sostituiscili, sostituiscile, usalo, usala, usali, usale, utilizzalo, \
    utilizzala, utilizzali, utilizzale, avvialo, avviala, avviali, avviale, riavvialo, riavviala, \
    riavviali, riavviale, accendilo, accendila, accendili, accendile, spegnilo, spegnila, spegnili, \
    spegnile, confermalo, confermala, confermali, confermale, configuralo, configurala, configurali, \
    configurale, impostalo, impostala, impostali, impostale, correggilo, correggila, correggili, \
    correggile, crealo, creala, creali, creale, esportalo, esportala, esportali, esportale, importalo, \
    importala, importali, importale, completalo, completala, completali, completale, compilalo, compilala, \
    compilali, compilale, condividilo, condividila, condividili, condividile, bloccalo, bloccala, \
    bloccali, bloccale, sbloccalo, sbloccala, sbloccali, sbloccale, sincronizzalo, sincronizzala, \
    sincronizzali, sincronizzale, stampalo, stampala, stampali, stampale, toccalo, toccala, toccali, \
    toccale, premilo, premila, premili, premile, trascinalo, trascinala, trascinali, trascinale, \
    avvicinalo, avvicinala, avvicinali, avvicinale, posizionalo, posizionala, posizionali, posizionale, \
    riducilo, riducila, riducili, riducile, svuotalo, svuotala, svuotali, svuotale, ripetilo, ripetila, \
    ripetili, ripetile, lascialo, lasciala, lasciali, lasciale, tienilo, tienila, tienili, tienile, \
    mettilo, mettila, mettili, mettile, rimettilo, rimettila, rimettili, rimettile, toglilo, toglila, \
    toglili, toglile, seguilo, seguila, seguili, seguile, leggilo, leggila, leggili, scrivilo, scrivila, \
    scrivili, scrivile, digitalo, digitala, digitali, mostralo, mostrala, mostrali, mostrale, nascondilo, \
    nascondila, nascondili, nascondile, accettalo, accettala, accettali, accettale, consentilo, \
    consentila, consentili, consentile, autorizzalo, autorizzala, autorizzali, autorizzale, segnalalo, \
    segnalala, segnalali, segnalale, riaprilo, riaprila, riaprili, riaprile, ripristinalo, ripristinala, \
    ripristinali, ripristinale, reimpostalo, reimpostala, reimpostali, reimpostale, richiedilo, \
    richiedila, richiedili, richiedile, puliscilo, puliscila, puliscili, puliscile, giralo, girala, \
    girali, girale, passalo, passala, passali, passale, fallo, ignoralo, ignorala, ignorali, ignorale, \
    annullalo, annullala, annullali, annullale, convertilo, convertila, convertili, convertile, \
    ritaglialo, ritagliala, ritagliali, ritagliale, ruotalo, ruotala, ruotali, ruotale, scansionalo, \
    scansionala, scansionali, scansionale, contattalo, contattala, contattali, contattale, richiedine, \
    scegline, selezionane, creane, usane, inseriscine, provane, inviane, acquistane, aggiungine, \
    eliminane, caricane, installane, impostane, rivolgiti, rivolgersi, si rivolga, contattaci, \
    contattateci, ci contatti, scrivici, scriveteci, chiamaci, informaci, avvisaci, comunicaci, inviaci, \
    mandaci, dicci, facci sapere, fateci sapere, raccontaci, aiutaci, seguici, visitaci, segnalacelo, \
    connettiti, riconnettiti, collegati, ricollegati, disconnettiti, scollegati, assicurati, accertati, \
    registrati, iscriviti, abbonati, autenticati, rivolgetevi, mettiti, spostati, avvicinati, allontanati, \
    ricordati, ricordati di, identificati, unisciti, preparati, si assicuri, si accerti, si colleghi, \
    si connetta, si registri, si iscriva, si metta, assicuratevi, accertatevi, connettetevi, collegatevi, \
    registratevi, iscrivetevi, assicurarsi, accertarsi, connettersi, riconnettersi, collegarsi, \
    scollegarsi, disconnettersi, registrarsi, iscriversi, autenticarsi, abbonarsi, avvicinarsi, spostarsi, \
    recarsi, recati, provaci, riprovaci, pensaci, fai clic, fare clic, faccia clic, fa’ clic, \
    dai il permesso, dai l’ accesso, verifica che, verifica di, verifica se, verifica la, verifica il, \
    verifica l’, verifica i, verifica le, verifica lo, verifica gli, verifica tutti, verifica nuovamente, \
    prova a, prova ad, prova con, prova un, prova altri, prova altro, prova un altro, prova un’ altra, \
    prova uno, prova ad usare, vuoi, vuole, volete, desideri, desidera, desiderate, vorresti, preferisci, \
    preferisce, puoi, può, potresti, devi, dovresti, copia il, leggi la, leggi il, leggi le, leggi gli, \
    invece prova, non *are, non *ere, non *ire, non *rre, non *arlo, non *arla, non *arli, non *arle, \
    non *erlo, non *erla, non *erli, non *irlo, non *irla, non *arti, non *erti, non *arsi, non ci *are, \
    non chiuda, non spenga, non utilizzi, non rimuova, non scolleghi, non disconnetta, non modifichi, \
    non elimini, non condivida, non dimentichi, non chiudete, non spegnete, non rimuovete, non usate, \
    non utilizzate, sei sicuro, sei sicura, sicuro di, confermi di, evita i, evita il, evita la, \
    evita gli, evita le, trova altri, trova altre, evita di, evitare di, eviti di, ricorda di, \
    ricordati che, ricordare di, ricorda che, nota che, porta il, porta la, trova un, trova una, trova il, \
    forza la, forza l’, lancia, trova la
    """,
  alsoNouns: """
    attiva, carica, collega, completa, conferma, conserva, convalida, copia, disattiva, firma, importa, \
    imposta, libera, modifica, nomina, presta, procura, prova, ricerca, ruota, salva, scarica, sfoglia, \
    stampa, striscia, taglia, verifica, visita, regola, testa, ferma, marca, spunta, barra, leggi, premi, \
    revoca, acquisti, appoggi, archivi, ascolti, attivi, avvisi, blocchi, cambi, carichi, cerchi, chiami, \
    compri, confronti, contatti, controlli, copi, disegni, elenchi, firmi, importi, inizi, inoltri, \
    integri, invii, lanci, liberi, posticipi, prenoti, rifiuti, rilanci, ripari, ritagli, ritorni, salvi, \
    scansioni, scarichi, scarti, scatti, selezioni, sposti, stampi, termini, tocchi, usi, utilizzi, \
    visiti, regoli, versi, fissi, testi, fermi, marchi, spunti, barri, salti, revochi, verificate, \
    controllate, selezionate, inserite, contattate, aggiornate, installate, scaricate, toccate, \
    utilizzate, usate, effettuate, riavviate, modificate, eliminate, attivate, disattivate, digitate
    """,
  objects: """
    il, lo, la, l’, i, gli, le, un, uno, una, un’, tuo, tua, tuoi, tue, suo, sua, questo, questa, questi, \
    queste, quest’, quel, quella, quello, altri, altre, altro, altra, tutti, tutte, tutto, ogni, \
    qualsiasi, nostro, nostra, che, se, a, ad, con, nuovamente, di nuovo, prima, almeno, solo, su, sul, \
    sulla, sull’, più, meno, anche
    """,
  requests: """
    puoi, potrai, potresti, puoi anche, puoi sempre, puoi comunque, può sempre, può anche, devi, dovrai, \
    dovresti, occorre, bisogna, è necessario che, è necessario *are, è necessario *ere, è necessario *ire, \
    è necessario *rsi, sarà necessario, si prega di, ti preghiamo di, vi preghiamo di, la preghiamo di, \
    preghiamo di, ti invitiamo a, la invitiamo a, vi invitiamo a, ti consigliamo, consigliamo, \
    le consigliamo, vi consigliamo, ti suggeriamo, suggeriamo, si consiglia, si raccomanda, si suggerisce, \
    si invita, è possibile *are, è possibile *ere, è possibile *ire, è possibile *rsi, è possibile *arlo, \
    è possibile *arla, raccomandiamo, ti raccomandiamo, è consigliabile, è consigliato, è opportuno, \
    è preferibile, è meglio, conviene, ti conviene, ti chiediamo di, le chiediamo di, vi chiediamo di, \
    sei pregato di, siete pregati di, è pregato di, è possibile provare, basta *are, basta *ere, \
    basta *ire, è sufficiente *are, potrebbe essere necessario, potrebbe essere necessaria, forse devi, \
    forse dovresti, potrebbe essere utile, hai bisogno di, avrai bisogno di, avrai bisogno del, \
    avrai bisogno della, avrai bisogno dell’, hai bisogno del, cerca di, cercare di, si può provare, \
    assicurati, assicurati di, non dimenticare
    """,
  undoings: """
    è possibile avere, è possibile essere, non è possibile, ora è possibile, è possibile aver, \
    è necessario essere, è necessario avere, è necessario disporre, puoi solo, puoi soltanto, puoi ora, \
    ora puoi, adesso puoi, puoi solamente, può solo, devi avere, devi aver, dovresti avere, \
    potresti avere, potresti aver, potresti non, potresti perdere, dovresti aver
    """,
  leadIns: """
    e, ed, o, oppure, poi, quindi, dopo, anche, inoltre, ora, adesso, prima, innanzitutto, infine, \
    altrimenti, in alternativa, semplicemente, solo, soltanto, per favore, per cortesia, per piacere, \
    cortesemente, gentilmente, ma, però, invece, piuttosto, magari, allora, pertanto, perciò, \
    successivamente, eventualmente, in caso contrario, diversamente, si prega, prego, al massimo, sempre, \
    nuovamente, forse, manualmente, in seguito
    """,
  openings: """
    per favore, per cortesia, per piacere, ma, però, quindi, perciò, pertanto, altrimenti, \
    in caso contrario, si prega di, dunque
    """,
  conditions: """
    se, quando, una volta, dopo, dopo aver, dopo che, prima di, prima che, per, al fine di, affinché, \
    finché, fino a, fino a quando, fintanto che, fino al, a meno che, in caso di, nel caso, \
    nel caso in cui, qualora, purché, a condizione che, se vuoi, se desideri, se puoi, se devi, \
    se preferisci, se vuole, se desidera, appena, non appena, ogni volta che, mentre, in attesa che, \
    salvo che, quando vuoi, quando puoi
    """,
  reasons: """
    perché, poiché, in quanto, a causa di, a causa del, a causa della, a causa dell’, a causa dei, \
    a causa delle, a causa degli, a causa d’, dato che, visto che, siccome, giacché, per via di, \
    per via del, per via della, dovuto a, dovuta a, dovuto al, dovuta al, dovuto alla, dovuti a, \
    in seguito a, a seguito di, a seguito del, per mancanza di, per troppi, per un errore, \
    per un problema, considerato che, per colpa di
    """,
  retries: """
    riprova, riprovare, riprovate, riprovi, riprovaci, ritenta, ritentare, ritenti, ritentate, \
    prova di nuovo, provare di nuovo, provi di nuovo, provate di nuovo, prova nuovamente, \
    provare nuovamente, provi nuovamente, prova ancora, provare ancora, provi ancora, \
    prova un’ altra volta, prova più tardi, provare più tardi, prova in seguito, prova dopo, \
    prova a ripetere l’ operazione, prova ancora una volta, riprova più tardi, fai un altro tentativo, \
    fare un altro tentativo, effettua un altro tentativo, effettua un nuovo tentativo, ripeti, ripetere, \
    ripeti l’ operazione, ripetere l’ operazione, ripeta l’ operazione, ripeti il tentativo, \
    tenta di nuovo, tentare di nuovo, tenta nuovamente, tentare nuovamente, tenta ancora, ricomincia, \
    ricominciare, attendi, attendere, attenda, attendete, aspetta, aspettare, aspetti, aspettate, \
    pazienta, porta pazienza, abbi pazienza, ritorna più tardi, torna più tardi, torna in seguito, \
    tornare più tardi, torna tra, torna fra, ritorna
    """,
  laters: """
    più tardi, in seguito, in un secondo momento, in un altro momento, successivamente, di nuovo, \
    nuovamente, ancora, ancora una volta, un’ altra volta, tra poco, fra poco, a breve, presto, \
    tra qualche minuto, tra qualche istante, tra alcuni minuti, tra pochi minuti, tra pochi istanti, \
    tra un momento, tra un attimo, tra un po’, tra un minuto, tra qualche ora, fra qualche minuto, \
    fra qualche istante, fra alcuni minuti, fra pochi minuti, fra un momento, fra un attimo, fra un po’, \
    fra un minuto, fra qualche ora, dopo qualche minuto, dopo un po’, dopo qualche istante, un momento, \
    un attimo, un po’, un istante, qualche minuto, qualche istante, alcuni minuti, alcuni istanti, \
    pochi minuti, pochi istanti, qualche secondo, alcuni secondi, qualche ora, ora, adesso, dopo, subito, \
    un minuto, del tempo, qualche tempo, tra alcune ore, un’ ultima volta
    """,
  functionWords: """
    il, lo, la, l’, i, gli, le, un, uno, una, un’, di, d’, del, dello, della, dell’, dei, degli, delle, a, \
    ad, al, allo, alla, all’, ai, agli, alle, da, dal, dallo, dalla, dall’, dai, dagli, dalle, in, nel, \
    nello, nella, nell’, nei, negli, nelle, con, col, su, sul, sullo, sulla, sull’, sui, sugli, sulle, \
    per, tra, fra, senza, verso, contro, secondo, entro, oltre, fino, durante, tramite, mediante, \
    attraverso, presso, sotto, sopra, dentro, fuori, dopo, prima, via, eccetto, tranne, circa, riguardo, \
    questo, questa, questi, queste, quest’, quello, quella, quelli, quelle, quel, quell’, quei, ciò, \
    ciò che, mio, mia, mie, miei, tuo, tua, tuoi, tue, suo, sua, suoi, sue, nostro, nostra, nostri, \
    nostre, vostro, vostra, loro, io, tu, lui, lei, noi, voi, esso, essa, essi, mi, m’, ti, t’, si, s’, \
    ci, c’, vi, v’, ne, n’, me, te, se, sé, cui, che, chi, quale, quali, qual, cosa, dove, dov’, quando, \
    come, com’, perché, quanto, quanta, e, ed, o, oppure, né, ma, però, anche, anzi, non, mai, più, \
    niente, nessun, nessuno, nessuna, nessun’, alcun, alcuno, alcuna, alcuni, alcune, qualche, qualcuno, \
    qualsiasi, qualunque, ogni, ognuno, tutto, tutta, tutti, tutte, tutt’, altro, altra, altri, altre, \
    altr’, stesso, stessa, stessi, stesse, tale, tali, vari, varie, diversi, molto, molti, molta, poco, \
    troppo, tanto, così, già, ancora, sempre, ora, adesso, attualmente, al momento, in questo momento, \
    per il momento, per ora, qui, qua, lì, là, solo, soltanto, solamente, allora, quindi, poi, bene, \
    forse, quasi, pure, purtroppo, sfortunatamente, tuttavia, comunque, invece, sembra, sembrano, \
    sembrerebbe, pare, sembrare, sì, no, essere, è, é, e’, sono, era, erano, fu, sarà, saranno, sarebbe, \
    sia, siano, stato, stata, stati, state, sei, siamo, siete, stanno, sta, stava, stavi, stavo, stavano, \
    stavamo, stavate, stai, eri, ero, eravamo, eravate, avevi, avevo, avevamo, avevate, potevi, dovevi, \
    stiamo, essendo, esserci, avere, aver, ha, hanno, ho, hai, abbiamo, avete, aveva, avevano, avrà, \
    avrebbe, abbia, abbiano, avuto, avendo, potere, può, possono, posso, possiamo, poteva, potuto, potrà, \
    potranno, potrebbe, potrebbero, possa, possano, puo’, puó, dovere, deve, devono, dovrà, dovrebbe, \
    dovrebbero, doveva, dovuto, debba, volere, voluto, vuoi, vuole, volete, desideri, desidera, vorresti, \
    preferisci, preferisce, grazie per, grazie di, fare, fa, fatto, fanno, va, vanno, viene, vengono, \
    venire, venga, vengano, veniva, andare, verrà, verranno, verrebbe, potremmo, dovremmo, saremmo, \
    avremmo, avranno, faremo, devi essere, dovrai essere, deve essere, c’ è, ci sono, riuscire, riesce, \
    riescono, riusciamo, riuscito, riuscita, riusciti, riuscite, tentativo, tentare, provare, cercando, \
    tentando, volta, volte, uno o più, una o più, dispone, dispongono, risulta, risultano, non puoi, \
    non potrai, non potresti, non devi, non dovresti, non può, non possono, non deve, non devono, \
    non essere, non avere, non è possibile, può essere, può avere, può contenere, può richiedere, \
    può darsi, può capitare, può causare, può succedere, può verificarsi, può impiegare, può durare, \
    può dipendere, può includere, può influire, può provocare, può variare, deve avere, deve contenere, \
    rimane, rimangono, resta, restano, almeno, meno
    """,
  genericWords: """
    da parte nostra, dalla nostra parte, qualcosa, qualcos’, nulla, storto, male, andato, andata, \
    andato storto, andata a buon fine, andato a buon fine, a buon fine, verificato, verificata, \
    verificati, verificate, si è verificato, verificarsi, successo, accaduto, accaduta, avvenuto, \
    avvenuta, avviene, capitato, riscontrato, riscontrata, riscontrati, riscontriamo, incontrato, \
    incontrata, rilevato, rilevata, rilevati, insorto, sorto, emerso, presentato, noto, conosciuto, \
    conosciuta, sconosciut*, ignoto, ignota, inaspettat*, inaspettatamente, inattes*, imprevist*, \
    inatteso, anomalo, anomala, insolito, interno, interna, interni, generale, generali, generico, \
    generica, generici, comune, comuni, non specificat*, non identificat*, non gestit*, specificato, \
    indeterminat*, indefinit*, valido, valida, validi, valide, non valid*, illegale, errato, errata, \
    errati, errate, scorretto, scorretta, incorrett*, sbagliat*, non corrett*, operazione, operazioni, \
    richiesta, richieste, richiesto, azione, azioni, processo, processi, procedura, elaborare, \
    elaborazione, elaborato, elaborata, elaborati, elaborando, attività, completare, completato, \
    completata, completati, completamento, completo, effettuare, effettuato, effettuata, effettuati, \
    eseguire, eseguito, eseguita, esecuzione, eseguiti, svolgere, svolto, portare a termine, \
    portata a termine, gestire, gestito, gestita, comando, possibile, possibili, impossibile, impossibili, \
    fatale, critico, critica, grave, gravi, serio, seria, maggiore, minore, sistema, tecnico, tecnica, \
    tecnici, tecniche, temporaneo, temporanea, temporaneamente, momentaneamente, momentaneo, motivo, \
    motivi, ragione, ragioni, dettaglio, dettagli, causa, cause, informazione, informazioni, info, \
    messaggio, dato, dati, input, immissione, valore, valori, parametro, parametri, argomento, argomenti, \
    risultato, risultati, risorsa, risorse, oggetto, elemento, elementi, risposta, risposte, server, \
    servizio, servizi, rete, reti, applicazione, applicazioni, app, programma, funzione, restituito, \
    restituita, restituisce, restituiti, restituire, ricevuto, ricevuta, ricevuti, ricevere, ottenere, \
    ottenuto, ottenuta, ottenuti, disponibile, disponibili, indisponibile, non disponibile, \
    accesso negato, accesso rifiutato, negato, negata, caricare, caricamento, caricato, caricata, \
    caricati, caricate, caricando, caricarsi, funzionare, funziona, funzionano, funzionato, funzionando, \
    funzionamento, correttamente, adeguatamente, corretto, corretta, corretti, con successo, esito, \
    fallit*, fallimento, fallire, fallisce, terminare, terminato, terminata, finire, finito, finita, \
    concludere, conclus*, trovare, trovato, trovata, trovati, trovate, trovando, trovarsi, cercare, \
    cercato, cercata, cercavi, cercando, cerchi, modo, maniera, ok, incompleto, attesa, attendere, \
    attendendo, aspettando
    """,
  errorNouns: """
    errore, errori, problema, problemi, eccezione, eccezioni, anomalia, anomalie, guasto, guasti, \
    malfunzionamento, malfunzionamenti, inconveniente, inconvenienti, difficoltà, bug, disservizio, \
    disservizi, disguido, intoppo, codice di errore, codice errore, messaggio di errore, \
    errore di sistema, incidente, problemi a, problemi ad, problema a, problemi nel *are, difficoltà a, \
    difficoltà ad, difficoltà nel *are
    """,
  links: """
    durante, mentre, nel *are, nel *ere, nel *ire, nell’ *are, nell’ *ire, nello *ere, nel tentativo, \
    tentativo di, il tentativo, in fase di, nel corso di, nel corso del, nel corso della, al momento di, \
    al momento del, al momento della, quando, con il, con la, cercando di, tentando di, provando a, \
    impedisce, impedito, ha impedito, causato, in attesa di, in attesa della, in attesa del, leggendo, \
    caricando, salvando, inviando, aprendo, creando, aggiornando, scaricando, eliminando, elaborando, \
    connettendo, accedendo, scrivendo, importando, esportando, all’ avvio, all’ apertura, riguardante, \
    non è stato possibile, non è possibile, non sarà possibile, non è riuscito a, non è riuscita a, \
    non siamo riusciti, non sono riuscito, non sono riusciti a, non può essere, non possono essere, \
    non potrà essere, non è stato, non è stata, non sono stati, non sono state, problemi a, problemi ad, \
    problema a, problemi nel *are, difficoltà a, difficoltà ad, difficoltà nel *are
    """,
  actions: """
    non è più, non sono più, sincronizzazione, scaricamento, download, upload, salvataggio, invio, \
    eliminazione, cancellazione, creazione, apertura, importazione, esportazione, ripristino, copia, \
    backup, aggiornamento, installazione, disinstallazione, lettura, scrittura, stampa, condivisione, \
    recupero, pubblicazione, iscrizione, registrazione, conversione, attivazione, disattivazione, \
    modifica, reimpostazione, avvio, analisi, trasferimento, visualizzazione, selezione, decodifica, \
    inizializzazione, estrazione, compressione, verifica, rimozione, non può essere annullato, \
    non può essere annullata, non possono essere annullate, non possono essere annullati, decompressione, \
    spostamento
    """,
  predicates: """
    non, è, é, sono, era, erano, ha, hanno, abbiamo, sarà, saranno, stato, stata, stati, può, possono, \
    potrebbe, deve, devono, viene, impossibile, fallit*, fallisce, negat*, rifiutat*, annullat*, \
    interrott*, scadut*, scaduto, bloccat*, disabilitat*, disattivat*, mancante, mancanti, manca, mancano, \
    richiesto, obbligatori*, necessari*, incomplet*, insufficiente, insufficienti, danneggiat*, corrott*, \
    illeggibile, illeggibili, vuoto, vuota, vuoti, vuote, troppo, troppa, troppi, troppe, perso, persa, \
    persi, perse, sconosciut*, non valid*, errat*, errore, errori, problema, inaccessibile, \
    irraggiungibile, nessun, nessuno, nessuna, nessun’, in corso, limite, superat*, raggiunt*, riuscit*, \
    completat*, terminat*, trovat*, imprevist*, incompatibile, incompatibili, respint*, esaurit*, \
    abbandonat*, già, sembra, c’ è, ci sono, senza, non disponibile, scorrett*, non è stato possibile, \
    non è possibile, non sarà possibile, non è riuscito a, non è riuscita a, non siamo riusciti, \
    non sono riuscito, non sono riusciti a, non può essere, non possono essere, non potrà essere, \
    non è stato, non è stata, non sono stati, non sono state
    """,
  requirements: """
    deve, devono, deve essere, devono essere, deve contenere, deve avere, almeno, al massimo, come minimo, \
    come massimo, minimo, minima, massimo, massima, non deve, non devono, non può essere vuoto, \
    non può essere vuota, non può superare, non può contenere, non può essere più, obbligatori*, \
    richiesto, richiesti, è richiesta, necessari*, troppo cort*, troppo lung*, troppo grand*, \
    troppo piccol*, troppo brev*, troppi, troppe, troppo, compreso tra, compresa tra, tra, o più, o meno, \
    solo, soltanto, esclusivamente, bisogna, occorre, è necessario
    """,
  failures: """
    impossibile, non è stato possibile, non è possibile, non riuscit*, non è riuscit*, fallit*, \
    fallimento, errore, errori, problema, non trovat*, negat*, non disponibile, non disponibili, non può, \
    non possono, non siamo riusciti, andato storto, rifiutat*, non valid*, non andata a buon fine, \
    non andato a buon fine, mancat*
    """,
  successes: """
    successo, con successo, fatto, tutto pronto, pronto, salvat*, inviat*, completat*, terminat*, \
    riuscit*, congratulazioni, complimenti, correttamente, perfetto, aggiunt*, operazione completata, \
    ottimo
    """,
  successWords: "correttamente, con successo",
  reservations: """
    non, nessun, nessuno, nessuna, nessun’, mai, solo, soltanto, solamente, parzialmente, in parte, \
    impossibile, fallit*, prima, finché, fino a, a meno che, salvo, tranne, una volta, se, quando, dopo, \
    ma, però, senza, mancat*
    """,
  passing: """
    non è stato possibile, non è riuscito, non è riuscita, non sono riusciti, non sono riuscite, \
    non siamo riusciti, non sono riuscito, non è stato, non è stata, non sono stati, non sono state, \
    non ha potuto, non abbiamo potuto, non si è, non è andata a buon fine, non è andato a buon fine
    """,
  lasting: """
    non è possibile, non può, non possono, non puoi, non potete, non sarà possibile, non potrà, \
    non potranno, non potrai, non sarà, non saranno, non è più, non sono più, non può più, mai, mai più, \
    definitivamente, permanentemente
    """,
  whens: """
    tra qualche minuto, tra pochi minuti, tra alcuni minuti, tra qualche secondo, tra un momento, \
    tra un’ ora, tra qualche ora, fra qualche minuto, fra pochi minuti, fra un’ ora, domani, \
    automaticamente, minuto, minuti, ore, secondi, giorno, giorni, appena, non appena, quando, una volta, \
    finché, fino a, fino al, entro, a breve, presto, stasera, ogni, tutti i, tutte le, settimana, \
    settimane, tra poco, fra poco
    """,
  helpers: """
    assistenza, supporto, supporto tecnico, assistenza tecnica, servizio clienti, servizio di assistenza, \
    assistenza clienti, centro assistenza, amministratore, amministratrice, amministratori, admin, \
    la tua banca, tua banca, banca, operatore, gestore, tuo operatore, fornitore, provider, tuo provider, \
    contattaci, contattateci, ci contatti, scrivici, scriveteci, chiamaci, il negozio, tua scuola, \
    tuo istituto, tua organizzazione, tua azienda, reparto it, sviluppatore, sviluppatori, sviluppatrice
    """,
  blames: """
    hai dimenticato, ha dimenticato di, avete dimenticato, ti sei dimenticato, ti sei dimenticata, \
    hai inserito, hai immesso, hai digitato, hai scritto, hai fornito, hai specificato, ha inserito, \
    ha digitato, avete inserito, non hai, hai sbagliato, ha sbagliato, avete sbagliato, hai commesso, \
    hai fatto un errore, ti sei sbagliato, ti sei sbagliata, tuo errore, tua colpa, per colpa tua, \
    colpa tua, avresti dovuto, hai scelto il, hai usato il, hai usato un, hai usato una, hai fallito
    """,
  alarms: """
    fatale, fatali, catastrofic*, catastrofe, illegale, illegali, abortire, abortit*, uccidere, ucciso, \
    terminato in modo anomalo, vietat*, proibit*, violazione, violazioni, violato, panico, corrott*, \
    danneggiato irreparabilmente, disastro, disastros*, gravissimo
    """,
  jokes: """
    ops, oops, ooops, opss, uh-oh, ahi, ahimè, accidenti, accipicchia, caspita, mannaggia, cavolo, oh no, \
    uffa, uff, perbacco, peccato, diamine, evviva, urrà, hurra, houston, ehm, hmm, uh, ahia, cribbio, \
    whoops, oh, ahinoi, yuppi, wow, ehi
    """,
  courtesies: """
    spiacenti, siamo spiacenti, spiacente, ci dispiace, mi dispiace, ci spiace, siamo desolati, scusa, \
    scusaci, scusate, scusateci, ci scusiamo, ci scusiamo per, chiediamo scusa, le nostre scuse, \
    scusa il disagio, ci scusiamo per il disagio, ci scusiamo per l’ inconveniente, grazie, \
    ti ringraziamo, la ringraziamo
    """,
  buttons: "pulsante, pulsanti, bottone",
  controls: "link, collegamento, campo, campi, casella, caselle, icona, icone, freccia, interruttore",
  places: """
    qui sotto, qui sopra, sotto, sopra, sottostante, soprastante, in basso, in alto, a sinistra, \
    a destra, in basso a destra, in basso a sinistra, in alto a destra, in alto a sinistra, di sinistra, \
    di destra
    """,
  colors: """
    rosso, rossa, rossi, rosse, verde, verdi, blu, giallo, gialla, gialli, gialle, arancione, grigio, \
    grigia, in rosso, in verde, in blu, in giallo, evidenziato in rosso, evidenziati in rosso
    """,
  clicks: "fai clic, fare clic, fai doppio clic, clicca, cliccare",
  taps: "tocca, toccare",
  chooses: "scegli, scegliere, seleziona, selezionare, premi, premere",
  agreements: "Va bene, Ho capito",
  answers: "Sì, No",
  heres: "Clicca qui, Fai clic qui, Fare clic qui, Tocca qui, Qui",
  plainWords: [
    ("illegal", "non consentito"),
    ("proibit vietat", "non consentito"),
    ("corrott", "danneggiato"),
    ("abort", "interrotto")
  ])
