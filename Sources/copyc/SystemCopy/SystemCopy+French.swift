extension SystemCopy {
  /// What the errors say in French, by entry.
  static let french = #"""
    [offline]
    title = "Cet appareil est hors ligne"
    message = "Il n’est pas connecté à Internet."
    recovery = "Connectez-le à un réseau Wi-Fi ou activez les données cellulaires, puis réessayez."

    [no-answer]
    title = "Le serveur ne répond pas"
    message = "La réponse a trop tardé. Votre dernière modification n’a peut-être pas été enregistrée."
    recovery = "Vérifiez votre connexion à Internet et votre dernière modification, puis réessayez."

    [connection-lost]
    title = "La connexion a été perdue"
    message = "Tout n’a pas été transféré. Votre dernière modification peut manquer."
    recovery = "Vérifiez votre connexion à Internet et votre dernière modification, puis réessayez."

    [server-not-answering]
    title = "Le serveur est injoignable"
    message = "Il est peut-être en maintenance."
    recovery = "Réessayez dans quelques minutes."

    [server-not-found]
    title = "Aucun serveur n’a cette adresse"
    message = "Sur certains réseaux, comme ceux des hôtels, il faut d’abord s’identifier."
    recovery = "Vérifiez l’adresse et votre réseau Wi-Fi, puis réessayez."

    [file-missing]
    title = "« {fileName} » est introuvable"
    message = "Le fichier a été déplacé, renommé ou supprimé."
    recovery = "Choisissez-le à nouveau à son emplacement actuel."
    without.fileName.title = "Le fichier est introuvable"

    [no-access]
    title = "Pas d’accès à « {fileName} »"
    message = "Cette app n’est pas autorisée à ouvrir ni à modifier ce fichier."
    recovery = "Choisissez un autre dossier ou modifiez les autorisations d’accès."
    without.fileName.title = "Pas d’accès au fichier"

    [disk-full]
    title = "Espace insuffisant"
    message = "« {fileName} » n’a pas été enregistré, car ce disque est plein."
    recovery = "Supprimez des fichiers inutiles ou choisissez un autre disque, puis enregistrez à nouveau."
    without.fileName.message = "Le fichier n’a pas été enregistré, car ce disque est plein."

    [update-needed]
    title = "Cette app doit être mise à jour"
    message = "Elle a reçu des données que cette version ne sait pas lire."
    recovery = "Installez la dernière version de l’app."

    [icloud-signed-out]
    title = "Aucun compte iCloud connecté"
    message = "Vos modifications restent sur cet appareil et ne sont pas synchronisées."
    recovery = "Ouvrez les réglages et connectez-vous avec votre compte Apple."

    [icloud-full]
    title = "Le stockage iCloud est plein"
    message = "Vos modifications restent sur cet appareil et ne sont pas synchronisées."
    recovery = "Supprimez d’iCloud ce qui ne vous sert plus ou ajoutez du stockage dans les réglages."

    [purchases-off]
    title = "Les achats sont désactivés"
    message = "Temps d’écran ou votre organisation ne les autorise pas sur cet appareil. Rien n’a été facturé."
    recovery = "Autorisez les achats dans les réglages ou demandez à la personne qui gère cet appareil."

    [service-busy]
    title = "Le serveur est surchargé"
    message = "Il répond à autant de demandes qu’il le peut."
    recovery = "Réessayez dans quelques minutes."

    [unexpected]
    title = "L’app n’a pas pu terminer cette étape"
    message = "La cause n’est pas encore connue. Votre dernière modification n’est peut-être pas enregistrée."
    recovery = "Fermez et rouvrez l’app pour le vérifier. Si elle manque, contactez l’assistance."
    """#
}
