import * as v from 'valibot';
import { ContentPackError } from './contentLibrary';

/** Any game's content pack, before the game's own schema checks it. */
export const packSchema = v.optional(v.record(v.string(), v.unknown()));

type OptionsSchema = v.StrictObjectSchema<
  v.ObjectEntries & { readonly contentPack: typeof packSchema },
  undefined
>;

type Explaining<Schema extends OptionsSchema> = {
  readonly players: { readonly least: number; readonly most: number };
  readonly schema: Schema;
  /** Describes the first fault of options that match the schema, or returns null. */
  readonly explain: (options: v.InferOutput<Schema>, numPlayers: number) => string | null;
  /**
   * Applies a pack to the built-in content.
   * @throws ContentPackError
   */
  readonly withPack: (pack: unknown) => unknown;
};

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/**
 * Describes the first fault of a game's options and names the field, or returns null. If `content` is given, the
 * game uses that content, which already includes the pack, so the pack isn't checked again.
 */
export const optionsExplainer =
  <Schema extends OptionsSchema>({
    players: { least, most },
    schema,
    explain,
    withPack,
  }: Explaining<Schema>) =>
  (setupData: unknown, numPlayers: number, content?: string): string | null => {
    if (!Number.isInteger(numPlayers) || numPlayers < least || numPlayers > most)
      return `numPlayers: expected ${least} to ${most}, got ${String(numPlayers)}.`;
    if (setupData === undefined || setupData === null) return null;
    if (Array.isArray(setupData)) return 'setupData: expected options by their names, got a list.';
    const parsed = v.safeParse(schema, setupData);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue) ?? 'setupData';
      return issue.expected === 'never'
        ? `${field}: no such option; expected ${listed(Object.keys(schema.entries))}.`
        : `${field}: ${issue.message}.`;
    }
    const problem = explain(parsed.output, numPlayers);
    if (problem !== null) return problem;
    const { contentPack } = parsed.output;
    if (contentPack === undefined || content !== undefined) return null;
    try {
      withPack(contentPack);
      return null;
    } catch (error) {
      if (error instanceof ContentPackError) return `contentPack: ${error.message}`;
      throw error;
    }
  };
