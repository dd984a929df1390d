### 「征服者たち：アレクサンドロス大王」の日本語。キーと変数は anabasis/prose.py の説明による。

## ロビー

title = 征服者たち：アレクサンドロス大王
lobby-words = 結び目を断ち、神託を聞き、兵が音を上げる前にペルシアの玉座へ。あるいは、アレクサンドロスが倒れるまで歩かせよ。

## 二人のプレイヤー

seat-0 = マケドニア
seat-1 = ペルシア

side-macedon = マケドニア
side-persia = ペルシア
side-independent = 独立勢力
side-nobody = なし

## 州

province-macedonia = マケドニア
province-thrace = トラキア
province-thessaly = テッサリア
province-greece = ギリシア
province-sparta = スパルタ
province-crete = クレタ
province-rhodes = ロドス
province-mysia = ミュシア
province-bithynia = ビテュニア
province-lydia = リュディア
province-caria = カリア
province-lycia-pamphylia = リュキア・パンフィリア
province-phrygia = フリュギア
province-paphlagonia = パフラゴニア
province-cappadocia = カッパドキア
province-cilicia = キリキア
province-commagene = コンマゲネ
province-armenia = アルメニア
province-matiene = マティエネ
province-mesopotamia = メソポタミア
province-assyria = アッシリア
province-abarnahara = アバルナハラ
province-phoenicia = フェニキア
province-palestine = パレスティナ
province-egypt = エジプト
province-cyprus = キプロス
province-babylonia = バビロニア
province-susiana = スシアナ
province-persis = ペルシス
province-media = メディア
province-colchis = コルキス
province-pontus = ポントス
province-parthia = パルティア
province-hyrcania = ヒュルカニア
province-arabaya = アラバヤ
province-cyrenaica = キュレナイカ

## スペース

space-pella = ペラ
space-amphipolis = アンフィポリス
space-thermaic-gulf = テルマ湾
space-abdera = アブデラ
space-aenus = アイノス
space-chersonese = ケルソネソス
space-perinthos = ペリントス
space-byzantium = ビュザンティオン
space-larissa = ラリサ
space-pagasae = パガサイ
space-thebes = テーバイ
space-chalcis = カルキス
space-athens = アテナイ
space-corinth = コリントス
space-megalopolis = メガロポリス
space-sparta = スパルタ
space-gytheum = ギュティオン
space-cnossus = クノッソス
space-cydonia = キュドニア
space-rhodes = ロドス
space-lesbos = レスボス
space-mytilene = ミュティレネ
space-chios = キオス
space-naxos = ナクソス
space-lemnos = レムノス
space-ilium = イリオン
space-cyzicus = キュジコス
space-dascylium = ダスキュリオン
space-adramyttium = アドラミュッティオン
space-pergamum = ペルガモン
space-chalcedon = カルケドン
space-nicaea = ニカイア
space-heraclea = ヘラクレイア
space-sardes = サルデス
space-ephesus = エフェソス
space-smyrna = スミュルナ
space-thyatira = テュアテイラ
space-miletus = ミレトス
space-halicarnassus = ハリカルナッソス
space-mylasa = ミュラサ
space-tralles = トラレス
space-caunus = カウノス
space-xanthus = クサントス
space-phaselis = ファセリス
space-aspendus = アスペンドス
space-side = シデ
space-gordium = ゴルディオン
space-celaenae = ケライナイ
space-sagalassus = サガラッソス
space-synnada = シュンナダ
space-cotyaeum = コテュアイオン
space-ancyra = アンキュラ
space-iconium = イコニオン
space-gangra = ガングラ
space-sinope = シノペ
space-tyana = テュアナ
space-mazaca = マザカ
space-tavium = タウィオン
space-bynyan = ビュニャン
space-amisus = アミソス
space-trapezus = トラペズス
space-phasis = ファシス
space-iberian-road = イベリア道
space-rough-cilicia = 山地キリキア
space-soli = ソロイ
space-tarsus = タルソス
space-issus = イッソス
space-malatya = マラティア
space-samosata = サモサタ
space-germanicia = ゲルマニケイア
space-doliche = ドリケ
space-carana = カラナ
space-armavir = アルマウィル
space-tushpa = トゥシュパ
space-ganzaca = ガンザカ
space-musasir = ムサシル
space-myriandrus = ミュリアンドロス
space-aradus = アラドス
space-byblos = ビュブロス
space-sidon = シドン
space-tyre = テュロス
space-damascus = ダマスカス
space-hamath = ハマト
space-chalybon = カリュボン
space-palmyra = パルミュラ
space-ake = アケ
space-samaria = サマリア
space-jerusalem = エルサレム
space-gaza = ガザ
space-wadi-arabah = アラバ涸谷
space-the-nabatanei = ナバテア人
space-pelusium = ペルシオン
space-memphis = メンフィス
space-naucratis = ナウクラティス
space-alexandria = アレクサンドリア
space-paraetonium = パライトニオン
space-siwa = シワ
space-ammon-road = アモン道
space-libyan-desert = リビア砂漠
space-diospolis = ディオスポリス
space-catabathmus = カタバトモス
space-cyrene = キュレネ
space-salamis = サラミス
space-paphos = パフォス
space-thapsacus = タプサコス
space-carrhae = カルライ
space-nisibis = ニシビス
space-corsote = コルソテ
space-syrian-desert = シリア砂漠
space-nineveh = ニネヴェ
space-gaugamela = ガウガメラ
space-arbela = アルベラ
space-arrapha = アラプハ
space-is = イス
space-sippara = シッパル
space-opis = オピス
space-sittace = シッタケ
space-babylon = バビロン
space-uruk = ウルク
space-der = デール
space-susa = スサ
space-aginis = アギニス
space-the-uxii = ウクシオイ人
space-cossaean-hills = コッサイオイ丘陵
space-fahlian = ファフリアン
space-taoce = タオケ
space-persepolis = ペルセポリス
space-pasargadae = パサルガダイ
space-gabae = ガバイ
space-celonae = ケロナイ
space-bagistana = バギスタナ
space-ecbatana = エクバタナ
space-paraetacene = パライタケネ
space-rhagae = ラガイ
space-hecatompylos = ヘカトンピュロス
space-zadracarta = ザドラカルタ
space-the-cadusii = カドゥシオイ人

## 地図の川

river-nile = ナイル川
river-euphrates = ユーフラテス川
river-tigris = ティグリス川
river-halys = ハリュス川
river-araxes = アラクセス川

## 軍、艦隊、部族

army-macedon-1 = マケドニア第1軍
army-macedon-2 = マケドニア第2軍
army-macedon-3 = マケドニア第3軍
army-persia-1 = ペルシア第1軍
army-persia-2 = ペルシア第2軍
army-persia-3 = ペルシア第3軍
army-spartan = スパルタ軍

fleet-macedonian = マケドニア艦隊
fleet-egyptian = エジプト艦隊
fleet-tyrian = テュロス艦隊
fleet-ionic = イオニア艦隊
fleet-cypriot = キプロス艦隊
fleet-phoenician = フェニキア艦隊
fleet-greek = ギリシア艦隊
fleet-rhodian = ロドス艦隊
fleet-rhodian-squadron = ロドス小艦隊

## リーダー

leader-alexander-iii = アレクサンドロス
leader-antipater = アンティパトロス
leader-hegelochus = ヘゲロコス
leader-parmenion = パルメニオン
leader-craterus = クラテロス
leader-antigonus = アンティゴノス
leader-coenus = コイノス
leader-perdiccas = ペルディッカス
leader-hephaestion = ヘファイスティオン
leader-ptolemy = プトレマイオス
leader-philotas = フィロタス
leader-seleucus = セレウコス
leader-nearchus = ネアルコス
leader-amphoterus = アンフォテロス
leader-darius-iii = ダレイオス
leader-memnon = メムノン
leader-pharnabazus = ファルナバゾス
leader-bessus = ベッソス
leader-spitamenes = スピタメネス
leader-mazaeus = マザイオス
leader-ariobarzanes = アリオバルザネス
leader-artabazus = アルタバゾス
leader-nabarzanes = ナバルザネス
leader-orontobates = オロントバテス
leader-arsites = アルシテス
leader-autophradates = アウトフラダテス
leader-charidemus = カリデモス
leader-amyntas = アミュンタス
leader-thymondas = テュモンダス
leader-batis = バティス
leader-azemilcus = アゼミルコス

## 財庫

treasury-pella = ペラの財庫
treasury-sardes = サルデスの財庫
treasury-damascus = ダマスカスの財庫
treasury-memphis = メンフィスの財庫
treasury-babylon = バビロンの財庫
treasury-susa = スサの財庫
treasury-ecbatana = エクバタナの財庫
treasury-persepolis = ペルセポリスの財庫
treasury-royal = 王室財庫

level-empty = 空
level-depleted = 減少
level-full = 満杯

## マーカー

marker-macedon = マケドニアのマーカー
marker-persia = ペルシアのマーカー
marker-administration = 管理マーカー

## 都市、リーダーやポイントのいる場所

city-pella = ペラ
city-byzantium = ビュザンティオン
city-athens = アテナイ
city-rhodes = ロドス
city-sardes = サルデス
city-miletus = ミレトス
city-halicarnassus = ハリカルナッソス
city-tyre = テュロス
city-damascus = ダマスカス
city-gaza = ガザ
city-pelusium = ペルシオン
city-memphis = メンフィス
city-salamis = サラミス
city-babylon = バビロン
city-susa = スサ
city-persepolis = ペルセポリス
city-ecbatana = エクバタナ

place-macedon-1 = マケドニア第1軍
place-macedon-2 = マケドニア第2軍
place-macedon-3 = マケドニア第3軍
place-persia-1 = ペルシア第1軍
place-persia-2 = ペルシア第2軍
place-persia-3 = ペルシア第3軍
place-spartan = スパルタ軍
place-macedonian = マケドニア艦隊
place-egyptian = エジプト艦隊
place-tyrian = テュロス艦隊
place-ionic = イオニア艦隊
place-cypriot = キプロス艦隊
place-phoenician = フェニキア艦隊
place-greek = ギリシア艦隊
place-rhodian = ロドス艦隊
place-rhodian-squadron = ロドス小艦隊

group-macedon-1 = マケドニア第1軍
group-macedon-2 = マケドニア第2軍
group-macedon-3 = マケドニア第3軍
group-persia-1 = ペルシア第1軍
group-persia-2 = ペルシア第2軍
group-persia-3 = ペルシア第3軍
group-spartan = スパルタ軍
group-loose = 軍に属さないASP
share-all = すべての

## カード、その枚数、使い方と時機

kind-ahriman-in-bad-mood = 不機嫌なアフリマン
kind-agis-iii = スパルタ王アギス3世
kind-ahura-mazda-smiles = アフラ・マズダの微笑
kind-alexandrian-drunken-binge = アレクサンドロスの酒宴
kind-alexander-goes-native = ペルシアかぶれ
kind-assassin = 暗殺者
kind-attrition = 消耗
kind-bad-weather = 悪天候
kind-bagoas = バゴアス
kind-black-cleitus = 黒のクレイトス
kind-bodyguards = 親衛隊
kind-command-indecision = 指揮の混乱
kind-conspiracy-revealed = 陰謀の発覚
kind-determined-troops = 決死の兵
kind-diades-of-thessaly = テッサリアのディアデス
kind-drought = 干ばつ
kind-embezzlement = 横領
kind-fortunes-of-war = 戦の運
kind-greek-fleet = ギリシア艦隊
kind-illness-and-injury = 病気とけが
kind-major-campaign = 大遠征
kind-mass-marriage = 集団結婚
kind-oligarchic-counter-revolution = 寡頭派の反革命
kind-persians-gain-tactical-advantage = ペルシア軍の戦術的優位
kind-persians-increase-training = ペルシア軍の訓練
kind-peucestas = ペウケスタス
kind-proskynesis = 跪拝礼
kind-revolt = 反乱
kind-rhodes = ロドス
kind-satrap-insubordination = サトラップの不服従
kind-spies = 密偵
kind-storms-at-sea = 海上の嵐
kind-surprise = 奇襲
kind-terrain-advantage = 地の利
kind-the-honeymooners = 新婚休暇
kind-treachery = 裏切り

