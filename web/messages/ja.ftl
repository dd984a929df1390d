### ブラウザー版の画面の日本語。卓とゲームの文はサーバーから届きます。

## 共通

anabasis = Anabasis
tagline = アレクサンドロスの時代のボードゲームを1つの卓で。ルールはすべて自動で守られ、できないことには理由を示します。
page-title = { $page } · Anabasis
title-your-turn = ● あなたの番です · { $title }
your-turn = あなたの番です
close = 閉じる
cancel = やめる
loading = お待ちください…
copy = コピー
copied = コピーしました
copy-failed = ここではコピーできません。
try-again = もう一度試す
to-lobby = ロビーへ
credits = Anabasis は MIT ライセンスのフリーソフトウェアです。海岸線は Natural Earth（パブリックドメイン）によります。
name-join = 、

language = 言語
language-en = English
language-ja = 日本語
theme = 明るさ
theme-system = 自動
theme-light = 明るい
theme-dark = 暗い
sound = 効果音：手が進むと小さく1音、自分の番で2音
sound-switch = 効果音
sound-switch-off = 効果音は入っています。押すと消えます
sound-switch-on = 効果音は消えています。押すと入ります
notify-ask = 自分の番になったら通知する
notify-granted = このページを開いたまま離れていても、自分の番が来たら通知します。
notify-denied = ブラウザーの設定で通知がブロックされています。

skip-to-prompt = 今の選択へ移動
skip-to-board = ボードへ移動
skip-to-tables = 卓の一覧へ移動

## うまくいかなかったとき

error-unreachable = サーバーにつながりません。少し待ってからお試しください。
error-unknown = うまくいきませんでした。もう一度お試しください。
error-lost = 届く前に接続が切れました。もう一度お試しください。
error-code-too-many = 操作が少し速すぎるようです。一息ついてからお試しください。
error-code-not-stored = 保存できませんでした。もう一度お試しください。
error-code-internal = サーバーで問題が起きました。もう一度お試しください。
error-code-not-invited = この卓に座れるのは、招待された人だけです。
error-code-not-open = ゲームはもう始まっています。
error-code-seated = あなたはもうこの卓に座っています。
error-code-taken = その席はふさがっています。
error-code-unknown-table = その卓は見つかりません。
error-code-unplayable = このゲームは、ここではもう続けられません。

trouble-unknown = 卓が見つかりません
trouble-unknown-why = アドレスが途中で切れているか、卓がなくなったようです。
trouble-unreachable = 卓につながりません
trouble-unreachable-why = サーバーが応答しません。ゲームは保存されています。少し待ってからお試しください。
trouble-failed = 卓を開けませんでした
trouble-failed-why = 途中で問題が起きました。ゲームは保存されています。もう一度お試しください。
trouble-nowhere = ページが見つかりません
trouble-nowhere-why = このアドレスには何もありません。
unplayable = このゲームは、ここではもう続けられません
unplayable-other-rules = このゲームを始めたときのルールが、このサーバーにはありません。
unplayable-no-game = このゲームは、このサーバーに入っていません。
unplayable-broken-record = 棋譜がルールに合わなくなりました。
unplayable-safe = 記録は残っています。これまでの手を読み、棋譜を保存し、席を立つことができます。対応する版の Anabasis があれば、続きから遊べます。
unplayable-table = 卓
unplayable-secret = 伏せられた答え

## ロビー

play-now = すぐに遊ぶ
play-now-what = コンピューター{ $bots }人と対戦
play-friend = 友だちと遊ぶ
play-friend-what = 送るためのリンクができます
learn = 遊びながら覚える
learn-what = 10分でわかります
create-what = 友だちとも、コンピューターとも、1つの画面でも
name-heading = あなたの名前
name = 名前
name-save = 保存
name-saved = この名前にしました。
games = ゲーム
game-seats =
    { $least ->
        [1] { $most }人まで
       *[other]
            { $most ->
                [2] 2人用
               *[other] { $least }～{ $most }人用
            }
    }
game-minutes = { $least }～{ $most }分
game-weight-1 = とても軽い
game-weight-2 = 軽め
game-weight-3 = 中くらい
game-weight-4 = 重め
game-weight-5 = とても重い
rules-read = ルールを読む
review = 棋譜を見る
review-choose = 保存した棋譜を選ぶ…
review-reading = 棋譜を読んでいます…
review-remove = この棋譜を消す

tables-mine = あなたの卓
tables-mine-none = 今はどの卓にもいません。すぐに遊ぶか、友だちのために卓を立てましょう。
tables-open = 募集中の卓
tables-open-none = 今のところ、募集中の卓はありません。
tables-running = 観戦できる卓
tables-finished = 終わったゲーム
table-open = 空席{ $count }つ
table-asked = { $names }さんを再戦に誘っています
table-running = 第{ $turn }手番
table-unplayable = 続けられません
table-review = 棋譜

