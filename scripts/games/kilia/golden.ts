/**
 * Features that Kilia's golden games must cover: player counts, options, achievements, kinds of abilities, ties,
 * and the council's choice.
 */
import { ACHIEVEMENTS } from '../../../src/games/kilia/content/terms';
import { actionCard } from '../../../src/games/kilia/rules/content-pack/contentOf';
import type { Gameover } from '../../../src/games/kilia/rules/scoring';
import { brokenInvariant } from '../../../src/games/kilia/rules/state/invariants';
import type { SetupData } from '../../../src/games/kilia/rules/state/setup';
import type { G } from '../../../src/games/kilia/rules/state/state';
import type { GoldenPlan } from '../../golden';

const SETTINGS: readonly { readonly numPlayers: number; readonly setupData: SetupData }[] = [
  { numPlayers: 2, setupData: {} },
  { numPlayers: 2, setupData: { colours: 'random', extraWheel: 'coins' } },
  { numPlayers: 3, setupData: { startPlayer: '2' } },
  { numPlayers: 3, setupData: { colours: ['yellow', 'white', 'brown'], extraWheel: 'fullMarket' } },
  { numPlayers: 4, setupData: {} },
  { numPlayers: 4, setupData: { colours: 'random', startPlayer: '1' } },
];

function features(G: G, { scores, winner }: Gameover): string[] {
  const shown = ACHIEVEMENTS.filter((achievement) => G.wheels[achievement].length > 0).map(
    (achievement) => `achievement ${achievement}`,
  );
  const players = Object.values(G.players);
  const kinds = players.flatMap(({ abilities }) => abilities.map((card) => actionCard(G, card).ability.kind));
  const others = [
    ...(players.some(({ markers }) => markers > 4) ? ['more than 4 markers'] : []),
    ...new Set(kinds.map((kind) => `ability ${kind}`)),
    ...(scores.some(({ abilities }) => abilities > 0) ? ['points by abilities'] : []),
    ...(winner === null ? ['shared win'] : []),
    ...(new Set(scores.map(({ total }) => total)).size < scores.length ? ['tie in points'] : []),
    ...(players.some(({ ship }) => ship === 5) ? ['ship 5'] : []),
    ...(G.spratsInBox > 0 ? ['sprat eaten'] : []),
    ...(players.some(({ zones }) => Object.values(zones).some((cards) => cards.includes('sprat')))
      ? ['sprat expansion']
      : []),
  ];
  return [...shown, ...others];
}

export const own: GoldenPlan<G, Gameover> = {
  invariant: brokenInvariant,
  // Prefers building to moves that only prolong games.
  weights: {
    expand: 30,
    fulfilContract: 40,
    takeAbility: 4,
    buildWarehouse: 4,
    takeContract: 4,
    placeMerchant: 3,
    eatSprat: 0.5,
    refresh: 0.1,
  },
  settings: SETTINGS,
  perSetting: 7,
  featuresOf: features,
  wanted: [
    ...ACHIEVEMENTS.map((achievement) => `achievement ${achievement}`),
    ...['swap', 'extra', 'points'].map((kind) => `ability ${kind}`),
    'points by abilities',
    'tie in points',
    'ship 5',
    'sprat eaten',
    'sprat expansion',
    'more than 4 markers',
  ],
};
