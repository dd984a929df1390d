### The shell of the browser client in English. A table's and a game's own texts come from the server.

## Everywhere

anabasis = Anabasis
tagline = Board games of the age of Alexander. Every rule kept, every refusal explained.
page-title = { $page } · Anabasis
title-your-turn = ● Your turn · { $title }
your-turn = Your turn
close = Close
cancel = Cancel
loading = One moment…
copy = Copy
copied = Copied
copy-failed = Copying is not possible here.
try-again = Try again
to-lobby = To the lobby
credits = Anabasis is free software under the MIT License. Coast after Natural Earth, public domain.
name-join = , { "" }

language = Language
language-en = English
language-ja = 日本語
theme = Light or dark
theme-system = Auto
theme-light = Light
theme-dark = Dark
sound = Sounds: a soft tick for moves, two notes for your turn
sound-switch = Sounds
sound-switch-off = Sounds are on; switch them off
sound-switch-on = Sounds are off; switch them on
notify-ask = Notify me when it is my turn
notify-granted = You are notified when it is your turn and this page is in the background.
notify-denied = Notifications are blocked in this browser’s settings.

skip-to-prompt = Skip to what is asked
skip-to-board = Skip to the board
skip-to-tables = Skip to the tables

## What went wrong

error-unreachable = The server cannot be reached. Please try again in a moment.
error-unknown = Something went wrong. Please try again.
error-lost = The connection broke before that arrived. Please try again.
error-code-too-many = That was a little fast. Please wait a moment.
error-code-not-stored = That could not be stored. Please try again.
error-code-internal = The server made a mistake. Please try again.
error-code-not-invited = This table is by invitation only.
error-code-not-open = The game has begun already.
error-code-seated = You sit at this table already.
error-code-taken = That seat is taken.
error-code-unknown-table = There is no such table.
error-code-unplayable = This game cannot be played here any more.

trouble-unknown = There is no such table
trouble-unknown-why = The address may be incomplete, or the table is gone.
trouble-unreachable = The table cannot be reached
trouble-unreachable-why = The server does not answer. Your game is safe there; please try again in a moment.
trouble-failed = The table could not be opened
trouble-failed-why = Something went wrong on the way. Your game is safe; please try again.
trouble-nowhere = There is no such page
trouble-nowhere-why = The address leads nowhere.
unplayable = This game cannot be played here any more
unplayable-other-rules = It was begun with rules that this server does not have, or no longer keeps.
unplayable-no-game = The game is not installed on this server.
unplayable-broken-record = Its record does not fit the rules any more.
unplayable-safe = Nothing is lost. You can read what was done, save the record and leave the table; with the right version of Anabasis the game can go on.
unplayable-table = The table
unplayable-secret = a secret answer

## The lobby

play-now = Play now
play-now-what =
    { $bots ->
        [one] Against the computer
       *[other] Against { $bots } computer generals
    }
play-friend = Play a friend
play-friend-what = You get a link to send
learn = Learn by playing
learn-what = In ten minutes
create-what = With friends, bots, or at one screen
name-heading = Your name
name = Name
name-save = Save
name-saved = From now on you are called so.
games = The games
game-seats =
    { $least ->
        [1] For up to { $most } players
       *[other]
            { $most ->
                [2] For two players
               *[other] For { $least } to { $most } players
            }
    }
game-minutes = { $least }–{ $most } minutes
game-weight-1 = very light
game-weight-2 = light
game-weight-3 = medium
game-weight-4 = heavy
game-weight-5 = very heavy
rules-read = Read the rules
review = Look back at a game
review-choose = Choose a saved record…
review-reading = Reading the record…
review-remove = Remove this record

tables-mine = Your tables
tables-mine-none = You are at no table. Play now, or set one up for friends.
tables-open = Open tables
tables-open-none = Nobody is waiting for players just now.
tables-running = To look on
tables-finished = Finished
table-open =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
table-asked = { $names } asked to play again
table-running = Turn { $turn }
table-unplayable = Cannot be played
table-review = A record, to look at

atlas-pella = Pella
atlas-gordium = Gordium
atlas-tyre = Tyre
atlas-alexandria = Alexandria
atlas-gaugamela = Gaugamela
atlas-babylon = Babylon
atlas-persepolis = Persepolis
atlas-ecbatana = Ecbatana
atlas-maracanda = Maracanda
atlas-bucephala = Bucephala

