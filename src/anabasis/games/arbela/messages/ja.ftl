### 日本語の「アルベラの戦い」。キーと変数の説明は anabasis/prose.py にあります。

## ロビーで

title = アルベラの戦い
lobby-words = ガウガメラの一日をカードで。戦列を保ち、側面を突き、手番を奪え。

## 両軍

seat-0 = マケドニア軍
seat-1 = ペルシア軍

## 戦場（縦列の名は、横列の持ち主から見た名。戦闘列ではマケドニア軍から見た名）

section-MD-LW = マケドニア配置列LW
section-MD-LC2 = マケドニア配置列LC2
section-MD-LC1 = マケドニア配置列LC1
section-MD-C = マケドニア配置列C
section-MD-RC1 = マケドニア配置列RC1
section-MD-RC2 = マケドニア配置列RC2
section-MD-RW = マケドニア配置列RW
section-MA-LW = マケドニア前進列LW
section-MA-LC2 = マケドニア前進列LC2
section-MA-LC1 = マケドニア前進列LC1
section-MA-C = マケドニア前進列C
section-MA-RC1 = マケドニア前進列RC1
section-MA-RC2 = マケドニア前進列RC2
section-MA-RW = マケドニア前進列RW
section-B-LW = 戦闘列マケドニアLW
section-B-LC2 = 戦闘列マケドニアLC2
section-B-LC1 = 戦闘列マケドニアLC1
section-B-C = 戦闘列C
section-B-RC1 = 戦闘列マケドニアRC1
section-B-RC2 = 戦闘列マケドニアRC2
section-B-RW = 戦闘列マケドニアRW
section-PA-RW = ペルシア前進列RW
section-PA-RC2 = ペルシア前進列RC2
section-PA-RC1 = ペルシア前進列RC1
section-PA-C = ペルシア前進列C
section-PA-LC1 = ペルシア前進列LC1
section-PA-LC2 = ペルシア前進列LC2
section-PA-LW = ペルシア前進列LW
section-PD-RW = ペルシア配置列RW
section-PD-RC2 = ペルシア配置列RC2
section-PD-RC1 = ペルシア配置列RC1
section-PD-C = ペルシア配置列C
section-PD-LC1 = ペルシア配置列LC1
section-PD-LC2 = ペルシア配置列LC2
section-PD-LW = ペルシア配置列LW

place-MD-LW = マケドニア配置列LW
place-MD-LC2 = マケドニア配置列LC2
place-MD-LC1 = マケドニア配置列LC1
place-MD-C = マケドニア配置列C
place-MD-RC1 = マケドニア配置列RC1
place-MD-RC2 = マケドニア配置列RC2
place-MD-RW = マケドニア配置列RW
place-MA-LW = マケドニア前進列LW
place-MA-LC2 = マケドニア前進列LC2
place-MA-LC1 = マケドニア前進列LC1
place-MA-C = マケドニア前進列C
place-MA-RC1 = マケドニア前進列RC1
place-MA-RC2 = マケドニア前進列RC2
place-MA-RW = マケドニア前進列RW
place-B-LW = 戦闘列マケドニアLW
place-B-LC2 = 戦闘列マケドニアLC2
place-B-LC1 = 戦闘列マケドニアLC1
place-B-C = 戦闘列C
place-B-RC1 = 戦闘列マケドニアRC1
place-B-RC2 = 戦闘列マケドニアRC2
place-B-RW = 戦闘列マケドニアRW
place-PA-RW = ペルシア前進列RW
place-PA-RC2 = ペルシア前進列RC2
place-PA-RC1 = ペルシア前進列RC1
place-PA-C = ペルシア前進列C
place-PA-LC1 = ペルシア前進列LC1
place-PA-LC2 = ペルシア前進列LC2
place-PA-LW = ペルシア前進列LW
place-PD-RW = ペルシア配置列RW
place-PD-RC2 = ペルシア配置列RC2
place-PD-RC1 = ペルシア配置列RC1
place-PD-C = ペルシア配置列C
place-PD-LC1 = ペルシア配置列LC1
place-PD-LC2 = ペルシア配置列LC2
place-PD-LW = ペルシア配置列LW
place-reserve = 予備

facing-north = ペルシア軍側
facing-east = マケドニア軍から見て右
facing-south = マケドニア軍側
facing-west = マケドニア軍から見て左

window-seize = 手番を奪える場面で確認を受ける
event-ask-changed =
    { $switch ->
        [on] { $seat }が手番の奪取の機会をうかがっています。
       *[off] { $seat }が手番の奪取の機会をうかがうのをやめました。
    }
action-ask =
    { $switch ->
        [on] 手番を奪える場面で確認を受ける
       *[off] 手番の奪取について確認を受けない
    }
phase-set-up = 初期配置中
phase-rally = 回復の前
phase-orders = 命令フェイズ
phase-leader-movement = 指揮官移動の前
phase-actions = アクションフェイズ
phase-shocks = 白兵戦の前

## カード

leader-alexander = アレクサンドロス
leader-parmenion = パルメニオン
leader-philotas = フィロタス
leader-darius = ダレイオス
leader-mazeus = マザイオス
leader-bessus = ベッソス

