import type { Translated } from '../../../../../house/translated';
import type { table as en } from '../en/table';

export const table = {} satisfies Translated<typeof en>;
