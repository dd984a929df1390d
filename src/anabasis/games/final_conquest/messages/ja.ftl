### コンカラー ファイナル・コンクエストの日本語。キーと変数の説明は anabasis/prose.py にあります。

## ロビー

title = コンカラー ファイナル・コンクエスト
lobby-words = 六つの強国と一つの海。軍を養い、ハンニバルやクレオパトラを雇い、5つの砦を1ラウンド守り抜きましょう。ほかの者が許してくれるなら。

## 言葉

faction-rome = ローマ
faction-carthage = カルタゴ
faction-greece = ギリシア
faction-egypt = エジプト
faction-persia = ペルシア
faction-gaul = ガリア

unit-infantry = 歩兵
unit-cavalry = 騎兵

territory-britannia = ブリタンニア
territory-gaul = ガリア
territory-averni = アルウェルニ
territory-celtica = ケルティカ
territory-germania = ゲルマニア
territory-alpes = アルプス
territory-espanga = ヒスパニア
territory-iberia = イベリア
territory-berber = ベルベル
territory-numidia = ヌミディア
territory-carthage = カルタゴ
territory-tripolitania = トリポリタニア
territory-cyrene = キュレネ
territory-alexandria = アレクサンドリア
territory-thebes = テーベ
territory-nubia = ヌビア
territory-sardinia = サルディニア
territory-sicilia = シチリア
territory-rome = ローマ
territory-brundium = ブルンディウム
territory-illyria = イリュリア
territory-dacia = ダキア
territory-thracia = トラキア
territory-macedonia = マケドニア
territory-sparta = スパルタ
territory-crete = クレタ
territory-rhodes = ロドス
territory-asia-minor = 小アジア
territory-cappadocia = カッパドキア
territory-armenia = アルメニア
territory-syria = シリア
territory-palestina = パレスティナ
territory-arabia = アラビア
territory-babylon = バビロン
territory-media = メディア
territory-oceanus-britannicus = ブリタンニア海
territory-mare-ibericum = イベリア海
territory-mare-tyrrhenum = ティレニア海
territory-mare-adriaticum = アドリア海
territory-mare-ionium = イオニア海
territory-mare-aegaeum = エーゲ海
territory-mare-aegyptium = エジプト海
territory-black-sea = 黒海

hero-scipio-africanus = スキピオ・アフリカヌス
hero-marcus-marcellus = マルクス・マルケルス
hero-fabius-maximus = ファビウス・マクシムス
hero-gaius-duilius = ガイウス・ドゥイリウス
hero-hamilcar-barca = ハミルカル・バルカ
hero-hannibal-barca = ハンニバル・バルカ
hero-hasdrubal-barca = ハスドルバル・バルカ
hero-maharbal = マハルバル
hero-alexander = アレクサンドロス
hero-leonidas = レオニダス
hero-pyrrhus = ピュロス
hero-philopoemen = フィロポイメン
hero-ptolemy-euergetes = プトレマイオス・エウエルゲテス
hero-cleopatra = クレオパトラ
hero-berenice = ベレニケ
hero-sosibius = ソシビオス
hero-cyrus = キュロス
hero-darius = ダレイオス
hero-artemisia = アルテミシア
hero-arsaces = アルサケス
hero-vercingetorix = ウェルキンゲトリクス
hero-brennus = ブレンヌス
hero-ambiorix = アンビオリクス
hero-viridomarus = ウィリドマルス

card-plague-spreads = 疫病の流行
card-age-of-heroes = 英雄の時代
card-slave-revolt = 奴隷の反乱
card-pirate-fleets = 海賊船団
card-barbarian-horde = 蛮族の大群
card-golden-age = 黄金時代
card-trade-collapse = 交易の崩壊
card-bountiful-harvest = 豊作
card-famine = 飢饉
card-stormy-seas = 嵐の海
card-bridges-burnt = 焼け落ちた橋
card-danube-floods = ドナウ川の氾濫
card-sacred-truce = 聖なる休戦
card-call-to-arms = 動員令
card-mercenaries = 傭兵
card-spoils-of-war = 戦利品
card-strong-walls = 堅固な城壁
card-silent-oracles = 沈黙の神託

mission-mare-nostrum = 我らの海
mission-carthage-must-fall = カルタゴ滅ぶべし
mission-over-the-alps = アルプス越え
mission-islands-of-trade = 交易の島々
mission-silver-of-the-west = 西方の銀
mission-at-the-gates = 城門に迫る
mission-cross-the-hellespont = ヘレスポントスを越えて
mission-hegemon = 覇者
mission-danube-frontier = ドナウの国境
mission-granary-of-the-world = 世界の穀倉
mission-ptolemaic-fleet = プトレマイオスの艦隊
mission-the-levant = レヴァント
mission-royal-road = 王の道
mission-road-to-the-nile = ナイルへの道
mission-king-of-kings = 諸王の王
mission-unite-the-tribes = 部族の統一
mission-sack-of-rome = ローマ略奪
mission-beyond-the-pyrenees = ピレネーの彼方

## オプション

option-clock = 時計（遅れた者は買収される）
option-clock-off = 時計なし
option-clock-30 = 30秒
option-clock-60 = 1分
option-clock-90 = 1分30秒
option-clock-120 = 2分

## 出来事：準備

event-order-rolled = { $seat }が順番のダイスで{ $die }を出しました。
event-order-set = ゲームを通じての順番：{ $order }。
event-faction-chosen = { $seat }が{ $faction }を率います。
event-independents-placed = { $territory }に独立軍がいます：{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }。
event-army-placed = { $seat }は{ $territory }に{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }で始めます。
event-purse-filled = { $seat }は所持金{ $currency }金で始めます。
event-mission-drawn =
    { $mission ->
        [hidden] { $seat }が任務を引きました。
       *[other] { $seat }が任務「{ $mission }」を引きました。
    }

