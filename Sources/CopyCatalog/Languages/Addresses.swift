extension Address {
  /// The registers of a locale's language; nil where it has one only, or where its signs are not certain.
  static func of(_ locale: LocaleTag) -> Address? { all[locale.language] }

  /// Pronouns, possessives and verb forms that one register has and no other, from the languages' reference
  /// grammars. What may be anything else is left out: French “vous” is the plural too, German “Sie” at the start of a
  /// sentence is “they”, Italian “voi” and Swedish “ni” may be two people, Polish “ci” and Czech “ty” are
  /// demonstratives.
  private static let all: [String: Address] = [
    "be": Address(
      .informal("ты", "ты цябе табе табой твой твая тваё твае твайго тваёй тваім тваіх"),
      .formal("вы", "вы вас вам вамі ваш ваша вашае вашы вашага вашай вашу вашым вашых")),
    "bg": Address(
      .informal("ти", "ти теб твой твоя твоят твоята твое твоето твои твоите"),
      .formal("вие", "вие вас вам ваш ваша вашия вашият вашата ваше вашето ваши вашите")),
    "bn": Address(.informal("তুমি", "তুমি তোমার তোমাকে"), .formal("আপনি", "আপনি আপনার আপনাকে")),
    "bs": southSlavic,
    "ca": Address(
      .informal("tu", "tu teu teva teus teves"),
      .formal("vostè", "vostè"),
      Register(name: "vós", otherNames: [], anywhere: "vós vostre vostra vostres")),
    "cs": Address(
      .informal("ty", "tě tebe tobě tebou tvůj tvoje tvá tvé tvého tvém tvému tvým tvou tvoji tvých tvými"),
      .formal("vy", "vy vás vám vámi váš vaše vaši vašeho vašem vašemu vaším vaší vašich vašim vašimi")),
    "da": Address(
      .informal("du", "du dig din dit dine"),
      Register(name: "De", otherNames: ["formal"], inside: "De Dem Deres")),
    "de": Address(
      Register(
        name: "du", otherNames: ["informal"], anywhere: "du dich dir dein deine deinen deinem deiner deines",
        opening: """
          Aktiviere Aktualisiere Bestätige Deaktiviere Entferne Erlaube Füge Gib Installiere Klicke Kontaktiere Lies \
          Nimm Öffne Prüfe Schließe Speichere Tippe Überprüfe Verbinde Verwende Wähle Ändere
          """),
      Register(
        name: "Sie", otherNames: ["formal"], inside: "Sie Ihnen Ihre Ihrem Ihren Ihrer Ihres")),
    "el": Address(
      .informal("εσύ", "εσύ εσένα σου"),
      .formal("εσείς", "εσείς εσάς σας")),
    "es": Address(
      Register(
        name: "tú", otherNames: ["tu", "informal"],
        anywhere: "tú ti contigo puedes tienes quieres debes eres estás asegúrate inténtalo conéctate ponte"),
      Register(name: "vos", otherNames: [], anywhere: "vos podés tenés querés debés intentá verificá"),
      Register(
        name: "usted", otherNames: ["formal"], anywhere: "usted asegúrese inténtelo póngase conéctese",
        opening: """
          Abra Agregue Añada Cierre Compruebe Conecte Elija Elimine Escriba Espere Ingrese Inicie Introduzca \
          Pruebe Revise Seleccione Verifique Vuelva
          """)),
    "et": Address(
      .informal("sina", "sina sinu sind sulle sul su"),
      .formal("teie", "teie teid teile teil")),
    "fi": Address(
      .informal("sinä", "sinä sinun sinua sinulle sinulla sinut sinuun"),
      .formal("te", "te teidän teitä teille teillä teidät teihin")),
    "fr": Address(
      .informal("tu", "tu te toi ta tes"),
      .formal(
        "vous",
        """
        votre vos veuillez activez ajoutez appuyez assurez attendez autorisez choisissez cliquez connectez contactez \
        désactivez enregistrez entrez essayez fermez libérez modifiez ouvrez patientez redémarrez réessayez \
        reconnectez saisissez sélectionnez supprimez téléchargez utilisez vérifiez
        """)),
    "gl": Address(.informal("ti", "teu túa teus túas contigo"), .formal("vostede", "vostede")),
    "hi": Address(
      Register(name: "तू", otherNames: [], anywhere: "तू तेरा तेरी तेरे तुझे तुझको"),
      .informal("तुम", "तुम तुम्हारा तुम्हारी तुम्हारे तुम्हें तुमने तुमको"),
      .formal("आप", "आप आपका आपकी आपके आपको आपसे आपने")),
    "hr": southSlavic,
    "hu": Address(
      .informal(
        "te", "te téged neked tied veled ellenőrizd próbáld írd válaszd nyisd zárd töltsd kapcsold győződj"),
      Register(
        name: "ön", otherNames: ["formal"], anywhere: "ön önt önnek önnel önök öné",
        opening: "Ellenőrizze Próbálja Írja Válassza Nyissa Zárja Töltse Kapcsolja Győződjön")),
    "hy": Address(.informal("դու", "դու քո քեզ"), .formal("դուք", "դուք ձեր ձեզ")),
    "id": Address(.informal("kamu", "kamu"), .formal("Anda", "anda")),
    "it": Address(
      .informal("tu", "tu ti tuo tua tuoi tue"),
      Register(name: "Lei", otherNames: ["formal"], inside: "Lei Suo Sua Suoi Sue"),
      Register(name: "voi", otherNames: [], anywhere: "vostro vostra vostri vostre")),
    "ja": Address(
      Register(
        name: "だ・である", otherNames: ["plain", "informal", "常体"],
        endings: ["だ。", "である。", "だった。", "なかった。", "できない。"], notEndings: ["ください。"]),
      Register(
        name: "です・ます", otherNames: ["polite", "formal", "敬体"],
        endings: ["です", "ます", "ません", "ました", "ください"])),
    "ka": Address(.informal("შენ", "შენ შენი შენს"), .formal("თქვენ", "თქვენ თქვენი თქვენს")),
    // Both are polite, and “…할 수 없습니다. 다시 시도하세요.” has one of each. Style guides choose one for requests
    // (Microsoft’s and Toss’s the softer); of 19 public apps with several requests, 6 have both.
    "ko": Address(
      Register(
        name: "하세요", otherNames: ["해요체", "polite", "informal"], endings: ["세요"], notEndings: ["안녕하세요"]),
      Register(name: "하십시오", otherNames: ["하십시오체", "합쇼체", "formal"], endings: ["십시오"]),
      isOneThroughout: false),
    "lt": Address(.informal("tu", "tu tau tave tavo"), .formal("jūs", "jūs jums jus jūsų")),
    "lv": Address(.informal("tu", "tu tev tevi tavs tavu"), .formal("jūs", "jūs jums jūsu")),
    "mk": Address(
      .informal("ти", "тебе твојот твојата твоето твоите твој твоја твое твои"),
      .formal("вие", "вас вам вашиот вашата вашето вашите ваш ваша ваше ваши")),
    "mr": Address(
      .informal("तू", "तू तुझा तुझी तुझे तुला"), .formal("तुम्ही", "तुम्ही तुमचा तुमची तुमचे तुम्हाला")),
    "nb": norwegian,
    "nl": Address(.informal("je", "je jij jou jouw"), .formal("u", "u uw")),
    "no": norwegian,
    "pl": Address(
      .informal(
        "ty", "ty ciebie tobie tobą cię twój twoja twoje twojego twojej twojemu twoim twoją twoich twoimi twe"
      ),
      Register(
        name: "Pan/Pani", otherNames: ["pan", "pani", "państwo", "formal"],
        anywhere: "państwo państwa państwu",
        inside: "Pana Panu Panem")),
    "pt": Address(
      .informal("tu", "tu ti teu tua teus tuas contigo"),
      .formal("você", "você")),
    "ro": Address(
      .informal("tu", "tu tău ta tăi tale ție te"),
      .formal("dumneavoastră", "dumneavoastră dvs vă")),
    "ru": Address(
      .informal(
        "ты", "ты тебя тебе тобой твой твоя твоё твое твои твоего твоей твою твоём твоем твоему твоим твоих"),
      .formal("вы", "вы вас вам вами ваш ваша ваше ваши вашего вашей вашу вашем вашему вашим ваших вашими")),
    "sk": Address(
      .informal("ty", "ťa teba tebe tebou tvoj tvoja tvoje tvoju tvojej tvojho tvojich tvojom tvojím"),
      .formal("vy", "vy vás vám vami váš vaša vaše vašu vašej vášho vašich vašom vaším vašou")),
    "sl": Address(
      .informal("ti", "tvoj tvoja tvoje tvojo tvojega tvojem tvojih tebe tebi"),
      .formal("vi", "vi vam vaš vaša vaše vašo vašega vašem vaših vami")),
    "sr": southSlavic,
    "sv": Address(.informal("du", "du dig din ditt dina"), .formal("ni", "ert")),
    "ta": Address(.informal("நீ", "நீ உன் உனக்கு"), .formal("நீங்கள்", "நீங்கள் உங்கள் உங்களுக்கு")),
    "te": Address(.informal("నువ్వు", "నువ్వు నీ నీకు"), .formal("మీరు", "మీరు మీ మీకు")),
    "tr": Address(
      .informal("sen", "sen seni sana senin sende"),
      .formal(
        "siz", "siz sizi size sizin sizde deneyin girin seçin bekleyin güncelleyin yükleyin kaydedin edin")),
    "uk": Address(
      .informal("ти", "ти тебе тобі тобою твій твоя твоє твої твого твоєї твою твоїй твоєму твоїм твоїх"),
      .formal("ви", "ви вас вам вами ваш ваша ваше ваші вашого вашої вашу вашій вашому вашим ваших")),
    "ur": Address(.informal("تم", "تم تمہارا تمہاری تمہارے تمہیں"), .formal("آپ", "آپ آپکا آپکی آپکے")),
    "zh": Address(
      Register(name: "你", otherNames: ["informal"], endings: ["你"]),
      Register(name: "您", otherNames: ["formal"], endings: ["您"]))
  ]

  /// Croatian, Bosnian and Serbian, the last in two alphabets.
  private static let southSlavic = Address(
    .informal(
      "ti",
      """
      tebe tebi tobom tvoj tvoja tvoje tvog tvom tvoju tvojoj tvojih \
      тебе теби тобом твој твоја твоје твог твом твоју твојој твојих
      """),
    .formal(
      "vi",
      """
      vi vam vama vaš vaša vaše vašeg vašem vašu vašoj vaših vašim \
      ви вам вама ваш ваша ваше вашег вашем вашу вашој ваших вашим
      """))

  private static let norwegian = Address(
    .informal("du", "du deg din ditt dine"),
    Register(name: "De", otherNames: ["formal"], inside: "De Dem Deres"))
}

extension Address.Register {
  fileprivate static func informal(_ name: String, _ words: String) -> Address.Register {
    Address.Register(name: name, otherNames: ["informal"], anywhere: words)
  }

  fileprivate static func formal(_ name: String, _ words: String) -> Address.Register {
    Address.Register(name: name, otherNames: ["formal"], anywhere: words)
  }
}
