import type { table as en } from '../en/table';
import type { Translated } from '../translated';

export const table = {} satisfies Translated<typeof en>;