unit-phalanx-1 = ファランクス（コイノス）
unit-phalanx-2 = ファランクス（ペルディッカス）
unit-phalanx-3 = ファランクス（メレアグロス）
unit-phalanx-4 = ファランクス（ポリュペルコン）
unit-phalanx-5 = ファランクス（シミアス）
unit-phalanx-6 = ファランクス（クラテロス）
unit-hypaspist-1 = ヒュパスピスタイ（第1千人隊）
unit-hypaspist-2 = ヒュパスピスタイ（第2千人隊）
unit-hypaspist-3 = ヒュパスピスタイ（第3千人隊）
unit-companion-1 = ヘタイロイ騎兵（アゲマ）
unit-companion-2 = ヘタイロイ騎兵（第1ヒッパルキア）
unit-companion-3 = ヘタイロイ騎兵（第2ヒッパルキア）
unit-thessalian-1 = テッサリア重騎兵（ファルサロス隊）
unit-thessalian-2 = テッサリア重騎兵（フィリッポス隊）
unit-allied-greek-cavalry = ギリシア同盟重騎兵
unit-mercenary-cavalry-1 = 傭兵軽騎兵（メニダス）
unit-mercenary-cavalry-2 = 傭兵軽騎兵（アンドロマコス）
unit-paeonian = パイオニア軽騎兵
unit-odrysian = オドリュサイ軽騎兵
unit-prodromoi = プロドロモイ軽騎兵
unit-greek-hoplite-1 = ギリシア重装歩兵（クレアンドロスの古参兵）
unit-greek-hoplite-2 = ギリシア重装歩兵（アカイア隊）
unit-greek-hoplite-3 = ギリシア重装歩兵（同盟軍第2線）
unit-thracian-peltast = トラキア軽盾兵
unit-agrianian = アグリアネス投槍兵
unit-macedonian-archer = マケドニア弓兵
unit-cretan-archer = クレタ弓兵
unit-balacrus-javelinist = 投槍兵（バラクロス）
unit-elephant = 戦象
unit-chariot-1 = 鎌戦車1
unit-chariot-2 = 鎌戦車2
unit-chariot-3 = 鎌戦車3
unit-chariot-4 = 鎌戦車4
unit-chariot-5 = 鎌戦車5
unit-armenian-1 = アルメニア軽騎兵1
unit-armenian-2 = アルメニア軽騎兵2
unit-scythian-light-cavalry-1 = スキタイ軽騎兵1
unit-scythian-light-cavalry-2 = スキタイ軽騎兵2
unit-scythian-heavy-cavalry = スキタイ重騎兵
unit-bactrian-1 = バクトリア重騎兵1
unit-bactrian-2 = バクトリア重騎兵2
unit-kinsmen = 王族重騎兵（近衛）
unit-persian-heavy-cavalry-1 = ペルシア重騎兵1
unit-persian-heavy-cavalry-2 = ペルシア重騎兵2
unit-cappadocian = カッパドキア重騎兵
unit-median = メディア重騎兵
unit-parthian-1 = パルティア軽騎兵1
unit-parthian-2 = パルティア軽騎兵2
unit-sacae = サカ軽騎兵
unit-dahae = ダハエ軽騎兵
unit-arachosian = アラコシア軽騎兵
unit-susian = スシアナ軽騎兵
unit-syrian = シリア軽騎兵
unit-hyrcanian = ヒュルカニア軽騎兵
unit-tapurian = タプリア軽騎兵
unit-albanian = アルバニア軽騎兵
unit-cadusian = カドゥシオイ軽騎兵
unit-indian = インド軽騎兵
unit-mercenary-hoplite-1 = ギリシア傭兵重装歩兵1
unit-mercenary-hoplite-2 = ギリシア傭兵重装歩兵2
unit-apple-bearers = 林檎持ち歩兵（近衛）
unit-kardakes-infantry-1 = カルダケス歩兵1
unit-kardakes-infantry-2 = カルダケス歩兵2
unit-persian-infantry-1 = ペルシア歩兵1
unit-persian-infantry-2 = ペルシア歩兵2
unit-persian-infantry-3 = ペルシア歩兵3
unit-carian-infantry = カリア歩兵
unit-babylonian-levy-1 = バビロニア徴募歩兵1
unit-babylonian-levy-2 = バビロニア徴募歩兵2
unit-sitacenian-levy = シッタケネ徴募歩兵
unit-mardian-archer-1 = マルドイ弓兵1
unit-mardian-archer-2 = マルドイ弓兵2
unit-persian-archer = ペルシア弓兵
unit-persian-javelinist = ペルシア投槍兵
unit-uxian-slinger-1 = ウクシオイ投石兵1
unit-uxian-slinger-2 = ウクシオイ投石兵2

## 区画にできること

deed-move = 移動のみ
deed-fire = 射撃のみ
deed-move-fire = 移動と射撃
deed-move-shock = 移動と白兵攻撃
deed-shock = 移動しない白兵攻撃
deed-move-fire-shock = 移動・射撃・白兵攻撃
deed-withdraw = 後退
deed-face = 向きの変更
deed-rearrange = スタックの並べ替え
deed-send-back = 混乱したユニットを予備へ送る

manner-offensive = 攻撃射撃
manner-reaction = 応射
manner-defensive = 防御射撃
manner-retreating = 退却射撃

result-attacker-eliminated = 攻撃側の除去
result-attacker-disrupted = 攻撃側の混乱
result-tie = 同値で互いに譲らず
result-defender-disrupted = 防御側の混乱
result-defender-eliminated = 防御側の除去

## オプション

option-deployment = 配置
option-deployment-historical = 史実配置
option-deployment-own = 自由配置（互いに秘密裏に行う）
option-limit = 長さ
option-limit-twenty-turns = 両軍20手番まで
option-limit-none = どちらかの軍が崩壊するまで

## 出来事：初期配置

event-battle-begins = 両軍がアルベラの近くに布陣しました。先手は{ $seat }です。
event-elephant-placed = { $seat }が戦象を{ $section }に置きました。
event-skirmisher-placed =
    { $unit ->
        [hidden] { $seat }が散兵を{ $section }に置きました。
       *[other] { $seat }が{ $unit }を{ $section }に置きました。
    }
event-parmenion-placed = パルメニオンが{ $section }で持ち場に就きました。
event-stack-laid =
    { $units ->
        [hidden] { $seat }が{ $section }にスタックを置きました。
       *[other] { $seat }が{ $section }にスタックを置きました。上から順に、{ $units }です。
    }
event-lines-shown = 両軍の配置が終わりました。表向きのカードを公開します。
event-leader-shown = { $leader }が{ $section }に姿を現しました。

## 出来事：手番

event-turn-begins = { $seat }の第{ $turn }手番が始まりました。
event-rallied = { $unit }が予備で回復しました。
event-deployed =
    { $section ->
        [hidden] { $seat }が予備からユニットを1つ配置しました。
       *[other] { $unit ->
            [hidden] { $seat }が予備からユニットを1つ配置しました。
           *[other] { $seat }が{ $unit }を予備から{ $section }に配置しました。
        }
    }
event-leader-deployed = { $leader }が予備から{ $section }に出ました。
event-reserves-arrive = 予備から{ $section }にユニットが{ $count }つ到着しました。
event-turned-up = { $section }で新しく一番上になったカードが表向きになりました：{ $unit }。
event-laid-open = { $section }の一番上より下にいる散兵が表向きになりました：{ $unit }。
event-command-roll =
    { $orders ->
        [-1] { $leader }の指揮ロールは{ $die }でした。命令が1つ減ります。
        [0] { $leader }の指揮ロールは{ $die }でした。命令の増減はありません。
       *[other] { $leader }の指揮ロールは{ $die }でした。追加命令は{ $orders }つです。
    }
event-order-lost = { $leader }はこの手番に命令を出せません。
event-order-placed = { $leader }が{ $section }に命令を出しました。
event-extra-order = { $seat }が{ $section }に追加命令を出しました。
event-turn-ends = { $seat }の手番が終わりました。損失：マケドニア軍{ $macedonian }、ペルシア軍{ $persian }。
event-seize-attempt =
    { $success ->
        [yes] { $seat }が{ $phase }に手番の奪取を試み、ダイスの目{ $die }で成功しました。
       *[no] { $seat }が{ $phase }に手番の奪取を試み、ダイスの目{ $die }で失敗しました。
    }

## 出来事：指揮官

event-leader-moved = { $leader }が{ $from }から{ $place }へ移動しました。
event-leader-went-along = { $leader }が{ $place }へ同行しました。
event-leader-placed = ユニットのいなくなった{ $leader }が{ $place }へ移りました。
event-casualty-check =
    { $killed ->
        [yes] { $leader }の戦死チェックは{ $dice }でした。{ $leader }は戦死しました。
       *[no] { $leader }の戦死チェックは{ $dice }でした。{ $leader }は無事です。
    }

## 出来事：アクション

