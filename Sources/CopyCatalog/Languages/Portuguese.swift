/// Portuguese: an instruction begins with the imperative of você (“Verifique a ligação”), in familiar copy
/// of tu (“Verifica”), with what hangs on to it by a hyphen (“Certifique-se”), or with the infinitive. “Por
/// favor” stands before it. Both standards are here: “salve” and “guarde”, “registre” and “registe”,
/// “conosco” and “connosco”.
let portuguese = Language(
  "pt", shape: "Não foi possível ⟨ação⟩ porque ⟨causa⟩. ⟨O que fazer⟩.",
  instructions: """
    não tire, não feche, não desligue, não remova, não use, não utilize, não saia, não apague, não exclua, \
    não elimine, não desconecte, não compartilhe, não partilhe, não reinicie, não interrompa, não mova, \
    não altere, não abra, não ignore, não envie, não instale, não conecte, não ligue, não grave, \
    não retire, não toque, não cancele, não digite, não insira, não bloqueie, não deixe, não faça, \
    não tente, não clique, abaixe, abandone, aceite, acesse, acione, adapte, adicione, adote, afaste, \
    agende, aguarde, agregue, alargue, alinhe, altere, amplie, analise, anexe, anote, apague, aperte, \
    aplique, aponte, aprove, aproxime, arquive, arranje, arraste, arrume, assegure, assine, assinale, \
    associe, ative, active, atualize, actualize, aumente, autentique, autorize, avalie, avance, avise, \
    baixe, bloqueie, busque, cadastre, calibre, cancele, capture, carregue, centralize, certifique, \
    cheque, chame, clique, cole, coloque, comente, compacte, compare, compartilhe, compense, complete, \
    compre, comunique, conecte, configure, confirme, conserve, considere, consulte, contacte, contate, \
    continue, contrate, copie, crie, deixe, delete, deposite, desabilite, desative, desactive, \
    desbloqueie, descarregue, descarte, descompacte, desconecte, desemparelhe, desinstale, deslize, \
    desligue, desloque, desmarque, desselecione, desvincule, digitalize, digite, duplique, edite, efetue, \
    efectue, ejete, eleve, elimine, emparelhe, empregue, encaixe, encaminhe, encerre, encurte, enderece, \
    entregue, envie, escaneie, escute, especifique, espere, esvazie, examine, execute, exporte, fale, \
    feche, filtre, finalize, fixe, foque, formate, force, fotografe, gire, guarde, habilite, identifique, \
    importe, inicie, informe, ingresse, inicialize, instale, inspecione, integre, investigue, junte, \
    levante, leve, libere, liberte, ligue, limpe, localize, mande, marque, melhore, migre, minimize, \
    modifique, monte, mostre, mude, navegue, nomeie, oculte, opte, organize, pague, pareie, pause, \
    personalize, pesquise, plugue, prepare, pressione, priorize, procure, programe, publique, purgue, \
    puxe, reabilite, reative, reagende, realize, rebaixe, recadastre, recalibre, recarregue, recomece, \
    reconecte, reconfigure, recorte, recupere, recrie, redigite, redimensione, redirecione, reenvie, \
    regresse, registe, registre, reinicie, reinicialize, reinstale, religue, remarque, renomeie, renove, \
    repare, reporte, reposicione, resete, reserve, respeite, restaure, retire, retome, retorne, revise, \
    revogue, revalide, rode, salve, selecione, seleccione, separe, sinalize, sincronize, solicite, \
    solucione, solte, tente, tecle, termine, tire, toque, tome, troque, use, utilize, valide, verifique, \
    vincule, vire, visite, visualize, volte, vote, zere, partilhe, apoie, desvie, silencie, acrescente, \
    contorne, comece, relate, requisite, gerencie, combine, agrupe, classifique, denuncie, mescle, ancore, \
    segure, largue, adie, postergue, enquadre, endireite, recoloque, espelhe, reembolse, anule, agite, \
    incline, desassine, aproveite, interrompa, descubra, emita, adquira, restabeleça, cubra, abra, aceda, \
    acenda, atenda, atribua, conceda, conclua, confira, converta, corrija, dê, defina, desça, desfaça, \
    diminua, dirija, distribua, divida, diga, encha, esconda, escreva, esqueça, estabeleça, estenda, \
    exclua, expanda, extraia, faça, forneça, imprima, inclua, inscreva, insira, introduza, inverta, vá, \
    leia, mantenha, meça, mexa, mova, obtenha, omita, ouça, permaneça, permita, ponha, preencha, prima, \
    prenda, proteja, reabra, redefina, reduza, reescreva, reinsira, reintroduza, remeta, remova, repita, \
    reponha, reproduza, resolva, responda, restrinja, reúna, reveja, saia, siga, suba, submeta, subscreva, \
    substitua, suspenda, traduza, transfira, transmita, traga, veja, venha, recorra, cumpra, garanta, \
    prossiga, assista, insista, devolva, varra, bata, comprima, descomprima, encolha, exiba, interaja, \
    abaixar, abandonar, aceitar, acertar, acessar, acionar, adaptar, adicionar, adotar, afastar, agendar, \
    aguardar, agregar, ajustar, alargar, alinhar, alterar, ampliar, analisar, anexar, anotar, apagar, \
    apertar, aplicar, apontar, aprovar, aproximar, arquivar, arranjar, arrastar, arrumar, assegurar, \
    assinar, assinalar, associar, ativar, activar, atualizar, actualizar, aumentar, autenticar, autorizar, \
    avaliar, avançar, avisar, baixar, bloquear, buscar, cadastrar, calibrar, cancelar, capturar, carregar, \
    centralizar, certificar, checar, chamar, clicar, colar, colocar, comentar, compactar, comparar, \
    compartilhar, compensar, completar, comprar, comunicar, conectar, configurar, confirmar, conservar, \
    considerar, consultar, contactar, contatar, continuar, contratar, controlar, copiar, cortar, criar, \
    deixar, deletar, depositar, desabilitar, desativar, desactivar, desbloquear, descarregar, descartar, \
    descompactar, desconectar, desemparelhar, desinstalar, deslizar, desligar, deslocar, desmarcar, \
    desselecionar, desvincular, detalhar, digitalizar, digitar, duplicar, editar, efetuar, efectuar, \
    ejetar, elevar, eliminar, emparelhar, empregar, encaixar, encaminhar, encerrar, encurtar, endereçar, \
    entrar, entregar, enviar, escanear, escutar, especificar, esperar, esvaziar, evitar, examinar, \
    executar, exportar, facilitar, falar, fechar, filtrar, finalizar, fixar, focar, formatar, forçar, \
    fotografar, girar, gravar, guardar, habilitar, identificar, importar, iniciar, informar, ingressar, \
    inicializar, instalar, inspecionar, integrar, investigar, juntar, lançar, lembrar, levantar, levar, \
    liberar, libertar, ligar, limitar, limpar, localizar, mandar, marcar, melhorar, migrar, minimizar, \
    modificar, montar, mostrar, mudar, navegar, nomear, notar, ocultar, olhar, optar, ordenar, organizar, \
    pagar, parear, pausar, pensar, personalizar, pesquisar, plugar, poupar, postar, preparar, pressionar, \
    priorizar, procurar, programar, provar, publicar, purgar, puxar, reabilitar, reativar, reagendar, \
    realizar, rebaixar, recadastrar, recalibrar, recarregar, recomeçar, reconectar, reconfigurar, \
    recortar, recuperar, recriar, redigitar, redimensionar, redirecionar, reenviar, registar, registrar, \
    reiniciar, reinicializar, reinstalar, religar, remarcar, renomear, renovar, reparar, reportar, \
    reposicionar, resetar, reservar, respeitar, restaurar, resgatar, retirar, retomar, retornar, revisar, \
    revogar, revalidar, rodar, salvar, selecionar, seleccionar, separar, sinalizar, sincronizar, \
    solicitar, solucionar, soltar, tentar, teclar, terminar, testar, tirar, tocar, tomar, trocar, usar, \
    utilizar, validar, verificar, vincular, virar, visitar, visualizar, voltar, votar, zerar, partilhar, \
    apoiar, desviar, silenciar, acrescentar, contornar, começar, relatar, requisitar, gerenciar, combinar, \
    agrupar, classificar, denunciar, mesclar, ancorar, segurar, largar, adiar, postergar, enquadrar, \
    endireitar, recolocar, espelhar, reembolsar, anular, agitar, inclinar, desassinar, aproveitar, gerir, \
    interromper, descobrir, emitir, adquirir, restabelecer, fundir, cobrir, abrir, aceder, acender, \
    atender, atribuir, conceder, concluir, conferir, converter, corrigir, dar, definir, descer, desfazer, \
    diminuir, dirigir, distribuir, dividir, dizer, encher, escolher, esconder, escrever, esquecer, \
    estabelecer, estender, excluir, expandir, extrair, fazer, fornecer, imprimir, incluir, inscrever, \
    inserir, introduzir, inverter, ir, ler, manter, medir, mexer, mover, obter, omitir, ouvir, pedir, \
    perguntar, permanecer, permitir, pôr, preencher, premir, prender, proteger, reabrir, recolher, \
    redefinir, reduzir, reescrever, reinserir, reintroduzir, remeter, remover, repetir, repor, reproduzir, \
    resolver, responder, restringir, reunir, rever, sair, seguir, subir, submeter, subscrever, substituir, \
    suspender, traduzir, transferir, transmitir, trazer, unir, ver, vir, recorrer, cumprir, garantir, \
    prosseguir, assistir, insistir, devolver, varrer, bater, comprimir, descomprimir, encolher, exibir, \
    interagir, abaixa, abandona, aceita, acessa, aciona, adapta, adiciona, adota, afasta, aguarda, agrega, \
    ajusta, alarga, alinha, altera, amplia, analisa, anexa, anota, apaga, aperta, aplica, aprova, \
    aproxima, arquiva, arranja, arrasta, arruma, assegura, assina, associa, atualiza, actualiza, aumenta, \
    autentica, autoriza, avalia, avança, avisa, baixa, bloqueia, cadastra, calibra, cancela, centraliza, \
    certifica, checa, chama, clica, coloca, compacta, compara, compartilha, compensa, comunica, conecta, \
    configura, confirma, considera, contacta, contata, contrata, controla, corta, cria, deleta, deposita, \
    desabilita, desativa, desactiva, desbloqueia, descarrega, descarta, descompacta, desconecta, \
    desemparelha, desinstala, desliza, desliga, desloca, desmarca, desseleciona, desvincula, digitaliza, \
    digita, duplica, edita, efetua, efectua, ejeta, eleva, elimina, emparelha, emprega, encaixa, \
    encaminha, encerra, encurta, endereça, envia, escaneia, escuta, especifica, esvazia, evita, examina, \
    executa, exporta, fecha, filtra, finaliza, foca, formata, fotografa, gira, guarda, habilita, \
    identifica, importa, inicia, informa, ingressa, inicializa, instala, inspeciona, integra, investiga, \
    junta, libera, liberta, liga, localiza, manda, migra, minimiza, modifica, muda, navega, nomeia, opta, \
    organiza, paga, pareia, personaliza, pluga, prepara, pressiona, prioriza, publica, purga, puxa, \
    reabilita, reativa, reagenda, realiza, rebaixa, recadastra, recalibra, recarrega, recomeça, reconecta, \
    reconfigura, recorta, recupera, recria, redigita, redimensiona, redireciona, reenvia, regressa, \
    regista, registra, reinicia, reinicializa, reinstala, religa, remarca, renomeia, renova, repara, \
    reporta, reposiciona, reseta, respeita, restaura, resgata, retira, revisa, revoga, revalida, salva, \
    seleciona, selecciona, sinaliza, sincroniza, solicita, soluciona, tenta, termina, testa, usa, utiliza, \
    valida, verifica, vincula, visualiza, zera, partilha, apoia, desvia, silencia, acrescenta, começa, \
    requisita, gerencia, combina, agrupa, classifica, mescla, ancora, segura, larga, adia, posterga, \
    enquadra, endireita, recoloca, espelha, reembolsa, agita, inclina, desassina, aproveita, interrompe, \
    descobre, emite, adquire, restabelece, abre, acede, acende, atribui, confere, corrige, define, desfaz, \
    diminui, dirige, distribui, divide, enche, escolhe, esconde, escreve, estabelece, estende, exclui, \
    extrai, imprime, insere, introduz, inverte, lê, mede, mexe, move, omite, ouve, pede, preenche, prende, \
    protege, reabre, recolhe, redefine, reduz, reescreve, reinsere, reintroduz, remete, remove, repete, \
    repõe, reproduz, resolve, responde, revê, submete, subscreve, substitui, suspende, traduz, transfere, \
    transmite, vê, devolve, comprime, descomprime, *e-o, *e-a, *e-os, *e-as, *e-nos, *e-se, *e-lhe, *e-me, \
    *e-te, *a-te, *a-o, *a-as, *a-os, *a-nos, *a-lo, *á-lo, *ê-lo, *i-lo, *á-la, *ê-la, *á-los, *á-las, \
    *ê-los, *ar-se, *er-se, *ir-se, insira-o, insira-a, dirija-se, inscreva-se, mantenha-se, ponha-se, \
    conecte-se, certifique-se, tem certeza, tem a certeza, tens a certeza, realmente deseja, saiba mais, \
    sabe mais, saiba como, posicione, posicionar, limite a, limite o, mantém o, mantém a, nos avise, \
    nos informe, nos contate, nos contacte, nos conte, nos diga, nos envie, nos ajude, nos escreva, \
    nos mande, me avise, se certifique, entre em, entre em contato, entre em contacto, entre com, \
    entre na, entre no, entre novamente, entre de novo, entre outra vez, entre para, entre primeiro, \
    entra em, entra na, entra no, entra novamente, saia da, saia do, vai a, vai às, vai aos, vai para, \
    sai da, sai do, faz, faz o, diz-nos, põe, dá, dá acesso, dá permissão, passe-o, passe o, passe a, \
    passe para, tenha certeza, tenha em atenção, tenha cuidado, lembre-se, lembre-se de, lembra-te, \
    note que, pense em, evite, segue, segue os, segue as, prove, mude para, pode, deve, tem de, tem que, \
    precisa, precisa de, podes, deves, deseja, desejas, quer, queres, gostaria, gostarias, prefere, \
    preferes, que tal, não deixe de, não se esqueça, não te esqueças, não se preocupe, não te preocupes, \
    não hesite em, não hesites em, não feches, não desligues, não uses, não partilhes, não elimines, \
    não apagues, não saias, não alteres, não mude, não modifique, não desinstale, não inclua, \
    não introduza, não escreva, não coloque, não atualize, não pressione, não esqueça, não volte, \
    não carregue, não termine, não encerre, não preencha, não selecione, não fechar, não desligar, \
    não desconectar, não usar, não utilizar, não partilhar, não compartilhar, não eliminar, não apagar, \
    não excluir, não remover, não retirar, não alterar, não modificar, não sair, não reiniciar, não tocar, \
    não mover, não desinstalar, não abrir, não enviar, não incluir, não interromper, não cancelar, \
    não esquecer, experimente, experimenta, experimentar
    """,
  alsoNouns: """
    ajuste, controle, corte, detalhe, lance, poste, resgate, teste, funda, escolha, peça, recolha, agenda, \
    ativa, activa, busca, captura, carrega, completa, compra, consulta, continua, copia, detalha, entrega, \
    espera, fala, fixa, força, limpa, marca, monta, oculta, pausa, pesquisa, posta, procura, programa, \
    reserva, retoma, retorna, solta, tecla, toca, troca, visita, volta, vota, relata, denuncia, anula, \
    desce
    """,
  objects: """
    o, a, os, as, um, uma, uns, umas, seu, sua, seus, suas, teu, tua, teus, tuas, este, esta, estes, \
    estas, isto, esse, essa, isso, outro, outra, outros, outras, nosso, nossa, qualquer, todo, toda, \
    todos, todas, algum, alguma, alguns, se, que, ao, à, às, aos, com, cada, mais, menos, até, primeiro, \
    apenas, novamente, por
    """,
  requests: """
    você pode, você também pode, você poderá, você deve, você deverá, você deveria, você precisa, \
    você precisará, você tem que, você tem de, você terá que, você sempre pode, sempre pode, também pode, \
    ainda pode, pode sempre, pode também, podes sempre, também podes, tem de, tens de, terá de, terás de, \
    deverás, precisas de, precisas do, precisas da, precisará de, precisarás de, é recomendável, \
    é recomendado, é aconselhável, é aconselhado, é preciso que, é necessário que, é possível *ar, \
    é possível *er, é possível *ir, você vai precisar, vais precisar, você também vai precisar, \
    é necessário *ar, é necessário *er, é necessário *ir, é preciso *ar, é preciso *er, é preciso *ir, \
    será necessário, recomenda-se, aconselha-se, sugere-se, recomendamos, recomendamos que, aconselhamos, \
    sugerimos, convidamos, pedimos que, solicitamos que, queira, queira por favor, é favor, \
    faça o favor de, convém, basta *ar, basta *er, basta *ir, há que, você quer, você deseja, \
    você gostaria, talvez queira, talvez você queira, talvez precise, talvez seja necessário, \
    pode ser necessário, é possível que precise, é possível que tenha de, é possível que tenha que, \
    talvez tenha que, talvez tenha de, talvez você tenha que, talvez você precise, poderá ser necessário, \
    certifique-se, assegure-se
    """,
  undoings: """
    não é possível, agora é possível, já é possível, é possível haver, é possível ter, é possível ser, \
    é possível estar, é necessário ser, é necessário estar, é necessário ter, é necessário haver, \
    é preciso ser, é preciso estar, é preciso ter, você só pode, só pode, só podes, você pode apenas, \
    pode apenas, apenas pode, agora você pode, agora pode, já pode, já podes, você já pode, você deve ter, \
    deve ter, você pode ter, você pode perder, você precisa ter, você não pode, você não precisa, \
    você não deve
    """,
  leadIns: """
    e, ou, depois, então, em seguida, a seguir, também, agora, primeiro, antes, simplesmente, apenas, só, \
    por favor, porfavor, favor, por gentileza, se não, senão, caso contrário, do contrário, em vez disso, \
    ao invés disso, alternativamente, como alternativa, em alternativa, ou então, finalmente, por fim, \
    por último, mas, portanto, por isso, gentilmente, novamente, sempre, manualmente, talvez, além disso, \
    porém, contudo, melhor
    """,
  openings: """
    por favor, porfavor, por gentileza, mas, caso contrário, do contrário, senão, portanto, por isso, \
    então, queira
    """,
  conditions: """
    se, quando, assim que, logo que, uma vez, uma vez que, depois de, depois que, após, antes de, \
    antes que, para, para que, a fim de, de modo a, de forma a, até, até que, enquanto, a menos que, \
    a não ser que, salvo se, desde que, em caso de, no caso de, caso, sempre que, se quiser, se desejar, \
    se você quiser, se você deseja, se preferir, se deseja, se puder, se precisar, se quiseres, \
    se pretender
    """,
  reasons: """
    porque, pois, devido a, devido ao, devido à, devido aos, devido às, por causa de, por causa do, \
    por causa da, por causa dos, já que, visto que, dado que, uma vez que o, uma vez que a, \
    uma vez que não, por falta de, em razão de, em virtude de, em função de, porquanto, por um erro, \
    por um problema, por uma falha, por não, por demasiad*, por excesso de, em consequência de, \
    por insuficiência de, por motivo de, por motivos de
    """,
  retries: """
    tente novamente, tente de novo, tente outra vez, tente mais tarde, tente mais uma vez, \
    tente novamente mais tarde, tente depois, tentar novamente, tentar de novo, tentar outra vez, \
    tentar mais tarde, tentar mais uma vez, tenta novamente, tenta de novo, tenta outra vez, \
    tenta mais tarde, tenta mais uma vez, tentem novamente, volte a tentar, voltar a tentar, \
    volta a tentar, torne a tentar, queira tentar novamente, repita, repita a operação, \
    repetir a operação, repita o processo, repita o procedimento, repita a tentativa, \
    faça uma nova tentativa, fazer uma nova tentativa, faça outra tentativa, experimente novamente, \
    experimente de novo, experimente mais tarde, experimenta novamente, retente, retentar, \
    tente-o novamente, recomece, recomeçar, aguarde, aguardar, aguarda, aguardem, espere, esperar, espera, \
    tenha paciência, volte mais tarde, volte depois, voltar mais tarde, volta mais tarde, \
    regresse mais tarde, volte em breve, retorne mais tarde
    """,
  laters: """
    mais tarde, depois, novamente, de novo, outra vez, mais uma vez, em breve, logo, daqui a pouco, \
    daqui a alguns minutos, daqui a uns minutos, em alguns minutos, em alguns instantes, em instantes, \
    em um momento, num momento, em alguns momentos, em alguns segundos, dentro de momentos, \
    dentro de alguns minutos, dentro de instantes, dentro de um momento, dentro de minutos, \
    dentro de uns minutos, após alguns minutos, após alguns instantes, em outro momento, noutro momento, \
    noutra altura, em outra hora, noutra ocasião, posteriormente, agora, um momento, uns momentos, \
    alguns minutos, uns minutos, alguns instantes, alguns segundos, alguns momentos, um pouco, um minuto, \
    um instante, algum tempo, um tempo, algumas horas, em algumas horas, dentro de algumas horas, \
    imediatamente, já, brevemente, ulteriormente, um bocado
    """,
  functionWords: """
    o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, dum, duma, em, no, na, nos, nas, num, numa, \
    nuns, por, pelo, pela, pelos, pelas, para, pra, pro, com, sem, sob, sobre, entre, até, desde, contra, \
    perante, após, ante, segundo, conforme, mediante, durante, via, ao, aos, à, às, além, fora, dentro, \
    através, junto, perto, exceto, salvo, este, esta, estes, estas, isto, esse, essa, esses, essas, isso, \
    aquele, aquela, aqueles, aquelas, aquilo, deste, desta, destes, destas, disto, desse, dessa, desses, \
    dessas, disso, daquele, daquela, neste, nesta, nestes, nestas, nisto, nesse, nessa, nisso, naquele, \
    meu, minha, meus, minhas, teu, tua, teus, tuas, seu, sua, seus, suas, nosso, nossa, nossos, nossas, \
    vosso, vossa, dele, dela, deles, delas, nele, nela, eu, tu, você, vocês, ele, ela, eles, elas, nós, \
    vós, me, te, se, lhe, lhes, vos, mim, ti, si, consigo, contigo, connosco, conosco, que, quê, quem, \
    qual, quais, cujo, cuja, onde, aonde, quando, como, porquê, por que, quanto, quantos, e, ou, nem, mas, \
    porém, contudo, todavia, não, nunca, jamais, nada, ninguém, nenhum, nenhuma, nenhuns, tudo, todo, \
    toda, todos, todas, cada, qualquer, quaisquer, algum, alguma, alguns, algumas, outro, outra, outros, \
    outras, mesmo, mesma, mesmos, mesmas, tal, tais, vários, várias, mais, menos, muito, muita, pouco, \
    tão, tanto, demais, demasiado, também, já, ainda, sempre, agora, atualmente, actualmente, \
    neste momento, no momento, de momento, por enquanto, aqui, aí, ali, lá, só, somente, apenas, \
    unicamente, então, assim, bem, talvez, quase, inclusive, infelizmente, lamentavelmente, entretanto, \
    no entanto, portanto, parece, parecem, aparentemente, sim, ser, é, são, era, eram, foi, foram, fui, \
    será, serão, seria, seja, sejam, sendo, sido, sou, somos, for, forem, estar, está, estão, estava, \
    estavam, esteve, estado, estará, esteja, estejam, estou, estamos, estás, estando, tá, haver, há, \
    houve, havia, haja, houver, havendo, ter, tem, têm, tenho, temos, tinha, tinham, teve, tiveram, tenha, \
    tenham, terá, teria, tendo, tido, tens, poder, pode, podem, posso, podemos, pôde, puderam, pudemos, \
    pude, podia, poderá, poderia, poderão, possa, possam, podes, dever, deve, devem, devia, deveria, \
    deverá, devido, ir, vai, vão, vamos, vou, ia, indo, vá, vez, vezes, conseguir, conseguiu, conseguimos, \
    consegue, conseguido, conseguiram, consegui, tentar, tentou, tentativa, fazer, feito, feita, fez, faz, \
    fazem, ficar, fica, ficou, fique, continua, vir, veio, uma ou mais, um ou mais, dispõe, quer, deseja, \
    queres, desejas, gostaria, prefere, deves, precisa, precisam, tem de, tem que, obrigado por, \
    obrigada por, obrigado pelo, dois, duas, pode ser, pode ter, pode haver, pode estar, pode conter, \
    pode demorar, pode levar, pode não, pode ocorrer, pode acontecer, pode causar, pode afetar, \
    pode variar, pode resultar, pode incluir, pode-se, pode dever-se, deve ser, deve conter, deve estar, \
    deve haver, deve incluir, deve-se, deve-se a, deve-se ao, deve corresponder, deve começar, \
    deve terminar, tem de ser, tem de ter, tem que ser, tem que ter, tem de conter, precisa ser, \
    precisa ter, precisa estar, precisa conter, precisa de ser, precisa de ter, não pode, não podem, \
    não podes, não deve, não devem, você precisa ser, você precisa estar, você deve ser, você deve estar, \
    você tem de ser, você tem que ser, tens de ser, tens de estar, poderíamos, deveríamos, seríamos, \
    teríamos, seriam, teriam, poderiam, deveriam, está a, estão a, não precisa, não tem de, não tem que, \
    trate-se, encontra-se, encontram-se, verificou-se, trata-se
    """,
  genericWords: """
    algo, coisa, coisas, alguma coisa, errado, errada, errados, erradas, mal, deu errado, deu, correu, \
    correu mal, corrido mal, saiu, acontecer, aconteceu, acontecido, ocorreu, ocorrido, ocorrida, \
    ocorreram, ocorrer, ocorre, sucedeu, verificou-se, surgiu, surgido, encontrou, encontrado, encontrada, \
    encontrados, encontradas, encontrar, encontramos, encontrámos, encontrou-se, encontraram, encontra, \
    detectado, detectada, detetado, detetada, detectamos, detetou, detectou, conhecido, conhecida, \
    desconhecid*, inesperad*, inesperadamente, imprevist*, anormal, anómalo, interno, interna, internos, \
    geral, gerais, genérico, genérica, comum, comuns, não especificad*, não identificad*, não tratad*, \
    especificado, indeterminad*, indefinid*, inválid*, válido, válida, válidos, válidas, ilegal, ilegais, \
    incorret*, incorrect*, má, mau, ruim, operação, operações, solicitação, solicitações, solicitado, \
    solicitada, requisição, requisições, requisitado, requerimento, ação, ações, acção, processo, \
    processos, processar, processado, processada, processando, processamento, processados, \
    processar o seu pedido, processar o pedido, processar seu pedido, processar o teu pedido, tarefa, \
    completar, completado, completada, completo, completa, completou, concluir, concluído, \
    concluída, concluídos, conclusão, realizar, realizado, realizada, executar, executado, executada, \
    execução, executando, efetuar, efetuado, efetuada, efectuar, efectuado, levar a cabo, tratar, tratado, \
    lidar, comando, possível, possíveis, impossível, impossíveis, fatal, crítico, crítica, grave, graves, \
    sério, séria, maior, menor, sistema, técnico, técnica, técnicos, técnicas, temporário, temporária, \
    temporariamente, momentaneamente, motivo, motivos, razão, razões, detalhe, detalhes, pormenor, \
    pormenores, causa, causas, informação, informações, info, mensagem, dado, dados, entrada, valor, \
    valores, parâmetro, parâmetros, argumento, argumentos, resultado, resultados, recurso, recursos, \
    objeto, objecto, elemento, elementos, item, itens, resposta, respostas, servidor, servidores, serviço, \
    serviços, rede, redes, aplicação, aplicações, aplicativo, aplicativos, app, programa, função, \
    devolvido, devolvida, devolveu, retornado, retornada, retornou, retornar, recebido, recebida, recebeu, \
    receber, recebidos, obter, obtido, obtida, obteve, disponível, disponíveis, indisponível, \
    indisponíveis, acesso, acessar, aceder, acessado, negad*, carregar, carregamento, carregado, \
    carregada, carregados, carregando, a carregar, funcionar, funciona, funcionam, funcionou, funcionando, \
    a funcionar, funcionado, funcionamento, corretamente, correctamente, devidamente, adequadamente, \
    sucesso, com sucesso, êxito, sucedid*, bem-sucedid*, bem sucedid*, malsucedid*, mal-sucedid*, \
    mal sucedid*, falhou, falhado, falhada, falhar, falha, falhas, falharam, falho, falhando, fracasso, \
    fracassou, fracassad*, terminar, terminado, terminada, terminou, finalizar, finalizado, finalizada, \
    acabar, buscar, procurar, procura, procurava, procurado, procurando, do nosso lado, da nossa parte, \
    pedido inválido, forma, modo, maneira, jeito, ok, incompleto, esperar, esperando, esperava, à espera, \
    aguardar, aguardando, aguardava, a aguardar
    """,
  errorNouns: """
    erro, erros, problema, problemas, exceção, exceções, excepção, incidente, incidentes, anomalia, \
    anomalias, avaria, inconveniente, inconvenientes, contratempo, dificuldade, dificuldades, bug, \
    código de erro, mensagem de erro, erro de sistema, erro do sistema, erro no pedido, defeito, pane, \
    falha de sistema, transtorno, problemas para, problema para, dificuldades em, dificuldade em, \
    dificuldades para, dificuldade para, problemas em
    """,
  links: """
    ao, enquanto, quando, durante, tentando, tentar, ao tentar, tentativa de, a tentativa, na tentativa, \
    impediu, impede, impedido, causou, causado, com, com o, com a, com seu, com sua, no processo de, \
    na hora de, no momento de, a processar, a carregar, lendo, carregando, salvando, enviando, obtendo, \
    abrindo, criando, atualizando, baixando, excluindo, processando, conectando, acessando, escrevendo, \
    sincronizando, importando, exportando, não foi possível, não é possível, não será possível, não pôde, \
    não puderam, não conseguiu, não conseguiram, não conseguimos, não consegui, não pudemos, não podemos, \
    não foi, não foram, não pôde ser, não puderam ser, problemas para, problema para, dificuldades em, \
    dificuldade em, dificuldades para, dificuldade para, problemas em
    """,
  actions: """
    já não, não está mais, não estão mais, não é mais, sincronização, transferência, download, upload, \
    descarga, envio, eliminação, exclusão, remoção, criação, abertura, importação, exportação, \
    restauração, restauro, cópia, atualização, actualização, instalação, desinstalação, leitura, escrita, \
    gravação, impressão, recuperação, publicação, inscrição, registo, registro, conversão, ativação, \
    desativação, modificação, alteração, redefinição, início, análise, visualização, seleção, \
    descodificação, decodificação, inicialização, extração, compressão, verificação, partilha, \
    compartilhamento, backup, salvamento
    """,
  predicates: """
    não, é, são, está, estão, foi, foram, há, houve, tem, têm, será, serão, pode, podem, pôde, podemos, \
    poderia, deve, devem, falta, faltam, falhou, falharam, falhado, falhada, negad*, recusad*, rejeitad*, \
    cancelad*, abortad*, interrompid*, expirad*, expirou, vencid*, venceu, esgotad*, esgotou, bloquead*, \
    desativad*, desabilitad*, obrigatóri*, necessári*, requerid*, incomplet*, insuficiente, insuficientes, \
    danificad*, corrompid*, ilegível, ilegíveis, vazio, vazia, vazios, demasiado, demasiada, demasiados, \
    demasiadas, muito, muita, demais, perdid*, desconhecid*, inválid*, incorret*, incorrect*, erro, erros, \
    problema, impossível, indisponível, indisponíveis, inacessível, inacessíveis, inalcançável, sem, \
    em curso, em andamento, limite, nenhum, nenhuma, encontrad*, excedid*, ultrapassad*, atingid*, \
    concluíd*, terminad*, inesperad*, incompatível, incompatíveis, sido, nunca, era, em falta, ausente, \
    ausentes, malsucedid*, mal-sucedid*, sucedid*, bem-sucedid*, sucesso, conseguiu, conseguimos, ficou, \
    fracassou, deu, não foi possível, não é possível, não será possível, não pôde, não puderam, \
    não conseguiu, não conseguiram, não conseguimos, não consegui, não pudemos, não podemos, não foi, \
    não foram, não pôde ser, não puderam ser
    """,
  requirements: """
    deve, devem, deve ser, devem ser, deve ter, deve conter, deve incluir, precisa, precisam, precisa ter, \
    precisa ser, tem de, têm de, tem que, têm que, pelo menos, ao menos, no mínimo, no máximo, mínimo, \
    mínima, máximo, máxima, não deve, não devem, não pode estar vazio, não pode estar vazia, \
    não pode ficar vazio, não pode ser vazio, não pode estar em branco, não pode ficar em branco, \
    não pode exceder, não pode ultrapassar, não pode ter mais, não pode conter, obrigatóri*, requerid*, \
    necessári*, exigid*, muito curt*, muito long*, muito grande, muito grandes, muito pequen*, \
    demasiado curt*, demasiado long*, demasiado grande, demasiado, demasiados, demasiadas, curto demais, \
    longo demais, grande demais, entre, ou mais, ou menos, apenas, somente, só, é necessário, é preciso
    """,
  failures: """
    não foi possível, não é possível, não pôde, não puderam, não conseguiu, não conseguimos, não pode, \
    não podem, impossível, falha, falhas, falhou, falharam, falhad*, fracassou, fracasso, erro, erros, \
    problema, não encontrad*, não foi encontrad*, deu errado, correu mal, negad*, recusad*, indisponível, \
    indisponíveis, inválid*, malsucedid*, mal-sucedid*
    """,
  successes: """
    sucesso, com sucesso, pronto, tudo pronto, tudo certo, concluíd*, terminad*, finalizad*, feito, \
    guardad*, salvo, salva, enviad*, parabéns, corretamente, bem-sucedid*, perfeito, adicionad*, completo
    """,
  successWords: "com sucesso, com êxito",
  reservations: """
    não, nenhum, nenhuma, nunca, jamais, só, somente, apenas, unicamente, parcialmente, em parte, \
    impossível, falha, falhou, antes, até, até que, a menos que, salvo, exceto, uma vez, se, quando, \
    depois, após, mas, sem, enquanto
    """,
  passing: """
    não foi possível, não pôde, não puderam, não conseguiu, não conseguiram, não conseguimos, \
    não consegui, não pudemos, não foi, não foram, não se conseguiu
    """,
  lasting: """
    não é possível, não pode, não podem, não podes, não podemos, não será possível, não poderá, \
    não poderão, não poderás, não será, não serão, já não, não mais, nunca, nunca mais, jamais, \
    definitivamente, permanentemente
    """,
  whens: """
    em alguns minutos, em poucos minutos, em alguns segundos, em instantes, em um momento, \
    dentro de momentos, em uma hora, em algumas horas, dentro de alguns minutos, dentro de minutos, \
    daqui a pouco, amanhã, automaticamente, minuto, minutos, hora, horas, segundos, dia, dias, assim que, \
    logo que, quando, uma vez, até, até que, dentro de, em breve, brevemente, hoje à noite, esta noite, \
    cada, todos os, todas as, semana, semanas, enquanto
    """,
  helpers: """
    suporte, suporte técnico, assistência, assistência técnica, apoio, apoio técnico, apoio ao cliente, \
    serviço de apoio, atendimento ao cliente, atendimento, serviço ao cliente, serviço de atendimento, \
    central de ajuda, central de atendimento, centro de ajuda, administrador, administradora, \
    administradores, admin, seu banco, o banco, banco, operadora, seu operador, provedor, fornecedor, \
    contacte-nos, contate-nos, entre em contato conosco, entre em contacto connosco, contato conosco, \
    contacto connosco, fale conosco, fale com a gente, escreva-nos, ligue-nos, ligue para, a loja, \
    sua escola, sua organização, sua empresa, departamento de ti, desenvolvedor, desenvolvedora, \
    desenvolvedores, programador, programadores
    """,
  blames: """
    você esqueceu, você se esqueceu, esqueceu-se, esqueceste-te, esqueceste, você inseriu, você digitou, \
    você informou, você introduziu, você forneceu, você errou, você cometeu, você falhou, \
    você não inseriu, você não digitou, você não preencheu, você não informou, você não selecionou, \
    você se enganou, introduziu, introduziste, inseriu, inseriste, digitou, digitaste, escreveu, \
    escreveste, não introduziu, não preencheu, enganou-se, enganaste-te, seu erro, teu erro, sua culpa, \
    tua culpa, por sua culpa, cometeu um erro, cometeste, deveria ter, devia ter, devias ter, \
    você deveria ter, você usou um, você escolheu o
    """,
  alarms: """
    fatal, fatais, catastrófic*, catástrofe, ilegal, ilegais, abortar, abortad*, abortando, abortou, \
    matar, morto, encerrado à força, proibid*, violação, violações, violado, pânico, corrompid*, desastre, \
    desastros*, gravíssimo
    """,
  jokes: """
    ops, oops, opa, ups, uups, upa, eita, ih, xi, ai, puxa, puxa vida, poxa, caramba, oh não, ah não, oh, \
    vixe, bah, droga, que pena, oba, viva, hurra, eba, houston, hmm, hum, humm, ei, uau, whoops, epa, \
    ora bolas, bolas, xiii
    """,
  courtesies: """
    desculpe, desculpa, desculpem, desculpas, pedimos desculpa, pedimos desculpas, pedimos desculpa pelo, \
    as nossas desculpas, nossas desculpas, sentimos muito, lamentamos, lamento, sinto muito, perdão, \
    perdoe, lamentamos o, desculpe o transtorno, desculpe pelo transtorno, pelo transtorno, \
    desculpe o incómodo, pelo incómodo, obrigado, obrigada, agradecemos, grato
    """,
  buttons: "botão, botões",
  controls: "link, links, campo, campos, caixa, caixas, ícone, ícones, seta",
  places: """
    abaixo, acima, em baixo, embaixo, em cima, inferior, superior, à esquerda, à direita, da esquerda, \
    da direita, no canto superior direito, no canto superior esquerdo, no canto inferior direito, \
    no canto inferior esquerdo, na parte superior, na parte inferior
    """,
  colors: """
    vermelho, vermelha, vermelhos, vermelhas, verde, verdes, azul, azuis, amarelo, amarela, amarelos, \
    amarelas, laranja, cinza, cinzento, em vermelho, a vermelho, em verde, em azul, em amarelo
    """,
  clicks: "clique, clica, clicar, clique em, faça clique, dê um clique",
  taps: "toque em, toca em, tocar em",
  chooses: "escolha, escolhe, selecione, seleciona, pressione",
  agreements: "Tudo bem, Entendi, Está bem",
  answers: "Sim, Não",
  heres: "Clique aqui, Clica aqui, Toque aqui, Aqui",
  plainWords: [
    ("ilegal", "não permitido"),
    ("proibid", "não permitido"),
    ("corromp", "danificado"),
    ("abort", "interrompido")
  ])
