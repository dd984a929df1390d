### 日本語のアレクサンドロス。キーと変数の説明は anabasis/prose.py にあります。

## ロビーで

title = アレクサンドロス
lobby-words = カードが示す先へアレクサンドロスが進み、その跡に城壁が築かれます。豊かな属州に守備兵を置き、ここぞというときに徴税しましょう。

## 言葉

symbol-temple = 神殿
symbol-amphora = アンフォラ
symbol-horse = 馬
symbol-lyre = 竪琴
symbol-soldier = 兵士

region-asia-minor = 小アジア
region-armenia = アルメニア
region-sogdiana = ソグディアナ
region-hyrcania = ヒュルカニア
region-mesopotamia = メソポタミア
region-media = メディア
region-bactria = バクトリア
region-syria = シリア
region-arachosia = アラコシア
region-india = インド
region-egypt = エジプト
region-sinai = シナイ
region-persis = ペルシス
region-gedrosia = ゲドロシア

## 場所の呼び方：地図に描かれているもので

called-symbol =
    { $which ->
        [north] { $region }北側の{ $symbol }
        [south] { $region }南側の{ $symbol }
        [east] { $region }東側の{ $symbol }
        [west] { $region }西側の{ $symbol }
        [middle] { $region }中央の{ $symbol }
       *[only] { $region }の{ $symbol }
    }
called-open =
    { $space }の{ $way ->
        [north] 北
        [south] 南
        [east] 東
        [west] 西
        [north-east] 北東
        [north-west] 北西
        [south-east] 南東
       *[south-west] 南西
    }の平地
called-province =
    { $way ->
        [north] { $space }の北
        [south] { $space }の南
        [east] { $space }の東
        [west] { $space }の西
        [north-east] { $space }の北東
        [north-west] { $space }の北西
        [south-east] { $space }の南東
        [south-west] { $space }の南西
       *[around] { $space }一帯
    }
called-point =
    { $space }の{ $corner ->
        [north] 北
        [south] 南
        [north-east] 北東
        [north-west] 北西
        [south-east] 南東
       *[south-west] 南西
    }の頂点
called-side =
    { $way ->
        [level] 東西に延びる
        [rising] 南西から北東へ延びる
       *[falling] 北西から南東へ延びる
    }

## 将軍たち（席の順）

seat-0 = プトレマイオス
seat-1 = セレウコス
seat-2 = アンティゴノス
seat-3 = リュシマコス

## オプション

option-starter = スタートプレイヤー
option-starter-lot = 抽選で決める
option-starter-seat-1 = 1番目の席
option-starter-seat-2 = 2番目の席
option-starter-seat-3 = 3番目の席
option-starter-seat-4 = 4番目の席
option-compensation = 属州を奪取されたプレイヤーが受け取る補償
option-compensation-all-cards = 使われた全カードの半分
option-compensation-occupation-cards = 占領に使われたカードの半分
option-ties = 同点の場合の勝者
option-ties-shared = 勝利を分かち合う
option-ties-cards-in-hand = 手札の多いほうの勝ち

## 出来事：準備と手番

event-game-begins = 最初にアレクサンドロスを導くのは{ $seat }です。
event-dealt =
    { $symbol ->
        [hidden] { $seat }にカードが1枚配られました。
       *[other] { $seat }に{ $symbol }カードが1枚配られました。
    }
event-laid-face-up = 新しい場札は{ $symbol }カードです。
event-turn-begins = 第{ $turn }手番：{ $seat }がアレクサンドロスを導きます。
event-turn-ends = { $seat }はここで手番を終えました。

## 出来事：移動

