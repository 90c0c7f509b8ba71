/// English: an instruction begins with a bare verb (“Check your connection”) or says what the reader can do (“you can
/// …”, “try turning …”). Many of its verbs are nouns too (“Update failed”).
let english = Language(
  "en", shape: "Couldn’t ⟨action⟩ because ⟨cause⟩. ⟨What to do⟩.",
  classifiesBefore: true,
  instructions: """
    accept, add, adjust, agree to, allow, ask, authorize, bring, cancel the, change, choose, clear, close, \
    come back, confirm, connect, consider, continue, convert, correct, create, delete, disable, \
    disconnect, do not, don’t, drag, eject, empty the, enable, ensure, enter, erase, exit, fill, find, \
    fix the, follow, force quit, free up, give, go to, go back, grant, install, insert, join, keep, leave, \
    let, log into, lower, make, make sure, mark, move, open, pair, pick, plug, provide, pull down, \
    purchase, put, quit, rather than, re-enter, reach out, rearrange, reconnect, reduce, refer, refresh, \
    reinstall, release, reload, remember, remove, rename, renew, reopen, replace, rescan, resend, resize, \
    resolve, respond, restart, restore, retype, return, see, select, send, shorten, sign into, specify, \
    split, stay, store, submit, subscribe, tap, take, tell us, try, turn, type, unblock, uncheck, \
    uninstall, unlock, unmute, unplug, unpair, upgrade, use, verify, view, visit, write
    """,
  alsoNouns: """
    back up, backup, email, log in, login, log out, sign in, sign out, sign up, break, call, check, click, \
    contact, copy, cut, double-check, download, edit, export, fill, import, log, look, pause, press, \
    print, record, repeat, report, request, reset, resume, review, run, save, scan, search, set, set up, \
    share, start, stop, switch, sync, transfer, update, upload, wait
    """,
  objects: """
    a, an, the, this, that, these, those, your, its, it, them, some, any, another, if, whether, which, \
    what, how, all, each, every, us, our, for the, to the
    """,
  requests: """
    please, you can, you can still, you can also, you could, you may want, you may need, you might need, \
    you need to, you must, you should, you have to, you’ll have to, you’ll need to, you will need to, \
    you will have to, do you want to, would you like to, we recommend, we suggest, be sure to, \
    it may help to
    """,
  undoings: "you can only, you can no longer, you need to have been, you must have",
  leadIns: """
    and, or, then, first, just, now, also, instead, kindly, simply, next, finally, otherwise, either, to, \
    maybe
    """,
  openings: "so, then, but, please, until",
  conditions: "if, when, once, after, before, to, in order to, for, until, unless, in case, should",
  reasons: "because, because of, due to, since, as your, as the, owing to",
  retries: """
    try again, try it again, retry, try once more, try later, try it later, wait, come back, \
    come back later, check back, check back later, give it another try, give it another go
    """,
  laters: """
    later, again, soon, in a moment, in a few moments, in a minute, in a few minutes, in a while, \
    after a while, after some time, at a later time, a moment, a while, some time, a bit, a minute, \
    another time, now, shortly
    """,
  functionWords: """
    a, an, the, this, that, these, those, it, its, it’s, that’s, we, we’re, we’ve, you, you’re, you’ve, \
    your, yours, our, ours, i, i’m, my, me, us, he, she, they, them, their, there, there’s, here, one, be, \
    being, do, does, to, of, at, on, in, for, from, with, by, and, or, as, than, about, into, onto, over, \
    what, which, who, why, how, some, any, all, such, very, too, also, just, only, right, now, yet, still, \
    even, ever, so, then, but, because, therefore, unfortunately, however, due, via, per, yes, no, please, \
    looks, seems, like, trying, attempting, while attempting
    """,
  genericWords: """
    something, anything, nothing, wrong, went, go, goes, gone, happened, happen, occurred, occured, occur, \
    encountered, encounter, experienced, experiencing, ran into, known, unknown, unexpected, unexpectedly, \
    unspecified, unhandled, unidentified, internal, general, generic, common, invalid, valid, illegal, \
    operation, operations, request, requests, requested, action, actions, process, processing, processed, \
    task, tasks, complete, completed, completing, completion, perform, performed, performing, execute, \
    executed, executing, execution, handle, handled, command, unable, able, possible, impossible, fatal, \
    critical, serious, severe, major, minor, system, technical, temporary, reason, details, detail, cause, \
    information, info, message, data, input, value, values, parameter, parameters, argument, arguments, \
    result, results, resource, resources, object, item, items, response, server, servers, service, \
    services, network, application, app, program, function, returned, return, returns, received, receive, \
    get, got, getting, available, unavailable, temporarily, currently, accessed, access, denied, load, \
    loading, loaded, work, works, working, worked, correctly, properly, successful, unsuccessful, \
    successfully, unfinished, terminate, terminated, bad, ok, okay, failed, fails, fail, failing, looking, \
    look, found, find, way, thing, things
    """,
  errorNouns: """
    error, errors, problem, problems, issue, issues, exception, exceptions, failure, failures, trouble, \
    fault, faults, bug, glitch, difficulty, difficulties, crash, mistake, hiccup
    """,
  links: """
    while, when, during, whilst, as we, trying to, attempting to, attempt to, in trying, prevented, \
    preventing, keeps, caused, with, in, on, with your, with the, in the, on the, from the, of the, to the
    """,
  actions: "*ing",
  predicates: """
    is, isn’t, are, aren’t, was, wasn’t, were, weren’t, has, hasn’t, have, haven’t, had, hadn’t, been, \
    can, can’t, cannot, could, couldn’t, did, didn’t, doesn’t, don’t have, will, won’t, would, wouldn’t, \
    may, might, must, needs, not, failed, fails, denied, unavailable, unsuccessful, timed, required, \
    rejected, canceled, cancelled, aborted, interrupted, expired, blocked, disabled, missing, unsupported, \
    error, errors, failure, problem, unable, incomplete, not found, lost, unknown, invalid, limit, \
    in progress, didn’t work
    """,
  requirements: """
    must, must be, must not, has to, have to, needs to, need to, should be, at least, at most, \
    no more than, no fewer than, or fewer, or more, between, required, too short, too long, too large, \
    too small, too many, too few, can’t be blank, can’t be empty, cannot be empty, only
    """,
  failures: """
    couldn’t, can’t, cannot, unable, failed, fails, failure, error, problem, didn’t, not found, \
    went wrong, denied, unavailable
    """,
  successes: """
    success, done, all done, all set, saved, sent, completed, finished, congratulations, you’re done, \
    you’re all set, successfully
    """,
  successWords: "successfully",
  reservations: """
    not, no, never, only, partly, couldn’t, can’t, cannot, wasn’t, weren’t, didn’t, isn’t, aren’t, hasn’t, \
    haven’t, before, until, unless, once, if, when, after, but, without
    """,
  passing: "couldn’t, could not, wasn’t, was not, weren’t, were not, didn’t, did not",
  lasting: "can’t, cannot, can not, will not be, won’t be, no longer, never",
  whens: """
    in a few minutes, in a few seconds, in a moment, in an hour, in a few hours, tomorrow, automatically, \
    minutes, minute, hours, hour, seconds, days, day, as soon as, when, once, until, within, shortly, \
    soon, tonight, every
    """,
  helpers: """
    support, help desk, administrator, admin, your bank, the bank, your carrier, your provider, \
    customer service, customer support, contact us, reach out to us, email us, write to us, call us, \
    the store, your school, your organization, your it, developer, developers
    """,
  blames: """
    you forgot, you failed, you must have, you have entered, you’ve entered, you entered, you typed, \
    you did not, you didn’t, you have not, you haven’t, you made a mistake, you made an error, \
    your mistake, your fault, you provided, you supplied, you chose the wrong, you used the wrong
    """,
  alarms: """
    fatal, catastrophic, illegal, abort, aborted, aborting, kill, killed, terminate, terminated, \
    forbidden, prohibited, violation, violated, panic, corrupt, disaster, disastrous, severe
    """,
  jokes: """
    oops, whoops, oopsie, uh-oh, uh oh, oh no, oh snap, yikes, d’oh, ouch, darn, bummer, woops, eek, argh, \
    hmm, yay, hooray, woohoo, houston, gremlins, hamsters
    """,
  courtesies: """
    sorry, we’re sorry, we are sorry, we apologize, apologies, our apologies, kindly, thanks, thank you
    """)
