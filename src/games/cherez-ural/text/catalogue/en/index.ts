import { kit } from '../../../../../table/words/en';
import { card } from './card';
import { log } from './log';
import { lookBack } from './lookBack';
import { move } from './move';
import { refusal } from './refusal';
import { table } from './table';
import { terms } from './terms';

export const en = { terms, refusal, card, log, lookBack, move, table, kit } as const;
