/**
 * What a game says and shows about its moves and facts: one record per move and one per fact. A missing record is a
 * type error.
 */

import type { PlayerNames } from '../language/explaining';
import type { Language } from '../language/language';
import type { Translate } from '../language/translator';
import { deedsBy, type FactOf, type LogLine } from '../rules-kit/logLine';
import type { MoveArgsMap, MoveOf } from '../rules-kit/moveTable';
import { type IconAmount, playerPlace } from './gameLog';

/** `Before` has what a hint may read, such as the view and the player; `After` what a log line may read. */
export type MoveText<Args extends readonly unknown[], Before, After> = {
  /** Returns a legal move in a few words, for hints, plans and the text table. */
  readonly hint: (at: Before, ...args: Args) => string;
  /** Returns the log's sentence without its consequences. */
  readonly log: (at: After, ...args: Args) => string;
  /** Returns the log's sentence for viewers who mustn't see the arguments. Missing: it only names the move. */
  readonly secret?: (at: After) => string;
  /** Returns the icons that begin the log line. None if the sentence is enough. */
  readonly icons: (at: After, ...args: Args) => readonly IconAmount[];
  /** Returns a CSS selector of the place on the board where the move happens. Missing: the player's panel. */
  readonly place?: (...args: Args) => string;
  /** Whether the text table lists the move's many variants in one form, instead of a button for each. */
  readonly isListed?: true;
  /** Arguments by which the text table finds out why the move isn't legal. Without them it leaves the move out. */
  readonly asked?: Args;
};

export type MoveTexts<MoveArgs extends MoveArgsMap, Before, After> = {
  readonly [Move in keyof MoveArgs]: MoveText<MoveArgs[Move], Before, After>;
};

/** `Said` is how the game's log continues: a phrase, a sentence of its own, or nothing. */
export type FactTexts<Facts, After, Said> = {
  readonly [Kind in keyof Facts]: {
    readonly log: (fact: FactOf<Facts, Kind>, at: After) => Said;
    readonly icons: (fact: FactOf<Facts, Kind>, at: After) => readonly IconAmount[];
  };
};

export const NO_ICONS = (): readonly IconAmount[] => [];

type Words<Name extends string> = Translate<`terms.move.${Name}` | 'log.undo' | 'log.redo' | 'log.move'>;

/** A player's action as the log tells it. `made` is null for an undo, a redo, or a move with hidden arguments. */
export type Told<Made> = { readonly by: string; readonly text: string; readonly made: Made | null };

type MoveReader<MoveArgs extends MoveArgsMap> = {
  readonly isMoveName: (name: string) => name is keyof MoveArgs & string;
  readonly readMove: (move: string, args: readonly unknown[]) => MoveOf<MoveArgs> | null;
};

/** Builds the texts of moves and log entries from the records of moves. */
export function movesInWords<MoveArgs extends MoveArgsMap, Before, After>(
  { isMoveName, readMove }: MoveReader<MoveArgs>,
  moves: MoveTexts<MoveArgs, Before, After>,
  translator: (language: Language) => Words<keyof MoveArgs & string>,
) {
  const deedOf = deedsBy(isMoveName, readMove);
  return {
    /**
     * Returns a move in a few words: its hint, or only its name if `before` returns null. Returns an unknown move
     * unchanged.
     */
    hint: (
      move: string,
      args: readonly unknown[],
      language: Language,
      before: (made: MoveOf<MoveArgs>) => Before | null,
    ): string => {
      if (!isMoveName(move)) return move;
      const made = readMove(move, args);
      const at = made === null ? null : before(made);
      return made === null || at === null
        ? translator(language)(`terms.move.${move}`)
        : hintOf(moves, made, at);
    },
    /** Returns null for entries that players needn't see, such as boardgame.io's own events. */
    told: (
      entry: LogLine,
      language: Language,
      names: PlayerNames,
      after: (by: string) => After,
    ): Told<MoveOf<MoveArgs>> | null => {
      const deed = deedOf(entry);
      if (deed === null) return null;
      const { by } = deed;
      const t = translator(language);
      const name = names[by] ?? by;
      if (deed.kind !== 'move') return { by, text: t(`log.${deed.kind}`, { name }), made: null };
      const { move, made } = deed;
      const text =
        made === null
          ? (moves[move].secret?.(after(by)) ?? t('log.move', { name, move: t(`terms.move.${move}`) }))
          : sentenceOf(moves, made, after(by));
      return { by, text, made };
    },
  };
}

const hintOf = <MoveArgs extends MoveArgsMap, Move extends keyof MoveArgs, Before>(
  texts: MoveTexts<MoveArgs, Before, never>,
  { move, args }: MoveOf<MoveArgs, Move>,
  at: Before,
): string => texts[move].hint(at, ...args);

const sentenceOf = <MoveArgs extends MoveArgsMap, Move extends keyof MoveArgs, After>(
  texts: MoveTexts<MoveArgs, never, After>,
  { move, args }: MoveOf<MoveArgs, Move>,
  at: After,
): string => texts[move].log(at, ...args);

export const iconsOf = <MoveArgs extends MoveArgsMap, Move extends keyof MoveArgs, After>(
  texts: MoveTexts<MoveArgs, never, After>,
  { move, args }: MoveOf<MoveArgs, Move>,
  at: After,
): readonly IconAmount[] => texts[move].icons(at, ...args);

/** Returns a CSS selector of the place where a move happens. */
export const placeOf = <MoveArgs extends MoveArgsMap, Move extends keyof MoveArgs>(
  texts: MoveTexts<MoveArgs, never, never>,
  { move, args }: MoveOf<MoveArgs, Move>,
  by: string,
): string => texts[move].place?.(...args) ?? playerPlace(by);

/** Returns facts in the order of their records, in which the log tells them. */
export const inTextOrder = <Facts>(
  texts: FactTexts<Facts, never, unknown>,
  facts: readonly FactOf<Facts>[],
): readonly FactOf<Facts>[] => {
  const kinds: readonly PropertyKey[] = Object.keys(texts);
  return facts.toSorted((a, b) => kinds.indexOf(a.fact) - kinds.indexOf(b.fact));
};

export const saidOf = <Facts, Kind extends keyof Facts, After, Said>(
  texts: FactTexts<Facts, After, Said>,
  fact: FactOf<Facts, Kind>,
  at: After,
): Said => texts[fact.fact].log(fact, at);

export const factIconsOf = <Facts, Kind extends keyof Facts, After>(
  texts: FactTexts<Facts, After, unknown>,
  fact: FactOf<Facts, Kind>,
  at: After,
): readonly IconAmount[] => texts[fact.fact].icons(fact, at);
