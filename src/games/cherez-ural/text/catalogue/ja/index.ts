import type { Translated } from '../../../../../language/translated';
import { kit } from '../../../../../table/words/ja';
import type { en } from '../en/index';
import { card } from './card';
import { log } from './log';
import { move } from './move';
import { refusal } from './refusal';
import { table } from './table';
import { terms } from './terms';

export const ja: Translated<typeof en> = { terms, refusal, card, log, move, table, kit };
