### 日本語のブリーチ。キーと変数の説明は anabasis/prose.py にあります。

## ロビー

title = ブリーチ
lobby-words = 一つの谷、わずかな兵、秘密の入札。先導者は強襲し、徴発し、探りを入れます。戦勝碑2個で勝ちです。

## 言葉

token-levy = 徴募兵
token-spear = 槍兵
token-rider = 騎兵

modifier-levy = 徴募兵 { $amount }
modifier-spear = 槍兵 { $signed }
modifier-rider = 騎兵 { $signed }

## 隊長たち（席の順）

seat-0 = ニキアス
seat-1 = デマラトス
seat-2 = ラマコス
seat-3 = クセニアス

## オプション

option-walls = 城壁
option-walls-plain = 強さ2
option-walls-strong = 強さ3
option-length = ゲームの長さ
option-length-short = 5ラウンド
option-length-long = 8ラウンド
option-sandglass = 砂時計
option-sandglass-off = なし
option-sandglass-30 = 30秒
option-sandglass-60 = 60秒
option-ruin = 没落
option-ruin-off = なし
option-ruin-on = 兵がいなくなった隊長は没落する

window-sally = 強襲の前、打って出られるとき

## 出来事：準備とラウンド

event-precedence = 優先順が決まりました：{ $order }。
event-token-drawn =
    { $token ->
        [hidden] { $seat }が杯からトークンを引きました。
       *[other] { $seat }が杯からトークンを引きました：{ $token }。
    }
event-round-begins = 第{ $round }ラウンドが始まります。
event-bids-opened = 入札を公開します：{ $bids }。
event-lead-won =
    { $coins ->
        [0] { $seat }が何も払わずに先導者になりました。
       *[other] { $seat }が硬貨{ $coins }枚を払って先導者になりました。
    }
event-foraged = { $seat }が徴発し、硬貨{ $coins }枚を見つけました。
event-envoy =
    { $tokens ->
        [hidden] { $seat }が{ $target }に使者を送り、トークンを見せてもらいました。
       *[other] { $seat }が{ $target }に使者を送り、トークンを見せてもらいました：{ $tokens }。
    }

## 出来事：強襲

event-men-sent = { $seat }が兵{ $men }人を送り出しました。
event-target-named = { $seat }が{ $target }の陣営に向かいます。
event-sallied = { $seat }が打って出て、トークンを使いました：{ $token }。
event-men-killed =
    { $men ->
        [0] { $seat }には倒される兵が残っていません。
       *[other] { $seat }の兵{ $men }人が倒れました。
    }
event-scattered = { $seat }の騎兵が強襲を蹴散らしました。
event-garrison-shown =
    { $dice ->
        [0] { $seat }には見せるトークンがなく、城壁を守る者はいません。
       *[other] { $seat }がトークンを公開しました。守備隊のダイスは{ $dice }個です（{ $terms }）。
    }
event-wave =
    { $wall ->
        [0] { $seat }の突撃：命中{ $hits }、損失{ $losses }、城壁が崩れました。
       *[other] { $seat }の突撃：命中{ $hits }、損失{ $losses }、城壁の残りの強さは{ $wall }です。
    }
event-withdrawn = { $seat }が退きました。
event-breach = { $seat }が{ $target }の陣営に突入しました。
event-went-home =
    { $men ->
        [0] { $seat }の兵は一人も帰りません。
       *[other] { $seat }の兵{ $men }人が帰りました。
    }
event-loot-found =
    { $coins ->
        [0] { $seat }は陣営に硬貨を見つけられませんでした。
       *[other] { $seat }が陣営で硬貨{ $coins }枚を見つけました。
    }
event-looted =
    { $coins ->
        [0] { $seat }は{ $target }の陣営から手ぶらで帰ります。
       *[other] { $seat }が{ $target }から硬貨{ $coins }枚を奪いました。
    }
event-trophy-taken = { $seat }は硬貨を残して戦勝碑を得ました。いま{ $trophies }個です。

## 出来事：砂時計

event-late = { $seat }が遅れています。その兵を買収できます。
event-bribed = { $seat }が{ $target }の兵{ $men }人を買収しました。
event-hurried = { $seat }が{ $target }に砂時計を返しました。
event-ruined = { $seat }は兵がいなくなり、没落しました。
event-disbanded =
    { $men ->
        [0] { $seat }が谷を去りました。
       *[other] { $seat }が兵{ $men }人とともに谷を去りました。
    }

## 出来事：終わり

