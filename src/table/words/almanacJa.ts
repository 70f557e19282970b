import type { Translated } from '../../language/translated';
import type { kitAlmanac as en } from './almanacEn';

export const kitAlmanac = {
  search: '名前と文を検索',
  origin: {
    label: '値の出どころ',
    all: '既知・独自とも',
    known: 'すべて既知',
    ours: '独自の値あり',
    pack: 'コンテンツパック',
  },
  texts: '文を表示',
  found: '{{all}}枚中{{count}}枚',
  none: '当てはまるカードがありません。',
  from: { known: '既知：{{fields}}', ours: '独自：{{fields}}', pack: 'パック：{{fields}}' },
} satisfies Translated<typeof en>;
