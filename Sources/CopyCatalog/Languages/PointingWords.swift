/// How languages point at controls and say what is done to them, and the few words that only English copy is told of.
///
/// Only what is certain is listed: a language that is missing here is not judged by it. Lists are written as in
/// `Language`. Spatial words that are ordinary ones too (“right”, “over”) stand in phrases that are not.
struct PointingWords: Sendable {
  /// Nouns for controls, alone: with a noun before it a control has a name (“the password field”).
  var buttons = ""
  var controls = ""
  /// What says where a control is, right before or after its noun.
  var places = ""
  /// Colors in the forms that stand beside such a noun.
  var colors = ""
  /// Verbs for a mouse only.
  var clicks = ""
  /// Verbs for a finger only.
  var taps = ""
  /// Verbs for any device, in the forms that instructions use.
  var chooses = ""
  var pleases = ""
  var firstPersons = ""
  var valids = ""

  /// What is known of a language as lists.
  static func lists(of tag: String) -> [(list: String, roles: Roles)] {
    guard let words = all[tag] else { return [] }
    return [
      (words.buttons, [.control, .button]), (words.controls, .control), (words.places, .place), (words.colors, .color),
      (words.clicks, .click), (words.taps, .tap), (words.chooses, .choose), (words.pleases, .please),
      (words.firstPersons, .we), (words.valids, .valid)
    ]
  }

