/** Reads the log of recorded games as a player would. */
import type { Game, LogEntry, State } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { moveAction, startGame } from '../../../scripts/simulate/randomGame';
import { type LogTexts, sentenceOf } from '../../../src/game-api/gameLog';
import type { GameModule } from '../../../src/game-api/module';
import type { Language } from '../../../src/language/language';
import type { GoldenGame } from './golden';

/** The words beside numbers in a language of a game, as sources of regular expressions */
export type Beside = {
  /** Units after an amount */
  readonly units: readonly string[];
  /** What a number may name or count after them, such as "Round" */
  readonly before: readonly string[];
};

/** Returns each number of a sentence that has no unit, with the words around it. */
export function bareNumbers(sentence: string, { units, before }: Beside): readonly string[] {
  const unit = new RegExp(`^ ?(?:${units.join('|')})`);
  const named = new RegExp(`(?:${before.join('|')}) ?[+−]?$`);
  return [...sentence.matchAll(/\d+/g)].flatMap(({ 0: number, index }) => {
    const [left, right] = [sentence.slice(0, index), sentence.slice(index + number.length)];
    return unit.test(right) || named.test(left) ? [] : [`${left.slice(-8)}[${number}]${right.slice(0, 8)}`];
  });
}

/** Words that only code uses, ids of cards and spaces, and gaps */
const CODE = /undefined|null|NaN|\[object|\{\{|\}\}|\b[a-z]\d+\b|[a-z][A-Z]|_|\s{2}|^\s|\s$/;
const STARTS = { en: /^[\p{Lu}\d“]/u, ja: /^[\p{L}\d「]/u };
/** No sentence of the log has a full stop of its own, but quoted rules have theirs. */
const ENDS = { en: /[\p{L}\d”’).]$/u, ja: /[\p{L}\p{M}\d」）。ー]$/u };

const NAMES: Readonly<Record<string, string>> = { '0': 'Mika', '1': 'Oleg', '2': 'Sofia', '3': 'Vitus' };

/** A game more of these takes a second, and says hardly anything new. */
const EVERY = 3;

type Step<G> = { readonly entry: LogEntry; readonly before: G; readonly after: G };

function stepsOf<G>(game: Game<G>, { numPlayers, setupData, seed, moves }: GoldenGame): readonly Step<G>[] {
  const start = startGame(game, numPlayers, setupData, seed);
  let state: State<G> = start.state;
  return moves.flatMap((move) => {
    const before = state.G;
    state = start.reducer(state, moveAction(move)) as State<G>;
    return (state.deltalog ?? []).map((entry) => ({ entry, before, after: state.G }));
  });
}

/** Returns the faults of a sentence, each with the kind of line, so that a report has one sentence of a kind. */
function faultsOf(sentence: string, language: Language, beside: Beside): readonly string[] {
  const [bare] = bareNumbers(sentence, beside);
  return [
    ...(CODE.test(sentence) ? ['contains code'] : []),
    ...(STARTS[language].test(sentence) ? [] : ['has no start']),
    ...(ENDS[language].test(sentence) ? [] : ['has no end']),
    ...(bare === undefined ? [] : [`has no unit: ${bare}`]),
  ];
}

/** Checks the lines of recorded games: whole sentences, and a unit beside each amount. */
export function saysWholeSentences<Section, G>(
  { name, game }: GameModule<G>,
  golden: readonly GoldenGame[],
  tellingIn: (language: Language, names: typeof NAMES) => LogTexts<Section, G>,
  beside: Readonly<Record<Language, Beside>>,
): void {
  describe(`${name}: the log of the golden games`, () => {
    const steps = golden.filter((_, nth) => nth % EVERY === 0).flatMap((each) => stepsOf(game, each));
    it.each(['en', 'ja'] as const)('consists of sentences with units in %s', (language) => {
      const telling = tellingIn(language, NAMES);
      const said = steps.flatMap(({ entry, before, after }) => {
        const kind = entry.action.payload.type ?? '';
        const own = telling.isSilent(entry) ? null : telling.tell(entry, after);
        const follows = telling.follows?.(entry, before, after) ?? [];
        return [
          ...(own === null ? [] : [{ kind, text: sentenceOf(own), changes: own.changes }]),
          ...follows.map(({ text, changes }) => ({ kind: `after ${kind}`, text, changes })),
        ];
      });
      expect(said.length).toBeGreaterThan(1000);
      const faults = said.flatMap(({ kind, text }) =>
        faultsOf(text, language, beside[language]).map((fault) => [`${kind} ${fault}`, text] as const),
      );
      expect(Object.fromEntries(faults)).toEqual({});
      // Amounts beside the sentences get the log's unit.
      if (said.some(({ changes }) => changes.length > 0)) expect(telling.unit?.word).toMatch(/^\p{L}/u);
    });
  });
}