event-deed-declared = { $section }が活性化されました（{ $deed }）。
event-unit-moved = { $unit }が{ $from }から{ $section }へ移動しました。
event-unit-turned = { $unit }が{ $facing }へ向きを変えました。
event-went-back = { $unit }が{ $section }へ戻りました。
event-faced = { $section }のユニットが{ $facing }を向きました。
event-rearranged =
    { $units ->
        [hidden] { $seat }が{ $section }のスタックを並べ替えました。
       *[other] { $seat }が{ $section }のスタックを並べ替えました。上から順に、{ $units }です。
    }
event-withdrew = { $unit }が{ $from }から{ $place }へ後退しました。
event-sent-back = 混乱した{ $unit }が{ $from }から予備へ送られました。

## 出来事：射撃

event-shot =
    { $unit }が{ $target }を射撃しました（{ $manner }）。ダイス{ $dice }{ $armour ->
        [0] {""}
       *[other] 、装甲-{ $armour }
    }{ $own_hits ->
        [0] {""}
       *[other] 、自らのヒット-{ $own_hits }
    }{ $shower ->
        [0] {""}
       *[other] 、曲射-{ $shower }
    }、合計{ $total }で{ $hit ->
        [yes] 命中です。
       *[no] 外れです。
    }
event-hit = { $unit }のヒットは{ $hits }になりました（耐久値{ $level }）。
event-eliminated = { $seat }が{ $units }を失いました。

## 出来事：白兵戦

event-attack-declared = { $unit }が{ $section }への攻撃を宣言しました。
event-attack-lapsed = { $unit }の{ $section }への攻撃は無効になりました。
event-shock =
    { $units }が{ $section }の{ $defender }を攻撃しました。攻撃側：{ $attack }、ダイス{ $attack_die }、合計値{ $attack_total }。防御側：{ $defence }、ダイス{ $defence_die }、合計値{ $defence_total }。結果：{ $result }。
modifier-strength = 戦闘力{ $amount }
modifier-hits = ヒット{ $signed }
modifier-leader = 指揮官{ $signed }
modifier-elephant = 騎兵に対する象{ $signed }
modifier-failed-seizure = 奪取失敗{ $signed }
modifier-depth = 下のユニット{ $signed }
modifier-rampage = 暴走{ $signed }
event-disrupted = { $units }が混乱しました。
event-engaged = { $section }と{ $other }が交戦状態になりました。
event-engagement-ends = { $section }と{ $other }の交戦が終わりました。
event-advanced = { $unit }が{ $section }へ前進しました。
event-retreated = { $unit }が{ $section }へ退却しました。

## 出来事：側面エリア

event-flank-attempt =
    { $success ->
        [yes] { $leader }が{ $unit }を率いて{ $section }への迂回攻撃を試み、ダイスの目{ $die }で成功しました。
       *[no] { $leader }が{ $unit }を率いて{ $section }への迂回攻撃を試み、ダイスの目{ $die }で失敗しました。
    }
event-interception-attempt =
    { $success ->
        [yes] { $unit }が迂回する騎兵を食い止めようとしました。ダイスの目は{ $die }で、突撃します。
       *[no] { $unit }が迂回する騎兵を食い止めようとしました。ダイスの目は{ $die }で、間に合いませんでした。
    }
event-came-back = { $unit }が側面エリアから{ $section }へ戻りました。
event-moved-in = { $unit }が側面エリアから{ $section }へ入りました。

## 出来事：戦象

event-rampage-check =
    { $rampages ->
        [yes] 戦象のチェックは{ $die }でした。戦象が暴走します。
       *[no] 戦象のチェックは{ $die }でした。戦象は暴走しません。
    }
event-rampage = 戦象の暴走の方向を決めるダイスの目は{ $die }でした。{ $facing }へ走り出します。
event-rampage-runs = 戦象が{ $section }まで走りました。
event-elephant-removed = 戦象がゲームから取り除かれました。

## 出来事：戦いの終わり

event-darius-overrun =
    { $losses ->
        [0] ダレイオスが再び蹂躙され、予備へ逃れました。
       *[other] ダレイオスが蹂躙され、予備へ逃れました。ペルシア軍の損失が{ $losses }増えました。
    }
event-battle-ends = { $reason }戦いは終わりました。{ $winners }の勝利です。

## 尋ねること：初期配置と予備

prompt-place-elephant = 戦象をどの区画に置きますか？
prompt-place-skirmisher = { $unit }をどこに置きますか？もう一方の散兵は、もう一方の区画に置かれます。
prompt-place-parmenion = パルメニオンをどこに置きますか？命令を出せるのは自分のいる区画と隣の区画だけです。
prompt-lay-top = { $section }の一番上に、どのカードを置きますか？そのカードが区画を代表して戦い、相手にも見えます。
prompt-lay-next = { $section }で、すでに置いたカードの下に、どのカードを置きますか？
prompt-deploy = 予備のユニットと指揮官を、自軍の配置列にいくつでも配置できます（1区画に3ユニットまで）。残したものは、後の手番に配置できます。
prompt-deploy-freely = 自軍を自由に配置してください。カードやスタックを取り上げて置き、終わったら準備完了にします。両者が終えるまで、相手には何も見えません。
prompt-put-unit = { $unit }をどの区画に置きますか？
prompt-put-leader = { $leader }をどの区画に置きますか？
prompt-put-stack = { $section }のスタックを、どの区画と入れ替えますか？
prompt-into = { $unit }をどの区画に入れますか？
prompt-leader-into = { $leader }をどの区画に入れますか？
prompt-choose-depth = { $section }のスタックのどの位置に{ $unit }を入れますか？一番上のカードが先に戦います。

## 尋ねること：命令と指揮官

prompt-lose-order = 判定の結果、命令を1つ失います。どの指揮官の命令をあきらめますか？
prompt-leader-order = { $leader }はどの区画に命令を出しますか（自分のいる区画か、隣の区画）？この手番に行動できるのは、命令を受けた区画だけです。
prompt-extra-orders = 自軍のユニットがいる区画に、追加命令をあと{ $left }つ出せます。
prompt-leader-movement = 指揮官はそれぞれ2区画まで動けます。次に誰を動かしますか？
prompt-ride = { $leader }をどこへ動かしますか（2区画まで）？一緒にいるユニットは強くなります。
prompt-place-leader = { $leader }の区画に味方のユニットがいなくなりました。どこへ移しますか？
prompt-leader-along = { $leader }も{ $place }へ同行しますか？戦いの助けになりますが、危険も伴います。
prompt-seize = 今、手番の奪取を試みますか（{ $phase }）？失敗すると、相手の命令が1つ増えます。

## 尋ねること：アクション

prompt-activate = 命令を受けた区画があと{ $left }つ残っています。次にどれを活性化しますか？
prompt-choose-deed = { $section }のアクションは何にしますか？1つの区画が1手番に行えるアクションは1つです。
prompt-use-unit = { $deed }：{ $section }のどのユニットが次に行動しますか？各ユニット1回までです。
prompt-unit-turn = { $deed }：{ $unit }は何をしますか？
prompt-turn-on-the-way = { $unit }の向きを保ちますか、それとも移動した側へ変えますか？
prompt-withdrawal = { $unit }はどこへ後退しますか？射撃できるユニットは、先に射撃することもできます。
prompt-choose-section-facing = { $section }のユニットをどちらへ向けますか？この手番、ほかの行動はできなくなります。
prompt-send-back = { $section }の混乱したユニットのうち、どれを予備へ送りますか？予備では回復できます。