card-ahriman-in-bad-mood-1 = 不機嫌なアフリマン（1）
card-ahriman-in-bad-mood-2 = 不機嫌なアフリマン（2）
card-agis-iii = スパルタ王アギス3世
card-ahura-mazda-smiles-1 = アフラ・マズダの微笑（1）
card-ahura-mazda-smiles-2 = アフラ・マズダの微笑（2）
card-alexandrian-drunken-binge = アレクサンドロスの酒宴
card-alexander-goes-native = ペルシアかぶれ
card-assassin-1 = 暗殺者（1）
card-assassin-2 = 暗殺者（2）
card-attrition-1 = 消耗（1）
card-attrition-2 = 消耗（2）
card-bad-weather-1 = 悪天候（1）
card-bad-weather-2 = 悪天候（2）
card-bagoas = バゴアス
card-black-cleitus = 黒のクレイトス
card-bodyguards = 親衛隊
card-command-indecision-1 = 指揮の混乱（1）
card-command-indecision-2 = 指揮の混乱（2）
card-conspiracy-revealed = 陰謀の発覚
card-determined-troops = 決死の兵
card-diades-of-thessaly = テッサリアのディアデス
card-drought-1 = 干ばつ（1）
card-drought-2 = 干ばつ（2）
card-embezzlement = 横領
card-fortunes-of-war-1 = 戦の運（1）
card-fortunes-of-war-2 = 戦の運（2）
card-greek-fleet = ギリシア艦隊
card-illness-and-injury-1 = 病気とけが（1）
card-illness-and-injury-2 = 病気とけが（2）
card-major-campaign-1 = 大遠征（1）
card-major-campaign-2 = 大遠征（2）
card-mass-marriage = 集団結婚
card-oligarchic-counter-revolution = 寡頭派の反革命
card-persians-gain-tactical-advantage-1 = ペルシア軍の戦術的優位（1）
card-persians-gain-tactical-advantage-2 = ペルシア軍の戦術的優位（2）
card-persians-gain-tactical-advantage-3 = ペルシア軍の戦術的優位（3）
card-persians-increase-training-1 = ペルシア軍の訓練（1）
card-persians-increase-training-2 = ペルシア軍の訓練（2）
card-peucestas = ペウケスタス
card-proskynesis = 跪拝礼
card-revolt-1 = 反乱（1）
card-revolt-2 = 反乱（2）
card-rhodes = ロドス
card-satrap-insubordination-1 = サトラップの不服従（1）
card-satrap-insubordination-2 = サトラップの不服従（2）
card-spies-1 = 密偵（1）
card-spies-2 = 密偵（2）
card-spies-3 = 密偵（3）
card-storms-at-sea = 海上の嵐
card-surprise-1 = 奇襲（1）
card-surprise-2 = 奇襲（2）
card-terrain-advantage-1 = 地の利（1）
card-terrain-advantage-2 = 地の利（2）
card-the-honeymooners = 新婚休暇
card-treachery = 裏切り

use-rob = 相手の手札を1枚捨てさせる
use-guard = 暗殺者を退ける
use-blight = 荒廃と干ばつを残す
use-agis-iii-revolt = スパルタに反乱を起こす
use-ahura-mazda-smiles-recall = 捨て札から1枚取る
use-clear-sky = 空を晴らす
use-heal = 病人を救う
use-binge = アレクサンドロスに飲ませる
use-revel = 軍に宴を開く
use-customs = 宮廷にペルシアの風習を
use-murder = 暗殺者を送る
use-attrition = 行軍の消耗
use-weather = 州に悪天候を
use-veto = サトラップの不服従を打ち消す
use-satrap-of-persis = ペウケスタスを動かす
use-poison = ダレイオスへの道を開く
use-no-road = ダレイオスの道を閉ざす
use-save-in-battle = 戦場でアレクサンドロスを救う
use-save-from-murder = 暗殺からアレクサンドロスを救う
use-shield = 王を守る
use-stop = 移動を止める
use-plot = 陰謀を暴く
use-answer = 陰謀で応じる
use-grit = 敵の損害を重くする
use-engineer = 技師を雇う
use-drought = 州に干ばつを
use-theft = 財庫を奪う
use-shuffle = すべて切り直す
use-fleet = ギリシア艦隊を呼ぶ
use-illness = リーダーを病気にする
use-wound = アレクサンドロスにけがを
use-campaign = 2つの部隊で動く
use-weddings = 集団結婚を行う
use-coup = イオニアで政変を
use-tactics = リーダーの戦闘値を倍にする
use-drill = 軍を訓練する
use-levy = ペルシスで動員する
use-homage = 跪拝礼を命じる
use-revolt-revolt = 州に反乱を起こす
use-alliance = ロドスの小艦隊を得る
use-rhodes-recall = ロドスの小艦隊を帰らせる
use-closed-gates = 財庫都市を閉ざす
use-dissension = 東方の不和
use-harpalus = ハルパロスを逃がす
use-bad-blood = ペルシアの軍に軋轢を
use-look = 相手の手札を見る
use-steal = カードを盗む
use-unmask = 奇襲を見破る
use-storm = 嵐を起こす
use-ambush = 戦闘で奇襲する
use-evade = 不意を突いて避ける
use-pounce = 逃がさない
use-first-fire = 海で先に撃つ
use-ground = 地の利を占める
use-leave = 兵を休暇に出す
use-traitor = 裏切りで門を開く

window-murder = 暗殺者が使われたとき
window-blood = 暗殺者がアレクサンドロスに当たったとき
window-illness = リーダーが病気になるとき
window-clearing = 管理フェイズ、マーカーを除く前
window-march = 自分の移動が悪天候にあうとき
window-orders = 動かす部隊が指定されたとき
window-halt = 軍が移動を終えたとき
window-open-sea = 外洋を進むとき
window-decree = 「サトラップの不服従」が使われたとき
window-court = 宮廷で不満が起きたとき
window-battle = 陸戦のとき
window-losses = 戦闘の損害のとき
window-deathbed = アレクサンドロスが生死の境にあるとき
window-flight = ダレイオスが逃走するとき
window-evasion = 海上で迎撃されたとき
window-sea-fight = 海戦のとき
window-ruse = 奇襲が使われたとき
window-demand = 降伏勧告のとき
window-lull = 平穏なとき

board-card-ahriman-in-bad-mood = 相手の手札1枚を無作為に捨てさせる。または、自軍のリーダーへの暗殺者を防ぐ。または、この管理フェイズに荒廃と干ばつを残す。
board-card-agis-iii = ペルシア側：スパルタが反乱。スパルタとクレタの守備隊を除き、5ASPのスパルタ軍がペルシア側に立つ。ゲーム中1回。
board-card-ahura-mazda-smiles = ペルシア側：捨て札から1枚を取る。または、このラウンド悪天候の費用なし。または、病気のリーダーが死なずに済む。
board-card-alexandrian-drunken-binge = アレクサンドロスが大王になった後。ペルシア側：負傷度+1。マケドニア側：厭戦度-1。奇数ならクレイトスを殺す。
board-card-alexander-goes-native = アレクサンドロスが大王になった後：厭戦度+1。ペルシア側は「サトラップの不服従」で応じられる。ゲーム中1回。
board-card-assassin = 敵のリーダー1人は1～3で死ぬ。アレクサンドロスは死なず、ダイス1個分の負傷。ダレイオスにはバゴアスと一緒に限る。
board-card-attrition = 砂漠を通ったか5MPを超えて移動した敵の軍に：ダイスの半分のASPを失わせる。相手は財庫で払える。
board-card-bad-weather = 州1つ：次の管理フェイズまで、入る費用が3倍、隣の州は+1。
board-card-bagoas = 「サトラップの不服従」を打ち消す。ペルシア側：ペウケスタスと。マケドニア側：ダレイオスへの暗殺者と、または逃走に+3。6で死ぬ。
board-card-black-cleitus = マケドニア側：戦死か暗殺からアレクサンドロスを救う。別の1枚を捨てれば手札に残る。
board-card-bodyguards = 自軍の王への暗殺者を防ぐ。アレクサンドロスなら、ペルシア側は「陰謀の発覚」で応じられる。
board-card-command-indecision = 敵が動かす軍か艦隊を指定したとき：ダイスがリーダーの値を上回れば、移動とフェイズが終わる。
board-card-conspiracy-revealed = ペルシア側：マケドニア側は厭戦度+1か、リーダー1人を処刑して別の1人を引く。アレクサンドロスへの親衛隊と跪拝礼の後にも使える。
board-card-determined-troops = 陸戦で：相手の損害のダイスに+1。
board-card-diades-of-thessaly = マケドニア側：生きている限り、すべての強襲に+1。場に残る。
board-card-drought = 州1つ：次の管理フェイズまで、その州と隣の州の陸の連絡線は2倍。その州は補充に使えない。
board-card-embezzlement = 敵の財庫1つが1段階下がる。ペラ、メンフィス、王室財庫を除く。
board-card-fortunes-of-war = 山札と捨て札をまとめて切り直す。
board-card-greek-fleet = ギリシアを支配する側のために、ギリシア艦隊がアテナイに登場する。場に残る。
board-card-illness-and-injury = 王を除く敵のリーダー1人：奇数で死亡、偶数で次の管理フェイズまで離脱。ペルシア側：またはアレクサンドロスの負傷度+1。
board-card-major-campaign = このラウンド、軍2つ、艦隊2群、または1つずつが移動し、戦える。
board-card-mass-marriage = ペルシア側、マケドニア側が王族を持つ間：厭戦度+1、アレクサンドロスは結婚する。ゲーム中1回。
board-card-oligarchic-counter-revolution = ペルシア側：ミュシア、リュディア、カリアの空のスペースに1GSP。
board-card-persians-gain-tactical-advantage = ペルシア側、陸戦で：リーダー1人の戦闘値を2倍にする。
board-card-persians-increase-training = ペルシア側：精鋭度3未満の軍1つの精鋭度+1。
board-card-peucestas = ペルシスを支配する側が無料で10ASPを徴募。ペルシア側はバゴアスと一緒に限る。戦闘中以外、ゲーム中1回。
board-card-proskynesis = 大王となったアレクサンドロスへの跪拝礼が義務となる。ペルシア側は「サトラップの不服従」か「陰謀の発覚」で応じられる。1回限り。
board-card-revolt = 反乱値のある州1つは、ダイスが反乱値以下なら反乱。
board-card-rhodes = ロドスが独立している間：1NSPの小艦隊を得る。または、敵の小艦隊を帰らせる。
board-card-satrap-insubordination = 財庫都市1つを閉ざす。または東方の守備隊が解散。またはハルパロスがマケドニア側の財庫を奪う。またはペルシアの軍で軋轢。
board-card-spies = 相手の手札を見る。または、無作為に1枚取る。または、奇襲を打ち消す。
board-card-storms-at-sea = 敵が外洋を進むとき：奇数なら全滅。
board-card-surprise = 陸戦：+2。海上：回避に+2、または敵の回避を封じる、または先に振る。
board-card-terrain-advantage = 防御側の軍：攻撃側は-1。
board-card-the-honeymooners = 次の管理フェイズまでアレクサンドロスの軍から4ASPが離れ、厭戦度-1。ゲーム中1回。
board-card-treachery = 降伏勧告に+3。連絡線の財庫が1段階下がる。

