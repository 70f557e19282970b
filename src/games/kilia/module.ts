import type { GameModule } from '../../game-api/module';
import { contents } from './contents';
import { kilia } from './game';
import { kiliaOffer } from './offer';
import { RULES_VERSION } from './rules/content-pack/edition';
import { legalMoves } from './rules/moves';
import { ownTurn } from './rules/ownTurn';
import type { G } from './rules/state/state';
import { setupOptions } from './setupOptions';
import { explain } from './text/explain';
import { moveText } from './text/moveText';
import { resultOf, scoreSoFar } from './view-model/gameResult';

export const kiliaModule: GameModule<G> = {
  ...kiliaOffer,
  game: kilia,
  rulesVersion: RULES_VERSION,
  contents,
  setupOptions,
  scoreUnit: { en: 'points', ja: '点' },
  resultOf,
  scoreSoFar,
  fetchMissed: async () => (await import('./view-model/missed')).whatWasMissed,
  legalMoves,
  ownTurn,
  explain,
  describeMove: moveText,
};
