extension SystemCopy {
  /// What the errors say in Polish, by entry.
  static let polish = #"""
    [offline]
    title = "To urządzenie jest offline"
    message = "Nie ma połączenia z internetem."
    recovery = "Połącz się z siecią Wi-Fi lub włącz dane komórkowe, a potem spróbuj ponownie."

    [no-answer]
    title = "Serwer nie odpowiada"
    message = "Trwało to zbyt długo, więc ostatnia zmiana mogła nie zostać zapisana."
    recovery = "Sprawdź połączenie z internetem i ostatnią zmianę, a potem spróbuj ponownie."

    [connection-lost]
    title = "Połączenie zostało przerwane"
    message = "Nie wszystko zostało przesłane, więc może brakować ostatniej zmiany."
    recovery = "Sprawdź połączenie z internetem i ostatnią zmianę, a potem spróbuj ponownie."

    [server-not-answering]
    title = "Serwer nie przyjmuje połączeń"
    message = "Mogą trwać prace konserwacyjne."
    recovery = "Spróbuj ponownie za kilka minut."

    [server-not-found]
    title = "Żaden serwer nie ma tego adresu"
    message = "W niektórych sieciach, na przykład w hotelach, trzeba się najpierw zalogować."
    recovery = "Sprawdź adres i sieć Wi-Fi, a potem spróbuj ponownie."

    [file-missing]
    title = "Brak pliku „{fileName}”"
    message = "Plik został przeniesiony, usunięty lub zmieniono jego nazwę."
    recovery = "Wybierz go ponownie z miejsca, w którym jest teraz."
    without.fileName.title = "Brak pliku"

    [no-access]
    title = "Brak dostępu do pliku „{fileName}”"
    message = "Ta aplikacja nie może go otwierać ani zmieniać."
    recovery = "Wybierz inny folder lub zmień prawa dostępu."
    without.fileName.title = "Brak dostępu do pliku"

    [disk-full]
    title = "Za mało miejsca"
    message = "Plik „{fileName}” nie został zapisany, ponieważ ten dysk jest pełny."
    recovery = "Usuń niepotrzebne pliki lub wybierz inny dysk, a potem zapisz ponownie."
    without.fileName.message = "Plik nie został zapisany, ponieważ ten dysk jest pełny."

    [update-needed]
    title = "Ta aplikacja wymaga aktualizacji"
    message = "Otrzymała dane, których ta wersja nie potrafi odczytać."
    recovery = "Zainstaluj najnowszą wersję aplikacji."

    [icloud-signed-out]
    title = "Nie zalogowano w iCloud"
    message = "Zmiany pozostają na tym urządzeniu i nie są synchronizowane."
    recovery = "Otwórz ustawienia i zaloguj się na swoje konto Apple."

    [icloud-full]
    title = "Brak miejsca w iCloud"
    message = "Zmiany pozostają na tym urządzeniu i nie są synchronizowane."
    recovery = "Usuń z iCloud to, czego nie potrzebujesz, lub dokup miejsce w ustawieniach."

    [purchases-off]
    title = "Zakupy są wyłączone"
    message = "Czas przed ekranem lub organizacja nie zezwala na nie na tym urządzeniu. Nie pobrano żadnej opłaty."
    recovery = "Zezwól na zakupy w ustawieniach lub poproś osobę, która zarządza tym urządzeniem."

    [service-busy]
    title = "Zbyt wiele żądań naraz"
    message = "Serwer odpowiada na tyle, na ile może."
    recovery = "Spróbuj ponownie za kilka minut."

    [unexpected]
    title = "Aplikacja nie dokończyła tego kroku"
    message = "Przyczyna nie jest jeszcze znana. Ostatnia zmiana mogła nie zostać zapisana."
    recovery = "Zamknij i ponownie otwórz aplikację, aby to sprawdzić. Jeśli zmiany brakuje, skontaktuj się z pomocą techniczną."
    """#
}
