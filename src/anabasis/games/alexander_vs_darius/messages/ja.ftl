### アレクサンドロス対ダレイオスの日本語。キーと変数の説明は anabasis/prose.py にあります。

## ロビー

title = アレクサンドロス対ダレイオス
lobby-words = ヘレスポントを渡って大王の正当性を打ち砕くか、陸と海とスパルタへの黄金でアレクサンドロスの遠征をしのぎ切るか。

## 両軍

seat-0 = マケドニア軍
seat-1 = ペルシア軍

side-macedon = マケドニア軍
side-persia = ペルシア軍
side-thrace = トラキア人
side-sparta = スパルタ軍
side-nobody = なし

list-times = { $what }×{ $count }

## エリア、海峡、海域、都市

area-illyria = イリュリア
area-miesia = モエシア
area-thrace = トラキア
area-macedonia = マケドニア
area-hellas = ヘラス
area-mycenae = ミケナイ
area-khania = ハニア
area-knossos = クノッソス
area-wilusha = ウィルシャ
area-lydia = リュディア
area-ahhiyawa = アヒヤワ
area-arzawa = アルザワ
area-lukka = ルッカ
area-rhodes = ロドス
area-phrygia = フリュギア
area-haphalla = ハパッラ
area-zippasla = ジッパスラ
area-chalybes = カリュベス
area-gasga = ガスガ
area-pitasia = ピタシア
area-cappadocia = カッパドキア
area-west-taurus = 西タウロス
area-cilicia = キリキア
area-kizzuwatna = キズワトナ
area-east-taurus = 東タウロス
area-carchemish = カルケミシュ
area-ugarit = ウガリト
area-orontes-river = オロンテス川
area-hamath = ハマト
area-syria = シリア
area-phoinicia = フェニキア
area-canaan = カナン
area-judah = ユダ
area-cyprus = キプロス
area-sinai = シナイ
area-zoan = ゾアン
area-naucratis = ナウクラティス
area-on = オン
area-ta-mehu = タ・メフ
area-thebaid = テーバイド
area-nubia = ヌビア
area-libya = リビア
area-colchis = コルキス
area-ashuguzai = アシュグザイ
area-miskheta = ミスケタ
area-urartu = ウラルトゥ
area-van = ヴァン
area-caspia = カスピア
area-mitanni = ミタンニ
area-subartu = スバルトゥ
area-ashur = アッシュール
area-mari = マリ
area-eshnunna = エシュヌンナ
area-karduniash = カルドゥニアシュ
area-kish = キシュ
area-sumer = シュメール
area-lagash = ラガシュ
area-uruk = ウルク
area-ur = ウル
area-mannai = マンナイ
area-zamua = ザムア
area-media = メディア
area-hyrkania = ヒュルカニア
area-north-zargoa = 北ザルゴア
area-south-zargoa = 南ザルゴア
area-khuzi = クジ
area-elam = エラム
area-au-nefud = アン・ナフード
area-arabia = アラビア
area-kaldu = カルドゥ

strait-hellespont = ヘレスポント
strait-bosporus = ボスポロス

sea-aegean = エーゲ海
sea-black = 黒海
sea-ionian = イオニア海
sea-cretan = クレタ海
sea-cilician = キリキア海
sea-levantine = レヴァント海
sea-egyptian = エジプト海

city-aleppo = アレッポ
city-sardis = サルディス
city-opis = オピス
city-babylon = バビロン
city-harran = ハラン
city-susa = スサ
city-memphis = メンフィス
city-sais = サイス
city-tanis = タニス
city-thebes = テーベ
city-byblos = ビブロス
city-salamis = サラミス
city-tyre = テュロス
city-persepolis = ペルセポリス
city-halicarnassus = ハリカルナッソス
city-pella = ペラ
city-gaza = ガザ
city-athens = アテナイ
city-sparta = スパルタ

called-area = { $area }
called-field = 戦場
called-aboard = { $sea }の{ $nation }船上
called-at-sea = { $sea }
called-port = { $area }の港
called-port-on = { $area }の港（{ $sea }側）

## リーダー、ユニット、船

leader-philip-ii = フィリッポス2世
leader-alexander-iii = アレクサンドロス3世
leader-parmenion = パルメニオン
leader-antipater = アンティパトロス
leader-coenus = コイノス
leader-antigonus = アンティゴノス
leader-craterus = クラテロス
leader-perdiccas = ペルディッカス
leader-ptolemy = プトレマイオス
leader-artaxerxes-iii = アルタクセルクセス3世
leader-artaxerxes-iv = アルタクセルクセス4世
leader-bisthanes = ビスタネス1世
leader-darius-iii = ダレイオス3世
leader-nabarzanes = ナバルザネス
leader-bessus = ベッソス
leader-ariobarzanes = アリオバルザネス
leader-mazaeus = マザイオス
leader-atropates = アトロパテス
leader-arsames = アルサメス
leader-spithridates = スピトリダテス
leader-pharnabazus-iii = ファルナバゾス3世
leader-orontobates = オロントバテス
leader-orontes-ii = オロンテス2世
leader-spitamenes = スピタメネス
leader-memnon = メムノン
leader-agis-iii = アギス3世
leader-syrmus = シュルモス

unit-light-infantry = 軽歩兵
unit-light-cavalry = 軽騎兵
unit-medium-infantry = 中歩兵
unit-heavy-infantry = 重歩兵
unit-heavy-cavalry = 重騎兵
unit-immortals = 不死隊
unit-hoplites = 重装歩兵
unit-phalanx = ファランクス
unit-spartan-phalanx = スパルタのファランクス

class-light-infantry = 軽歩兵
class-light-cavalry = 軽騎兵
class-medium-infantry = 中歩兵
class-heavy-infantry = 重歩兵
class-worn-heavy-infantry = 裏面の重歩兵
class-heavy-cavalry = 重騎兵
class-worn-heavy-cavalry = 裏面の重騎兵
class-immortals = 不死隊
class-worn-immortals = 裏面の不死隊
class-hoplites = 重装歩兵
class-worn-hoplites = 裏面の重装歩兵
class-phalanx = ファランクス
class-worn-phalanx = 裏面のファランクス
class-spartan-phalanx = スパルタのファランクス
class-worn-spartan-phalanx = 裏面のスパルタのファランクス

nation-persian = ペルシア
nation-macedonian = マケドニア
nation-athenian = アテナイ

## オプション

option-philip = 開始時のマケドニア王フィリッポス2世
option-philip-off = 使わない（アレクサンドロスが王）
option-philip-on = 使う（アレクサンドロスとともにトラキアで開始）
option-artaxerxes = 開始時のペルシア王アルタクセルクセス3世
option-artaxerxes-off = 使わない（ダレイオスが王）
option-artaxerxes-on = 使う（ダレイオスは控えに回る）

## 出来事：初期配置、ターン、フェイズ

event-thrace-pacified = { $seat }は、遠征の前にトラキアを鎮圧しました。
event-thrace-left = { $seat }はトラキアを鎮圧しません。アレクサンドロスにファランクス1つと軽歩兵1つが加わり、財宝も増えます。
event-turn-begins = 第{ $turn }ターンが始まります。
event-income =
    { $treasure ->
        [0] { $seat }に収入のある都市はありません（財宝{ $purse }）。
       *[other] { $seat }が都市から財宝{ $treasure }を得ました（財宝{ $purse }）。
    }
event-arrived =
    { $units ->
        [0] { $leader }が{ $area }に登場しました。
       *[other] { $leader }が{ $units }ユニットとともに{ $area }に登場しました。
    }
event-king-roll =
    { $added ->
        [0] { $leader }の健康のロールは{ $die }です（6以上で死亡）。
       *[other] { $leader }の健康のロールは{ $die }、前のターンの移動により+{ $added }です（6以上で死亡）。
    }
event-king-died = ペルシア王{ $leader }が死にました。
event-heir-roll = 後継者のロールは{ $die }：{ $leader }です。
event-new-king = { $leader }がペルシア王になりました。
event-passed =
    { $times ->
        [1] { $seat }がパスしました。
       *[other] { $seat }が2回目のパスをしました。このターンはもうアクションを行えません。
    }
event-actions-end = 第{ $turn }ターンのアクションフェイズが終わりました。
event-turn-ends = 第{ $turn }ターンが終わりました。
event-game-ends = ゲームが終わりました。勝者：{ $winner }。

## 出来事：陸軍

event-set-out =
    { $seat }が財宝{ $price }を払い、{ $area }の陸軍を動かします{ $names ->
        [hidden] 。
       *[other] ：{ $names }。
    }
event-marched =
    { $seat }が{ $origin }から{ $target }へ進みました（{ $names ->
        [hidden] リーダー{ $leaders }人
       *[other] { $names }
    }{ $units ->
        [0] {""}
       *[other] 、{ $units }ユニット
    }）。
