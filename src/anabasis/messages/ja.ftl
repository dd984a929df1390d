### すべてのゲームに共通の文。キーと変数の説明は anabasis/prose.py にあります。
### 各ゲームのファイルは、同じキーの文を独自の言い方に置き換えられます。

## 名前のないプレイヤーの席

seat-0 = 第1席
seat-1 = 第2席
seat-2 = 第3席
seat-3 = 第4席
seat-4 = 第5席
seat-5 = 第6席

## 並べて言うとき

list-none = なし
list-two = { $first }、{ $rest }
list-more = { $first }、{ $rest }
list-notes = { $first }／{ $rest }
join-sentences = { $first }{ $rest }
label-value = { $label }：{ $value }

## どのゲームでも起こること

event-ask-changed =
    { $window ->
        [hidden] { $seat }は、確認を受ける場面を決めました。
       *[other]
            { $switch ->
                [on] { $seat }は、種類{ $window }の場面で確認を受けることにしました。
               *[off] { $seat }は、種類{ $window }の場面で確認を受けないことにしました。
            }
    }
event-resigned = { $seat }が投了しました。
event-time-ran-out = { $seat }の持ち時間が切れました。
event-time-up = { $seat }の時間が切れました。

## どのゲームでもできること

action-go-by = { $seat }は見送る
action-ask =
    { $switch ->
        [on] 種類{ $window }の場面で確認を受ける
       *[off] 種類{ $window }の場面で確認を受けない
    }
action-resign = { $seat }が投了する
action-time-out = { $seat }の時間切れ
action-time-up = 時間切れになる

## できない理由（全ゲーム共通）

refusal-game-over = ゲームは終了しています。これ以上は何もできません。
refusal-not-your-decision = 今は{ $waiting }が決める番です。
refusal-decision-closed = その質問にはすでに回答済みです。今表示されている質問を確認してください。
refusal-not-now = 今はそれを決める場面ではありません。{ $prompt }
refusal-not-yet = 先に決めることがあります：{ $first }。
refusal-no-such-seat = この卓にその席はありません。
refusal-no-such-window = このゲームにその種類の場面はありません。
refusal-only-the-table = それができるのは卓の進行役だけです。
refusal-already-resigned = その席はすでに投了しています。
refusal-already-eliminated = その席はすでに脱落しています。
refusal-no-timer = 今は時間を計っていません。
refusal-not-waited-for = その席の回答を待っている場面ではありません。
refusal-nothing-to-undo = 取り消せるものがありません。取り消せるのは自分の直前の選択だけで、その選択でカードが引かれたり公開されたりしていない場合に限ります。

## ゲームが終わった理由

reason-resignation = 投了により、最後まで残った人の勝ちです。

## ブラウザの盤

board-nearer = 拡大
board-farther = 縮小
board-whole = 盤全体
board-target = { $what }。{ $place }
board-lists = 一覧で見る盤
board-choices = いまできること
board-nothing-asked = いまは何も求められていません。
board-any-action = 任意の行動
board-do-it = これをする
board-why-not = なぜできない？
board-table = 盤の様子
board-none = なし
board-yes = はい
board-no = いいえ

## ターミナルで遊ぶとき

terminal-players =
    { $same ->
        [True] { $low }人
       *[False] { $low }～{ $high }人
    }
terminal-usual = { $choice }（指定しないとき）

terminal-you = あなたは{ $name }です。
terminal-against = 対戦相手は{ $names }です。
terminal-how = 選択肢の番号を入力してください。「?」で入力できるものの一覧を表示し、「q」で終了します。
terminal-resumed = 保存したところから再開します。
terminal-commands =
    選択肢の番号か、次のいずれかを入力してください。
    {"  "}?           この一覧と、アクションの書き方
    {"  "}? 語句      カード（?horse）、場所（?B7）、アクション（? levy horse）について
    {"  "}u           直前の選択を取り消す
    {"  "}r 番号      ルールを読む：項（r 3.4）または章（r 3）
    {"  "}l           ゲーム全体の記録を表示する
    {"  "}b           ボード全体と、脇にあるものをすべて表示する
    {"  "}c           選択肢とその結果をすべて表示する
    {"  "}s ファイル  棋譜を保存する
    {"  "}q           ゲームを終了する
terminal-verbs = アクションを直接入力することもできます。> の付いたものが、今選べる種類です。
terminal-allowed = できます。選択肢{ $number }です。
terminal-allowed-elsewhere = できます。
terminal-case = （{ $case } { $title }）
terminal-no-such-words = 「{ $words }」は、このゲームのアクションでも場所でもありません。「?」だけを入力すると、アクションの一覧を表示します。
terminal-nothing-about = 今決めることの中に、{ $words }に関わるものはありません。
terminal-not-a-choice =
    { $most ->
        [1] 選択肢は1だけです。「?」で説明を表示します。
       *[other] 1から{ $most }の番号を選んでください。「?」で説明を表示します。
    }
terminal-more = …ほかに{ $count }件。「c」ですべて表示します
terminal-undone = 取り消しました。
terminal-which-case = どのルールですか？「r 3.4」で1つの項、「r 3」で1つの章を表示します。
terminal-no-case = ルールブックに「{ $case }」という項はありません。
terminal-which-file = 保存先はどこですか？「s ファイル名」と入力してください。
terminal-saved = 棋譜を{ $file }に保存しました。
terminal-resume = 再開するコマンド：
terminal-save-first = ゲームを保存しますか？Enterを押すと{ $file }に保存します。別のファイル名も入力できます。保存せずに終了するには「n」を入力してください。
terminal-file-exists = { $file }はすでにあるため、上書きしませんでした。別の名前を指定してください。
terminal-not-saved = { $file }に保存できませんでした（{ $reason }）。
terminal-farewell = またお会いしましょう。ゲームを途中で終了しました。
terminal-after = 「l」で記録の表示、「s ファイル名」で棋譜の保存、「q」で終了します。

## ゲームの終わり方と、棋譜の検証

terminal-over = ゲーム終了です。
terminal-not-ended = ゲームはまだ終わっていません。
terminal-verified = 棋譜に誤りはありません。{ $actions }手を再生し、同じ局面になりました。

## 早見表

aid-case = ルール
