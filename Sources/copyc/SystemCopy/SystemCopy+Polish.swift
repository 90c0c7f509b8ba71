extension SystemCopy {
  /// What the errors and states say in Polish, and the labels of their buttons.
  static let polish = Texts(
    entries: #"""
      [offline]
      title = "To urządzenie jest offline"
      message = "Nie ma połączenia z internetem."
      recovery = "Połącz się z siecią Wi-Fi lub włącz dane komórkowe, a potem spróbuj ponownie."
      passing.message = "Jesteś offline i widzisz to, co wczytano ostatnio."
      passing.recovery = "Połącz się, aby zobaczyć nowości."

      [no-answer]
      title = "Serwer nie odpowiada"
      message = "Trwało to zbyt długo, więc ostatnia zmiana mogła nie zostać zapisana."
      recovery = "Sprawdź połączenie z internetem i ostatnią zmianę, a potem spróbuj ponownie."
      content.message = "W tym czasie niczego nie udało się wczytać."
      content.recovery = "Sprawdź połączenie z internetem, a potem spróbuj ponownie."

      [connection-lost]
      title = "Połączenie zostało przerwane"
      message = "Nie wszystko zostało przesłane, więc może brakować ostatniej zmiany."
      recovery = "Sprawdź połączenie z internetem i ostatnią zmianę, a potem spróbuj ponownie."
      content.message = "Nie wszystko zdążyło się wczytać."
      content.recovery = "Sprawdź połączenie z internetem, a potem spróbuj ponownie."
      passing.message = "Połączenie zostało przerwane, więc widzisz to, co wczytano wcześniej."
      passing.recovery = "Sprawdź połączenie."

      [server-not-answering]
      title = "Serwer nie przyjmuje połączeń"
      message = "Mogą trwać prace konserwacyjne."
      recovery = "Spróbuj ponownie za kilka minut."

      [server-not-found]
      title = "Żaden serwer nie ma tego adresu"
      message = "W niektórych sieciach, na przykład w hotelach, trzeba się najpierw zalogować."
      recovery = "Sprawdź adres i sieć Wi-Fi, a potem spróbuj ponownie."
      field.message = "Żaden serwer nie ma tego adresu."
      field.recovery = "Sprawdź, czy jest dobrze wpisany."

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
      recovery = "Otwórz Ustawienia i zaloguj się na swoje konto Apple."
      passing.message = "Bez iCloud zmiany pozostają na tym urządzeniu."
      passing.recovery = "Zaloguj się do iCloud w Ustawieniach."

      [icloud-full]
      title = "Brak miejsca w iCloud"
      message = "Zmiany pozostają na tym urządzeniu i nie są synchronizowane."
      recovery = "Usuń z iCloud to, czego nie potrzebujesz, lub dokup miejsce w Ustawieniach."
      passing.message = "Brak miejsca w iCloud, więc zmiany pozostają na tym urządzeniu."
      passing.recovery = "Dokup miejsce w Ustawieniach."

      [purchases-off]
      title = "Zakupy są wyłączone"
      message = "Czas przed ekranem lub organizacja nie zezwala na nie na tym urządzeniu. Nie pobrano żadnej opłaty."
      recovery = "Zezwól na zakupy w Ustawieniach lub poproś osobę, która zarządza tym urządzeniem."

      [service-busy]
      title = "Zbyt wiele żądań naraz"
      message = "Serwer odpowiada na tyle, na ile może."
      recovery = "Spróbuj ponownie po upływie czasu: {wait}."
      without.wait.recovery = "Spróbuj ponownie za kilka minut."
      passing.message = "Serwer ma teraz dużo pracy."

      [unexpected]
      title = "Aplikacja nie dokończyła tego kroku"
      message = "Przyczyna nie jest jeszcze znana. Ostatnia zmiana mogła nie zostać zapisana."
      recovery = "Zamknij i ponownie otwórz aplikację, aby to sprawdzić. Jeśli zmiany brakuje, skontaktuj się z pomocą techniczną."

      [fields-summary]
      message = """
      {count, plural,
        one {# pole wymaga zmiany.}
        few {# pola wymagają zmiany.}
        many {# pól wymaga zmiany.}
        other {# pola wymaga zmiany.}}"""
      recovery = "Przy każdym z nich jest wskazówka, zastosuj się do niej."

      [error-details]
      title = "Szczegóły błędu"
      message = "Mówią pomocy technicznej, co się stało i gdzie. Nie ma w nich haseł ani zawartości Twoich plików."

      [details-copied]
      message = "Skopiowano"
      announcement = "Skopiowano szczegóły błędu"
      """#,
    labels: #"""
      [try-again]
      label = "Spróbuj ponownie"

      [cancel]
      label = "Anuluj"

      [open-settings]
      label = "Otwórz Ustawienia"

      [choose-file]
      label = "Wybierz plik"

      [choose-folder]
      label = "Wybierz folder"

      [update-app]
      label = "Zaktualizuj"

      [get-help]
      label = "Uzyskaj pomoc"

      [show-details]
      announcement = "Pokaż szczegóły błędu"
      label = "Pokaż szczegóły"

      [copy-details]
      announcement = "Kopiuj szczegóły błędu"
      label = "Kopiuj szczegóły"
      """#)
}
