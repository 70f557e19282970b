import type { Translated } from '../../../../../language/translated';
import { kit } from '../../../../../table/words/ja';
import type { en } from '../en/index';
import { card } from './card';
import { log } from './log';
import { lookBack } from './lookBack';
import { move } from './move';
import { refusal } from './refusal';
import { table } from './table';
import { terms } from './terms';

export const ja: Translated<typeof en> = { terms, refusal, card, log, lookBack, move, table, kit };