event-crossed =
    { $price ->
        [0] { $seat }が{ $strait }を渡ります。
       *[other] { $seat }がさらに財宝{ $price }を払い、{ $strait }を渡ります。
    }
event-halted = { $seat }は{ $area }で移動を終えました。
event-forced-march =
    { $success ->
        [1] { $seat }が{ $area }で強行軍を試み、出目は{ $die }で成功しました。移動ポイント+1です。
       *[0] { $seat }が{ $area }で強行軍を試み、出目は{ $die }で失敗しました。
    }
event-march-losses = { $area }での強行軍により、{ $side }がヒットを受けました：{ $classes }。
event-desert-losses = { $area }の砂漠で、{ $side }がヒットを受けました：{ $classes }。
event-thracians-moved = { $seat }がトラキア人を{ $origin }から{ $target }へ動かしました。

## 出来事：艦隊

event-fleet-rolled = { $sea }の{ $seat }の艦隊が移動を試みます。出目は{ $die }です。
event-fleet-stayed = { $nation }船{ $ships }隻は{ $sea }に留まりました。
event-sailed = { $seat }の船{ $ships }隻が{ $origin }から{ $target }へ移動しました。
event-put-in = { $seat }の船{ $ships }隻が{ $area }の港に入りました。
event-put-to-sea = { $area }の港を失い、{ $seat }の船は{ $sea }へ出ました。
event-embarked =
    { $seat }が{ $area }で{ $sea }の船に乗船しました：{ $names ->
        [hidden] リーダー{ $leaders }人
       *[other] { $names }
    }{ $units ->
        [0] {""}
       *[other] 、{ $units }ユニット
    }。
event-landed =
    { $seat }が{ $sea }から{ $area }に下船しました：{ $leaders ->
        [0] { $units }ユニット
       *[other] { $names ->
            [hidden] リーダー{ $leaders }人
           *[other] { $names }
        }{ $units ->
            [0] {""}
           *[other] 、{ $units }ユニット
        }
    }。
event-ships-lost = { $seat }が{ $sea }で{ $nation }船{ $ships }隻を失いました。
event-cargo-lost =
    { $sea }の船上で{ $seat }が失いました：{ $classes_count ->
        [0] { $names }
       *[other] { $names_count ->
            [0] { $classes }
           *[other] { $names }、{ $classes }
        }
    }。
event-fleet-fled = { $seat }の輸送船が{ $origin }から{ $target }へ逃れました。

## 出来事：支配

event-marker-placed = { $seat }が{ $area }に守備隊マーカーを置きました。
event-marker-turned = { $seat }が{ $area }の守備隊マーカーを反転させました。
event-marker-removed = { $seat }が{ $area }の守備隊マーカーを除去しました。エリアは中立です。
event-bonus-marker = 敵軍を壊滅させた{ $seat }は、{ $area }にも守備隊マーカーを置きました。

## 出来事：陸上戦闘

event-battle-met = { $area }の戦闘：{ $side }が{ $enemy }を攻撃します。
event-retreat-checked =
    { $side }の退却チェック：出目は{ $die }{ $added ->
        [0] {""}
       *[other] 、地形により+{ $added }
    }。{ $success ->
        [1] 成功です。
       *[0] 失敗です。
    }
event-slipped-away = { $side }が{ $area }から戦闘前退却を行いました。
event-stack-shown =
    { $area }の{ $side }：{ $names_count ->
        [0] { $classes }
       *[other] { $classes_count ->
            [0] { $names }（ユニットなし）
           *[other] { $names }／{ $classes }
        }
    }。
event-round-begins = { $area }の戦闘、第{ $round }ラウンドです。
event-four-dice = { $leader }が先頭に立ち、4個のダイスを振ります。
event-fought =
    { $hits ->
        [0] { $side }はダイス{ $dice }個でヒットなし。
       *[other] { $side }はダイス{ $dice }個で{ $hits }ヒット。
    }
event-gates-held =
    { $ignored ->
        [0] ペルシア門：無視するヒットはありません。
       *[other] ペルシア門：マケドニア軍の{ $ignored }ヒットを無視します。
    }
event-battle-losses =
    { $classes_count ->
        [0] { $area }で{ $side }の{ $names }が戦死しました。
       *[other] { $area }で{ $side }がヒットを受けました：{ $classes }。
    }
event-risk-rolled =
    { $die ->
        [6] { $leader }の危険のロールは6です。戦死しました。
       *[other] { $leader }の危険のロールは{ $die }です。次のターンは移動できません。
    }
event-broke-off = { $side }が{ $area }の戦闘を中断しました。
event-escape-rolled =
    { $die ->
        [5] { $leader }の脱出のロールは5です。追跡のヒットを受けることがあります。
        [6] { $leader }の脱出のロールは6です。追跡のヒットを受けることがあります。
       *[other] { $leader }の脱出のロールは{ $die }です。追跡は及びません。
    }
event-pursued =
    { $hits ->
        [0] { $side }の追跡：ダイス{ $dice }個でヒットなし。
       *[other] { $side }の追跡：ダイス{ $dice }個で{ $hits }ヒット。
    }
event-pursuit-losses =
    { $classes_count ->
        [0] { $area }から追跡を受け、{ $side }の{ $names }が戦死しました。
       *[other] { $area }から追跡を受け、{ $side }がヒットを受けました：{ $classes }。
    }
event-retreated = { $side }が{ $origin }から{ $target }へ退却しました。
event-no-retreat =
    { $area }から退却できず、{ $side }が失いました：{ $classes_count ->
        [0] { $names }
       *[other] { $names_count ->
            [0] { $classes }
           *[other] { $names }、{ $classes }
        }
    }。
event-battle-ends = { $area }の戦闘が終わりました。ヒットは攻撃側{ $hits }、防御側{ $enemy_hits }。勝者：{ $winner }。
event-spoils =
    { $treasure ->
        [0] { $seat }に略奪品はありません。
       *[other] { $seat }が略奪品として財宝{ $treasure }を得ました。
    }
event-pride-rolled = ペルシアの威信：{ $leader }の3d6は{ $dice }です。

## 出来事：海戦、襲撃、包囲

event-sea-battle-met =
    { $port ->
        [hidden] { $seat }が{ $sea }の敵艦隊を攻撃します。
       *[other] { $seat }が{ $sea }から{ $port }の港の敵艦隊を攻撃します。
    }
event-sea-fought =
    { $hits ->
        [0] 海戦第{ $round }ラウンド：{ $seat }はダイス{ $dice }個でヒットなし。
       *[other] 海戦第{ $round }ラウンド：{ $seat }はダイス{ $dice }個で{ $hits }ヒット。
    }
event-withdrew = { $seat }の艦隊が{ $origin }から{ $target }へ撤退しました。
event-sea-battle-ends = { $sea }の海戦が終わりました。勝者：{ $winner }。
event-raided =
    { $successes ->
        [0] { $seat }がダイス{ $dice }個で{ $area }を襲撃し、成功はありません。
       *[other] { $seat }がダイス{ $dice }個で{ $area }を襲撃し、{ $successes }回成功しました。マケドニア軍は1回につき財宝1を失います。
    }
event-memnon-gone = 襲撃のダイスに1が出て、{ $leader }は除去されました。
event-besieged =
    { $hits ->
        [0] { $seat }がダイス{ $dice }個で{ $area }を包囲し、ヒットなし（都市のヒットは計{ $in_all }）。
       *[other] { $seat }がダイス{ $dice }個で{ $area }を包囲し、{ $hits }ヒット（都市のヒットは計{ $in_all }）。
    }
event-siege-losses = { $area }の包囲軍がヒットを受けました：{ $classes }。
event-city-fell = { $city }が陥落し、{ $seat }は財宝{ $plunder }を略奪しました。
event-siege-raised = { $area }の包囲が解かれました。

## 出来事：補給、徴用、維持

event-hungry = { $area }の{ $side }は補給不足です。
event-supply-losses = { $area }の{ $side }が補給不足でヒットを受けました：{ $classes }。
event-recruited =
    { $price ->
        [0] { $seat }が{ $area }に{ $unit }を置きました。
       *[other] { $seat }が財宝{ $price }で{ $area }に{ $unit }を徴用しました。
    }
event-restored = { $seat }が財宝{ $price }で{ $place }の{ $unit }を完全戦力に戻しました。
event-ship-built = { $seat }が財宝{ $price }で{ $area }に船を徴用しました。
event-levied = { $seat }が緊急徴兵を行います。出目は{ $die }です。
event-levy-drawn =
    { $units_count ->
        [0] 徴兵できるユニットが残っていません。
       *[other] { $seat }の緊急徴兵：{ $units }。
    }