## 出来事：準備、マーカー、管理

event-garrisoned = { $side }が{ $space }に{ $points }GSPを置きます。
event-deployed = { $side }は標準配置を使います（{ $points }GSP）。
event-marker-drawn = 第{ $round }ラウンド：{ $marker }が引かれました。
event-marker-ignored = 直前に管理フェイズが宣言されています。{ $marker }は無視し、別のマーカーを引きます。
event-free-round = 第{ $round }ラウンド：3回連続のため、先に{ $side }の無料ラウンドです。
event-rested = { $side }はもう何もしません。
event-administration = 管理フェイズを行います（宣言：{ $side }）。
event-markers-cleared =
    { $blight ->
        [0] 荒廃、干ばつ、悪天候、疲労が終わります。
       *[other] 悪天候と疲労が終わります。荒廃と干ばつは残ります。
    }
event-recovered = { $army }は無力から回復します。
event-came-back = { $leader }は回復し、手元に戻ります。
event-gates-open = 門が開き、{ $treasury }が使えるようになります。
event-leave-ended = 休暇中の{ $asp }ASPが{ $army }に戻ります。
event-knot-cut = { $leader }がゴルディオンの結び目を断ちます。
event-oracle-spoke = シワの神託が、{ $leader }をゼウスの子と呼びます。
event-great-king = { $leader }が大王になります。
event-proskynesis = { $side }が跪拝礼を義務づけます。
event-game-ends = ゲーム終了。{ $winner }の勝利です。

## 出来事：リーダー

event-leader-drawn =
    { $leader ->
        [hidden] { $side }がリーダーを1人引きます。
       *[other] { $side }が{ $leader }を引きます。
    }
event-leader-placed = { $leader }が{ $army }に加わります。
event-admiral-placed = { $leader }が{ $fleet }に加わります。
event-leader-died = { $leader }は死亡します。
event-anointed = { $leader }がペルシアの新しい大王です。
event-king-joins = { $leader }が{ $army }に加わります。

## 出来事：州と財庫

event-control-changed = { $province }を支配する側：{ $side }。
event-island-taken = { $side }が{ $space }を手に入れます。
event-treasure-city-taken = { $treasury }の持ち主：{ $side }。
event-revolt-began = { $province }で反乱です。
event-revolt-quelled = { $army }が{ $province }の反乱を鎮圧します。
event-treasury-lowered = { $treasury }が1段階下がり、「{ $level }」になります。
event-treasury-raised = { $treasury }が1段階上がり、「{ $level }」になります。
event-replenish-rolled = { $side }が{ $treasury }を補充します。ダイスは{ $die }、州で+{ $added }です。
event-transferred = { $giver }から{ $taker }へ移送します。
event-royal-filled = { $side }が{ $space }で王室財庫を満たします。
event-royal-taken = { $side }が{ $space }で王室財庫を奪います。
event-line-broken = { $side }の{ $fleet }が{ $space }で連絡線を断ちます。

## 出来事：兵力

event-raised = { $side }はダイス3個で{ $dice }を出し、{ $asp }ASPを徴募します。
event-joined-army = { $army }に{ $asp }ASPが加わり、精鋭度は{ $elite }です。
event-army-formed = { $space }で{ $army }（{ $asp }ASP）を作ります。
event-posted = { $side }は{ $space }に、軍に属さない{ $asp }ASPを置きます。
event-reorganised = { $army }は{ $asp }ASP、精鋭度{ $elite }になります。
event-army-dissolved = { $army }を解散します。
event-army-destroyed = { $army }が{ $space }で壊滅します。
event-fleet-raised = { $fleet }を{ $space }で建造します。
event-fleet-refitted = { $fleet }に{ $nsp }NSPを加えます。
event-fleet-changed = { $fleet }は{ $side }の側に移ります。
event-admiral-moved = { $leader }は、寝返った艦隊を離れます。
event-garrison-removed = { $space }の{ $side }の守備隊が{ $points }GSP減ります。
event-siege-lifted = { $space }の攻囲が終わります。

## 出来事：厭戦、負傷、ロドス、アレクサンドリア、王族

event-wearied =
    { $points ->
        [1] マケドニア軍が戦いに倦みます。厭戦度{ $level }。
        [2] マケドニア軍が戦いに倦みます。厭戦度{ $level }。
       *[other] マケドニア軍の士気が戻ります。厭戦度{ $level }。
    }
event-weariness-checked = 厭戦の判定：ダイスは{ $die }、厭戦度は{ $added }です。
event-mutiny = 暴動です。{ $army }から{ $die }ASPが脱走します。
event-mutiny-judged = 暴動の後のダイスは{ $die }、ペルシア側の財庫都市は{ $cities }です。
event-injured =
    { $points ->
        [0] アレクサンドロスは無傷です。負傷度{ $level }。
       *[other] アレクサンドロスが負傷します（{ $points }）。負傷度{ $level }。
    }
event-injury-checked = アレクサンドロスの傷の判定：ダイスは{ $die }です。
event-squadron-gone = { $fleet }を除きます。
event-alexandria-built = { $space }にアレクサンドリアを建設します。
event-alexandria-lost = { $space }のアレクサンドリアが失われます。
event-family-moved = { $side }が王族を{ $space }に移します。
event-family-taken = { $side }が{ $space }で王族を手に入れます。
event-married = { $leader }が王族の一員と結婚します。

## 出来事：移動

event-set-out = { $army }が{ $space }を発ちます（宣言{ $points }MP）。
event-embarked = { $side }の{ $army }が{ $space }で乗船します。
event-sailed = { $side }の{ $fleet }が{ $space }を出航します。
event-escaped = { $side }は{ $space }から{ $points }ASPを海へ脱出させます。
event-moved = { $army }が{ $origin }から{ $target }へ進みます（{ $path }）。
event-moved-by-sea = { $side }の船が{ $origin }から{ $target }へ向かいます（{ $path }）。
event-landed = { $side }が{ $space }に上陸します。
event-joined-sail = { $space }で{ $fleet }が{ $side }の船団に加わります。
event-halted = { $side }は{ $space }で止まります。
event-went-inside = { $army }が{ $space }の市内に入ります。
event-treasury-checked = { $side }の{ $treasury }の判定：ダイスは{ $die }、移動で+{ $added }です。
event-dropped = { $army }が{ $space }に{ $points }ASPを残します。
event-garrison-left = { $side }が{ $space }に{ $points }GSPの守備隊を残します。
event-leader-left = { $space }で{ $leader }が{ $place }に残ります。
event-leader-sent = { $leader }が{ $space }の{ $place }へ行きます。
event-leader-captured = { $leader }が{ $side }に捕らえられます。
event-devastation-rolled =
    { $done ->
        [0] { $side }が{ $province }を荒らそうとします。ダイス{ $die }＋{ $added }：失敗です。
       *[other] { $side }が{ $province }を荒らそうとします。ダイス{ $die }＋{ $added }：荒廃しました。
    }
event-interception-rolled =
    { $came ->
        [0] { $army }が{ $space }で迎撃を試みます。ダイス{ $die }＋{ $added }：失敗です。
       *[other] { $army }が{ $space }で迎撃を試みます。ダイス{ $die }＋{ $added }：成功です。
    }
event-intercepted-at-sea = { $side }の{ $fleet }が{ $origin }から来て、{ $target }で迎撃します。
event-overrun = { $side }が{ $space }で{ $points }ポイントを蹂躙します。

## 出来事：戦闘

event-battle-met = { $side }が{ $space }で{ $other }を攻撃します。
event-sortied = { $side }の{ $points }ASPが{ $space }から出撃します。
event-avoidance-rolled =
    { $avoided ->
        [0] { $side }が{ $space }で戦闘の回避を試みます。ダイス{ $die }＋{ $added }：失敗です。
       *[other] { $side }が{ $space }で戦闘の回避を試みます。ダイス{ $die }＋{ $added }：成功です。
    }
event-withdrew = { $side }が{ $origin }から{ $target }へ退きます。
event-battle-rolled =
    { $modifiers_count ->
        [0] { $space }の{ $side }（戦闘力{ $strength }）：ダイス{ $dice }、スコア{ $score }。
       *[other] { $space }の{ $side }（戦闘力{ $strength }）：ダイス{ $dice }（{ $modifiers }）、合計{ $total }、スコア{ $score }。
    }
event-battle-won = { $side }が{ $space }の戦闘に勝ちます。
event-battle-drawn = { $space }での{ $side }との戦闘は引き分けです。
event-casualty-rolled = { $leader }が危険です。ダイスは{ $die }です。
event-injury-rolled = { $leader }の負傷の判定：ダイスは{ $dice }です。
event-death-rolled = { $leader }が倒れます。ダイスは{ $die }です。
event-retreat-rolled = { $side }は退却します。ダイス{ $die }から{ $rating }を引き、{ $needed }スペースです。
event-retreated = { $side }が{ $origin }から{ $target }へ退却します（{ $cost }MP）。
event-went-back = { $army }が{ $target }へ戻ります。
event-no-retreat = { $side }は{ $space }からの退路がなく、失われます。
event-losses-rolled =
    { $modifiers_count ->
        [0] { $space }での{ $side }の損害：ダイス{ $die }、{ $lost }ポイント。
       *[other] { $space }での{ $side }の損害：ダイス{ $die }（{ $modifiers }）、合計{ $total }、{ $lost }ポイント。
    }
event-flight-losses =
    { $modifiers_count ->
        [0] { $space }へ敗走する{ $side }の損害：ダイス{ $die }、{ $lost }ポイント。
       *[other] { $space }へ敗走する{ $side }の損害：ダイス{ $die }（{ $modifiers }）、合計{ $total }、{ $lost }ポイント。
    }
event-points-lost = { $side }が{ $space }で{ $points }ポイントを失います。
event-tired = { $army }は疲労します。
event-made-useless = { $army }は無力になります。
event-flight-rolled =
    { $added ->
        [0] { $leader }が{ $space }から逃走します。ダイスは{ $dice }です。
       *[other] { $leader }が{ $space }から逃走します。ダイスは{ $dice }＋{ $added }です。
    }
event-darius-fled = { $leader }が{ $space }にたどり着きます。

## 出来事：攻囲

event-besieged = { $army }が{ $space }を攻囲します。
event-demanded = { $side }が{ $space }に降伏を勧告します。
event-demand-rolled =
    { $yields ->
        [0] { $side }への{ $space }の返答：ダイス{ $die }、合計{ $total }（{ $modifiers }）。拒みます。
       *[other] { $side }への{ $space }の返答：ダイス{ $die }、合計{ $total }（{ $modifiers }）。降伏します。
    }
event-city-yielded = { $space }が{ $side }に門を開きます。
event-assault-rolled = { $side }が{ $space }を強襲します。ダイス{ $die }、合計{ $total }（{ $modifiers }）、攻囲ポイント{ $points }、損害{ $lost }。
event-city-fell = { $space }が{ $side }に陥落します。
event-moved-in = { $army }が{ $space }に入城します。
event-posted-inside = { $army }の{ $points }ASPが{ $space }の市内に入ります。
event-sallied = { $army }が{ $space }から逆襲します。
event-terms-offered =
    { $marches ->
        [0] { $side }が{ $space }の開城を申し出ます。失うポイントは{ $lost }です。
       *[other] { $side }が{ $space }の開城を申し出ます。失うポイントは{ $lost }、残りは退去です。
    }
event-offer-refused = { $side }が{ $space }の条件を断ります。
event-capitulated = { $space }が{ $side }に開城します。
event-marched-off = { $side }が{ $origin }から{ $target }へ退去します。

## 出来事：海戦

event-evasion-rolled =
    { $away ->
        [0] { $side }が{ $space }で回避を試みます。ダイス{ $die }＋{ $added }：失敗です。
       *[other] { $side }が{ $space }で回避を試みます。ダイス{ $die }＋{ $added }：引き返します。
    }
