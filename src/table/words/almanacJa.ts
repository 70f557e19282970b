import type { Translated } from '../../language/translated';
import type { kitAlmanac as en } from './almanacEn';

export const kitAlmanac = {
  search: '名前と文を検索',
  origin: {
    label: '数値の出典',
    all: 'すべて',
    known: '製品の数値のみ',
    ours: '独自の数値あり',
    pack: 'コンテンツパック',
  },
  texts: '文を表示',
  found: '{{all}}枚中{{count}}枚',
  none: '当てはまるカードがありません。',
  from: { known: '製品の数値：{{fields}}', ours: '独自の数値：{{fields}}', pack: 'パック：{{fields}}' },
} satisfies Translated<typeof en>;