## Setting up a table

create = Set up a table
create-game = Game
create-seats = Seats
create-seat = Seat { $number }
create-seat-me = Me
create-seat-open = Open: whoever comes
create-seat-here = Another person at this screen
create-seat-bot = Computer, { $level }
create-seat-name = Name of the person on seat { $number }
create-seat-more = One seat more
create-seat-fewer = One seat fewer
create-options = Variants and choices
create-manners = At the table
create-public = Who may come
create-public-link = only who has the link
create-public-public = everybody; it is listed in the lobby
create-undo = Taking back
create-undo-own = one’s own last choice
create-undo-agreed = also more, if all agree
create-pause = Pause at interruptions
create-pause-none = none
create-pause-seconds = { $seconds } seconds, asked or not
create-away = A bot plays for who is away
create-away-never = never
create-away-after = after { $time }
create-live = Only where everybody sits at a screen of their own.
create-clock = Time for a turn
create-clock-none = as long as it takes
create-clock-seconds = { $seconds } seconds
create-clock-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
create-clock-hours = { $hours } hours
create-and-play = Begin
create-and-wait = Set up and wait for players

bot-random = recruit
bot-greedy = captain
bot-beginner = beginner
bot-novice = novice
bot-easy = easy
bot-medium = experienced
bot-hard = strong
bot-expert = expert
bot-master = master

## The table

table-opening = The table is being laid…
table-tools = Tools
panels = Log and talk
side = Players and log
board = Board
prompt = What is asked
hand = Hand
tracks = Stocks and tracks
tracks-short = Tracks
players = Players
score = Points
menu = Menu
menu-this-table = This table
menu-this-browser = This browser
spectating = Looking on
reviewing = A record
link-connecting = Connecting…
link-stalled = The server does not answer just now…
link-lost = Connection lost; trying again…
link-closed = Closed

prompt-waiting =
    { $count ->
        [0] One moment…
        [one] It is for { $names } to decide.
       *[other] { $names } are deciding.
    }
prompt-open =
    { $count ->
        [0] The game is about to begin.
        [one] One seat is still free. The game begins when it is taken.
       *[other] { $count } seats are still free. The game begins when they are taken.
    }
prompt-asked =
    { $count ->
        [one] { $names } is asked to play again. The game begins with a yes.
       *[other] { $names } are asked to play again. The game begins when all say yes.
    }
prompt-lesson = Read this step, then press “Go on”.
prompt-which =
    { $count ->
        [one] Shall this be done?
       *[other] Several things can be done with that. Which?
    }
prompt-replay = Looking back: after move { $n } of { $of }.

told = { $name }: { $words }
telling = The others’ turn
telling-pause = Wait
telling-resume = Tell on
telling-skip = Skip to the end of it
pace = How fast the others’ turns are told
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-once = at once

seat-you = you
seat-open = Free seat
seat-asked = has been asked
seat-thinking = thinking…
seat-turn = to decide
seat-your-turn = your turn
seat-bot = computer, { $level }
seat-here = at this screen
seat-online = at the table
seat-away = away
seat-stand-in = away; a bot plays on
seat-turn-away = to decide, but away
timer-yours =
    { $seconds ->
        [one] Your time: one second left
       *[other] Your time: { $seconds } seconds left
    }
timer-theirs =
    { $seconds ->
        [one] { $name } has one second left
       *[other] { $name } has { $seconds } seconds left
    }
timer-yours-clock = Your time: { $clock }
timer-theirs-clock = Time of { $name }: { $clock }
clock-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }

why-possible = “{ $action }” is possible now.
note-close = Close this note
rule-case = Rule { $case }
rule-open = Read rule { $case }

actions = Actions
actions-none = Nothing is asked of you now.
actions-count =
    { $count ->
        [0] This list fills when it is your turn.
        [one] One thing is possible:
       *[other] { $count } things are possible:
    }

ahead = What this would do
ahead-more = … and { $count } more
line-broken = Something came between: “{ $action }” is no longer possible. Choose anew.
odds-range = { $least } to { $most }
odds-part = { $what }: { $chance }

undo = Take back
undo-propose = Ask to take back
undo-vote = Vote on taking back
undo-proposed =
    { $count ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to take back the last { $count } moves.
    }
