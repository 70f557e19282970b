import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  home: {
    newGameHint: '{{least}}〜{{most}}人：同じ画面の友だちと、ボットと',
    onlineHint: '離れた人とのテーブル、観戦、空席にはボット',
    learnHint: '最初の一手から最終得点まで、案内つきの初回ゲーム',
    rulesHint: '番号つきの全ルールと裁定',
    otherGames: 'ほかのゲーム',
  },
  replay: {
    label: '振り返り',
    where: '振り返り中：{{moves}}手中{{shown}}手目のあと',
    slider: 'ゲームの局面',
    first: '最初の局面',
    back: '1手戻る',
    forward: '1手進む',
    last: '最後の局面',
    playOn: 'ここから写しで続ける',
    play: '1手ずつ自動で進める',
    pause: '一時停止',
    speed: '速さ',
    skip: '現在まで飛ばす',
  },
  kept: {
    title: 'このブラウザに残したゲーム',
    open: '{{names}}のゲームを開く',
    moves_other: '{{count}}手（保存：{{date}}）',
    remove: '削除',
    reallyRemove: '本当に削除しますか？',
  },
  hint: {
    title_other: 'ボットが見た最善手',
    thinking: 'あなたに見えるものだけから考えています…',
    failed: 'ヒントが見つかりませんでした：{{reason}}',
    expected: '終了時におよそ{{score}}{{unit}}',
    note: 'ボットの探索による予想の高い順です。押すとその手を指します。ヒントを使ったことは記録に残ります。',
    close: '閉じる',
  },
  broken: {
    title: '保存したゲームを開けませんでした',
    atMove: '保存の{{number}}手目を再現できません：{{reason}}',
    newer:
      'より新しい版のアプリで保存されています。ページを再読み込みして更新してから、もう一度開いてください。',
    content: 'このゲームのカードと値を読めません：{{reason}}',
    changed: 'このアプリとは異なる版のルールで遊ばれています。今のルールでは結果が変わるため、表示しません。',
    keptHere:
      '削除はしていません。開ける版のアプリのために、ホームの「このブラウザに残したゲーム」にあります。ここから保存もできます。',
    kept: '削除はしていません。このブラウザに別の名前で残してあり、ここから保存して報告できます。',
    download: '壊れたゲームを保存',
    fresh: 'ホームへ',
    move: '{{name}}の手：',
    before: 'その直前の局面を見る',
    beforeHint: 'そこから続く別のゲームとして開きます。',
  },
  rules: {
    title: 'ルール',
    search: 'ルールを検索',
    rulings: '裁定',
    none: 'この言葉を含むルールはありません。',
    back: '戻る',
    contents: '目次',
  },
  lookUp: { close: '閉じる' },
  almanac: {
    hint: 'すべてのカードとチット、盤面のデータ、記号の意味',
  },
  guide: {
    title: '遊びながら覚える：{{title}}',
    about:
      'はじめは、何を押すのか、なぜそうするのかをカードが案内し、その後は新しいことが出てきた時だけ説明します。いつでも案内を終えて遊び続けられます。',
    rivals_other: 'やさしいボット{{count}}人を相手に、本物のゲームを遊びます。',
    start: '案内つきゲームを始める',
    label: '案内',
    next: '次へ',
    doIt: '代わりに行う',
    leave: '案内を終える',
    where: { above: '上', below: '下', left: '左', right: '右', near: 'そば' },
  },
  game: {
    unknownKept: '「{{game}}」。このバージョンにはないゲームです。対応するバージョンのために残してあります。',
  },
  offline: {
    keep: 'このゲームを端末に保存する',
    keepHint: 'すべてを今取得し、ネットワークなしでも遊べるようにします',
    keeping: 'ゲームを取得しています…',
    kept: '端末に保存済み：ネットワークなしでも遊べます',
    insecure: 'オフラインで遊ぶための保存には安全な接続が必要です。アドレスは https で始まる必要があります。',
    failed: 'ゲームの一部を取得できませんでした。ネットワークにつないで、もう一度お試しください。',
  },
  update: {
    ready: '新しいバージョンの準備ができました。ゲームは保存されています。',
    now: '今すぐ切り替える',
    later: 'あとで',
  },
};