event-card-taken-to-move = { $seat }が場札の{ $symbol }カードを取りました。アレクサンドロスは最寄りの{ $symbol }を目指します。
event-special-move = { $seat }が手札の{ $symbol }カードで特別移動を行います。アレクサンドロスは最寄りの{ $symbol }を目指します。
event-joker = { $symbol }の空きマスがないため、このカードはジョーカーです。{ $seat }は代わりに{ $named }を指定しました。
event-alexander-heads = アレクサンドロスは、{ $distance }辺先の{ $space }へ出発しました。
event-alexander-marches = アレクサンドロスは{ $sides }辺を進みました。
event-wall-placed =
    { $colour ->
        [red] 通った辺に赤い城壁が築かれました。
       *[black] 通った辺に黒い城壁が築かれました。
    }
event-wall-reused = 既存の城壁に沿って進みました。
event-province-split = 境界が閉じ、{ $province }の属州（{ $value }点）と{ $other }の属州（{ $other_value }点）に分かれました。
event-red-walls-used = 黒い城壁が尽き、{ $seat }は赤い城壁に手を伸ばしました。これが最後の手番です。
event-no-move = アレクサンドロスはもうどこへも進めません。{ $seat }が最後に2回のアクションを行い、ゲームは終了します。

## 出来事：カード

event-card-drawn =
    { $symbol ->
        [hidden] { $seat }が山札からカードを1枚引きました。
       *[other] { $seat }が山札から{ $symbol }カードを引きました。
    }
event-face-up-taken = { $seat }が場札の{ $symbol }カードを取りました。
event-reshuffled =
    { $cards ->
        [1] 1枚だけの捨て札が、新しい山札になりました。
       *[other] 捨て札{ $cards }枚を切り直し、新しい山札にしました。
    }

## 出来事：属州

event-occupation-begins = { $seat }が{ $province }の未占領の属州（{ $value }点）の占領に乗り出しました。
event-take-over-begins = { $seat }が{ $province }にある{ $loser }の属州（{ $value }点）の奪取に乗り出しました。
event-guard-removed = { $symbol }カード2枚で{ $space }の守備兵が取り除かれ、{ $loser }の手元に戻りました。
event-guard-placed = { $space }に守備兵が置かれました。
event-card-paid = { $space }の分として、{ $symbol }カードが支払われました。
event-province-held =
    { $guards ->
        [1] { $seat }が{ $province }の属州を支配しました。徴税のたびに{ $value }点になります。
       *[other] { $seat }が{ $province }の属州を守備兵{ $guards }人で支配しました。守備兵が複数いるため、徴税しても得点になりません。
    }
event-cards-given = { $loser }は補償として{ $symbol }カードを{ $count }枚受け取りました。
event-guard-taken-back = { $seat }が{ $space }の守備兵を引き上げました。

## 出来事：徴税とゲームの終了

event-taxes-levied = { $seat }が{ $symbol }カードを出し、徴税しました。
event-points-scored =
    { $points ->
        [0] { $seat }の得点はなく、合計{ $total }点のままです。
       *[other] { $seat }は{ $points }点を得て、合計{ $total }点になりました。
    }
event-game-ends =
    { $winners_count ->
        [1] 遠征は終わりました。{ $winners }が{ $points }点で勝利しました。
       *[other] 遠征は終わりました。{ $winners }が{ $points }点で並び、勝利を分かち合いました。
    }

## 尋ねること

prompt-choose-card = アレクサンドロスの向かう先を決めます。場札を1枚取るか、手札を1枚出してください。同じシンボルの最寄りの空きマスへ向かいます。そのあと、アクションを2回行えます。
prompt-name-symbol = { $symbol }の空きマスがないため、このカードはジョーカーです。どのシンボルを指定しますか？
prompt-choose-space = アレクサンドロスが向かうマスを選んでください。最寄りの{ $symbol }は、どれも{ $distance }辺先です。
prompt-choose-point = アレクサンドロスは{ $space }へ向かいます。どの頂点で止まりますか？通った辺には城壁が築かれます。
prompt-choose-side =
    { $sides ->
        [1] { $point }まであと1辺です。どの辺を通りますか？
       *[other] { $point }まであと{ $sides }辺です。まずどの辺を通りますか？
    }
