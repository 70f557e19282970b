/** All wording, by language and idea. A key of one language that the other lacks does not compile. */
import { table as enTable } from './en/table';
import { table as jaTable } from './ja/table';
import type { KeyOf, Translated } from './translated';

const en = {
  table: enTable,
};

const ja: Translated<typeof en> = {
  table: jaTable,
};

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextKey = KeyOf<typeof en>;

export const catalogue = { en, ja } as const satisfies Record<Language, object>;
