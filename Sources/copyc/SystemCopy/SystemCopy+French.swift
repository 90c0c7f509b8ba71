extension SystemCopy {
  /// What the errors and states say in French, and the labels of their buttons.
  static let french = Texts(
    entries: #"""
      [offline]
      title = "Cet appareil est hors ligne"
      message = "Il n’est pas connecté à Internet."
      recovery = "Connectez-le à un réseau Wi-Fi ou activez les données cellulaires, puis réessayez."
      passing.message = "Vous êtes hors ligne et voyez ce qui était déjà chargé."
      passing.recovery = "Connectez-vous pour voir les nouveautés."

      [no-answer]
      title = "Le serveur ne répond pas"
      message = "La réponse a trop tardé. Votre dernière modification n’a peut-être pas été enregistrée."
      recovery = "Vérifiez votre connexion à Internet et votre dernière modification, puis réessayez."
      content.message = "Rien n’a pu être chargé à temps."
      content.recovery = "Vérifiez votre connexion à Internet, puis réessayez."

      [connection-lost]
      title = "La connexion a été perdue"
      message = "Tout n’a pas été transféré. Votre dernière modification peut manquer."
      recovery = "Vérifiez votre connexion à Internet et votre dernière modification, puis réessayez."
      content.message = "Elle s’est interrompue avant la fin du chargement."
      content.recovery = "Vérifiez votre connexion à Internet, puis réessayez."
      passing.message = "La connexion a été perdue et vous voyez ce qui était déjà chargé."
      passing.recovery = "Vérifiez votre connexion."

      [server-not-answering]
      title = "Le serveur est injoignable"
      message = "Il est peut-être en maintenance."
      recovery = "Réessayez dans quelques minutes."

      [server-not-found]
      title = "Aucun serveur n’a cette adresse"
      message = "Sur certains réseaux, comme ceux des hôtels, il faut d’abord s’identifier."
      recovery = "Vérifiez l’adresse et votre réseau Wi-Fi, puis réessayez."
      field.message = "Aucun serveur n’a cette adresse."
      field.recovery = "Vérifiez qu’elle est bien écrite."

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
      passing.message = "Sans iCloud, les modifications restent sur cet appareil."
      passing.recovery = "Connectez-vous à iCloud dans les réglages."

      [icloud-full]
      title = "Le stockage iCloud est plein"
      message = "Vos modifications restent sur cet appareil et ne sont pas synchronisées."
      recovery = "Supprimez d’iCloud ce qui ne vous sert plus ou ajoutez du stockage dans les réglages."
      passing.message = "iCloud est plein et tout reste sur cet appareil."
      passing.recovery = "Ajoutez du stockage dans les réglages."

      [purchases-off]
      title = "Les achats sont désactivés"
      message = "Temps d’écran ou votre organisation ne les autorise pas sur cet appareil. Rien n’a été facturé."
      recovery = "Autorisez les achats dans les réglages ou demandez à la personne qui gère cet appareil."

      [service-busy]
      title = "Le serveur est surchargé"
      message = "Il répond à autant de demandes qu’il le peut."
      recovery = "Réessayez dans {wait}."
      without.wait.recovery = "Réessayez dans quelques minutes."
      passing.message = "Le serveur est surchargé."

      [unexpected]
      title = "L’app n’a pas pu terminer cette étape"
      message = "La cause n’est pas encore connue. Votre dernière modification n’est peut-être pas enregistrée."
      recovery = "Fermez et rouvrez l’app pour le vérifier. Si elle manque, contactez l’assistance."

      [fields-summary]
      message = "{count, plural, one {# saisie doit être modifiée.} other {# saisies doivent être modifiées.}}"
      recovery = "Suivez l’indication à côté de chacune."

      [error-details]
      title = "Détails de l’erreur"
      message = "Ils indiquent à l’assistance ce qui s’est passé et où. Les mots de passe et le contenu de vos fichiers n’y figurent pas."

      [details-copied]
      message = "Copié"
      announcement = "Détails de l’erreur copiés"
      """#,
    labels: #"""
      [try-again]
      label = "Réessayer"

      [cancel]
      label = "Annuler"

      [open-settings]
      label = "Ouvrir les réglages"

      [choose-file]
      label = "Choisir un fichier"

      [choose-folder]
      label = "Choisir un dossier"

      [update-app]
      label = "Mettre à jour"

      [get-help]
      label = "Obtenir de l’aide"

      [show-details]
      announcement = "Afficher les détails de l’erreur"
      label = "Afficher les détails"

      [copy-details]
      announcement = "Copier les détails de l’erreur"
      label = "Copier les détails"
      """#)
}
