import type { Translated } from '../../../../language/translated';
import { kitAlmanac } from '../../../../table/words/almanacJa';
import type { almanac as en } from './en';

export const almanac: Translated<typeof en> = {
  section: { cards: 'カード', board: 'ボード', legend: '凡例' },
  provenance:
    '製品の数値：説明書または公開されたレビューから。独自の数値：再構成したもので製品版とは異なり、コンテンツパックで置き換えられます。',
  kind: { label: 'カード', all: 'すべて', action: 'アクションカード', contract: '契約' },
  group: { label: 'ゾーン', all: 'すべてのゾーン' },
  marks: '商品',
  field: {
    zone: 'ゾーン',
    ability: '能力',
    warehouse: '倉庫',
    cost: 'コスト',
    reward: '報酬',
    points: '点数',
  },
  ships: '船とその窓（右向き）',
  shipWindows: '船{{ship}}：{{hatches}}番の窓',
  or: 'か',
  wheels: 'ホイール：条件と値',
  columns: '列：鍵と価格',
  home: '印刷された倉庫',
  goodsAndCoins: '商品とコイン',
  zones: 'ゾーンと印',
  pieces: 'カードと駒',
  legend: {
    any: '好きな商品1つ',
    coin: 'コイン1枚',
    price: '価格、またはコインの枚数',
    castle: '城：カード1枚につき鍵が1つ増え、契約を取れます（R4.5）',
    university: '大学：能力を取れます（R4.6）',
    shipyard: '造船所：次の船になります（R4.7）',
    warehouse: '倉庫：運河に建てられます（R4.8）',
    contract: '契約（R6.1）',
    newContract: '場札から新しい契約（R4.5）',
    merchant: '市場の商人（R5.5）',
    swap: '交換：互いの代わりになります（R4.6）',
    cards: '追加アクション：もう1枚（R4.6）',
    sprat: 'スプラット（R7.2）',
    wheel: '評議会のホイール（R9.1）',
    flag: '点数',
    crest: 'キールの紋章：毎ラウンドの先手（R1.6）',
    used: '使ったチップ。横の「+1」は、チップとして使った商品（R8.1）',
  },
  kit: kitAlmanac,
};