event-sea-dice = { $space }で{ $side }がダイス{ $dice }個を振り、命中は{ $hits }です。
event-sunk = { $side }の{ $fleet }が1NSPを失い、残りは{ $left }です。
event-fleet-lost = { $side }の{ $fleet }が全滅します。
event-transport-sunk = { $side }の輸送船が{ $space }で沈みます。
event-sea-won = { $side }が{ $space }の海戦に勝ちます。
event-fleet-back = { $side }の{ $fleet }が{ $origin }から{ $target }へ移ります。
event-thrown-back = { $side }が{ $origin }から{ $target }へ押し戻されます。
event-rhodes-attacked = { $side }が{ $space }でロドスの艦隊を攻撃します。

path-kind-land = 平地
path-kind-mountain = 山地
path-kind-mountain-pass = 峠
path-kind-strait = 海峡
path-kind-desert = 砂漠
path-kind-sea = 海路
path-kind-deep-sea = 外洋

## 出来事：カード

event-card-drawn =
    { $card ->
        [hidden] { $side }がカードを引きます。
       *[other] { $side }が「{ $card }」を引きます。
    }
event-card-played = { $side }が「{ $title }」を使います：{ $use }。
event-card-along = { $side }が「{ $title }」も一緒に使います。
event-card-discarded = { $side }が「{ $card }」を捨てます。
event-card-set-aside = 「{ $card }」をゲームから除きます。
event-card-kept = { $side }が「{ $card }」を手札に残します。
event-cards-shuffled = カードを切り直します。山札は{ $cards }枚です。
event-card-robbed =
    { $card ->
        [hidden] { $side }がカード1枚を裏向きで失います。
       *[other] { $side }が「{ $card }」を裏向きで失います。
    }
event-card-stolen =
    { $card ->
        [hidden] { $side }がカードを1枚盗みます。
       *[other] { $side }が「{ $card }」を盗みます。
    }
event-hand-seen =
    { $cards ->
        [hidden] { $side }が相手の手札を見ます。
       *[other] { $side }が相手の手札を見ます：{ $cards }。
    }
event-card-recalled = { $side }が捨て札から「{ $card }」を取ります。
event-card-void = 「{ $title }」は効果がありません。
event-bagoas-rolled =
    { $die ->
        [6] バゴアス：ダイスは6、死亡します。
       *[other] バゴアス：ダイスは{ $die }、生き延びます。
    }
event-aimed = 「{ $title }」の標的は{ $leader }です。
event-aimed-at-diades = 「{ $title }」の標的はディアデスです。
event-murder-rolled =
    { $dead ->
        [0] 暗殺者：ダイスは{ $die }、失敗です。
       *[other] 暗殺者：ダイスは{ $die }、成功です。
    }
event-illness-rolled =
    { $dead ->
        [0] { $leader }の病：ダイスは{ $die }、助かります。
       *[other] { $leader }の病：ダイスは{ $die }、死亡します。
    }
event-fell-ill = { $leader }は次の管理フェイズまで離れます。
event-executed = { $leader }が処刑されます。
event-replaced = { $leader }が処刑された者の後を継ぎます。
event-cleitus-rolled =
    { $dead ->
        [0] クレイトスと王の口論：ダイスは{ $die }、何も起こりません。
       *[other] クレイトスと王の口論：ダイスは{ $die }、クレイトスが殺されます。
    }
event-bad-blood-rolled = { $army }の軋轢：{ $leaders }、ダイス{ $dice }。
event-sent-away = { $leader }が軍を離れ、手元に戻ります。
event-diades-hired = ディアデスが{ $side }のために攻城兵器を造ります。
event-diades-dead = ダイスは{ $die }、ディアデスは死亡します。
event-weather-turned = { $province }は悪天候です。
event-drought-came = { $province }は干ばつです。
event-revolt-rolled = { $province }の反乱の判定：ダイスは{ $die }、反乱値は{ $rating }です。
event-spartans-rise = アギスがスパルタを挙兵させます。{ $army }が{ $space }に立ちます。
event-coup-made = 寡頭派が{ $space }をペルシア側につけます。
event-gates-closed = 門が閉ざされ、{ $treasury }は使えません。
event-dissension-rolled =
    { $asp ->
        [0] { $province }の不和：ダイスは{ $die }、守備隊は留まります。
       *[other] { $province }の不和：ダイスは{ $die }、守備隊は解散し、{ $asp }ASPがアレクサンドロスに加わります。
    }
event-harpalus-fled = ハルパロスが{ $treasury }の金を持ち逃げします。
event-greek-fleet-came = { $fleet }が{ $side }につきます。
event-squadron-lent = ロドスが{ $side }に{ $fleet }を貸します。
event-squadron-recalled = ロドスが{ $fleet }を呼び戻します。
event-indecision-rolled =
    { $stopped ->
        [0] 指揮の混乱：ダイスは{ $die }、値は{ $rating }、移動を続けます。
       *[other] 指揮の混乱：ダイスは{ $die }、値は{ $rating }、移動は取り消されます。
    }
event-attrition-rolled = 消耗：ダイスは{ $die }、{ $army }は{ $asp }ASPを失うことになります。
event-attrition-paid = 損失を{ $treasury }で償います。
event-storm-rolled =
    { $lost ->
        [0] 嵐：ダイスは{ $die }、船は無事です。
       *[other] 嵐：ダイスは{ $die }、すべて失われます。
    }
event-rating-doubled = { $leader }の戦闘値が2倍になります。
event-drilled = { $army }を訓練し、精鋭度は{ $elite }になります。
event-levy-granted = ペウケスタスが{ $side }に{ $asp }ASPを動員します。
event-on-leave = { $army }の{ $asp }ASPが休暇で帰ります。
event-campaign-begun = { $side }が大遠征を始めます。2つの部隊が動けます。

## カードで尋ねること

prompt-play-card =
    { $cards ->
        [0] 手札がありません。先へ進みますか？
       *[other] 手札は{ $cards }枚です。使いますか、捨てますか？
    }
prompt-discard-more = さらに捨てますか？ 手札は{ $cards }枚です。
prompt-make-room = 手札が{ $cards }枚で一杯です。先にどれを捨てますか？
prompt-aim = 「{ $kind }」を何に使いますか？
prompt-attrition = { $army }は消耗で{ $points }ASPを失います。代わりに財庫で払いますか？

action-aim-leader = { $leader }に使う
action-aim-diades = ディアデスに使う
action-aim-province = { $province }に使う
action-aim-treasury = { $treasury }に使う
action-aim-space = { $space }にペルシアの守備隊を置く
action-aim-army = { $army }に使う
action-aim-card = 捨て札から「{ $card }」を取る
action-keep-cards = カードを使わない
action-discard = 「{ $card }」を捨てる
action-end-discarding = もう捨てない
action-suffer = 損失を受ける
action-pay-attrition = { $treasury }で払う

refusal-card-has-no-target = 「{ $kind }」を使える相手がありません。
refusal-card-aims-elsewhere = そのカードはそれには使えません。
refusal-five-cards = 手札が{ $cards }枚のときは、使うか捨てなければなりません。
refusal-not-intercepted = 迎撃された側だけが使えます。
refusal-not-interceptor = 迎撃した側だけが使えます。
refusal-leader-not-used = { $leader }の戦闘値はこの戦闘で使われていません。
refusal-doubled-already = { $leader }の戦闘値はもう2倍です。
refusal-not-defender = 防御側だけが使えます。
refusal-no-army-defends = ここで守る軍はいません。
refusal-no-card-to-take = 相手に手札がありません。
refusal-no-discards = 捨て札がありません。
refusal-not-discarded = 「{ $card }」は捨て札にありません。
refusal-no-bad-weather = 悪天候はありません。
refusal-markers-stay-already = もう残ることになっています。
refusal-no-markers = 荒廃も干ばつもありません。
refusal-no-army-has-marched = 移動を終えたばかりの敵の軍がありません。
refusal-march-too-easy = 軍は砂漠を通らず、{ $points }MPを超えて使っていません。
refusal-treasury-not-in-line = 軍から{ $treasury }への連絡線がありません。

## 尋ねること

prompt-deploy =
    { $left ->
        [0] 守備隊はすべて置きました。よろしいですか？
       *[other] 守備隊をどこに置きますか？ 残りは{ $left }GSPです。標準配置も使えます。
    }
prompt-act =
    { $again ->
        [0] { $moves ->
            [0] 行動は1つです。光る軍か艦隊を動かすか、ほかを選びます。
            [1] 行動は1つです。光る軍か艦隊を動かすか、ほかを選びます。
           *[other] 大遠征で2つの部隊が動けます。1つ目の軍か艦隊を押すか、ほかの行動を選びます。
        }
       *[other] もう1つ、どの部隊を動かしますか？ 軍か艦隊を押します。
    }
prompt-talents = 大王は{ $treasury }から王室財庫を満たしますか？
prompt-withdrawing = 守備隊を除きますか？
prompt-returning = 休暇中の{ $points }ASPはどの軍に戻りますか？
prompt-founding = アレクサンドリアをどこに建設しますか？ 残りのカウンターは{ $left }です。
prompt-sortie = { $space }の市外の味方が攻撃されています。市内から誰が出撃しますか？
prompt-avoid = { $space }で攻撃されています。戦闘を回避しますか？
prompt-fall-back = { $space }の戦闘を回避しました。部隊はどこへ行きますか？
prompt-lead = { $space }で誰の戦闘値を使いますか？
prompt-terms-march = { $city }の市内の部隊に、どんな条件を出しますか？
prompt-terms-losses = { $city }で何ポイントを失うことにしますか？
prompt-terms-payment = { $city }のために財庫から支払いますか？
prompt-answer-terms =
    { $city }の条件：失うポイントは{ $lost }、{ $marches ->
        [0] 退去なし
       *[other] 残りは退去
    }です。受けますか？
prompt-answer-terms-paid =
    { $city }の条件：失うポイントは{ $lost }、{ $marches ->
        [0] 退去なし
       *[other] 残りは退去
    }、{ $side }が{ $giver }から{ $taker }へ1段階支払います。受けますか？
prompt-lose-by-terms = { $city }の条件で{ $points }ポイントを失います。どれを失いますか？
prompt-march-off = { $city }の部隊はどこへ退去しますか？
prompt-move-in = { $space }を手に入れました。誰が市内に入りますか？
prompt-post = { $army }の何ポイントが{ $space }の市内に入りますか？
prompt-leave-garrison = { $space }に何GSPを残しますか？
prompt-flee-to = ダレイオスは{ $space }からどこへ逃走しますか？
prompt-detach = { $army }は{ $space }に何ポイントを残しますか？
prompt-devastate = { $province }を荒らすのに何MPを使いますか？
prompt-placing = 徴募した{ $points }ポイントを、どの軍に加えますか、またはどこに新しい軍を作りますか？
prompt-enlist = 徴募した{ $points }ポイントのうち、いくつですか？
prompt-forming = { $space }の新しい軍（{ $points }ASP）は市内ですか、市外ですか？
prompt-leading = { $army }に手元のリーダーを置きますか？
prompt-intercept = 敵が{ $space }に来ました。どの軍で迎撃を試みますか？
prompt-send = どのリーダーを動かしますか？ 行き先の軍か艦隊を押してください。
prompt-ambush = { $leader }が{ $space }に来ます。どの軍で捕らえようとしますか？
prompt-lose-garrison = { $points }ポイントを失います。そのうちGSPはいくつですか？
prompt-lose = { $points }ポイントを失います。{ $army }はいくつ失いますか？
prompt-lose-loose = { $points }ポイントを失います。軍に属さないASPはいくつ失いますか？
prompt-take-flight = { $space }の軍は無力です。もう一度損害を振って敗走しますか？
prompt-fund = { $army }は{ $points }MPを使います。どの財庫を指定しますか？
prompt-marching = { $army }は{ $space }にいて、残りは{ $left }MPです。どこへ進みますか？
prompt-sailing = 船は{ $space }にいて、残りは{ $left }MPです。どこへ向かいますか？
prompt-moment = { $moment ->
        [murder] 暗殺者が送られました。
        [blood] 暗殺者がアレクサンドロスに迫りました。
        [illness] リーダーが病に倒れました。
        [clearing] 荒廃と干ばつが終わろうとしています。
        [march] 悪天候が移動を妨げるかもしれません。
        [orders] 動かす部隊が指定されました。
        [halt] 軍が移動を終えました。
        [open-sea] 外洋の航海です。
        [decree] サトラップが従いません。
        [court] 宮廷に不満が広がっています。
        [battle] 戦闘が始まろうとしています。
        [losses] 損害のロールの前です。
        [deathbed] アレクサンドロスが死に瀕しています。
        [flight] ダレイオスが逃走します。
        [evasion] 船が迎撃されました。
        [sea-fight] 海戦が始まります。
        [ruse] 奇襲が使われました。
        [demand] 都市に降伏が勧告されました。
       *[lull] 平穏なときです。
    }{ $side }はカードを使いますか？
