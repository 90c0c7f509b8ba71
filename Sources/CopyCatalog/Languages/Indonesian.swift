/// Indonesian: an instruction begins with a bare verb, mostly in -kan or -i (“Periksa koneksi”, “Masukkan
/// kata sandi”), or with a word that asks (“Silakan …”, “Harap …”, “Mohon …”, “Coba …”). Verbs with me- state
/// or name what was being done (“Gagal menyimpan”), those with di- are passive (“dihapus”). What classifies
/// an error stands after it: “kesalahan jaringan”.
let indonesian = Language(
  "id", shape: "Tidak dapat ⟨tindakan⟩ karena ⟨penyebab⟩. ⟨Yang perlu dilakukan⟩.",
  instructions: """
    bebaskan, luangkan, redupkan, terangkan, keraskan, pelankan, cegah, hindarkan, dekati, masuki, lipat, \
    keringkan, panaskan, dinginkan, pantau, awasi, lacak, kaitkan, terbitkan, rilis, beritahu, umumkan, \
    percayakan, sewa, pinjamkan, bangun ulang, rancang, dengar, berbicara, berbicaralah, berdiri, \
    mendekat, mendekatlah, menjauhlah, bergeser, bersiap, bersiaplah, beristirahatlah, kedipkan mata, \
    tatap kamera, tatap, jaga jarak, posisikan, perjelas, pertegas, percantik, permulus, tata, tata ulang, \
    susun ulang, bagikan ulang, kirim ulang, tulis ulang, buat ulang, buka ulang, sambungkan ulang, \
    hubungkan ulang, masukkan ulang, pilih ulang, muat kembali, pasang kembali, buka kembali, \
    jalankan ulang, nyalakan ulang, hidupkan ulang, tarik ke bawah, usap ke atas, cek, ceklis, \
    daftar untuk, daftar sekarang, daftar dulu, daftar terlebih dahulu, daftar akun, daftar menggunakan, \
    daftar dengan, sinkronisasikan, aktivasikan, otorisasikan, autentikasikan, validasikan, organisasikan, \
    otomatiskan, registrasikan, optimasikan, kunci layar, kunci perangkat, kunci ponsel, hubungi kami, \
    abaikan, aktifkan, alihkan, ajak, ajukan, akhiri, amati, ambil, angkat, antarkan, apit, arahkan, \
    arsipkan, atur, atur ulang, awali, ayunkan, bacalah, baca, bagi, bagikan, balas, balikkan, bandingkan, \
    bantu, batasi, batalkan, bawa, bayar, beli, berhenti, berhentilah, beri, beri tahu, berikan, \
    berlangganan, berpindah ke, bersihkan, bergabung, bergabunglah, beralih ke, beralihlah, bicaralah, \
    biarkan, buang, buat, bubuhkan, buka, bukalah, bungkus, carilah, cari, catat, cabut, centang, cermati, \
    cobalah, coba, cocokkan, colokkan, dapatkan, dekatkan, dengarkan, diskusikan, dorong, daftarkan, \
    daftarlah, dobel klik, eja, ekstrak, fokuskan, gabungkan, gandakan, ganti, gantikan, gerakkan, geser, \
    gesek, gulir, gulirkan, gunakan, gunakanlah, hapus, hapuslah, hapuskan, hadapkan, hentikan, hidupkan, \
    hindari, hitung, hubungi, hubungilah, hubungkan, hilangkan, ikuti, ikutilah, ikut sertakan, ikutkan, \
    ingat, ingatlah, inisialisasi, isilah, isikan, istirahatkan, izinkan, jadikan, jadwalkan, jaga, \
    jagalah, jalankan, jauhkan, jawab, jangan, janganlah, jelajahi, jelaskan, jeda, kabari, kecilkan, \
    kecualikan, keluarkan, kembali ke, kembalilah, kembalikan, kendurkan, kenali, kerjakan, ketik, \
    ketikkan, ketiklah, ketuk, kirim, kirimkan, kirimi, klik, klik dua kali, komentari, konfirmasikan, \
    konsultasikan, kosongkan, kopi, kumpulkan, kuncikan, kunjungi, kunjungilah, kurangi, konversikan, \
    lakukan, lakukanlah, lanjutkan, lanjutkanlah, lanjut ke, lampirkan, laporkan, larang, lawan, lengkapi, \
    lepas, lepaskan, letakkan, lewati, lihat, lihatlah, lindungi, luncurkan, lunasi, longgarkan, lupakan, \
    masukkan, masukkanlah, masuklah, matikan, matikanlah, minta, mintalah, mintakan, miringkan, mulai, \
    mulailah, mulai ulang, muat ulang, mutakhirkan, mundur ke, naikkan, namai, namai ulang, nonaktifkan, \
    non-aktifkan, nyalakan, nyatakan, nikmati, operasikan, optimalkan, padankan, pahami, pakai, pakailah, \
    pasang, pasang ulang, pasangkan, pastikan, pastikanlah, patuhi, percayai, percepat, perbaiki, \
    perbaikilah, perbaharui, perbarui, perbaruilah, perbesar, perbolehkan, perhatikan, periksa, \
    periksalah, perlihatkan, perluas, perkecil, permudah, perpanjang, perpendek, persingkat, pertahankan, \
    pertimbangkan, pesan ulang, petakan, pilah, pilih, pilihlah, pindahkan, pindah ke, pindailah, pinjam, \
    pisahkan, potong, praktikkan, prioritaskan, proseslah, publikasikan, pulihkan, putar, putar ulang, \
    putuskan, pelajari, pencet, persilakan, perbanyak, rapikan, rapatkan, rekatkan, rebut, rendahkan, \
    rujuk, rekamlah, saksikan, salinlah, samakan, sambungkan, sambungkanlah, sandingkan, saring, satukan, \
    sebutkan, segarkan, segarkan ulang, selesaikan, sematkan, sembunyikan, sentuh, serahkan, seret, \
    sertakan, sesuaikan, setel, setujui, siapkan, simak, simpan, simpanlah, singkatkan, singkirkan, \
    sinkronkan, sinkronkan ulang, sisakan, sisihkan, sisipkan, sorot, sunting, susun, suarakan, \
    sumbangkan, tahan, tambah, tambahkan, tambahkanlah, tampilkan, tandai, tandatangani, tanggapi, \
    tangguhkan, tanya, tanyakan, tanyakanlah, tarik, taruh, tautkan, tebus, tegaskan, tekan, tekanlah, \
    tempatkan, tempel, tempelkan, tentukan, terapkan, terima, terimalah, terjemahkan, teruskan, tetapkan, \
    tetaplah, tetap di, tinggalkan, tingkatkan, tinjau, tinjaulah, tolak, tonton, tukar, tukarkan, tulis, \
    tulislah, tuliskan, tunda, tundalah, tunjuk, tunjukkan, tuntaskan, turunkan, tutup, tutuplah, \
    tutup paksa, temukan, telusuri, tumpuk, ubah, ubahlah, ucapkan, uji, ukur, ulangi, ulangilah, undang, \
    ungkapkan, urungkan, urutkan, usap, usahakan, utamakan, ubah nama, unduhlah, unggahlah, unduh ulang, \
    unggah ulang, verifikasikan, waspadai, waspadalah, wakilkan, warnai, buka kunci layar, buka blokir, \
    buka pengaturan, buka setelan, keluar dari aplikasi, masuk ke akun, masuk ke pengaturan, \
    masuk ke setelan, masuk lagi, masuk kembali, masuk ulang, masuk terlebih dahulu, masuk dulu, \
    masuk untuk, masuk dengan akun, login ulang, login kembali, login lagi, login terlebih dahulu, \
    login dulu, login untuk, login ke akun, keluar lalu, keluar kemudian, keluar dan masuk, logout lalu, \
    logout dan, hati-hati, pastikan bahwa, lebih baik, berhati-hatilah, bersabarlah, tunggulah
    """,
  alsoNouns: """
    masukan, klaim, isi, isi ulang, konfirmasi, koreksi, konversi, telepon, revisi, masuk, keluar, login, \
    log in, log-in, logout, log out, sign in, sign out, sign up, unduh, unggah, instal, install, \
    instal ulang, install ulang, uninstall, copot pemasangan, hapus instalan, hapus instalasi, ekspor, \
    impor, cetak, pindai, pindai ulang, scan, scan ulang, reset, restart, reboot, setel ulang, buka kunci, \
    salin, update, upgrade, upload, download, backup, cadangkan, edit, blokir, bagi pakai, sinkron, \
    sinkronisasi, sinkronkan data, verifikasi, autentikasi, aktivasi, registrasi, validasi, \
    konfirmasi ulang, rekam, salin tempel, upload ulang, download ulang, refresh, lapor, panggil, swipe, \
    tap, tes, cek ulang, share, setup, pairing, daftar ulang, undur diri, cetak ulang, mulai sesi
    """,
  objects: """
    jika, jika anda, kembali, lagi, ulang, dahulu, dulu, terlebih dahulu, terlebih dulu, anda, ini, nanti, \
    sekarang, semua, setiap, salah satu, sebuah, apakah
    """,
  requests: """
    anda dapat mencoba lagi, anda dapat mencoba kembali, anda dapat mencobanya lagi, \
    anda dapat mencobanya kembali, anda dapat mengulangi, anda dapat mengulanginya, anda dapat menunggu, \
    anda dapat mencoba sekali lagi, anda bisa mencoba lagi, anda bisa mencoba kembali, \
    anda bisa mencobanya lagi, anda bisa mencobanya kembali, anda bisa mengulangi, \
    anda bisa mengulanginya, anda bisa menunggu, anda bisa mencoba sekali lagi, \
    anda juga dapat mencoba lagi, anda juga dapat mencoba kembali, anda juga dapat mencobanya lagi, \
    anda juga dapat mencobanya kembali, anda juga dapat mengulangi, anda juga dapat mengulanginya, \
    anda juga dapat menunggu, anda juga dapat mencoba sekali lagi, anda masih bisa mencoba lagi, \
    anda masih bisa mencoba kembali, anda masih bisa mencobanya lagi, anda masih bisa mencobanya kembali, \
    anda masih bisa mengulangi, anda masih bisa mengulanginya, anda masih bisa menunggu, \
    anda masih bisa mencoba sekali lagi, anda boleh mencoba lagi, anda boleh mencoba kembali, \
    anda boleh mencobanya lagi, anda boleh mencobanya kembali, anda boleh mengulangi, \
    anda boleh mengulanginya, anda boleh menunggu, anda boleh mencoba sekali lagi, kamu bisa mencoba lagi, \
    kamu bisa mencoba kembali, kamu bisa mencobanya lagi, kamu bisa mencobanya kembali, \
    kamu bisa mengulangi, kamu bisa mengulanginya, kamu bisa menunggu, kamu bisa mencoba sekali lagi, \
    kamu dapat mencoba lagi, kamu dapat mencoba kembali, kamu dapat mencobanya lagi, \
    kamu dapat mencobanya kembali, kamu dapat mengulangi, kamu dapat mengulanginya, kamu dapat menunggu, \
    kamu dapat mencoba sekali lagi, apakah anda ingin mencoba lagi, apakah anda ingin mencoba kembali, \
    apakah anda ingin mencobanya lagi, apakah anda ingin mencobanya kembali, apakah anda ingin mengulangi, \
    apakah anda ingin mengulanginya, apakah anda ingin menunggu, apakah anda ingin mencoba sekali lagi, \
    apakah anda mau mencoba lagi, apakah anda mau mencoba kembali, apakah anda mau mencobanya lagi, \
    apakah anda mau mencobanya kembali, apakah anda mau mengulangi, apakah anda mau mengulanginya, \
    apakah anda mau menunggu, apakah anda mau mencoba sekali lagi, apakah kamu ingin mencoba lagi, \
    apakah kamu ingin mencoba kembali, apakah kamu ingin mencobanya lagi, \
    apakah kamu ingin mencobanya kembali, apakah kamu ingin mengulangi, apakah kamu ingin mengulanginya, \
    apakah kamu ingin menunggu, apakah kamu ingin mencoba sekali lagi, apakah kamu mau mencoba lagi, \
    apakah kamu mau mencoba kembali, apakah kamu mau mencobanya lagi, apakah kamu mau mencobanya kembali, \
    apakah kamu mau mengulangi, apakah kamu mau mengulanginya, apakah kamu mau menunggu, \
    apakah kamu mau mencoba sekali lagi, anda ingin mencoba lagi, anda ingin mencoba kembali, \
    anda ingin mencobanya lagi, anda ingin mencobanya kembali, anda ingin mengulangi, \
    anda ingin mengulanginya, anda ingin menunggu, anda ingin mencoba sekali lagi, ingin mencoba lagi, \
    ingin mencoba kembali, ingin mencobanya lagi, ingin mencobanya kembali, ingin mencoba sekali lagi, \
    mau mencoba lagi, mau mencoba kembali, mau mencobanya lagi, mau mencobanya kembali, \
    mau mencoba sekali lagi, silakan mencoba lagi, silakan mencoba kembali, silakan mencobanya lagi, \
    silakan mencobanya kembali, silakan mengulangi, silakan mengulanginya, silakan menunggu, \
    silakan mencoba sekali lagi, silahkan mencoba lagi, silahkan mencoba kembali, \
    silahkan mencobanya lagi, silahkan mencobanya kembali, silahkan mengulangi, silahkan mengulanginya, \
    silahkan menunggu, silahkan mencoba sekali lagi, mohon mencoba lagi, mohon mencoba kembali, \
    mohon mencobanya lagi, mohon mencobanya kembali, mohon mengulangi, mohon mengulanginya, \
    mohon menunggu, mohon mencoba sekali lagi, mohon untuk mencoba lagi, mohon untuk mencoba kembali, \
    mohon untuk mencobanya lagi, mohon untuk mencobanya kembali, mohon untuk mengulangi, \
    mohon untuk mengulanginya, mohon untuk menunggu, mohon untuk mencoba sekali lagi, harap mencoba lagi, \
    harap mencoba kembali, harap mencobanya lagi, harap mencobanya kembali, harap mengulangi, \
    harap mengulanginya, harap menunggu, harap mencoba sekali lagi, harap untuk mencoba lagi, \
    harap untuk mencoba kembali, harap untuk mencobanya lagi, harap untuk mencobanya kembali, \
    harap untuk mengulangi, harap untuk mengulanginya, harap untuk menunggu, \
    harap untuk mencoba sekali lagi, anda perlu mencoba lagi, anda perlu mencoba kembali, \
    anda perlu mencobanya lagi, anda perlu mencobanya kembali, anda perlu mengulangi, \
    anda perlu mengulanginya, anda perlu menunggu, anda perlu mencoba sekali lagi, \
    anda harus mencoba lagi, anda harus mencoba kembali, anda harus mencobanya lagi, \
    anda harus mencobanya kembali, anda harus mengulangi, anda harus mengulanginya, anda harus menunggu, \
    anda harus mencoba sekali lagi, anda mungkin perlu mencoba lagi, anda mungkin perlu mencoba kembali, \
    anda mungkin perlu mencobanya lagi, anda mungkin perlu mencobanya kembali, \
    anda mungkin perlu mengulangi, anda mungkin perlu mengulanginya, anda mungkin perlu menunggu, \
    anda mungkin perlu mencoba sekali lagi, coba untuk mencoba lagi, coba untuk mencoba kembali, \
    coba untuk mencobanya lagi, coba untuk mencobanya kembali, coba untuk mengulangi, \
    coba untuk mengulanginya, coba untuk menunggu, coba untuk mencoba sekali lagi, silakan, silahkan, \
    harap, mohon, tolong, dimohon, diharap, diharapkan untuk, mohon untuk, harap untuk, silakan untuk, \
    mari, anda dapat, anda bisa, anda juga dapat, anda juga bisa, anda masih dapat, anda masih bisa, \
    anda tetap dapat, anda tetap bisa, anda selalu dapat, anda selalu bisa, anda boleh, \
    anda mungkin perlu, anda mungkin harus, anda mungkin ingin, anda perlu, anda harus, anda wajib, \
    anda akan perlu, anda akan harus, anda sebaiknya, anda hanya perlu, anda cukup, anda dapat juga, \
    anda diharuskan, anda disarankan, kamu dapat, kamu bisa, kamu juga dapat, kamu juga bisa, \
    kamu masih dapat, kamu masih bisa, kamu tetap bisa, kamu selalu bisa, kamu boleh, kamu mungkin perlu, \
    kamu perlu, kamu harus, kamu wajib, kamu sebaiknya, kamu hanya perlu, kamu cukup, apakah anda ingin, \
    apakah anda mau, apa anda ingin, apakah kamu ingin, apakah kamu mau, anda ingin, ingin mencoba, \
    ingin coba, mau mencoba, mau coba, anda yakin ingin, apakah anda yakin ingin, apakah anda akan, \
    apakah ingin, sebaiknya, sebaiknya anda, ada baiknya, disarankan, sangat disarankan, dianjurkan, \
    direkomendasikan, disarankan untuk, dianjurkan untuk, kami sarankan, kami menyarankan, \
    kami merekomendasikan, kami anjurkan, kami menganjurkan, hendaknya, hendaklah, bisa dicoba, \
    dapat dicoba, coba untuk, perlu diperiksa, harus diperiksa, perlu diperbarui, harus diperbarui, \
    perlu dimulai ulang, harus dimulai ulang, perlu diaktifkan, harus diaktifkan terlebih dahulu, \
    perlu login, perlu masuk, harus masuk, harus login, perlu dinyalakan, perlu diperbaiki, perlu diganti, \
    perlu dipasang, perlu diinstal, perlu diulang, perlu diulangi, jangan lupa, pastikan untuk, \
    cukup ketuk, cukup klik, cukup buka, cukup masukkan, hanya masukkan, hanya gunakan, hanya pilih
    """,
  undoings: """
    gagal, kosong, diperlukan, dibutuhkan, diwajibkan, dibatalkan, dihentikan, dinonaktifkan, diblokir, \
    kedaluwarsa, kadaluarsa, kadaluwarsa, kedaluarsa, habis waktu, kehabisan waktu, waktu habis, terputus, \
    anda hanya dapat, anda hanya bisa, kamu hanya dapat, kamu hanya bisa, anda perlu menunggu izin, \
    tidak disarankan, tidak direkomendasikan, mohon maaf atas
    """,
  leadIns: """
    ayo, yuk, ya, yuk kita, dan, atau, lalu, kemudian, lantas, setelah itu, sesudah itu, selanjutnya, \
    berikutnya, pertama, kedua, terakhir, cukup, cuma, hanya, segera, sekarang, juga, saja, \
    sebagai gantinya, sebagai alternatif, alternatifnya, selain itu, terlebih dahulu, jadi, maka, namun, \
    tetapi, tapi, atau jika tidak, jika tidak, kalau tidak, bila tidak, kalau begitu, mungkin, akhirnya, \
    baik, di samping itu, atau juga, untuk sementara, sebelumnya, kali ini, serta
    """,
  openings: """
    silakan, silahkan, harap, mohon, tolong, sebaiknya, jadi, sehingga, namun, tetapi, tapi, sedangkan, \
    melainkan, kemudian, selanjutnya, untuk itu, oleh karena itu, karena itu, lalu silakan, maka dari itu
    """,
  conditions: """
    jika, kalau, bila, apabila, bilamana, jikalau, andaikan, andai, seandainya, asalkan, ketika, saat, \
    pada saat, setelah, sesudah, sehabis, sebelum, sejak, selama, sementara, selagi, sambil, untuk, guna, \
    agar, supaya, demi, sampai, hingga, kecuali, kecuali jika, begitu, jika anda, sebelum anda dapat, \
    sebelum anda bisa, setelah anda dapat, agar anda dapat, agar anda bisa, supaya anda dapat, \
    supaya anda bisa, sehingga anda dapat, sehingga anda bisa, sampai anda dapat, jika anda ingin, \
    bila anda ingin, kalau anda ingin, apabila anda ingin, jika ingin, bila ingin, kalau ingin, \
    jika kamu ingin, kalau kamu ingin, kalau kamu mau, sebelum kamu bisa, agar kamu dapat, agar kamu bisa, \
    supaya kamu bisa, sehingga kamu bisa, kalau mau, jika mau, jika anda perlu, jika perlu, bila perlu, \
    jika anda harus, jika anda dapat, jika anda bisa, dalam hal, jika anda mungkin perlu, saat anda dapat, \
    ketika anda dapat, yang anda dapat, yang anda bisa, yang dapat anda, yang anda ingin, \
    yang anda inginkan, yang ingin anda, yang kamu ingin, apa yang anda ingin, bahwa anda dapat, \
    di mana anda dapat, tempat anda dapat, berapa lama anda dapat, apakah anda dapat, bahwa anda bisa, \
    apakah anda bisa
    """,
  reasons: """
    karena, sebab, dikarenakan, oleh sebab, lantaran, akibat, disebabkan, disebabkan oleh, berhubung, \
    mengingat, gara-gara
    """,
  retries: """
    anda dapat mencoba lagi, anda dapat mencoba kembali, anda dapat mencobanya lagi, \
    anda dapat mencobanya kembali, anda dapat mengulangi, anda dapat mengulanginya, anda dapat menunggu, \
    anda dapat mencoba sekali lagi, anda bisa mencoba lagi, anda bisa mencoba kembali, \
    anda bisa mencobanya lagi, anda bisa mencobanya kembali, anda bisa mengulangi, \
    anda bisa mengulanginya, anda bisa menunggu, anda bisa mencoba sekali lagi, \
    anda juga dapat mencoba lagi, anda juga dapat mencoba kembali, anda juga dapat mencobanya lagi, \
    anda juga dapat mencobanya kembali, anda juga dapat mengulangi, anda juga dapat mengulanginya, \
    anda juga dapat menunggu, anda juga dapat mencoba sekali lagi, anda masih bisa mencoba lagi, \
    anda masih bisa mencoba kembali, anda masih bisa mencobanya lagi, anda masih bisa mencobanya kembali, \
    anda masih bisa mengulangi, anda masih bisa mengulanginya, anda masih bisa menunggu, \
    anda masih bisa mencoba sekali lagi, anda boleh mencoba lagi, anda boleh mencoba kembali, \
    anda boleh mencobanya lagi, anda boleh mencobanya kembali, anda boleh mengulangi, \
    anda boleh mengulanginya, anda boleh menunggu, anda boleh mencoba sekali lagi, kamu bisa mencoba lagi, \
    kamu bisa mencoba kembali, kamu bisa mencobanya lagi, kamu bisa mencobanya kembali, \
    kamu bisa mengulangi, kamu bisa mengulanginya, kamu bisa menunggu, kamu bisa mencoba sekali lagi, \
    kamu dapat mencoba lagi, kamu dapat mencoba kembali, kamu dapat mencobanya lagi, \
    kamu dapat mencobanya kembali, kamu dapat mengulangi, kamu dapat mengulanginya, kamu dapat menunggu, \
    kamu dapat mencoba sekali lagi, apakah anda ingin mencoba lagi, apakah anda ingin mencoba kembali, \
    apakah anda ingin mencobanya lagi, apakah anda ingin mencobanya kembali, apakah anda ingin mengulangi, \
    apakah anda ingin mengulanginya, apakah anda ingin menunggu, apakah anda ingin mencoba sekali lagi, \
    apakah anda mau mencoba lagi, apakah anda mau mencoba kembali, apakah anda mau mencobanya lagi, \
    apakah anda mau mencobanya kembali, apakah anda mau mengulangi, apakah anda mau mengulanginya, \
    apakah anda mau menunggu, apakah anda mau mencoba sekali lagi, apakah kamu ingin mencoba lagi, \
    apakah kamu ingin mencoba kembali, apakah kamu ingin mencobanya lagi, \
    apakah kamu ingin mencobanya kembali, apakah kamu ingin mengulangi, apakah kamu ingin mengulanginya, \
    apakah kamu ingin menunggu, apakah kamu ingin mencoba sekali lagi, apakah kamu mau mencoba lagi, \
    apakah kamu mau mencoba kembali, apakah kamu mau mencobanya lagi, apakah kamu mau mencobanya kembali, \
    apakah kamu mau mengulangi, apakah kamu mau mengulanginya, apakah kamu mau menunggu, \
    apakah kamu mau mencoba sekali lagi, anda ingin mencoba lagi, anda ingin mencoba kembali, \
    anda ingin mencobanya lagi, anda ingin mencobanya kembali, anda ingin mengulangi, \
    anda ingin mengulanginya, anda ingin menunggu, anda ingin mencoba sekali lagi, ingin mencoba lagi, \
    ingin mencoba kembali, ingin mencobanya lagi, ingin mencobanya kembali, ingin mencoba sekali lagi, \
    mau mencoba lagi, mau mencoba kembali, mau mencobanya lagi, mau mencobanya kembali, \
    mau mencoba sekali lagi, silakan mencoba lagi, silakan mencoba kembali, silakan mencobanya lagi, \
    silakan mencobanya kembali, silakan mengulangi, silakan mengulanginya, silakan menunggu, \
    silakan mencoba sekali lagi, silahkan mencoba lagi, silahkan mencoba kembali, \
    silahkan mencobanya lagi, silahkan mencobanya kembali, silahkan mengulangi, silahkan mengulanginya, \
    silahkan menunggu, silahkan mencoba sekali lagi, mohon mencoba lagi, mohon mencoba kembali, \
    mohon mencobanya lagi, mohon mencobanya kembali, mohon mengulangi, mohon mengulanginya, \
    mohon menunggu, mohon mencoba sekali lagi, mohon untuk mencoba lagi, mohon untuk mencoba kembali, \
    mohon untuk mencobanya lagi, mohon untuk mencobanya kembali, mohon untuk mengulangi, \
    mohon untuk mengulanginya, mohon untuk menunggu, mohon untuk mencoba sekali lagi, harap mencoba lagi, \
    harap mencoba kembali, harap mencobanya lagi, harap mencobanya kembali, harap mengulangi, \
    harap mengulanginya, harap menunggu, harap mencoba sekali lagi, harap untuk mencoba lagi, \
    harap untuk mencoba kembali, harap untuk mencobanya lagi, harap untuk mencobanya kembali, \
    harap untuk mengulangi, harap untuk mengulanginya, harap untuk menunggu, \
    harap untuk mencoba sekali lagi, anda perlu mencoba lagi, anda perlu mencoba kembali, \
    anda perlu mencobanya lagi, anda perlu mencobanya kembali, anda perlu mengulangi, \
    anda perlu mengulanginya, anda perlu menunggu, anda perlu mencoba sekali lagi, \
    anda harus mencoba lagi, anda harus mencoba kembali, anda harus mencobanya lagi, \
    anda harus mencobanya kembali, anda harus mengulangi, anda harus mengulanginya, anda harus menunggu, \
    anda harus mencoba sekali lagi, anda mungkin perlu mencoba lagi, anda mungkin perlu mencoba kembali, \
    anda mungkin perlu mencobanya lagi, anda mungkin perlu mencobanya kembali, \
    anda mungkin perlu mengulangi, anda mungkin perlu mengulanginya, anda mungkin perlu menunggu, \
    anda mungkin perlu mencoba sekali lagi, coba untuk mencoba lagi, coba untuk mencoba kembali, \
    coba untuk mencobanya lagi, coba untuk mencobanya kembali, coba untuk mengulangi, \
    coba untuk mengulanginya, coba untuk menunggu, coba untuk mencoba sekali lagi, coba, cobalah, \
    coba lagi, cobalah lagi, cobalah kembali, coba kembali, coba ulang, coba sekali lagi, \
    cobalah sekali lagi, coba lagi nanti, coba beberapa saat lagi, cobalah beberapa saat lagi, coba nanti, \
    coba lain kali, ulangi, ulangi lagi, ulangi kembali, tunggu, tunggulah, tunggu sebentar, \
    tunggu sejenak, tunggu beberapa saat, bersabar, bersabarlah, sabar, kembali lagi nanti, kembali lagi, \
    kembali nanti, datang lagi nanti, periksa lagi nanti, periksa kembali nanti, cek lagi nanti, \
    cek kembali nanti, coba terus, dan coba lagi, lalu coba lagi, kemudian coba lagi
    """,
  laters: """
    nanti, lagi, kembali, sebentar, sebentar lagi, sejenak, sesaat, sesaat lagi, segera, beberapa saat, \
    beberapa saat lagi, beberapa menit lagi, beberapa menit, dalam beberapa saat, dalam beberapa menit, \
    dalam beberapa waktu, setelah beberapa saat, setelah beberapa menit, beberapa waktu, \
    beberapa waktu lagi, lain waktu, lain kali, di lain waktu, di waktu lain, pada lain waktu, \
    pada waktu lain, di kemudian waktu, kemudian, sekarang, saat ini, untuk saat ini, kapan-kapan, \
    di lain kesempatan, lain kesempatan, satu menit, semenit, sekali lagi, belakangan
    """,
  functionWords: """
    meskipun, walaupun, meski, walau, mencoba lagi, mencoba kembali, apabila gagal, jika tetap gagal, \
    dahulu, dulu, terlebih dahulu, terlebih dulu, yang kosong, yang masih kosong, yang dibutuhkan, \
    jika dibutuhkan, bila dibutuhkan, yang diwajibkan, yang dibatalkan, yang dinonaktifkan, yang diblokir, \
    yang kedaluwarsa, yang telah kedaluwarsa, yang sudah kedaluwarsa, yang terputus, jika terputus, \
    bila terputus, yang tidak didukung, jika tidak, bila tidak, jika anda tidak, jika anda belum, \
    jika kamu belum, jika anda sudah, jika anda telah, agar tidak, supaya tidak, dan tidak, serta tidak, \
    bahwa tidak, tidak sedang, tidak perlu, anda tidak perlu, kamu tidak perlu, yang tidak perlu, \
    yang tidak anda perlukan, anda harus di*, anda perlu di*, anda wajib di*, anda harus berisi, \
    anda harus berupa, anda harus berbeda, anda harus bernilai, anda harus terdiri, anda harus minimal, \
    anda harus memuat, anda harus mengandung, anda harus lebih, anda harus sama, anda harus cocok, \
    anda harus valid, anda harus unik, anda harus antara, anda harus setidaknya, anda harus paling, yuk, \
    ayo, ya, yang, di, ke, dari, pada, kepada, untuk, dengan, oleh, dalam, di dalam, ke dalam, atas, \
    di atas, tentang, mengenai, terhadap, melalui, lewat, per, bagi, secara, tanpa, dan, atau, dan/atau, \
    serta, maupun, tetapi, tapi, namun, melainkan, sedangkan, karena, sebab, sehingga, maka, bahwa, \
    bahwasanya, seperti, sebagai, daripada, ini, itu, tersebut, berikut, begini, begitu, demikian, sini, \
    situ, sana, di sini, di sana, anda, kamu, kalian, engkau, kau, kami, kita, saya, aku, mereka, dia, ia, \
    beliau, nya, milik, punya, adalah, ialah, merupakan, yaitu, yakni, menjadi, telah, sudah, belum, akan, \
    sedang, masih, tetap, pernah, baru, baru saja, sekarang, saat ini, ketika, saat, waktu, lagi, kembali, \
    juga, pun, saja, hanya, cuma, sekadar, sangat, amat, sekali, terlalu, cukup, paling, agak, hampir, \
    tidak, tak, tiada, bukan, bukanlah, jangan, dapat, bisa, mampu, sanggup, boleh, mungkin, barangkali, \
    harus, mesti, perlu, ingin, mau, hendak, ada, adanya, tidak ada, tak ada, terdapat, berada, \
    sepertinya, tampaknya, nampaknya, kelihatannya, terlihat, tampak, rupanya, kayaknya, agaknya, \
    ternyata, sayangnya, sayang sekali, apa, apakah, apa pun, apapun, mengapa, kenapa, bagaimana, siapa, \
    siapa pun, mana, mana pun, manapun, kapan, di mana, dimana, berapa, semua, segala, seluruh, setiap, \
    tiap, tiap-tiap, masing-masing, beberapa, sebuah, suatu, seorang, sesuatu, satu, salah satu, para, \
    sang, lain, lainnya, sama, sendiri, saling, itulah, inilah, bila, jika, kalau, agar, supaya, mencoba, \
    mencoba untuk, berusaha, berupaya, mencobanya, hal, hal ini, hal itu, ketika mencoba, saat mencoba, \
    sedang mencoba, tersebut ini, atau lebih, yang tidak, jika gagal, bila gagal, kalau gagal, \
    jika masih gagal, jika tidak berhasil, yang gagal, yang tidak diperlukan, yang diperlukan, \
    jika diperlukan, bila diperlukan, apabila diperlukan, yang tersedia, yang telah, yang sudah, \
    yang belum, yang akan, yang sedang, jika belum, bila belum, jika sudah, adapun, oleh karena, dr, dgn, \
    utk, yg, tdk
    """,
  genericWords: """
    menunggu, ditunggu, kemampuan, sesuatu, ada yang salah, ada yang tidak beres, ada yang tak beres, \
    ada sesuatu, salah, keliru, beres, terjadi, kejadian, muncul, timbul, ditemui, menemui, mengalami, \
    dialami, menjumpai, menghadapi, hadapi, terjadinya, tak terduga, tidak terduga, terduga, tak diduga, \
    diduga, tak disangka, tak diketahui, tidak diketahui, diketahui, tak dikenal, tidak dikenal, \
    tak dikenali, tidak dikenali, dikenal, dikenali, tak diharapkan, tidak diharapkan, diharapkan, \
    tak ditentukan, tidak ditentukan, ditentukan, tak tertentu, tertentu, tak tertangani, \
    tidak tertangani, tertangani, ditangani, menangani, tak lazim, tidak biasa, aneh, internal, umum, \
    generik, valid, tidak valid, tak valid, invalid, sah, tidak sah, tak sah, sahih, absah, ilegal, benar, \
    tidak benar, operasi, pengoperasian, permintaan, tindakan, aksi, aktivitas, proses, memproses, \
    diproses, pemrosesan, mengolah, diolah, pengolahan, tugas, menyelesaikan, diselesaikan, terselesaikan, \
    penyelesaian, selesai, lengkap, melengkapi, melakukan, dilakukan, melaksanakan, dilaksanakan, \
    terlaksana, menjalankan, dijalankan, mengeksekusi, dieksekusi, eksekusi, perintah, berhasil, \
    tidak berhasil, sukses, tidak sukses, dengan sukses, keberhasilan, fatal, kritis, serius, parah, \
    sistem, teknis, sementara, sementara waktu, untuk sementara, permanen, alasan, detail, detil, rincian, \
    penyebab, sumber, informasi, info, keterangan, data, masukan, input, isian, nilai, parameter, argumen, \
    keluaran, output, sumber daya, resource, objek, obyek, item, butir, respons, respon, tanggapan, \
    jawaban, balasan, server, peladen, layanan, servis, service, jaringan, aplikasi, apl, app, program, \
    fungsi, mengembalikan, dikembalikan, menerima, diterima, mendapat, mendapatkan, didapat, didapatkan, \
    memperoleh, diperoleh, tersedia, tidak tersedia, tak tersedia, ketersediaan, akses, mengakses, \
    diakses, pengaksesan, ditolak, penolakan, memuat, dimuat, termuat, pemuatan, memuatkan, bekerja, \
    berfungsi, berjalan, dengan benar, dengan baik, dengan semestinya, semestinya, sebagaimana mestinya, \
    seharusnya, dengan lancar, lancar, baik, menemukan, ditemukan, ketemu, temukan, mencari, dicari, cari, \
    buruk, jelek, ok, oke, gagal, terganggu, mengganggu, disebabkan, menyebabkan, berakhir, berhubungan, \
    berkaitan, terkait, sehubungan, diatasi, mengatasi, atas nama, tidak beres
    """,
  errorNouns: """
    kesalahan, kesalahannya, galat, galatnya, error, errornya, eror, erornya, masalah, masalahnya, \
    permasalahan, persoalan, gangguan, gangguannya, kegagalan, kendala, kendalanya, hambatan, kerusakan, \
    bug, isu, kekeliruan, insiden, pengecualian, eksepsi, kesulitan, problem, crash, kesalahan saat, \
    kesalahan ketika, kesalahan dalam, kesalahan pada, galat saat, galat ketika, galat dalam, galat pada, \
    masalah saat, masalah dalam, masalah dengan, masalah pada, error saat, pesan kesalahan, pesan galat, \
    pesan error, kode kesalahan, kode galat, kode error, kode eror, kesalahan memuat, galat memuat, \
    error memuat, gagal memuat karena masalah
    """,
  links: """
    saat, ketika, sewaktu, waktu, selama, sementara, dalam, dengan, pada, di, ke, sambil, pada saat, \
    untuk, tatkala, mencoba, saat mencoba, ketika mencoba, dalam memuat, saat memuat, kesalahan saat, \
    kesalahan ketika, kesalahan dalam, kesalahan pada, galat saat, galat ketika, galat dalam, galat pada, \
    masalah saat, masalah dalam, masalah dengan, masalah pada, error saat, kesalahan memuat, galat memuat, \
    error memuat, menghalangi, mencegah, menyebabkan, mengakibatkan, terhadap, dari, bahwa
    """,
  actions: """
    mem*, men*, meng*, meny*, mel*, mer*, mew*, mey*, pem*an, pen*an, peng*an, peny*an, per*an, pel*an
    """,
  predicates: """
    adalah, ialah, merupakan, tidak, tak, bukan, belum, telah, sudah, sedang, akan, gagal, berhasil, \
    sukses, tidak berhasil, tidak dapat, tidak bisa, tak dapat, tak bisa, tidak sah, tidak valid, \
    tidak tersedia, tak tersedia, tidak ditemukan, ditolak, terganggu, terlalu, selesai, error, eror, \
    galat, kesalahan, bermasalah, harus, wajib, terjadi, salah
    """,
  requirements: """
    harus, wajib, mesti, minimal, minimum, maksimal, maksimum, paling sedikit, paling banyak, paling lama, \
    setidaknya, setidak-tidaknya, sekurang-kurangnya, sekurangnya, tidak boleh, tidak lebih dari, \
    tidak kurang dari, kurang dari, lebih dari, antara, diperlukan, dibutuhkan, diwajibkan, diharuskan, \
    terlalu pendek, terlalu panjang, terlalu besar, terlalu kecil, terlalu banyak, terlalu sedikit, \
    terlalu lemah, hanya boleh, hanya dapat, hanya bisa, tidak boleh kosong, tidak dapat kosong, \
    atau lebih, atau kurang, perlu diisi, harus diisi, wajib diisi
    """,
  failures: """
    tidak dapat, tidak bisa, tak dapat, tak bisa, gagal, kegagalan, kesalahan, galat, error, eror, \
    masalah, tidak berhasil, tidak ditemukan, ditolak, tidak tersedia, terjadi kesalahan, ada yang salah, \
    belum berhasil, gangguan
    """,
  successes: """
    berhasil, sukses, selesai, tersimpan, terkirim, disimpan, dikirim, beres, selamat, semua sudah siap, \
    sudah siap, siap, tuntas, diselesaikan, dengan sukses
    """,
  successWords: "berhasil",
  reservations: """
    tidak, tak, bukan, belum, jangan, hanya, tanpa, gagal, sebagian, sebelum, sampai, hingga, kecuali, \
    jika, bila, kalau, apabila, ketika, saat, setelah, tetapi, tapi, namun, tidak pernah
    """,
  passing: "gagal, tidak berhasil, belum berhasil, belum dapat, belum bisa, tidak sempat",
  lasting: """
    tidak dapat, tidak bisa, tak dapat, tak bisa, tidak akan, tidak lagi, tidak akan pernah, tidak pernah, \
    tak akan
    """,
  whens: """
    dalam beberapa menit, dalam beberapa detik, dalam beberapa jam, dalam beberapa saat, dalam satu jam, \
    besok, malam ini, otomatis, secara otomatis, menit, jam, detik, hari, minggu, bulan, segera, \
    segera setelah, begitu, ketika, saat, setelah, sampai, hingga, dalam waktu, sebentar lagi, nanti, \
    setiap, sewaktu
    """,
  helpers: """
    dukungan, tim dukungan, layanan dukungan, layanan pelanggan, layanan bantuan, dukungan pelanggan, \
    pusat bantuan, meja bantuan, tim kami, tim bantuan, administrator, admin, bank anda, bank, operator, \
    operator anda, penyedia, penyedia layanan, hubungi kami, menghubungi kami, kirimi kami email, \
    kirim email kepada kami, surati kami, telepon kami, toko, sekolah anda, organisasi anda, tim ti, \
    bagian ti, departemen ti, pengembang, developer, customer service, cs kami, petugas
    """,
  blames: """
    anda lupa, anda gagal, anda salah, anda keliru, anda telah salah, anda tidak memasukkan, \
    anda belum memasukkan, anda belum mengisi, anda tidak mengisi, anda memasukkan, anda telah memasukkan, \
    anda mengetik, anda mengetikkan, anda telah mengetik, anda membuat kesalahan, \
    anda melakukan kesalahan, kesalahan anda, salah anda, anda tidak memilih, anda belum memilih, \
    anda memilih yang salah, anda menggunakan yang salah, anda memberikan, anda harusnya, kamu lupa, \
    kamu gagal, kamu salah, kamu keliru, kamu memasukkan, kamu telah memasukkan, kamu mengetik, \
    kamu membuat kesalahan, kamu melakukan kesalahan, kesalahanmu, salahmu, kesalahan kamu, \
    kamu tidak memilih, kamu belum memilih, kamu tidak mengisi, kamu belum mengisi, kamu tidak memasukkan
    """,
  alarms: """
    fatal, ilegal, terlarang, dilarang, melanggar, pelanggaran, bencana, malapetaka, mematikan paksa, \
    dibunuh, membunuh, dimatikan paksa, digugurkan, panik, korup, abort, diaborsi
    """,
  jokes: """
    ups, oops, upss, whoops, waduh, aduh, duh, wah, yah, uh-oh, oh tidak, oh no, astaga, ya ampun, hmm, \
    hm, hore, asyik, horee, yes, ups maaf, eh, alamak, wow, gawat
    """,
  courtesies: """
    maaf, maafkan, maafkan kami, mohon maaf, kami mohon maaf, kami minta maaf, kami meminta maaf, \
    minta maaf, kami menyesal, permintaan maaf, permohonan maaf, harap maklum, mohon maklum, \
    mohon pengertiannya, atas ketidaknyamanannya, atas ketidaknyamanan ini, ketidaknyamanan, \
    ketidaknyamanan ini, terima kasih, terimakasih, makasih, sayang sekali
    """,
  buttons: "tombol",
  controls: "tautan, bidang, kolom, kotak, ikon, panah, sakelar",
  places: """
    di bawah, di atas, di bawah ini, di atas ini, di sebelah kiri, di sebelah kanan, di kiri, di kanan, \
    di pojok kanan atas, di pojok kiri atas, di pojok kanan bawah, di pojok kiri bawah, di bagian bawah, \
    di bagian atas
    """,
  colors: "merah, hijau, biru, kuning, oranye, abu-abu, berwarna merah, berwarna hijau, warna merah",
  clicks: "klik, mengeklik, mengklik, klik dua kali",
  taps: "ketuk, mengetuk, ketuk dua kali",
  chooses: "pilih, tekan",
  agreements: "Oke, Baik, Mengerti",
  answers: "Ya, Tidak",
  heres: "Klik di sini, Ketuk di sini, Di sini",
  plainWords: [
    ("ilegal", "tidak dapat digunakan"),
    ("terlarang dilarang", "tidak diizinkan"),
    ("korup", "rusak"),
    ("dibunuh", "ditutup")
  ])
