import * as v from 'valibot';
import { ContentPackError } from '../../../rules-kit/contentLibrary';
import { contentWith } from './contentOf';

const setupSchema = v.strictObject({
  firstGame: v.optional(v.boolean()),
  neutralFour: v.optional(v.boolean()),
  contentPack: v.optional(v.record(v.string(), v.unknown())),
});

export type SetupData = {
  /** S1.10 instead of S1.11: no characters, no start cards. */
  readonly firstGame?: boolean;
  /** Whether the neutral card 4 takes part in S2.2; without it not in a first game, else yes. */
  readonly neutralFour?: boolean;
  readonly contentPack?: Readonly<Record<string, unknown>>;
  /** The hash of the content that the game is played with, if not that of now. */
  readonly content?: string;
};

/** What is wrong with a game's options, in a sentence that names the field; null: nothing. `content`: the hash of the
 *  content it is played with: the pack in the options was laid over that one, and is not laid again. */
export function explainSetupData(setupData: unknown, numPlayers: number, content?: string): string | null {
  if (!Number.isInteger(numPlayers) || numPlayers < 2 || numPlayers > 4)
    return `numPlayers: expected 2 to 4, got ${String(numPlayers)}.`;
  if (setupData === undefined || setupData === null) return null;
  if (Array.isArray(setupData)) return 'setupData: expected options by their names, got a list.';
  const parsed = v.safeParse(setupSchema, setupData);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue) ?? 'setupData';
    return issue.expected === 'never'
      ? `${field}: no such option; expected firstGame, neutralFour or contentPack.`
      : `${field}: ${issue.message}.`;
  }
  const { contentPack } = parsed.output;
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
