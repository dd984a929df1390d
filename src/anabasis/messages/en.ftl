### Texts that all games share. Keys and variables are explained in anabasis/prose.py.
### A game's own file may say any of them in its own way.

## Seats whose players have no names yet

seat-0 = First player
seat-1 = Second player
seat-2 = Third player
seat-3 = Fourth player
seat-4 = Fifth player
seat-5 = Sixth player

## Several things in a row

list-none = nobody
list-two = { $first } and { $rest }
list-more = { $first }, { $rest }
list-notes = { $first }; { $rest }
join-sentences = { $first } { $rest }
label-value = { $label }: { $value }

## What can happen in any game

event-ask-changed =
    { $window ->
        [hidden] { $seat } says at which moments to be asked.
       *[other]
            { $switch ->
                [on] { $seat } wishes to be asked at moments of kind { $window }.
               *[off] { $seat } no longer wishes to be asked at moments of kind { $window }.
            }
    }
event-resigned = { $seat } lays down arms.
event-time-ran-out = Time has run out for { $seat }.
event-time-up = The time of { $seat } is up.

## What can be done in any game

action-go-by = { $seat } lets the moment go by
action-ask =
    { $switch ->
        [on] Ask me at moments of kind { $window }
       *[off] Do not ask me at moments of kind { $window }
    }
action-resign = { $seat } resigns
action-time-out = Time runs out for { $seat }
action-time-up = The time is up

## Why not, in any game

refusal-game-over = The game is over; nothing more can be done.
refusal-not-your-decision = It is for { $waiting } to decide now.
refusal-decision-closed = That question has been answered already; please look at what is asked now.
refusal-not-now = That is not asked now. { $prompt }
refusal-not-yet = Something else comes first: { $first }.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-window = There is no moment of that kind in this game.
refusal-only-the-table = Only the table itself can do that.
refusal-already-resigned = That seat has resigned already.
refusal-already-eliminated = That seat is out of the game already.
refusal-no-timer = No time is running now.
refusal-not-waited-for = Nobody is waiting for that seat.
refusal-nothing-to-undo = Nothing can be taken back: only your own last choice can, and only while it has revealed nothing and left nothing to chance.

## Why a game is over

reason-resignation = The game was given up: who stayed to the last has won.

## The board in the browser

board-nearer = Nearer
board-farther = Farther
board-whole = The whole board
board-target = { $what }. { $place }
board-lists = The table in lists
board-choices = What you can do
board-nothing-asked = Nothing is asked of you now.
board-any-action = Any action
board-do-it = Do it
board-why-not = Why not?
board-table = The table
board-none = none
board-yes = yes
board-no = no

## Playing in the terminal

terminal-players =
    { $same ->
        [True] { $low } players
       *[False] { $low } to { $high } players
    }
terminal-usual = { $choice }, unless you say otherwise

terminal-you = You are { $name }.
terminal-against = Against you: { $names }.
terminal-how = Type the number of a choice; ? lists what else you can type, q leaves.
terminal-resumed = The game goes on where it was saved.
terminal-commands =
    Type the number of a choice, or one of these:
    {"  "}?           this list, and all kinds of actions
    {"  "}? WORDS     about a card (?horse), a place (?B7) or an action (? levy horse)
    {"  "}u           take back your last choice
    {"  "}r CASE      read a rule (r 3.4) or a chapter (r 3)
    {"  "}l           the log of the whole game
    {"  "}b           show the whole board, and all that lies beside it
    {"  "}c           list all choices, with what they would mean
    {"  "}s FILE      save the record of the game
    {"  "}q           leave the game
terminal-verbs = Actions can be written out, too; those marked > answer what is asked now:
terminal-allowed = That is allowed: it is choice { $number }.
terminal-allowed-elsewhere = That is allowed.
terminal-case = ({ $case }, { $title })
terminal-no-such-words = “{ $words }” is neither an action nor a place of this game; ? alone lists the actions.
terminal-nothing-about = Nothing that is asked now has to do with { $words }.
terminal-not-a-choice =
    { $most ->
        [one] There is only choice 1; ? helps.
       *[other] Please choose 1 to { $most }; ? helps.
    }
terminal-more =
    { $count ->
        [one] … and one more; c lists all
       *[other] … and { $count } more; c lists all
    }
terminal-undone = Taken back.
terminal-which-case = Which case? “r 3.4” shows one, “r 3” a chapter.
terminal-no-case = There is no case “{ $case }” in the rulebook.
terminal-which-file = Save where? “s FILE” names the file.
terminal-saved = The record is in { $file }.
terminal-resume = To go on with it:
terminal-save-first = Shall the game be saved? Enter saves it as { $file }; or type another name, or n to leave without.
terminal-file-exists = { $file } exists already and is left alone; please choose another name.
terminal-not-saved = { $file } could not be written: { $reason }.
terminal-farewell = Farewell. The game was left before its end.
terminal-after = l shows the log, s FILE saves the record, q leaves.

## How a game ended, and whether its record is sound

terminal-over = The game is over.
terminal-not-ended = The game has not ended yet.
terminal-verified =
    { $actions ->
        [one] The record is sound: its one action plays again to the same position.
       *[other] The record is sound: its { $actions } actions play again to the same position.
    }

## The player’s aid

aid-case = Rule