event-gold-sent = { $seat }がスパルタに財宝{ $price }を送りました。
event-revolt-rolled =
    { $added ->
        [0] スパルタの反乱のロールは{ $die }です。
       *[other] スパルタの反乱のロールは{ $die }、黄金により+{ $added }です。
    }
event-sparta-revolts = スパルタが反乱を起こしました。{ $area }のスパルタ軍はペルシア軍の指揮下に入ります。
event-army-paid = { $seat }が陸軍の維持に財宝{ $price }を払いました。
event-deserted = 維持費を払えず、{ $seat }は{ $place }の{ $class }を失いました。
event-athenians-paid = { $seat }がアテナイ艦隊に財宝{ $price }を払いました。
event-navy-scrapped = { $seat }は海軍の維持費を払わず、{ $sea }の船1隻を手放します。
event-athenians-went = アテナイ艦隊は{ $seat }のもとを離れ、アテナイへ帰りました。
event-navy-paid = { $seat }が海軍の維持に財宝{ $price }を払いました。
event-navy-destroyed = 海軍の港をすべて失い、{ $seat }の船{ $ships }隻は壊滅しました。

## 出来事：トラック

event-many-units = アレクサンドロスの陸軍が8ユニット以上のペルシア軍と戦います：厭戦{ $step }（現在{ $track }）。
event-city-retaken = かつてマケドニアのものだった都市をペルシア軍が支配しました：厭戦{ $step }（現在{ $track }）。
event-alexander-hungry = アレクサンドロスの陸軍が補給不足です：厭戦{ $step }（現在{ $track }）。
event-army-unpaid = マケドニア軍は陸軍の維持費を払えません：厭戦{ $step }（現在{ $track }）。
event-smaller-army = アレクサンドロスの陸軍より大きいマケドニア陸軍があります：厭戦{ $step }（現在{ $track }）。
event-alexander-beaten = アレクサンドロスが戦闘に敗れました：厭戦{ $step }（現在{ $track }）。
event-glory-won = マケドニア軍がウィルシャ、フリュギア、リビアを支配しました：厭戦+{ $step }（現在{ $track }）。
event-philip-dead = フィリッポスが死に、アレクサンドロスが王になりました：厭戦{ $step }（現在{ $track }）。
event-battle-won = ペルシア軍が戦闘に勝ちました：正当性+{ $step }（現在{ $track }）。
event-city-gained = ペルシア軍が都市の支配を得ました：正当性+{ $step }（現在{ $track }）。
event-battle-lost = ペルシア軍が戦闘に敗れました：正当性{ $step }（現在{ $track }）。
event-city-lost = ペルシア軍が都市の支配を失いました：正当性{ $step }（現在{ $track }）。
event-battle-left = ペルシア軍が戦闘を中断しました：正当性{ $step }（現在{ $track }）。
event-pride-hurt = ペルシアの威信が傷つきました：正当性{ $step }（現在{ $track }）。
event-persepolis-taken = ペルセポリスにマケドニアの守備隊が入りました：正当性{ $step }（現在{ $track }）。
event-media-taken = メディアにマケドニアの守備隊が入りました：正当性{ $step }（現在{ $track }）。
event-king-killed = ペルシア王が戦死しました：正当性{ $step }（現在{ $track }）。
event-levy-price = 緊急徴兵の代償：正当性{ $step }（現在{ $track }）。

## 出来事：イベントテーブル

event-event-rolled =
    イベント{ $roll }：{ $roll ->
        [2] クレタのアレクサンドロスへの支援
        [3] スピタメネスの到着
        [4] フィロタス
        [5] マケドニアへのトラキア人の襲撃
        [6] イリュリア人の襲撃
        [7] エジプトの反乱
        [8] ペルシアの宮廷の陰謀
        [9] スキタイの襲撃
        [10] キプロスの反乱
        [11] ペルシア軍の訓練
       *[12] ポロスの侵入
    }{ $again ->
        [0] 。
       *[other] （再び）。
    }
event-event-track =
    { $step ->
        [-1] 正当性{ $step }（現在{ $track }）。
       *[other] 正当性+{ $step }（現在{ $track }）。
    }
event-event-treasure =
    { $treasure ->
        [0] { $seat }に失う財宝はありません。
       *[other] { $seat }が財宝{ $treasure }を失いました。
    }
event-event-leader-gone = { $leader }がゲームから除去されました。
event-event-ships =
    { $area ->
        [hidden] { $seat }の新しい船{ $ships }隻が沖に来ました。
       *[other] { $seat }の新しい船{ $ships }隻が{ $area }の港に来ました。
    }
event-event-units-gone =
    { $area ->
        [hidden] { $side }が船上の{ $classes }を失いました。
       *[other] { $side }が{ $area }の{ $classes }を失いました。
    }
event-drilled = { $seat }が{ $place }のユニットを訓練し、{ $unit }に変えました。

## 質問：ターン、移動、艦隊

prompt-settle-thrace = トラキアは鎮圧済みですか？ 済みなら、トラキア人の襲撃は軽いままです。でなければファランクス1つ、軽歩兵1つ、財宝が増えますが、大挙して襲われることもあります。
prompt-act =
    { $passes ->
        [0] 光る陸軍、海、都市を押してアクションを1つ行うか、パスしてください（財宝{ $treasure }）。
       *[other] 光る陸軍、海、都市を押してアクションを1つ行うか、パスしてください（財宝{ $treasure }）。次のパスで、このターンのアクションは終わりです。
    }
prompt-march =
    { $area }からどこへ進みますか？ 残りの移動ポイントは{ $left }、陸軍は{ $leaders }{ $units ->
        [0] {""}
       *[other] と{ $units }ユニット
    }です。
prompt-board =
    { $area }から{ $sea }の船に誰が乗りますか？ 今は{ $leaders }{ $units ->
        [0] {""}
       *[other] と{ $units }ユニット
    }です。
prompt-carry =
    { $units ->
        [0] { $area }のリーダーはどの船に乗りますか？ 1隻で足ります。
       *[other] { $area }の陸軍をどの船で運びますか？ まだ{ $units }ユニットの船が決まっていません。
    }
prompt-voyage =
    { $left ->
        [0] 艦隊は{ $sea }にいて、これ以上は進めません。どこに留まりますか？
       *[other] 艦隊は{ $sea }にいて、あと{ $left }海域進めます。どこへ行きますか？
    }
prompt-flee = 上陸は失敗しました。{ $sea }の輸送船はどこへ逃れますか？
prompt-withdraw = { $berth }の船は立ち退かなければなりません。どこへ撤退しますか？
prompt-shelter = アクションが終わりました。{ $sea }の船はどの港に戻りますか？

## 質問：戦闘と包囲

prompt-slip-away = { $area }で攻撃されました。戦闘前退却を試みますか、それとも戦いますか？
prompt-field = このラウンドに指揮できるのはあと{ $left }ユニットです。{ $class }をいくつ参加させますか？
prompt-four-dice = 第{ $round }ラウンド：アレクサンドロスは4個のダイスを振りますか？ 振れば次のターンは移動できず、危険のロールが6なら戦死します。
prompt-allot = 残り{ $hits }ヒットを割り振ります。{ $class }はいくつ、ほかの誰が残りを受けますか？
prompt-allot-leader = 残りは{ $hits }ヒットです。{ $leader }が1ヒットを受けて死にますか？
prompt-break-off = { $area }：次は第{ $round }ラウンドです。戦闘の中断を試みますか？ 成功すれば敗北となり、追跡を受けます。
prompt-harried = 追跡のヒットは残り{ $hits }です。次の1ヒットは誰が受けますか？
prompt-leave = リーダーが率いられないユニットが{ $units }あります。どれを失いますか？
prompt-retreat = { $area }からどこへ退却しますか？
prompt-bonus = { $area }の敵軍は完全に壊滅しました。隣のどのエリアにも守備隊マーカーを置きますか？
prompt-sea-stand = 海戦：次は第{ $round }ラウンドです。戦いますか、撤退しますか？ 撤退なら行き先を押してください。
prompt-sea-leave = 海戦に敗れました。{ $berth }からどこへ撤退しますか？
prompt-sink = 残り{ $hits }ヒットのうち、{ $nation }船を何隻失いますか？
prompt-drown = { $berth }で、船を失ったユニットが{ $units }あります。どれですか？
prompt-siege-losses = { $area }の包囲軍は残り{ $hits }ヒットです。そのうち{ $class }がいくつ受けますか？

## 質問：徴用と維持