prompt-further =
    { $left ->
        [1] アクションをあと1回行えます：山札を引く、場札を取る、属州の占領や奪取、徴税、守備兵の引き上げ。手番を終えることもできます。
       *[other] アクションを{ $left }回行えます：山札を引く、場札を取る、属州の占領や奪取、徴税、守備兵の引き上げ。
    }
prompt-allot =
    { $guards ->
        [1] 属州のシンボルごとに守備兵かカードが必要です。{ $space }に最後の守備兵を置きますか、それとも{ $symbol }カードを支払いますか？
       *[other] 属州のシンボルごとに守備兵かカードが必要です。{ $space }に守備兵（手元に{ $guards }人）を置きますか、それとも{ $symbol }カードを支払いますか？
    }
prompt-compensate =
    { $due ->
        [1] { $loser }に渡すカードはあと1枚です。{ $symbol }カードにしますか？
       *[other] 使ったカードのうち{ $due }枚を{ $loser }に渡します。{ $symbol }カードは何枚にしますか？
    }

## できること

action-march = 場札の{ $symbol }カードで移動する
action-special = 手札の{ $symbol }カードで特別移動する
action-name = { $symbol }を指定する
action-head = { $space }へ向かう
action-stand = { $point }で止まる
action-along = { $side }辺を通る
action-take-supply = 山札からカードを1枚引く
action-take-card = 場札の{ $symbol }カードを取る
action-occupy = { $province }の属州を占領する
action-take-over = { $province }の属州を奪取する
action-place-guard = 守備兵を置く
action-pay-card = カードを支払う
action-give =
    { $count ->
        [0] 渡さない
       *[other] { $count }枚渡す
    }
action-levy = { $symbol }カードで徴税する
action-take-back = { $space }の守備兵を引き上げる
action-stop = 手番を終える

## できない理由：移動

refusal-not-face-up = 場札に{ $symbol }カードはありません。
refusal-not-in-hand = 手札に{ $symbol }カードがありません。
refusal-too-few-walls =
    { $left ->
        [0] 城壁がもう残っていないため、その移動は完了できません。
       *[other] 城壁が残り{ $left }本しかないため、その移動は完了できません。
    }
refusal-nowhere-to-go = アレクサンドロスが行けるシンボルはもうないため、どのカードでも移動できません。
refusal-no-joker-from-hand = { $symbol }の空きマスがありません。ジョーカーになるのは場札だけで、手札のカードはジョーカーになりません。
refusal-no-empty-space = { $symbol }の空きマスがありません。別のシンボルを指定してください。
refusal-wrong-symbol = アレクサンドロスは最寄りの{ $symbol }を目指しています。そのマスに{ $symbol }はありません。
refusal-alexander-at-corner = アレクサンドロスはすでにそのマスの頂点にいます。移動は1辺以上でなければなりません。
refusal-space-has-wall = そのマスの辺には城壁があるため、空きマスではありません。
refusal-space-has-guard = そのマスには守備兵がいるため、空きマスではありません。
refusal-too-far = そのマスは{ $distance }辺先です。もっと近い空きマスが{ $nearest }辺先にあります。
refusal-no-point-of-space = そこは{ $space }の頂点ではありません。{ $space }の3つの頂点のどれかで止まってください。
refusal-side-not-here = その辺は、アレクサンドロスのいる点から始まっていません。
refusal-not-shortest = それでは遠回りになります。1辺ごとに{ $point }へ近づかなければなりません。

## できない理由：アクション

