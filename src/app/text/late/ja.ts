import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  home: {
    newGameHint: '{{least}}〜{{most}}人：同じ画面の友だち、ボット、その両方',
    onlineHint: '離れた人と遊べます。観戦も可、空席にはボット',
    learnHint: 'やさしいボットを相手に、最初の一手から得点計算まで案内します',
    puzzlesHint: '実際の局面で、最善の手番を見つけます',
    rulesHint: '番号つきの全ルールと裁定',
    otherGames: 'ほかのゲーム',
  },
  replay: {
    label: 'リプレイ',
    where: 'リプレイ：{{moves}}手中{{shown}}手目',
    slider: '手',
    first: '最初の局面',
    back: '1手戻る',
    forward: '1手進む',
    last: '最後の局面',
    playOn: 'ここから別のゲームとして続ける',
    play: '再生',
    pause: '一時停止',
    speed: '速さ',
    skip: 'ゲームに戻る',
  },
  kept: {
    title: 'このブラウザに保存したゲーム',
    moves_other: '{{count}}手（保存：{{date}}）',
    remove: '削除',
    reallyRemove: '本当に削除しますか？',
  },
  hint: {
    title_other: 'おすすめの手',
    thinking: 'あなたに見えるものだけから考えています…',
    failed: 'ヒントが見つかりませんでした：{{reason}}',
    expected: '最終得点の予想：約{{score}}{{unit}}',
    note: '最終得点の予想が高い順です。押すとその手をプレイします。ヒントを使うと記録に残ります。',
    close: '閉じる',
  },
  broken: {
    title: '保存したゲームを開けませんでした',
    atMove: '{{number}}手目を再現できません：{{reason}}',
    newer:
      'より新しいバージョンのアプリで保存されています。ページを再読み込みして更新してから、もう一度開いてください。',
    content: 'このゲームのカードと値を読めません：{{reason}}',
    changed: '別のバージョンのルールで遊んだゲームです。今のルールでは結果が変わるため、表示しません。',
    keptHere:
      '削除はしていません。開けるバージョンのために、ホームの「このブラウザに保存したゲーム」にあります。ここからダウンロードもできます。',
    kept: '削除はしていません。このブラウザに残してあり、ここからダウンロードして報告できます。',
    download: '壊れたゲームをダウンロード',
    fresh: 'ホームへ',
    move: '{{name}}の手：',
    before: 'その直前の局面を見る',
    beforeHint: 'そこから続く別のゲームとして開きます。',
  },
  rules: {
    title: 'ルール',
    search: 'ルールを検索',
    rulings: '裁定',
    none: '一致するルールはありません。',
    back: '戻る',
    contents: '目次',
  },
  lookUp: { close: '閉じる' },
  almanac: {
    hint: 'カードとタイルの一覧、ボードの数値、記号の凡例',
  },
  quick: {
    title: 'ボットと対戦：{{title}}',
    once: '決めるのは最初の1回だけです。次からはホームでボタンを1回押せば始まります。',
    name: 'あなたの名前',
    level: 'ボットの強さ',
    setUp: 'ゲームの準備',
    first: '初めての人向け',
    full: '通常のゲーム',
    change: '名前・強さ・準備を変える',
  },
  guide: {
    title: '遊びながら覚える：{{title}}',
    about:
      'はじめは、何を押すのか、なぜそうするのかをカードが案内し、その後は新しいことが出てきた時だけ説明します。いつでも案内を終えて遊び続けられます。',
    rivals_other: 'やさしいボット{{count}}体を相手に、実際のゲームを遊びます。',
    minutes: '案内のある部分は約{{minutes}}分です。',
    start: '案内つきゲームを始める',
    label: '案内',
    next: '次へ',
    doIt: '代わりに行う',
    leave: '案内を終える',
    where: { above: '上', below: '下', left: '左', right: '右', near: 'そば' },
  },
  game: {
    unknownKept:
      '「{{game}}」。このバージョンにはないゲームです。対応するバージョンのために保存してあります。',
  },
  offline: {
    keep: 'オフライン用に保存する',
    keepHint: 'ゲーム全体をダウンロードし、接続なしで遊べるようにします',
    keeping: 'ゲームをダウンロードしています…',
    kept: '端末に保存済み：オフラインで遊べます',
    insecure: 'オフライン用の保存には、https で始まるアドレスが必要です。',
    failed: 'ダウンロードが完了しませんでした。接続を確認して、もう一度お試しください。',
  },
  update: {
    ready: '新しいバージョンの準備ができました。ゲームは保存されています。',
    now: '今すぐ更新',
    later: 'あとで',
  },
};