## 尋ねること：射撃と白兵戦

prompt-react = { $unit }は{ $section }へ応射しますか？応射は1手番に1回できます。
prompt-defend-by-fire = { $unit }はどの攻撃ユニットを射撃しますか？
prompt-choose-shock = 次にどの攻撃を行いますか？宣言した攻撃は取り消せません。
prompt-retreat = { $section }の自軍ユニットは踏みとどまって戦いますか、それとも全員で戦闘前退却をしますか？
prompt-choose-retreat = { $unit }はどこへ退却しますか？
prompt-advance = { $section }が空になりました。どのユニットが前進しますか？
prompt-defender-advance = 攻撃側がいなくなりました。{ $unit }は前進しますか？
prompt-company = { $unit }も、前進するユニットに同行しますか？
prompt-intercept = { $rider }が脇を駆け抜けます。{ $unit }で迎撃を試みますか？
prompt-counter-charge = { $rider }が迂回してきます。{ $unit }で対抗突撃を試みますか？
prompt-choose-facing = { $unit }をどちらへ向けますか？

## できること

action-station = { $section }に置く
action-lay = { $unit }を置く
action-pick-up = { $unit }を選ぶ
action-pick-up-leader = { $leader }を選ぶ
action-pick-up-stack = { $section }の全カードを動かす
action-put-down = { $section }に配置する
action-put-on-top = { $section }の一番上に置く
action-put-back = 予備に戻す
action-let-go = そのままにする
action-line = 史実配置を並べる
action-clear = すべて予備に戻す
action-line-and-ready = 史実配置を並べて準備完了
action-ready = 準備完了
action-deployed = 配置を終える
action-bring = { $unit }を配置する
action-bring-leader = { $leader }を配置する
action-into = { $section }に入れる
action-at =
    { $depth ->
        [0] 一番上に置く
       *[other] カード{ $depth }枚の下に置く
    }
action-give-up = { $leader }の命令をあきらめる
action-no-order = 命令を出さない
action-order = { $section }に命令を出す
action-leaders-stay = 指揮官の移動を終える
action-lead = { $leader }を動かす
action-ride = { $place }へ移動する
action-place = { $place }へ移す
action-go-along = 同行する
action-remain = 残る
action-end-actions = アクションを終える
action-activate = { $section }を活性化する
action-declare = { $deed }
action-enough = 残りのユニットは行動しない
action-use = { $unit }で行動する
action-done = このユニットの行動を終える
action-step = { $section }へ進む
action-turn = 以後{ $facing }を向く
action-fire = { $section }を射撃する
action-back = 元の区画へ戻る
action-attack = { $section }を攻撃する
action-flank = { $section }へ迂回攻撃する
action-hold-ground = 後退をやめる
action-fire-first = { $section }を射撃してから後退する
action-withdraw = { $place }へ後退する
action-face = { $facing }へ向ける
action-no-more = これ以上は送らない
action-send = { $unit }を予備へ送る
action-hold = 応射しない
action-fire-back = 応射する
action-hold-fire = 射撃しない
action-shoot = { $unit }を射撃する
action-fight = { $unit }の攻撃を行う
action-stand = 踏みとどまって戦う
action-retreat = 退却する
action-retreat-to = { $section }へ退却する
action-halt = 前進しない
action-advance = { $unit }を前進させる
action-occupy = { $section }へ前進する
action-follow = 散兵も同行する
action-stay-behind = 散兵は残る
action-let-pass = 突撃しない
action-charge = 突撃する
action-look = { $facing }を向く
action-wait = この機会を見送る
action-seize = 手番の奪取を試みる

## できない理由：スタックと配置

refusal-not-in-set-up = 初期配置では、そこに置くことはできません。
refusal-not-own-row = その区画は自軍の配置列ではありません。
refusal-enemy-in-row = そこには敵のユニットがいるため、配置できません。
refusal-frontage = 最初の手番では、LWとLC2にユニットを配置できません。
refusal-frontage-set-up = この配置では、マケドニア軍はLWとLC2にユニットを置けません。
refusal-not-in-reserve = そのカードは自軍の予備にありません。
refusal-alike-in-reserve = まったく同じカードがほかにも予備にあります。先にそちらを配置してください。
refusal-no-room = 今それを受け入れられる区画がありません。
refusal-not-your-card = それは自軍のカードではありません。
refusal-hand-full = 選んでいるものがあります。先にそれを置くか、そのままにしてください。
refusal-nothing-there = そこには、選べるものがありません。
refusal-nothing-in-hand = 何も選んでいません。先にカードかスタックを選んでください。
refusal-no-unit-in-hand = スタックの一番上に置けるのは、ユニットだけです。先にユニットを選んでください。
refusal-lies-there = すでにそこにあります。
refusal-no-stack = そこにはユニットがありません。そのまま置いてください。
refusal-in-reserve = すでに予備にあります。
refusal-line-laid = 史実配置のうち、これ以上置けるものはありません。
refusal-nothing-laid = まだ何も置かれていません。
refusal-enemy-there = そこには敵のユニットがいます。
refusal-section-full = そこにはすでにユニットが3つあるため、もう入れません。
refusal-not-with-darius = ダレイオスと戦象は同じ区画に入れません。
refusal-leader-with-elephant = ペルシア配置列の外では、指揮官は戦象と同じ区画に入れません。
refusal-forward-limit = 自軍の配置列の外では、同じ区画に2つ目のユニットとして入れるのは散兵だけです。
refusal-skirmisher-with-cavalry = 自軍の配置列の外では、散兵と騎兵は同じ区画に入れません。
refusal-other-facing = そこのユニットは別の方向を向いています。
refusal-second-leader = そこにはすでに自軍の別の指揮官がいます。
refusal-place-kept = その場所は、側面エリアにいるユニットと指揮官のために空けてあります。
refusal-too-deep = スタックはそれほど深くありません。
refusal-not-in-stack = そのカードはこのスタックにないか、すでに置かれています。
refusal-alike-first = まったく同じカードがほかにもあります。先にそちらを置いてください。

## できない理由：命令と指揮官

refusal-no-marker = その指揮官には、あきらめる命令がありません。
refusal-order-from-reserve = 予備からは、自軍の配置列の区画にしか命令を出せません。
refusal-order-too-far = { $leader }が命令を出せるのは、自分のいる区画とそれに隣接する区画だけです。
refusal-no-friendly-unit = そこに自軍のユニットはいません。
refusal-second-order = その区画には、この手番ですでに命令が出ています。
refusal-not-your-leader = それは自軍の指揮官ではありません。
refusal-leader-has-moved = その指揮官はこの手番ですでに移動しました。
refusal-leader-dead = その指揮官は戦死しています。
refusal-leader-in-reserve = その指揮官は予備にいます。戦場に出るには配置が必要です。
refusal-leader-engaged = その指揮官は交戦中のため、離れられません。
refusal-leader-shut-in = その指揮官が移動できる区画がありません。
refusal-there-already = 指揮官は、すでにその区画にいます。
refusal-out-of-ride = 指揮官の移動は2区画までです。
refusal-enemies-block = 敵のユニットが指揮官の行く手をふさいでいます。
refusal-reserve-too-far = 予備に入るには、自軍の配置列からさらに1区画分の移動が必要です。指揮官の移動は2区画までです。
refusal-other-column = 指揮官は、同じ縦列の区画か予備にしか移せません。
refusal-same-section = 指揮官は、その区画から離れなければなりません。

