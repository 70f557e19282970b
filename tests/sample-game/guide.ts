/** The guided first game: a bid, a way to a place or a rest, and the end. The bot plays as it likes. */
import { CONFIRM, can, firstMove, tip } from '../../src/game-api/guideSteps';
import type { Guide, GuideMoment, LegalMove } from '../../src/game-api/module';
import type { G } from './rules';

const toAPlace = (moment: GuideMoment<G>): LegalMove | null => firstMove(moment, 'go');

export const guide: Guide<G> = {
  minutes: 3,
  setup: {
    seed: 'learn-tea',
    setupData: {},
    bots: [{ name: { en: 'Mara', ja: 'マーラ' }, level: 'easy' }],
  },
  steps: [
    tip({
      id: 'end',
      when: ({ ctx }) => ctx.gameover !== undefined,
      title: { en: 'The end', ja: '終わり' },
      text: {
        en: 'The caravan with the most steps has won (R3.2).',
        ja: '最も遠くまで進んだ隊商の勝ちです（R3.2）。',
      },
      press: ['.ranking'],
    }),
    {
      id: 'bid',
      when: can('bid'),
      title: { en: 'Bid a card', ja: 'カードを出す' },
      text: {
        en: 'The highest card goes first on the road (R1.2). Each card is gone once you have bid it (R1.1).',
        ja: '最も大きいカードの人から進みます（R1.2）。出したカードは戻りません（R1.1）。',
      },
      press: ['[data-testid^="bid-"]'],
      asks: (moment) => firstMove(moment, 'bid'),
    },
    {
      id: 'go',
      when: (moment) => can('go')(moment) && toAPlace(moment) !== null,
      title: { en: 'Go to a place', ja: '場所へ行く' },
      text: {
        en: 'Choose a place and pay for it with any goods (R2.3). Dear places bring more steps.',
        ja: '場所を選び、好きな荷で払います（R2.3）。高い場所ほど遠くへ進めます。',
      },
      press: [CONFIRM, '[data-space]'],
      asks: toAPlace,
    },
    {
      id: 'rest',
      when: can('rest'),
      title: { en: 'Rest', ja: '休む' },
      text: {
        en: 'You can pay for no free place, so rest and take 1 tea (R2.3).',
        ja: '払える場所がないので、休んで茶を1つ取ります（R2.3）。',
      },
      press: ['[data-testid="rest"]'],
      asks: (moment) => firstMove(moment, 'rest'),
    },
  ],
  rival: () => null,
};