## 出来事：ラウンドと手番

event-round-begins = 第{ $round }ラウンドが始まります。
event-deck-shuffled = 年代記が尽き、{ $cards }枚すべてを切り直しました。
event-card-drawn = このラウンドの年代記：{ $card }。
event-turn-begins = 第{ $round }ラウンド、{ $seat }の手番です。
event-income =
    { $currency ->
        [0] { $seat }の収入はありません（所持金{ $purse }金）。
       *[other] { $seat }の収入は{ $currency }金です（所持金{ $purse }金）。
    }
event-turn-ends = { $seat }が手番を終えました。
event-mission-fulfilled = { $seat }が任務「{ $mission }」を達成し、{ $reward }金を得ました。
event-forts-noted =
    { $forts_count ->
        [0] { $seat }は砦を持っていません。
       *[other] { $seat }の砦を{ $forts_count }つ記録しました：{ $forts }。
    }

## 出来事：計画

event-recruited = { $seat }が{ $territory }で{ $unit }を徴募しました。
event-hired = { $seat }が{ $territory }で{ $unit }を{ $price }金で雇いました。
event-hero-bought =
    { $hero ->
        [hidden] { $seat }が英雄を{ $price }金で買いました。
       *[other] { $seat }が{ $hero }を{ $price }金で買いました。
    }

## 出来事：移動と支配

event-moved = { $seat }が{ $origin }から{ $territory }へ{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }を移動しました。
event-taken = { $seat }が{ $territory }を支配しました。
event-abandoned =
    { $parting ->
        [left] { $seat }の去った{ $territory }は無主になりました。
        [fallen] { $territory }の{ $seat }のユニットは全滅し、{ $territory }は無主になりました。
       *[either] { $territory }に{ $seat }のユニットはなくなり、{ $territory }は無主になりました。
    }
event-independents-beaten = { $seat }が{ $origin }から戦力{ $strength }で攻め、{ $territory }の独立軍（戦力{ $against }）を倒しました。

## 出来事：戦闘

event-battle-begins = { $seat }が{ $origin }から{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }で、{ $defender }のいる{ $territory }を攻撃します。
event-hero-laid =
    { $hero ->
        [hidden] { $seat }が英雄を伏せて置きました。
       *[other] { $seat }が{ $hero }を伏せて置きました。
    }
event-hero-declined = { $seat }は英雄を使いません。
event-hero-shown =
    { $paid ->
        [0] { $seat }の英雄は{ $hero }です。
       *[other] { $seat }の英雄は{ $hero }で、{ $paid }金を払いました。
    }
event-hero-cancelled = { $hero }は無効になりました。{ $seat }の英雄は役に立ちません。
event-dice-rolled = { $seat }の目は{ $attack_dice }、{ $defender }の目は{ $defence_dice }です。
event-rolled-again = { $seat }が振り直しました：{ $dice }。
event-battle-decided =
    { $territory }：{ $seat }の合計は{ $attack_total }（{ $attack }、ダイス{ $attack_die }）、{ $defender }の合計は{ $defence_total }（{ $defence }、ダイス{ $defence_die }）。{ $result ->
        [attacker-wins] { $seat }が差{ $margin }で勝ちました。
        [defender-wins] { $margin ->
            [0] 同点ですが、英雄の力で{ $defender }の勝ちです。
           *[other] { $defender }が差{ $margin }で勝ちました。
        }
       *[draw] 引き分けです。
    }
modifier-infantry = 歩兵{ $amount }
modifier-cavalry = 騎兵{ $amount }
modifier-defence = 防御{ $signed }
modifier-great-fort = 大要塞{ $signed }
modifier-strong-walls = 堅固な城壁{ $signed }
modifier-home = 本拠地{ $signed }
modifier-hero = 英雄{ $signed }
modifier-ability = 英雄の能力{ $signed }
modifier-paid = 支払い{ $signed }
event-units-lost =
    { $infantry ->
        [0] { $cavalry ->
            [0] { $seat }は{ $territory }で何も失いません。
           *[other] { $seat }は{ $territory }で騎兵{ $cavalry }を失いました。
        }
       *[other] { $cavalry ->
            [0] { $seat }は{ $territory }で歩兵{ $infantry }を失いました。
           *[other] { $seat }は{ $territory }で歩兵{ $infantry }と騎兵{ $cavalry }を失いました。
        }
    }
event-unit-killed = { $hero }のために、{ $seat }は{ $territory }でさらに{ $unit }を1つ失いました。
event-retreated = { $seat }の{ $unit }が{ $origin }から{ $territory }へ退却しました。
event-no-way-out = { $territory }に逃げ場はなく、{ $seat }は{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }を失いました。
event-cut-off = { $hero }は{ $territory }から誰も逃がしません。{ $seat }は{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }を失いました。
event-victory-paid = { $seat }が勝利により{ $amount }金を得ました。
event-hero-brings = { $hero }が銀行から{ $amount }金を{ $seat }にもたらしました。
event-hero-takes =
    { $amount ->
        [0] { $loser }の所持金は空で、{ $seat }の{ $hero }は何も奪えません。
       *[other] { $seat }の{ $hero }が{ $loser }から{ $amount }金を奪いました。
    }