## できない理由：アクションと移動

refusal-not-ordered = その区画には命令が出ていません。
refusal-has-been-activated = その区画はこの手番ですでに活性化されました。
refusal-no-units-there = そこには自軍のユニットがもういません。
refusal-no-deed-left = そこのユニットにできることはありません。
refusal-nothing-to-do = 今「{ $deed }」を行えるユニットがそこにいません。
refusal-engaged-only-shock = そこのユニットは交戦中のため、攻撃しかできません。
refusal-no-missiles-there = そこには、行動できる射撃ユニットがいません。
refusal-none-disrupted = そこに混乱したユニットはいません。
refusal-has-acted = そこにはこの手番で行動を終えたユニットがいます。向きの変更は全ユニットが一緒でなければなりません。
refusal-all-have-acted = そこの行動できるユニットは、この手番ですでにすべて行動しました。
refusal-no-unit-fit = そこには、表向きで健在なユニットがいません。
refusal-not-deployed = 並べ替えられるのは、自軍の配置列のスタックだけです。
refusal-single-card = カードが1枚しかありません。
refusal-stirred = この手番でその区画に出入りしたユニットがいます。
refusal-cannot-act = そのユニットは今、このアクションに加われません。
refusal-send-one-at-least = これがこの区画のアクションのため、少なくとも1つのユニットを送らなければなりません。
refusal-not-in-section = そのユニットはこの区画にいません。
refusal-not-disrupted = そのユニットは混乱していません。
refusal-no-diagonal = そのユニットは斜めに移動できません。
refusal-not-ahead = ユニットは真正面か斜め前にしか移動できません。
refusal-mixed-steps = そのユニットは、直進と斜めの移動を組み合わせられません。
refusal-move-spent = そのユニットの移動力は残っていません。
refusal-diagonal-blocked = 真正面に敵がいるため、斜めに移動できません。
refusal-closed-section = そのスタックはこの手番で並べ替えたため、出入りできません。
refusal-engaged-stays-put = 交戦中のユニットは離れられません。
refusal-no-move-in-it = 宣言したアクションに移動は含まれていません。
refusal-no-fire-in-it = 宣言したアクションに射撃は含まれていません。
refusal-no-shock-in-it = 宣言したアクションに攻撃は含まれていません。
refusal-not-out = 戻れるのは、真正面へ1区画進み、そこで射撃したユニットだけです。
refusal-back-without-shock = 戻れるのは、攻撃を含まない「{ deed-move-fire }」のアクションのときだけです。
refusal-cannot-go-back = 戻れるのは、真正面へ2区画移動できる騎兵だけです。
refusal-wrong-turn = 斜めに移動したユニットは、向きを保つか、移動した側へ向くかのどちらかです。
refusal-must-withdraw = そのユニットは射撃を終えたため、後退しなければなりません。
refusal-nowhere-back = そのユニットには後退できる場所がないため、先に射撃することはできません。
refusal-not-a-withdrawal = そのユニットはそこへ後退できません。
refusal-revealed-waits = そのカードは、区画が活性化したときに裏向きでした。このアクションでは、予備へ行くことしかできません。
refusal-face-down-waits = そのカードは裏向きのため、予備へ行くことしかできません。

## できない理由：射撃

refusal-no-missiles = そのユニットには射撃能力がありません。
refusal-not-on-field = そのユニットは戦場にいません。
refusal-disrupted-no-fire = 混乱したユニットは射撃できません。
refusal-has-fired = そのユニットはこの手番ですでに射撃しました。
refusal-engaged-no-fire = 交戦中のユニットは射撃できません。
refusal-face-down = そのカードは裏向きのため、射撃できません。
refusal-no-target = そこに敵のユニットはいません。
refusal-out-of-range = その区画はユニットの射程の外です。
refusal-too-far-aside = 射程2では、縦列が2本ずれた区画には届きません。
refusal-not-through-front = ユニットは正面にしか射撃できません。側面や背面には射撃できません。
refusal-not-facing-flank = 側面エリアの騎兵を射撃できるのは、側面エリアの方を向いているユニットだけです。
refusal-target-engaged = そこのユニットは交戦中のため、射撃の目標にできません。
refusal-not-attacking = そのユニットは攻撃に加わっていません。

## できない理由：白兵戦

refusal-not-in-front = 攻撃できるのは、正面の3区画のどれか1つだけです。
refusal-no-enemy-there = そこに敵のユニットはいません。
refusal-leader-alone = そこには指揮官しかいません。指揮官だけの区画は攻撃できません。
refusal-not-the-fighter = この区画で戦うのは別のユニットです。
refusal-fired-already = 1手番に射撃と攻撃の両方を行えるのは、投槍を持つユニットだけです。
refusal-engaged-elsewhere = 交戦中のユニットは、交戦している敵しか攻撃できません。
refusal-no-diagonal-attack = 斜めに移動できないユニットは、斜め前を攻撃できません。
refusal-no-straight-attack = 直進できないユニットは、真正面を攻撃できません。
refusal-enemy-ahead = 真正面に敵がいるため、そのユニットは斜め前を攻撃できません。
refusal-elephant-defends = 騎兵は戦象を攻撃できません。
refusal-no-attack-declared = そのユニットは攻撃を宣言していません。
refusal-fights-with = そのユニットは{ $unit }と一緒に戦います。{ $unit }を選んでください。
refusal-not-a-winner = そのユニットは前進できません。
refusal-disrupted-stays = 混乱したユニットは前進できません。
refusal-engaged-stays = まだ交戦中のユニットは前進できません。
refusal-must-advance = 攻撃ユニットがこの手番に移動したため、攻撃ユニットのどれか1つが前進しなければなりません。
refusal-not-vacated = その区画は、攻撃側がいなくなって空になった区画ではありません。
refusal-no-retreat-there = そのユニットはそこへ退却できません。
refusal-others-shut-in = それでは同じ区画の別のユニットの行き場がなくなります。退却は全ユニットが行わなければなりません。
refusal-not-cavalry = 迂回攻撃ができるのは騎兵だけです。
refusal-not-in-wing = 迂回攻撃は翼の区画から始めます。敵の配置列からは始められません。
refusal-not-on-top = 迂回攻撃ができるのは、その区画で戦うユニットだけです。
refusal-engaged-no-flank = 交戦中のユニットは迂回攻撃ができません。
refusal-no-flank-leader = 迂回攻撃には、迂回の目を持つ指揮官が必要です。
refusal-leader-not-from-start = 指揮官は、区画の活性化の初めからそのユニットと一緒にいなければなりません。
refusal-leader-stays = 指揮官はこの手番に別のユニットとともにここへ来たので、そのユニットのもとに留まります。
refusal-leader-left-behind = ユニットが移った先に指揮官は入れません。指揮官は、最後までユニットに同行しなければなりません。
refusal-no-flank-target = 目標は、同じ側の翼の区画で、前進列か戦闘列になければなりません。