prompt-recruit =
    { $left ->
        [0] このターンはもう徴用できませんが、裏面のユニットを完全戦力に戻せます（財宝{ $treasure }）。
       *[other] あと{ $left }ユニットまで徴用でき、裏面のユニットを完全戦力に戻せます（財宝{ $treasure }）。
    }
prompt-enlist = 緊急徴兵のユニットが残り{ $units }あります。次の{ $unit }をどこに置きますか？
prompt-spartan-gold = 出目{ $roll }以上でスパルタが反乱を起こします。財宝{ $price }を送って出目に1を加えますか（財宝{ $treasure }）？
prompt-disband = 陸軍の維持費を払えません。どのユニットを失いますか？
prompt-navy = 海軍の維持に財宝{ $price }を払いますか（財宝{ $treasure }）？ 船1隻を手放すなら、その場所を押してください。
prompt-athenians = アテナイ艦隊に財宝{ $price }を払いますか（財宝{ $treasure }）？ 払わなければアテナイへ帰ります。
prompt-hire-athenians = アテナイ艦隊はアテナイにいます。財宝{ $price }で再び雇いますか（財宝{ $treasure }）？

## 質問：イベント

prompt-moor = 新しい船が{ $ships }隻来ます。どこに置きますか？
prompt-appoint = パルメニオンが死にました。{ $place }で誰が交代しますか？
prompt-lose-ship = キプロスの反乱により、あと{ $ships }隻の船を失います。次はどこの船ですか？
prompt-drill = 訓練：どこの{ $unit }を重装のユニットに変えますか？
prompt-remove = ポロスの侵入により、あと{ $units }つの軽歩兵を除去します。次はどこですか？

## できること：ターン、移動、艦隊

action-pacify = トラキアを鎮圧した
action-leave-thrace = トラキアを鎮圧しない
action-march = { $area }の陸軍を移動する
action-sail = { $sea }の艦隊を移動する
action-embark = { $area }で{ $sea }の船に乗船する
action-land = { $sea }から{ $area }に下船する
action-besiege = { $area }を包囲する
action-raid = { $sea }から{ $area }をダイス{ $dice }個で襲撃する
action-thracians = トラキア人を{ $area }へ動かす
action-pass = パスする
action-go = { $area }へ進む
action-mark = ここに自軍のマーカーを置く
action-force = 強行軍を試みる
action-pick = { $class }{ $count }を連れて行く
action-pick-leader = { $leader }を連れて行く
action-drop = { $class }{ $count }を残す
action-drop-leader = { $leader }を残す
action-halt = 移動を終える
action-load = 乗船する
action-carry =
    { $ready ->
        [failed] { $berth }の{ $nation }船（移動失敗）
       *[other] { $berth }の{ $nation }船
    }
action-voyage = { $sea }へ進む
action-anchor = 海上に留まる
action-put-in = { $area }の港に入る
action-attack-port = { $area }の港の船を攻撃する
action-flee = { $sea }へ逃れる
action-withdraw = { $berth }へ立ち退く
action-shelter = { $berth }に戻る

## できること：戦闘と包囲

action-slip-away = 戦闘前退却を試みる
action-stand = 踏みとどまって戦う
action-field =
    { $count ->
        [0] { $class }は参加しない
       *[other] { $class }{ $count }が参加する
    }
action-four-dice = 4個振る
action-one-die = 1個だけ振る
action-hit =
    { $count ->
        [0] { $class }はヒットを受けない
       *[other] { $class }{ $count }がヒットを受ける
    }
action-hit-leader = { $leader }が死ぬ
action-spare-leader = { $leader }はヒットを受けない
action-break-off = 戦闘の中断を試みる
action-fight-on = 戦い続ける
action-harry = 追跡のヒットを{ $class }が受ける
action-harry-leader = 追跡のヒットを{ $leader }が受ける
action-leave = { $class }を見捨てる
action-retreat = { $area }へ退却する
action-bonus = { $area }にマーカーを置く
action-no-bonus = マーカーを置かない
action-fight = 戦う
action-steer = { $berth }へ撤退する
action-sink =
    { $ships ->
        [0] { $nation }船を失わない
       *[other] { $nation }船{ $ships }隻を失う
    }
action-drown = { $class }が船とともに沈む
action-lose =
    { $count ->
        [0] 包囲のヒットを{ $class }は受けない
       *[other] 包囲のヒットを{ $class }{ $count }が受ける
    }

## できること：徴用、維持、イベント

action-recruit = { $area }に{ $unit }を徴用する
action-restore = { $place }の{ $unit }を完全戦力に戻す
action-build = { $berth }に船を徴用する
action-levy = 緊急徴兵を行う
action-done = 徴用を終える
action-enlist = { $area }に{ $unit }を置く
action-send-gold = スパルタに黄金を送る
action-keep-gold = 送らない
action-disband = { $place }の{ $class }を失う
action-pay-navy = 海軍の維持費を払う
action-scrap = { $berth }の船1隻を手放す
action-pay-athenians = アテナイ艦隊に払う
action-refuse-athenians = アテナイ艦隊に払わない
action-moor = 船を{ $berth }に置く
action-appoint = { $leader }を任じる
action-lose-ship = { $berth }の船1隻を除去する
action-drill = { $place }のユニットを訓練する
action-remove = { $place }の軽歩兵を除去する

## できない理由：陸軍

refusal-nobody-of-yours = { $area }に自軍の駒はいません。
refusal-too-dear = 財宝{ $price }が必要ですが、足りません。
refusal-no-leader = { $area }にユニットを率いるリーダーがいません。
refusal-alexander-held = 4個のダイスを振ったアレクサンドロスは、このターンは移動できません。
refusal-moved-already = { $area }のリーダーは、このターンにもう移動しました。
refusal-nowhere-to-go = { $area }の陸軍には行ける場所がありません。
refusal-marker-yours = { $area }にはもう自軍のマーカーがあります。
refusal-closed = { $area }にはまだ誰も入れません。
refusal-must-besiege = { $area }の都市は包囲しなければなりません。
refusal-no-points = { $area }のマーカーを反転させるには移動ポイント{ $cost }が必要ですが、残っていません。
refusal-six-to-a-leader = リーダー1人が率いるのは6ユニットまでです。リーダーが足りません。
refusal-led-by-higher = { $count }ユニットは、残るランクの高いリーダーが率いています。
refusal-not-adjacent = { $area }は隣接していません。
refusal-strait-barred = { $sea }に敵の船がいるため、{ $area }へ渡れません。
refusal-thracians-there = { $area }にはトラキア人がいて、ペルシア軍は入れません。
refusal-persians-there = { $area }にはペルシア軍がいて、トラキア人は入れません。
refusal-ariobarzanes-stays = アリオバルザネスはメソポタミアとイランを離れず、{ $area }へは行けません。
refusal-too-far = { $area }には移動ポイント{ $cost }が必要ですが、残りは{ $left }です。
refusal-forced-already = 強行軍はもう試みました。
refusal-not-under-way = 陸軍はまだ何もしていません。先に移動するか、マーカーを置いてください。
refusal-asked-already = ここではもう変更しました：{ $what }。
refusal-not-there-to-pick = 連れて行ける{ $class }は、ここに{ $count }つもいません。
refusal-not-there-to-drop = { $class }はここにいません。
refusal-leader-not-here = { $leader }はここにいません。
refusal-leader-has-moved = { $leader }は、このターンにはもう移動できません。
refusal-leader-not-in-army = { $leader }はこの陸軍にいません。
refusal-last-leader = { $leader }は陸軍の最後のリーダーです。
refusal-no-thracians = 動かせるトラキア人はいません。
refusal-thracians-moved = トラキア人は、このターンにもう移動しました。

## できない理由：艦隊

refusal-no-port-here = { $area }は{ $sea }に接していません。
refusal-enemy-ships = { $sea }に敵の船がいます。
refusal-no-ships = そこに自軍の船はいません。
refusal-fleet-has-moved = { $sea }の船は、このターンにもう移動しました。
refusal-fleet-has-tried = { $sea }の船は、このターンにもう移動を試みました。
refusal-no-room = 1隻に乗れるのは1ユニットです。{ $sea }の船にもう空きはありません。
refusal-nobody-aboard = { $sea }の船には誰も乗っていません。
refusal-not-ready-there = { $berth }に、乗り込める{ $nation }船はいません。
refusal-no-leader-aboard = リーダーと一緒に乗っていないユニットは、船がいる友軍の港にしか下船できません。
refusal-seas-not-adjacent = { $origin }と{ $sea }は隣接していません。
refusal-two-seas = この艦隊は、これ以上進めません。
refusal-port-not-friendly = 入れるのは、自軍のマーカーがある港だけです。
refusal-nobody-in-port = { $area }の港（{ $sea }）に敵の船はいません。
refusal-no-refuge = { $berth }へは撤退できません。敵がいるか、この海域の友軍の港ではありません。
refusal-no-shelter = { $berth }へは戻れません。今いる海域の友軍の港か、なければ隣の海域の友軍の港に戻ります。
refusal-persians-only = それができるのはペルシア軍だけです。
refusal-not-macedonian = { $area }にマケドニアのマーカーはありません。
refusal-port-guarded = { $area }にはマケドニアの陸軍か船がいます。
refusal-too-few-ships = ダイス{ $dice }個には、{ $sea }にその2倍の船が必要です。

