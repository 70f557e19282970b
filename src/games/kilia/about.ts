import type { GameAbout } from '../../game-api/module';

export const about: GameAbout = {
  lines: [
    {
      en: 'The values of cards, contracts, ships and wheels marked “House values” are a reconstruction and differ from the published game.',
      ja: '「独自の数値」と記したカード、契約、船、ホイールの値は再構成したもので、製品版とは異なります。',
    },
    {
      en: 'After the published game Kilia. This program is not connected with its makers.',
      ja: '市販のゲーム「キリア」にもとづきます。本プログラムは制作者とは関係ありません。',
    },
  ],
  rulesNote: {
    en: 'The values of cards, contracts, ships and wheels marked “House values” differ from the published game; everything else follows the rulebook.',
    ja: '「独自の数値」と記したカード、契約、船、ホイールの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
};