## 現在の状況

status-losses = 損失：マケドニア軍{ $macedonian }／{ $macedonian_break }、ペルシア軍{ $persian }／{ $persian_break }
status-turn = 第{ $turn }手番

## 射撃や攻撃で起こりうること

odds-nothing = 何も起こらない
odds-attack = 攻撃側
odds-defence = 防御側
odds-hits = { $loser }がヒットを受ける
odds-disrupted = { $loser }のユニットが混乱する
odds-eliminated = { $loser }のユニットが除去される
odds-engaged = 交戦状態になる
odds-killed = { $leader }が戦死する
odds-rides = { $leader }が側面へ回り込む
odds-charges = 突撃が成功する
odds-seized = 手番を奪う
odds-rides-on = { $leader }の迂回はサイコロ{ $low }〜{ $high }で成功し、続いて
odds-charges-on =
    { $high ->
        [1] 突撃はサイコロ1で成功し、続いて
       *[other] 突撃はサイコロ{ $low }〜{ $high }で成功し、続いて
    }
odds-seizes-on =
    { $high ->
        [1] { $leader }はサイコロ1で手番を奪う
       *[other] { $leader }はサイコロ{ $low }〜{ $high }で手番を奪う
    }
odds-shot =
    サイコロ2個{ $armour ->
        [0] {""}
       *[other] 、装甲で−{ $armour }
    }{ $hits ->
        [0] {""}
       *[other] 、自らの損害で−{ $hits }
    }{ $shower ->
        [0] {""}
       *[other] 、曲射で−{ $shower }
    }：{ $low }〜{ $high }で命中
odds-may-retreat = 先に{ $other }が退却するかもしれない
odds-may-shoot = 先に{ $other }が射撃するかもしれない
odds-may-answer = { $other }が応射するかもしれない
odds-may-charge = 途中で{ $other }が突撃するかもしれない

## ゲームが終わった理由

reason-alexander-killed = アレクサンドロスが戦死しました。
reason-army-broken = 一方の軍が崩壊しました。
reason-both-broken = 両軍が崩壊しました。
reason-turn-limit = 両軍が20手番を終えました。

## How the winner is found

status-verdict-losses = { $seat }の損失は{ $losses }、崩壊レベルは{ $level }です（{ $share }％）。
status-verdict-break = 損失が崩壊レベルに達した側の負けです：{ $seat }。
status-verdict-share = 損失の割合が小さい側の勝ちです：{ $seat }。
status-verdict-level = 損失の割合が同じなので{ $seat }の勝ちです。

## ブラウザーの盤面

board-terminal = カードの表示：軍（Mはマケドニア軍、Pはペルシア軍）、向き（xは混乱）、兵種（Iは歩兵、Sは散兵、Hは重騎兵、Lは軽騎兵、Cは戦車、Eは戦象）、攻撃力と防御力、「*」の後はヒット。その下は、「+」の後に下のカードの枚数、指揮官、「=」は交戦中、「!」は命令あり、「,」は使用済みの命令、(1)などは選択肢の番号。
board-field = 戦場
board-field-keys = 矢印キーで行動できる場所を順に移動し、Enterキーで選び、Escキーで離れます。iキーを押すとどの区画も調べられ、もう一度押すと元に戻ります。プラスとマイナスのキーで拡大・縮小し、Shiftキーと矢印キーで戦場を動かし、0キーで戦場全体を表示します。
board-whole = 戦場全体
board-flank = 側面エリア
board-row-deployment = 配置列
board-row-advance = 前進列
board-row-battle = 戦闘列
board-unknown-card = 裏向きのカード
board-with-hits = ヒット{ $hits }
board-disrupted = 混乱
board-face-down = 裏向き
board-card-notes = { $name }（{ $notes }）
board-section-empty = { $name }：空。
board-section-cards = { $name }、{ $seat }：{ $cards }。
board-section-facing = 向き：{ $facing }。
board-section-engaged = 交戦中。
board-section-ordered = 命令あり。
board-section-used = 命令は使用済み。
board-nothing-picked = カードを指すか長押しすると、大きく表示します。
board-class-infantry = 歩兵
board-class-skirmisher = 散兵
board-class-heavy-cavalry = 重騎兵
board-class-light-cavalry = 軽騎兵
board-class-chariot = 戦車
board-class-elephant = 戦象
board-attack = 攻撃力
board-defence = 防御力
board-defence-sides = 正面・側面・背面に対して
board-armour = 装甲
board-hits = ヒット
board-hits-of = { $hits }／{ $level }
board-move = 移動力
board-move-any = 任意に{ $steps }区画（直進または斜め）
board-move-either = 直進{ $straight }または斜め{ $diagonal }
board-move-straight = 直進{ $steps }区画
board-missiles = 射撃
board-missiles-none = なし
board-missiles-some = { $weapon }、射程{ $range }、命中の目{ $low }～{ $high }
board-bows = 弓
board-javelins = 投槍
board-slings = 投石
board-affects = 助ける兵種：{ $classes }
board-bonus = 戦闘ボーナス
board-flank-range = 迂回の目
board-orders = 指揮表
board-orders-dice = ダイスの目1から6のそれぞれで増減する命令の数
board-seize = 奪取の目
board-killed = 戦死の目
board-stack = スタックのカード（上から）
board-reserve = 予備
board-ready = 配置済み
board-ready-left = まだ配置できるカードが{ $count }種類あります。準備完了にしますか？後からは変えられません。
board-ready-historical = 史実配置を並べて準備完了にしますか？後からは変えられません。
board-line-move =
    { $facing ->
        [none] { $deed }：{ $place }へ
       *[other] { $deed }：{ $place }へ、{ $facing }を向く
    }
board-line-goal =
    { $from ->
        [none] { $deed }：{ $goal }
       *[other] { $deed }：{ $from }から{ $goal }
    }
board-line-of = { $who }：{ $words }
board-fight-all = { $count }つの攻撃を続けて解決する
board-no-more-orders = 命令も移動も終える
board-withdraw-all = 全ユニットを予備に下げる
board-check-lives = { $leader }は無事
board-check-killed = { $leader }は戦死
board-more = ここでできるほかのこと
board-wish-along = ユニットが離れるとき、指揮官は
board-wish-along-go-along = 同行する
board-wish-along-remain = 残る
board-wish-along-ask = そのつど確かめる
board-wish-follow = ユニットが前進するとき、散兵は
board-wish-follow-stay-behind = 残る
board-wish-follow-follow = 同行する
board-wish-follow-ask = そのつど確かめる
board-wish-depth = ユニットがほかのユニットに加わるとき
board-wish-depth-at-0 = 一番上に置く
board-wish-depth-ask = そのつど確かめる
board-beforehand = 自動で答えます。押すと変わります。
board-now-along-go-along = 指揮官は同行
board-now-along-remain = 指揮官は残る
board-now-along-ask = 指揮官：確かめる
board-now-follow-stay-behind = 散兵は残る
board-now-follow-follow = 散兵も同行
board-now-follow-ask = 散兵：確かめる
board-now-depth-at-0 = 一番上に置く
board-now-depth-ask = 置き場所：確かめる
board-reserve-of = { $seat }の予備：{ $count }
board-group =
    { $count ->
        [1] { $name }
       *[other] { $name }など、同じカードが{ $count }枚
    }