prompt-intercept-at-sea = { $space }の近くに敵がいます。どの艦隊で迎撃しますか？
prompt-evade = { $space }で船が迎撃されました。回避を試みますか？
prompt-raising = 何を徴募しますか？ 徴募可能なASPは{ $available }です。
prompt-reorganising = { $space }の部隊をどう分けますか？
prompt-replenishing = どの財庫を補充しますか？
prompt-taxing = { $treasury }に加える州：{ $provinces }。振りますか、州を別の財庫に残しますか？
prompt-retreat =
    { $needed ->
        [0] { $space }まで退却しました（{ $cost }MP）。さらに退却しますか？
       *[other] { $space }から、あと{ $needed }スペース以上退却します。どこへ行きますか？
    }
prompt-flight = 軍は{ $space }から敗走します（ここまで{ $cost }MP）。どこへ行きますか？
prompt-sink = { $space }で{ $hits }の命中です。敵のどの艦隊のNSPを破壊しますか？
prompt-building = { $treasury }で、どの艦隊を建造または修復しますか？
prompt-sieges = { $side }は都市を強襲しますか？
prompt-stationing = 徴募した{ $points }ポイントをどこに置きますか？
prompt-posting = { $space }の{ $points }ポイントをどうしますか？
prompt-succession = 王位が空です。誰を新しい大王にしますか？
prompt-travelling = 王族は{ $space }からどこへ行きますか？
prompt-break-line = 敵の連絡線が{ $space }を通ります。どの艦隊で断ちますか？

## できること

action-garrison = { $space }に守備隊を置く
action-standard = 標準配置を使う
action-ready = 準備完了
action-administer = 管理フェイズを宣言する
action-proskynesis = 跪拝礼を義務づける
action-rest = もう何もしない
action-take-talents = 都市から王室財庫を満たす
action-leave-talents = 都市の金に手を付けない
action-withdraw = { $space }の守備隊を1GSP除く
action-end-withdrawing = ほかの守備隊は残す
action-return-leave = { $army }に戻す
action-found = { $space }にアレクサンドリアを建設する
action-no-city = 建設しない
action-assault = { $city }を強襲する
action-sortie = { $army }が出撃する
action-sortie-posts = 軍に属さないASPが出撃する
action-stay-inside = もう誰も出撃しない
action-avoid = 戦闘の回避を試みる
action-stand = 戦闘に応じる
action-fall-back = { $space }へ退く
action-fall-back-inside = { $space }の市内に退く
action-lead = { $leader }が指揮する
action-offer = { $city }の開城を申し出る
action-free-passage = 軍の退去を認める
action-give-up = 市内の全員を失う
action-pay = { $treasury }から{ $treasury_2 }へ1段階支払う
action-no-payment = 支払わない
action-accept-terms = 条件を受ける
action-refuse-terms = 条件を断る
action-march-off = { $space }へ退去する
action-move-in = { $army }が市内に入る
action-post = { $army }のポイントを市内に入れる
action-garrison-city = 都市に守備隊を置く
action-stay-out = もう誰も入らない
action-number = { $count }個
action-flee-to = ダレイオスは{ $space }へ逃走する
action-detach = ここにポイントを残す
action-leave-garrison = ここに守備隊を残す
action-leave-leader = { $leader }を{ $place }に残す
action-devastate = 州を荒らす
action-levy = { $army }に加える
action-levy-at = { $space }に新しい軍を作る（{ $treasury }）
action-forgo = 残りをあきらめる
action-enlist = { $points }ポイント
action-form =
    { $walls ->
        [inside] 市内
       *[outside] 市外
    }
action-assign = { $leader }を{ $army }に置く
action-assign-fleet = { $leader }を{ $fleet }に乗せる
action-intercept = { $army }で迎撃する
action-let-pass = 通す
action-besiege = 攻囲する
action-send = { $leader }を{ $place }へ送る
action-end-sending = ほかのリーダーは動かさない
action-ambush = { $army }で捕らえる
action-let-by = リーダーを通す
action-take-flight = 敗走する
action-no-flight = 敗走しない
action-march = { $army }で{ $points }MP行軍する
action-embark = { $army }が海路で動く
action-set-sail = { $fleet }で出航する
action-evacuate = { $cargo }ASPが{ $city }から海へ脱出する
action-fund = { $treasury }を指定する
action-go = { $space }へ進む
action-sail = { $space }へ航行する
action-land = ここに上陸する
action-escort = { $fleet }が同行する
action-attack-rhodes = ロドスの艦隊を攻撃する
action-halt = 止まる
action-enter = 市内で止まる
action-play = カードを使う：{ $use }
action-intercept-at-sea = { $fleet }で迎撃する
action-let-sail = 航行させる
action-evade = 海戦の回避を試みる
action-accept-fight = 海戦に応じる
action-raise = 兵や艦隊を徴募する
action-draw-leader = リーダーを引く
action-end-raising = もう徴募しない
action-reorganise = { $space }で再編成する
action-shift = { $group }から{ $share }ポイントを{ $army }へ
action-reassign = { $leader }を{ $army }へ
action-end-reorganising = 再編成を終える
action-replenish = { $treasury }を補充する
action-spare = { $province }を別の財庫に残す
action-roll = ダイスを振る
action-fill-royal = 王室財庫を満たす
action-transfer = { $treasury }から{ $treasury_2 }へ移送する
action-end-replenishing = もう補充しない
action-retreat = { $space }へ退却する
action-rest-here = ここで退却を終える
action-shelter = 市内で退却を終える
action-move-family = 王族を動かす
action-family-to = 王族は{ $space }へ行く
action-move-leaders = リーダーを動かす
action-pass = 今はカードを使わない
action-take-family = 王族は王とともに動く
action-leave-family = 王族はここに留まる
action-marry = アレクサンドロスが王族と結婚する
action-counter-attack = { $army }で逆襲する
action-sink = { $fleet }のNSP
action-build = { $treasury }で艦隊を建造する
action-launch = { $fleet }を{ $space }で建造する
action-refit = { $fleet }を修復する
action-end-building = もう建造しない
action-end-sieges = 強襲しない
action-levy-from = { $treasury }で徴募する
action-station = { $treasury }の都市に{ $points }ポイント
action-join = { $army }と合流する
action-stay-loose = 軍に属さずに留まる
action-form-army = 新しい軍を作る
action-demand = 都市に降伏を勧告する
action-anoint = { $leader }を大王にする
action-leave-vacant = 王位を今は空けておく
action-break-line = { $fleet }が{ $space }で連絡線を断つ
action-let-line = 連絡線をそのままにする

## できない理由

