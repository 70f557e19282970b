import type { Translated } from '../../../../../language/translated';
import type { en } from '../en/index';
import { log } from './log';
import { move } from './move';
import { refusal } from './refusal';
import { terms } from './terms';

export const ja: Translated<typeof en> = { terms, refusal, log, move };
