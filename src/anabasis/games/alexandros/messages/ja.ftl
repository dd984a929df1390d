### 日本語のアレクサンドロス。キーと変数の説明は anabasis/prose.py にあります。

## ロビーで

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
event-alexander-heads = アレクサンドロスは、{ $distance }辺先の{ $space }（{ $symbol }）へ出発しました。
event-alexander-marches = 道のりは{ $from }から{ $point }まで、{ $sides }辺です。
event-wall-placed =
    { $colour ->
        [red] 辺{ $side }に赤い城壁が築かれました。
       *[black] 辺{ $side }に黒い城壁が築かれました。
    }
event-wall-reused = 辺{ $side }では、既存の城壁に沿って進みました。
event-province-split = 境界が閉じ、属州{ $province }（{ $value }点）と属州{ $other }（{ $other_value }点）に分かれました。
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

event-occupation-begins = { $seat }が未占領の属州{ $province }（{ $value }点）の占領に乗り出しました。
event-take-over-begins = { $seat }が{ $loser }の属州{ $province }（{ $value }点）の奪取に乗り出しました。
event-guard-removed = { $symbol }カード2枚で{ $space }（{ $symbol }）の守備兵が取り除かれ、{ $loser }の手元に戻りました。
event-guard-placed = { $space }（{ $symbol }）に守備兵が置かれました。
event-card-paid = { $space }の分として、{ $symbol }カードが支払われました。
event-province-held =
    { $guards ->
        [1] { $seat }が属州{ $province }を支配しました。徴税のたびに{ $value }点になります。
       *[other] { $seat }が属州{ $province }を守備兵{ $guards }人で支配しました。守備兵が複数いるため、徴税しても得点になりません。
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

prompt-choose-card = アレクサンドロスの向かう先を決めます。場札を1枚取るか、手札を1枚出してください。
prompt-name-symbol = { $symbol }の空きマスがないため、このカードはジョーカーです。どのシンボルを指定しますか？
prompt-choose-space = アレクサンドロスが向かうマスを選んでください。最寄りの{ $symbol }は、どれも{ $distance }辺先です。
prompt-choose-point = アレクサンドロスは{ $space }へ向かいます。どの頂点で止まりますか？
prompt-choose-side =
    { $sides ->
        [1] { $point }まであと1辺です。どの辺を通りますか？
       *[other] { $point }まであと{ $sides }辺です。まずどの辺を通りますか？
    }
prompt-further =
    { $left ->
        [1] アクションをあと1回行えます。
       *[other] アクションを{ $left }回行えます。
    }
prompt-allot =
    { $guards ->
        [1] { $space }（{ $symbol }）に最後の守備兵を置きますか、それともカードを支払いますか？
       *[other] { $space }（{ $symbol }）に守備兵（手元に{ $guards }人）を置きますか、それともカードを支払いますか？
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
action-along = 辺{ $side }を通る
action-take-supply = 山札からカードを1枚引く
action-take-card = 場札の{ $symbol }カードを取る
action-occupy = 属州{ $province }を占領する
action-take-over = 属州{ $province }を奪取する
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
refusal-side-not-here = アレクサンドロスは{ $point }にいます。その辺は{ $point }から始まっていません。
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
refusal-no-symbol-space = 属州{ $province }にはシンボルがないため、守備兵を置けるマスがありません。
refusal-not-its-name = そのマスは属州{ $province }の一部です。属州{ $province }として指定してください。
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
board-border = 属州{ $province }（{ $value }点）と属州{ $other }（{ $other_value }点）に分かれる
board-occupy = { $value }点、シンボル：{ $needs }
board-take-over = { $holder }の属州、{ $value }点、守備兵の除去：{ $removal }、シンボル：{ $needs }
board-gain = { $name } +{ $points }
board-take-back =
    { $guards ->
        [0] 属州{ $province }（{ $value }点）は未占領になる
        [1] 属州{ $province }に守備兵が1人残り、徴税のたびに{ $value }点になる
       *[other] 属州{ $province }に守備兵が{ $guards }人残る
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
        [nobody] 未占領の属州{ $province }（{ $value }点、シンボル：{ $needs }）に含まれます。
       *[other] { $holder }の属州{ $province }（{ $value }点、シンボル：{ $needs }）に含まれます。
    }

## ブラウザーの地図とカード

board-map = 地図
board-map-keys = 矢印キーで光っている場所を順に移動し、Enterキーで選びます。iキーで好きなマスを調べられます。プラスとマイナスのキーで拡大・縮小し、0キーで地図全体を表示します。Escキーで地図を離れます。
board-map-points = 得点
board-whole = 地図全体
board-map-none = なし
board-map-count =
    { $count ->
        [1] { $symbol }
       *[other] { $symbol }×{ $count }
    }
board-map-target = { $what }（{ $region }）
board-map-target-asked = { $space }（{ $region }）：{ $symbol }に守備兵を置くか、カードを支払ってください。
board-map-target-province = { $what }（{ $region }、{ $value }点、シンボル：{ $needs }）
board-map-target-side =
    { $what }（{ $way ->
        [east] 東
        [west] 西
        [north-east] 北東
        [north-west] 北西
        [south-east] 南東
       *[south-west] 南西
    }へ、{ $region }{ $wall ->
        [old] 、既存の城壁
       *[new] {""}
    }）
board-map-space =
    { $symbol ->
        [open] { $space }（{ $region }）：平地。
       *[other] { $space }（{ $region }）：{ $symbol }。
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
tutorial-others = 2点を得て、あなたの手番は終わりました。次は相手の手番です。何が起きたかは記録に残り、どの行にも根拠となるルールの番号が付いています。行にカーソルを合わせると、その場所がボードに示されます。
tutorial-why-not = できることは金色の輪で囲まれています。ほかの場所をクリックすると、できない理由とルールが表示されます。ルールは検索できます。また、カードが引かれるまでなら、たいていの手は取り消せます。
tutorial-farewell = 説明はほぼこれですべてです。ほかにも、カードを引いたり、相手の属州を切り分けたり、奪取したりできます。城壁が尽きるか、誰かが100点に達するとゲームは終了です。ここからは自由にお進みください。

refusal-tutorial-march = それはまたの機会に。今は場札の竪琴カードを取ってください。
refusal-tutorial-point = その頂点でも止まれますが、属州が閉じるのは南の頂点です。南の頂点を選んでください。
refusal-tutorial-path = その経路も同じ長さですが、印の付いた辺を通ってください。そうすれば属州が閉じます。
refusal-tutorial-occupy = まずは小さな属州A2を占領してください。今ならあなたのものにできます。
refusal-tutorial-guard = アンフォラカードはこの後すぐに使います。ここには守備兵を置いてください。
refusal-tutorial-pay = 守備兵はほかの属州のために取っておき、ここでは竪琴カードを支払ってください。
refusal-tutorial-levy = アンフォラカードで徴税してください。今できる最善の手です。

## How likely

odds-drawn = { $symbol }
odds-turned-up = { $symbol }がめくられる