refusal-only-moves-now = このラウンドはもう部隊が動きました。動けるのは2つ目の部隊だけです。
refusal-administered-before = 直前のラウンドが管理フェイズでした。今は宣言できません。
refusal-macedonian-only = マケドニア側だけができます。
refusal-persian-only = ペルシア側だけができます。
refusal-not-great-king = アレクサンドロスはまだ大王ではありません。
refusal-done-already = 跪拝礼はもう義務づけられています。
refusal-no-garrison = { $space }に自軍の守備隊はいません。
refusal-no-army-of-yours = ここにいる自軍の軍ではありません。
refusal-larger-than-first = 第1軍より大きい軍は作れません。
refusal-larger-than-first-by = あと{ $points }ポイントまでです。第1軍より大きい軍は作れません。
refusal-no-counter-left = 4つのアレクサンドリアはすべて建設しました。
refusal-no-garrison-for-it = アレクサンドリアには2GSPが必要ですが、足りません。
refusal-not-there = { $space }にアレクサンドリアは建設できません。
refusal-alexandria-there = { $space }にはもうアレクサンドリアがあります。
refusal-tribe-there = { $space }には部族がいます。
refusal-enemy-there = { $space }には敵がいます。
refusal-not-your-province = { $space }の州を支配していません。
refusal-no-room = { $space }にはこれ以上守備隊を置けません。
refusal-no-siege-of-yours = その都市を攻囲していません。
refusal-assaulted-already = このラウンドの強襲はもう行いました。
refusal-fatigued = 疲労した軍は攻撃できません。
refusal-not-inside = { $army }は市内にいません。
refusal-no-points-inside = { $space }の市内に、軍に属さないASPはありません。
refusal-nowhere-to-withdraw = 敵のいない隣のスペースがありません。
refusal-no-refuge = { $space }には行けません。
refusal-no-city-there = { $space }に入れる大都市はありません。
refusal-not-in-battle = { $leader }はこの戦闘に加わっていません。
refusal-leads-already = { $leader }はもう指揮しています。
refusal-chosen-in-order = { $leader }を含む2人は、もう1人から先に指名してください。
refusal-no-siege-to-end = 開城を取り決められる攻囲ではありません。
refusal-offered-already = このセグメントの申し出はもう行いました。
refusal-independents-make-no-terms = 独立した者とは取り決められません。
refusal-cannot-pay = その支払いはできません。双方の財庫が連絡線で結ばれていなければなりません。
refusal-nobody-marches-off = 退去できる者がいないか、行き先がありません。
refusal-not-before-city = { $army }はその都市の前にいません。
refusal-too-many-to-move-in = { $army }は大きすぎて入れません。
refusal-none-to-spare = 軍にはそれに使えるポイントがありません。
refusal-no-garrison-here = ここに守備隊は置けません。
refusal-number-out-of-bounds = { $low }から{ $high }までです。
refusal-no-refuge-there = ダレイオスは{ $space }へは逃走できません。
refusal-cannot-drop-here = ここにポイントは残せません。
refusal-not-with-army = そのリーダーは、移動中の軍にいません。
refusal-king-stays = 王は第1軍に留まります。
refusal-not-in-this-space = このスペースにいません。
refusal-no-province-here = ここに荒らせる州はありません。
refusal-after-combat = 戦闘の後は荒らせません。
refusal-enemies-in-province = 州に敵がいます。
refusal-no-points-to-devastate = そのためのMPが残っていません。
refusal-tried-already = この行動でもう試みました。
refusal-devastated-already = 州はもう荒廃しています。
refusal-pella-empty = ペラの財庫は、自軍のものでないか「空」です。
refusal-no-line-to-pella = { $army }からペラへの連絡線がありません。
refusal-three-armies = 軍はもう3つあります。
refusal-not-your-space = { $space }は自軍のものではありません。
refusal-under-siege = 攻囲されています。
refusal-no-leader-for-it = 新しい軍には、その州か手元のリーダーが必要です。
refusal-treasury-not-usable = { $treasury }は使えません。
refusal-no-line = 連絡線がありません。
refusal-costs-nothing = このポイントに費用はかかりません。ほかの財庫は指定しません。
refusal-not-so-many = { $points }ポイントしかありません。
refusal-nowhere-else = 残りの行き先がありません。{ $points }ポイントすべてを選んでください。
refusal-no-walls = { $space }に入れる都市はありません。
refusal-not-in-hand = { $leader }は手元にいません。
refusal-for-the-new-army = このリーダーは、先に{ $army }に必要です。
refusal-king-leads-first = { $leader }は第1軍だけを率います。
refusal-no-fleet-of-yours = { $fleet }は自軍のものでないか、ここにいません。
refusal-cannot-intercept = { $army }は{ $space }で迎撃できません。
refusal-no-enemy-city = ここに敵の都市はありません。
refusal-too-weak-to-besiege = 攻囲には10ASPの軍が必要です。
refusal-besieged-already = 都市はもう攻囲されています。
refusal-enemies-outside = 都市の前に敵がいます。
refusal-devastating = 荒らす軍は、この行動では戦いません。
refusal-leader-not-yours = マップ上の自軍のリーダーではありません。
refusal-no-move-left = このラウンドに動かせる部隊はもうありません。
refusal-sent-already = そのリーダーはもう動きました。
refusal-no-place-for-leader = リーダーは自軍の軍か艦隊へ行きます。
refusal-there-already = リーダーはもうそこにいます。
refusal-not-yours = 自軍のものではありません。
refusal-moved-already = このラウンドにもう動きました。
refusal-army-1-smaller = 第1軍がほかの軍より小さいため、ほかの軍は行動できません。
refusal-no-such-allowance = 軍はそれほどのMPを使えません。
refusal-nowhere-to-go = 行ける場所がありません。
refusal-no-line-for-fleet = 艦隊の移動には連絡線が必要です。
refusal-not-under-siege = 都市は攻囲されていません。
refusal-no-line-to = フェイズの始めに{ $treasury }への連絡線がありませんでした。
refusal-not-in-transit = 通過点では止まれません。
refusal-besiege-or-go-on = 敵の都市の前では、攻囲するか進むかです。
refusal-not-under-way = 軍はまだ動いていません。
refusal-not-afloat = 軍は海上にいません。
refusal-no-city-here = ここに大都市はありません。
refusal-enemies-inside = 市内に敵がいます。
refusal-inside-already = もう市内にいます。
refusal-not-from-here = その艦隊はここから始めていません。
refusal-not-at-rhodes = 独立したロドスの港に自軍の艦隊がいません。
refusal-card-not-alone = そのカードは単独では使えません。
refusal-not-your-card = { $card }は手札にありません。
refusal-card-not-in-hand = 手札にありません：{ $kind }。
refusal-card-of-the-other-side = { $kind }のその使い方は、相手側のものです。
refusal-card-at-another-moment = { $kind }をそのように使う時機ではありません。
refusal-card-needs-another = { $kind }と一緒に使わなければなりません。
refusal-cannot-intercept-at-sea = { $fleet }は{ $space }で迎撃できません。
refusal-levied-already = この行動ではもう徴募しました。
refusal-none-available = 徴募できるASPが残っていません。
refusal-nothing-to-raise = 徴募できるものがありません。
refusal-drawn-already = この行動ではもうリーダーを引きました。
refusal-pool-empty = 引けるリーダーがいません。
refusal-nothing-to-reorganise = { $space }に再編成するものがありません。
refusal-first-too-small = 第1軍が小さすぎるため、それを含まない{ $space }の再編成はできません。
refusal-not-here-to-reorganise = { $army }はここにいません。
refusal-nothing-to-shift = { $group }から移せるポイントがありません。
refusal-shifted-already = { $group }との間ではもうポイントを移しました。
refusal-not-your-leader = { $leader }を置くことはできません。
refusal-reassigned-already = { $leader }はもう所属を変えました。
refusal-first-stays = { $army }には1ポイントを残さなければなりません。
refusal-royal-is-filled = 王室財庫はロールせずに満たします。
refusal-not-your-city = { $treasury }を持っていません。
refusal-full-already = もう「満杯」です：{ $treasury }。
refusal-gained-already = このフェイズにもう1段階上がりました：{ $treasury }。
refusal-rolled-already = このフェイズにもう振りました：{ $treasury }。
refusal-no-province-helps = { $treasury }に使える州が残っていません。
refusal-not-used = { $province }はこれに使われていません。
refusal-last-province = { $province }が最後の州です。除くと成功しません。
refusal-of-no-other-use = { $province }はほかの財庫に使えません。
refusal-royal-not-yours = 王室財庫を持っていません。
refusal-royal-not-in-city = 王室財庫は自軍の財庫都市にありません。
refusal-used-already = { $province }はこのフェイズにもう使いました。
refusal-cities-only = 移送できるのは財庫都市だけです。
refusal-needs-nothing = 必要がありません：{ $treasury }。
refusal-no-line-between = そこへの連絡線がありません。
refusal-no-way-back = { $space }は戦場から遠くないか、空いていません。
refusal-dead-end = { $space }からでは退却を終えられません。
refusal-must-retreat = あと{ $needed }スペース退却しなければなりません。
refusal-no-shelter = { $space }に入れる都市はありません。
refusal-no-farther = 隣接する州より先へは進めません。
refusal-no-path = そこへの経路がありません。
refusal-fleets-stay-at-sea = 艦隊は陸に上がれません。
refusal-land-first = 先に上陸しなければなりません。
refusal-one-leg-each = 陸と海の移動は1回ずつです。
refusal-too-few-points = MPが足りません。
refusal-royal-treasury-slows = 王室財庫を伴う軍は、これ以上進めません。
refusal-too-far-at-sea = 海上移動は4MPまでです。
refusal-useless-army = 無力な軍は3スペースまでしか動けません。
refusal-spartans-stay = スパルタ軍はヨーロッパを出ません。
refusal-rhodes-ends-the-move = 独立したロドスに達した海上移動はそこで終わります。
refusal-too-many-to-ship = 1回の行動で海を渡れるのは15ASPまでです。
refusal-no-fleet-to-escape = 港に自軍の艦隊がなければ脱出できません。
refusal-no-way-on = そこから先のスペースへ行く道がありません。
refusal-points-without-army = 軍に属さないASPは動けません。
refusal-family-not-yours = 王族を持っていません。
refusal-family-cannot-go = 王族は{ $space }へ行けません。
refusal-family-stays = 王族の行ける場所がありません。
refusal-family-settled = もうそうなっています。
refusal-king-not-there = 王はそこにいません。
refusal-married-already = アレクサンドロスはもう結婚しています。
refusal-captured-this-round = 王族はこのラウンドに捕らえました。結婚は後のラウンドです。
refusal-not-besieged = 軍は、前に敵の軍がいる都市の市内にいません。
refusal-not-in-fight = { $fleet }はこの海戦に加わっていません。
refusal-not-here = { $space }に守備隊は置けません。
refusal-none-left = { $most }GSPをすべて置きました。
refusal-begun-already = もう自分で守備隊を置き始めています。
refusal-on-the-map = { $fleet }はマップにあります。
refusal-by-card-only = { $fleet }はカードでだけ登場します。
refusal-not-its-home = { $space }は{ $fleet }の母港ではありません。
refusal-not-all-homes = { $fleet }の母港をすべては支配していません。
refusal-at-full-strength = { $fleet }は最大戦力です。
refusal-not-in-its-home = { $fleet }は自軍の持つ母港にいません。
refusal-built-already = この行動ではもう財庫で建造しました。
refusal-nothing-to-build = 建造や修復のできる艦隊がありません。
refusal-not-a-levy-city = ペルシアのASPは、エクバタナ、バビロン、スサ、ペルセポリスに置きます。
refusal-not-this-city = { $treasury }の都市には置けません。
refusal-too-weak-to-demand = 降伏勧告には10ASPの軍が必要です。
refusal-no-points-to-demand = 降伏勧告には1MPが必要ですが、残っていません。
refusal-demanded-already = この軍はこの都市に勧告したことがあります。
refusal-there-is-a-king = 大王はいます。
refusal-alexander-is-king = アレクサンドロスが大王です。ペルシアに別の大王は立てられません。
refusal-no-treasure-city = 財庫都市がなければ大王を立てられません。
refusal-not-in-play = { $leader }は使えません。
refusal-broke-before = { $fleet }はもう連絡線を断ちました。
refusal-out-of-lanes = { $space }に行ける艦隊がありません。
refusal-line-not-there = { $space }を通る連絡線はありません。

## 合計するもの

modifier-leaders = リーダー{ $signed }
modifier-tribe = 部族{ $signed }
modifier-no-line = 連絡線なし{ $signed }
modifier-elite = 精鋭度{ $signed }
modifier-fatigue = 疲労{ $signed }
modifier-surprise = 奇襲{ $signed }
modifier-hard-path = 峠か海峡{ $signed }
modifier-stronghold = 要害{ $signed }
modifier-terrain = 地の利{ $signed }
modifier-tactics = 戦術{ $signed }
modifier-victor = 勝者{ $signed }
modifier-victor-twice = スコア2倍の勝者{ $signed }
modifier-loss-no-line = 連絡線なし{ $signed }
modifier-loss-fatigue = 疲労{ $signed }
modifier-three-to-one = 3対1{ $signed }
modifier-determined = 決死の兵{ $signed }
modifier-retreat = 退却{ $signed }
modifier-rating = リーダー{ $signed }
modifier-mountain = 山地{ $signed }
modifier-walls = 城壁{ $signed }
modifier-outnumbered = 2倍超{ $signed }
modifier-points-inside = 市内の軍{ $signed }
modifier-treachery = 裏切り{ $signed }
modifier-own-fleet = 自軍の艦隊{ $signed }
modifier-enemy-fleet = 敵の艦隊{ $signed }
modifier-diades = ディアデス{ $signed }
modifier-evasion = 奇襲{ $signed }

## 確率

odds-fails = 何も起こらない
odds-avoids = 戦闘を回避する
odds-evades = 海戦を回避する
odds-intercepts = 迎撃に成功する
odds-replenishes = 1段階上がる
odds-treasury-reduced = 支払う国庫が下がる
odds-treasury-stays = 変わらない
odds-flees-to-city = ダレイオスが都市へ逃れる
odds-flees-away = ダレイオスが逃げ延びる
odds-darius-falls = ダレイオスが捕らわれるか討たれる
odds-surrenders = 都市が降伏する
odds-city-falls = 都市が陥落する
odds-assault-costs =
    { $points ->
        [0] 損失なし
       *[other] { $points }ポイントを失う
    }
odds-captures = 指揮官を捕らえる
odds-devastates = 属州を荒廃させる
odds-drowned = 輸送中の部隊は全滅する
odds-fight-won = 海戦に勝つ
odds-fight-drawn = 引き分け：港に戻る
odds-fight-lost = 海戦に敗れる
odds-battle-won = 戦闘に勝つ
odds-battle-won-twice = 2倍のスコアで勝つ
odds-battle-drawn = 引き分ける
odds-battle-lost = 戦闘に負ける
odds-battle-lost-twice = 2倍のスコアで負ける
odds-demand = 降伏勧告
odds-assault = 強襲
odds-attack = 攻撃側、戦闘力{ $strength }
odds-defence = 防御側、戦闘力{ $strength }

## カードについて、さらに

prompt-keep-cleitus = 「{ $card }」が王を救いました。別の1枚を捨てて手札に残しますか？
prompt-conspiracy = 陰謀です。厭戦度は{ $level }です。1上げますか、リーダーを処刑しますか？

action-let-cleitus-go = クレイトスを残さない
action-keep-cleitus = クレイトスを残し、「{ $card }」を捨てる
action-take-weariness = 厭戦度を1上げる
action-execute = { $leader }を処刑する

