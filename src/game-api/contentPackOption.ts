import type { SetupOption } from './module';

/** The option for games that can use the values printed in the player's own copy. */
export const contentPackOption: SetupOption = {
  kind: 'file',
  field: 'contentPack',
  label: { en: 'Content pack', ja: 'コンテンツパック' },
  hint: {
    en: 'A JSON file with the values printed in your box; it replaces those that are ours.',
    ja: 'お手元の製品の値を書いた JSON ファイル。独自の値を置き換えます。',
  },
};