board-losses = 損失{ $losses }／{ $level }
board-losses-name = 損失
board-seat-reserve = 予備{ $count }
board-turn = 第{ $turn }手番

# --- The tutorial

tutorial-welcome = 紀元前331年、アルベラ近郊の平原。手前に並ぶ、数で劣るアレクサンドロスの軍があなたの軍です。奥にはダレイオスの大軍が控えています。カードを指すと大きく表示されます。攻撃力、正面・側面・背面の防御力、装甲、耐久値、移動力、ユニットによっては射撃能力もわかります。
tutorial-fire-back = 先手はペルシア軍です。アルメニア軽騎兵が近づき、あなたのマケドニア弓兵を射撃しましたが、外れました。応射しましょう。ダイス2個の合計から目標の装甲1を引き、7以上なら命中です。
tutorial-reserve = 9から1を引いて8、命中です。ヒットは最後まで残り、そのユニットを弱めます。ここからあなたの手番です。最初は予備、つまりまだ戦場にいないカードです。一番手前の横列に、1区画につき3ユニットまで、いくつでも配置できます。今回は待たせておき、配置を終えましょう。
tutorial-order = 次は命令です。命令を受けた区画だけが行動できます。指揮官はそれぞれ、自分のいる区画か隣接する区画に命令を1つ出します。アレクサンドロスは右翼で、ヘタイロイ騎兵とともにいます。その区画に命令を出しましょう。
tutorial-no-order = 中央のパルメニオンも命令を出せます。しかし、ファランクスは攻めるより守る方が強く、鎌戦車も迫っています。ここは動かさず、命令を出さないでおきましょう。
tutorial-more-orders = 左のフィロタスも、今回は命令を出しません。次の手番からは命令が増えます。アレクサンドロスがダイスを振り、どの区画にも出せる追加命令を1つから3つ得るのです。ダレイオスも振りますが、2回に1回は命令を1つ失います。
tutorial-leaders = 次に、指揮官はそれぞれ単独で2区画まで移動できます。同じ区画のユニットが白兵戦をするとき、指揮官は戦闘ボーナスを加えます。アレクサンドロスのボーナスは3です。3人とも今いる所で必要なので、誰も動かさないでおきましょう。
tutorial-activate = いよいよ、命令を受けた区画が1つずつ行動します。右翼の前には、ベッソスがスキタイ重騎兵とともに進み出ています。ヘタイロイ騎兵の区画を活性化しましょう。
tutorial-declare = 区画が1手番に行えるアクションは1つです。移動、射撃、白兵攻撃、向きの変更、後退などがあります。ヘタイロイ騎兵には「{ deed-move-shock }」をさせましょう。
tutorial-step = カードの縁の印が正面を示します。移動も射撃も攻撃も、真正面か斜め前にしかできません。真横には進めません。まっすぐ1区画進みましょう。
tutorial-attack = 白兵戦では、両軍がそれぞれダイスを1個振り、戦力に加えます。こちらの攻撃力は6、スキタイ重騎兵の防御力は4で、ベッソスの1が加わります。相手を指すと確率がわかります。側面や背面からなら、相手の防御力は2になり、騎兵の攻撃力は2倍で、勝てば相手は除去されます。今回は正面からです。攻撃しましょう！
tutorial-go-along = アレクサンドロスも同行しますか？同行しなければ勝つのは100回に58回、3を加えれば92回です。ただし、白兵戦に加わった指揮官には危険が伴います。戦いの後にダイスを2個振り、両方とも1ならアレクサンドロスは戦死します。それでも同行させましょう。
tutorial-disrupted = こちらは3の目で合計値12、相手は4の目で9です。アレクサンドロスがいなければ同値でした！スキタイ重騎兵は混乱しました。移動も攻撃もできず、防御力は0になり、もう一度負ければ除去されます。合計値が相手の2倍以上だったら、すぐに除去していました。この後、ベッソスが彼らを連れて予備へ下がります。予備でなら回復できます。
tutorial-winning = 除去された歩兵と騎兵は損失になり、それぞれの予備の横に示されます。手番の終わりに損失が崩壊レベルに達している軍は崩壊し、敗れます。崩壊レベルはマケドニア軍が6、ペルシア軍が18（ダレイオスの戦死後は14）です。ただし、アレクサンドロスが戦死すれば、その場であなたの負けです。
tutorial-second-turn = ペルシア軍が動きました。去った騎兵に代わって、スキタイ軽騎兵がアレクサンドロスの2区画前に進み出ています。2回目の手番では、スタック、迂回攻撃、戦闘前退却の3つを学びます。
tutorial-bring = まず予備です。右翼からは1枚が前線へ出ました。予備のギリシア重装歩兵を選びましょう。
tutorial-stack = 自軍の一番手前の横列では、1区画に3ユニットまで重ねられます。戦うのは一番上のユニットで、下のユニットはその防御を強め、敵からは何なのか見えません。後方に残ったヘタイロイ騎兵の下に重装歩兵を置きましょう。
tutorial-deployed = 裏向きで一番下に置かれました。区画を指すとスタック全体が見えます。今回はこれで十分です。配置を終えましょう。
tutorial-order-alexander = アレクサンドロスの目は1で、追加命令は1つです。その前に彼自身の命令を、ともにいるヘタイロイ騎兵に出しましょう。
tutorial-order-parmenion = パルメニオンのファランクスは引き続き待ちます。命令を出さないでおきましょう。
tutorial-order-philotas = フィロタスは、自分のいる左のテッサリア騎兵の区画に命令を出します。
tutorial-extra-order = 追加命令は、自軍のユニットがいるどの区画にも出せます。今回は2つで十分です。出さないでおきましょう。
tutorial-stay = アレクサンドロスは騎兵のもとに残らなければなりません。迂回攻撃を率いるのは、最初からともにいる指揮官だけです。誰も動かさないでおきましょう。
tutorial-thessalians = まずテッサリア騎兵です。レッスンの外では、行き先の区画を一度押せば、途中のことはすべて済みます。ここでは一段階ずつ進めます。活性化しましょう。
tutorial-thessalians-move = 今回は移動だけにします。
tutorial-thessalians-step = 斜めには1区画進めます。中央、パルメニオンの前へ進みましょう。
tutorial-thessalians-turn = 斜めに進んだユニットは、向きを保つことも、進んだ側を向くこともできます。敵の方を向いたままにしましょう。
tutorial-philotas-stays = フィロタスは残りのテッサリア騎兵のもとにとどまります。毎回聞かれたくなければ、メニューであらかじめ決めておけます。
tutorial-companions = 次はアレクサンドロスです。その区画を活性化しましょう。
tutorial-companions-attack = 前に攻撃できる敵はいません。しかし戦場の端では、指揮官のいる騎兵は側面を回り込めます。攻撃を選びましょう。
tutorial-flank = スキタイ軽騎兵を指してみましょう。アレクサンドロスは5以下の目で回り込みます。成功すれば攻撃力6は2倍になり、彼の3が加わります。側面の防御力は1で、負ければ相手は除去されます。6なら何も起こらず、区画の行動は終わります。回り込みましょう！
tutorial-look = 目は2で成功し、スキタイ騎兵は止めませんでした。15に4を加えて19、相手は3です。相手は除去され、ペルシア軍の最初の損失になりました。アレクサンドロスのダイスは8で、無事です。側面から入ったユニットは好きな方を向けます。ペルシア側を向きましょう。
tutorial-retreat = ペルシア軍の手番です。戦象が進み出て、テッサリア騎兵を攻撃します。騎兵と散兵は、歩兵や戦象に正面から攻撃されたとき、退却して白兵戦を避けられます。騎兵は戦象を攻撃することもできません。退却しましょう。
tutorial-on-top = 空きのある後方の区画は1つだけです。そこの仲間に加わります。何枚目に置くかを決めます。見える騎兵は敵を用心させます。一番上に置きましょう。
tutorial-retreated = 誰も傷つかず、戦象は苦手なファランクスの前に孤立しました。射撃や白兵戦のダイスは、あなたが次に何かを決めるまで戦場に残るので、ゆっくり確かめられます。
tutorial-farewell = 相手の3回目の手番からは、手番の奪取も試みることができます。アレクサンドロスは1～3の目で、ダレイオスは1の目だけで成功します。失敗すると、相手の命令が1つ増えます。奪取したいときは、指示の横の「{ window-seize }」に印を付けてください。できることは金色の輪で囲まれ、ほかの所を押すと、できない理由がわかります。それでは予備を配置して、戦いを続けましょう！

