import * as z from 'zod/mini';
import { SOLO_ORDERS } from '../content/setup';
import { ContentPackError, resolveContentPack } from './contentPack';

const setupSchema = z.strictObject({
  draft: z.optional(z.boolean()),
  firstGameSets: z.optional(z.boolean()),
  soloOrder: z.optional(z.enum(SOLO_ORDERS)),
  contentPack: z.optional(z.record(z.string(), z.unknown())),
});

/** What is wrong with a game's options, in a sentence that names the field; null: nothing.
 *  Draft and first-game sets exclude each other, solo has no draft, solo orders need 1 player (R14.1, R14.5). */
export function explainSetupData(setupData: unknown, numPlayers: number): string | null {
  if (!Number.isInteger(numPlayers) || numPlayers < 1 || numPlayers > 4)
    return `numPlayers: expected 1 to 4, got ${String(numPlayers)}.`;
  if (setupData === undefined || setupData === null) return null;
  const parsed = setupSchema.safeParse(setupData);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field =
      issue.code === 'unrecognized_keys'
        ? issue.keys.join(', ')
        : issue.path.map(String).join('.') || 'setupData';
    return issue.code === 'unrecognized_keys'
      ? `${field}: no such option; expected draft, firstGameSets, soloOrder or contentPack.`
      : `${field}: ${issue.message}.`;
  }
  const { draft, firstGameSets, soloOrder, contentPack } = parsed.data;
  if (draft === true && firstGameSets === true)
    return 'firstGameSets: the fixed first-game sets leave nothing to draft; choose draft or firstGameSets.';
  if (draft === true && numPlayers === 1)
    return 'draft: the solo game has no draft; it needs 2 to 4 players.';
  if (soloOrder !== undefined && soloOrder !== 'random' && numPlayers !== 1)
    return `soloOrder: an order of situation cards needs 1 player, got ${numPlayers}.`;
  if (contentPack !== undefined) {
    try {
      resolveContentPack(contentPack);
    } catch (error) {
      if (error instanceof ContentPackError) return `contentPack: ${error.message}`;
      throw error;
    }
  }
  return null;
}
