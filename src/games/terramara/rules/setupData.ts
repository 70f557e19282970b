import * as v from 'valibot';
import { optionsExplainer, packSchema } from '../../../rules-kit/setupOptions';
import { contentWith } from './contentOf';

const setupSchema = v.strictObject({
  firstGame: v.optional(v.boolean()),
  neutralFour: v.optional(v.boolean()),
  contentPack: packSchema,
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

/** What is wrong with a game's options, in a sentence that names the field; null: nothing. */
export const explainSetupData = optionsExplainer({
  players: { least: 2, most: 4 },
  schema: setupSchema,
  withPack: contentWith,
  explain: () => null,
});