refusal-mandatory-already = 跪拝礼はもう義務です。
refusal-family-not-held = マケドニア側は王族を持っていません。
refusal-no-persian-army = { $army }はマップ上のペルシアの軍ではありません。
refusal-spartans-not-drilled = スパルタ軍は訓練できません。
refusal-elite-enough = { $army }の精鋭度はもう最高です。
refusal-too-few-for-leave = アレクサンドロスの軍に{ $points }ASPより多く必要です。
refusal-persis-not-controlled = ペルシスを支配していません。
refusal-nobody-left-to-raise = 徴募できるASPが残っていません。
refusal-no-place-for-levy = ポイントを置ける場所がありません。
refusal-own-leader = { $leader }は自軍のリーダーです。
refusal-leader-not-on-the-map = { $leader }はマップ上にいません。
refusal-not-a-king = 守れるのは自軍の王だけです。
refusal-not-alexander = 救えるのはアレクサンドロスだけです。
refusal-saved-already = もう救われています。
refusal-not-on-a-king = { $leader }には使えません。
refusal-no-conspiracy-now = 今は陰謀で応じられません。
refusal-not-alexander-himself = { $leader }は処刑できません。
refusal-own-engineer = ディアデスは自軍の技師です。
refusal-no-engineer = ディアデスはいません。
refusal-marked-already = { $province }にはもうマーカーがあります。
refusal-never-revolts = { $province }は反乱しません。
refusal-revolts-already = { $province }はもう反乱しています。
refusal-enemy-in-sparta = { $space }にマケドニアの軍がいます。
refusal-not-in-ionia = { $space }はミュシア、リュディア、カリアにありません。
refusal-space-occupied = { $space }は空いていません。
refusal-no-garrison-left = { $space }に置けるGSPがありません。
refusal-treasury-safe = そのカードは{ $treasury }には使えません。
refusal-not-the-others = 相手は{ $treasury }を持っていません。
refusal-treasury-empty = { $treasury }にはもう何もありません。
refusal-greece-not-controlled = ギリシアは誰も支配していません。
refusal-rhodes-not-independent = ロドスは独立していません。
refusal-squadron-is-out = ロドスの小艦隊はもう出ています。
refusal-squadron-not-the-others = 相手はロドスの小艦隊を持っていません。
refusal-no-satraps-now = 今はサトラップの時機ではありません。
refusal-gates-never-closed = { $treasury }は閉ざせません。
refusal-gates-closed-already = もう閉ざされています：{ $treasury }。
refusal-harpalus-not-there = ハルパロスは{ $treasury }にいません。
refusal-not-macedonian = マケドニア側は{ $treasury }を持っていません。
refusal-no-garrison-in-the-east = 東方にマケドニアの守備隊がいません。
refusal-army-not-mixed = { $army }には、ペルシア人とそうでないリーダーが両方いません。

## プレイヤーエイド

aid-step = この順に
aid-case = 項目
aid-what = 内容
aid-points = 移動力
aid-added = 修正
aid-roll = 目
aid-strength = 戦闘力

aid-round = アクションラウンド
aid-round-marker = マーカーを引き、前のラウンドのマーカーをカップに戻す
aid-round-free = 3回連続なら、先に相手の無料ラウンド
aid-round-play = カードを1枚使うか、捨てる（5枚なら必ずどちらか）
aid-round-draw = カードを1枚引く
aid-round-act = 行動を1つ：移動と戦闘、荒廃、リーダーか王族の移動、徴募、再編成、管理
aid-round-assault = 都市を1つ強襲する
aid-round-check = マケドニア側の勝利を確かめる

aid-administration = 管理フェイズ
aid-admin-treasuries = 財庫を補充する
aid-admin-garrisons = 守備隊を除くことができる
aid-admin-markers = 荒廃、干ばつ、悪天候、疲労が終わる。財庫都市では無力も終わる
aid-admin-alexandria = アレクサンドリアを建設できる
aid-admin-injuries = アレクサンドロスの傷の判定
aid-admin-weariness = 管理マーカーが引かれたときは厭戦の判定

aid-goals = 勝利条件
aid-goal-provinces = マケドニア側：リュディア、バビロニア、メディア、スシアナ、ペルシスを支配
aid-goal-darius = ダレイオスが捕らえられたか死亡
aid-goal-knot = ゴルディオンの結び目を断つ
aid-goal-family = 王族を持ち、アレクサンドロスが結婚
aid-goal-greece = ヨーロッパをすべて支配し、反乱がない
aid-goal-egypt = エジプトを支配
aid-goal-alexandria = エジプトにアレクサンドリアを建設
aid-goal-oracle = シワを訪れる
aid-goal-proskynesis = 跪拝礼を義務づける
aid-goal-death = ペルシア側：アレクサンドロスの死
aid-goal-mutiny = または、暴動の後のロールが、持っている財庫都市の数より小さい

aid-movement = 移動力
aid-points-army = 軍
aid-points-alexander = アレクサンドロスの軍
aid-points-line = 財庫への連絡線があれば最大
aid-points-royal-persia = 王室財庫を持つペルシアの軍は最大
aid-points-royal-macedon = 王室財庫を持つマケドニアの軍は最大
aid-points-sea = 海上

aid-paths = 経路
aid-path = 経路
aid-moving = 移動
aid-line = 連絡線
aid-intercepting = 迎撃
aid-attacking = 攻撃

aid-lines = 連絡線
aid-line-macedon = マケドニア側、陸路または海路1回を含む
aid-line-persia = ペルシア側、陸路または海路1回を含む
aid-line-sea = 港のある財庫まですべて海路
aid-line-leg = 途中の海路

aid-battle = 戦闘のダイス（2個）
aid-battle-leaders = リーダー2人、王がいれば王を含む
aid-battle-elite = 精鋭度が高い
aid-battle-line = 連絡線なし
aid-battle-fatigue = 疲労した防御側
aid-battle-pass = 峠か海峡から来た攻撃側
aid-battle-stronghold = 要害への攻撃側
aid-battle-surprise = 「奇襲」
aid-battle-terrain = 「地の利」に対する攻撃側
aid-their-ratings = 戦闘値
aid-for-each-level = 差ごとに+1

aid-scores = 戦闘スコア（修正後の目ごと）
aid-roll-0 = 0
aid-roll-1 = 1
aid-roll-2 = 2
aid-roll-3 = 3
aid-roll-4 = 4
aid-roll-5 = 5
aid-roll-6 = 6
aid-roll-7 = 7
aid-roll-8 = 8
aid-roll-9 = 9
aid-roll-10 = 10
aid-roll-11 = 11
aid-roll-12 = 12
aid-roll-13 = 13
aid-roll-14 = 14
aid-roll-15 = 15
aid-roll-16 = 16+

aid-loss-dice = 損害のダイス（1個）
aid-loss-victor = 勝者、または引き分け
aid-loss-twice = スコアが2倍の勝者
aid-loss-line = 連絡線なし
aid-loss-fatigue = 戦闘前から疲労
aid-loss-strong = 3倍の戦力
aid-loss-determined = 敵の「決死の兵」
aid-loss-retreat = 退却の2MP目から
aid-for-each-point = 1MPごとに+1

aid-losses = 損害（修正後の目ごと、端を超えた目は端の列、Fは勝者が疲労）

aid-demand = 降伏勧告（6以上）
aid-demand-leader = 軍のリーダー1人
aid-demand-twice = 市内の2倍より多い
aid-demand-walls = 城壁
aid-demand-inside = 市内の1ASPごと
aid-demand-treachery = 「裏切り」
aid-his-rating = その戦闘値
aid-less-walls = 都市の数字を引く

aid-assault = 強襲
aid-assault-own-fleet = 港に自軍の艦隊
aid-assault-enemy-fleet = 港に敵の艦隊
aid-assault-diades = ディアデス

aid-siege-table = 強襲の結果（攻囲ポイント3で陥落）
aid-siege-points = 攻囲ポイント
aid-lost = 失うASP

aid-weariness = マケドニアの厭戦度
aid-weary-desert = 砂漠の経路を2つ以上使ったラウンド
aid-weary-battle = ヨーロッパの外でのペルシア部隊との戦闘
aid-weary-siege = 攻囲の終わり（降伏を除く）
aid-weary-proskynesis = 行動による跪拝礼
aid-weary-mutiny = 暴動
aid-weary-force = その部隊の最小の戦力
aid-weary-check = ダイスと厭戦度の合計がこれ以上なら暴動

aid-injuries = アレクサンドロスの負傷（2個、12なら次の6で戦死）
aid-injury-points = 負傷ポイント
aid-injury-check = これ以上では、管理フェイズごとに奇数で死亡

aid-flight = ダレイオスの逃走（2個）
aid-flight-city = 連絡線の通じる財庫都市へ
aid-flight-away = { $points }MP離れたスペースへ
aid-flight-killed = 捕らえられて死亡
aid-flight-found = 単独で見つかったとき
aid-flight-bagoas = バゴアス

aid-provinces = 州
aid-province = 州
aid-spaces = スペース
aid-neighbours = 隣接
aid-revolt = 反乱値

aid-fleets = 艦隊
aid-fleet = 艦隊
aid-squadrons = 海軍戦力
aid-home = 母港

aid-leaders = リーダー
aid-leader = リーダー
aid-side = 側
aid-battle-rating = 戦闘値
aid-naval-rating = 海戦値

aid-cards = カード
aid-card = カード
aid-copies = 枚数
aid-does = 効果

## ゲームの状況、選択ルール、決着

status-round = 第{ $round }ラウンド：{ $side }
status-tracks = 厭戦度{ $weariness }、負傷度{ $injury }
status-available = 徴募可能：マケドニア{ $macedon }、ペルシア{ $persia }

option-opening = 始め方
option-opening-historical = マケドニア側から
option-opening-optional = 最初のマーカーを引く
option-markers = マケドニア側のマーカー
option-markers-four = 4枚
option-markers-three = 3枚（厳しい戦い）
option-useless = 無力な軍
option-useless-on = ルールどおり
option-useless-off = 無力にならない

reason-conquest = アレクサンドロスは大王、ギリシアの覇者、そして神となりました。
reason-alexander-dead = アレクサンドロスは死にました。
reason-mutiny = マケドニア軍はもう進もうとしません。

board-phase-set-up = 準備
board-phase-administration = 管理フェイズ
board-phase-upkeep = ラウンド開始
board-phase-play-card = カードを使う
board-phase-draw-card = カードを引く
board-phase-activity = 行動
board-phase-siege = 強襲

board-goal-great-king = 大王
board-goal-darius = ダレイオスの死または捕縛
board-goal-knot = ゴルディオンの結び目
board-goal-family = 王族の確保
board-goal-marriage = 王族との結婚
board-goal-hegemony = ギリシアの覇権
board-goal-deity = 神
board-goal-alexandria = エジプトのアレクサンドリア
board-goal-oracle = シワの神託
board-goal-proskynesis = 跪拝礼
board-goal-wounds = アレクサンドロスの死：負傷
board-goal-mutiny = 暴動と低いロール：厭戦
board-goal-province-lydia = リュディアの支配
board-goal-province-babylonia = バビロニアの支配
board-goal-province-media = メディアの支配
board-goal-province-susiana = スシアナの支配
board-goal-province-persis = ペルシスの支配
board-goal-province-macedonia = マケドニアの支配
board-goal-province-thrace = トラキアの支配
board-goal-province-thessaly = テッサリアの支配
board-goal-province-greece = ギリシアの支配
board-goal-province-sparta = スパルタの支配
board-goal-province-crete = クレタの支配
board-goal-province-egypt = エジプトの支配

## 体験レッスン

