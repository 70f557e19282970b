import type { GameAbout } from '../../game-api/module';

export const about: GameAbout = {
  lines: [
    {
      en: 'The values of tiles and cards marked “House values” are a reconstruction and differ from the published game.',
      ja: '「独自の数値」と記したタイルとカードの値は再構成したもので、製品版とは異なります。',
    },
    {
      en: 'Published by Quined Games, 2019. This program is not connected with its authors or publisher.',
      ja: '2019年、Quined Games より発売。本プログラムは作者・発行元とは関係ありません。',
    },
  ],
  rulesNote: {
    en: 'The values of tiles and cards marked “House values” differ from the published game; everything else follows the rulebook.',
    ja: '「独自の数値」と記したタイルとカードの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
};