## できない理由：戦闘と包囲

refusal-another-asked = 今たずねているのは別の種類です。
refusal-too-many-to-field = このラウンドに{ $class }{ $count }は参加できません。
refusal-too-few-to-field = リーダーが指揮できる数まで、もっと参加させなければなりません。
refusal-too-many-hits = そこで受けられるのは{ $most }ヒットまでです。
refusal-too-few-hits = 残り{ $left }ヒットを、ほかの駒だけでは受け切れません。
refusal-infantry-first = 歩兵がいる限り、追跡のヒットは歩兵が受けます。{ $class }は受けられません。
refusal-no-way-out = { $area }へは退却できません。敵のいないエリアを1つか2つ進み、友軍のマーカーがあるエリアで終わらなければなりません。
refusal-no-bonus-there = { $area }には置けません。隣接し、都市もユニットもなく、自軍のものでないエリアに限ります。
refusal-not-aboard = { $class }は乗っていません。
refusal-no-army = { $area }に、ユニットとリーダーのそろった自軍の陸軍はありません。
refusal-no-enemy-city = { $area }に敵の都市はありません。
refusal-no-siege-troops = { $area }に、包囲に必要な軽歩兵、中歩兵、不死隊、重装歩兵、ファランクスがいません。
refusal-besieged-already = { $area }は、このターンにもう包囲しました。

## できない理由：徴用、維持、イベント

refusal-not-friendly = { $area }には自軍のマーカーも陸軍もありません。
refusal-enemies-there = そこには敵がいます。
refusal-only-in-greece = ギリシャの重装歩兵を置けるのは、ヘラスとミケナイだけです。
refusal-only-in-macedonia = { $unit }を置けるのはマケドニアだけです。
refusal-never-recruited = { $unit }は徴用できません。
refusal-not-in-pool = プールに残っていません：{ $unit }。
refusal-limit = 1ターンに徴用できるのは{ $limit }ユニットまでです。
refusal-nothing-worn = { $place }に、裏面の{ $unit }はいません。
refusal-no-city = 船を置けるのは、都市のある港だけです。
refusal-levied-already = 緊急徴兵はゲーム中1回だけです。
refusal-too-early = 緊急徴兵は第{ $turn }ターンからです。
refusal-another-first = 緊急徴兵のユニットは種類ごとに置きます。先に{ $unit }を置いてください。
refusal-others-desert-first = 先に失うのは重装歩兵、次に重騎兵です。{ $class }ではありません。
refusal-no-haven = 船は{ $berth }には来ません。
refusal-nothing-to-drill = { $place }に訓練するユニットはいません。
refusal-nothing-to-remove = { $place }に自軍の軽歩兵はいません。

## 終わった理由

reason-legitimacy = ペルシア王の正当性が0になりました。
reason-weariness = マケドニアの厭戦が0になり、軍はもう戦えません。
reason-alexander-killed = アレクサンドロスが戦死しました。
reason-no-heir = ペルシア王の後継者がいなくなりました。
reason-last-turn = 20ターンが終わり、勝者はいません。

## 状況

status-turn = 第{ $turn }ターン（全{ $last }ターン）
status-tracks = 厭戦{ $weariness }、正当性{ $legitimacy }
status-treasure = 財宝：マケドニア軍{ $macedon }、ペルシア軍{ $persia }

## 早見表

terrain-plains = 平野
terrain-rough = 荒地
terrain-mountain = 山地
terrain-desert = 砂漠

aid-turn = ターンの流れ
aid-step = この順に
aid-turn-income = 自軍の守備隊マーカーがあるエリアの都市1つにつき財宝1
aid-turn-actions = 交互に1アクションずつ、パスが2回続くまで（2回パスした者はそのターン終わり）
aid-turn-supply = 艦隊は友軍の港へ戻る。補給不足のユニットはd6を振る
aid-turn-recruiting = 徴用：マケドニア軍が{ $macedon }ユニットまで、続いてペルシア軍が{ $persia }ユニットまで
aid-turn-revolt = スパルタの反乱のロール（第{ $turn }ターンから）
aid-turn-upkeep = 維持：ペルシア陸軍と海軍、マケドニア陸軍とアテナイ艦隊
aid-turn-end = アレクサンドロスの陸軍より大きいマケドニア陸軍があれば厭戦-1

aid-prices = アクションの費用
aid-action = アクション
aid-macedon = マケドニア軍
aid-persia = ペルシア軍
aid-march = 陸軍の移動
aid-cross = ヘレスポントかボスポロスを渡る移動
aid-sail = 艦隊の移動
aid-embark = 乗船
aid-land = 下船
aid-besiege = 包囲の開始または継続
aid-raid = 艦隊襲撃（船2隻、ダイス1個ごと）

aid-units = ユニット
aid-unit = ユニット
aid-hits-with = ヒットする目
aid-takes = 壊滅するヒット
aid-points = 移動ポイント
aid-besieges = 包囲
aid-pursues = 追跡
aid-price = コスト
aid-yes = ○
aid-price-for = { $count }ユニットで{ $price }
aid-hoplites-price = ギリシャでは{ $price }、ほかは{ $else }

aid-ships = 船
aid-nation = 国
aid-sails-on = 移動できる目

aid-terrain = 地形
aid-what = 内容
aid-note = 備考
aid-terrain-plains = なし
aid-terrain-rough = 退却チェックに+1
aid-terrain-mountain = 退却チェックに+1
aid-terrain-desert = 入ったユニットごとにd6、6で1ヒット

aid-weariness = マケドニアの厭戦（0でペルシア軍の勝利）
aid-legitimacy = ペルシアの正当性（0でマケドニア軍の勝利）
aid-steps = 増減
aid-many = アレクサンドロスの陸軍が{ $units }ユニット以上のペルシア陸軍と戦う
aid-retaken = 以前マケドニアのものだった都市をペルシア軍が支配する
aid-hungry = アレクサンドロスの陸軍が補給不足になる
aid-unpaid = マケドニア陸軍の維持費を払えない
aid-smaller = ターン終了時、アレクサンドロスの陸軍がほかのマケドニア陸軍より小さい
aid-beaten = アレクサンドロスの陸軍が戦闘に敗れる
aid-glory = ウィルシャ、フリュギア、リビアを初めて同時に支配する
aid-philip = フィリッポス2世が死ぬ
aid-won = ペルシア軍が戦闘に勝つ
aid-city-gained = ペルシア軍が都市の支配を得る
aid-lost = ペルシア軍が戦闘に敗れる
aid-city-lost = ペルシア軍が都市の支配を失う
aid-broken-off = ペルシア軍が戦闘を中断する（敗北の代わり）
aid-pride = その後の威信のロールに失敗する
aid-persepolis = ペルセポリスに初めてマケドニアのマーカー
aid-media = メディアに初めてマケドニアのマーカー
aid-king = ペルシア王が戦死する

aid-upkeep = そのほかの支払い
aid-treasure = 財宝
aid-macedonian-army = マケドニア陸軍、毎ターン
aid-persian-army = ペルシア陸軍、毎ターン
aid-persian-army-inland = 同（港湾都市を支配していない場合）
aid-athenians = アテナイ艦隊、毎ターン
aid-athenians-again = 同（一度拒否した後）
aid-navy = ペルシア海軍、毎ターン
aid-restore = 1ユニットを完全戦力に戻す
aid-build = 船1隻の徴用
aid-gold = スパルタへの黄金（出目+1）

aid-revolt = スパルタの反乱
aid-turn-number = ターン
aid-from-turn = 第{ $turn }ターンから
aid-roll = 出目

