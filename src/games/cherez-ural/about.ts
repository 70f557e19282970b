import type { GameAbout } from '../../game-api/module';

export const about: GameAbout = {
  lines: [
    {
      en: 'Card texts and chit values marked “House values” are a reconstruction and differ from the published cards.',
      ja: '「独自の数値」と記したカードの文とチットの値は再構成したもので、製品版のカードとは異なります。',
    },
    {
      en: 'Game design: bargoat, published by off-box. This program is not connected with them.',
      ja: 'ゲームデザイン：bargoat、発行：off-box。本プログラムは両者とは関係ありません。',
    },
  ],
  rulesNote: {
    en: 'Card texts and chit values marked “House values” differ from the published cards; everything else follows the rulebook.',
    ja: '「独自の数値」と記したカードの文とチットの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
};