refusal-tutorial-fire-back = 撃たないこともできますが、撃って損はありません。応射してください。
refusal-tutorial-reserve = それは次の手番に。今は配置を終えてください。
refusal-tutorial-order = それもできますが、今回はヘタイロイ騎兵の出番です。アレクサンドロスのいる区画に命令を出してください。
refusal-tutorial-no-order = それもできますが、最初の手番の攻撃は1つで十分です。命令を出さないでおいてください。
refusal-tutorial-leaders = それもできますが、3人とも今いる所で必要です。誰も動かさないでください。
refusal-tutorial-activate = それでは命令が無駄になります。ヘタイロイ騎兵の区画を活性化してください。
refusal-tutorial-declare = それはまたの機会に。今は「{ deed-move-shock }」を選んでください。
refusal-tutorial-step = それもできますが、今回はまっすぐ、スキタイ重騎兵の前まで進んでください。
refusal-tutorial-attack = 側面エリアを回る攻撃は、またの機会に。真正面のスキタイ重騎兵を攻撃してください。
refusal-tutorial-go-along = ヘタイロイ騎兵は、王とともに戦う方が強いのです。アレクサンドロスを同行させてください。
refusal-tutorial-bring = それは後ほど。今はギリシア重装歩兵を選んでください。
refusal-tutorial-stack = それもできますが、右翼のヘタイロイ騎兵の区画に置いてください。
refusal-tutorial-deployed = 続きは次の手番に。配置を終えてください。
refusal-tutorial-order-alexander = それもできますが、今回は王の出番です。アレクサンドロスのいる区画に命令を出してください。
refusal-tutorial-order-philotas = それもできますが、フィロタスのいる区画に命令を出してください。
refusal-tutorial-thessalians = アレクサンドロスは次です。先にテッサリア騎兵を活性化してください。
refusal-tutorial-thessalians-move = それはまたの機会に。今は移動を選んでください。
refusal-tutorial-thessalians-step = それもできますが、中央、パルメニオンの前へ進んでください。
refusal-tutorial-thessalians-turn = それでは敵に側面を見せます。ペルシア側を向いたままにしてください。
refusal-tutorial-philotas-stays = 左翼には彼が必要です。フィロタスを残してください。
refusal-tutorial-companions = それでは命令が無駄になります。アレクサンドロスの区画を活性化してください。
refusal-tutorial-companions-attack = それはまたの機会に。今は攻撃を選んでください。
refusal-tutorial-flank = せっかくここまで来ました。側面を回り込んでください。
refusal-tutorial-look = それもできますが、敵のいるペルシア側を向いてください。
refusal-tutorial-retreat = 勇敢ですが、今日の騎兵は戦象に勝てません。退却してください。
refusal-tutorial-on-top = それもできますが、一番上に置いてください。

## 早見表

aid-turn = 手番
aid-phase = 順序
aid-turn-rally = 予備のユニットが回復し、ユニットと指揮官を配置する
aid-turn-orders = 指揮官ごとに命令1つ、さらに指揮ロールの分
aid-turn-leaders = 指揮官が単独で移動できる
aid-turn-actions = 命令を受けた区画が活性化する。移動、射撃、攻撃の宣言
aid-turn-shocks = 宣言した攻撃を解決する
aid-shock = 白兵戦：両軍ともダイス1個に加えるもの
aid-what = 項目
aid-adds = 加える値
aid-strength = 攻撃力、攻撃された面の防御力
aid-strength-adds = その値
aid-doubled = 側面か背面を襲う騎兵
aid-doubled-adds = 攻撃力を2倍
aid-hits = 戦うユニットのヒット
aid-hits-adds = 1つにつき−1
aid-leader-with = その兵種に力を与えられる指揮官がいる
aid-leader-adds = 指揮官のボーナス
aid-depth = 自軍の配置列で下に重なるユニット（散兵を除く）
aid-depth-adds = 1つにつき+1
aid-elephant = 戦象が騎兵を攻撃する
aid-rampage = 戦象の暴走
aid-failed-seizure = この手番で手番の奪取に失敗
aid-results = 白兵戦の結果
aid-totals = 合計
aid-result = 結果
aid-equal = 同じ
aid-equal-result = 両軍が交戦状態になる
aid-lower = 一方が低い
aid-lower-result = 低い側が混乱する
aid-twice = 一方が2倍以上、または低い側が0以下
aid-twice-result = 低い側が除去される
aid-flank-struck = 側面か背面からの攻撃側が高い
aid-was-disrupted = 混乱したユニットに対して攻撃側が高い
aid-defender-dies = 防御側が除去される
aid-leaders = 指揮官
aid-leader = 指揮官
aid-bonus = ボーナス
aid-affects = 力を与える兵種
aid-classes = { $classes }
aid-flank = 迂回の目
aid-seize = 奪取の目
aid-orders = 命令（1～6の目）
aid-killed = 戦死の目
aid-break = 崩壊レベル
aid-army = 軍
aid-losses = 損失
aid-without-darius = ダレイオスを失ったペルシア