atlas-pella = ペラ
atlas-gordium = ゴルディオン
atlas-tyre = テュロス
atlas-alexandria = アレクサンドリア
atlas-gaugamela = ガウガメラ
atlas-babylon = バビロン
atlas-persepolis = ペルセポリス
atlas-ecbatana = エクバタナ
atlas-maracanda = マラカンダ
atlas-bucephala = ブケパラ

## 卓を立てる

create = 卓を立てる
create-game = ゲーム
create-seats = 席
create-seat = { $number }番目の席
create-seat-me = 自分
create-seat-open = 募集する
create-seat-here = 同じ画面で遊ぶ人
create-seat-bot = コンピューター（{ $level }）
create-seat-name = { $number }番目の席の人の名前
create-seat-more = 席を増やす
create-seat-fewer = 席を減らす
create-options = 選択ルール
create-manners = 卓の決まり
create-public = 参加できる人
create-public-link = リンクを知っている人だけ
create-public-public = 誰でも（ロビーに載せる）
create-undo = 取り消し（待った）
create-undo-own = 自分の直前の選択だけ
create-undo-agreed = 全員の同意でさらに前まで
create-pause = 割り込みの間
create-pause-none = なし
create-pause-seconds = { $seconds }秒（確認の有無によらず）
create-away = 離席した人の代わりにボットが進める
create-away-never = しない
create-away-after = { $time }後から
create-live = 全員が自分の画面で遊ぶ卓でだけ使えます。
create-clock = 持ち時間（1手番ごと）
create-clock-none = 制限なし
create-clock-seconds = { $seconds }秒
create-clock-minutes = { $minutes }分
create-clock-hours = { $hours }時間
create-and-play = 始める
create-and-wait = 卓を立てて待つ

bot-random = 新兵
bot-greedy = 隊長
bot-beginner = 入門
bot-novice = 初級
bot-easy = やさしい
bot-medium = 中級
bot-hard = 上級
bot-expert = 達人
bot-master = 名人

## 卓

table-opening = 卓の用意をしています…
table-tools = ツール
panels = 記録と会話
side = プレイヤーと記録
board = ボード
prompt = 今の選択
hand = 手札
tracks = 山札と得点盤
tracks-short = 戦況
players = プレイヤー
score = 得点
menu = メニュー
menu-this-table = この卓
menu-this-browser = この端末の設定
spectating = 観戦中
reviewing = 棋譜
link-connecting = 接続しています…
link-stalled = サーバーの応答を待っています…
link-lost = 接続が切れました。つなぎ直しています…
link-closed = 切断しました

prompt-waiting =
    { $count ->
        [0] お待ちください…
       *[other] { $names }が考えています。
    }
prompt-open =
    { $count ->
        [0] まもなく始まります。
       *[other] 空席があと{ $count }つあります。全員そろうと始まります。
    }
prompt-asked =
    { $count ->
        [1] { $names }さんを再戦に誘っています。承諾すると始まります。
       *[other] { $names }さんを再戦に誘っています。全員が承諾すると始まります。
    }
prompt-lesson = 説明を読んだら「次へ」を押してください。
prompt-which =
    { $count ->
        [1] これを行いますか？
       *[other] いくつかのことができます。どれにしますか？
    }
prompt-replay = { $of }手のうち{ $n }手目の後の盤面です。

told = { $name }：{ $words }
telling = 相手の手番
telling-pause = 止める
telling-resume = 続ける
telling-skip = 最後まで飛ばす
pace = 相手の手番を見せる速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-quick = 速く
pace-once = 一度に

seat-you = あなた
seat-open = 空席
seat-asked = 返事待ち
seat-thinking = 思考中…
seat-turn = 選択中
seat-your-turn = あなたの番
seat-bot = コンピューター（{ $level }）
seat-here = この画面
seat-online = 在席
seat-away = 離席
seat-stand-in = 離席中（ボットが代わりに進めます）
seat-turn-away = 手番ですが席を離れています
timer-yours = あなたの残り時間：{ $seconds }秒
timer-theirs = { $name }の残り時間：{ $seconds }秒
timer-yours-clock = あなたの時間：{ $clock }
timer-theirs-clock = { $name }の時間：{ $clock }
clock-left = 残り{ $seconds }秒

why-possible = 「{ $action }」は今できます。
note-close = この説明を閉じる
rule-case = ルール { $case }
rule-open = ルール { $case } を読む

actions = できること
actions-none = 今は選ぶことがありません。
actions-count =
    { $count ->
        [0] あなたの番になると、ここに並びます。
       *[other] 選べること：{ $count }件
    }

ahead = この手で起こること
ahead-more = ほか{ $count }件
line-broken = 途中で状況が変わり、「{ $action }」はもうできません。選び直してください。
odds-range = { $least }～{ $most }
odds-part = { $what }：{ $chance }

undo = 取り消す
undo-propose = 取り消しを頼む
undo-vote = 取り消しへの返事
undo-proposed =
    { $count ->
        [1] { $name }が直前の手の取り消しを頼んでいます。
       *[other] { $name }が直前の{ $count }手の取り消しを頼んでいます。
    }
undo-agree = 認める
undo-refuse = 断る
undo-waiting = ほかの人の返事を待っています。