event-nightfall = 夜になりました。第{ $round }ラウンドが最後です。
event-game-ends =
    { $winners_count ->
        [1] 戦いは終わり、{ $winners }が勝ちました。
       *[other] 戦いは終わり、{ $winners }が勝利を分け合いました。
    }

## 問い

prompt-bid = 第{ $round }ラウンド：先導者の座に硬貨を何枚入札しますか？
prompt-lead = あなたが先導者です。陣営の兵は{ $men }人です。何をしますか？
prompt-bribe = { $leader }が遅れています。1人につき硬貨{ $price }枚で、その陣営の兵を買収できます。
prompt-hurry = { $leader }がもう一度突撃するか考えています。砂時計を返せます。
prompt-choose-target = 兵{ $men }人が出発しました。誰の陣営に向かいますか？
prompt-sally = { $leader }が兵{ $men }人で{ $target }を強襲します。打って出ますか？
prompt-press-on = 残りの兵は{ $men }人、城壁の強さは{ $wall }です。硬貨1枚でもう一度突撃しますか？
prompt-spoils =
    { $loot ->
        [0] 奪える硬貨はありません。戦勝碑を得ますか？
       *[other] 戦利品は硬貨{ $loot }枚です。それを取りますか、それとも戦勝碑を得ますか？
    }

## できること

action-bid =
    { $coins ->
        [0] 入札しない
       *[other] 硬貨{ $coins }枚を入札する
    }
action-forage = 硬貨を徴発する
action-muster = トークンを引く
action-envoy = { $seat }に使者を送る
action-storm = 兵{ $men }人で強襲する
action-target = { $seat }の陣営に向かう
action-stay = 陣営にとどまる
action-sally = トークンを使って打って出る：{ $token }
action-press = 硬貨1枚でもう一度突撃する
action-withdraw = 退く
action-loot = 戦利品を取る
action-trophy = 戦勝碑を得る
action-bribe = 兵{ $bought }人を買収する
action-hurry = 砂時計を返す
action-nightfall = 夜になる

## できない理由

refusal-too-few-coins =
    { $coins ->
        [0] 硬貨がありません。
       *[other] 硬貨は{ $coins }枚しかありません。
    }
refusal-hand-full = トークンをすでに{ $tokens }個持っていて、それより多くは持てません。
refusal-too-few-men =
    { $men ->
        [0] 陣営に兵がいません。
       *[other] 陣営の兵は{ $men }人だけです。
    }
refusal-no-such-captain = そのような隊長はこの谷にいません。
refusal-your-own-camp = それは自分の陣営です。
refusal-has-given-up = その隊長は投了しています。
refusal-is-ruined = その隊長は没落しています。
refusal-not-late = 先導者は遅れていません。
refusal-bribed-already = 先を越されました。買収できるのは1ラウンドに1人の隊長だけです。
refusal-no-man-to-bribe =
    { $men ->
        [0] 先導者の陣営に兵がいません。
       *[other] 先導者の陣営の兵は{ $men }人だけです。
    }
refusal-hurried-already = 砂時計はもう返されています。
refusal-no-token-to-show = その隊長には見せられるトークンがありません。
refusal-no-such-token = そのトークンは持っていません：{ $token }。
refusal-night-has-fallen = もう夜になっています。

## 状況と見込み

status-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
odds-coins = 硬貨{ $coins }枚
odds-token = トークン：{ $token }
odds-breach = 城壁が崩れる
odds-stands = 城壁は残り、兵も残る
odds-lost = 城壁は残り、兵は全滅

## ゲームが終わった理由

reason-rounds = 最後のラウンドが終わりました。
reason-trophies = 戦勝碑2個で勝利です。
reason-nightfall = 夜になりました。
reason-last-left = 残った隊長が2人未満になりました。

## 卓の様子

view-round = ラウンド
view-rounds = 全ラウンド数
view-nightfall = 夜になったか
view-storming = 送り出された兵
view-wall = 城壁の強さ
view-graves = 倒れた兵
view-cup = 杯のトークン
view-spent = 使われたトークン
view-sandglass = 砂時計の秒数
view-late = 先導者が遅れているか
view-bribed = 買収された兵
view-hurried = 先導者が急かされているか
view-answer = 伏せた答え
view-seats = 隊長
view-men = 兵
view-coins = 硬貨
view-trophies = 戦勝碑
view-tokens = トークン
view-hand = 知っているトークン
view-place = 優先順
view-leads = 先導者
view-stormed = 強襲の標的
view-ruined = 没落したか