event-entered = { $seat }の{ $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }が{ $origin }から{ $territory }に入りました。
event-stayed-behind = { $seat }の{ $unit }が1つ、{ $territory }に残りました。
event-nobody-enters = { $territory }に入れる{ $seat }の勝者は残っていません。
event-captured = { $seat }が{ $territory }で敗れた歩兵を味方にしました。
event-recovered =
    { $infantry ->
        [0] { $cavalry ->
            [0] { $seat }は{ $territory }に誰も戻しません。
           *[other] { $seat }の騎兵{ $cavalry }が{ $territory }に戻りました。
        }
       *[other] { $cavalry ->
            [0] { $seat }の歩兵{ $infantry }が{ $territory }に戻りました。
           *[other] { $seat }の歩兵{ $infantry }と騎兵{ $cavalry }が{ $territory }に戻りました。
        }
    }

## 出来事：外敵

event-bids-shown = { $seats }の入札を公開しました：{ $bids }。
event-threat-beaten = { $card }：必要額{ $minimum }に対して入札は{ $sum }。外敵を退けました。
event-threat-wins = { $card }：必要額{ $minimum }に対して入札は{ $sum }だけ。外敵の勝ちです。
event-prize-paid = 最高額の{ $seat }が{ $currency }金を得ました。
event-prize-cavalry = 最高額の{ $seat }が{ $territory }に騎兵を得ました。
event-currency-lost =
    { $currency ->
        [0] { $seat }には失う金がありません。
       *[other] { $seat }が{ $currency }金を失いました。
    }
event-unit-lost = { $seat }が{ $territory }の{ $unit }を失いました。

## 出来事：維持と終了

event-trimmed = { $seat }の食料で養えるのは{ $quota }ユニットまでです。{ $territory }の{ $unit }を手放しました。
event-eliminated = { $seat }はユニットも本拠地も失い、脱落しました。
event-given-up = { $seat }が席を放棄しました。残ったものは独立します。
event-forts-held = { $seat }が{ $forts_count }つの砦を1ラウンド守り抜きました：{ $forts }。
event-game-ends =
    { $winners_count ->
        [1] 世界の征服者は{ $winners }です。
       *[other] 世界を分け合うのは{ $winners }です。
    }

## 出来事：時計

event-time-up = { $seat }は遅れています。本拠地以外の軍を買収できます。
event-warned = { $seat }が{ $late }に警告し、時計が動き出しました。
event-bribed = { $seat }が{ $territory }にいる{ $late }の軍を{ $price }金で買収しました。

## 質問：戦闘

prompt-declare-hero =
    { $role ->
        [attacker] { $territory }を攻撃します。英雄を使いますか？ 防御側はあなたの後に決めます。
       *[other] { $territory }を守ります。英雄を使いますか？ 攻撃側はもう決めました。
    }
prompt-choose-card = { $territory }ではどの英雄が戦いますか？ 双方が決めると公開され、使用済みになります。
prompt-choose-pay = { $hero }に何金払いますか？ { $most }金まで払え、1金につき戦力が1増えます。
prompt-lose-units = 差{ $margin }で敗れました。{ $territory }のどのユニットを失いますか？ 差に達する最も小さい戦力でなければなりません。
prompt-kill-unit = { $hero }のために、{ $territory }でさらに1ユニットを失います。どれですか？
prompt-retreat-unit = { $territory }の{ $unit }はどこへ退却しますか？
prompt-stay-behind = { $territory }を占領しました。勝者の1つを{ $origin }に残しますか？
prompt-recover-units = 失ったユニットのうち、どれを{ $territory }に戻しますか？

## 質問：準備と手番

prompt-choose-faction = どの勢力を率いますか？
prompt-plan = 計画フェイズです。砦で徴募し、英雄を買えます（所持金{ $purse }金、ユニット{ $units }／{ $quota }）。最初の移動か攻撃で計画は終わります。
prompt-act = 立っているユニットで移動か攻撃を行うか、手番を終えてください（ユニット{ $units }／{ $quota }）。
prompt-with =
    { $attack ->
        [1] { $origin }から{ $target }を、どのユニットで攻撃しますか？ 行動できるのは歩兵{ $infantry }、騎兵{ $cavalry }です。
       *[0] { $origin }から{ $target }へ、どのユニットを移動しますか？ 行動できるのは歩兵{ $infantry }、騎兵{ $cavalry }です。
    }
prompt-worn = 行動する歩兵{ $infantry }、騎兵{ $cavalry }のうち、追加行動が{ $extra }回だけ残っているものはいくつですか？
prompt-roll-again = { $territory }：あなたの目は{ $die }で、合計は{ $own }対{ $other }です。振り直しますか？ 2回目の目が有効です。
prompt-bid = { $card }！ 全員で{ $minimum }金が必要です。いくら入札しますか？ 入札した金は戻りません。最も少ない者は重い罰を受けるかもしれません。
prompt-prize = 最高額の入札でした。騎兵をどの砦に置きますか？
prompt-lose-unit =
    { $where ->
        [sea] 海賊が海域のユニットを{ $count }つ奪います。どれですか？
       *[other] 蛮族がユニットを{ $count }つ奪います。どれですか？
    }
prompt-trim = あなたの食料で養えるのは{ $quota }ユニットまでです。あと{ $count }つ手放してください。
prompt-bribe = { $seat }は遅れています。本拠地以外の軍を1つ、そのユニットの戦力と同じ金で買収できます（所持金{ $purse }金）。早い者勝ちです。
prompt-warn = { $seat }に警告できます。時計が動き、時間が切れれば軍を買収できます（所持金{ $purse }金）。

## できること

