import type { GameAbout } from '../../game-api/module';

export const about: GameAbout = {
  lines: [
    {
      en: 'Values of cards, contracts, ships and wheels marked “ours” are a reconstruction and differ from the published ones.',
      ja: '「独自」と記したカード、契約、船、ホイールの値は再構成したもので、製品版とは異なります。',
    },
    {
      en: 'After the published game Kilia. This program is not connected with its makers.',
      ja: '市販のゲーム「キリア」にもとづきます。本プログラムは制作者とは関係ありません。',
    },
  ],
  rulesNote: {
    en: 'Values of cards, contracts, ships and wheels marked “ours” differ from the published ones; everything else follows the rulebook.',
    ja: '「独自」と記したカード、契約、船、ホイールの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
};
