/// Spanish: an instruction begins with an imperative: tú (“Comprueba la conexión”), usted (“Compruebe”),
/// vos (“Comprobá”), with what hangs on to it (“Inténtalo”), or with an infinitive. “Por favor” stands
/// before it and is none of its own. The imperative of tú is the third person too, and often a noun
/// (“Descarga fallida”): `alsoNouns`.
let spanish = Language(
  "es", shape: "No se pudo ⟨acción⟩ porque ⟨causa⟩. ⟨Qué hacer⟩.",
  instructions: """
    acepta, acorta, actualiza, adapta, adjunta, administra, agrega, aguarda, ajusta, alinea, almacena, \
    amplía, anota, apaga, aplica, aporta, aprueba, archiva, arrastra, arregla, asegura, asigna, asocia, \
    aumenta, autentica, autoriza, bloquea, borra, calibra, cambia, cancela, cierra, clica, coloca, \
    compara, comprueba, comunica, conecta, configura, confirma, conserva, considera, contacta, continúa, \
    contrata, corta, crea, cumplimenta, deja, depura, desactiva, desbloquea, descarta, desconecta, \
    desenchufa, deshabilita, desliza, desinstala, desmarca, desplaza, desvincula, detalla, dibuja, digita, \
    duplica, edita, efectúa, ejecuta, eleva, elimina, emplea, empareja, enchufa, enfoca, enlaza, envía, \
    escanea, espera, especifica, examina, explora, exporta, finaliza, formatea, fuerza, fotografía, gira, \
    guarda, habilita, habla, importa, indica, ingresa, inicia, instala, intenta, invita, limita, libera, \
    localiza, mira, modifica, navega, notifica, nombra, otorga, pega, personaliza, posterga, presiona, \
    procura, proporciona, publica, pulsa, purga, quita, realiza, reactiva, rebaja, rechaza, reconecta, \
    recorta, redacta, redimensiona, reemplaza, registra, regresa, reinicia, reinstala, reintenta, rellena, \
    renombra, renueva, repasa, repara, reposiciona, respeta, restaura, retira, revisa, selecciona, señala, \
    silencia, simplifica, sincroniza, solicita, soluciona, subsana, teclea, termina, toca, toma, traslada, \
    usa, utiliza, valida, verifica, vincula, visualiza, voltea, acerca, aleja, aprieta, autentifica, \
    aloja, expulsa, eyecta, identifica, inspecciona, intercambia, plantea, prepara, presenta, rebobina, \
    reasigna, reconfigura, reenvía, reformula, regenera, reorganiza, replantea, resetea, resintoniza, \
    resalta, remarca, unifica, separa, sujeta, tapa, sintoniza, deposita, encarga, avanza, enrosca, \
    inserta, reanuda, respalda, gestiona, combina, clasifica, califica, inclina, empuja, encuadra, \
    fusiona, agrupa, ancla, recrea, memoriza, testea, arranqua, abrevia, revoca, evalua, valora, acelera, \
    ahorra, relanza, alterna, estira, reagrupa, migra, descifra, encripta, desencripta, desmonta, \
    enciende, responde, resuelve, vuelve, prende, esconde, extiende, devuelve, remueve, interrumpe, \
    descubre, cubre, emite, abre, reabre, sube, escribe, inscribe, comparte, permite, añade, imprime, \
    define, reescribe, transmite, remite, divide, omite, expande, descomprime, comprime, suprime, \
    redefine, introduce, reintroduce, reduce, traduce, reproduce, haz, rehaz, deshaz, pon, repón, ve a, \
    ve al, ve hasta, dirígete, dirígete a, ven, sal de, sal y, sal del, di, obtén, mantén, retén, detén, \
    establece, restablece, reestablece, elige, corrige, sigue, pide, mide, repite, convierte, transfiere, \
    sustituye, excluye, disminuye, extrae, lee, únete, únete a, dirige, protege, escoge, recoge, \
    da permiso, da acceso, da de alta, da clic, confía en, invierte, mueve, deniega, accede, acepte, \
    acorte, active, actualice, adapte, adjunte, administre, agregue, aguarde, alinee, almacene, amplíe, \
    anote, apague, aplique, aporte, apruebe, apunte, archive, arrastre, arregle, asegure, asigne, asocie, \
    aumente, autentique, autorice, avise, baje, bloquee, borre, busque, calibre, cambie, cancele, cargue, \
    centre, clique, coloque, comience, compare, complete, compre, compruebe, comunique, conecte, \
    configure, confirme, conserve, considere, consulte, contacte, continúe, contrate, copie, cree, \
    cumplimente, deje, depure, desactive, desbloquee, descargue, descarte, desconecte, desenchufe, \
    deshabilite, deslice, desinstale, desmarque, desplace, desvincule, dibuje, digite, duplique, edite, \
    efectúe, ejecute, eleve, elimine, empiece, emplee, empareje, enchufe, envíe, escanee, escuche, espere, \
    especifique, evite, examine, explore, exporte, filtre, finalice, firme, formatee, fuerce, fotografíe, \
    gire, grabe, guarde, habilite, hable, indique, ingrese, inicie, instale, intente, invite, limite, \
    limpie, libere, llame, llene, localice, marque, mejore, mire, modifique, muestre, navegue, notifique, \
    oculte, ordene, otorgue, pague, pause, pegue, personalice, postergue, pregunte, presione, pruebe, \
    procure, programe, proporcione, publique, pulse, purgue, quite, realice, reactive, rebaje, recargue, \
    rechace, reconecte, recupere, redacte, redimensione, reemplace, registre, regrese, reinicie, \
    reinstale, reintente, rellene, renombre, renueve, repase, repare, reposicione, respete, restaure, \
    retire, revise, saque, seleccione, señale, silencie, simplifique, sincronice, solicite, solucione, \
    suelte, subsane, teclee, termine, tome, traslade, use, utilice, vacíe, valide, verifique, vincule, \
    visite, visualice, voltee, vote, acerque, aleje, apriete, autentifique, aloje, entregue, expulse, \
    eyecte, identifique, inspeccione, intercambie, plantee, prepare, rebobine, reasigne, reconfigure, \
    reenvíe, reformule, regenere, reorganice, replantee, resetee, resintonice, resalte, remarque, \
    unifique, separe, sujete, tape, sintonice, deposite, encargue, enrosque, inserte, reanude, lance, \
    respalde, gestione, combine, fije, clasifique, califique, denuncie, incline, tire, empuje, encuadre, \
    fusione, agrupe, ancle, recree, memorice, testee, arranque, abrevie, revoque, evalue, valore, acelere, \
    ahorre, relance, anule, alterne, liste, estire, reagrupe, migre, cifre, descifre, encripte, \
    desencripte, monte, desmonte, conceda, encienda, responda, resuelva, vuelva, prenda, esconda, \
    extienda, comprenda, devuelva, proceda, retroceda, aprenda, remueva, interrumpa, descubra, cubra, \
    emita, abra, reabra, suba, escriba, inscriba, suscriba, comparta, permita, añada, imprima, defina, \
    describa, reescriba, transmita, remita, divida, omita, acuda, cumpla, expanda, descomprima, comprima, \
    admita, suprima, redefina, recurra, introduzca, reintroduzca, reduzca, traduzca, reproduzca, haga, \
    rehaga, deshaga, ponga, reponga, exponga, vaya a, vaya al, vaya hasta, diríjase, venga, salga, diga, \
    obtenga, mantenga, retenga, detenga, establezca, restablezca, reestablezca, permanezca, elija, \
    corrija, siga, pida, mida, repita, convierta, transfiera, sustituya, incluya, excluya, concluya, \
    distribuya, disminuya, extraiga, traiga, oiga, vea, lea, únase, dirija, proteja, escoja, recoja, dé, \
    dé clic, confíe en, consiga, invierta, mueva, deniegue, acceda, aceptá, acortá, activá, actualizá, \
    adaptá, adjuntá, administrá, agregá, aguardá, ajustá, alineá, almacená, ampliá, anotá, apagá, aplicá, \
    aportá, aprobá, apuntá, archivá, arrastrá, arreglá, asegurá, asigná, asociá, aumentá, autenticá, \
    autorizá, avisá, bajá, blanqueá, bloqueá, borrá, buscá, calibrá, cambiá, cancelá, cargá, centrá, \
    cerrá, clicá, colocá, comenzá, compará, completá, comprá, comprobá, comunicá, conectá, configurá, \
    confirmá, conservá, considerá, consultá, contactá, continuá, contratá, copiá, cortá, creá, \
    cumplimentá, dejá, depurá, desactivá, desbloqueá, descargá, descartá, desconectá, desenchufá, \
    deshabilitá, deslizá, desinstalá, desmarcá, desplazá, desvinculá, detallá, dibujá, digitá, duplicá, \
    editá, efectuá, ejecutá, elevá, eliminá, empezá, empleá, emparejá, encontrá, enchufá, enfocá, enlazá, \
    enviá, escaneá, escuchá, esperá, especificá, evitá, examiná, explorá, exportá, filtrá, finalizá, \
    firmá, formateá, forzá, fotografiá, girá, grabá, guardá, habilitá, hablá, importá, indicá, informá, \
    ingresá, iniciá, instalá, intentá, invitá, limitá, limpiá, liberá, llamá, llená, llevá, localizá, \
    marcá, mejorá, mirá, modificá, mostrá, navegá, notificá, nombrá, ocultá, olvidá, ordená, otorgá, pagá, \
    pasá, pausá, pegá, personalizá, postergá, preguntá, presioná, probá, procurá, programá, proporcioná, \
    publicá, pulsá, purgá, quitá, realizá, reactivá, rebajá, recargá, rechazá, reconectá, recordá, \
    recortá, recuperá, redactá, redimensioná, reemplazá, registrá, regresá, reiniciá, reinstalá, \
    reintentá, rellená, renombrá, renová, repasá, repará, reportá, reposicioná, repostá, reservá, respetá, \
    restaurá, retirá, revisá, rotá, sacá, salvá, seleccioná, señalá, silenciá, simplificá, sincronizá, \
    solicitá, solucioná, soltá, subsaná, tecleá, terminá, tocá, tomá, trasladá, tratá, usá, utilizá, \
    vaciá, validá, verificá, vinculá, visitá, visualizá, volteá, votá, acercá, alejá, apretá, autentificá, \
    alojá, entregá, expulsá, eyectá, identificá, inspeccioná, intercambiá, planteá, prepará, presentá, \
    rebobiná, reasigná, reconfigurá, reenviá, reformulá, regenerá, reorganizá, replanteá, reseteá, \
    resintonizá, resaltá, remarcá, unificá, separá, sujetá, tapá, sintonizá, depositá, encargá, cobrá, \
    avanzá, enroscá, insertá, reanudá, lanzá, respaldá, gestioná, combiná, fijá, clasificá, calificá, \
    denunciá, incliná, tirá, empujá, encuadrá, fusioná, agrupá, anclá, recreá, memorizá, testeá, arrancá, \
    abreviá, revocá, evaluá, valorá, acelerá, ahorrá, relanzá, anulá, alterná, listá, estirá, reagrupá, \
    migrá, cifrá, descifrá, encriptá, desencriptá, montá, desmontá, concedé, encendé, respondé, resolvé, \
    volvé, prendé, escondé, extendé, comprendé, devolvé, procedé, retrocedé, aprendé, vendé, meté, someté, \
    emprendé, remové, interrumpí, descubrí, cubrí, emití, abrí, reabrí, subí, escribí, inscribí, suscribí, \
    compartí, permití, añadí, imprimí, definí, describí, reescribí, transmití, remití, dividí, omití, \
    acudí, cumplí, expandí, descomprimí, comprimí, admití, suprimí, redefiní, recurrí, introducí, reducí, \
    hacé, poné, andá, salí de, obtené, mantené, detené, establecé, restablecé, elegí, corregí, seguí, \
    pedí, repetí, sustituí, incluí, leé, unite, escogé, dale, mové, accedé, aceptar, acortar, activar, \
    actualizar, adaptar, adjuntar, administrar, agregar, aguardar, ajustar, alinear, almacenar, ampliar, \
    anotar, apagar, aplicar, aportar, aprobar, apuntar, archivar, arrastrar, arreglar, asegurar, asignar, \
    asociar, aumentar, autenticar, autorizar, avisar, bajar, blanquear, bloquear, borrar, buscar, \
    calibrar, cambiar, cancelar, cargar, centrar, cerrar, clicar, colocar, comenzar, comparar, completar, \
    comprar, comprobar, comunicar, conectar, configurar, confirmar, conservar, considerar, consultar, \
    contactar, continuar, contratar, copiar, cortar, crear, cumplimentar, dejar, depurar, desactivar, \
    desbloquear, descargar, descartar, desconectar, desenchufar, deshabilitar, deslizar, desinstalar, \
    desmarcar, desplazar, desvincular, detallar, dibujar, digitar, duplicar, editar, efectuar, ejecutar, \
    elevar, eliminar, empezar, emplear, emparejar, encontrar, enchufar, enfocar, enlazar, enviar, \
    escanear, escuchar, esperar, especificar, evitar, examinar, explorar, exportar, filtrar, finalizar, \
    firmar, formatear, forzar, fotografiar, girar, grabar, guardar, habilitar, hablar, importar, indicar, \
    informar, ingresar, iniciar, instalar, intentar, invitar, limitar, limpiar, liberar, llamar, llenar, \
    llevar, localizar, marcar, mejorar, mirar, modificar, mostrar, navegar, notificar, nombrar, ocultar, \
    olvidar, ordenar, otorgar, pagar, pasar, pausar, pegar, personalizar, postergar, preguntar, presionar, \
    probar, procurar, programar, proporcionar, publicar, pulsar, purgar, quitar, realizar, reactivar, \
    rebajar, recargar, rechazar, reconectar, recordar, recortar, recuperar, redactar, redimensionar, \
    reemplazar, registrar, regresar, reiniciar, reinstalar, reintentar, rellenar, renombrar, renovar, \
    repasar, reparar, reportar, reposicionar, repostar, reservar, respetar, restaurar, retirar, revisar, \
    rotar, sacar, salvar, seleccionar, señalar, silenciar, simplificar, sincronizar, solicitar, \
    solucionar, soltar, subsanar, teclear, terminar, tocar, tomar, trasladar, tratar, usar, utilizar, \
    vaciar, validar, verificar, vincular, visitar, visualizar, voltear, votar, acercar, alejar, apretar, \
    autentificar, alojar, entregar, expulsar, eyectar, identificar, inspeccionar, intercambiar, plantear, \
    preparar, presentar, rebobinar, reasignar, reconfigurar, reenviar, reformular, regenerar, reorganizar, \
    replantear, resetear, resintonizar, resaltar, remarcar, unificar, separar, sujetar, tapar, sintonizar, \
    depositar, encargar, cobrar, avanzar, enroscar, insertar, reanudar, lanzar, respaldar, gestionar, \
    combinar, fijar, clasificar, calificar, denunciar, inclinar, tirar, empujar, encuadrar, fusionar, \
    agrupar, anclar, recrear, memorizar, testear, arrancar, abreviar, revocar, evaluar, valorar, acelerar, \
    ahorrar, relanzar, anular, alternar, listar, estirar, reagrupar, migrar, cifrar, descifrar, encriptar, \
    desencriptar, montar, desmontar, conceder, encender, responder, resolver, volver, prender, esconder, \
    extender, comprender, devolver, proceder, retroceder, aprender, vender, meter, someter, emprender, \
    remover, interrumpir, descubrir, cubrir, emitir, abrir, reabrir, subir, escribir, inscribir, \
    suscribir, compartir, permitir, añadir, imprimir, definir, describir, reescribir, transmitir, remitir, \
    dividir, omitir, acudir, cumplir, expandir, descomprimir, comprimir, admitir, suprimir, redefinir, \
    recurrir, introducir, reintroducir, reducir, traducir, reproducir, hacer, rehacer, deshacer, poner, \
    reponer, exponer, ir, venir, salir, decir, obtener, mantener, retener, detener, tener en cuenta, \
    establecer, restablecer, reestablecer, permanecer, elegir, corregir, seguir, pedir, medir, repetir, \
    convertir, transferir, sustituir, incluir, excluir, concluir, distribuir, disminuir, extraer, traer, \
    oír, ver, leer, unir, dirigir, proteger, escoger, recoger, dar, confiar, conseguir, invertir, mover, \
    denegar, acceder, acórt*, actív*, actualíz*, actualíce*, adápt*, agrég*, ajúst*, apág*, asegúr*, \
    autentíc*, autentíque*, bórr*, cámbi*, cancél*, cárg*, ciérr*, colóc*, colóque*, complét*, compruéb*, \
    comuníc*, comuníque*, conéct*, configúr*, confírm*, consérv*, consúlt*, contáct*, cópi*, déj*, \
    desactív*, desbloqué*, descárg*, desconéct*, deslíz*, deslíce*, desinstál*, desmárc*, desmárque*, \
    desvincúl*, edít*, ejecút*, elimín*, enchúf*, envía*, escané*, expórt*, gír*, guárd*, habilít*, \
    impórt*, iníci*, instál*, intént*, límpi*, libér*, llám*, llév*, márc*, márque*, modifíc*, modifíque*, \
    pég*, pruéb*, púls*, quít*, recárg*, reconéct*, reempláz*, reempláce*, regístr*, reiníci*, reinstál*, \
    reintént*, rellén*, renómbr*, restáur*, retír*, revís*, sincroníz*, sincroníce*, tóc*, tóque*, \
    utilíz*, utilíce*, valíd*, verifíc*, verifíque*, vincúl*, acérc*, acérque*, identifíc*, identifíque*, \
    reenvía*, enciénd*, ábr*, súb*, escríb*, inscríb*, suscríb*, compárt*, permít*, añád*, créal*, créel*, \
    selecciónal*, selecciónel*, presiónal*, presiónel*, pásal*, pásel*, úsal*, úsel*, únete*, introdúc*, \
    introdúz*, elígel*, elíjal*, corrígel*, corríjal*, ponte en contacto, ponte, póngase, póngala, \
    póngalo, ponlo, ponla, ponlos, hazlo, hazla, hágalo, hágala, dile, dele, restabléc*, restablézc*, \
    abstente, absténgase, manténgal*, manténl*, mantente, manténgase, detenl*, deténgal*, obtenl*, vete, \
    váyase, búscal*, búsquel*, míral*, mírel*, léel*, léal*, síguenos, síguel*, pídel*, pídal*, \
    contáctenos, contáctanos, contáctame, comuníquese, comunícate, asegúrate, asegúrese, asegúrese de, \
    cerciórate, cerciórese, infórmanos, infórmenos, avísanos, avísenos, háznoslo, háganoslo, cuéntanos, \
    cuéntenos, tráigal*, intentalo, probalo, asegurate, conectate, comunicate, ponete, fijate, registrate, \
    suscribite, de verdad quieres, realmente quieres, realmente desea, realmente deseas, \
    seguro que quieres, seguro que desea, seguro que deseas, está seguro, está segura, estás seguro, \
    estás segura, confirmas, confirma que, vuelve a, vuelva a, volver a, entra en, entra a, entre en, \
    entre a, entre al, entra, entrar, haz clic, haga clic, hacer clic, ten cuidado, tenga cuidado, \
    trata de, trate de, tratar de, recuerda, recuerde, recuerda que, puede, debe, tiene que, quieres, \
    quiere, deseas, desea, te gustaría, le gustaría, querés, preferirías, prefieres, prefiere, prueba a, \
    pruebe a, pruebe con, prueba con, mejora tu, mejore su, muestra el, llévalo, lleva el, lleve el, \
    evita, recupera tu, recupere su, optar por, opta por, no olvides, no olvide, no te olvides, \
    no se olvide, no *ar, no *er, no *ir, no cierres, no cierre, no apagues, no apague, no desconectes, \
    no desconecte, no uses, no use, no utilices, no utilice, no compartas, no comparta, no elimines, \
    no elimine, no borres, no borre, no quites, no quite, no retires, no retire, no cambies, no cambie, \
    no modifiques, no modifique, no salgas, no salga, no reinicies, no reinicie, no toques, no toque, \
    no muevas, no mueva, no desinstales, no desinstale, no abras, no abra, no bloquees, no bloquee, \
    no dejes, no deje, no envíes, no envíe, no incluyas, no incluya, no introduzcas, no introduzca, \
    no escribas, no escriba, no te preocupes, no se preocupe, no interrumpas, no interrumpa, no canceles, \
    no cancele, no hagas, no haga, no pongas, no ponga, no intentes, no intente, no instales, no instale, \
    no extraigas, no extraiga, no actualices, no actualice, no dudes en, no dude en, no vuelvas a, \
    no vuelva a, no cerrés, no pulses, no pulse, no ingreses, no ingrese, iniciad, cerrad, comprobad, \
    introducid, probad, seleccionad, esperad, intentadlo, aseguraos, elegid, escribid, id a
    """,
  alsoNouns: """
    activa, apunta, baja, busca, carga, centra, comienza, completa, compra, consulta, copia, descarga, \
    empieza, encuentra, escucha, filtra, firma, graba, informa, limpia, llama, llena, marca, mejora, \
    muestra, oculta, ordena, paga, pasa, pausa, pregunta, prueba, programa, recarga, reporta, reserva, \
    rota, saca, salva, suelta, vacía, visita, vota, entrega, cobra, lanza, fija, denuncia, tira, anula, \
    lista, cifra, monta, suscribe, incluye, ajuste, cierre, corte, detalle, enfoque, enlace, importe, \
    informe, pase, recorte, reporte, reserve, toque, cobre, avance
    """,
  objects: """
    el, la, los, las, lo, un, una, unos, unas, tu, tus, su, sus, este, esta, estos, estas, esto, ese, esa, \
    esos, esas, otro, otra, otros, otras, nuestro, nuestra, cualquier, todo, toda, todos, todas, algún, \
    alguna, algunos, si, que, a, al, con, cada, más, menos, hasta, primero, solo
    """,
  requests: """
    puedes, podrás, podrías, podés, siempre puede, también puede, usted puede, aún puede, todavía puede, \
    debes, deberás, deberías, debés, tienes que, tenés que, tendrás que, usted debe, necesitas, \
    necesitarás, hay que, habrá que, hace falta que, se recomienda, se aconseja, se sugiere, \
    es recomendable, es aconsejable, es conveniente, conviene, te recomendamos, le recomendamos, \
    recomendamos, te aconsejamos, le aconsejamos, te sugerimos, le sugerimos, sugerimos, aconsejamos, \
    te invitamos a, le invitamos a, te rogamos que, le rogamos que, rogamos que, le pedimos que, \
    te pedimos que, es necesario que, es preciso que, es necesario *ar, es necesario *er, \
    es necesario *ir, es preciso *ar, es preciso *er, es preciso *ir, es necesario *arse, será necesario, \
    haga el favor de, basta con, solo tienes que, solo tiene que, quizá quieras, quizás quieras, \
    tal vez quieras, es posible *ar, es posible *er, es posible *ir, es posible que quieras, \
    es posible que tengas que, es posible que debas, es posible que deba, es posible que tenga que, \
    es posible que necesite, es posible que quiera, es posible que necesites, puede que tengas que, \
    puede que necesites, puede que quieras, te conviene, asegúrate, asegúrese
    """,
  undoings: """
    no es posible, es posible ser, es posible tener, es posible haber, es posible estar, es necesario ser, \
    es necesario estar, es necesario tener, es necesario haber, es necesario disponer, es necesario poner, \
    solo puedes, sólo puedes, solo puede, sólo puede, únicamente puedes, únicamente puede, ya puedes, \
    ya puede, ahora puedes, debes tener, debes haber, deberías tener, podrías tener, puedes tener, \
    podrías haber, podrías no, podrías perder, puedes perder
    """,
  leadIns: """
    y, e, o, u, luego, después, entonces, también, además, ahora, primero, antes, simplemente, solo, sólo, \
    por favor, porfavor, favor de, si no, de lo contrario, en caso contrario, en su lugar, en cambio, \
    alternativamente, o bien, bien, mejor, finalmente, por último, a continuación, seguidamente, pero, \
    así que, siempre, nuevamente, de nuevo, igualmente, amablemente, manualmente, solamente, únicamente, \
    como alternativa, quizás, quizá, tal vez, por tanto, por lo tanto
    """,
  openings: """
    por favor, porfavor, pero, así que, por lo que, si no, de lo contrario, en caso contrario, luego, \
    por tanto, por lo tanto, favor de
    """,
  conditions: """
    si, cuando, una vez, una vez que, después de, después, tras, antes de, antes, para, para que, \
    a fin de, con el fin de, hasta, hasta que, mientras, a menos que, a no ser que, salvo que, \
    siempre que, siempre y cuando, en caso de, en caso de que, en el caso de, por si, si quieres, \
    si quiere, si desea, si deseas, si te gustaría, si puedes, si puede, si necesitas, si debes, \
    si tienes que, si prefieres, si prefiere, tan pronto como, en cuanto, cada vez que
    """,
  reasons: """
    porque, debido a, debido al, a causa de, a causa del, por causa de, ya que, puesto que, dado que, \
    pues, por culpa de, por falta de, por un error, por un problema, por un fallo, por un conflicto, \
    por no, por demasiad*, por exceso de, en vista de, por haber
    """,
  retries: """
    inténtalo de nuevo, inténtelo de nuevo, inténtalo nuevamente, inténtelo nuevamente, \
    inténtalo otra vez, inténtelo otra vez, inténtalo, inténtelo, inténtalo más tarde, \
    inténtelo más tarde, inténtalo una vez más, intenta de nuevo, intente de nuevo, intenta nuevamente, \
    intente nuevamente, intenta otra vez, intente otra vez, intentar de nuevo, intentar nuevamente, \
    intentar otra vez, intenta más tarde, intente más tarde, intentalo de nuevo, intentalo nuevamente, \
    intentalo otra vez, intentalo más tarde, intentalo, intentarlo de nuevo, intentarlo otra vez, \
    intentarlo más tarde, intentarlo nuevamente, intentarlo, intentad de nuevo, intentadlo de nuevo, \
    intentadlo, vuelve a intentarlo, vuelva a intentarlo, volver a intentarlo, vuelve a intentar, \
    vuelva a intentar, volver a intentar, vuelve a probar, vuelva a probar, volver a probar, \
    volvé a intentarlo, volvé a intentar, volved a intentarlo, vuélvelo a intentar, vuélvalo a intentar, \
    prueba de nuevo, pruebe de nuevo, prueba otra vez, pruebe otra vez, prueba nuevamente, \
    pruebe nuevamente, prueba más tarde, pruebe más tarde, probar de nuevo, probar otra vez, \
    probá de nuevo, pruébalo de nuevo, pruébelo de nuevo, prueba una vez más, reintenta, reintente, \
    reintentar, reintentarlo, reinténtalo, reinténtelo, reintentá, repite la operación, \
    repita la operación, repetir la operación, repite el intento, haz otro intento, haga otro intento, \
    realiza otro intento, espera, espere, esperar, esperá, espera a, espere a, espérate, aguarda, aguarde, \
    aguardar, ten paciencia, tenga paciencia, vuelve más tarde, vuelva más tarde, vuelve luego, \
    vuelva luego, vuelve pronto, vuelve en unos minutos, regresa más tarde, regrese más tarde, \
    volver más tarde
    """,
  laters: """
    más tarde, más adelante, de nuevo, nuevamente, otra vez, una vez más, luego, después, pronto, \
    en breve, en un momento, en unos momentos, en unos minutos, en unos instantes, en un rato, \
    en un minuto, en unos segundos, dentro de un momento, dentro de unos minutos, dentro de un rato, \
    dentro de poco, dentro de unos instantes, dentro de unos segundos, dentro de unas horas, \
    pasados unos minutos, en otro momento, ahora, un momento, unos momentos, unos minutos, unos instantes, \
    unos segundos, un rato, un poco, un minuto, unas horas, transcurridos unos minutos, \
    al cabo de unos minutos, al rato, un tiempo, algún tiempo, algo de tiempo, después de un rato, \
    después de un tiempo, en unas horas, en algunos minutos, algunos minutos, próximamente, inmediatamente
    """,
  functionWords: """
    el, la, los, las, lo, un, una, unos, unas, al, del, de, a, en, con, sin, por, para, desde, hacia, \
    hasta, sobre, entre, según, contra, bajo, ante, tras, mediante, vía, durante, excepto, salvo, cerca, \
    fuera, dentro, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, aquella, mi, mis, tu, \
    tus, su, sus, nuestro, nuestra, nuestros, nuestras, vuestro, vuestra, suyo, suya, tuyo, yo, tú, vos, \
    usted, ustedes, él, ella, ello, ellos, ellas, nosotros, vosotros, me, te, se, nos, os, le, les, sí, \
    consigo, contigo, mí, que, qué, quien, quién, cual, cuál, cuyo, cuya, donde, dónde, cuando, como, \
    cómo, cuánto, porqué, y, e, o, u, ni, pero, sino, aunque, no, nunca, jamás, nadie, ningún, ninguno, \
    ninguna, tampoco, todo, toda, todos, todas, cada, cualquier, cualquiera, algún, alguna, alguno, \
    algunos, algunas, otro, otra, otros, otras, mismo, misma, mismos, mismas, tal, tales, varios, varias, \
    más, menos, muy, mucho, mucha, poco, tan, tanto, demasiado, también, además, ya, aún, todavía, \
    siempre, ahora, actualmente, aquí, ahí, allí, solo, sólo, solamente, únicamente, entonces, así, bien, \
    quizá, quizás, tal vez, casi, incluso, lamentablemente, desafortunadamente, desgraciadamente, \
    sin embargo, no obstante, por desgracia, parece, parecen, parecer, sido, por ahora, por el momento, \
    en este momento, en estos momentos, momento, debido, ser, es, son, era, eran, fue, fueron, será, \
    serán, sería, sea, sean, siendo, soy, eres, somos, está, están, estaba, estaban, estuvo, estar, \
    estado, estará, estarán, esté, estén, estás, estamos, estoy, haber, ha, han, has, hemos, he, había, \
    habían, hubo, hay, habrá, haya, hayan, hayas, habría, habido, habiendo, poder, puede, pueden, puedo, \
    podemos, pudo, pudieron, pudimos, pude, podido, podía, podrá, podrán, podría, podrían, pueda, puedan, \
    pudiera, puedas, deber, debe, deben, debería, deberían, debía, deberá, deberán, tener, tiene, tienen, \
    tengo, tenemos, tenía, tuvo, tenga, tengan, tengas, tienes, tendrá, hacer, hace, hacen, hizo, hecho, \
    va, van, vamos, voy, iba, deseas, querés, te gustaría, le gustaría, prefieres, prefiere, necesita, \
    necesitan, requiere, requieren, gracias por, quieres, quiere, desea, lograr, logró, logrado, logramos, \
    conseguir, conseguido, consiguió, intentar, intentarlo, seguir, sigue, siguen, siguiendo, querer, \
    volver, vez, veces, uno, dos, dispone, disponen, dispones, solo puede, puede que, puede ser, \
    puede deberse, puede haber, puede estar, puede tardar, puede tener, puede contener, puede que no, \
    puede ocurrir, puede suceder, puede llevar, puede provocar, puede causar, puede afectar, \
    puede resultar, puede variar, puede durar, puede incluir, puede producirse, podría ser, podría haber, \
    podría deberse, debe ser, debe tener, debe contener, debe estar, debe coincidir, debe incluir, \
    debe comenzar, debe haber, debe empezar, debe terminar, debe deberse, debe constar, no puedes, \
    no podrás, no podrías, no debes, no deberías, no necesitas, no tienes que, no tiene que, \
    no hace falta que, no puede, no pueden, no debe, no deben, debes ser, debes estar, debes haber, \
    tienes que ser, tienes que estar, necesitas ser, necesitas estar, acerca de, respecto a, podríamos, \
    deberíamos, tendríamos, habríamos, seríamos, serían, habrían, tendrían, habéis, sois, estáis, \
    no poder, no haber, no ser, no estar, no tener, no hay que, uno o más, uno o varios
    """,
  genericWords: """
    algo, nada, cosa, mal, salió, salido, salir, ido, fue mal, ocurrió, ocurrido, ocurrida, ocurridos, \
    ocurre, ocurrir, producido, producida, producidos, produjo, produce, producir, producirse, sucedió, \
    sucedido, suceder, pasó, pasado, pasada, pasando, surgido, surgió, encontrado, encontrada, \
    encontrados, encontradas, encontró, encontraron, encontramos, encuentra, encuentran, encontrar, \
    hallado, hallada, halló, presentado, presentó, detectado, detectada, detectó, conocido, conocida, \
    desconocid*, inesperad*, inesperadamente, imprevist*, inusual, anormal, interno, interna, internos, \
    general, generales, genérico, genérica, común, comunes, no especificad*, no identificad*, \
    no controlad*, sin especificar, especificado, indeterminad*, inválid*, válido, válida, válidos, \
    válidas, ilegal, ilegales, incorrect*, erróne*, mala, malo, operación, operaciones, solicitud, \
    solicitudes, solicitado, solicitada, petición, peticiones, requerimiento, acción, acciones, proceso, \
    procesos, procesar, procesado, procesada, procesando, procesarse, procesamiento, tarea, \
    completar, completado, completada, completarse, completó, completo, completa, realizar, realizado, \
    realizada, realizarse, realizó, ejecutar, ejecutado, ejecutada, ejecución, ejecutarse, ejecutando, \
    efectuar, efectuado, efectuada, llevar a cabo, llevado a cabo, manejar, manejado, gestionar, \
    gestionado, comando, posible, posibles, imposible, imposibles, fatal, crítico, crítica, grave, graves, \
    serio, seria, mayor, menor, sistema, técnico, técnica, técnicos, técnicas, temporal, temporales, \
    temporalmente, momentáneamente, motivo, motivos, razón, razones, detalle, detalles, causa, causas, \
    información, info, mensaje, dato, datos, entrada, valor, valores, parámetro, parámetros, argumento, \
    argumentos, resultado, resultados, recurso, recursos, objeto, elemento, elementos, ítem, respuesta, \
    respuestas, servidor, servidores, servicio, servicios, red, redes, aplicación, aplicaciones, app, \
    programa, función, devuelto, devuelta, devolvió, devuelve, recibido, recibida, recibió, recibir, \
    recibidos, obtener, obtenido, obtenida, obtenerse, obtuvo, obteniendo, disponible, disponibles, \
    indisponible, acceso, acceder, accedido, denegad*, cargar, carga, cargado, cargada, cargados, \
    cargando, cargarse, cargó, funcionar, funciona, funcionan, funcionó, funcionando, funcionado, \
    funcionamiento, correctamente, adecuadamente, debidamente, exitoso, exitosa, exitosamente, éxito, \
    con éxito, satisfactoriamente, fallid*, falló, fallado, fallaron, falla, fallar, fallando, fallo, \
    fallos, fallas, terminar, terminado, terminada, terminó, finalizar, finalizado, finalizada, finalizó, \
    concluir, concluido, acabar, buscar, buscas, buscabas, busca, buscando, buscado, por nuestra parte, \
    de nuestra parte, de nuestro lado, en nuestro lado, forma, manera, inacabad*, esperar, esperando, \
    espera, esperaba
    """,
  errorNouns: """
    error, errores, problema, problemas, excepción, excepciones, incidencia, incidencias, incidente, \
    incidentes, avería, inconveniente, inconvenientes, contratiempo, dificultad, dificultades, bug, \
    código de error, mensaje de error, error del sistema, error de sistema, equivocación, anomalía, \
    problemas para, problema para, dificultades para, inconvenientes para
    """,
  links: """
    al, mientras, cuando, durante, tratando, intentando, al intentar, al tratar de, intento de, \
    el intento, tratar de, intentar, impidió, impide, impedido, ha impedido, provocó, causó, causado, \
    en el proceso de, con, a la hora de, en el momento de, con el, con la, con tu, con su, leyendo, \
    cargando, guardando, enviando, obteniendo, abriendo, creando, actualizando, descargando, eliminando, \
    procesando, conectando, accediendo, escribiendo, sincronizando, importando, exportando, no se pudo, \
    no se pudieron, no se ha podido, no se han podido, no se puede, no se pueden, no pudo, no pudieron, \
    no ha podido, no han podido, no hemos podido, no pudimos, no podemos, no es posible, no fue posible, \
    no ha sido posible, no se podrá, no se podrán, no se ha, no se han, problemas para, problema para, \
    dificultades para, inconvenientes para
    """,
  actions: """
    ya no, sincronización, descarga, subida, guardado, envío, eliminación, creación, apertura, \
    importación, exportación, restauración, copia, actualización, instalación, desinstalación, lectura, \
    escritura, impresión, recuperación, carga, publicación, inscripción, registro, conversión, activación, \
    desactivación, modificación, restablecimiento, inicio, análisis, transferencia, visualización, \
    selección, descodificación, decodificación, inicialización, extracción, compresión, verificación, \
    borrado, ejecución, copia de seguridad, copias de seguridad
    """,
  predicates: """
    no, es, son, está, están, fue, fueron, ha, han, hemos, hay, hubo, había, será, serán, puede, pueden, \
    pudo, pudieron, podido, pudimos, podría, debe, deben, tiene, tienen, falta, faltan, fallid*, falló, \
    fallado, ha fallado, fallaron, denegad*, rechazad*, cancelad*, abortad*, interrumpid*, caducad*, \
    expirad*, vencid*, agotad*, bloquead*, deshabilitad*, desactivad*, requerid*, obligatori*, necesari*, \
    incomplet*, insuficiente, insuficientes, dañad*, corrupt*, ilegible, ilegibles, vacío, vacía, \
    demasiado, demasiada, demasiados, demasiadas, muy, perdid*, desconocid*, inválid*, incorrect*, error, \
    errores, problema, imposible, inaccesible, sin, en curso, en proceso, límite, ningún, ninguna, \
    no encontrad*, excedid*, superad*, alcanzad*, completad*, finalizad*, terminad*, inesperad*, \
    incompatible, sido, nunca, era, dejó, caducó, expiró, no se pudo, no se pudieron, no se ha podido, \
    no se han podido, no se puede, no se pueden, no pudo, no pudieron, no ha podido, no han podido, \
    no hemos podido, no pudimos, no podemos, no es posible, no fue posible, no ha sido posible, \
    no se podrá, no se podrán, no se ha, no se han
    """,
  requirements: """
    debe, deben, debe ser, deben ser, debe tener, debe contener, debe incluir, tiene que, tienen que, \
    ha de, al menos, como mínimo, como máximo, por lo menos, a lo sumo, mínimo, máximo, máxima, no debe, \
    no deben, no puede estar vacío, no puede estar vacía, no puede estar en blanco, no puede superar, \
    no puede exceder, no puede tener más, no puede contener, obligatori*, requerid*, necesari*, \
    demasiado cort*, demasiado larg*, demasiado grande, demasiado grandes, demasiado pequeñ*, demasiado, \
    demasiados, demasiadas, muy cort*, muy larg*, muy grande, muy pequeñ*, entre, o más, o menos, solo, \
    sólo, únicamente, es necesario, es necesaria, se requiere, se requieren
    """,
  failures: """
    no se pudo, no se pudieron, no se ha podido, no se han podido, no se puede, no se pueden, no puede, \
    no pueden, no pudo, no ha podido, no hemos podido, no fue posible, no es posible, imposible, falló, \
    fallid*, fallo, fallos, ha fallado, han fallado, falla, error, errores, problema, no encontrad*, \
    no se encontró, no se ha encontrado, algo salió mal, algo ha ido mal, algo fue mal, denegad*, \
    rechazad*, no disponible, no disponibles, no válid*, inválid*
    """,
  successes: """
    éxito, con éxito, listo, todo listo, hecho, guardad*, enviad*, completad*, finalizad*, terminad*, \
    felicidades, enhorabuena, correctamente, satisfactoriamente, exitosamente, ya está, perfecto, añadid*, \
    agregad*
    """,
  successWords: "correctamente, con éxito, exitosamente",
  reservations: """
    no, ningún, ninguna, ninguno, nunca, jamás, solo, sólo, solamente, únicamente, parcialmente, en parte, \
    imposible, fallo, fallid*, antes, hasta, hasta que, a menos que, salvo, excepto, una vez, si, cuando, \
    después, tras, pero, sin, mientras
    """,
  passing: """
    no se pudo, no se pudieron, no se ha podido, no se han podido, no pudo, no pudieron, no ha podido, \
    no han podido, no hemos podido, no pudimos, no he podido, no fue posible, no ha sido posible, \
    no se logró, no se ha logrado, no se consiguió, no se completó, no se ha completado
    """,
  lasting: """
    no se puede, no se pueden, no puede, no pueden, no puedes, no podemos, no es posible, no será posible, \
    no podrá, no podrán, no podrás, no se podrá, no se podrán, ya no, nunca, jamás, no será, no serán, \
    definitivamente, permanentemente
    """,
  whens: """
    en unos minutos, en unos segundos, en unos instantes, en un momento, en una hora, en unas horas, \
    dentro de unos minutos, dentro de unas horas, mañana, automáticamente, minuto, minutos, hora, horas, \
    segundo, segundos, día, días, en cuanto, tan pronto como, cuando, una vez, una vez que, hasta, \
    hasta que, dentro de, en breve, pronto, próximamente, esta noche, cada, todos los, todas las, semana, \
    semanas, mientras
    """,
  helpers: """
    soporte, soporte técnico, asistencia, asistencia técnica, servicio técnico, servicio de asistencia, \
    servicio de ayuda, atención al cliente, servicio al cliente, servicio de atención, centro de ayuda, \
    administrador, administradora, administradores, tu banco, su banco, el banco, banco, tu operador, \
    operador, operadora, proveedor, tu proveedor, contáctanos, contáctenos, \
    ponte en contacto con nosotros, póngase en contacto con nosotros, en contacto con nosotros, \
    escríbenos, escríbanos, llámanos, llámenos, la tienda, tu centro educativo, tu escuela, \
    tu organización, su organización, tu empresa, departamento de informática, desarrollador, \
    desarrolladora, desarrolladores
    """,
  blames: """
    has olvidado, ha olvidado, olvidaste, te olvidaste, te has olvidado, se ha olvidado, has introducido, \
    ha introducido, introdujiste, has ingresado, ha ingresado, ingresaste, has escrito, ha escrito, \
    escribiste, has tecleado, ha tecleado, no has, usted no ha, has cometido, ha cometido un error, \
    cometiste, te has equivocado, te equivocaste, se ha equivocado, has fallado, fallaste, tu error, \
    su error, tu culpa, su culpa, por tu culpa, has proporcionado, proporcionaste, deberías haber, \
    debería haber, elegiste mal, has elegido mal, usaste un, no introdujiste, no ingresaste, no escribiste
    """,
  alarms: """
    fatal, fatales, catastrófic*, catástrofe, ilegal, ilegales, abortar, abortad*, abortando, abortó, \
    matar, matado, prohibid*, violación, violaciones, violado, pánico, corrupt*, desastre, desastros*, \
    gravísimo
    """,
  jokes: """
    ups, uups, oops, uy, huy, vaya hombre, ay, oh no, oh, caramba, caray, madre mía, hala, mecachis, \
    híjole, órale, chispas, rayos, recórcholis, yupi, hurra, viva, houston, ejem, hmm, epa, upa, ostras, \
    whoops, jo, eh
    """,
  courtesies: """
    lo sentimos, lo siento, sentimos, lo sentimos mucho, lo lamentamos, lamentamos, perdón, perdona, \
    perdone, disculpa, disculpe, disculpen, disculpas, nuestras disculpas, pedimos disculpas, \
    te pedimos disculpas, le pedimos disculpas, rogamos disculpe, disculpe las molestias, \
    disculpa las molestias, sentimos las molestias, lamentamos las molestias, perdona las molestias, \
    perdonen las molestias, gracias, muchas gracias, las molestias, los inconvenientes, molestias
    """,
  buttons: "botón, botones",
  controls: "enlace, enlaces, campo, campos, casilla, casillas, icono, ícono, iconos, flecha",
  places: """
    de abajo, de arriba, abajo, arriba, más abajo, más arriba, inferior, superior, a continuación, \
    de la izquierda, de la derecha, a la izquierda, a la derecha, izquierdo, derecho, inferior derecho, \
    superior derecho, inferior izquierdo, superior izquierdo, en la parte superior, en la parte inferior
    """,
  colors: """
    rojo, roja, rojos, rojas, verde, verdes, azul, azules, amarillo, amarilla, amarillos, amarillas, \
    naranja, gris, grises, en rojo, en verde, en azul, en amarillo, marcado en rojo, marcados en rojo
    """,
  clicks: "haz clic, haga clic, hacer clic, haz doble clic, haga doble clic, clica, clique",
  taps: "toca, toque, pulsa con el dedo",
  chooses: "elige, elija, selecciona, seleccione, pulsa, pulse",
  agreements: "De acuerdo, Vale, Entendido",
  answers: "Sí, No",
  heres: "Haz clic aquí, Haga clic aquí, Clic aquí, Toca aquí, Pulsa aquí, Aquí",
  plainWords: [
    ("ilegal", "no permitido"),
    ("prohibid", "no permitido"),
    ("corrupt", "dañado"),
    ("abortad matad", "detenido")
  ])
