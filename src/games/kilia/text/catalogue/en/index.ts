import { kit } from '../../../../../table/words/en';
import { log } from './log';
import { move } from './move';
import { refusal } from './refusal';
import { terms } from './terms';

export const en = { terms, refusal, log, move, kit } as const;
