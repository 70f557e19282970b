import type { Translated } from '../../../../language/translated';
import { kitText } from '../../../../table/words/textJa';
import type { textTable as en } from './en';

export const textTable: Translated<typeof en> = {
  title: 'キリア：テキスト表示',
  section: {
    final: '最終得点',
    now: '現在',
    do: 'できること',
    own: '自分のボード',
    row: '契約とアクションカード',
    wheels: 'ホイール',
    players: 'プレイヤー',
    log: '記録',
  },
  whose: { you: 'あなたの手番です。', other: '{{name}}の手番です。' },
  step: {
    good: '好きな商品を1つ選びます。',
    contract: '場札の契約を1枚取れます。',
    ability: '場札のカードを1枚、能力として取れます。',
    building: '場札のカードを1枚、運河に建てられます。',
  },
  extra: '追加アクション：もう1枚カードを取れます。',
  final: '最終ラウンドです。',
  refreshed: '第{{round}}ラウンド。',
  column:
    '{{column}}列目（鍵{{keys}}か{{price}}コイン、あなたは{{cost}}）：契約 {{contract}}、カード {{card}}。',
  free: '無料',
  none: 'なし',
  card: '{{zone}}、{{ability}}、倉庫 {{cells}}',
  contract: '{{cost}}を払い、{{reward}}を得る、{{points}}',
  supply:
    '{{name}}（{{zone}}）：{{goods}}、{{coins}}。鍵{{keys}}、残りチップ{{chips}}、スプラット{{sprats}}。',
  ship: '船{{ship}}は{{end}}へ向かいます。次の航行で得るもの：{{voyage}}。',
  building: '運河{{space}}番の倉庫：{{cells}}。',
  abilities: '能力：{{list}}。',
  contracts: '進行中の契約：{{list}}。履行済{{count}}、{{points}}。',
  piles:
    '残り：アクションカード{{actions}}枚（一番上は{{zone}}）、契約{{contracts}}枚、スプラット{{sprats}}枚。',
  parts: '得点の内訳',
  sum: '合計',
  pick: {
    expand: '拡張：カードと支払い',
    placeMerchant: '商人を置く：カードとマス',
    fulfilContract: '契約の履行：契約と支払い',
    buildWarehouse: '倉庫を建てる：カードと向き',
    chooseWindows: '船2の窓',
  },
  confirm: {
    expand: '拡張する',
    placeMerchant: '置く',
    fulfilContract: '履行する',
    buildWarehouse: '建てる',
    chooseWindows: '航行する',
  },
  group: { card: '{{column}}列目のカード', sprat: 'スプラット', all: 'すべて' },
  kit: kitText,
};