refusal-nothing-to-draw = 山札も捨て札もないため、カードを引けません。
refusal-once-a-turn = この手番ではすでに徴税しました。徴税は1手番に1回までです。
refusal-no-guard-on-symbol = { $symbol }のマスに自分の守備兵がいないため、{ $symbol }カードでは徴税できません。自分の守備兵がいるマスのシンボルのカードを出してください。
refusal-no-guard-left = 手元に守備兵が残っていません。
refusal-already-yours = その属州はすでにあなたのものです。守備兵を追加することはできません。
refusal-not-an-opponents = 奪取できるのは、ほかのプレイヤーが支配する属州だけです。
refusal-guard-needed-elsewhere = その守備兵は残りのマスに必要です。手札だけでは、残りのマスの分を支払いきれません。
refusal-card-needed-elsewhere = そのカードは残りのマスに必要です。守備兵だけでは、残りのマスをまかないきれません。
refusal-one-guard-at-least = これが最後のマスです。属州には守備兵を1人以上置かなければなりません。
refusal-no-symbol-space = { $province }の属州にはシンボルがないため、守備兵を置けるマスがありません。
refusal-not-its-name = そのマスは{ $province }の属州に含まれますが、属州の名となる最初のマスではありません。
refusal-not-free = その属州は{ $holder }が支配しています。占領ではなく、奪取が必要です。
refusal-too-few-cards = 手元の守備兵をすべて使っても、カードが{ $missing }枚足りません。
refusal-guards-stay = 守備兵を取り除くには、1人につき、そのマスのシンボルのカードが2枚必要です。手札の{ $symbol }カードが足りません。
refusal-not-played =
    { $played ->
        [0] そのシンボルのカードは使われていません。
       *[other] そのシンボルのカードは{ $played }枚しか使われていません。
    }
refusal-more-than-due = 渡すカードはあと{ $due }枚だけです。
refusal-less-than-due = 少なくとも{ $least }枚は渡さなければなりません。残りのカードだけでは、渡す枚数に足りません。
refusal-no-guard-there = { $space }に守備兵はいません。
refusal-not-your-guard = それは{ $holder }の守備兵です。引き上げられるのは自分の守備兵だけです。

## 現在の状況

status-walls = 残りの城壁：黒{ $black }本、赤{ $red }本
status-supply =
    { $cards ->
        [0] 山札なし
       *[other] 山札{ $cards }枚
    }

## ゲームが終わった理由

reason-walls = 黒い城壁が尽きました。
reason-no-move = アレクサンドロスが進めなくなりました。
reason-points = 100点に達しました。

## How the winner is found

status-verdict-points = 得点の最も多い人の勝ちです：{ $seats }は{ $points }点、{ $next }は{ $others }点。
status-verdict-level = 得点の最も多い人の勝ちです：{ $seats }が{ $points }点で並び、勝利を分け合います。
status-verdict-cards = ともに{ $points }点なので手札の数で決まります：{ $seats }は{ $cards }枚、次は{ $others }枚。

## ボードの脇

board-legend = アレクサンドロス
board-head-general = 将軍
board-head-points = 得点
board-head-levy = 徴税
board-head-guards = 守備兵
board-head-cards = 手札
board-head-seen = 公開
board-head-posts = 配置
board-yourself = { $name }（あなた）
board-face-up = 場札
board-hand = 手札
board-cards =
    { $count ->
        [1] { $symbol }
       *[other] { $symbol }×{ $count }
    }
board-no-cards = なし
board-score = { $points }点

board-symbol-card = { $symbol }カード：手札に{ $held }枚、場に{ $open }枚、全部で{ $cards }枚。{ $distance ->
        [0] 空いている{ $symbol }のマスはないので、場札から取ればジョーカーになります。
       *[other] 移動に使うと、アレクサンドロスは{ $spaces }（{ $distance }辺先）へ向かいます。
    }属州では{ $symbol }のマス1つの代わりに払えます。{ $symbol }のマスに自分の守備兵がいれば徴税できます：{ $levy }。
board-brief = { $name } { $points }点（+{ $taxes }） 守備兵{ $guards } 手札{ $cards }

## 選ぶとどうなるか

board-nearest = { $spaces }（{ $distance }辺先）
board-joker = { $symbol }の空きマスがないため、ジョーカー
board-path =
    { $sides }辺、{ $walls ->
        [0] 新しい城壁なし
       *[other] 新しい城壁{ $walls }本
    }
