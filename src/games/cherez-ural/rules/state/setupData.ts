import * as v from 'valibot';
import { optionsExplainer, packSchema } from '../../../../rules-kit/setupOptions';
import { SOLO_ORDERS } from '../../content/setup';
import { contentWith } from '../content-pack/contentOf';

const setupSchema = v.strictObject({
  draft: v.optional(v.boolean()),
  firstGameSets: v.optional(v.boolean()),
  soloOrder: v.optional(v.picklist(SOLO_ORDERS)),
  contentPack: packSchema,
});

/** Returns a sentence that names the invalid option; null if all are valid. */
export const explainSetupData = optionsExplainer({
  players: { least: 1, most: 4 },
  schema: setupSchema,
  withPack: contentWith,
  // A draft excludes first-game sets and solo games; a situation order needs 1 player (R14.1, R14.5).
  explain: ({ draft, firstGameSets, soloOrder }, numPlayers) => {
    if (draft === true && firstGameSets === true)
      return 'firstGameSets: the fixed first-game sets leave nothing to draft; choose draft or firstGameSets.';
    if (draft === true && numPlayers === 1)
      return 'draft: the solo game has no draft; it needs 2 to 4 players.';
    if (soloOrder !== undefined && soloOrder !== 'random' && numPlayers !== 1)
      return `soloOrder: an order of situation cards needs 1 player, got ${numPlayers}.`;
    return null;
  },
});