action-choose-faction = { $faction }を率いる
action-recruit-infantry = { $territory }で歩兵を徴募する
action-recruit-cavalry = { $territory }で騎兵を徴募する
action-hire-infantry = { $territory }で歩兵を雇う
action-hire-cavalry = { $territory }で騎兵を雇う
action-buy = { $hero }を買う
action-move = { $territory }から{ $territory_2 }へ移動する
action-attack = { $territory }から{ $territory_2 }を攻撃する
action-with = { $count ->
        [0] 騎兵{ $count_2 }
       *[other] { $count_2 ->
            [0] 歩兵{ $count }
           *[other] 歩兵{ $count }と騎兵{ $count_2 }
        }
    }で行く
action-worn = そのうち{ $count ->
        [0] 騎兵{ $count_2 }
       *[other] { $count_2 ->
            [0] 歩兵{ $count }
           *[other] 歩兵{ $count }と騎兵{ $count_2 }
        }
    }
action-end-turn = 手番を終える
action-play-hero = 英雄を使う
action-no-hero = 英雄を使わない
action-card = { $hero }
action-pay =
    { $payment ->
        [0] 払わない
       *[other] { $payment }金払う
    }
action-reroll = 振り直す
action-keep-die = 振り直さない
action-lose = { $count ->
        [0] 騎兵{ $count_2 }
       *[other] { $count_2 ->
            [0] 歩兵{ $count }
           *[other] 歩兵{ $count }と騎兵{ $count_2 }
        }
    }を失う
action-kill = { $unit }を失う
action-retreat = { $unit }を{ $territory }へ退却させる
action-stay-none = 全員が入る
action-stay = { $unit }を1つ残す
action-recover =
    { $count ->
        [0] { $count_2 ->
            [0] 誰も戻さない
           *[other] 騎兵{ $count_2 }を戻す
        }
       *[other] { $count_2 ->
            [0] 歩兵{ $count }を戻す
           *[other] 歩兵{ $count }と騎兵{ $count_2 }を戻す
        }
    }
action-bid =
    { $currency ->
        [0] 入札しない
       *[other] { $currency }金を入札する
    }
action-lose-unit = { $territory }の{ $unit }を差し出す
action-prize = 騎兵を{ $territory }に置く
action-trim = { $territory }の{ $unit }を手放す
action-bribe = { $territory }の軍を買収する
action-warn = 警告して時計を動かす

## できない理由：手番

refusal-too-few-players = { $faction }を選べるのは{ $seats }人以上のときだけです。
refusal-faction-taken = { $faction }はもう選ばれています。
refusal-planning-over = この手番の計画フェイズは終わりました。
refusal-plague = 疫病のため、このラウンドは徴募できません。
refusal-not-yours = { $territory }はあなたのものではありません。
refusal-no-fort = { $territory }に砦はありません。
refusal-no-great-fort = 騎兵を徴募できるのは大要塞だけで、{ $territory }にはありません。
refusal-fort-is-done = { $territory }の砦は、この手番の徴募を終えました。
refusal-quota-full = 養えるのは{ $quota }ユニットまでで、もう空きがありません。
refusal-no-mercenaries = このラウンドに傭兵はいません。
refusal-hired-already = この手番にはもう1ユニットを雇いました。
refusal-too-dear = { $price }金かかりますが、所持金は{ $purse }金です。
refusal-other-faction = { $hero }はほかの勢力の英雄です。
refusal-hero-held = { $hero }はもう手元にいます。
refusal-hero-burnt = { $hero }は使用済みです。
refusal-nobody-ready = { $territory }には、この手番にまだ行動できるユニットがいません。
refusal-not-adjacent = { $origin }と{ $target }は隣接していません。
refusal-closed = { $origin }から{ $target }への道は、このラウンドは閉ざされています：{ $card }。
refusal-independents-hold = { $territory }には独立軍がいます。攻撃しなければなりません。
refusal-vacant-home = { $territory }は空でも持ち主の本拠地です。攻撃しなければなりません。
refusal-others-hold = { $territory }はほかのプレイヤーのものです。攻撃しなければなりません。
refusal-own-territory = { $territory }は自分の地域です。移動できます。
refusal-nobody-there = { $territory }は無主です。移動できます。
refusal-truce = 聖なる休戦が、このラウンドは{ $territory }を守っています。
refusal-too-weak = 独立軍の戦力は{ $against }です。あなたの{ $strength }はそれを上回らなければなりません。
refusal-too-many = そこで行動できるのは歩兵{ $infantry }と騎兵{ $cavalry }だけです。
refusal-nobody-goes = 少なくとも1ユニットが必要です。
refusal-not-so-many-worn = 歩兵は{ $least_infantry }から{ $most_infantry }、騎兵は{ $least_cavalry }から{ $most_cavalry }でなければなりません。
refusal-not-at-sea = { $territory }は海域ではありません。海賊が奪うのは海域のユニットです。
refusal-no-such-unit = { $territory }にあなたの{ $unit }はいません。

## できない理由：買収と警告

refusal-bribed-already = この計画フェイズには、もう軍が1つ買収されました。
refusal-not-late = まだ時間が残っていて、遅れではありません。
refusal-not-the-late-players = { $territory }の軍は、遅れているプレイヤーのものではありません。
refusal-home-is-safe = { $territory }は本拠地なので、買収できません。
refusal-still-planning = 計画フェイズにはもとから時計があります。警告は行動フェイズに行います。
refusal-warned-already = もう警告されています。

## できない理由：戦闘