board-new-wall = 新しい城壁
board-old-wall = 既存の城壁
board-border = { $province }の属州（{ $value }点）と{ $other }の属州（{ $other_value }点）に分かれる
board-occupy = { $value }点、シンボル：{ $needs }
board-take-over = { $holder }の属州、{ $value }点、守備兵の除去：{ $removal }、シンボル：{ $needs }
board-gain = { $name } +{ $points }
board-take-back =
    { $guards ->
        [0] { $province }の属州（{ $value }点）は未占領になる
        [1] { $province }の属州に守備兵が1人残り、徴税のたびに{ $value }点になる
       *[other] { $province }の属州に守備兵が{ $guards }人残る
    }
board-space =
    { $symbol ->
        [open] { $space }（{ $region }）は平地です。
       *[other] { $space }（{ $region }）のシンボルは{ $symbol }です。{ $state ->
            [empty] 空きマスで、アレクサンドロスから{ $distance }辺先にあります。
            [at-corner] アレクサンドロスが頂点にいるため、空きマスではありません。
           *[taken] 城壁があるか守備兵がいるため、空きマスではありません。
        }
    }{ $holder ->
        [nobody] { $province }の未占領の属州（{ $value }点、シンボル：{ $needs }）に含まれます。
       *[other] { $province }にある{ $holder }の属州（{ $value }点、シンボル：{ $needs }）に含まれます。
    }

## ブラウザーの地図とカード

board-map = 地図
board-map-keys = 矢印キーで光っている場所を順に移動し、Enterキーで選びます。iキーで好きなマスを調べられます。プラスとマイナスのキーで拡大・縮小し、0キーで地図全体を表示します。Escキーで地図を離れます。
board-offer-do = 実行する
board-offer-steps = マスごとに決める…
board-offer-post = { $symbol }
board-offer-allotment = 守備兵{ $guards }人：{ $posts }{ $cards ->
        [0] {""}
       *[other] 、カード{ $cards }枚
    }
board-offer-apart = 守備兵{ $guards }人：{ $space }{ $guards ->
        [1] {""}
       *[other] など
    }{ $cards ->
        [0] {""}
       *[other] 、カード{ $cards }枚
    }
board-ahead-border = 境界が閉じ、{ $value }点と{ $other }点の属州に分かれます。
board-ahead-settle = { $value }点。守備兵かカードが必要なシンボル：{ $needs }。
board-ahead-routes = { $sides }辺。最短経路はいくつかあります。
board-ahead-walls = { $built ->
        [0] 新しい城壁はなし
       *[other] 新しい城壁は{ $built }本
    }{ $reused ->
        [0] {""}
       *[other] 、既存の城壁に沿って{ $reused }本分
    }。{ $reds ->
        [0] 残りは{ $black }本です。
       *[other] 黒い城壁が尽き、これが最後の手番になります。
    }
board-ahead-held = { $who ->
        [you] あなたは
       *[other] {""}
    }属州を守備兵{ $guards }人で支配します。{ $guards ->
        [1] 徴税のたびに{ $value }点です。
       *[other] 複数いるため、徴税しても得点になりません。
    }{ $cards ->
        [0] {""}
       *[other] 支払うカード：{ $paid }。
    }
board-ahead-gain = { $who ->
        [you] あなた
       *[other] { $seat }
    } +{ $points }（計{ $total }）
board-gained = +{ $points }
board-map-points = 得点
board-whole = 地図全体
board-map-none = なし
board-map-count =
    { $count ->
        [1] { $symbol }
       *[other] { $symbol }×{ $count }
    }
board-map-target-asked = { $space }に守備兵を置くか、カードを支払うか
board-map-target-province = { $what }（{ $value }点、シンボル：{ $needs }）
board-map-target-side =
    { $way ->
        [east] 東
        [west] 西
        [north-east] 北東
        [north-west] 北西
        [south-east] 南東
       *[south-west] 南西
    }へ、{ $region }{ $wall ->
        [old] （既存の城壁）
       *[new] {""}
    }
