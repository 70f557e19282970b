/** All wording, by language and idea. A key of one language that the other lacks does not compile. */

import type { Language } from '../../../../house/language';
import type { KeyOf, Translated } from '../../../../house/translated';
import { card as enCard } from './en/card';
import { log as enLog } from './en/log';
import { move as enMove } from './en/move';
import { refusal as enRefusal } from './en/refusal';
import { table as enTable } from './en/table';
import { terms as enTerms } from './en/terms';
import { card as jaCard } from './ja/card';
import { log as jaLog } from './ja/log';
import { move as jaMove } from './ja/move';
import { refusal as jaRefusal } from './ja/refusal';
import { table as jaTable } from './ja/table';
import { terms as jaTerms } from './ja/terms';

const en = { terms: enTerms, refusal: enRefusal, card: enCard, log: enLog, move: enMove, table: enTable };

const ja: Translated<typeof en> = {
  terms: jaTerms,
  refusal: jaRefusal,
  card: jaCard,
  log: jaLog,
  move: jaMove,
  table: jaTable,
};

export type TextKey = KeyOf<typeof en>;

export const catalogue = { en, ja } as const satisfies Record<Language, object>;
