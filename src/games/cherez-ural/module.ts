import type { GameModule } from '../../game-api/module';
import { contents } from './contents';
import { cherezUral } from './game';
import { cherezUralOffer } from './offer';
import { RULES_VERSION } from './rules/content-pack/edition';
import { legalMoves } from './rules/moves';
import { ownTurn } from './rules/ownTurn';
import type { G } from './rules/state/state';
import { setupOptions } from './setupOptions';
import { explain } from './text/explain';
import { moveText } from './text/moveText';
import { resultOf, scoreSoFar } from './view-model/gameResult';

export const cherezUralModule: GameModule<G> = {
  ...cherezUralOffer,
  game: cherezUral,
  rulesVersion: RULES_VERSION,
  contents,
  setupOptions,
  scoreUnit: { en: 'gold', ja: '金' },
  resultOf,
  scoreSoFar,
  fetchMissed: async () => (await import('./view-model/missed')).whatWasMissed,
  legalMoves,
  ownTurn,
  explain,
  describeMove: moveText,
};
