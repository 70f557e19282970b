import type { Translated } from '../../../../../language/translated';
import { kit } from '../../../../../table/words/ja';
import { terms } from '../../catalogue/ja/terms';
import type { en } from '../en/index';
import { card } from './card';
import { table } from './table';

export const ja: Translated<typeof en> = { terms, card, table, kit };