tutorial-welcome = ようこそ、アレクサンドロス。紀元前334年の春です。あなたはマケドニアを、コンピューターはペルシアを率います。守備隊は配置済みです。33ASPのあなたの軍はペリントスに、40ASPのメムノンはキュジコスに、ダレイオスは遠くスサにいます。
tutorial-march = ターンはありません。マーカーが引かれ、引かれた側がラウンドを行います。最初はあなたです。1ラウンドに行動は1つ。軍は3MP、あなたの軍は4MP動け、財庫への連絡線があれば6MPまで動けます。第1軍で6MPを宣言してください。
tutorial-chersonese = 移動は経路に沿って行います。平地は1MP、山地、峠、海峡は2MPです。ケルソネソスへ進んでください。
tutorial-ilium = ヘレスポントを渡ってイリオンへ。海峡なので2MPです。入ったスペースの隣にいる敵は迎撃を試みることができますが、海峡や峠を越えてはできません。
tutorial-cyzicus = メムノンは動きません。1MPでキュジコスの彼を攻撃してください。攻撃された側は戦闘を回避できます。ダイスとリーダーの戦闘値の合計で6が必要です。
tutorial-battle = メムノンの目は2、回避できませんでした。両者は2個のダイスに、リーダーと精鋭度の差を加え、戦力の列でスコアを求めます。16対7、2倍を超えたので、あなたの精鋭度は上がり、敗れたメムノンの軍は無力になりました。
tutorial-garrison = 残りは2MP、キュジコスはあなたのものです。ただし、州を支配できるのは兵がいる間だけです。守備隊を残してください。MPも軍の兵も使いません。
tutorial-one = 1GSPでミュシアを保てます。守備隊は全部で20、ペルシアは30です。
tutorial-halt = このラウンドはここまでです。止まってください。
tutorial-treasury = アレクサンドロスの4MPより2多く宣言したので、ダイスに2を加え、6以上で財庫が下がります。ペラの財庫は「減少」になりました。「空」の財庫では、連絡線も徴募も追加の移動もできません。
tutorial-markers = 続いてペルシアのマーカーが引かれ、ダレイオスがスサを出ました。マーカーはあなたの4枚、ペルシアの3枚、管理の1枚で、使用中の1枚を除く7枚がカップにあります。3回連続で引かれると、相手が無料ラウンドを得ます。
tutorial-card = 2回目のラウンドはカードから始まります。1枚使うか捨てるかし、その後1枚引きます。相手に割り込むカードもあり、どの時機に尋ねてほしいかは、プロンプトの横で選べます。技師ディアデスを使ってください。すべての強襲が+1になります。
tutorial-goals = 第2章：勝つには。大王となり（5つの州、ダレイオス、結び目、王族）、ギリシアをすべて保ち、エジプトで神となること。ラウンドの終わりにすべてを満たせば勝利です。あなたが死ぬか、疲れた軍がもう進まなければ、ペルシアの勝利です。
tutorial-march-again = リュディアは5つの州の最初の1つ、サルデスはその財庫です。アレクサンドロスの基本の4MPに財庫は要りません。4MPで行軍してください。
tutorial-pergamum = ペルガモンへ進んでください。
tutorial-thyatira = テュアテイラへ進んでください。もうリュディアです。両者の兵がいる州は、誰のものでもありません。
tutorial-sardes = サルデスは大都市で、市内に守備隊がいます。その前で止まることも、通り過ぎることもできます。進んでください。
tutorial-demand = 10ASPと連絡線があれば、1MPで、ゲーム中1回だけ降伏を勧告できます。ダイスに、アレクサンドロスの4と兵力の1を加え、城壁の1を引き、6以上で降伏します。さもなければ、攻囲して強襲を重ねます。
tutorial-garrison-again = 門が開き、サルデスの財庫はあなたのものです。これからは、10MPまでの連絡線がここに通じます。守備隊を残してください。
tutorial-two = 2GSPにしましょう。カードで守備隊を失うこともあります。
tutorial-halt-again = MPは残っていません。止まってください。
tutorial-replenish = 管理マーカーが引かれました。管理フェイズでは財庫を補充します。ダイスに、支配する都市の州と隣の州の数を加え、7以上で1段階上がります。ペラを補充してください。
tutorial-withdraw = ここで守備隊を除き、後でほかに置くこともできます。今は残してください。
tutorial-alexandria = アレクサンドリアを建設できます。全部で4つ、1つはエジプトに必要です。今は建設しないでください。この後、負傷度が20以上なら傷を、そして兵の厭戦を判定します。
tutorial-farewell = 表、カード、すべてのルールは、ルールの引き出しにあります。さあ、ゴルディオンの結び目、イッソス、テュロス、エジプトとシワ、バビロン、スサ、ペルセポリスへ。連絡線を守り、途中で死なないでください。

refusal-tutorial-march = レッスンでは、第1軍で6MPを宣言します。
refusal-tutorial-chersonese = レッスンでは、ケルソネソスへ進みます。
refusal-tutorial-ilium = レッスンでは、イリオンへ渡ります。
refusal-tutorial-cyzicus = レッスンでは、キュジコスを攻撃します。
refusal-tutorial-garrison = レッスンでは、ここに守備隊を残します。
refusal-tutorial-one = レッスンでは、1GSPです。
refusal-tutorial-halt = レッスンでは、止まります。
refusal-tutorial-card = レッスンでは、「テッサリアのディアデス」を使います。
refusal-tutorial-march-again = レッスンでは、第1軍で4MP行軍します。
refusal-tutorial-pergamum = レッスンでは、ペルガモンへ進みます。
refusal-tutorial-thyatira = レッスンでは、テュアテイラへ進みます。
refusal-tutorial-sardes = レッスンでは、サルデスへ進みます。
refusal-tutorial-demand = レッスンでは、サルデスに降伏を勧告します。
refusal-tutorial-garrison-again = レッスンでは、サルデスに守備隊を残します。
refusal-tutorial-two = レッスンでは、2GSPです。
refusal-tutorial-halt-again = レッスンでは、サルデスで止まります。
refusal-tutorial-replenish = レッスンでは、ペラを補充します。
refusal-tutorial-withdraw = レッスンでは、守備隊を残します。
refusal-tutorial-alexandria = レッスンでは、まだ建設しません。

# ---- ブラウザの盤

board-map = 地図
board-map-keys = 矢印キーで光る場所を順に移り、Enterで選びます。iキーでどの場所も調べられます。＋と－で拡大・縮小、0で全体、Escで戻ります。
board-map-jump = 移動先…
board-map-spaces = スペース
board-map-provinces = 属州
board-close = 閉じる
board-provinces = 属州
board-story = 得た属州
board-label = { $name }。
board-space =
    { $province ->
        [none] {""}
       *[other] { $province }の
    }{ $type ->
        [major] 大都市
        [stronghold] 要塞
        [transit] 通過点
        [sea-transit] 海上の通過点
       *[minor] 小都市
    }{ $port ->
        [yes] （港）。
       *[no] 。
    }
board-defence = 城壁は包囲に対し{ $defence }。
board-treasury =
    国庫は{ $level ->
        [0] 空
        [1] 減少
       *[2] 満
    }{ $shut ->
        [yes] （閉鎖中）。
       *[no] 。
    }
board-siege = { $side }が包囲中、包囲点{ $points }／3。
board-alexandria = アレクサンドリアがある。
board-family = 王家がいる（{ $side }）。
board-king-alone = { $side }の王が単独でいる。
board-army = { $army }：{ $asp }戦力、精鋭{ $elite }、{ $leaders }{ $condition ->
        [fatigued] 、疲労
        [useless] 、役立たず
       *[fresh] {""}
    }{ $inside ->
        [yes] 、城内。
       *[no] 。
    }
board-no-leader = 指揮官なし
board-post = { $side }：{ $loose ->
        [0] {""}
       *[other] 独立戦力{ $loose }{ $gsp ->
            [0] {""}
           *[other] 、
        }
    }{ $gsp ->
        [0] {""}
       *[other] 守備隊{ $gsp }
    }。
board-fleet = { $fleet }（{ $side }）戦力{ $nsp }：{ $leaders }。
board-uncontrolled = 支配する者なし。
board-controlled = { $side }が支配。
board-revolt-rating =
    { $revolt ->
        [0] 反乱は起きない。
       *[other] 反乱値{ $revolt }。
    }
board-marker-revolt = 反乱中。
board-marker-devastated = 荒廃。
board-marker-drought = 旱魃。
board-marker-weather = 悪天候。
board-line-march = { $army }で{ $space }へ{ $by ->
        [sea] 海を渡って
       *[other] {""}
    }行軍する（{ $points }MPを宣言{ $end ->
        [enter] 、市内へ
       *[other] {""}
    }）
board-line-embark = { $army }が海路で{ $space }へ{ $end ->
        [land] 行き、上陸する
       *[other] 行く
    }
board-line-sail = { $fleet }で{ $space }へ航行{ $end ->
        [land] し、上陸する
        [attack-rhodes] し、ロドスの艦隊を攻撃する
       *[other] する
    }
board-line-to = { $treasury }（{ $points }）
board-line-reaches = 連絡線：{ $treasuries }。
board-line-none = 連絡線なし。
board-confirm-discard = 「{ $card }」は今は使えません。捨てますか？
board-hand = 手札と指揮官
board-hand-empty = 手には何もない。
board-lead = { $leader }が指揮（{ $battle }）
board-leader-facts = 会戦{ $battle }、攻囲{ $siege }、海戦{ $naval }。
board-round = 第{ $round }ラウンド
board-cup = カップの中：マケドニア{ $macedon }、ペルシア{ $persia }、管理{ $administration }。
board-pile = 山札{ $pile }枚
board-discards = 捨て札{ $discards }枚
board-weariness = マケドニア軍の厭戦度：{ $weariness }。
board-injury = アレクサンドロスの負傷：{ $injury }。
board-tracks = ラウンド、記録欄、勝利条件
board-goals = { $side }の勝利への道
board-goal-done = （達成）
board-goal-open = （未達成）
board-seat-points = 地図上の戦力{ $points }、徴募できる残り{ $left }
board-seat-ships = 艦隊戦力{ $points }
board-seat-garrisons = 置ける守備隊の残り{ $garrisons }
board-seat-cards = 手札{ $cards }枚
board-seat-leaders = 手元の指揮官{ $leaders }人
board-legend-name = 凡例
board-legend-leader = 指揮官
board-legend-units = 陸軍戦力（輝きは精鋭度）
board-legend-garrison = 守備隊
board-legend-ship = 艦隊
board-legend-treasure = 国庫：残りの貨幣
board-legend-siege = 包囲と包囲点
board-legend-crown = 王家、または単独の王
board-legend-revolt = 反乱
board-legend-devastated = 荒廃
board-legend-drought = 旱魃
board-legend-weather = 悪天候
board-legend-supply = 連絡線
board-legend-tired = 横向き：疲労・役立たず・移動済み
board-legend-path-land = 平地：1
board-legend-path-mountain = 山地：2
board-legend-path-mountain-pass = 峠：2
board-legend-path-strait = 海峡：2
board-legend-path-desert = 砂漠：1
board-legend-path-sea = 海：1
board-legend-path-deep-sea = 外海：4
board-battle-land = { $space }の会戦
board-battle-sea = { $space }沖の海戦
board-attacks = 攻撃側
board-defends = 防御側
board-battle-on = 決着はまだついていない。
board-battle-draw = 引き分け。
board-battle-won = { $side }の勝ち。
board-battle-losses = 損害：{ $points }
board-battle-strength = 戦力{ $points }
board-battle-siege = { $space }の攻囲
board-besieges = 包囲側
board-battle-dice = サイコロ：{ $dice }。
board-battle-ships = サイコロ{ $dice }個
board-siege-won = 都市は{ $side }の手に落ちた。
board-siege-on = 決着はまだついていない。