  private static let all: [String: PointingWords] = [
    "en": PointingWords(
      buttons: "button, buttons",
      controls: """
        link, links, field, fields, text field, text box, box, boxes, checkbox, checkboxes, icon, icons, switch, \
        toggle, slider, arrow, entries marked, fields marked, items marked
        """,
      places: """
        below, above, underneath, beneath, on the left, on the right, to the left, to the right, at the top, \
        at the bottom, at the top right, at the top left, at the bottom right, at the bottom left, \
        in the top right, in the top left, in the bottom right, in the bottom left, in the upper right, \
        in the upper left, in the lower right, in the lower left, in the corner, in the top right corner, \
        in the top left corner, in the upper right corner, in the upper left corner, in the bottom right corner, \
        left-hand, right-hand, top-right, top-left, bottom-right, bottom-left, upper, lower, topmost, bottommost
        """,
      colors: """
        red, green, blue, yellow, orange, gray, grey, purple, pink, in red, in green, in blue, in yellow, in orange, \
        in gray, in grey, outlined in red, highlighted in red, highlighted in yellow, shown in red
        """,
      clicks: "click, clicking, double-click, right-click, click on",
      taps: "tap, tapping, double-tap, tap on", chooses: "choose, select, press, use, hit",
      pleases: "please", firstPersons: "we, we’re, we’ve, we’ll, we’d", valids: "valid, invalid"),
    "de": PointingWords(
      buttons: "Button, Buttons, Schaltfläche, Schaltflächen, Taste, Knopf",
      controls: "Link, Links, Feld, Felder, Kästchen, Kontrollkästchen, Symbol, Schalter, Eingabefeld, Textfeld, Pfeil",
      places: """
        unten, oben, darunter, darüber, unten links, unten rechts, oben links, oben rechts, rechts oben, links oben, \
        rechts unten, links unten, untenstehend*, obenstehend*, nebenstehend*, unter*, ober*, linke, linken, rechte, \
        rechten, am unteren Rand, am oberen Rand, auf der linken Seite, auf der rechten Seite
        """,
      colors: """
        rote, roten, roter, rotes, grüne, grünen, grüner, grünes, blaue, blauen, blauer, blaues, gelbe, gelben, gelber, \
        gelbes, orange, orangefarben*, graue, grauen, grauer, graues, rot markierte, rot markierten, rot umrandete, \
        rot umrandeten, rot hervorgehobene, rot hervorgehobenen, in Rot
        """,
      clicks: "klick, klicke, klicken, klickst, anklicken, doppelklicke, doppelklicken, rechtsklick",
      taps: "tippe auf, tippen Sie auf, antippen, doppeltippe, doppeltippen", chooses: "wähle, wählen, drücke, drücken"),
    "fr": PointingWords(
      buttons: "bouton, boutons",
      controls: "lien, liens, champ, champs, case, cases, icône, icônes, flèche, curseur, interrupteur",
      places: """
        ci-dessous, ci-dessus, en dessous, au-dessus, en bas, en haut, à gauche, à droite, en haut à droite, \
        en haut à gauche, en bas à droite, en bas à gauche, de gauche, de droite, du bas, du haut, en bas de l’écran, \
        en haut de l’écran
        """,
      colors: """
        rouge, rouges, vert, verte, verts, vertes, bleu, bleue, bleus, bleues, jaune, jaunes, orange, gris, grise, \
        grises, en rouge, en vert, en bleu, en jaune, en orange, en gris, surligné en rouge, surlignés en rouge
        """,
      clicks: "cliquez, cliquer, clique, cliquez sur, double-cliquez, double-cliquer",
      taps: "touchez, toucher, touchez deux fois", chooses: "choisissez, choisis, appuyez sur, sélectionnez, sélectionne"),
    "es": PointingWords(
      buttons: "botón, botones", controls: "enlace, enlaces, campo, campos, casilla, casillas, icono, ícono, iconos, flecha",
      places: """
        de abajo, de arriba, abajo, arriba, más abajo, más arriba, inferior, superior, a continuación, de la izquierda, \
        de la derecha, a la izquierda, a la derecha, izquierdo, derecho, inferior derecho, superior derecho, \
        inferior izquierdo, superior izquierdo, en la parte superior, en la parte inferior
        """,
      colors: """
        rojo, roja, rojos, rojas, verde, verdes, azul, azules, amarillo, amarilla, amarillos, amarillas, naranja, gris, \
        grises, en rojo, en verde, en azul, en amarillo, marcado en rojo, marcados en rojo
        """,
      clicks: "haz clic, haga clic, hacer clic, haz doble clic, haga doble clic, clica, clique",
      taps: "toca, toque, pulsa con el dedo", chooses: "elige, elija, selecciona, seleccione, pulsa, pulse"),
    "it": PointingWords(
      buttons: "pulsante, pulsanti, bottone",
      controls: "link, collegamento, campo, campi, casella, caselle, icona, icone, freccia, interruttore",
      places: """
        qui sotto, qui sopra, sotto, sopra, sottostante, soprastante, in basso, in alto, a sinistra, a destra, \
        in basso a destra, in basso a sinistra, in alto a destra, in alto a sinistra, di sinistra, di destra
        """,
      colors: """
        rosso, rossa, rossi, rosse, verde, verdi, blu, giallo, gialla, gialli, gialle, arancione, grigio, grigia, \
        in rosso, in verde, in blu, in giallo, evidenziato in rosso, evidenziati in rosso
        """,
      clicks: "fai clic, fare clic, fai doppio clic, clicca, cliccare", taps: "tocca, toccare",
      chooses: "scegli, scegliere, seleziona, selezionare, premi, premere"),
    "pt": PointingWords(
      buttons: "botão, botões", controls: "link, links, campo, campos, caixa, caixas, ícone, ícones, seta",
      places: """
        abaixo, acima, em baixo, embaixo, em cima, inferior, superior, à esquerda, à direita, da esquerda, da direita, \
        no canto superior direito, no canto superior esquerdo, no canto inferior direito, no canto inferior esquerdo, \
        na parte superior, na parte inferior
        """,
      colors: """
        vermelho, vermelha, vermelhos, vermelhas, verde, verdes, azul, azuis, amarelo, amarela, amarelos, amarelas, \
        laranja, cinza, cinzento, em vermelho, a vermelho, em verde, em azul, em amarelo
        """,
      clicks: "clique, clica, clicar, clique em, faça clique, dê um clique", taps: "toque em, toca em, tocar em",
      chooses: "escolha, escolhe, selecione, seleciona, pressione"),
    "nl": PointingWords(
      buttons: "knop, knoppen", controls: "link, links, koppeling, veld, velden, vakje, vak, pictogram, pictogrammen, pijl",
      places: """
        hieronder, hierboven, eronder, erboven, onder, boven, linksboven, rechtsboven, linksonder, rechtsonder, \
        onderste, bovenste, linker, rechter, aan de linkerkant, aan de rechterkant, onderaan, bovenaan, onderstaande, \
        bovenstaande
        """,
      colors: "rode, groene, blauwe, gele, oranje, grijze, in het rood, in rood",
      clicks: "klik, klikken, klik op, dubbelklik, dubbelklikken", taps: "tik op, tikken, dubbeltik",
      chooses: "kies, selecteer, druk op"),
    "sv": PointingWords(
      buttons: "knapp, knappen, knappar, knapparna",
      controls: "länk, länken, fält, fältet, fälten, ruta, rutan, rutorna, ikon, ikonen, reglage, reglaget, pil, pilen",
      places: """
        nedan, ovan, nedanför, ovanför, längst ned, längst ner, längst upp, till vänster, till höger, uppe till höger, \
        uppe till vänster, nere till höger, nere till vänster, nedre, övre, vänstra, högra
        """,
      colors: """
        röd, röda, rött, grön, gröna, grönt, blå, blåa, blått, gul, gula, gult, orange, grå, gråa, grått, i rött, \
        rödmarkerade, rödmarkerat
        """,
      clicks: "klicka, klicka på, dubbelklicka, högerklicka", taps: "tryck med fingret", chooses: "välj, tryck på, tryck"),
    "da": PointingWords(
      buttons: "knap, knappen, knapper, knapperne",
      controls: "link, linket, felt, feltet, felter, felterne, ikon, ikonet, kontakt, pil, pilen",
      places: """
        nedenfor, herunder, ovenfor, herover, nederst, øverst, til venstre, til højre, øverst til højre, \
        øverst til venstre, nederst til højre, nederst til venstre, nederste, øverste, venstre, højre, nedenstående, \
        ovenstående
        """,
      colors: "rød, røde, rødt, grøn, grønne, grønt, blå, gul, gule, gult, orange, grå, med rødt, i rødt",
      clicks: "klik, klikke, klik på, dobbeltklik", taps: "tryk med fingeren", chooses: "vælg, tryk på, tryk"),
    "nb": PointingWords(
      buttons: "knapp, knappen, knapper, knappene",
      controls: "lenke, lenken, lenka, felt, feltet, felter, feltene, ikon, ikonet, bryter, bryteren, pil, pilen",
      places: """
        nedenfor, under, ovenfor, over, nederst, øverst, til venstre, til høyre, øverst til høyre, øverst til venstre, \
        nederst til høyre, nederst til venstre, nederste, øverste, venstre, høyre
        """,
      colors: "rød, røde, rødt, grønn, grønne, grønt, blå, gul, gule, gult, oransje, grå, i rødt",
      clicks: "klikk, klikke, klikk på, dobbeltklikk", taps: "trykk med fingeren", chooses: "velg, trykk på, trykk"),
    "pl": PointingWords(
      buttons: "przycisk, przyciski, przycisku, przyciskiem",
      controls: """
        link, łącze, odnośnik, pole, pola, polu, ikona, ikonę, ikony, przełącznik, pole wyboru, strzałka, strzałkę
        """,
      places: """
        poniżej, powyżej, na dole, u góry, na górze, po lewej, po prawej, po lewej stronie, po prawej stronie, \
        w prawym górnym rogu, w lewym górnym rogu, w prawym dolnym rogu, w lewym dolnym rogu, poniższy, poniższe, \
        poniższym, powyższy, powyższe, dolny, górny
        """,
      colors: """
        czerwon*, zielon*, niebiesk*, żółt*, pomarańczow*, szar*, na czerwono, na zielono, zaznaczone na czerwono, \
        oznaczone na czerwono
        """,
      clicks: "kliknij, klikaj, kliknąć, dwukrotnie kliknij", taps: "stuknij, stuknąć, dotknij, dotknąć",
      chooses: "wybierz, wybrać, naciśnij"),
    "cs": PointingWords(
      buttons: "tlačítko, tlačítka, tlačítku, tlačítkem",
      controls: "odkaz, odkazy, pole, poli, políčko, políčka, ikona, ikonu, přepínač, šipka, šipku",
      places: """
        níže, výše, dole, nahoře, vlevo, vpravo, vlevo dole, vpravo dole, vlevo nahoře, vpravo nahoře, dolní, horní, \
        levé, pravé
        """,
      colors: """
        červen*, zelen*, modré, modrá, modrý, modrou, žlut*, oranžov*, šed*, červeně, zeleně, červeně označené, \
        červeně zvýrazněné
        """,
      clicks: "klikni, klikněte, kliknout, dvakrát klikněte", taps: "klepni prstem, klepněte prstem, ťukněte",
      chooses: "vyber, vyberte, zvol, zvolte, stiskni, stiskněte"),
    "ru": PointingWords(
      buttons: "кнопка, кнопку, кнопки, кнопкой, кнопке",
      controls: "ссылка, ссылку, ссылке, поле, поля, полях, значок, значки, иконка, иконку, переключатель, флажок, стрелка, стрелку",
      places: """
        ниже, выше, внизу, вверху, сверху, снизу, слева, справа, справа вверху, слева вверху, справа внизу, \
        слева внизу, в правом верхнем углу, в левом верхнем углу, в правом нижнем углу, в левом нижнем углу, нижнюю, \
        верхнюю, нижняя, верхняя, левую, правую
        """,
      colors: "красн*, зелён*, синяя, синюю, синий, синие, жёлт*, оранжев*, сер*, голуб*, выделены красным, выделенные красным, отмеченные красным",
      clicks: "щёлкните, щёлкни, кликните, кликни, кликнуть, щёлкнуть, дважды щёлкните",
      taps: "тапните, тапни, коснитесь, коснись", chooses: "выберите, выбери, нажмите, нажми"),
    "uk": PointingWords(
      buttons: "кнопка, кнопку, кнопки, кнопкою, кнопці",
      controls: "посилання, поле, поля, полях, значок, значки, іконка, іконку, перемикач, прапорець, стрілка, стрілку",
      places: """
        нижче, вище, внизу, вгорі, зверху, знизу, ліворуч, праворуч, зліва, справа, у правому верхньому куті, \
        у лівому верхньому куті, у правому нижньому куті, у лівому нижньому куті, нижню, верхню, ліву, праву
        """,
      colors: "червон*, зелен*, синя, синю, синій, сині, жовт*, помаранчев*, сір*, блакитн*, виділені червоним, позначені червоним",
      clicks: "клацніть, клацни, клікніть, клікни, двічі клацніть", taps: "торкніться, торкнись",
      chooses: "виберіть, вибери, оберіть, обери, натисніть, натисни"),
    "tr": PointingWords(
      buttons: "düğme, düğmesi, düğmeye, düğmesine, buton, butona, butonu",
      controls: "bağlantı, bağlantıya, bağlantıyı, alan, alana, alanı, alanları, kutu, kutuyu, simge, simgeye, simgeyi, ok",
      places: """
        aşağıdaki, yukarıdaki, alttaki, üstteki, soldaki, sağdaki, sol üstteki, sağ üstteki, sol alttaki, sağ alttaki, \
        yandaki
        """,
      colors: "kırmızı, yeşil, mavi, sarı, turuncu, gri",
      clicks: "tıkla, tıklayın, tıklayınız, tıklatın, tıklayarak, çift tıklayın", taps: "dokun, dokunun, dokununuz, dokunarak",
      chooses: "seç, seçin, seçiniz, basın, bas"),
    "ar": PointingWords(
      buttons: "زر, الزر, زرّ", controls: "رابط, الرابط, حقل, الحقل, حقول, الحقول, خانة, الخانة, رمز, الرمز, أيقونة, الأيقونة, سهم, السهم",
      places: """
        أدناه, أعلاه, بالأسفل, بالأعلى, في الأسفل, في الأعلى, على اليمين, على اليسار, إلى اليمين, إلى اليسار, \
        السفلي, العلوي, الأيمن, الأيسر
        """,
      colors: "أحمر, الأحمر, حمراء, الحمراء, أخضر, الأخضر, خضراء, الخضراء, أزرق, الأزرق, أصفر, الأصفر, برتقالي, البرتقالي, رمادي, الرمادي, باللون الأحمر, باللون الأخضر",
      clicks: "انقر, انقري, انقر على, انقر فوق", taps: "المس, المسي",
      chooses: "اختر, اختاري, حدد, اضغط, اضغط على"),
    "he": PointingWords(
      buttons: "כפתור, הכפתור, לחצן, הלחצן",
      controls: "קישור, הקישור, שדה, השדה, שדות, השדות, תיבה, התיבה, סמל, הסמל, חץ, החץ",
      places: "למטה, למעלה, שלמטה, שלמעלה, מתחת, מעל, מימין, משמאל, בצד ימין, בצד שמאל, התחתון, העליון, הימני, השמאלי",
      colors: "אדום, האדום, אדומה, אדומים, ירוק, הירוק, כחול, הכחול, צהוב, הצהוב, כתום, הכתום, אפור, האפור, באדום, בירוק",
      clicks: "הקליקו, הקלק, הקליקי", taps: "הקישו, הקש, הקישי", chooses: "בחרו, בחר, בחרי, לחצו, לחץ, לחצי"),
    "hi": PointingWords(
      buttons: "बटन", controls: "लिंक, फ़ील्ड, बॉक्स, चेकबॉक्स, आइकन, तीर",
      places: "नीचे दिए गए, ऊपर दिए गए, नीचे दिया गया, ऊपर दिया गया, नीचे वाला, नीचे वाले, ऊपर वाला, ऊपर वाले, बाईं ओर, दाईं ओर, बाएँ, दाएँ",
      colors: "लाल, हरा, हरे, हरी, नीला, नीले, नीली, पीला, पीले, पीली, नारंगी",
      clicks: "क्लिक, क्लिक करें", taps: "टैप, टैप करें", chooses: "चुनें, दबाएँ, दबाएं"),
    "ja": PointingWords(
      buttons: "ボタン", controls: "リンク, 欄, フィールド, 入力欄, チェックボックス, アイコン, スイッチ, 矢印, マーク",
      places: "下の, 上の, 下記の, 上記の, 以下の, 左の, 右の, 左側の, 右側の, 下部の, 上部の, 左上の, 右上の, 左下の, 右下の",
      colors: "赤い, 赤の, 赤色の, 緑の, 緑色の, 青い, 青の, 青色の, 黄色い, 黄色の, オレンジの, オレンジ色の, 灰色の, グレーの, 赤で表示された, 赤く表示された",
      clicks: "クリック", taps: "タップ", chooses: "選択, 選び, 選んで, 押し"),
    "ko": PointingWords(
      buttons: "버튼, 버튼을, 버튼이, 단추, 단추를", controls: "링크, 링크를, 필드, 필드를, 필드에, 입력란, 입력란에, 입력란을, 상자, 상자를, 아이콘, 아이콘을, 스위치, 화살표, 화살표를",
      places: "아래, 아래의, 아래쪽, 아래쪽의, 위, 위의, 위쪽, 위쪽의, 왼쪽, 왼쪽의, 오른쪽, 오른쪽의, 하단, 하단의, 상단, 상단의, 오른쪽 상단, 왼쪽 상단, 오른쪽 하단, 왼쪽 하단",
      colors: "빨간, 빨간색, 초록색, 녹색, 파란, 파란색, 노란, 노란색, 주황색, 회색, 빨간색으로 표시된",
      clicks: "클릭*", taps: "탭하*, 탭해*, 탭하세요, 두드리*", chooses: "선택하세요, 선택하십시오, 누르세요, 누르십시오, 눌러"),
    "zh-Hans": PointingWords(
      buttons: "按钮, 按键", controls: "链接, 字段, 输入框, 文本框, 复选框, 图标, 开关, 箭头",
      places: "下方的, 上方的, 下面的, 上面的, 左侧的, 右侧的, 左边的, 右边的, 底部的, 顶部的, 右上角的, 左上角的, 右下角的, 左下角的, 下方, 上方",
      colors: "红色, 红色的, 绿色, 绿色的, 蓝色, 蓝色的, 黄色, 黄色的, 橙色, 橙色的, 灰色, 灰色的, 标红的",
      clicks: "单击, 双击, 右键单击", taps: "轻点, 轻触, 轻按", chooses: "选择, 选取, 按下, 点击, 点按"),
    "zh-Hant": PointingWords(
      buttons: "按鈕, 按鍵", controls: "連結, 欄位, 輸入框, 文字框, 核取方塊, 圖示, 圖像, 開關, 箭頭",
      places: "下方的, 上方的, 下面的, 上面的, 左側的, 右側的, 左邊的, 右邊的, 底部的, 頂部的, 右上角的, 左上角的, 右下角的, 左下角的, 下方, 上方",
      colors: "紅色, 紅色的, 綠色, 綠色的, 藍色, 藍色的, 黃色, 黃色的, 橙色, 橙色的, 橘色的, 灰色, 灰色的, 標紅的",
      clicks: "按一下滑鼠, 單擊, 雙擊, 滑鼠右鍵", taps: "輕點, 輕觸, 點一下螢幕", chooses: "選擇, 選取, 按下, 點選, 點按"),
    "th": PointingWords(
      buttons: "ปุ่ม", controls: "ลิงก์, ช่อง, ไอคอน, ลูกศร, สวิตช์",
      places: "ด้านล่าง, ด้านบน, ข้างล่าง, ข้างบน, ด้านซ้าย, ด้านขวา, ทางซ้าย, ทางขวา, มุมขวาบน, มุมซ้ายบน, มุมขวาล่าง, มุมซ้ายล่าง",
      colors: "สีแดง, สีเขียว, สีน้ำเงิน, สีฟ้า, สีเหลือง, สีส้ม, สีเทา",
      clicks: "คลิก, ดับเบิลคลิก", taps: "แตะ", chooses: "เลือก, กด"),
    "vi": PointingWords(
      buttons: "nút", controls: "liên kết, trường, ô, hộp, biểu tượng, mũi tên, công tắc",
      places: """
        bên dưới, bên trên, ở dưới, ở trên, phía dưới, phía trên, dưới đây, bên trái, bên phải, ở góc trên bên phải, \
        ở góc trên bên trái, ở góc dưới bên phải, ở góc dưới bên trái
        """,
      colors: "màu đỏ, màu xanh, màu xanh lá, màu xanh lục, màu xanh dương, màu vàng, màu cam, màu xám, đỏ",
      clicks: "nhấp, nhấp vào, nhấp chuột, nhấp đúp, bấm chuột", taps: "chạm, chạm vào", chooses: "chọn, nhấn, bấm"),
    "id": PointingWords(
      buttons: "tombol", controls: "tautan, bidang, kolom, kotak, ikon, panah, sakelar",
      places: """
        di bawah, di atas, di bawah ini, di atas ini, di sebelah kiri, di sebelah kanan, di kiri, di kanan, \
        di pojok kanan atas, di pojok kiri atas, di pojok kanan bawah, di pojok kiri bawah, di bagian bawah, \
        di bagian atas
        """,
      colors: "merah, hijau, biru, kuning, oranye, abu-abu, berwarna merah, berwarna hijau, warna merah",
      clicks: "klik, mengeklik, mengklik, klik dua kali", taps: "ketuk, mengetuk, ketuk dua kali",
      chooses: "pilih, tekan"),
  ]
}
