import type { Translated } from '../../../../../house/translated';
import type { en } from '../en/index';
import { almanac } from './almanac';
import { card } from './card';
import { log } from './log';
import { lookBack } from './lookBack';
import { move } from './move';
import { refusal } from './refusal';
import { table } from './table';
import { terms } from './terms';

export const ja: Translated<typeof en> = { almanac, terms, refusal, card, log, lookBack, move, table };
