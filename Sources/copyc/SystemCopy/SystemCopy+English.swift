extension SystemCopy {
  /// What the errors and states say in English, and the labels of their buttons.
  static let english = Texts(
    entries: #"""
      [offline]
      title = "This device is offline"
      message = "There is no connection to the internet."
      recovery = "Connect to Wi-Fi or turn on mobile data, then try again."
      passing.message = "You’re offline and see what was loaded last."
      passing.recovery = "Connect to see what’s new."

      [no-answer]
      title = "No answer from the server"
      message = "It took too long, so your last change may not have been saved."
      recovery = "Check your internet connection and your last change, then try again."
      content.message = "Nothing could be loaded in time."
      content.recovery = "Check your internet connection, then try again."

      [connection-lost]
      title = "The connection was lost"
      message = "It broke off before everything was transferred, so your last change may be missing."
      recovery = "Check your internet connection and your last change, then try again."
      content.message = "It broke off before everything was loaded."
      content.recovery = "Check your internet connection, then try again."
      passing.message = "The connection was lost, so you see what was loaded before."
      passing.recovery = "Check your connection."

      [server-not-answering]
      title = "The server isn’t answering"
      message = "It may be undergoing maintenance."
      recovery = "Try again in a few minutes."

      [server-not-found]
      title = "No server has this address"
      message = "On some networks, such as in hotels, you need to sign in first."
      recovery = "Check the address and your Wi-Fi network, then try again."
      field.message = "No server has this address."
      field.recovery = "Check how it’s spelled."

      [file-missing]
      title = "“{fileName}” is missing"
      message = "It was moved, renamed, or deleted."
      recovery = "Choose it again from where it is now."
      without.fileName.title = "The file is missing"

      [no-access]
      title = "No access to “{fileName}”"
      message = "This app isn’t allowed to open or change it."
      recovery = "Choose another folder, or change who has access."
      without.fileName.title = "No access to the file"

      [disk-full]
      title = "Not enough space"
      message = "“{fileName}” wasn’t saved because this disk is full."
      recovery = "Delete files you don’t need or choose another disk, then save again."
      without.fileName.message = "The file wasn’t saved because this disk is full."

      [update-needed]
      title = "This app needs an update"
      message = "It received something that this version can’t read."
      recovery = "Install the latest version of the app."

      [icloud-signed-out]
      title = "Not signed in to iCloud"
      message = "Your changes stay on this device and don’t sync."
      recovery = "Open Settings and sign in with your Apple Account."
      passing.message = "Without iCloud, changes stay on this device."
      passing.recovery = "Sign in to iCloud in Settings."

      [icloud-full]
      title = "iCloud storage is full"
      message = "Your changes stay on this device and don’t sync."
      recovery = "Delete what you don’t need from iCloud, or get more storage in Settings."
      passing.message = "iCloud storage is full, so changes stay on this device."
      passing.recovery = "Get more storage in Settings."

      [purchases-off]
      title = "Purchases are turned off"
      message = "Screen Time or your organization doesn’t allow them on this device. Nothing was charged."
      recovery = "Allow purchases in Settings, or ask the person who manages this device."

      [service-busy]
      title = "Too many requests right now"
      message = "The server is answering as many as it can."
      recovery = "Try again in {wait}."
      without.wait.recovery = "Try again in a few minutes."
      passing.message = "The server is very busy right now."

      [unexpected]
      title = "The app couldn’t finish this step"
      message = "The cause isn’t known yet. Your last change may not be saved."
      recovery = "Close and reopen the app to check it. If it’s missing, contact support."

      [fields-summary]
      message = "{count, plural, one {# entry has to be changed.} other {# entries have to be changed.}}"
      recovery = "Follow the note at each of them."

      [error-details]
      title = "Error details"
      message = "They tell support what happened and where. Passwords and the contents of your files aren’t in them."

      [details-copied]
      message = "Copied"
      announcement = "Error details copied"
      """#,
    labels: #"""
      [try-again]
      label = "Try Again"

      [cancel]
      label = "Cancel"

      [open-settings]
      label = "Open Settings"

      [choose-file]
      label = "Choose File"

      [choose-folder]
      label = "Choose Folder"

      [update-app]
      label = "Update"

      [get-help]
      label = "Get Help"

      [show-details]
      announcement = "Show error details"
      label = "Show Details"

      [copy-details]
      announcement = "Copy error details"
      label = "Copy Details"
      """#)
}