board-map-space =
    { $symbol ->
        [open] { $region }の平地。
       *[other] { $region }の{ $symbol }。
    }
board-map-guard = { $seat }の守備兵がいます。
board-map-alexander = 頂点にアレクサンドロスがいます。
board-map-walls = { $ways }の辺に城壁が{ $count }本あります。
board-map-edge-north = 北
board-map-edge-south = 南
board-map-edge-east = 東
board-map-edge-west = 西
board-map-province =
    { $holder ->
        [nobody] 未占領の属州、{ $value }点、シンボル：{ $needs }。
       *[other] { $holder }の属州、{ $value }点、シンボル：{ $needs }。
    }
board-map-title =
    { $holder ->
        [nobody] 未占領の属州
       *[other] { $holder }の属州
    }
board-map-idle = 守備兵が{ $guards }人いるため、得点になりません
board-map-no-symbol = シンボルがないため、占領できません

board-water-euxine = 黒海
board-water-mediterranean = 地中海
board-water-caspian = カスピ海
board-water-persian-gulf = ペルシア湾
board-water-erythraean = エリュトラー海
board-beyond-arabia = アラビア
board-beyond-scythia = スキュティア
board-beyond-aethiopia = エチオピア
board-beyond-thrace = トラキア
board-beyond-colchis = コルキス

board-card-hand = あなたの手札
board-card-held =
    { $count ->
        [0] { $symbol }カードはありません。
       *[other] { $symbol }カード{ $count }枚。
    }
board-card-known = うち{ $count }枚は全員に知られています。
board-card-face-up = 場札：{ $symbol }。
board-card-bare = 場札がありません。
board-card-supply =
    { $count ->
        [0] 山札はありません。
       *[other] 山札{ $count }枚。
    }
board-card-supply-name = 山札
board-card-discards =
    { $count ->
        [0] 捨て札はありません。
       *[other] 捨て札{ $count }枚：{ $cards }。
    }
board-card-discards-name = 捨て札
board-card-played = この属州のために使ったカード：{ $cards }
board-card-played-name = 使ったカード：

board-walls-name = 残りの城壁
board-walls-left = 残りの城壁：黒{ $black }本、赤{ $red }本
board-ruler-seat = { $seat }：{ $points }点
board-seat-guards = 守備兵：手元に{ $stock }人、配置済み{ $posted }人
board-seat-cards = 手札{ $count }枚
board-seat-known = { $held }。全員に知られている手札：{ $cards }
board-seat-taxes = 今徴税すると{ $points }点

## 遊びながら覚える