refusal-other-kind-goes = 先にもう一方の種類のユニットが退却します。
refusal-retreats-in-order = 同じ種類のユニットは、地図の順に送り出します。この地域か、より後の地域を選んでください。
refusal-attack-came-from-there = 攻撃はそこから来ました。退却できません。
refusal-no-retreat-to-sea = 陸地から海域へは退却できません。
refusal-retreat-not-adjacent = 退却できるのは隣接する地域です。
refusal-retreat-not-free = 退却できるのは、自分の地域か無主の地域です。
refusal-not-that-many-units = この戦闘にそれだけのユニットはいません。
refusal-not-the-smallest-set = 損害は、差に達する最も小さい戦力でなければなりません。
refusal-losses-are-limited = 英雄が損害を抑えます。失うのは1ユニットだけです。
refusal-none-of-that-kind = この戦闘にその種類のユニットはいません。
refusal-hero-not-held = その英雄を持っていません。
refusal-payment-too-high = それだけの所持金がありません。
refusal-no-such-victor = 残せる勝者に、その種類のユニットはいません。
refusal-somebody-enters = 少なくとも1つの勝者が入らなければなりません。
refusal-not-lost-here = この戦闘でそれだけは失っていないか、戻せないものです。
refusal-recovery-too-strong = ベレニケが戻せるのは合計戦力2までです。
refusal-above-quota = あなたの食料では、それだけのユニットを養えません。

## 終わった理由

reason-forts = 5つの砦が1ラウンド守り抜かれました。
reason-last-left = 残った勢力は1つだけです。
reason-all-fell = 最後の勢力がともに倒れました。
reason-rounds = 60ラウンドが過ぎました。

## 状況

status-round = 第{ $round }ラウンド（最大{ $last }）
status-card = 年代記：{ $card }
status-noted = { $seat }の記録した砦：{ $forts }

## 勝者の決め方

status-verdict-rounds = { $seat }：砦{ $forts }、地域{ $territories }、所持金{ $currency }金。

## 見込み

odds-victory = 勝ち
odds-draw = 引き分け
odds-defeat = 負け
odds-victory-with = { $hero }で勝ち
odds-victory-without = 英雄なしで勝ち
odds-victory-again = 振り直して勝ち
odds-attack = 攻撃側
odds-defence = 防御側
odds-may-play-hero = { $other }が英雄を使うかもしれません
odds-hero-face-down = { $other }の英雄が伏せてあります
odds-may-roll-again = { $other }が振り直すかもしれません

## 早見表

aid-turn = 手番
aid-step = 順序
aid-turn-check = 記録した砦が{ $forts }つ残っていれば勝利
aid-turn-income = 貨幣アイコン1つにつき1金
aid-turn-plan = 計画：砦での徴募、英雄の購入（順番は自由）
aid-turn-act = 行動：各ユニットが1回、移動か攻撃。最初の行動の後に計画はできない
aid-turn-missions = 任務を確認する
aid-turn-note = 支配する砦を記録し、ユニットがすべて起き上がる
aid-costs = 徴募、英雄、買収
aid-what = 項目
aid-how-much = 内容
aid-price = 価格
aid-fort = 砦（手番ごと）
aid-fort-recruits = 歩兵1
aid-great-fort = 大要塞（手番ごと）
aid-great-fort-recruits = 歩兵2または騎兵1
aid-hero-bought = 英雄
aid-hero-price = カードの価格
aid-bribe = 遅れた者の軍（本拠地を除く）
aid-bribe-price = ユニットの戦力の合計
aid-battle = 戦闘の戦力
aid-strength = 戦力
aid-defends = どこでも防御
aid-defends-great = 大要塞の防御（ボーナスは最も高いものだけ）
aid-defends-home = 自分の本拠地の防御
aid-hero-played = 英雄（双方1人ずつ）
aid-as-printed = カードのとおり
aid-die = ダイス
aid-independents = 独立軍
aid-independents-count = ユニットの戦力、大要塞ではさらに2、ダイスなし
aid-outcomes = 攻撃の結果
aid-result = 結果
aid-then = その後
aid-attacker-wins = 攻撃側の勝ち
aid-attacker-wins-then = { $coin }金を得る。勝者は入り、1つは残れる。入った者に追加行動
aid-draw = 引き分け
aid-draw-then = 損害なし。攻撃側は行動済み
aid-defender-wins = 防御側の勝ち
aid-defender-wins-then = 攻撃側は損害を受け、行動済み
aid-independents-beaten = 独立軍（上回る戦力で）
aid-independents-then = 取り除く。勝者は入り、行動済み
aid-margin = 敗者の損害
aid-margin-then = 差に達する最も小さい戦力を自分で選ぶ
aid-retreat = 敗れた防御側
aid-retreat-then = 自分か無主の隣接地域へ。陸から海、攻撃元へは不可。できなければ除去
aid-food = 食料とユニット
aid-food-held = 食料
aid-quota = 維持上限
aid-heroes = 英雄
aid-hero = 英雄
aid-of-faction = { $card }（{ $faction }）
aid-ability = 能力
aid-chronicle = 年代記
aid-card = カード
aid-effect = このラウンド
aid-missions = 任務
aid-mission = 任務
aid-task = 手番の終わりに
aid-reward = 報酬

## 英雄の能力

