/// French: an instruction begins with a verb in “-ez” (“Vérifiez votre connexion”), with “veuillez” or
/// “merci de” and an infinitive, with the infinitive itself, or with the familiar imperative (“Vérifie ta
/// connexion”). Apostrophes end words: what follows “l’” and “n’” is a word of its own.
let french = Language(
  "fr", shape: "Impossible de ⟨action⟩ car ⟨cause⟩. ⟨Que faire⟩.",
  splitsAtApostrophe: true,
  instructions: """
    *ez, *ez-*, recherchez, cherchez, chargez, rechargez, faites, faites-*, refaites, dites, dites-*, \
    redites, accepter, accorder, accéder, acheter, activer, actualiser, adapter, adresser, afficher, \
    ajouter, ajuster, aligner, aller, allumer, améliorer, annuler, appeler, appliquer, appuyer, approcher, \
    approuver, archiver, arrêter, associer, attacher, attribuer, augmenter, authentifier, autoriser, \
    baisser, balayer, basculer, bloquer, brancher, cacher, changer, charger, chercher, cliquer, cocher, \
    coller, commander, commencer, communiquer, comparer, compléter, configurer, confirmer, connecter, \
    considérer, consulter, contacter, continuer, contrôler, copier, corriger, couper, créer, débloquer, \
    débrancher, décaler, décharger, décocher, décompresser, déconnecter, demander, démarrer, déplacer, \
    déplier, déposer, désactiver, désélectionner, désinstaller, dessiner, déverrouiller, diminuer, \
    double-cliquer, dupliquer, écouter, éditer, effacer, effectuer, éjecter, éloigner, enlever, \
    enregistrer, entrer, envisager, envoyer, essayer, essuyer, étiqueter, éviter, examiner, exécuter, \
    exporter, fermer, finaliser, forcer, formater, garder, gérer, glisser, ignorer, importer, imprimer, \
    indiquer, insérer, installer, inviter, jeter, laisser, lancer, libérer, lier, limiter, localiser, \
    maximiser, minimiser, modifier, montrer, mentionner, naviguer, nettoyer, noter, nommer, opter, \
    oublier, ôter, paramétrer, partager, passer, payer, placer, porter, positionner, poster, préciser, \
    presser, privilégier, procéder, programmer, prolonger, protéger, publier, quitter, rallumer, ramener, \
    rapprocher, rattacher, réactiver, réactualiser, réappuyer, rebrancher, rechercher, recharger, \
    recommander, reconnecter, redémarrer, redimensionner, rédiger, refuser, refermer, regarder, régler, \
    réinitialiser, réinstaller, relancer, relever, relier, remonter, remplacer, renommer, renouveler, \
    renseigner, renvoyer, réparer, repasser, répéter, reporter, repositionner, respecter, restaurer, \
    retaper, retirer, retourner, retrouver, réutiliser, revérifier, sauvegarder, sauver, scanner, \
    sélectionner, séparer, signaler, signer, spécifier, stocker, supprimer, surveiller, synchroniser, \
    taper, télécharger, téléverser, tenter, terminer, toucher, tourner, transférer, trier, trouver, \
    utiliser, valider, varier, vérifier, verser, verrouiller, vider, visionner, visiter, visualiser, \
    sauter, numériser, photographier, masquer, marquer, combiner, profiter, recentrer, incliner, pivoter, \
    tirer, pousser, relâcher, cadrer, recadrer, rogner, éclairer, orienter, plier, secouer, raccorder, \
    compresser, fusionner, grouper, épingler, désépingler, justifier, recréer, retélécharger, recopier, \
    reconfigurer, revalider, réautoriser, abonner, résilier, réserver, mémoriser, mesurer, calibrer, \
    étalonner, tester, alléger, administrer, déclarer, évaluer, planifier, reprogrammer, accélérer, \
    alterner, ancrer, classer, choisir, saisir, ouvrir, rouvrir, remplir, réduire, écrire, réécrire, \
    inscrire, lire, relire, mettre, remettre, permettre, soumettre, transmettre, faire, refaire, suivre, \
    poursuivre, prendre, reprendre, répondre, rétablir, rendre, joindre, rejoindre, éteindre, définir, \
    redéfinir, fournir, obtenir, tenir, maintenir, conserver, revenir, convertir, agrandir, rétrécir, \
    raccourcir, élargir, finir, introduire, réintroduire, retenir, sortir, exclure, inclure, découvrir, \
    apprendre, interrompre, extraire, souscrire, suspendre, réunir, recevoir, agir, établir, unir, voir, \
    revoir, dire, parcourir, éclaircir, ralentir, garantir, restreindre, étendre, rafraîchir, \
    mise en pause, accepte, accorde, accède, achète, actualise, adapte, affiche, ajoute, ajuste, aligne, \
    va, allume, améliore, appelle, applique, appuie, approuve, arrête, associe, attache, attribue, \
    augmente, authentifie, autorise, balaie, balaye, bascule, bloque, cherche, clique, commence, \
    communique, compare, configure, confirme, connecte, consulte, contacte, continue, corrige, crée, \
    débloque, débranche, décale, décharge, décoche, décompresse, déconnecte, démarre, déplace, déplie, \
    dépose, désactive, désélectionne, désinstalle, dessine, déverrouille, diminue, double-clique, \
    duplique, écoute, édite, efface, éjecte, éloigne, enlève, enregistre, envisage, envoie, essaie, \
    essaye, essuie, étiquette, évite, examine, exporte, ferme, finalise, formate, glisse, ignore, importe, \
    imprime, indique, insère, installe, jette, laisse, lance, libère, lie, localise, maximise, minimise, \
    modifie, mentionne, navigue, nettoie, nomme, opte, oublie, ôte, paie, positionne, précise, privilégie, \
    procède, prolonge, protège, publie, quitte, rallume, ramène, rapproche, rattache, réactive, \
    réactualise, réappuie, rebranche, reconnecte, redémarre, redimensionne, rédige, refuse, referme, \
    regarde, réinitialise, réinstalle, relie, remonte, remplace, renomme, renouvelle, renseigne, renvoie, \
    répare, répète, reporte, repositionne, respecte, restaure, retape, retire, retourne, retrouve, \
    réutilise, revérifie, sauve, scanne, sélectionne, sépare, signale, spécifie, stocke, supprime, \
    surveille, synchronise, tape, télécharge, téléverse, tourne, transfère, trie, utilise, vérifie, \
    verrouille, visionne, visualise, saute, numérise, masque, combine, profite, recentre, incline, pivote, \
    tire, pousse, relâche, recadre, rogne, éclaire, oriente, secoue, raccorde, compresse, fusionne, \
    épingle, désépingle, justifie, recrée, retélécharge, recopie, reconfigure, revalide, réautorise, \
    abonne, résilie, mémorise, calibre, étalonne, allège, administre, déclare, évalue, planifie, \
    reprogramme, accélère, alterne, ancre, classe, choisis, saisis, ouvre, rouvre, remplis, réduis, écris, \
    lis, relis, mets, remets, permets, fais, refais, suis-le, prends, reprends, réponds, rends, rejoins, \
    éteins, définis, fournis, tiens, maintiens, conserve, reviens, convertis, introduis, sors, soumets, \
    vas-y, poursuis, vois, rafraîchis, inscris-toi, mets-toi, sers-toi, souviens-toi, assure-toi, \
    entre ton, entre ta, entre tes, entre un, entre une, entre le code, entre l’, *e-toi, *s-toi, *e-le, \
    *e-la, *e-les, *e-nous, *e-en, *e-moi, *s-le, *s-la, *s-les, *s-nous, *s-moi, *s-en, se *er, s’ *er, \
    s’ inscrire, se rendre, se servir, rendez-vous dans, rendez-vous sur, rendez-vous à, rendez-vous au, \
    rendez-vous aux, rendez-vous en, rendez-vous dans l’, ne *ez, n’ *ez, ne vous *ez, ne l’ *ez, \
    ne le *ez, ne la *ez, ne les *ez, ne faites, ne vous en faites, ne pas *er, ne pas *ir, ne pas *re, \
    ne pas *dre, ne pas l’ *er, ne pas le *er, ne pas s’ *er, ne pas se *er, ne rien *er, n’ oublie pas, \
    ne ferme pas, ne quitte pas, n’ utilise pas, ne partage pas, ne touche pas, ne t’ inquiète pas, \
    ne supprime pas, ne débranche pas, n’ éteins pas, ne mets pas, ne fais pas, n’ ouvre pas, \
    ne désinstalle pas, n’ envoie pas, ne change pas, ne modifie pas, êtes-vous sûr, êtes-vous sûre, \
    êtes-vous sûrs, êtes-vous certain, êtes-vous certaine, es-tu sûr, es-tu sûre, en savoir plus, ayez, \
    soyez, il est temps de, songez, pense à, pensez à, essaie de, essaye de
    """,
  alsoNouns: """
    active, adresse, annule, approche, archive, baisse, branche, cache, change, coche, colle, commande, \
    complète, contrôle, copie, coupe, demande, force, garde, invite, limite, note, partage, passe, place, \
    presse, programme, recherche, recharge, règle, relance, relève, repasse, sauvegarde, signe, tente, \
    touche, vide, visite, photographie, marque, cadre, plie, groupe, réserve, mesure, teste, rendez-vous, \
    prière, veille à
    """,
  objects: """
    le, la, les, l’, un, une, des, du, ce, cet, cette, ces, ceci, cela, ça, votre, vos, ton, ta, tes, \
    notre, nos, son, sa, ses, leur, leurs, si, que, qu’, tout, toute, tous, toutes, chaque, un autre, \
    une autre, d’ autres, dans, sur, à, au, aux, chez, au moins
    """,
  requests: """
    veuillez, merci de, merci d’, prière de, prière d’, vous pouvez, vous pourrez, vous pourriez, \
    vous devez, vous devriez, vous devrez, tu peux, tu pourras, tu pourrais, tu dois, tu devrais, \
    tu devras, vous n’ avez qu’ à, tu n’ as qu’ à, il faut, il vous faut, il vous faudra, il faudra, \
    il vous suffit de, il vous suffit d’, il suffit de, il suffit d’, il te suffit de, il est recommandé, \
    il est conseillé, il est préférable, il est nécessaire de, il est nécessaire d’, il est possible de, \
    il est possible d’, il convient de, il convient d’, nous vous recommandons, nous vous conseillons, \
    nous vous suggérons, nous vous invitons, nous vous prions, nous vous demandons, nous te recommandons, \
    nous te conseillons, on vous recommande, nous recommandons, nous conseillons, nous suggérons, \
    je vous invite à, vous êtes invité à, vous êtes prié de, voulez-vous, souhaitez-vous, désirez-vous, \
    préférez-vous, veux-tu, souhaites-tu, préfères-tu, vous souhaiterez peut-être, \
    il se peut que vous deviez, il est possible que vous deviez, vous devrez peut-être, \
    il vous faudra peut-être, il peut être nécessaire de, il peut être nécessaire d’, \
    il peut être utile de, vous voudrez peut-être, s’ il vous plaît de, est-ce que vous voulez, \
    vous avez la possibilité de, libre à vous de, vous gagnerez à, vous avez intérêt à, n’ hésitez pas à, \
    n’ hésite pas à, vous avez besoin de, vous aurez besoin de, essayez de, essayez d’, mieux vaut
    """,
  undoings: """
    il est nécessaire d’ être, il est nécessaire d’ avoir, il est nécessaire de disposer, \
    vous pouvez uniquement, vous pouvez seulement, vous pouvez désormais, vous pouvez maintenant, \
    vous devez avoir, vous devez disposer, tu dois avoir, vous pourriez avoir, vous pourriez ne, \
    vous devez déjà, tu peux seulement, tu peux uniquement
    """,
  leadIns: """
    et, ou, puis, ensuite, alors, aussi, également, maintenant, d’ abord, tout d’ abord, avant tout, \
    enfin, finalement, sinon, simplement, juste, s’ il vous plaît, s’ il te plaît, svp, stp, s.v.p, soit, \
    ou bien, à la place, plutôt, mais, donc, au besoin, toujours, peut-être, autrement, en premier, \
    au préalable, ou alors, et puis, cependant, toutefois
    """,
  openings: "veuillez, merci de, mais, puis, ensuite, sinon, alors, donc, prière de, s’ il vous plaît, svp",
  conditions: """
    si, s’ il, s’ ils, si vous, quand, lorsque, lorsqu’, une fois, après, avant, avant de, avant d’, pour, \
    pour que, pour qu’, afin de, afin d’, afin que, afin qu’, tant que, tant qu’, jusqu’ à, \
    jusqu’ à ce que, jusqu’ au, dès que, dès qu’, au cas où, en cas de, en cas d’, à moins que, \
    à moins de, à condition que, à condition de, dans le cas, selon que, dès lors que, sauf si, \
    pendant que, en attendant, sans quoi
    """,
  reasons: """
    car, parce que, parce qu’, puisque, puisqu’, en raison de, en raison d’, en raison du, en raison des, \
    à cause de, à cause d’, à cause du, à cause des, du fait de, du fait d’, du fait du, du fait que, \
    étant donné, dû à, due à, dus à, dues à, dû au, due au, dû aux, due aux, suite à, suite au, suite aux, \
    faute de, faute d’, compte tenu, vu que, vu qu’
    """,
  retries: """
    réessayez, réessayer, réessaie, réessaye, réessayons, ressayez, essayez à nouveau, essayez de nouveau, \
    essayez encore, essayez encore une fois, essayez une nouvelle fois, essayez plus tard, \
    essayez ultérieurement, essayer à nouveau, essayer de nouveau, essayer encore, \
    essayer une nouvelle fois, essayer plus tard, essayer ultérieurement, essaie à nouveau, \
    essaie de nouveau, essaie encore, essaye à nouveau, essaye encore, essaie plus tard, \
    essaye de nouveau, retentez, retenter, retente, retentez votre chance, recommencez, recommencer, \
    recommence, faire une nouvelle tentative, faites une nouvelle tentative, faites un nouvel essai, \
    effectuez une nouvelle tentative, effectuer une nouvelle tentative, tentez à nouveau, \
    tentez de nouveau, tenter à nouveau, tenter de nouveau, tentez une nouvelle fois, \
    renouvelez l’ opération, renouvelez votre tentative, renouvelez la tentative, \
    renouvelez votre demande, renouveler votre demande, renouveler l’ opération, renouveler la tentative, \
    répétez l’ opération, réitérez, réitérer, réitérez l’ opération, réitérez votre demande, patientez, \
    patienter, patiente, attendez, attendre, attends, revenez, revenir, reviens, revenez plus tard, \
    revenir plus tard, soyez patient, soyez patients, un peu de patience, essayer à nouveau plus tard
    """,
  laters: """
    plus tard, ultérieurement, à nouveau, de nouveau, encore, encore une fois, une nouvelle fois, bientôt, \
    prochainement, dans quelques instants, dans un instant, dans un moment, dans quelques minutes, \
    dans une minute, dans quelques secondes, dans quelque temps, dans un petit moment, \
    d’ ici quelques minutes, d’ ici quelques instants, quelques instants, quelques minutes, \
    quelques secondes, quelques heures, un instant, un moment, un peu, une minute, maintenant, \
    une autre fois, un autre moment, à un autre moment, sous peu, après quelques minutes, tout à l’ heure, \
    après un moment, dans quelques heures, quelque temps, tout de suite, immédiatement, une dernière fois
    """,
  functionWords: """
    le, la, les, l’, un, une, des, de, d’, du, au, aux, à, en, dans, sur, sous, par, pour, avec, sans, \
    chez, vers, entre, depuis, avant, après, contre, selon, malgré, hors, dès, parmi, via, jusque, lors, \
    envers, outre, auprès, près, loin, autour, hormis, sauf, quant, ce, cet, cette, ces, ceci, cela, ça, \
    c’, celui, celle, ceux, celles, celui-ci, celle-ci, ceux-ci, celles-ci, celui-là, mon, ma, mes, ton, \
    ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, vôtre, je, j’, tu, il, elle, on, nous, \
    vous, ils, elles, me, m’, te, t’, se, s’, lui, y, moi, toi, eux, soi, vous-même, qui, que, qu’, quoi, \
    dont, où, quel, quelle, quels, quelles, lequel, laquelle, lesquels, duquel, auquel, pourquoi, comment, \
    combien, et, ou, ni, mais, donc, or, et/ou, soit, ne, n’, pas, plus, jamais, rien, aucun, aucune, \
    guère, point, tout, toute, tous, toutes, chaque, certain, certaine, certains, certaines, quelque, \
    quelques, autre, autres, même, mêmes, tel, telle, tels, telles, plusieurs, divers, un autre, \
    une autre, comme, ainsi, aussi, très, trop, peu, bien, encore, déjà, toujours, ici, là, là-bas, \
    maintenant, actuellement, alors, tant, autant, seulement, uniquement, surtout, vraiment, peut-être, \
    plutôt, presque, quand même, tout de même, pour le moment, pour l’ instant, à présent, en ce moment, \
    en cours, malheureusement, hélas, cependant, toutefois, néanmoins, pourtant, apparemment, visiblement, \
    oui, non, moins, afin, voici, voilà, il y a, il n’ y a, il n’ y a pas, être, est, sont, était, \
    étaient, été, étant, sera, seront, serait, seraient, suis, es, sommes, êtes, soient, fut, serez, \
    avoir, a, as, ai, avons, avez, ont, avait, avaient, aviez, eu, eue, ayant, aura, auront, aurait, \
    auraient, ait, aient, aurez, ayons, avez-vous, êtes-vous, pouvez-vous, as-tu, est-ce, est-il, pouvoir, \
    peut, peuvent, peux, pouvons, pouvez, pu, pouvait, pouvaient, pourra, pourront, pourrait, pourraient, \
    pouviez, puisse, pourrez, devoir, doit, doivent, dois, devez, devons, dû, devra, devront, devrait, \
    devraient, devrez, devait, vouloir, veut, veulent, voulez, voulu, souhaitez, fait, faite, faits, \
    faites-vous, faire, fais, font, va, vais, vont, allons, aller, semble, semblent, semblait, paraît, \
    paraissent, savez, assez, nez, merci d’ utiliser, merci d’ avoir, merci de votre, merci de vous être, \
    merci pour, vous devez être, tu dois être, vous devrez être, devez être, pourrions, aurions, avions, \
    étions, serions, devrions, pourriez, auriez, seriez, parvenir, parvient, parvenu, parvenus, parvenons, \
    parvenue, réussir, arrive, arrivons, arrivent, venir, vient, viennent, tenter, essayer, tentative, \
    dispose, disposent, disposez, disposons, d’ autres, au moins
    """,
  genericWords: """
    chose, quelque chose, choses, mal, mal passé, mal tourné, mal fonctionné, passé, passée, passe, \
    passer, passés, produit, produite, produits, produites, se produire, s’ est produite, produire, \
    survenu, survenue, survenus, survenues, survient, survenir, arrivé, arrivée, arriver, apparu, apparue, \
    apparues, apparus, rencontré, rencontrée, rencontrés, rencontrées, rencontre, rencontrer, rencontrons, \
    rencontrez, détecté, détectée, détectés, détectées, surgi, intervenu, intervenue, levé, levée, \
    signalé, signalée, connu, connue, connus, connues, inconnu*, inattendu*, imprévu*, anormal, anormale, \
    anormalement, inhabituel*, interne, internes, général, générale, générales, générique, génériques, \
    commun, commune, non spécifié*, non identifié*, non géré*, spécifié, indéterminé*, indéfini*, \
    quelconque, valide, valides, invalide, invalides, illégal*, incorrect, incorrects, incorrecte, \
    incorrectes, erroné*, mauvais, mauvaise, opération, opérations, requête, requêtes, demande, demandes, \
    demandé, demandée, demandés, demandées, action, actions, processus, procédure, traitement, \
    traitements, traiter, traité, traitée, traités, traitées, tâche, terminer, terminé, terminée, \
    achever, achevé, aboutir, abouti, aboutie, aboutit, compléter, complété, complétée, complet, \
    effectuer, effectué, effectuée, effectués, effectuées, exécuter, exécuté, exécutée, exécution, \
    réaliser, réalisé, réalisée, gérer, géré, gérée, mener à bien, mené à bien, possible, possibles, \
    impossible, impossibles, fatal, fatale, critique, critiques, grave, graves, sérieux, sérieuse, majeur, \
    majeure, mineur, mineure, système, technique, techniques, temporaire, temporaires, temporairement, \
    provisoirement, momentané, momentanée, momentanément, raison, raisons, détail, détails, cause, causes, \
    motif, information, informations, info, infos, message, donnée, données, valeur, valeurs, paramètre, \
    argument, arguments, résultat, résultats, ressource, ressources, objet, élément, éléments, réponse, \
    réponses, serveur, serveurs, service, services, réseau, réseaux, application, applications, appli, \
    app, programme, fonction, renvoyé, renvoyée, renvoie, renvoyer, retourné, retournée, retourne, reçu, \
    reçue, reçus, reçues, recevoir, obtenir, obtenu, obtenue, obtenus, obtenues, disponible, disponibles, \
    indisponible, indisponibles, dispo, inaccessible, inaccessibles, accessible, accessibles, accès, \
    accéder, accédé, refusé*, charger, chargement, chargé, chargée, chargés, chargées, charge, chargez, \
    fonctionner, fonctionne, fonctionnent, fonctionné, fonctionnement, correctement, proprement, \
    normalement, succès, réussi, réussie, réussis, réussite, échec, échecs, échoué, échouée, échoués, \
    échouées, échoue, échouent, échouer, trouver, trouvé, trouvée, trouvés, trouvées, trouvons, trouve, \
    introuvable, introuvables, rechercher, recherché, recherchée, recherchez, recherchiez, cherchez, \
    cherchiez, cherche, moyen, manière, façon, côté, de notre côté, marché, marche, marcher, marchait, \
    exécuter la commande, tourné, ok, arrêt inattendu, attente, attendre
    """,
  errorNouns: """
    erreur, erreurs, problème, problèmes, exception, exceptions, incident, incidents, défaillance, \
    défaillances, panne, pannes, anomalie, anomalies, dysfonctionnement, dysfonctionnements, souci, \
    soucis, difficulté, difficultés, bug, bugs, bogue, bogues, plantage, pépin, faute, code d’ erreur, \
    message d’ erreur, souci technique, erreur système, difficultés à, difficulté à, difficultés pour, \
    problème pour, problèmes pour, problème à, problèmes à, du mal à
    """,
  links: """
    lors de, lors d’, lors du, lors des, pendant, durant, au cours de, au cours du, au cours d’, \
    au moment de, au moment d’, au moment du, lorsque, lorsqu’, tandis que, alors que, en essayant, \
    en tentant, tentative de, tentative d’, la tentative, empêche, empêché, a empêché, dans, avec, \
    à l’ ouverture, à la lecture, à l’ enregistrement, à l’ envoi, au démarrage, au lancement, concernant, \
    quand, n’ a pas pu, n’ ont pas pu, n’ avons pas pu, n’ a pu, n’ ont pu, n’ a pas été, n’ ont pas été, \
    n’ est pas parvenu, ne sommes pas parvenus, n’ avons pas réussi, ne peut pas, ne peuvent pas, \
    ne pouvons pas, ne peut être, ne peuvent être, ne pourra pas, ne pourront pas, ne sera pas, \
    ne seront pas, difficultés à, difficulté à, difficultés pour, problème pour, problèmes pour, \
    problème à, problèmes à, du mal à
    """,
  actions: """
    en attente, n’ est plus, ne sont plus, n’ a plus, n’ ont plus, synchronisation, téléchargement, \
    téléversement, enregistrement, envoi, suppression, création, ouverture, importation, exportation, \
    import, export, restauration, sauvegarde, mise à jour, installation, désinstallation, lecture, \
    écriture, partage, impression, copie, déplacement, récupération, chargement, publication, inscription, \
    conversion, activation, désactivation, modification, actualisation, réinitialisation, démarrage, \
    lancement, analyse, ajout, transfert, affichage, sélection, décodage, initialisation, extraction, \
    compression, vérification, ne peut pas être annulé, ne peut pas être annulée, \
    ne peuvent pas être annulés, ne peuvent pas être annulées, ne peut être annulée
    """,
  predicates: """
    est, sont, n’ est, n’ a, a, ont, était, étaient, été, sera, seront, serait, soit, peut, peuvent, \
    pouvons, pourrait, pu, avons, doit, doivent, devrait, semble, ne, n’, pas, non, aucun, aucune, \
    impossible, échoué, échouée, échoués, échouées, échoue, échec, refusé*, indisponible, indisponibles, \
    introuvable, introuvables, expiré*, annulé*, interrompu*, bloqué*, désactivé*, manquant*, requis*, \
    obligatoire, obligatoires, incomplet, incomplète, insuffisant*, illisible, illisibles, endommagé*, \
    corrompu*, périmé*, saturé*, vide, trop, perdu, perdue, inconnu, inconnue, invalide, invalides, \
    incorrect, incorrecte, incorrects, incorrectes, erreur, erreurs, problème, dépassé*, atteint, \
    atteinte, rejeté*, réussi, réussie, terminé, terminée, trouvé, trouvée, trouvés, trouvées, en cours, \
    limite, nécessaire, nécessaires, abandonné*, incompatible, incompatibles, n’ a pas pu, n’ ont pas pu, \
    n’ avons pas pu, n’ a pu, n’ ont pu, n’ a pas été, n’ ont pas été, n’ est pas parvenu, \
    ne sommes pas parvenus, n’ avons pas réussi, ne peut pas, ne peuvent pas, ne pouvons pas, \
    ne peut être, ne peuvent être, ne pourra pas, ne pourront pas, ne sera pas, ne seront pas
    """,
  requirements: """
    doit, doivent, doit être, doivent être, doit contenir, doit comporter, doit faire, au moins, \
    au minimum, au maximum, au plus, maximum, minimum, ne doit pas, ne doivent pas, ne peut pas être vide, \
    ne peut être vide, ne peut pas dépasser, ne doit pas dépasser, ne peut contenir, obligatoire, \
    obligatoires, requis, requise, requises, exigé*, trop court*, trop long*, trop grand*, trop petit*, \
    trop volumineu*, trop élevé*, trop de, compris entre, comprise entre, entre, ou plus, ou moins, \
    uniquement, seulement, il faut, nécessaire, nécessite
    """,
  failures: """
    impossible, échec, échoué*, échoue, erreur, problème, n’ a pas pu, n’ ont pas pu, n’ avons pas pu, \
    ne peut pas, ne peuvent pas, ne peut être, pas pu, introuvable*, refusé*, indisponible*, \
    n’ a pas abouti, n’ est pas parvenu, pas trouvé*, non trouvé*, mal passé, pas réussi
    """,
  successes: """
    succès, avec succès, réussi, réussie, réussis, réussies, terminé, terminée, c’ est fait, \
    c’ est terminé, tout est prêt, vous êtes prêt, vous êtes prête, félicitations, bravo, enregistré, \
    enregistrée, envoyé, envoyée, ajouté, ajoutée, mis à jour, effectué, effectuée, fini, c’ est bon, \
    parfait
    """,
  successWords: "avec succès",
  reservations: """
    ne, n’, pas, non, aucun, aucune, jamais, seulement, uniquement, partiellement, en partie, impossible, \
    échec, échoué*, avant, jusqu’ à, tant que, tant qu’, sauf, une fois, si, s’ il, quand, lorsque, \
    lorsqu’, après, mais, sans, presque
    """,
  passing: """
    n’ a pas pu, n’ ont pas pu, n’ avons pas pu, n’ avez pas pu, n’ a pu, n’ ont pu, n’ a pas été, \
    n’ ont pas été, n’ a pas abouti, n’ ont pas abouti, n’ a pas réussi, n’ avons pas réussi, \
    n’ est pas parvenu, n’ est pas parvenue, ne sommes pas parvenus, a échoué, ont échoué
    """,
  lasting: """
    ne peut pas, ne peuvent pas, ne pouvez pas, ne pouvons pas, ne peux pas, ne peut être, \
    ne peuvent être, ne pourra pas, ne pourront pas, ne pourrez pas, ne sera pas, ne seront pas, \
    ne peut plus, ne peuvent plus, ne pouvez plus, ne sera plus, n’ est plus, ne sont plus, jamais, \
    définitivement
    """,
  whens: """
    dans quelques minutes, dans quelques secondes, dans quelques instants, dans un instant, \
    dans une heure, dans quelques heures, demain, automatiquement, minute, minutes, heure, heures, \
    seconde, secondes, jour, jours, dès que, dès qu’, quand, lorsque, lorsqu’, une fois, jusqu’ à, \
    jusqu’ au, d’ ici, sous peu, bientôt, prochainement, ce soir, chaque, tous les, toutes les, tant que, \
    semaine, semaines
    """,
  helpers: """
    assistance, support, support technique, service client, service clientèle, service d’ assistance, \
    service après-vente, centre d’ aide, administrateur, administratrice, administrateurs, admin, \
    votre banque, la banque, banque, votre opérateur, opérateur, fournisseur, votre fournisseur, \
    fournisseur d’ accès, contactez-nous, contacte-nous, nous contacter, écrivez-nous, appelez-nous, \
    appelez le, le magasin, votre école, votre établissement, votre entreprise, votre organisation, \
    service informatique, développeur, développeurs, développeuse
    """,
  blames: """
    vous avez oublié, vous avez omis, vous avez saisi, vous avez entré, vous avez tapé, vous avez fourni, \
    vous avez indiqué, vous avez échoué, vous n’ avez pas, vous avez mal, vous avez fait une erreur, \
    vous avez commis, vous vous êtes trompé, vous vous êtes trompée, vous auriez dû, votre erreur, \
    votre faute, par votre faute, vous avez utilisé un mauvais, vous avez utilisé le mauvais, \
    vous avez choisi le mauvais, vous avez choisi un mauvais, tu as oublié, tu as omis, tu as saisi, \
    tu as entré, tu as tapé, tu as fourni, tu as échoué, tu n’ as pas, tu as mal, tu as fait une erreur, \
    tu t’ es trompé, tu t’ es trompée, ton erreur, ta faute, tu aurais dû
    """,
  alarms: """
    fatal, fatale, fatales, catastrophique, catastrophiques, catastrophe, désastre, désastreux, \
    désastreuse, illégal*, avorté*, avortement, abandon forcé, tué, tuée, interdit, interdite, interdits, \
    interdites, prohibé*, violation, violations, violé, panique, corrompu*, gravissime
    """,
  jokes: """
    oups, oupsi, ouille, aïe, zut, mince, flûte, hum, hmm, ouah, houla, oh là là, oh non, argh, pouah, \
    hourra, youpi, ouf, euh, eh bien, bigre, sapristi, patatras, crotte, houston, ouh là, ahem, woops, \
    oops, whoops, whouah
    """,
  courtesies: """
    désolé, désolée, désolés, désolées, nous sommes désolés, nous sommes désolées, nous sommes navrés, \
    navré, navrés, je suis désolé, pardon, excusez-nous, excusez-moi, veuillez nous excuser, \
    toutes nos excuses, nos excuses, nous nous excusons, nous vous prions de nous excuser, \
    nous vous prions de bien vouloir nous excuser, veuillez nous excuser pour, merci, nous regrettons
    """,
  buttons: "bouton, boutons",
  controls: "lien, liens, champ, champs, case, cases, icône, icônes, flèche, curseur, interrupteur",
  places: """
    ci-dessous, ci-dessus, en dessous, au-dessus, en bas, en haut, à gauche, à droite, en haut à droite, \
    en haut à gauche, en bas à droite, en bas à gauche, de gauche, de droite, du bas, du haut, \
    en bas de l’écran, en haut de l’écran
    """,
  colors: """
    rouge, rouges, vert, verte, verts, vertes, bleu, bleue, bleus, bleues, jaune, jaunes, orange, gris, \
    grise, grises, en rouge, en vert, en bleu, en jaune, en orange, en gris, surligné en rouge, \
    surlignés en rouge
    """,
  clicks: "cliquez, cliquer, clique, cliquez sur, double-cliquez, double-cliquer",
  taps: "touchez, toucher, touchez deux fois",
  chooses: "choisissez, choisis, appuyez sur, sélectionnez, sélectionne",
  agreements: "D’accord, Compris",
  answers: "Oui, Non",
  heres: "Cliquez ici, Clique ici, Cliquer ici, Touchez ici, Appuyez ici, Ici",
  plainWords: [
    ("illégal", "impossible"),
    ("interdit prohibé", "non autorisé"),
    ("corrompu", "endommagé"),
    ("avort tué", "arrêté")
  ])