tutorial-welcome = アレクサンドロスの幕営へようこそ。アレクサンドロスはペルシア帝国を縦横に進軍します。その通った跡には城壁が築かれ、城壁が属州を形づくります。良い属州に守備兵を置き、税を集めましょう。
tutorial-spaces = 三角形のマスの多くは平地です。平地は、徴税のとき1マスにつき1点になります。ほかのマスには5種類のシンボルのどれかがあり、属州を占領する費用になります。平地が多く、シンボルの少ない属州を狙いましょう。
tutorial-cards = あなたの手札にはアンフォラカードが1枚あります。手札は、あなたにしか見えません。表向きの2枚は、全員が使える場札です。手番はカードを1枚選ぶことから始まります。アレクサンドロスは、そのカードのシンボルへ向かいます。
tutorial-march = 場札の竪琴カードを取ってください。アレクサンドロスは最寄りの竪琴の空きマスへ行かなければなりません。取ったカードは手札に加わります。
tutorial-point = アレクサンドロスは、そのマスの3つの頂点のどれにでも止まれます。南の頂点を選んでください。1辺遠くなりますが、それが狙いです。
tutorial-first-side = アレクサンドロスは最短の経路を進み、通った辺のすべてに城壁が築かれます。最短の経路はいくつもあります。まずは海岸沿いではなく、内陸の南東へ進みましょう。
tutorial-second-side = もう一度、南東へ進みましょう。最後の1辺は自動で進みます。
tutorial-province = 海岸と城壁が4つのマスを囲みました。あなたの最初の属州です。平地が2マスあるので、価値は2点です。支配するには、アンフォラと竪琴の分の守備兵かカードが必要です。この手番では、アクションを2回行えます。
tutorial-occupy = この属州を占領しましょう。4つのマスのどれかをクリックしてください。
tutorial-guard = シンボル1つにつき、守備兵を置くかカードを支払います。守備兵は1人以上置かなければなりません。アンフォラには守備兵を置き、アンフォラカードは取っておきましょう。
tutorial-pay = 竪琴の分は、先ほど取った竪琴カードで支払いましょう。2人目の守備兵を置くこともできますが、守備兵が2人いる属州では税が入りません。
tutorial-levy = 2回目のアクションでは徴税しましょう。守備兵がいるマスのシンボル、つまりアンフォラカードを出します。守備兵が1人だけいる属州の平地が、全員の得点になります。今回得点するのは、あなただけです。
tutorial-others = 2点を得て、あなたの手番は終わり、相手が手番を行いました。何が起きたかは記録に残り、どの行にも根拠となるルールの番号が付いています。行にカーソルを合わせると、その場所がボードに示されます。
tutorial-rival = 第2章：相手の属州も手に入ります。相手は隣に属州を囲み、馬のマスの守備兵1人で支配しています。徴税のたびに3点です。アレクサンドロスは城壁にも守備兵にも止められません。その属州を突き抜けて進めます。
tutorial-cut = 場札の兵士カードを取ってください。最寄りの兵士の空きマスは、その属州の中にあります。
tutorial-cut-point = 南の頂点で止まりましょう。属州の境界がそこを通っています。
tutorial-cut-side = まず海岸沿いに西へ進みましょう。最後の1辺は内陸へ向かい、属州の真ん中を通ります。
tutorial-parts = 新しい城壁が属州を2つに分けました。守備兵のいる側はまだ相手のものですが、価値は1点だけです。守備兵のいない側は未占領で、価値は2点です。
tutorial-part = 未占領の側を占領しましょう。神殿と兵士があります。神殿カードは持っていないので、そこには守備兵を置きます。
tutorial-part-pay = 兵士の分はカードで支払いましょう。守備兵が1人だけなら、この属州から税が入ります。
tutorial-horse = 2回目のアクションでは、場札の馬カードを取りましょう。属州を奪取するには、そこにいる守備兵1人につき、そのマスのシンボルのカードが2枚必要です。相手の守備兵は馬のマスにいます。
tutorial-second-horse = 相手は移動してカードを2枚引き、またあなたの手番です。場札の馬カードを取ってください。これで必要な2枚がそろいます。
tutorial-elsewhere = 今回どこで止まるかは、この計画には関わりません。印の付いた頂点で止まりましょう。
tutorial-take-over = 相手に残った属州を奪取しましょう。馬カード2枚で守備兵を送り返し、あなたの守備兵が代わりに馬のマスに立ちます。（3～4人のときは、奪われたプレイヤーが、使われたカードの半分を受け取ります。）
tutorial-walls = これは残りの城壁です。移動に必要な黒い城壁が足りなくなると赤い城壁が使われ、その手番がゲームの最後になります。徴税で誰かが100点に達したときや、アレクサンドロスがどこへも進めなくなったときも、ゲームは終わります。
tutorial-winning = そのとき得点がいちばん多いプレイヤーの勝ちです。ほかのものは数えません。カードも、守備兵も、徴税が間に合わなかった属州も得点になりません。豊かな属州も、誰かが徴税するまでは0点で、徴税されれば全員が得点します。
tutorial-why-not = できることは金色の輪で囲まれています。ほかの場所をクリックすると、できない理由とルールが表示されます。ルールは検索できます。また、カードが引かれるまでなら、たいていの手は取り消せます。
tutorial-farewell = 説明は以上です。平地の多い属州を囲み、守備兵1人で支配し、自分がいちばん得をするときに徴税しましょう。相手の属州は切り分けるか、奪取します。アクションはあと1回残っています。ここからは自由にお進みください。