board-hero-scipio-africanus = 攻撃時、地域の防御ボーナスを0にする。
board-hero-marcus-marcellus = 勝てば敵はさらに1ユニットを失う。攻撃側として勝てば2金。
board-hero-fabius-maximus = 防御時+1。負けても差で失うのは1ユニットだけ。
board-hero-gaius-duilius = 海戦で+2。
board-hero-hamilcar-barca = 防御時+2。勝っても負けても敵はさらに1ユニットを失う（敵の英雄は妨げられない）。
board-hero-hannibal-barca = 攻撃側として勝てば、防御側は退却できない。
board-hero-hasdrubal-barca = 防御で敗れたとき、自分のどの地域へも退却できる。
board-hero-maharbal = 自分の騎兵1つにつき+1（最大2）。勝てば2金。
board-hero-alexander = 攻撃時+2。勝てば勝者の行動が1回増える。
board-hero-leonidas = 防御時+3、同点なら勝ち。
board-hero-pyrrhus = 勝っても負けても自分の1ユニットを失う。
board-hero-philopoemen = 自分のダイスを1回振り直せる。
board-hero-ptolemy-euergetes = 勝てば2金。
board-hero-cleopatra = 敵の英雄を無効にする。
board-hero-berenice = 失ったユニットのうち戦力2までが本拠地に戻る。
board-hero-sosibius = 3金まで払い、1金につき+1。勝てば敵から2金を奪う。
board-hero-cyrus = 勝てば歩兵1を捕らえる。
board-hero-darius = 結果にかかわらず2金。
board-hero-artemisia = 海戦で+2、差による損害なし。
board-hero-arsaces = 防御時+1。敗れたとき2歩まで退却できる。
board-hero-vercingetorix = 自分の歩兵2つにつき+1（最大3）。
board-hero-brennus = 勝てば敵から3金を奪う。
board-hero-ambiorix = 防御時、敵はダイス2個の低いほうを使う。勝てば敵はさらに1ユニットを失う。
board-hero-viridomarus = 攻撃時+2。

## 年代記の効果

board-card-plague-spreads = 誰も徴募できない。
board-card-age-of-heroes = 英雄が2金安い。
board-card-slave-revolt = 全員で6金。勝てば最高額の者が5金を得る。負ければ全員が3金、最低額の者は6金を失う。
board-card-pirate-fleets = 全員で8金。勝てば最高額の者が6金を得る。負ければ全員が海域の1ユニットか2金を失い、最低額の者はさらに3金を失う。
board-card-barbarian-horde = 全員で10金。勝てば最高額の者が騎兵を得る。負ければ全員が1ユニット、最低額の者は2ユニットを失う。
board-card-golden-age = 貨幣アイコンは2金になる。
board-card-trade-collapse = 貨幣アイコンから何も得られない。
board-card-bountiful-harvest = 食料1つにつきさらに1金。
board-card-famine = 徴募のとき食料を1つ少なく数える。
board-card-stormy-seas = 海域に入れず、攻撃もできない。
board-card-bridges-burnt = 橋を使えない。
board-card-danube-floods = ドナウ川を使えない。
board-card-sacred-truce = その勢力自身が持つ本拠地は攻撃できない。
board-card-call-to-arms = 大要塞は歩兵をもう1徴募できる。
board-card-mercenaries = 砦で1ユニットを雇える（歩兵2金、騎兵4金）。
board-card-spoils-of-war = プレイヤーへの攻撃に成功すると3金。
board-card-strong-walls = 防御ボーナスが砦で+2、大要塞で+3。自分の本拠地は+4のまま。
board-card-silent-oracles = 英雄を使えない。

## 任務の条件

board-mission-mare-nostrum = 海域を3つ支配する。
board-mission-carthage-must-fall = カルタゴを支配する。
board-mission-over-the-alps = アルプスとアルウェルニを支配する。
board-mission-islands-of-trade = サルディニアとシチリアを支配する。
board-mission-silver-of-the-west = ベルベルとヒスパニアを支配する（大マップではベルベルとイベリア）。
board-mission-campaign-silver-of-the-west = ベルベルとヒスパニアを支配する。
board-mission-grand-silver-of-the-west = ベルベルとイベリアを支配する。
board-mission-at-the-gates = ローマまたはブルンディウムを支配する。
board-mission-cross-the-hellespont = 小アジアを支配する。
board-mission-hegemon = マケドニア、スパルタ、トラキア、ロドスを支配する。
board-mission-danube-frontier = ダキアと黒海を支配する。
board-mission-granary-of-the-world = 食料4を支配する。
board-mission-ptolemaic-fleet = エジプト海とエーゲ海を支配する。
board-mission-the-levant = シリアとキュレネを支配する（大マップではパレスティナとシリア）。
board-mission-campaign-the-levant = シリアとキュレネを支配する。
board-mission-grand-the-levant = パレスティナとシリアを支配する。
board-mission-royal-road = カッパドキアと小アジアを支配する。
board-mission-road-to-the-nile = パレスティナとアラビアを支配する。
board-mission-king-of-kings = 大要塞を3つ支配する。
board-mission-unite-the-tribes = アルウェルニ、ケルティカ、ゲルマニアを支配する。
board-mission-sack-of-rome = この手番に、攻撃側としてローマかブルンディウムでプレイヤーに勝つ。
board-mission-beyond-the-pyrenees = ヒスパニアとイベリアを支配する。

## 遊びながら学ぶ