log = 記録
log-details = 詳細も表示
log-earlier = これより前
log-since = 前回の手番の後
log-show = { $n }手目の後の盤面を見る
log-undone = { $name }が直前の選択を取り消しました。
log-undone-agreed = 全員の同意で{ $count }手を取り消しました。
log-lesson-back = レッスンをひとつ前に戻しました。

chat = 会話
chat-empty = まだ会話はありません。
chat-box = 卓のみんなに話す
chat-placeholder = 話しかける…
chat-send = 送る
chat-said = { $name }：{ $text }

replay = 振り返り
replay-slider = ゲームの場面
replay-count = { $n } / { $of }
replay-value = { $of }手のうち{ $n }手目の後。{ $words }
replay-first = 最初へ
replay-back = 1手戻る
replay-on = 1手進む
replay-play = 続けて見る
replay-pause = 止める
replay-leave = 今の盤面へ
replay-leave-end = 最後の盤面へ
replay-watch = 初めから見る
replay-link = この場面へのリンクをコピー
replay-eyes = 誰の視点で見るか
replay-spectator = 観戦者
replay-turn = 手番へ移動
replay-turn-n = { $turn }手番目
replay-turn-of = { $turn }手番目：{ $name }
replay-speed = 速さ
replay-times = { $speed }倍
analyse-from = ここから試す
analyse-now = この局面から試してみる
analysis = 検討
analysis-back = 元の対局に戻る
analysis-remove = この検討を消す
replay-failed = その場面を読み込めませんでした。

rules = ルール
rules-of = { $game }のルール
rules-close = ルールを閉じる
rules-search = ルールを検索
rules-found = { $count }件見つかりました
rules-nothing = 「{ $wanted }」についてのルールはありません。
rules-failed = ルールを読み込めませんでした。
rules-aid = 早見表
rulings = 裁定

waiting = 卓が用意できました
join = 座る
leave = 席を立つ
invite-needed = この卓は招待制です。{ $name }さんに招待リンクをもらうと着席できます。それまでは観戦できます。
share = 送る…
seat-to-bot = { $side }をコンピューターに任せる
seat-to-bot-short = コンピューターに…
spectators = 観戦：{ $names }
spectators-more =
    { $named ->
        [0] 観戦：{ $more }人
       *[other] 観戦：{ $names }ほか{ $more }人
    }
invite-look = 観戦したい人のためのリンク
invite = 招待：一緒に遊ぶ人にこのリンクを送ってください

curtain-pass = { $name }さんに交代してください
curtain-why = ほかの人の手札が見えないように、卓を隠しています。
curtain-take = { $name }です

away = 離席中に{ $count }手進みました
away-watch = 見る
away-close = 確認しました

end-winner =
    { $count ->
        [0] ゲーム終了
        [1] { $names }の勝ち
       *[other] { $names }が勝利を分かち合いました
    }
end-given-up = { $name }が投了しました。
share-link = リンクをコピー
share-picture = 画像にする
end-how = 勝負の流れ
rank = { $place }位
chart = 全員の{ $label }の移り変わり。クリックすると、その場面の盤面を表示します。
rematch = もう一度遊ぶ
rematch-join = 次の対戦へ
rematch-asked = もう一度遊ぼうと誘われています
rematch-yes = はい、もう一度
rematch-no = いいえ、やめておきます
export = 棋譜を保存
export-seen = ここまでの棋譜を保存（自分に見える範囲）

resign = 投了
resign-sure = 投了しますか？
resign-means = ゲームを降り、最下位になります。これは取り消せません。
resign-not = 続ける

windows = どの場面で確認を受けますか？
windows-open = 確認の場面… { $on }/{ $all }

report = 不具合を知らせる
report-words = 何が起きましたか。どうなるはずでしたか。
report-holds = 報告には、あなたの文章、あなたに見えている卓の様子、あなたが知ってよい範囲の棋譜が含まれます。自動的に送信されることはありません。
report-save = ファイルに保存
report-copy = コピー
report-saved = 保存しました。

keys = キー操作
keys-on = キー操作を使う
key-actions = 今できることの一覧
key-prompt = 今の選択へ
key-board = ボードへ
key-hand = 手札へ
key-log = 記録へ
key-chat = 会話へ
key-rules = ルールを開く・閉じる
key-undo = 取り消す
key-wait = 相手の手番を止める・続ける
key-skip = 相手の手番の説明を飛ばす
key-back = 1手前を見る
key-on = 1手先を見る
key-menu = メニュー
key-help = この一覧
key-escape = 閉じる・やめる・今の盤面へ
key-replay = 振り返り中：1手戻る・進む。Home と End も使えます
key-replay-turn = 振り返り中：1手番戻る・進む
key-arrows = ボードや一覧の中を移動。Enter で決定

## 覚える

lesson = レッスン
lesson-place = { $place } / { $count }
lesson-progress = レッスンの進み具合
lesson-next = 次へ
lesson-back = ひとつ前に戻る
lesson-your-move = あなたの番です。ボードの上で実際にやってみましょう。
lesson-leave = レッスンを終えて、このまま遊ぶ