refusal-tutorial-march = それはまたの機会に。今は場札の竪琴カードを取ってください。
refusal-tutorial-point = その頂点でも止まれますが、属州が閉じるのは南の頂点です。南の頂点を選んでください。
refusal-tutorial-path = その経路も同じ長さですが、印の付いた辺を通ってください。そうすれば属州が閉じます。
refusal-tutorial-occupy = まずは小アジアの小さな属州を占領してください。今ならあなたのものにできます。
refusal-tutorial-guard = アンフォラカードはこの後すぐに使います。ここには守備兵を置いてください。
refusal-tutorial-pay = 守備兵はほかの属州のために取っておき、ここでは竪琴カードを支払ってください。
refusal-tutorial-cut = 場札の兵士カードを取ってください。相手の属州を通る道が開けます。
refusal-tutorial-cut-path = そこへも進めますが、属州は分かれません。印の付いた場所を選んでください。
refusal-tutorial-part = まずは未占領になった側を占領してください。2点が待っています。
refusal-tutorial-part-pay = 兵士カードを支払ってください。守備兵が2人いると、この属州からは税が入りません。
refusal-tutorial-horse = 場札の馬カードを取ってください。2枚必要になります。
refusal-tutorial-second-horse = 場札の馬カードで移動してください。これが必要な2枚目です。
refusal-tutorial-elsewhere = どの頂点でもかまいませんが、印の付いた頂点で止まってください。
refusal-tutorial-take-over = 相手に残った属州を奪取してください。必要な馬カード2枚を持っています。
refusal-tutorial-levy = アンフォラカードで徴税してください。今できる最善の手です。

## How likely

odds-drawn = { $symbol }
odds-turned-up = { $symbol }がめくられる

## 早見表

aid-turn = 手番
aid-step = 順序
aid-turn-card = 場札を1枚取るか、手札から1枚出す
aid-turn-march = そのシンボルの、いちばん近い空きマスへアレクサンドロスが進む
aid-turn-walls = 通った辺のすべてに城壁が立つ
aid-turn-actions = アクションを{ $count }回まで
aid-turn-refill = 場札を{ $count }枚まで補充する
aid-actions = アクション
aid-action = アクション
aid-costs = 支払い
aid-brings = 効果
aid-free = なし
aid-take-card = カードを取る
aid-take-card-brings = 山札か場札から1枚
aid-occupy = 属州を占領する
aid-occupy-costs = シンボルごとに守備兵1人かそのカード1枚。守備兵は1人以上
aid-occupy-brings = 未占領の属州が自分のものになる
aid-take-over = 属州を奪取する
aid-take-over-costs = 守備兵1人につきそのシンボルのカード{ $count }枚。続いて占領と同じ
aid-take-over-brings = 相手の属州が自分のものになる
aid-levy = 徴税する
aid-levy-costs = 自分の守備兵がいるシンボルのカード1枚。1手番に1回
aid-levy-brings = 全員が、守備兵が1人だけの属州の平地の数だけ得点する
aid-take-back = 守備兵を引き上げる
aid-take-back-brings = 自分の守備兵1人が手元に戻る
aid-ends = 終了
aid-when = 条件
aid-then = 結果
aid-ends-walls = 赤い城壁を使った
aid-ends-walls-then = この手番が最後
aid-ends-points = 誰かが{ $points }点に達した
aid-ends-points-then = その徴税のあとで終了
aid-ends-no-move = アレクサンドロスが進めない
aid-ends-no-move-then = この手番のアクションが最後
aid-pieces = 駒とカード
aid-piece = 種類
aid-count = 数
aid-pieces-cards = 各シンボルのカード
aid-pieces-black = 黒い城壁
aid-pieces-red = 赤い城壁
aid-pieces-guards = 各プレイヤーの守備兵