undo-agree = Agree
undo-refuse = Decline
undo-waiting = Waiting for the others’ answer.

log = Log
log-details = every detail
log-earlier = Earlier
log-since = since your last turn
log-show = Show the board after move { $n }
log-undone = { $name } takes the last choice back.
log-undone-agreed =
    { $count ->
        [one] By consent, one move is taken back.
       *[other] By consent, { $count } moves are taken back.
    }
log-lesson-back = The lesson goes a step back.

chat = Talk
chat-empty = Nothing has been said yet.
chat-box = Say something to the table
chat-placeholder = Say something…
chat-send = Send
chat-said = { $name } says: { $text }

replay = Looking back
replay-slider = Moment of the game
replay-count = { $n } / { $of }
replay-value = After move { $n } of { $of }. { $words }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-play = Play the game
replay-pause = Pause
replay-leave = Back to now
replay-leave-end = Back to the end
replay-watch = Watch the game
replay-link = Copy a link to this moment
replay-eyes = Seen by
replay-spectator = a spectator
replay-turn = Go to a turn
replay-turn-n = Turn { $turn }
replay-turn-of = Turn { $turn }: { $name }
replay-speed = Speed
replay-times = × { $speed }
analyse-from = Play on from here
analyse-now = Try things out from here
analysis = Analysis
analysis-back = Back to the game from which it was made
analysis-remove = Remove this analysis
replay-failed = That moment could not be fetched.

rules = Rules
rules-of = { $game }: the rules
rules-close = Close the rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
rules-nothing = No rule speaks of “{ $wanted }”.
rules-failed = The rules could not be fetched.
rules-aid = Tables to look things up
rulings = Rulings

waiting = The table is set
join = Sit down
leave = Leave the table
invite-needed = This table is by invitation. Ask { $name } for the invitation link; with it you can sit down here. Until then you can look on.
share = Send…
seat-to-bot = Give { $side } to the computer
seat-to-bot-short = To the computer…
spectators = { $names } looking on
spectators-more =
    { $named ->
        [0]
            { $more ->
                [one] One visitor looking on
               *[other] { $more } visitors looking on
            }
       *[other] { $names } and { $more } more looking on
    }
invite-look = Link for friends who want to look on
invite = Invitation: send this link to whom you want to play with

curtain-pass = Pass the device to { $name }
curtain-why = The table is covered, so that nobody sees another’s cards.
curtain-take = I am { $name }

away =
    { $count ->
        [one] One move while you were away
       *[other] { $count } moves while you were away
    }
away-watch = Show me
away-close = I have seen it

end-winner =
    { $count ->
        [0] The game is over
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-given-up = { $name } has given up.
share-link = Copy the link
share-picture = A picture of it
end-how = How it came about
rank = { $place }.
chart = { $label } of every player over the game. A click shows the board at that moment.
rematch = Play again
rematch-join = To the rematch
rematch-asked = You are asked to play again
rematch-yes = Yes, play again
rematch-no = No, thank you
export = Save the record
export-seen = Save the record so far, as you may see it

resign = Resign
resign-sure = Do you want to give up?
resign-means = You lay down arms and take the last place. This cannot be taken back.
resign-not = Play on

windows = When do you want to be asked?
windows-open = Ask me when… { $on }/{ $all }

report = Report a problem
report-words = What happened, and what did you expect?
report-holds = The report holds your words, what you see of the table, and the record as far as you may know it. It is sent nowhere by itself.
report-save = Save as a file
report-copy = Copy
report-saved = Saved.

keys = Keys
keys-on = Use these keys
key-actions = list everything that is possible now
key-prompt = to what is asked
key-board = to the board
key-hand = to your hand
key-log = to the log
key-chat = to the talk
key-rules = open or close the rules
key-undo = take back
key-wait = while others play: wait, or go on
key-skip = skip what is being told
key-back = look back one move
key-on = one move on
key-menu = menu
key-help = this help
key-escape = close, cancel, back to now
key-replay = while looking back: one move back or on; Home and End
key-replay-turn = while looking back: one turn back or on
key-arrows = on the board and in lists: from one to the next; Enter does it

## Learning

lesson = Lesson
lesson-place = { $place } of { $count }
lesson-progress = How far the lesson has come
lesson-next = Go on
lesson-back = A step back
lesson-your-move = Your move: do it on the board.
lesson-leave = Leave the lesson and play on