aid-events = イベントテーブル（戦闘と包囲の後に2d6）
aid-event = イベント
aid-does = 効果
aid-event-crete = クレタのアレクサンドロスへの支援
aid-event-does-crete = マケドニア軍に軽歩兵1と船2、ハニアとクノッソスにマーカー。再び出たら正当性+1
aid-event-spitamenes = スピタメネスの到着
aid-event-does-spitamenes = 軽騎兵3、軽歩兵1とともにメディアに登場。再び出るか12の後なら正当性+1
aid-event-philotas = フィロタス
aid-event-does-philotas = フィリッポス、いなければパルメニオンを除去。マケドニア軍は財宝1を失い、正当性+1。再び出たら正当性+1だけ
aid-event-thracians = マケドニアへのトラキア人の襲撃
aid-event-does-thracians = マケドニア軍は財宝1を失う。トラキアを鎮圧していなければ、代わりにシュルモスが軽歩兵4とモエシアに登場
aid-event-illyrians = イリュリア人の襲撃
aid-event-does-illyrians = マケドニア軍は財宝2を失う。アンティパトロスがユニットとともにマケドニアにいれば1
aid-event-egypt = エジプトの反乱
aid-event-does-egypt = エジプトの都市を支配していれば、ペルシア軍は財宝3を失う
aid-event-intrigue = ペルシアの宮廷の陰謀
aid-event-does-intrigue = 正当性-1。ダレイオスが王で5以下なら、彼を除去して次の王
aid-event-scythians = スキタイの襲撃
aid-event-does-scythians = ペルシア軍は財宝1を失う
aid-event-cyprus = キプロスの反乱
aid-event-does-cyprus = キプロスにマケドニアのマーカー。d6の数だけペルシア船を除去し、マケドニア船が来る。再び出たら正当性+1
aid-event-drill = ペルシア軍の訓練
aid-event-does-drill = ペルシア軍の軽歩兵1を重歩兵に、軽騎兵1を重騎兵に変える
aid-event-porus = ポロスの侵入
aid-event-does-porus = ペルシア軍は財宝1を失う。初回は、スピタメネスがマップにいれば軽歩兵3とともに除去し、まだなら来ない

aid-leaders = リーダー
aid-leader = リーダー
aid-side = 陣営
aid-initiative = イニシアチブ
aid-combat = 戦闘力
aid-rank = ランク

## 遊びながら学ぶ

tutorial-welcome = ようこそ、アレクサンドロス。紀元前334年の春、あなたはマケドニア軍を、コンピューターはペルシア軍を率います。大王の正当性を0にすれば勝ちです。自軍の厭戦が0になるか、あなたが戦死すれば負けです。
tutorial-thrace = 遠征の前に、背後のトラキア人をどうしますか？ 鎮圧しなければ今の兵力は増えますが、後で大挙して来るかもしれません。ここでは鎮圧しましょう。
tutorial-income = 1ターンは1つの季節で、全部で20ターンです。ターンの始めに、自軍の守備隊マーカーがあるエリアの都市1つにつき財宝1を得ます。あなたの都市はペラとアテナイで、今の財宝は10です。ペルシアの都市は12あります。
tutorial-march = 両プレイヤーは1つずつ交互にアクションを行い、アクションごとに財宝を払います。トラキアには、アレクサンドロスとほかのリーダー3人、12ユニットがいます。財宝1を払い、この陸軍を移動してください。
tutorial-cross = 歩兵のいる陸軍の移動ポイントは4、騎兵だけなら7です。平野は1、荒地と山地は2を使います。エーゲ海に敵の船はいないので、ヘレスポントを渡れます。さらに財宝1でウィルシャへ渡ってください。リーダー4人と5ユニットが待っています。初期配置なので中身は分かっていますが、合流や分離を経たスタックは、戦闘で公開されるまで数しか分かりません。
tutorial-dice = 敵は踏みとどまりました。戦闘は最大3ラウンドで、リーダーもユニットもダイスを1個ずつ振ります。ユニットは戦闘力以上、リーダーは戦闘力以下でヒットします。アレクサンドロスは4個振れますが、次のターンは動けず、危険のロールが6なら戦死して負けです。1個だけ振りましょう。
tutorial-hits = あなたは5ヒット、敵は2ヒットです。双方同時に振り、受けたヒットは持ち主が割り当てます（1ユニットに1ヒットまで）。軽歩兵は1ヒットで壊滅します。ファランクスは裏返るだけで、財宝1で完全戦力に戻せます。軽歩兵2つに受けさせてください。
tutorial-battle = 敵は戦闘を中断しました。中断した側の敗北で、軽装のユニットと指揮官が追跡します。記録を見てください。ウィルシャのマーカーはあなたのものになり、正当性は1、傷ついた威信でさらに1下がりました。略奪品を得て、戦闘の後には2d6でイベントが起こります。
tutorial-pass = ペルシア艦隊がエーゲ海に入りました。いる限り、あなたの軍はヘレスポントを渡れません。アレクサンドロスは移動済みで、移動は1ターンに1回です。パスしてください。パスが2回続くとアクションは終わり、1ターンに2回パスした者はもう行えません。
tutorial-recruit = 艦隊は港に戻り、すべてのユニットに補給が要ります。マケドニア軍なら、4エリア以内に自軍のマーカーがある港と、ペラです。次は徴用で、1ターンに2ユニットまでです。追跡のできる軽騎兵は財宝1です。マケドニアに1つ徴用してください。
tutorial-done = 残りの財宝で、陸軍とアテナイ艦隊の維持費を払わなければなりません。徴用を終えてください。
tutorial-athenians = 維持です。陸軍には財宝1が要り、払えなければ厭戦が進みます。アテナイ艦隊には2が要り、払わなければ帰ってしまいます。払ってください。
tutorial-tracks = 第2章：勝ち方。15で始まった正当性は13です。ペルシア軍が戦闘に敗れるか都市を失うと1、メディアとペルセポリスに初めてあなたのマーカーが置かれるとそれぞれ5下がります。あなたの厭戦は10です。アレクサンドロスには、補給と維持費と勝利、そして最大の陸軍を。
tutorial-march-again = 次はリュディアのサルディスです。ウィルシャの陸軍を移動してください。
tutorial-lydia = リュディアを守る者はいません。進んでください。
tutorial-sardis = 敵のマーカーは移動ポイント1で反転でき、マーカーのないエリアには無料で置けます。都市は包囲しなければなりませんが、要塞都市でなければ、ファランクスのいる陸軍には門を開きます。マーカーを置いてください。
tutorial-onward = サルディスを取り、正当性は12になりました。残りは2ポイントです。アヒヤワへ進んでください。
tutorial-halt = 残りは1ポイントです。強行軍でもう1ポイント得られるかもしれませんが、歩兵が損害を受けることがあります。ここで移動を終えてください。
tutorial-raid = ペルシア艦隊が、守る者のいないリュディアを襲撃し、あなたは財宝1を失いました。2回成功していれば、マーカーも除去されていました。部隊か船のいる港は襲撃されません。もうすることはありません。パスしてください。
tutorial-supply = リュディアはあなたのマーカーがある港で、陸軍の隣です。本国から遠くても補給を受けています。今回は徴用せずに終えてください。
tutorial-athenians-again = アテナイ艦隊の支払いがまた来ました。
tutorial-march-on = 第3ターンからは毎ターン、スパルタの反乱のロールがあり、ペルシア軍は黄金を送れます。ルッカのハリカルナッソスは要塞都市です。オロントバテスの小さな軍がいて、港にはペルシア艦隊がいます。アヒヤワの陸軍を移動してください。
tutorial-lukka = ルッカへ進んでください。山地なので2ポイントを使います。
tutorial-siege = オロントバテスは戦闘前退却に成功しました。しかし城壁は逃げません。包囲してください。財宝1でユニットごとにダイスを振り、戦闘力以上で都市にヒットします。ハリカルナッソスは4ヒットで陥落します。
tutorial-losses = 7ヒットです。1の目ごとに包囲軍も1ヒットを受けます。6の目でも受けますが、隣の海域に自軍の船がいれば無視できます。受けるのは1ヒットです。中歩兵に受けさせてください。
tutorial-fallen = ハリカルナッソスは陥落し、港の船は海へ逃れ、財宝4を略奪しました。宮廷の陰謀もあって、正当性は10です。ダレイオスが9ユニットを率いて近づいています。8ユニット以上と戦えば、戦う前に厭戦が進みます。
tutorial-farewell = コスト、ユニット、イベント、2つのトラックは、ルールの最初の早見表にまとまっています。テュロス、エジプト、リビアの神託、バビロン、そしてペルセポリスへ。途中で死なないように。続けましょう！

