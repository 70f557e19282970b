import * as v from 'valibot';
import { optionsExplainer, packSchema } from '../../../../rules-kit/setupOptions';
import { contentWith } from '../content-pack/contentOf';

const setupSchema = v.strictObject({
  firstGame: v.optional(v.boolean()),
  neutralFour: v.optional(v.boolean()),
  contentPack: packSchema,
});

export type SetupData = {
  /** Plays without characters and start cards (S1.10 instead of S1.11). */
  readonly firstGame?: boolean;
  /** Whether the neutral card 4 can be drawn (S2.2). Default: not in a first game. */
  readonly neutralFour?: boolean;
  readonly contentPack?: Readonly<Record<string, unknown>>;
  /** Hash of the game's content. Default: the current content. */
  readonly content?: string;
};

/** Describes the first fault of a game's options and names the field. Returns null if they are valid. */
export const explainSetupData = optionsExplainer({
  players: { least: 2, most: 4 },
  schema: setupSchema,
  withPack: contentWith,
  explain: () => null,
});