tutorial-welcome = ようこそ、執政官。紀元前247年、あなたはローマを率いています。カルタゴもギリシアも同じ海をねらっています。5つの砦を1ラウンド守り抜いた者が、世界の征服者です。
tutorial-map = 本拠地ローマに騎兵、ブルンディウムに歩兵がいます。地域からは4つのものが得られます。砦は徴募し、大要塞はさらに多く徴募し、食料はユニットを養い、貨幣は手番の始まりに金になります。今、1金を得ました。
tutorial-recruit = 手番は計画から始まります。ローマは大要塞なので、手番ごとに歩兵2か騎兵1を徴募できます。ローマで歩兵を徴募してください。
tutorial-recruit-again = もう1つ徴募します。
tutorial-food = 食料2で8ユニットまで養えます。今は4ユニットです。食料を失って上限を超えれば、ただちにユニットを手放さなければなりません。
tutorial-independents = アルプスは独立軍の歩兵と騎兵、戦力3が守っています。ダイスは振らず、上回ればよいだけです。ローマからアルプスを攻撃してください。戦力4、全員が必要です。最初の行動で計画は終わります。
tutorial-behind = 誰も失いませんでした。勝者は入りますが、1つは残せます。歩兵をローマに残してください。（本拠地は空でも自分のものですが、ほかの地域はそうではありません。）
tutorial-spent = 各ユニットは1手番に1回行動します。行動したユニットは横に倒れ、手番が終わると起き上がります。
tutorial-end-turn = ブルンディウムの歩兵はまだ行動できますが、食料を守らせておきましょう。手番を終えてください。
tutorial-others = ほかのプレイヤーの手番です。記録には出来事が並び、どの行にもルールの番号があります。ギリシアが、アルプスの隣のイリュリアに入ろうとしています。
tutorial-chronicle = 第2章：勝ち方。第2ラウンドからは、毎ラウンド年代記カードがあります。今回は「戦利品」です。プレイヤーへの攻撃に勝つと、1金ではなく3金を得ます。
tutorial-reinforce = アルプスの砦も、あなたのために徴募します。そこで歩兵を徴募してください。
tutorial-war = ギリシアの歩兵がイリュリアにいます。アルプスから攻撃してください。
tutorial-war-force = いくつ送っても構いません。3つすべて、戦力4を送ってください。防御側は、どこでも1、大要塞では2、本拠地では4を加えます。そして双方が、1、1、2、3、4、4の目のダイスを振ります。英雄はまだ誰も持っていません。
tutorial-war-behind = 7対4です。敗者は差に見合う戦力を失い、生き残りは退却します。アルプスに歩兵を残してください。残さなければ無主になります。
tutorial-victory = 金を得ただけではありません。プレイヤーに勝ったユニットは、新しい地域で立ったままです。追加行動として、もう一度移動か攻撃ができます。
tutorial-extra = ケルティカは無主で、手番ごとに1金になります。イリュリアから移動してください。
tutorial-extra-force = 騎兵だけを送ってください。歩兵はイリュリアを守ります。
tutorial-bridge = 貨幣をもう1つ。ブルンディウムからシチリアへは橋があり、そこは無主で、手番ごとに1金になります。渡ってください。ブルンディウムと食料は手放すことになります。
tutorial-noted = ローマ、アルプス、イリュリアで3つの砦です。手番を終えると記録されます。5つの砦が記録され、次の手番の始まりに5つとも残っていれば勝ちです。
tutorial-lost = カルタゴが3ユニットでシチリアに渡り、ただ1つの歩兵は倒れ、貨幣も失われました。砦も同じです。記録した砦を失えば、すぐに取り返しても記録から消えます。
tutorial-hero = 金は英雄に替えましょう。どの勢力にも4人いて、戦力を加え、特別な力を持ち、1回の戦闘で使用済みになります。誰を持っているかは秘密です。ガイウス・ドゥイリウスを買ってください。海で最も強い英雄で、シチリアは海の中にあります。
tutorial-mission-recruit = あなただけに見える任務もあります。「アルプス越え」は、手番の終わりにアルプスとアルウェルニを支配することです。アルプスで歩兵を徴募してください。
tutorial-mission-move = アルウェルニは空いています。アルプスから移動してください。
tutorial-mission-force = 歩兵1つで十分です。もう1つは砦を守ります。
tutorial-mission-end = どちらもあなたのものです。手番を終えてみましょう。
tutorial-aid = 4金と、新しい任務です。英雄、年代記カード、数値は、ルールの最初の早見表にまとまっています。カードの中には外敵もあります。全員が秘密に入札し、最も少ない者は重い罰を受けるかもしれません。
tutorial-farewell = これで征服の方法が分かりました。砦で兵を集め、食料で養い、金で英雄を雇い、5つの砦を持つ者から目を離さないことです。シチリアにはカルタゴがいます。続けましょう！

refusal-tutorial-recruit = まずローマで歩兵を徴募してください。空きがあります。
refusal-tutorial-recruit-again = もう1つ、ローマで歩兵を徴募してください。戦力4が必要です。
refusal-tutorial-independents = ローマからアルプスを攻撃してください。
refusal-tutorial-behind = 歩兵をローマに残してください。
refusal-tutorial-end-turn = 手番を終えてください。ブルンディウムは2ユニットを養っています。
refusal-tutorial-reinforce = まずアルプスで徴募してください。そうしないと勝ち目が減ります。
refusal-tutorial-war = アルプスからイリュリアを攻撃してください。
refusal-tutorial-war-force = 歩兵2つと騎兵、すべてを送ってください。
refusal-tutorial-war-behind = 歩兵を残してください。空の砦は無主になります。
refusal-tutorial-extra = イリュリアからケルティカへ移動してください。
refusal-tutorial-extra-force = 騎兵だけを送ってください。歩兵はイリュリアを守ります。
refusal-tutorial-bridge = ブルンディウムから橋を渡ってシチリアへ移動してください。
refusal-tutorial-noted = 手番を終えて、砦を記録してください。
refusal-tutorial-hero = ガイウス・ドゥイリウスを買ってください。
refusal-tutorial-mission-recruit = アルプスで歩兵を徴募してください。
refusal-tutorial-mission-move = アルプスからアルウェルニへ移動してください。
refusal-tutorial-mission-force = アルプスを守るため、歩兵1つだけを送ってください。
refusal-tutorial-mission-end = 手番を終えてください。任務は果たされています。

## 盤面

