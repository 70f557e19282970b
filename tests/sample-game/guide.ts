import type { Guide, GuideMoment } from '../../src/game-api/module';
import type { G } from './rules';

const can = ({ legalMoves }: GuideMoment<G>, move: string) => legalMoves.some((each) => each.move === move);

export const guide: Guide<G> = {
  setup: { seed: 'tea', setupData: {}, bots: [{ name: { en: 'Ada', ja: 'アオイ' }, level: 'easy' }] },
  steps: [
    {
      id: 'welcome',
      when: (moment) => can(moment, 'bid'),
      title: { en: 'The bid', ja: '競り' },
      text: { en: 'Everyone bids one card in secret (R1.1).', ja: '全員が1枚ずつ伏せて出します（R1.1）。' },
      press: ['[data-testid^="bid-"]'],
      asks: null,
    },
    {
      id: 'rest',
      when: (moment) => can(moment, 'rest'),
      title: { en: 'The road', ja: '道' },
      text: { en: 'Go somewhere, or rest (R2.1).', ja: 'どこかへ行くか、休みます（R2.1）。' },
      press: ['[data-testid="rest"]'],
      asks: { move: 'rest', args: [] },
    },
  ],
};
