extension SystemCopy {
  /// What the errors say in English, by entry.
  static let english = #"""
    [offline]
    title = "This device is offline"
    message = "There is no connection to the internet."
    recovery = "Connect to Wi-Fi or turn on mobile data, then try again."

    [no-answer]
    title = "No answer from the server"
    message = "It took too long, so your last change may not have been saved."
    recovery = "Check your internet connection and your last change, then try again."

    [connection-lost]
    title = "The connection was lost"
    message = "It broke off before everything was transferred, so your last change may be missing."
    recovery = "Check your internet connection and your last change, then try again."

    [server-not-answering]
    title = "The server isn’t answering"
    message = "It may be undergoing maintenance."
    recovery = "Try again in a few minutes."

    [server-not-found]
    title = "No server has this address"
    message = "On some networks, such as in hotels, you need to sign in first."
    recovery = "Check the address and your Wi-Fi network, then try again."

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

    [icloud-full]
    title = "iCloud storage is full"
    message = "Your changes stay on this device and don’t sync."
    recovery = "Delete what you don’t need from iCloud, or get more storage in Settings."

    [purchases-off]
    title = "Purchases are turned off"
    message = "Screen Time or your organization doesn’t allow them on this device. Nothing was charged."
    recovery = "Allow purchases in Settings, or ask the person who manages this device."

    [service-busy]
    title = "Too many requests right now"
    message = "The server is answering as many as it can."
    recovery = "Try again in a few minutes."

    [unexpected]
    title = "The app couldn’t finish this step"
    message = "The cause isn’t known yet. Your last change may not be saved."
    recovery = "Close and reopen the app to check it. If it’s missing, contact support."
    """#
}
