import * as v from 'valibot';
import { ContentPackError } from '../../../rules-kit/contentLibrary';
import { SOLO_ORDERS } from '../content/setup';
import { contentWith } from './contentOf';

const setupSchema = v.strictObject({
  draft: v.optional(v.boolean()),
  firstGameSets: v.optional(v.boolean()),
  soloOrder: v.optional(v.picklist(SOLO_ORDERS)),
  contentPack: v.optional(v.record(v.string(), v.unknown())),
});

/** What is wrong with a game's options, in a sentence that names the field; null: nothing. `content`: the hash of the
 *  content it is played with, if not that of now: the pack in the options was laid over that one, and is not laid again.
 *  Draft and first-game sets exclude each other, solo has no draft, solo orders need 1 player (R14.1, R14.5). */
export function explainSetupData(setupData: unknown, numPlayers: number, content?: string): string | null {
  if (!Number.isInteger(numPlayers) || numPlayers < 1 || numPlayers > 4)
    return `numPlayers: expected 1 to 4, got ${String(numPlayers)}.`;
  if (setupData === undefined || setupData === null) return null;
  if (Array.isArray(setupData)) return 'setupData: expected options by their names, got a list.';
  const parsed = v.safeParse(setupSchema, setupData);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue) ?? 'setupData';
    return issue.expected === 'never'
      ? `${field}: no such option; expected draft, firstGameSets, soloOrder or contentPack.`
      : `${field}: ${issue.message}.`;
  }
  const { draft, firstGameSets, soloOrder, contentPack } = parsed.output;
  if (draft === true && firstGameSets === true)
    return 'firstGameSets: the fixed first-game sets leave nothing to draft; choose draft or firstGameSets.';
  if (draft === true && numPlayers === 1)
    return 'draft: the solo game has no draft; it needs 2 to 4 players.';
  if (soloOrder !== undefined && soloOrder !== 'random' && numPlayers !== 1)
    return `soloOrder: an order of situation cards needs 1 player, got ${numPlayers}.`;
  if (contentPack !== undefined && content === undefined) {
    try {
      contentWith(contentPack);
    } catch (error) {
      if (error instanceof ContentPackError) return `contentPack: ${error.message}`;
      throw error;
    }
  }
  return null;
}
