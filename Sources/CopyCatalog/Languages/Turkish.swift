/// Turkish: the verb stands last. An instruction ends with an imperative in the polite form (“… kontrol
/// edin”, “… deneyiniz”) or, on buttons and in informal apps, with the bare stem (“Tekrar dene”); “lütfen”
/// and endings for “you can”, “you should” and “do you want to” make one too. What says why ends its own
/// clause (“olduğu için”).
let turkish = Language(
  "tr", shape: "⟨Neden⟩ nedeniyle ⟨işlem⟩ yapılamadı. ⟨Ne yapılmalı⟩.",
  classifiesBefore: true, reasonsEnd: true, folding: Folding(hasDotlessI: true),
  objects: """
    karşılaşabilirsiniz, kaybedebilirsiniz, yaşayabilirsiniz, olabilirsiniz, kaybedebilirsin, olabilirsin, \
    yaşayabilirsin, karşılaşabilirsin, etkilenebilirsiniz, ücretlendirilebilirsiniz
    """,
  closings: """
    deneyin, deneyiniz, girin, giriniz, seçin, seçiniz, açın, açınız, kapatın, kapatınız, başlatın, \
    başlatınız, güncelleyin, güncelleyiniz, indirin, indiriniz, yükleyin, yükleyiniz, bağlanın, \
    bağlanınız, bekleyin, bekleyiniz, geçin, geçiniz, başvurun, başvurunuz, silin, siliniz, kaldırın, \
    kaldırınız, boşaltın, boşaltınız, verin, veriniz, gidin, gidiniz, dokunun, dokununuz, tıklayın, \
    tıklayınız, ekleyin, ekleyiniz, değiştirin, değiştiriniz, olun, olunuz, kaydedin, kaydediniz, \
    sıfırlayın, sıfırlayınız, tarayın, tarayınız, onaylayın, onaylayınız, oluşturun, oluşturunuz, \
    kullanın, kullanınız, düzeltin, düzeltiniz, gönderin, gönderiniz, edin, ediniz, yapın, yapınız, \
    bırakın, bırakınız, kesin, kesiniz, kopyalayın, kopyalayınız, yapıştırın, yapıştırınız, taşıyın, \
    taşıyınız, bölün, bölünüz, azaltın, azaltınız, artırın, artırınız, arttırın, arttırınız, düşürün, \
    düşürünüz, yükseltin, yükseltiniz, kısaltın, kısaltınız, uzatın, uzatınız, küçültün, küçültünüz, \
    büyütün, büyütünüz, doldurun, doldurunuz, yazın, yazınız, çizin, çiziniz, basın, basınız, tutun, \
    tutunuz, kaydırın, kaydırınız, sürükleyin, sürükleyiniz, çekin, çekiniz, itin, itiniz, döndürün, \
    döndürünüz, çevirin, çeviriniz, okuyun, okuyunuz, inceleyin, inceleyiniz, görün, görünüz, bakın, \
    bakınız, bulun, bulunuz, arayın, arayınız, isteyin, isteyiniz, söyleyin, söyleyiniz, anlatın, \
    anlatınız, açıklayın, açıklayınız, bildirin, bildiriniz, iletin, iletiniz, ulaşın, ulaşınız, danışın, \
    danışınız, görüşün, görüşünüz, konuşun, konuşunuz, dönün, dönünüz, çıkın, çıkınız, gelin, geliniz, \
    ayrılın, ayrılınız, katılın, katılınız, çağırın, çağırınız, paylaşın, paylaşınız, yayınlayın, \
    yayınlayınız, yayımlayın, yayımlayınız, alın, alınız, ödeyin, ödeyiniz, yenileyin, yenileyiniz, \
    yineleyin, yineleyiniz, etkinleştirin, etkinleştiriniz, kilitleyin, kilitleyiniz, aktifleştirin, \
    aktifleştiriniz, eşleştirin, eşleştiriniz, eşitleyin, eşitleyiniz, yapılandırın, yapılandırınız, \
    ayarlayın, ayarlayınız, belirleyin, belirleyiniz, belirtin, belirtiniz, tanımlayın, tanımlayınız, \
    tamamlayın, tamamlayınız, bitirin, bitiriniz, sonlandırın, sonlandırınız, durdurun, durdurunuz, \
    duraklatın, duraklatınız, sürdürün, sürdürünüz, çalıştırın, çalıştırınız, takın, takınız, çıkarın, \
    çıkarınız, sökün, sökünüz, koyun, koyunuz, yerleştirin, yerleştiriniz, aktarın, aktarınız, bağlayın, \
    bağlayınız, ayırınız, birleştirin, birleştiriniz, güçlendirin, güçlendiriniz, doğrulayın, \
    doğrulayınız, denetleyin, denetleyiniz, temizleyin, temizleyiniz, saklayın, saklayınız, gizleyin, \
    gizleyiniz, gösterin, gösteriniz, görüntüleyin, görüntüleyiniz, yazdırın, yazdırınız, dinleyin, \
    dinleyiniz, izleyin, izleyiniz, oynatın, oynatınız, engelleyin, engelleyiniz, susturun, susturunuz, \
    uyarın, uyarınız, düzenleyin, düzenleyiniz, öğrenin, öğreniniz, unutun, unutunuz, hatırlayın, \
    hatırlayınız, işaretleyin, işaretleyiniz, sıralayın, sıralayınız, filtreleyin, filtreleyiniz, \
    sıkıştırın, sıkıştırınız, çözün, çözünüz, şifreleyin, şifreleyiniz, arşivleyin, arşivleyiniz, \
    yedekleyin, yedekleyiniz, biçimlendirin, biçimlendiriniz, onarın, onarınız, kaydolun, kaydolunuz, \
    değerlendirin, değerlendiriniz, yanıtlayın, yanıtlayınız, cevaplayın, cevaplayınız, atın, atınız, \
    yakınlaşın, yakınlaşınız, yakınlaştırın, yakınlaştırınız, uzaklaştırın, uzaklaştırınız, yaklaştırın, \
    yaklaştırınız, uzaklaşın, uzaklaşınız, sabitleyin, sabitleyiniz, özelleştirin, özelleştiriniz, \
    kişiselleştirin, kişiselleştiriniz, genişletin, genişletiniz, daraltın, daraltınız, dağıtın, \
    dağıtınız, koruyun, koruyunuz, sınayın, sınayınız, yürütün, yürütünüz, uygulayın, uygulayınız, \
    geçirin, geçiriniz, erteleyin, erteleyiniz, üretin, üretiniz, türetin, türetiniz, sınırlayın, \
    sınırlayınız, erişin, erişiniz, kapayın, kapayınız, sayın, sayınız, giderin, gideriniz, kırpın, \
    kırpınız, tekrarlayın, tekrarlayınız, imzalayın, imzalayınız, yetkilendirin, yetkilendiriniz, \
    yönlendirin, yönlendiriniz, yönetin, yönetiniz, güvenin, güveniniz, dolaşın, dolaşınız, atlayın, \
    atlayınız, geliştirin, geliştiriniz, gözatın, gözatınız, başlayın, başlayınız, kalın, kalınız, oturun, \
    oturunuz, kalkın, kalkınız, doğrultun, doğrultunuz, yöneltin, yöneltiniz, hizalayın, hizalayınız, \
    yaslayın, yaslayınız, yerleşin, yerleşiniz, vazgeçin, vazgeçiniz, kaçının, kaçınınız, ayıklayın, \
    ayıklayınız, ölçün, ölçünüz, tartın, tartınız, kurutun, kurutunuz, soğutun, soğutunuz, ısıtın, \
    ısıtınız, ödetin, ödetiniz, puanlayın, puanlayınız, beğenin, beğeniniz, oylayın, oylayınız, \
    yararlanın, yararlanınız, faydalanın, faydalanınız, odaklanın, odaklanınız, hazırlanın, hazırlanınız, \
    koparın, koparınız, bağışlayın, bağışlayınız, çıkartın, çıkartınız, toplayın, toplayınız, birleşin, \
    birleşiniz, sıyırın, sıyırınız, sağlayın, sağlayınız, kurun, kurunuz, edinin, edininiz, *tirin, \
    *tırın, *turun, *türün, *dirin, *dırın, *durun, *dürün, *tiriniz, *tırınız, *turunuz, *türünüz, \
    *diriniz, *dırınız, *durunuz, *dürünüz, *mayın, *meyin, *mayınız, *meyiniz, *layın, *leyin, *layınız, \
    *leyiniz, *ştirin, *ştırın, *ştirinizi, *ştiriniz, *ştırınız, *ndirin, *ndırın, *ndiriniz, *ndırınız, \
    *ndürün, *ndurun, dene, aç, kapat, başlat, seç, gir, sil, et, git, bul, ekle, yükle, indir, paylaş, \
    bağlan, gönder, kaydet, değiştir, düzenle, onayla, kaldır, oluştur, güncelle, yap, ver, bak, dokun, \
    tıkla, bekle, kullan, dön, çık, ayarla, sıfırla, temizle, kopyala, yapıştır, taşı, görüntüle, göster, \
    gizle, yenile, yinele, etkinleştir, doğrula, denetle, incele, düzelt, tamamla, durdur, duraklat, \
    sürdür, çalıştır, kaydol, katıl, bildir, ulaş, öğren, yükselt, yedekle, eşitle, eşleştir, kilitle, \
    engelle, yazdır, oynat, izle, izin ver, tekrar ara, kur, tanımla, belirt, yapılandır, kes, uygula, \
    atla, öde, satın al, geri al, geri yükle, geri dön, iptal et, kabul et, devam et, kontrol et, \
    devre dışı bırak, reddet, çevir, edilmeli, edilmelidir, yapılmalı, yapılmalıdır, seçilmeli, \
    seçilmelidir, girilmeli, girilmelidir, denetlenmeli, denetlenmelidir, güncellenmeli, güncellenmelidir, \
    doldurulmalı, doldurulmalıdır, verilmeli, verilmelidir, kaldırılmalı, kaldırılmalıdır, açılmalı, \
    açılmalıdır, kapatılmalı, kapatılmalıdır, değiştirilmeli, değiştirilmelidir, yeniden başlatılmalı, \
    yeniden başlatılmalıdır, yüklenmeli, yüklenmelidir, kurulmalı, kurulmalıdır, ayarlanmalı, \
    ayarlanmalıdır, etkinleştirilmeli, etkinleştirilmelidir, silinmeli, silinmelidir, doğrulanmalı, \
    doğrulanmalıdır, tekrar deneyin, yeniden deneyin, tekrar deneyiniz, yeniden deneyiniz, tekrar dene, \
    yeniden dene, bir daha deneyin, bir daha dene, bir kez daha deneyin, bir kez daha dene, sonra deneyin, \
    sonra dene, daha sonra deneyin, tekrar denemek için dokunun, yeniden denemek için dokunun, \
    tekrar gelin, sonra tekrar edin, tekrarla, sabırlı olun
    """,
  requests: """
    lütfen, *dığından emin olun, *dığından emin ol, *dığından emin olunuz, *dığından emin olmalısınız, \
    *diğinden emin olun, *diğinden emin ol, *diğinden emin olunuz, *diğinden emin olmalısınız, \
    *duğundan emin olun, *duğundan emin ol, *duğundan emin olunuz, *duğundan emin olmalısınız, \
    *düğünden emin olun, *düğünden emin ol, *düğünden emin olunuz, *düğünden emin olmalısınız, \
    *tığından emin olun, *tığından emin ol, *tığından emin olunuz, *tığından emin olmalısınız, \
    *tiğinden emin olun, *tiğinden emin ol, *tiğinden emin olunuz, *tiğinden emin olmalısınız, \
    *tuğundan emin olun, *tuğundan emin ol, *tuğundan emin olunuz, *tuğundan emin olmalısınız, \
    *tüğünden emin olun, *tüğünden emin ol, *tüğünden emin olunuz, *tüğünden emin olmalısınız, \
    olduğundan emin olun, olduğundan emin ol, olduğundan emin olunuz, olduğundan emin olmalısınız, \
    olmadığından emin olun, olmadığından emin ol, olmadığından emin olunuz, olmadığından emin olmalısınız, \
    *dığınızdan emin olun, *dığınızdan emin ol, *dığınızdan emin olunuz, *dığınızdan emin olmalısınız, \
    *diğinizden emin olun, *diğinizden emin ol, *diğinizden emin olunuz, *diğinizden emin olmalısınız, \
    *duğunuzdan emin olun, *duğunuzdan emin ol, *duğunuzdan emin olunuz, *duğunuzdan emin olmalısınız, \
    *düğünüzden emin olun, *düğünüzden emin ol, *düğünüzden emin olunuz, *düğünüzden emin olmalısınız, \
    *tığınızdan emin olun, *tığınızdan emin ol, *tığınızdan emin olunuz, *tığınızdan emin olmalısınız, \
    *tiğinizden emin olun, *tiğinizden emin ol, *tiğinizden emin olunuz, *tiğinizden emin olmalısınız, \
    *malısınız, *melisiniz, *malısın, *melisin, *abilirsiniz, *ebilirsiniz, *abilirsin, *ebilirsin, \
    *abilir misiniz, *ebilir misiniz, *manız gerekiyor, *meniz gerekiyor, *manız gerekir, *meniz gerekir, \
    *manız gerekmektedir, *meniz gerekmektedir, *manız gerekecek, *meniz gerekecek, *manız gerekli, \
    *meniz gerekli, *manız gereklidir, *meniz gereklidir, *manız lazım, *meniz lazım, *manız gerekebilir, \
    *meniz gerekebilir, *man gerekiyor, *men gerekiyor, *man gerekir, *men gerekir, *man lazım, \
    *men lazım, *man gerek, *men gerek, *man gerekebilir, *men gerekebilir, *manız şart, *meniz şart, \
    *manız zorunludur, *meniz zorunludur, *mak ister misiniz, *mek ister misiniz, *mak ister misin, \
    *mek ister misin, *mak istiyor musunuz, *mek istiyor musunuz, *mak istiyor musun, *mek istiyor musun, \
    ister misiniz, ister misin, istiyor musunuz, istiyor musun, *sın mı, *sin mi, *sun mu, *sün mü, \
    *alım mı, *elim mi, *manız önerilir, *meniz önerilir, *manızı öneririz, *menizi öneririz, \
    *manızı öneriyoruz, *menizi öneriyoruz, *manız tavsiye edilir, *meniz tavsiye edilir, \
    *manızı tavsiye ederiz, *menizi tavsiye ederiz, önerilir, öneririz, öneriyoruz, tavsiye edilir, \
    tavsiye ederiz, *manızı rica ederiz, *menizi rica ederiz, *manızda yarar var, *menizde yarar var, \
    *manız yeterli, *meniz yeterli, *mayı deneyin, *meyi deneyin, *mayı unutmayın, *meyi unutmayın, \
    emin olun, emin olunuz, emin ol, dikkat edin, *mayı düşünün, *meyi düşünün, düşünebilirsiniz
    """,
  undoings: """
    en fazla, istediğinizden emin misiniz, istediğinize emin misiniz, istediğinden emin misin, \
    istediğine emin misin, olsun mu
    """,
  leadIns: """
    ve, veya, ya da, ya, sonra, daha sonra, önce, ilk olarak, ilk önce, öncelikle, ardından, bunun yerine, \
    alternatif olarak, son olarak, aksi halde, aksi takdirde, o zaman, bu durumda, şimdi, ayrıca, \
    yalnızca, sadece
    """,
  openings: """
    lütfen, bu nedenle, bu yüzden, bu sebeple, dolayısıyla, ancak, fakat, ama, lakin, o yüzden, o halde, \
    aksi takdirde, aksi halde
    """,
  conditions: """
    için, üzere, eğer, şayet, *sanız, *seniz, *yorsa, *yorsan, *yorsanız, *ırsa, *irse, *ursa, *ürse, \
    *arsa, *erse, *mazsa, *mezse, *ırsanız, *irseniz, *dıysa, *diyse, *duysa, *düyse, *dıysanız, \
    *diyseniz, *mışsa, *mişse, *muşsa, *müşse, *caksa, *cekse, ise, değilse, değilseniz, yoksa, varsa, \
    olursa, olmazsa, olsa bile, takdirde, durumunda, halinde, sürece, *dığında, *diğinde, *duğunda, \
    *düğünde, *tığında, *tiğinde, *tuğunda, *tüğünde, *dığınızda, *diğinizde, *dıktan sonra, \
    *dikten sonra, *duktan sonra, *dükten sonra, *tıktan sonra, *tikten sonra, *madan önce, *meden önce, \
    önce, *ınca, *ince, *unca, *ünce, *ana kadar, *ene kadar, *ana dek, *ene dek, *madıkça, *medikçe, \
    *ıyorsanız, *iyorsanız, *lıysa, *liyse, *luysa, *lüyse, *ysa, *yse
    """,
  reasons: """
    olmadığı için, olmadığından, olacağı için, *dığı için, *diği için, *duğu için, *düğü için, *tığı için, \
    *tiği için, *tuğu için, *tüğü için, *dığınız için, *diğiniz için, *duğunuz için, *düğünüz için, \
    *dığından, *diğinden, *duğundan, *düğünden, *tığından, *tiğinden, *tuğundan, *tüğünden, *dığınızdan, \
    *diğinizden, *duğunuzdan, *düğünüzden, nedeniyle, sebebiyle, yüzünden, dolayı, ötürü, çünkü, zira, \
    olduğu için, olduğundan, *ması nedeniyle, *mesi nedeniyle, *acağı için, *eceği için, *acağından, \
    *eceğinden
    """,
  retries: """
    tekrar deneyin, yeniden deneyin, tekrar deneyiniz, yeniden deneyiniz, tekrar dene, yeniden dene, \
    bir daha deneyin, bir daha dene, bir kez daha deneyin, bir kez daha dene, sonra deneyin, sonra dene, \
    daha sonra deneyin, tekrar deneyebilirsiniz, yeniden deneyebilirsiniz, tekrar deneyebilirsin, \
    yeniden deneyebilirsin, tekrar denemelisiniz, bekleyin, bekleyiniz, bekle, beklemelisiniz, \
    tekrar denemek için dokunun, yeniden denemek için dokunun, tekrar denemeniz gerekiyor, tekrar gelin, \
    tekrar denensin mi, yeniden denensin mi, tekrar denemek ister misiniz, yeniden denemek ister misiniz, \
    tekrar denemek istiyor musunuz, yeniden denemek istiyor musunuz, sonra tekrar edin, tekrarlayın, \
    yineleyin, yinele, tekrarla, sabırlı olun
    """,
  laters: """
    daha sonra, sonra, birazdan, biraz sonra, kısa süre sonra, kısa bir süre sonra, bir süre sonra, \
    bir süre, biraz, az sonra, birkaç dakika sonra, birkaç dakika içinde, birkaç dakika, \
    birkaç saniye sonra, birkaç saniye, bir dakika, bir dakika sonra, birkaç saat sonra, \
    birkaç saat içinde, tekrar, yeniden, bir daha, bir kez daha, tekrardan, şimdi, başka bir zaman, \
    başka zaman, daha sonraki bir zamanda, ileride, yakında, bir an, birkaç dakikalığına, \
    bir dakikalığına, bir süreliğine, yarın, sonradan
    """,
  functionWords: """
    *manız gerekli değil, *meniz gerekli değil, *manız gerekmez, *meniz gerekmez, *manıza gerek yok, \
    *menize gerek yok, *manız gerekmiyor, *meniz gerekmiyor, veremiyoruz, veremiyor, veremedik, veremedi, \
    verilemedi, verilemiyor, verilmedi, verildi, veriyor, verdi, verirken, *dığından ve, *dığından veya, \
    *dığından ya da, *diğinden ve, *diğinden veya, *diğinden ya da, *duğundan ve, *duğundan veya, \
    *duğundan ya da, *düğünden ve, *düğünden veya, *düğünden ya da, *tığından ve, *tığından veya, \
    *tığından ya da, *tiğinden ve, *tiğinden veya, *tiğinden ya da, olduğundan ve, olduğundan veya, \
    olduğundan ya da, olmadığından ve, olmadığından veya, olmadığından ya da, *dığınızdan ve, \
    *dığınızdan veya, *dığınızdan ya da, *diğinizden ve, *diğinizden veya, *diğinizden ya da, bir, bu, şu, \
    o, bunu, şunu, onu, bunun, onun, buna, ona, bunlar, onlar, bunları, onları, bunların, onların, bundan, \
    ondan, burada, orada, şurada, buraya, oraya, buradan, ve, veya, ya da, ya, ile, için, de, da, ki, ama, \
    fakat, ancak, çünkü, hem, ne, çok, daha, en, gibi, kadar, göre, olarak, olan, oldu, olmuş, olduğu, \
    olduğunu, olmadığı, olmadığını, oluyor, olmuyor, olabilir, olacak, olmadı, olamaz, olamadı, olmayan, \
    olması, olmalı, olmalıdır, olur, olmaz, olup, olsa, olmak, olmaktadır, idi, imiş, var, vardı, vardır, \
    yok, yoktu, yoktur, değil, değildi, değildir, mi, mı, mu, mü, olduğundan, olmadığından, siz, biz, ben, \
    sen, sizin, bizim, benim, senin, size, bize, bana, sana, sizi, bizi, beni, seni, sizinle, bizimle, \
    kendi, her, tüm, bütün, hiç, hiçbir, bazı, birkaç, birden, şu anda, şu an, şimdilik, hâlâ, hala, \
    halen, henüz, artık, zaten, bile, dahi, yine, yine de, ne yazık ki, maalesef, evet, hayır, tarafından, \
    tarafınızdan, üzerinde, üzerine, üzerinden, içinde, içine, içinden, altında, altına, arasında, \
    sırasında, esnasında, hakkında, ilgili, ilişkin, dair, doğru, karşı, rağmen, itibaren, önce, sonra, \
    beri, böyle, şöyle, öyle, nasıl, neden, niçin, niye, kim, hangi, hangisi, gerek, gerekiyor, gerekir, \
    gerekli, gereklidir, gerekmektedir, lazım, ise, iken, etti, ediyor, ederken, etmek, eder, etmiyor, \
    edemiyor, edemedi, edemedik, edemiyoruz, edemez, ediliyor, edildi, edilmiş, edilmedi, edilemedi, \
    edilemiyor, edilemez, edilirken, edilememektedir, edilmiyor, edilmesi, edilen, edilmek, etme, etmesi, \
    olunamadı, olunamıyor, lütfen, adet, tane, sadece, yalnızca, tam, tamamen, oldukça, görünüyor, \
    gözüküyor, yönelik, aynı, diğer, başka, şey, şeyi, öğe, öğeler, öğesi, öğeyi, işte, galiba, sanırım, \
    belki, muhtemelen, yani, dolayı, nedeniyle, sebebiyle, yüzünden, şekilde, biçimde, bu nedenle, an, \
    esas, vb
    """,
  genericWords: """
    tamamla*, gerçekleştir*, gerçekleşm*, işlen*, işley*, yüklen*, yükley*, yapılam*, yapılm*, yapılır*, \
    yapılıyor, yapılacak, yapam*, yürüt*, getiril*, getirem*, getirir*, bulun*, bulam*, alınam*, alınıyor, \
    alınmıyor, alam*, eriş*, ulaşıl*, ulaşam*, döndür*, çalışt*, çalışm*, çalışı*, çalışa*, çalışır*, \
    çalışs*, kullanılam*, sonlan*, karşılaş*, yaşan*, gitmiş, gidiyor, gitmiyor, gitmez, gidecek, \
    başaram*, sağlanam*, sağlıyor, bir şey, bir şeyler, şeyler, ters, gitti, ters gitti, yanlış gitti, \
    yanlış, yanlış bir şeyler oldu, yolunda, gitmedi, yolunda gitmedi, yolunda gitmeyen, ters giden, \
    oluştu, oluşmuş, oluşuyor, oluşan, meydana, geldi, meydana geldi, meydana gelmiştir, gelmiştir, \
    oluşmuştur, gerçekleşti, yaşandı, yaşanıyor, yaşadık, yaşıyoruz, yaşanmıştır, karşılaşıldı, \
    karşılaştı, karşılaştık, karşılaştınız, çıktı, ortaya çıktı, ortaya, algılandı, tespit, saptandı, \
    görüldü, beklenmeyen, beklenmedik, beklenmiyor, beklenmeyen bir şekilde, beklenmedik şekilde, \
    beklenen, bilinmeyen, bilinmiyor, bilinmedik, tanımlanamayan, tanımlanmamış, belirtilmemiş, belirsiz, \
    işlenmeyen, dahili, dâhili, iç, içsel, genel, olağan, olağandışı, olağan dışı, ortak, geçersiz, \
    geçersizdir, geçerli, geçerli değil, hatalı, kötü, ciddi, kritik, önemli, ölümcül, önlenemez, \
    kurtarılamaz, işlem, işlemi, işlemin, işleme, işlemde, işlemler, işlemleri, işleminiz, işleminizi, \
    işlemi sırasında, işlemimiz, eylem, eylemi, eyleminiz, eylemler, görev, görevi, işlev, işlevi, \
    işlevsellik, işlevler, komut, komutu, operasyon, süreç, süreci, istek, isteği, isteğiniz, isteğinizi, \
    isteğin, isteğe, istekler, istekleri, isteğinizin, talep, talebi, talebiniz, talebinizi, talebin, \
    istenen, istenilen, talep edilen, istediğiniz, istediğin, aradığınız, aradığınızı, aradığın, \
    aradığını, sunucu, sunucuya, sunucuda, sunucudan, sunucular*, sunucunun, sunucumuz*, sunucusu*, \
    sunucuyu, sunucuyla, hizmet, hizmeti*, hizmete, hizmetler*, hizmette, hizmetin, hizmetten, \
    hizmetimiz*, servis, servisi*, servise, servisler*, sistem, sistemi*, sisteme, sistemde, sistemin, \
    sistemsel, sistemler*, veri, verisi*, veriyi, veriler, verileri, verilerin, verilerini, veriniz, \
    verileriniz*, verilere, verinin, verilerde, üst veri, bilgi, bilgiyi, bilgiler*, bilgisi, bilgisini, \
    bilginiz*, değer, değeri, değerler, değerleri, değerini, değerin, parametre, parametresi, \
    parametreler*, argüman*, girdi, girdisi, girdiler*, giriş değeri, sonuç, sonucu, sonuçlar, sonuçları, \
    kaynak, kaynağı, kaynağa, kaynaklar*, kaynağın, nesne, nesnesi, nesneler*, yanıt, yanıtı, yanıtlar, \
    yanıtınız, cevap, cevabı, ileti, mesajı, detay, detaylar, detayları, ayrıntı, ayrıntılar, ayrıntıları, \
    ayrıntılı, neden, nedeni, nedenden, nedenlerden, nedenle, sebep, sebebi, sebepten, bir sebepten, \
    sorumlu, uygulama, uygulaması, uygulamanın, uygulamayı, uygulamada, program, programı, yazılım, \
    yazılımı, ağ, ağda, ağa, ağınız, ağınızda, ağı, teknik, geçici, geçici olarak, geçici bir süre, \
    başarısız, başarısız oldu, başarısızlıkla, sonuçlandı, başarısız olmuştur, başarısızdır, başarılamadı, \
    başarılı, başarıyla, başarılı olmadı, tamamlanamadı, tamamlanamıyor, tamamlanmadı, tamamlanamaz, \
    tamamlandı, tamamlanırken, tamamlayamadı, tamamlayamadık, tamamlayamıyoruz, tamamlama, tamamlamak, \
    tamamlamaya, tamamlanması, tamamlanmamış, tamamlanamamıştır, gerçekleştirilemedi, \
    gerçekleştirilemiyor, gerçekleştirilirken, gerçekleştirilemez, gerçekleştirilen, gerçekleştirmek, \
    gerçekleştirme, gerçekleştiremedik, gerçekleştiremiyoruz, gerçekleştiremedi, gerçekleştirilememiştir, \
    yapılamadı, yapılamıyor, yapılırken, yapılamaz, yapılan, yapmak, yapma, yapamadık, yapamıyoruz, \
    yapmaya, yapılmadı, yapıldı, yapamazsınız, yürütülemedi, yürütülürken, yürütme, yürütülemiyor, \
    işlenemedi, işlenemiyor, işlenirken, işlenemez, işlenmesi, işlenmedi, işleyemedik, işleyemedi, \
    işleyemiyoruz, işlemek, işlemeye, işleme alınamadı, işlenememiştir, ele alınamadı, yüklenemedi, \
    yüklenemiyor, yüklenirken, yüklenmedi, yüklenemez, yükleyemedik, yüklemek, yüklemeye, yükleniyor, \
    yüklendi, yükleyemiyoruz, yükleyemedi, bulunamadı, bulunamıyor, bulunmuyor, bulunmamaktadır, \
    bulamadık, bulamadı, bulamıyor, bulamıyoruz, bulunurken, bulma, bulmaya, bulunan, bulundu, \
    bulunamamıştır, bulunmadı, bulunmayan, getirilemedi, getirilirken, getirilemiyor, getirme, \
    getiremedik, getirilmesi, alınamadı, alınırken, alınamıyor, alınan, alınması, alamadık, alamadı, \
    alındı, alınmadı, alamıyor, alamıyoruz, almaya, erişilemedi, erişilemiyor, erişilemez, erişim, \
    erişimi, erişime, erişiminiz, erişirken, erişilirken, erişmeye, erişemedik, erişemiyor, erişilemeyen, \
    erişemedi, ulaşılamıyor, ulaşılamadı, ulaşılamaz, ulaşamadı, ulaşamadık, ulaşamıyoruz, ulaşırken, \
    reddedildi, döndürüldü, döndü, döndürdü, döndürülen, kullanılamıyor, kullanılamaz, kullanılabilir, \
    kullanılır, kullanılamamaktadır, mevcut, mevcut değil, mümkün, mümkün değil, mümkün olmadı, imkansız, \
    imkânsız, çalışmıyor, çalışmadı, çalışırken, çalışılırken, çalışıyor, çalışamıyor, çalışmayı, \
    çalışmamaktadır, düzgün, düzgün bir şekilde, doğru şekilde, gerektiği gibi, yanıt vermiyor, vermiyor, \
    vermedi, vermiyoruz, sonlandı, sonlandırıldı, bitti, tamam, durum, durumu, bekleniyor, beklenirken, \
    çalışma, anda
    """,
  errorNouns: """
    şu hatayla, aşağıdaki hatayla, şu hata ile, hata, hatası, hatalar, hataları, hatanın, hatayı, hataya, \
    hatadan, hatayla, hatasından, hatamız, hatasıyla, sorun, sorunu, sorunlar, sorunları, sorunun, soruna, \
    sorunla, sorunumuz, problem, problemi, problemler, aksaklık, aksaklığı, aksaklıklar, arıza, arızası, \
    istisna, istisnası, özel durum, özel durumu, yanlışlık, yanlışlığı, sıkıntı, kusur, güçlük, zorluk, \
    başarısızlık, başarısızlığı, çökme, çökmesi, hata oluştu, bir hata oluştu, hata oluşmuştur, \
    hata meydana geldi, hata gerçekleşti, hata yaşandı, hata çıktı, hatayla karşılaşıldı, \
    bir hatayla karşılaşıldı, hata ile karşılaşıldı, hata ile karşılaştı, hatayla karşılaştı, \
    hatayla karşılaştık, bir hatayla karşılaştık, hata var, hata algılandı, hata tespit edildi, \
    hata verdi, hata döndürdü, sorun oluştu, bir sorun oluştu, sorun çıktı, bir sorun çıktı, \
    sorun yaşandı, bir sorun yaşandı, sorun yaşadık, sorun yaşıyoruz, sorun meydana geldi, sorun var, \
    bir sorun var, sorunla karşılaşıldı, bir sorunla karşılaşıldı, sorunla karşılaştık, \
    bir sorunla karşılaştık, problem oluştu, bir problem oluştu, problem yaşandı, problem var, \
    problem çıktı, aksaklık oluştu, aksaklık yaşandı, arıza oluştu, yanlışlık oldu, bir yanlışlık oldu
    """,
  links: """
    şu hatayla, aşağıdaki hatayla, şu hata ile, hatayla, hatasıyla, sırasında, esnasında, hata oluştu, \
    bir hata oluştu, hata oluşmuştur, hata meydana geldi, hata gerçekleşti, hata yaşandı, hata çıktı, \
    hatayla karşılaşıldı, bir hatayla karşılaşıldı, hata ile karşılaşıldı, hata ile karşılaştı, \
    hatayla karşılaştı, hatayla karşılaştık, bir hatayla karşılaştık, hata verdi, hata döndürdü, \
    sorun oluştu, bir sorun oluştu, sorun çıktı, bir sorun çıktı, sorun yaşandı, bir sorun yaşandı, \
    sorun yaşadık, sorun yaşıyoruz, sorun meydana geldi, sorunla karşılaşıldı, bir sorunla karşılaşıldı, \
    sorunla karşılaştık, bir sorunla karşılaştık, problem oluştu, bir problem oluştu, problem yaşandı, \
    problem çıktı, aksaklık oluştu, aksaklık yaşandı, arıza oluştu, yanlışlık oldu, bir yanlışlık oldu, \
    edilirken, yapılırken, alınırken, yüklenirken, işlenirken, getirilirken, erişilirken, çalışılırken, \
    çalışırken, ederken, gerçekleştirilirken, nedeniyle, sebebiyle
    """,
  actions: """
    gönderme, açma, okuma, yazma, silme, kaydetme, oluşturma, ekleme, kaldırma, güncelleme, indirme, \
    taşıma, kopyalama, paylaşma, bağlanma, çözme, ayrıştırma, başlatma, durdurma, alma, kurma, düzenleme, \
    çözümleme, kapatma, değiştirme, tarama, içe aktarma, dışa aktarma
    """,
  requirements: """
    en az, en çok, en fazla, olmalı, olmalıdır, olmamalı, olmamalıdır, olmak zorunda, *malı, *meli, \
    *malıdır, *melidir, gerekli, gereklidir, gerekiyor, gerekir, zorunlu, zorunludur, şart, boş olamaz, \
    boş bırakılamaz, arasında, daha uzun, daha kısa, çok kısa, çok uzun, çok büyük, çok küçük, fazla uzun, \
    içermeli, içermelidir, içeremez, yalnızca, sadece
    """,
  failures: """
    *amadı, *emedi, *amıyor, *emiyor, *amaz, *emez, *amadık, *emedik, başarısız, başarısız oldu, hata, \
    hatası, sorun, sorunu, reddedildi, bulunamadı, kullanılamıyor, ters gitti
    """,
  successes: """
    başarılı, başarıyla, tamam, tamamlandı, bitti, gönderildi, kaydedildi, hazır, her şey hazır, \
    tebrikler, işlem tamam, güncellendi, eklendi, silindi, yüklendi, indirildi, kopyalandı
    """,
  successWords: "başarıyla, başarılı bir şekilde",
  reservations: """
    değil, yok, hiç, asla, yalnızca, sadece, kısmen, henüz, *amadı, *emedi, *amıyor, *emiyor, *madı, \
    *medi, *mıyor, *miyor, *muyor, *müyor, önce, *madan, *meden, *sa, *se, *dığında, *diğinde, *duğunda, \
    *düğünde, sonra, ancak, ama, fakat, olmadan, kadar
    """,
  passing: "*amadı, *emedi, *amadık, *emedik, *amadım, *emedim, *amamıştır, *ememiştir, *madı, *medi",
  lasting: """
    artık kullanılamıyor, artık mevcut değil, artık desteklenmiyor, artık kullanılmıyor, artık yok, \
    artık geçerli değil, artık erişilemiyor, *amaz, *emez, *amazsınız, *emezsiniz, *amayız, *emeyiz, \
    *amayacak, *emeyecek, *amayacaksınız, *emeyeceksiniz, asla, hiçbir zaman
    """,
  whens: """
    birkaç dakika içinde, birkaç saniye içinde, birazdan, bir saat içinde, birkaç saat içinde, yarın, \
    otomatik, otomatik olarak, kendiliğinden, dakika, dakikada, dakikada bir, saat, saniye, gün, hafta, \
    kısa süre, kısa sürede, yakında, *dığında, *diğinde, *duğunda, *düğünde, *tığında, *tiğinde, *ınca, \
    *ince, *ene kadar, *ana kadar, içinde, her, bu gece, *ır bulmaz, *ir olmaz, olur olmaz
    """,
  helpers: """
    destek, desteğe, destekle, destek ekibi, destek ekibimiz, destek ekibimizle, destek ekibine, \
    yardım masası, yönetici, yöneticiniz, yöneticinizle, yöneticinize, yöneticisi, yöneticisine, \
    sistem yöneticisi, bankanız, bankanızla, bankanıza, operatörünüz, operatörünüzle, operatörünüze, \
    sağlayıcınız, sağlayıcınızla, sağlayıcınıza, müşteri hizmetleri, müşteri hizmetlerine, \
    müşteri hizmetleriyle, müşteri desteği, bizimle iletişime, bize ulaşın, bize yazın, bizi arayın, \
    bize başvurun, geliştirici, geliştiriciye, geliştiriciyle, geliştiriciler*, kuruluşunuz, okulunuz, \
    mağaza, teknik destek
    """,
  blames: """
    girdiğiniz, yazdığınız, girdiğin, yazdığın, unuttunuz, unuttun, girdiniz, girdin, yazdınız, yazdın, \
    yanlış girdiniz, yanlış yazdınız, hatalı girdiniz, hatalı yazdınız, hata yaptınız, hata yaptın, \
    girmediniz, girmedin, seçmediniz, seçmedin, yapmadınız, vermediniz, sağlamadınız, doldurmadınız, \
    sizin hatanız, hatanız, başaramadınız, yanlış seçtiniz, yanlış kullandınız
    """,
  alarms: """
    ölümcül, ölümcül hata, feci, felaket, yasa dışı, yasadışı, kural dışı, öldürüldü, yasak, yasaklandı, \
    yasaktır, ihlal, ihlali, panik, vahim, ağır hata
    """,
  jokes: """
    hay aksi, ups, uups, opps, oops, tüh, eyvah, hoppala, vay, vay canına, haydaa, hop, hımm, hmm, \
    yaşasın, hey, upss, oh olamaz, eyvahlar olsun, yuppi, tüh tüh
    """,
  courtesies: """
    üzgünüz, üzgünüm, özür dileriz, özür dilerim, kusura bakmayın, kusura bakma, teşekkürler, \
    teşekkür ederiz, teşekkür ederim, affedersiniz, pardon, çok üzgünüz, için özür dileriz
    """,
  buttons: "düğme, düğmesi, düğmeye, düğmesine, buton, butona, butonu",
  controls: """
    bağlantı, bağlantıya, bağlantıyı, alan, alana, alanı, alanları, kutu, kutuyu, simge, simgeye, \
    simgeyi, ok
    """,
  places: """
    aşağıdaki, yukarıdaki, alttaki, üstteki, soldaki, sağdaki, sol üstteki, sağ üstteki, sol alttaki, \
    sağ alttaki, yandaki
    """,
  colors: "kırmızı, yeşil, mavi, sarı, turuncu, gri",
  clicks: "tıkla, tıklayın, tıklayınız, tıklatın, tıklayarak, çift tıklayın",
  taps: "dokun, dokunun, dokununuz, dokunarak",
  chooses: "seç, seçin, seçiniz, basın, bas",
  agreements: "Tamam, Anladım",
  answers: "Evet, Hayır",
  heres: "Buraya tıklayın, Buraya tıkla, Buraya dokunun, Tıklayın, Buraya",
  plainWords: [
    ("yasa yasadışı", "yapılamıyor"),
    ("yasak", "izin verilmiyor"),
    ("öldürül", "kapatıldı")
  ])
