/** The options of a new game */
import * as v from 'valibot';
import { optionsExplainer, packSchema } from '../../src/rules-kit/setupOptions';
import { contentLibrary } from './content';
import type { Options } from './rules';

const schema = v.strictObject({ long: v.optional(v.literal(true)), contentPack: packSchema });

/** `content` is the hash of the content, which the app or server sets. */
export type SetupData = v.InferOutput<typeof schema> & { readonly content?: string };

/** Describes the first fault of the options and names the field; null if they are valid. */
export const explainSetupData = optionsExplainer({
  players: { least: 2, most: 3 },
  schema,
  withPack: contentLibrary.withPack,
  explain: () => null,
});

export const startOf = ({ long, contentPack, content }: SetupData): Options => ({
  long,
  content: content ?? contentLibrary.keep(contentLibrary.withPack(contentPack)),
});
