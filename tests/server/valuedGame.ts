/** The sample game with values that differ between versions of its program, as card values do. */
import type { Game } from 'boardgame.io';
import { hashOf } from '../../src/rules-kit/contentHash';
import { type ContentLibrary, createContentLibrary } from '../../src/rules-kit/contentLibrary';
import type { EditionOf } from '../../src/server/matches/contents';
import { type SampleState, sampleGame } from './sampleGame';

export interface Values {
  /** Value of one thought. */
  readonly thought: number;
  /** Value of a played card at the end. */
  readonly worth: number;
}

export interface ValuedState extends SampleState {
  readonly content: string;
}

interface Program {
  readonly games: readonly Game[];
  readonly editionOf: EditionOf;
  readonly library: ContentLibrary<Values>;
}

interface ProgramOptions {
  readonly rulesVersion?: number;
  /** Additional value of a thought under this rules version. */
  readonly mend?: number;
  /** True if it can't read values of other versions. */
  readonly forgetful?: boolean;
}

/** Returns the sample game of a program with these built-in values. Each call is another program. */
export async function valuedProgram(
  values: Values,
  { rulesVersion = 1, mend = 0, forgetful = false }: ProgramOptions = {},
): Promise<Program> {
  const library = createContentLibrary<Values>({
    builtIn: values,
    current: hashOf(values),
    loadReader: async () => ({
      hashOf,
      layOver: (content) => content,
      read: (snapshot) => {
        if (forgetful) throw new Error('worth: expected a colour');
        return snapshot as Values;
      },
    }),
  });
  await library.fetchReader();
  const valuesOf = ({ content }: ValuedState) => library.get(content);
  const game: Game<ValuedState, Record<string, unknown>, { content?: string }> = {
    ...(sampleGame as Game),
    validateSetupData: (given) => (given?.content === undefined ? undefined : 'content: no such option.'),
    setup: (context, given) => ({
      ...(sampleGame.setup?.(context) as SampleState),
      content: given?.content ?? library.current,
    }),
    moves: {
      ...(sampleGame as Game).moves,
      think: {
        noLimit: true,
        move: ({ G }) => {
          G.thoughts += valuesOf(G).thought + mend;
        },
      },
    },
    endIf: ({ G }) => (G.table.length === 5 ? { gold: G.table.length * valuesOf(G).worth } : undefined),
  };
  return {
    library,
    games: [game as Game],
    editionOf: () => ({
      rulesVersion,
      contents: {
        current: library.current,
        isBuiltIn: () => true,
        fetchReader: library.fetchReader,
        ofNewGame: () => library.current,
        setupWith: (given, content) => ({ ...(given as object | undefined), content }),
        of: (G) => (G as ValuedState).content,
        snapshot: library.snapshot,
        add: library.add,
        named: (G, content) => ((G as ValuedState).content === undefined ? { ...(G as object), content } : G),
      },
    }),
  };
}
