/**
 * Features that Terramara's golden games must cover: player counts, options, adult characters, flags, caravans,
 * ties.
 */
import { CHARACTERS } from '../../../src/games/terramara/content/terms';
import type { GameResult } from '../../../src/games/terramara/rules/scoring';
import { brokenInvariant } from '../../../src/games/terramara/rules/state/invariants';
import type { SetupData } from '../../../src/games/terramara/rules/state/setupData';
import type { G } from '../../../src/games/terramara/rules/state/state';
import type { GoldenPlan } from '../../golden';

const SETTINGS: readonly { readonly numPlayers: number; readonly setupData: SetupData }[] = [
  ...[2, 3, 4].flatMap((numPlayers) => [
    { numPlayers, setupData: {} },
    { numPlayers, setupData: { firstGame: true } },
  ]),
  ...[2, 3].map((numPlayers) => ({ numPlayers, setupData: { firstGame: true, neutralFour: true } })),
];

function features(G: G, { scores, winners }: GameResult): string[] {
  const shown = Object.values(G.players).flatMap(({ character, adult, flags, reserved, startCard }) => [
    ...(character === null ? [] : [`${character} ${adult ? 'adult' : 'child'}`]),
    ...(startCard === null ? [] : [`start card ${startCard}`]),
    ...(flags.length > 1 ? ['flags'] : []),
    ...(reserved === null ? [] : ['reserved, not built']),
  ]);
  const totals = new Set(scores.map(({ points }) => points));
  return [
    ...shown,
    ...(G.camp.length > 0 ? ['caravans at the camp'] : []),
    ...(winners.length > 1 ? ['a draw'] : []),
    ...(totals.size < scores.length ? ['a tie in points'] : []),
  ];
}

export const own: GoldenPlan<G, GameResult> = {
  invariant: brokenInvariant,
  // Prefers building, because random games build little.
  weights: { build: 60, place: 5, endTurn: 2, step: 3, gain: 3, giveLoot: 3 },
  settings: SETTINGS,
  perSetting: 5,
  featuresOf: features,
  wanted: [
    ...CHARACTERS.flatMap((character) => [`${character} adult`, `${character} child`]),
    'flags',
    'reserved, not built',
    'caravans at the camp',
    'a tie in points',
  ],
};