refusal-tutorial-thrace = トラキアを鎮圧してください。兵力は足りています。
refusal-tutorial-march = トラキアの陸軍を選び、移動させてください。
refusal-tutorial-cross = ヘレスポントを渡り、ウィルシャへ進んでください。
refusal-tutorial-dice = 今日は1個だけにしてください。
refusal-tutorial-hits = 2ヒットとも軽歩兵に受けさせてください。
refusal-tutorial-pass = パスしてください。財宝は取っておきましょう。
refusal-tutorial-recruit = マケドニアに軽騎兵を徴用してください。
refusal-tutorial-done = 徴用を終えてください。
refusal-tutorial-athenians = アテナイ艦隊に払ってください。港町の包囲に船が役立ちます。
refusal-tutorial-march-again = ウィルシャの陸軍を移動させてください。
refusal-tutorial-lydia = リュディアへ進んでください。
refusal-tutorial-sardis = リュディアにマーカーを置いてください。
refusal-tutorial-onward = アヒヤワへ進んでください。
refusal-tutorial-halt = アヒヤワで移動を終えてください。
refusal-tutorial-raid = パスしてください。
refusal-tutorial-supply = 徴用を終えてください。包囲にも財宝が要ります。
refusal-tutorial-athenians-again = もう一度アテナイ艦隊に払ってください。
refusal-tutorial-march-on = アヒヤワの陸軍を移動させてください。
refusal-tutorial-lukka = ルッカへ進んでください。
refusal-tutorial-siege = ルッカを包囲してください。
refusal-tutorial-losses = 中歩兵に受けさせてください。

## 盤：地図とその上のもの

board-map = 地図
board-map-keys = 矢印キーで光っているエリアや海域を移り、Enterで選びます。iキーでどこでも見られます。プラスとマイナスで拡大・縮小、0で全体、Escapeで戻ります。
board-map-jump = 場所へ…
board-map-lands = エリア
board-map-seas = 海域
board-map-cities = 都市
board-close = 閉じる
board-treasure = 財宝
board-story = 守備隊マーカーを置いたエリア
board-label = { $name }。
board-label-ground = { $ground }、進入{ $cost }。
board-label-marker = 守備隊マーカー：{ $side }。
board-label-stack = { $side }：{ $stack }。
board-label-begin = 行き先を選ぶ
board-nobody = なし
board-stack =
    { $leaders ->
        [0] { $units }ユニット
       *[other] リーダー{ $leaders }人、{ $units }ユニット
    }
board-count-of = { $what }{ $count }
board-closed = 中身は見えません。
board-closed-but = 中身は見えません。確かなもの：
board-unmarked = 守備隊マーカーなし
board-marked = 守備隊マーカー：{ $side }
board-ground = { $ground }、進入{ $cost }
board-terrain-plains = 平野
board-terrain-rough = 荒地
board-terrain-mountain = 山地
board-terrain-desert = 砂漠
board-port-on = 港：{ $seas }
board-no-ships = 船はいません。
board-strait = ここの敵船は{ $strait }を封鎖します。
board-city =
    { $city }：{ $fortress ->
        [yes] 要塞都市、耐久力
       *[no] 耐久力
    }{ $endurance }のうち残り{ $left }{ $besieged ->
        [yes] 、包囲中
       *[no] {""}
    }。
board-ships = { $nation }船{ $ships }隻
board-fleet =
    { $nation }船{ $ships }隻、{ $where ->
        [port] { $place }に入港中
       *[sea] 海上
    }{ $state ->
        [moved] 、移動済み
        [failed] 、移動失敗
        [sailing] 、航行中
       *[fresh] {""}
    }{ $units ->
        [0] { $leaders ->
            [0] 。
           *[other] 、リーダー{ $leaders }人が乗船。
        }
       *[other] 、{ $leaders ->
            [0] {""}
           *[other] リーダー{ $leaders }人と
        }{ $units }ユニットが乗船。
    }

## 盤：補給

board-supply-in = 補給を受けています。
board-supply-out = 補給不足です。
board-supply-from =
    { $areas ->
        [0] 補給あり：{ $area }自体が補給源です。
       *[other] 補給あり：補給源は{ $area }（{ $areas }エリア先）です。
    }
board-supply-no-pella = 補給不足：ペラを失ったマケドニア軍に補給源はありません。
board-supply-cut-off = 補給不足：補給線がすべて敵に断たれています。
board-supply-too-far = 補給不足：届く範囲に補給源がありません。
board-haven = アクションが終わると入港します：{ $ports }。
board-haven-risk = この海域に港がありません。{ $ports }への航行では1隻ごとに危険があります。
board-haven-none = 近くに友軍の港がありません。アクションが終わると船は失われます。

## 盤：移動、上陸、選択

board-march-line =
    { $from }から{ $to }へ移動する{ $mark ->
        [yes] （守備隊マーカーも置く）
       *[no] {""}
    }
board-march-cost = 移動ポイント{ $cost }、財宝{ $price }
board-march-by = 経由：{ $places }
board-march-meets = { $side }がいます：{ $stack }。
board-march-desert = 砂漠で全ユニットがダイスを振ります。
board-choose-target = 移動先の光るエリアか、乗船する海域を選んでください。
board-or-choose = または光る場所を選んでください。
board-go-on = 次のエリアを選ぶか、移動を終えてください。
board-step-by-step = 1エリアずつ移動する
board-mark-there = 止まったエリアに守備隊マーカーを置く
board-points = 移動ポイント{ $points }
board-ahead-price = 費用は合わせて財宝{ $price }です。
board-ahead-hungry = このままでは{ $area }で補給不足になります。
board-army-choose = 一部を残す…
board-army-chosen = 選択を閉じる
board-leader-facts = イニシアチブ{ $initiative }、戦闘力{ $combat }
board-unit-facts = { $value }以上でヒット、移動ポイント{ $move }、{ $hits }ヒットで壊滅
board-fewer = { $what }を1減らす
board-more = { $what }を1増やす
board-allot =
    { $verb ->
        [field] これらのユニットで戦う
        [sink] これらの船を失う
       *[other] このようにヒットを受ける
    }

## 盤：戦闘と包囲

board-battle-land = { $place }の戦闘
board-battle-sea = 海戦：{ $place }
board-battle-siege = { $place }の包囲
board-battle-round = 第{ $round }ラウンド（全3）
board-siege-hits = { $endurance }のうち{ $hits }
board-attacks = 攻撃側
board-defends = 防御側
board-battle-hits = 合計{ $hits }ヒット
board-battle-dice = ダイス{ $dice }個、{ $hits }ヒット
board-battle-lost = ヒット：{ $lost }
board-battle-pursuit = 追跡：ダイス{ $dice }個、{ $hits }ヒット。
board-battle-on = 戦闘は続きます。
board-battle-draw = 勝者はいません。
board-battle-won = { $side }の勝利です。
board-siege-on = 城壁は持ちこたえました。
board-siege-fell = 都市は陥落しました。

## 盤：徴用

board-recruiting = 徴用
board-recruits-left = あと{ $left }ユニット、財宝{ $treasure }
board-recruit-what = 徴用するもの、またはエリアを選んでください。
board-recruit-where = 光るエリアを選んでください。
board-a-ship = 船
board-restore = { $unit }を完全戦力に戻す
board-price = 財宝{ $price }
board-price-pool =
    { $per ->
        [1] 財宝{ $price }、残り{ $left }
       *[other] { $per }ユニットで財宝{ $price }、残り{ $left }
    }
board-pool = 残り{ $left }

## 盤：トラックとプレイヤー

board-turn =
    { $turn ->
        [0] 初期配置
       *[other] 第{ $turn }ターン（全{ $turns }）
    }
board-phase-set-up = 第1ターンの前
board-phase-actions = アクション
board-phase-supply = 補給
board-phase-recruiting = 徴用
board-phase-revolt = 反乱
board-phase-upkeep = 維持
board-phase-over = ゲーム終了
board-track-name-weariness = 厭戦
board-track-name-legitimacy = 正当性
board-track-weariness = 厭戦{ $value }：0以下でペルシア軍の勝利です。
board-track-legitimacy = ペルシアの正当性{ $value }：0以下でマケドニア軍の勝利です。
board-king = ペルシア王：{ $leader }
board-athenians-serving = アテナイ船は従軍中
board-athenians-home = アテナイ船はアテナイに帰港
board-athenians-again = アテナイ船は再び従軍中（維持費は割増）
board-athenians-gone = アテナイ船はもう使えない
board-sparta-quiet = スパルタは{ $roll }以上で反乱
board-sparta-revolted = スパルタは反乱中
board-alexander-held = アレクサンドロスはこのターン移動できません
board-seat-cities = 都市{ $cities }
board-seat-leaders = リーダー{ $leaders }人
board-seat-units = { $units }ユニット
board-seat-ships = 船{ $ships }隻
board-seat-passes =
    { $passes ->
        [1] 1回パス
       *[other] アクション終了
    }
board-legend-name = 凡例
board-legend-leader = リーダー
board-legend-units = ユニット
board-legend-ship = 船
board-legend-siege = 包囲中
board-legend-supply = 補給
board-legend-spent = 横倒し：移動済み
board-legend-endurance = 都市の耐久力
board-legend-cost = 移動に要るポイント
board-legend-plains = 平野：1ポイント
board-legend-rough = 荒地：2ポイント
board-legend-mountain = 山地：2ポイント
board-legend-desert = 砂漠：2ポイント、危険あり

