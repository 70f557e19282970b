import { card } from './card';
import { log } from './log';
import { move } from './move';
import { refusal } from './refusal';
import { terms } from './terms';

export const en = { terms, card, refusal, move, log } as const;