river-danube = ドナウ川
board-map = 地図
board-map-keys = 矢印キーで光っている地域を移り、Enterで選びます。iキーでどの地域も見られます。プラスとマイナスで拡大・縮小、0で全体、Escapeで戻ります。
board-map-jump = 移動先…
board-map-lands = 陸
board-map-seas = 海
board-close = 閉じる
board-label-name = { $territory }。
board-label-held = { $owner }：{ $army }。
board-label-signs = { $signs }。
board-label-march = 軍の行き先を選ぶ
board-owner-nobody = 持ち主なし
board-owner-independents = 独立軍
board-army =
    { $infantry ->
        [0] { $cavalry ->
            [0] ユニットなし
           *[other] 騎兵{ $cavalry }
        }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }、騎兵{ $cavalry }
        }
    }{ $spent ->
        [0] {""}
       *[other] （行動済み{ $spent }）
    }{ $extra ->
        [0] {""}
       *[other] （追加行動{ $extra }）
    }
board-sign-fort = 砦
board-sign-great = 大要塞
board-sign-home = 本拠地
board-sign-food = 食料
board-sign-currency = 貨幣
board-info-home = { $faction }の本拠地
board-info-bonus = 防御側は+{ $bonus }。
board-info-watched = { $seat }の勝利がかかった砦。
board-link-border = 隣接：{ $places }
board-link-sea = 水路：{ $places }
board-link-bridge = 橋：{ $places }
board-link-river = ドナウ川：{ $places }
board-legend-name = 凡例
board-legend-fort = 砦：歩兵1を徴募
board-legend-great = 大要塞：歩兵2か騎兵1
board-legend-home = 勢力の本拠地
board-legend-food = 食料：2ユニットを養う
board-legend-currency = 貨幣：毎手番1金
board-legend-infantry = 歩兵：戦力1
board-legend-cavalry = 騎兵：戦力2
board-legend-spent = 横向き：行動済み
board-legend-extra = 追加行動1回
board-legend-independents = 白：独立軍
board-legend-watched = 持ち主が勝ちそうな砦
board-sites-march = または、軍の行き先を光っている地域から選びます。
board-force-title = { $verb ->
    [attack] { $from }から{ $to }へ攻撃
   *[move] { $from }から{ $to }へ
 }
board-force-all = { $verb ->
    [attack] 全軍で攻撃
   *[move] 全軍で移動
 }
board-force-some = { $verb ->
    [attack] { $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }で攻撃
   *[move] { $infantry ->
        [0] 騎兵{ $cavalry }
       *[other] { $cavalry ->
            [0] 歩兵{ $infantry }
           *[other] 歩兵{ $infantry }と騎兵{ $cavalry }
        }
    }を移動
 }
board-force-stays = { $infantry ->
    [0] { $cavalry ->
        [0] 誰も残りません。
       *[other] 騎兵{ $cavalry }が残ります。
    }
   *[other] { $cavalry ->
        [0] 歩兵{ $infantry }が残ります。
       *[other] 歩兵{ $infantry }と騎兵{ $cavalry }が残ります。
    }
 }
board-kind-infantry = 歩兵
board-kind-cavalry = 騎兵
board-fewer = 減らす：{ $kind }
board-more = 増やす：{ $kind }
board-less = 減らす
board-greater = 増やす
board-amount = 額
board-count = いくつ？
board-purse = 手元に残るのは{ $left }金
board-bid-needed = 全員の入札の合計が{ $minimum }金必要です。
board-battle-title = { $to }の戦い
board-battle-hero-open = 英雄は未定
board-battle-hero-none = 英雄なし
board-battle-hero-sealed = 伏せた英雄
board-battle-hero = { $hero }、戦力{ $strength }
board-battle-dice = { $count ->
    [0] まだ振っていません
   *[other] ダイス{ $dice }
 }
board-battle-total = 合計{ $total }
board-battle-on = 戦闘中です。
board-battle-draw = 引き分け。
board-battle-won = { $winner }が{ $by }差で勝利。
board-hand-heroes = 英雄と任務
board-ahead-home = 本拠地は{ $territory }（大要塞）です。
board-ahead-heroes = 英雄：{ $heroes }。
board-hand-empty = 勢力を選ぶとカードが配られます。
board-hero-facts = 戦力{ $strength }、{ $state ->
    [held] 手札にあります。
    [burnt] 使用済みです。
   *[sale] 価格は{ $price }金です。
 }
board-mission-name = あなたの任務
board-mission-reward = 報酬{ $reward }金
board-chronicle-name = このラウンドの年代記カード
board-chronicle-none = このラウンドに年代記カードはありません。
board-chronicle-soon = 第2ラウンドからは毎回、年代記カードを引きます。
board-round = 第{ $round }ラウンド
board-round-none = 開始前
board-standings = 砦
board-forts = { $count ->
   *[other] 砦
 }
board-forts-of = { $seat }：砦{ $forts }／{ $goal }{ $near ->
    [yes] 、次の自分の手番まで保てば勝利
   *[no] {""}
 }
board-clock = { $state ->
    [late] 計画の時間切れ：買収できます
    [warned] 警告：時計が動いています
   *[on] { $seconds }秒
 }
board-no-faction = 勢力未定
board-out = 脱落
board-seat-purse = 所持金{ $purse }金、収入{ $income }金
board-seat-heroes = 手札の英雄{ $count }、使用済み{ $burnt }
board-seat-units = ユニット{ $units }、食料{ $food }で養えるのは{ $quota }
board-near = 砦を{ $goal }保持：次の自分の手番の初めまで保てば勝利
board-bid = 入札{ $amount }金
board-bid-waiting = 入札待ち
board-bid-sealed = 入札済み
board-confirm-recruits = まだ徴募できる砦が{ $count }あります。{ $verb ->
    [end-turn] それでも手番を終えますか？
   *[attack] それでも攻撃しますか？計画は終わります。
 }
board-story = 地域