## 盤：各エリアの別名

board-today-illyria = 今日のアルバニアとその北の海岸
board-today-miesia = 今日のブルガリア北部とセルビア
board-today-thrace = 今日のブルガリア南部とトルコのヨーロッパ側
board-today-macedonia = 古典期のマケドニア、ペラ周辺。今日のギリシャ北部
board-today-hellas = テッサリア、ボイオティア、アッティカ。今日のギリシャ中部
board-today-mycenae = ペロポネソス半島、スパルタを含む
board-today-khania = クレタ島西部、古典期のキュドニア
board-today-knossos = クレタ島東部
board-today-wilusha = トロアスとヘレスポントス・フリュギア。グラニコス川の地
board-today-lydia = 古典期のリュディア、サルディス周辺。今日のイズミル後背地
board-today-ahhiyawa = 古典期のイオニア、ミレトス周辺
board-today-arzawa = マイアンドロス川上流。今日のデニズリ周辺
board-today-lukka = 古典期のカリアとリュキア、ハリカルナッソスを含む
board-today-rhodes = ロドス島
board-today-phrygia = 古典期のフリュギア、ゴルディオン周辺
board-today-haphalla = フリュギア南部。今日のアフィヨン周辺
board-today-zippasla = 古典期のピシディア。今日のウスパルタ周辺
board-today-chalybes = 古典期のビテュニアとパフラゴニア
board-today-gasga = 古典期のポントス。今日のシノップとサムスン周辺
board-today-pitasia = 古典期のリュカオニア。今日のコンヤ周辺
board-today-cappadocia = 古典期のカッパドキア。今日のカイセリ周辺
board-today-west-taurus = タウロス山脈西部、キリキアの門
board-today-cilicia = 古典期の山地のキリキア。今日のメルスィンの海岸
board-today-kizzuwatna = キリキア平野とイッソス湾
board-today-east-taurus = タウロス山脈東部。今日のエラズー周辺
board-today-carchemish = タプサコスのユーフラテス渡河点。今日のガズィアンテプとジャラーブルス
board-today-ugarit = 今日のラタキアの海岸
board-today-orontes-river = オロンテス川下流、後のアンティオキア。今日のイドリブ
board-today-hamath = オロンテス川中流。今日のハマーとホムス
board-today-syria = シリア砂漠、パルミラとダマスカス
board-today-phoinicia = 古典期のフェニキア、テュロスとシドン。今日のレバノン
board-today-canaan = ガザに至る海岸地方
board-today-judah = 古典期のユダヤとイドマヤ。エルサレム周辺の丘陵
board-today-cyprus = キプロス島
board-today-sinai = シナイ半島
board-today-zoan = ナイル・デルタ東部、タニスとペルシオン
board-today-naucratis = ナイル・デルタ西部、後のアレクサンドリア
board-today-on = 古典期のヘリオポリス。今日のカイロ
board-today-ta-mehu = メンフィスとナイル下流域
board-today-thebaid = 上エジプト、テーベ周辺。今日のルクソール
board-today-nubia = 第一急流の先。今日のスーダン北部
board-today-libya = 西方砂漠、シワのアモン神託所
board-today-colchis = コルキス。今日のジョージア西部
board-today-ashuguzai = カフカス以北のスキタイの地
board-today-miskheta = 古典期のイベリア。今日のジョージア東部
board-today-urartu = 古典期のアルメニア。今日のエルズルム周辺
board-today-van = ヴァン湖周辺のアルメニア
board-today-caspia = 古典期のアルバニアとカスピ海岸。今日のアゼルバイジャン
board-today-mitanni = 古典期のオスロエネ、ハラン周辺。今日のシャンルウルファ
board-today-subartu = ティグリス川上流、古典期のゴルデュエネ
board-today-ashur = 古典期のアッシリア。ガウガメラとアルベラの地
board-today-mari = ユーフラテス川中流。今日のデリゾール
board-today-eshnunna = ディヤラ川、オピス周辺。今日のバグダード北東
board-today-karduniash = バビロニア北部。今日のラマーディー周辺
board-today-kish = バビロンとその平野。今日のヒッラ
board-today-sumer = バビロニア南部。今日のディーワーニーヤ周辺
board-today-lagash = ティグリス川下流。今日のクートとアマーラ周辺
board-today-uruk = ユーフラテス川下流。今日のサマーワ周辺
board-today-ur = 両河の河口。今日のナーシリーヤ
board-today-mannai = ウルミエ湖の南、古典期のアトロパテネ
board-today-zamua = スレイマニヤ周辺のザグロス
board-today-media = 古典期のメディア、エクバタナ周辺。今日のハマダーンとテヘラン
board-today-hyrkania = 古典期のヒュルカニア、カスピ海の南東
board-today-north-zargoa = ザグロス山脈北部。今日のケルマーンシャー周辺
board-today-south-zargoa = ザグロス山脈南部。今日のイスファハーン周辺
board-today-khuzi = 古典期のスシアナ。今日のフーゼスターン
board-today-elam = 古典期のペルシス、ペルシア門とペルセポリス。今日のファールス
board-today-au-nefud = ナフード砂漠、アラビア北部
board-today-arabia = アラビア内陸
board-today-kaldu = カルデア人の地。今日のクウェート周辺

## 見込み

odds-battle-won = 戦闘に勝利
odds-battle-lost = 戦闘に敗北
odds-battle-neither = 両軍とも壊滅
odds-round-ahead = 第{ $round }ラウンドで敵よりヒットが多い
odds-round-level = 第{ $round }ラウンドのヒットが同数
odds-round-behind = 第{ $round }ラウンドで敵よりヒットが少ない
odds-alexander-killed = アレクサンドロスが戦死
odds-alexander-held = アレクサンドロスは無事、次のターンは移動不可
odds-slips-away = 戦闘前退却に成功
odds-breaks-off = 戦闘の中断に成功
odds-check-fails = 退却チェックに失敗
odds-pursuit-hits = 追跡で{ $hits }ヒット以上
odds-pursuit-none = 追跡でヒットなし
odds-city-falls = 都市が陥落
odds-city-holds = 都市が持ちこたえる
odds-siege-hurt = 包囲軍が{ $hits }ヒット以上を受ける
odds-forced-march = 強行軍に成功
odds-march-losses = 成功し、歩兵がヒットを受ける
odds-march-fails = 強行軍に失敗
odds-desert-losses = 砂漠でヒットを受ける
odds-desert-unhurt = 砂漠でヒットを受けない
odds-sails = { $nation }船が移動できる
odds-stays = { $nation }船が移動できない
odds-raid = 襲撃が{ $successes }回以上成功
odds-raid-marker = マーカーを除去
odds-raid-fails = 襲撃に失敗
odds-memnon-lost = メムノンが除去される
odds-revolt = スパルタが反乱
odds-no-revolt = スパルタは反乱しない
odds-levy-fatal = 緊急徴兵で正当性が0になる
odds-levy-borne = 緊急徴兵をしても正当性が残る
odds-attack = 攻撃側
odds-defence = 防御側
odds-check = 退却チェック：出目との合計が0より大きければ成功
odds-pursuit = 追跡
odds-assault = 包囲軍
odds-city = 都市
odds-by-hits = ヒット数で正確に計算（中断なし）：2ヒットのユニットを先に裏返し、次に弱いユニット、最後にリーダーを失う。以後のラウンドのアレクサンドロスはダイス1個
odds-before-desert = 今の陸軍で計算。砂漠で戦闘前に損害を受けることがあります
modifier-dice-2 = 2～6が{ $amount }個
modifier-dice-3 = 3～6が{ $amount }個
modifier-dice-4 = 4～6が{ $amount }個
modifier-dice-5 = 5～6が{ $amount }個
modifier-dice-6 = 6が{ $amount }個
modifier-leaders-2 = リーダー2～6が{ $amount }個
modifier-leaders-3 = リーダー3～6が{ $amount }個
modifier-leaders-4 = リーダー4～6が{ $amount }個
modifier-leaders-5 = リーダー5～6が{ $amount }個
modifier-leaders-6 = リーダー6が{ $amount }個
modifier-in-port = 港で攻撃された{ $signed }
modifier-gates = ペルシア門{ $signed }
modifier-hits-so-far = ヒットの差{ $signed }
modifier-hard-ground = 荒地・山地{ $signed }
modifier-initiative = イニシアチブ{ $signed }
modifier-city-hits = これまでのヒット{ $signed }
modifier-endurance = 耐久ヒット数{ $amount }
modifier-ships-help =
    { $amount ->
       *[other] 船の支援：6の目の損害なし
    }
