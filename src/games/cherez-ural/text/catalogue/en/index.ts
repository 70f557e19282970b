import { kit } from '../../../../../table/words/en';
import { card } from './card';
import { log } from './log';
import { move } from './move';
import { refusal } from './refusal';
import { table } from './table';
import { terms } from './terms';

export const en = { terms, refusal, card, log, move, table, kit } as const;
