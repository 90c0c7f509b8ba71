/// English: an instruction begins with a bare verb (“Check your connection”) or says what the reader can do
/// (“you can …”, “try turning …”). Many of its verbs are nouns too (“Update failed”).
let english = Language(
  "en", shape: "Couldn’t ⟨action⟩ because ⟨cause⟩. ⟨What to do⟩.",
  classifiesBefore: true,
  instructions: """
    accept, access the, access your, activate, add, address the, adjust, agree, agree to, align, allow, \
    allow access, allowlist, analyze, append, apply, approve, arrange, ask, assign, attach, attempt to, \
    authenticate, authorize, avoid, balance your, be careful, be certain that, be patient, be sure, begin, \
    blocklist, boot from, boot into, borrow, bring, calibrate, cancel, cancel the, center, charge the, \
    charge your, choose, claim your, clean the, clean up, clean your, clear, close, close out, collect, \
    combine, come back, come closer, compare, compile, compose, compress, configure, confirm, connect, \
    conserve, consider, consolidate, consult, continue, contribute, convert, correct, count the, \
    cover the, create, customize, cycle the, deactivate, decline, decrease, decrypt, defer, delete, deny, \
    deregister, describe, deselect, detach, determine, dim, disable, disallow, discard, disconnect, \
    discuss with, dismiss, do not, donate, don’t, double-click, double-press, double-tap, draw a, \
    draw your, duplicate the, duplicate your, eliminate, email us, empty the, empty your, enable, enclose, \
    encrypt, end the, enlarge, enrol, enroll, ensure, enter, erase, establish, evaluate, examine, exclude, \
    expand, explain, explore, extend, extract, face the, face your, figure out, file a, fill in, fill out, \
    fill the, fill up, filter by, filter the, find, find a, find another, find out, find the, find your, \
    fine-tune, fix, fix the, focus on, fold, follow, force close, force quit, force stop, force-close, \
    force-quit, forget, format the, format your, forward the, forward your, free up, gather, generate, \
    get a, get an, get another, get help, get in touch, get more, get out, get started, get the, get your, \
    give, go back, go to, grab, grant, group your, hang up, head over to, head to, hide, hold down, \
    hold the, hold your, hover, identify, ignore, improve, increase, inform, initialize, initiate, \
    inquire, insert, inspect, integrate, introduce, investigate, isolate, keep, keep trying, label the, \
    label your, leave, let, let go, let us know, lift, limit your, link a, link the, link to, link your, \
    list the, list your, listen, load a, load another, load the, locate, lock it, lock the, lock your, \
    log back in, log into, log on to, long press, long-press, loosen, lower, maintain, make, make sure, \
    manage, mark, match the, match your, maximize, migrate, mind the, minimize, modify, monitor the, \
    monitor your, mount the, name the, name your, navigate, note down, notify, obtain, omit, open, \
    open up, opt, order a, order the, organize, orient, overwrite, pair, participate, pay attention, \
    pay for, pay the, pay with, pay your, peel, permit access, permit the, personalize, pick, pin a, \
    pin it, pin the, pinch, place a, place it, place the, place your, plug, point the, point your, \
    populate, position the, position your, post a, post your, postpone, power cycle, power down, \
    power off, power on, prepare, prepay, preserve, prevent, prioritize, proceed, proofread, protect, \
    prove, provide, publish, pull down, put, put back, quit, raise, rate the, rate your, rather than, \
    reach out, reactivate, read our, read the, readjust, reapply, rearrange, reassign, reattach, \
    re-authenticate, reauthenticate, reauthorize, re-authorize, rebalance, recalibrate, recharge, recheck, \
    re-check, reclaim, recompress, reconfigure, reconnect, reconsider, recreate, re-create, rectify, \
    recycle, redeem, redefine, redesign, redial, redirect, reduce, re-enable, re-enter, re-establish, \
    reestablish, refer, refine, reformat, refrain, regenerate, register, reinitialize, reinsert, \
    reinstall, reject, rejoin, re-link, relink, relocate, remember, remind, remount, remove, renew, \
    reopen, reorder, reorganize, re-pair, rephrase, replace, replenish, replug, repopulate, reposition, \
    reproduce, re-register, reregister, reseat, re-select, reselect, reserve a, reserve your, reshare, \
    re-sign, resolve, respond, restart your, re-submit, retake, rethink, retrieve, retype, re-type, reuse, \
    reverse the, revert, revise, revisit, revoke, reword, rewrite, right-click, round the, round to, \
    run a, run the, say your, schedule a, schedule the, seal the, secure your, see, select, send, \
    separate the, separate them, settle, shake, shop for, shorten, show us, shrink, shut, shut down the, \
    shut down your, sideload, sign, sign back in, sign the, silence, simplify, sing, slow down, solve, \
    speak, specify, spell, split, spread out, stay, stop using, straighten, strengthen, stretch, submit, \
    subscribe now, subscribe to, summarize, supply a, supply the, supply your, switch off, switch on, \
    switch to, tag the, tag your, take, talk to, tap, tell, tell us, test the, test your, tick, tighten, \
    tilt, top up, track your, transcribe, translate, triple-click, triple-tap, trust the, trust this, try, \
    turn, turn down, turn it, turn off, turn on, turn the, turn up, turn your, tweak, unarchive, unassign, \
    unbind, unblock, uncheck, undelete, unfollow, unfreeze, unfriend, ungroup, unhide, uninstall, unlink, \
    unlist, unload, unlock, unmark, unmount, unmute, unpack, unpair, unpause, unpin, unplug, unregister, \
    unselect, unshare, unsubscribe, untag, untick, unwrap, unzip, upvote, use, utilise, utilize, vacate, \
    validate, verify, vote for, wake, watch for, watch the, watch your, whitelist, widen, work around, \
    work with, wrap, write a, write down, write to, zoom in, zoom out
    """,
  alsoNouns: """
    answer, appeal, archive, back up, backup, block, bookmark, break, browse, build, buy, call, capture, \
    cast, change, charge, check, check in, check out, clean up, click, complete, contact, copy, crop, cut, \
    deposit, dial, dock, double-check, download, drag, draw, drop, edit, eject, email, exchange, exit, \
    export, finish, flip, follow up, format the, highlight, hold, import, install, invite, join, launch, \
    log, log back in, log in, log on, log out, login, look, measure, mention, merge, mount, move, mute, \
    paste, pause, pay, play, practice, press, preview, print, pull, purchase, push, read, reboot, rebuild, \
    recall, record, recover, redo, re-download, redownload, refill, refresh, refund, relaunch, release, \
    reload, rename, repair, repeat, replay, reply, report, reprint, request, re-run, rerun, rescan, \
    resend, reset, resize, restart, restore, resubmit, resume, re-sync, resync, return, re-upload, \
    reupload, review, roll back, rotate, run, save, scan, scroll, search, set, set up, setup, share, \
    shift, show, shut down, sign back in, sign in, sign on, sign out, sign up, skip, slide, sort, start, \
    start up, stop, store, stream, subscribe, suspend, swap, swipe, switch, sync, talk, toggle, touch, \
    transfer, trim, trust, type, undo, update, upgrade, upload, view, visit, wait, walk, watch, wipe, \
    withdraw, write, zoom
    """,
  objects: """
    a, an, the, this, that, these, those, your, its, it, them, some, any, another, if, whether, which, \
    what, how, all, each, every, us, our, for the, to the, my, both, only the, just the, whatever, where
    """,
  requests: """
    please, you can, you can still, you can also, you could, you may want, you may need, you might need, \
    you need to, you must, you should, you have to, you’ll have to, you’ll need to, you will need to, \
    you will have to, do you want to, would you like to, we recommend, we suggest, be sure to, \
    it may help to, you can always, you can try, you can now, you may also, you may try, you may use, \
    you may add, you may still, you may continue, you may choose, you may contact, you may change, \
    you may close, you may now, you may have to, you may wish, you may be able to, you might be able to, \
    you might have to, you might want, you might try, you could also, you could try, you’ll want to, \
    you will want to, you’d need to, you only need to, you just need to, you simply need to, you ought to, \
    you’d better, do you wish to, do you still want to, do you also want to, are you sure you want to, \
    are you sure that you want to, would you like us to, would you prefer to, want to, wanna, shall we, \
    let’s, how about, why not, feel free to, it’s best to, it is best to, it’s better to, it is better to, \
    it’s a good idea to, it’s recommended, it is recommended, we’d recommend, we’d suggest, \
    we highly recommend, we strongly recommend, we advise, we encourage, we’d advise, you are advised, \
    you’re advised, you’re encouraged to, you are encouraged to, you’re welcome to, you are welcome to, \
    remember to, make sure to, don’t forget to, it might help to, it can help to, it could help to, \
    it usually helps to, should be checked, should be restarted, should be updated, it’s time to, \
    it is time to, could you, would you mind, you must be signed in, you must be logged in, \
    you must be connected, you must be online, you need to be signed in, you need to be logged in, \
    you need to be connected, you need to be online, have you tried, have you checked
    """,
  undoings: """
    you can only, you can no longer, you need to have been, you must have, you must be, you need to be, \
    you have to be, failed, canceled, cancelled, timed out, times out, timed-out, interrupted, aborted, \
    paused, pending, stopped, mismatch, mismatched, no longer, ready
    """,
  leadIns: """
    and, or, then, first, just, now, also, instead, kindly, simply, next, finally, either, to, maybe, \
    perhaps, afterwards, afterward, after that, lastly, well, else, hey, in the meantime, meanwhile, \
    for now, additionally, optionally, alternatively, always, only, quickly, carefully, temporarily, \
    manually, if possible, if needed, if necessary, plus, but, so, otherwise, never
    """,
  openings: "so, then, but, please, until, or else",
  conditions: """
    if, when, once, after, before, to, in order to, for, until, unless, in case, should, if you can, \
    if you need to, if you’d like to, if you would like to, if you want to, if you have to, if you must, \
    so you can, so that you can, before you can, when you’re ready, when ready, once you’re ready, \
    when you’re done, when done, whenever, while, as soon as, in the event, as long as, once you can, \
    until you can, if it failed, should you
    """,
  reasons: "because, because of, due to, since, as your, as the, owing to, as there, as no, seeing as",
  retries: """
    try again, try it again, retry, try once more, try later, try it later, wait, come back, \
    come back later, check back, check back later, give it another try, give it another go, \
    try that again, try this again, try again later, try again soon, try one more time, hang on, \
    hang tight, hold on, stand by, bear with us, be patient, give it a moment, give it a minute, \
    give it a few minutes, give it some time, have another go, retry later, attempt again
    """,
  laters: """
    later, again, soon, in a moment, in a few moments, in a minute, in a few minutes, in a while, \
    after a while, after some time, at a later time, a moment, a while, some time, a bit, a minute, \
    another time, now, shortly, at this time, at this moment, at the moment, at present, for now, \
    right now, tomorrow, this time, one more time, once more, in a bit, in a second, in a few seconds, \
    in a little while, in a short while, in several minutes, in a couple of minutes, in some time, \
    sometime, sometime later, after a few minutes, after a moment, after a minute, after a short time, \
    a few minutes, a few moments, a few seconds, few minutes, few moments, a couple of minutes, \
    momentarily, at another time, some other time, next time, the next time, later on, \
    as soon as possible, a little while, a while later, a little later, a bit later, in the meantime, \
    a short while, in just a moment, for a moment, for a minute, for a few minutes, for a while, \
    for a bit, a second, again later, again soon
    """,
  functionWords: """
    a, an, the, this, that, these, those, it, its, it’s, that’s, we, we’re, we’ve, you, you’re, you’ve, \
    your, yours, our, ours, i, i’m, my, me, us, he, she, they, them, their, there, there’s, here, one, be, \
    being, do, does, to, of, at, on, in, for, from, with, by, and, or, as, than, about, into, onto, over, \
    what, which, who, why, how, some, any, all, such, very, too, also, just, only, right, now, yet, still, \
    even, ever, so, then, but, because, therefore, unfortunately, however, due, via, per, yes, no, please, \
    looks, seems, like, trying, attempting, while attempting, you want to, you wanted to, \
    you don’t want to, if you want to, if you’d like to, if you would like to, if you need to, \
    if you have to, if you can, if you must, before you can, before you must, until you can, so you can, \
    so that you can, what you can, how you can, when you can, where you can, whether you can, \
    that you can, which you can, as you can, unless you can, once you can, times you can, items you can, \
    files you can, people you can, everything you can, the most you can, all you can, things you can, \
    ways you can, if you could, when you need to, before you need to, what you need to, that you need to, \
    anything you need to, if you should, what you should, if failed, if it failed, that failed, \
    which failed, the failed, any failed, all failed, if ready, when ready, when you’re ready, \
    when you are ready, once you’re ready, if you’re ready, until ready, until it’s ready, the canceled, \
    the pending, any pending, all pending, your pending, need help, still need help, need more help, \
    any questions, have questions, he’s, she’s, they’re, they’ve, we’ll, you’ll, they’ll, it’ll, i’ll, \
    we’d, you’d, they’d, what’s, here’s, who’s, let’s, that’ll, there’ll, itself, yourself, myself, \
    themselves, himself, herself, oneself, ourselves, within, through, throughout, against, among, across, \
    upon, toward, towards, along, alongside, during, under, whose, whom, where, wherever, whenever, \
    whatever, whichever, either, neither, nor, both, each, every, another, other, others, same, own, \
    already, always, again, often, sometimes, perhaps, maybe, probably, possibly, likely, apparently, \
    actually, really, quite, rather, almost, nearly, hey, hi, well, else, though, although, whereas, \
    except, instead, otherwise, somehow, someone, somebody, anyone, anybody, everyone, everything, nobody, \
    etc, oh, sadly, regrettably, am, doing, done, having, seem, seemed, seemingly, appears, appear, \
    appeared, feels, simply, currently, presently, truly, of course, in fact, that’s why, this time, \
    by the way, fully, entirely, you no longer need, you no longer use, you no longer want, \
    that you no longer, that are no longer, that’s no longer, which are no longer, items no longer, \
    apps no longer, files no longer, if you no longer, if it’s no longer
    """,
  genericWords: """
    something, anything, nothing, wrong, went, go, goes, gone, happened, happen, occurred, occured, occur, \
    encountered, encounter, experienced, experiencing, ran into, known, unknown, unexpected, unexpectedly, \
    unspecified, unhandled, unidentified, internal, general, generic, common, invalid, valid, illegal, \
    operation, operations, request, requests, requested, action, actions, process, processing, processed, \
    task, complete, completed, completing, completion, perform, performed, performing, execute, \
    executed, executing, execution, handle, handled, command, unable, able, possible, impossible, fatal, \
    critical, serious, severe, major, minor, system, temporary, reason, details, detail, cause, \
    information, info, data, input, value, values, parameter, parameters, argument, arguments, result, \
    resource, resources, object, item, items, response, server, servers, service, services, network, \
    application, app, program, function, returned, return, returns, received, receive, get, got, getting, \
    available, unavailable, temporarily, currently, accessed, access, denied, load, loading, loaded, work, \
    works, working, worked, correctly, properly, successful, unsuccessful, successfully, unfinished, \
    terminate, terminated, bad, ok, okay, failed, fails, fail, failing, found, find, way, thing, things, \
    happening, happens, occurring, occurs, occurrence, encountering, encounters, experience, run into, \
    running into, hit a snag, hit a bump, snag, broke, broken, on our end, on our side, on our part, \
    at our end, from our end, our end, our side, our fault, awkward, embarrassing, improper, improperly, \
    abnormal, abnormally, weird, strange, odd, unusual, undefined, unclassified, uncaught, unanticipated, \
    unforeseen, unexplained, unexplainable, unrecoverable, unspecific, miscellaneous, certain, specific, \
    specified, appropriate, proper, procedure, procedures, job, jobs, activity, stuff, reasons, causes, \
    caused, causing, additional, continue, continued, proceed, carry on, go on, looking for, \
    you were looking for, you’re looking for, you are looking for, wasn’t able, isn’t working, \
    not working, didn’t work, doesn’t work, don’t work, as expected, expected, normally, right, \
    as intended, intended, backend, back end, software, output, outcome, finish, finished, finishing, \
    accomplish, accomplished, carried out, carry out, fulfill, fulfilled, server-side, client-side, \
    acting up, misbehaving, malfunctioning, technical, look, looking, something’s, nothing’s, everything’s
    """,
  errorNouns: """
    error, errors, problem, problems, issue, issues, exception, exceptions, failure, failures, trouble, \
    fault, faults, bug, glitch, difficulty, difficulties, crash, mistake, hiccup, malfunction, \
    malfunctions, mishap, breakdown, anomaly, anomalies, snag, snags, hiccups, glitches, bugs, crashes, \
    complication, complications, setback, mistakes, troubles, error code, error codes, error message, \
    error messages, oddity, defect
    """,
  links: """
    while, when, during, whilst, as we, trying to, attempting to, attempt to, in trying, prevented, \
    preventing, keeps, caused, with, in, on, with your, with the, in the, on the, from the, of the, \
    to the, while we, while you, when we, when you, when you were, as you, in your, on your, during the, \
    during your, in the process of, of your, from your, to your, for your, attempted to, with this, \
    with that, in this, on this, kept, stopped us from, prevents, stops
    """,
  actions: """
    *ing, use of, exit code, type mismatch, type error, use case, timed out, server not found, \
    find the server, find server, find a server, find your server, don’t have access, do not have access, \
    doesn’t have access, no longer have access, have access, has access, update complete, upload complete, \
    download complete, import complete, export complete, backup complete, scan complete, sync complete, \
    transfer complete, install complete, restore complete, search complete, print complete, copy complete, \
    reset complete, setup complete, upgrade complete, check complete, purchase complete, search history, \
    call history, search results, search result, contact list, contact info, contact information, \
    contact details, call log, call forwarding, call waiting, print job, print queue, print server, \
    copy protection, share sheet, share link, share extension, log file, log files, run time, check mark, \
    check box, save file, save data, save game, edit mode, backup file, backup files, email address, \
    email addresses, email account, email server, request id, scan code, sync code, sync chain, sync key, \
    view mode, open source, open file, store account, release notes, release date, return code, \
    change log, purchase order, purchase history, install location, restore point, exit status, \
    format string, play store, play services, keep alive, drag and drop, clear text, open directory, \
    close button, split screen, enter key, return key, delete key, escape key, join link, find my, \
    turn server, pair code, write access, read access, write permission, read permission, touch id, \
    face id, push notification, push notifications, push token, watch app, read receipt, read receipts, \
    read error, write error, show notes, pull request, pull requests, build number, build error, \
    merge conflict, merge conflicts, invite code, invite link, undo history, draft reply, pay later, \
    switch control, scroll position, touch bar, touch screen, restart required, zoom level, sort order
    """,
  predicates: """
    is, isn’t, are, aren’t, was, wasn’t, were, weren’t, has, hasn’t, have, haven’t, had, hadn’t, been, \
    can, can’t, cannot, could, couldn’t, did, didn’t, doesn’t, don’t have, will, won’t, would, wouldn’t, \
    may, might, must, needs, not, failed, fails, denied, unavailable, unsuccessful, required, rejected, \
    expired, blocked, disabled, missing, unsupported, error, errors, failure, problem, unable, incomplete, \
    not found, lost, in progress, didn’t work, unknown, invalid, available, shouldn’t, mustn’t, needn’t, \
    ain’t, does, took, takes, seems, appears, became, returned, ended, dropped, exceeded, reached, \
    already, completed, failing, broken, requires, contains
    """,
  requirements: """
    must, must be, must not, has to, have to, needs to, need to, should be, at least, at most, \
    no more than, no fewer than, or fewer, or more, between, required, too short, too long, too large, \
    too small, too many, too few, can’t be blank, can’t be empty, cannot be empty, only, mustn’t, \
    cannot exceed, can’t exceed, may not, should be at least, no longer than, up to, is required, \
    are required, too weak, too big, too old, can’t contain, cannot contain, minimum, maximum, or less, \
    no less than
    """,
  failures: """
    couldn’t, can’t, cannot, unable, failed, fails, failure, error, problem, didn’t, not found, \
    went wrong, denied, unavailable, isn’t available, not available, not working, trouble, issue, \
    exception, rejected, declined, wasn’t, weren’t, won’t, timed out, unsuccessful
    """,
  successes: """
    success, done, all done, all set, saved, sent, completed, finished, congratulations, you’re done, \
    you’re all set, successfully, it worked, all good, good to go, you’re good to go, you’re in, that’s it
    """,
  successWords: "successfully",
  reservations: """
    not, no, never, only, partly, couldn’t, can’t, cannot, wasn’t, weren’t, didn’t, isn’t, aren’t, hasn’t, \
    haven’t, before, until, unless, once, if, when, after, but, without
    """,
  passing: "couldn’t, could not, wasn’t, was not, weren’t, were not, didn’t, did not",
  lasting: "can’t, cannot, can not, will not be, won’t be, no longer, never, permanently",
  whens: """
    continues, continue, resumes, resume, goes on, carries on, picks up, starts again, while, waiting for, \
    waits for, back at, back on, available again, by itself, on its own, in a few minutes, \
    in a few seconds, in a moment, in an hour, in a few hours, tomorrow, automatically, minutes, minute, \
    hours, hour, seconds, days, day, as soon as, when, once, until, within, shortly, soon, tonight, every, \
    within minutes, in a minute, in a few days, in a day, later today, next week, week, weeks, month, \
    months, second, as soon, in the background, right away, every time, by tomorrow, retry automatically
    """,
  helpers: """
    support, help desk, administrator, admin, your bank, the bank, your carrier, your provider, \
    customer service, customer support, contact us, reach out to us, email us, write to us, call us, \
    the store, your school, your organization, your it, developer, developers, your internet provider, \
    your internet service provider, your service provider, your mobile carrier, \
    your network administrator, your system administrator, your it department, it support, it department, \
    tech support, technical support, the help center, help center, your teacher, your employer, \
    your manager, your company, the owner, the seller, the merchant, the manufacturer, \
    your device manufacturer, card issuer, your card issuer, apple support, let us know, tell us, \
    get in touch, call support, contact support, the developer, the app developer, chat with us
    """,
  blames: """
    you forgot, you failed, you have entered, you’ve entered, you entered, you typed, \
    you did not, you didn’t, you have not, you haven’t, you made a mistake, you made an error, \
    your mistake, your fault, you provided, you supplied, you chose the wrong, you used the wrong, \
    you didn’t enter, you misspelled, you mistyped, you messed up, you neglected, you should have, \
    you shouldn’t have, your error, you are wrong, you’re wrong, you caused, you broke, \
    you did something wrong, you didn’t fill, you have failed, you’ve failed, you have forgotten, \
    you’ve forgotten, you incorrectly, you selected the wrong, you picked the wrong
    """,
  alarms: """
    fatal, catastrophic, illegal, abort, aborted, aborting, kill, killed, terminate, terminated, \
    forbidden, prohibited, violation, violated, panic, corrupt, disaster, disastrous, severe, deadly, \
    catastrophe, catastrophically, illegally, unlawful, violates, fatally
    """,
  jokes: """
    oops, whoops, oopsie, uh-oh, uh oh, oh no, oh snap, yikes, d’oh, ouch, darn, bummer, woops, eek, argh, \
    hmm, yay, hooray, woohoo, houston, gremlins, hamsters, oopsy, ooops, whoopsie, whoopsies, \
    oops-a-daisy, oh dear, oh my, oh well, oh boy, aw, aww, aw snap, drat, dang, darn it, hmmm, hmmmm, \
    huh, crikey, yippee, woo, woot, ta-da, tada, blimey, jeez, geez, phew, ugh, gah, well this is awkward, \
    well this is embarrassing, this is awkward, this is embarrassing, our bad, my bad
    """,
  courtesies: """
    sorry, we’re sorry, we are sorry, we apologize, apologies, our apologies, kindly, thanks, thank you, \
    so sorry, we’re so sorry, we are so sorry, we’re very sorry, sorry about that, sorry about this, \
    sorry for the inconvenience, for the inconvenience, for any inconvenience, any inconvenience, \
    the inconvenience, inconvenience, this inconvenience, for your patience, your patience, patience, \
    thank you for your patience, pardon, pardon us, excuse us, forgive us, we regret, \
    please accept our apologies, our sincere apologies, my apologies, apologise, we apologise, thx, \
    much appreciated
    """,
  buttons: "button, buttons",
  controls: """
    link, links, field, fields, text field, text box, box, boxes, checkbox, checkboxes, icon, icons, \
    switch, toggle, slider, arrow, entries marked, fields marked, items marked
    """,
  places: """
    below, above, underneath, beneath, on the left, on the right, to the left, to the right, at the top, \
    at the bottom, at the top right, at the top left, at the bottom right, at the bottom left, \
    in the top right, in the top left, in the bottom right, in the bottom left, in the upper right, \
    in the upper left, in the lower right, in the lower left, in the corner, in the top right corner, \
    in the top left corner, in the upper right corner, in the upper left corner, \
    in the bottom right corner, left-hand, right-hand, top-right, top-left, bottom-right, bottom-left, \
    upper, lower, topmost, bottommost
    """,
  colors: """
    red, green, blue, yellow, orange, gray, grey, purple, pink, in red, in green, in blue, in yellow, \
    in orange, in gray, in grey, outlined in red, highlighted in red, highlighted in yellow, shown in red
    """,
  clicks: "click, clicking, double-click, right-click, click on",
  taps: "tap, tapping, double-tap, tap on",
  chooses: "choose, select, press, use, hit",
  pleases: "please",
  firstPersons: "we, we’re, we’ve, we’ll, we’d",
  valids: "valid, invalid",
  agreements: "Got it, Alright",
  answers: "Yes, No, Yeah, Nope",
  heres: "Click here, Tap here, Press here, Here, Click",
  plainWords: [
    ("abort terminat", "stopped"),
    ("kill", "closed"),
    ("illegal", "can’t be used"),
    ("corrupt", "damaged"),
    ("forbidden prohibited", "isn’t allowed"),
    ("violat", "isn’t allowed by")
  ])
