import type { SetupOption } from './module';

/** The option for games that can use the values printed in the player's own copy. */
export const contentPackOption: SetupOption = {
  kind: 'file',
  field: 'contentPack',
  label: { en: 'Content pack', ja: 'コンテンツパック' },
  hint: {
    en: 'A .json file with the values printed in your copy; it replaces the house values.',
    ja: 'お手元の製品の数値を書いた .json ファイル。独自の数値を置き換えます。',
  },
};
