/** All sentences about moves: hints, refusals and the log. Loaded late. */
import { type Changes, type Happening, playerPlace, type Sentence } from '../../../game-api/gameLog';
import type { Sentences } from '../../../game-api/module';
import { factIconsOf, iconsOf, inTextOrder, movesInWords, saidOf } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { factsByKind, type LogLine } from '../../../rules-kit/logLine';
import type { PlayerID } from '../content/terms';
import { type Facts, factsOf } from '../rules/facts';
import { isMoveName, type MoveArgs, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { translator } from './catalogue/en/index';
import { explain } from './explain';
import { FACTS } from './facts';
import { type After, type Before, MOVES } from './moves';

const { hint, told } = movesInWords<MoveArgs, Before, After>({ isMoveName, readMove }, MOVES, translator);

export const sentences: Sentences<G> = {
  explain,
  describeMove: (G, _ctx, playerID, move, args, language) =>
    hint(move, args, language, (): Before | null => {
      const player = G.players[playerID];
      return player === undefined ? null : { G, player, t: translator(language), language };
    }),
};

export type Telling = {
  readonly names: Readonly<Record<PlayerID, string>>;
  readonly language: Language;
  /** The content that names the cards. */
  readonly G: Pick<G, 'content'>;
};

/** Returns the player's net coins from the move itself, without voyages. */
function coinsOf(playerID: PlayerID, { all }: After): Changes {
  const spent = [...all('card'), ...all('contract'), ...all('paid')];
  const amount =
    all('gained').reduce((sum, { coins }) => sum + coins, 0) -
    spent.reduce((sum, { coins }) => sum + coins, 0);
  return amount === 0 ? [] : [{ playerID, amount }];
}

/** Returns the column and the player's panel. The column, because the card has left the row. */
const placesOf = (playerID: PlayerID, { all }: After): readonly string[] => [
  ...all('card').map(({ column }) => `[data-row="card-${column + 1}"]`),
  ...all('contract').map(({ column }) => `[data-row="contract-${column + 1}"]`),
  playerPlace(playerID),
];

type Read = { readonly own: Sentence & { readonly by: PlayerID }; readonly council: readonly Happening[] };

/** Returns null for entries that players needn't see, such as the game's own events. */
function readEntry(entry: LogLine, { names, language, G }: Telling): Read | null {
  const t = translator(language);
  const facts = factsOf(entry);
  const after: After = { G, language, t, all: factsByKind<Facts>(facts) };
  const line = told(entry, language, names, () => after);
  if (line === null) return null;
  const { by, text, made } = line;
  if (made === null) return { own: { by, text, needsName: true, changes: [] }, council: [] };
  const nameOf = (playerID: PlayerID) => names[playerID] ?? playerID;
  const at = { t, language, nameOf, move: made.move };
  let sentence = text;
  const signs = [...iconsOf(MOVES, made, after)];
  const council: Happening[] = [];
  for (const fact of inTextOrder(FACTS, facts)) {
    const said = saidOf(FACTS, fact, at);
    const icons = factIconsOf(FACTS, fact, at);
    if (said !== null && 'line' in said) {
      const { line: lineText, changes, isMoment, about } = said;
      council.push({
        text: lineText,
        changes,
        isMoment,
        ...(icons.length === 0 ? {} : { signs: icons }),
        ...(about === undefined ? {} : { places: about.map(playerPlace) }),
      });
    } else {
      sentence = said?.along(sentence) ?? sentence;
      signs.push(...icons);
    }
  }
  const shown = signs.length === 0 ? {} : { signs, places: placesOf(by, after) };
  return { own: { by, text: sentence, needsName: true, changes: coinsOf(by, after), ...shown }, council };
}

/**
 * Returns the log line of a player's move without the name, which the log shows once per turn. `councilLines` has
 * the lines of a council phase.
 */
export function tellEntry(entry: LogLine, telling: Telling): Sentence | null {
  const read = entry.action.payload.type === 'endTurn' ? null : readEntry(entry, telling);
  if (read === null) return null;
  const { by: _by, ...own } = read.own;
  return own;
}

/** Returns the lines of the council phase in an entry. */
export const councilLines = (entry: LogLine, telling: Telling): readonly Happening[] =>
  readEntry(entry, telling)?.council ?? [];

/** Returns an entry's sentences, with names, as one self-contained text. */
export function entryText(entry: LogLine, telling: Telling, join: string): string | null {
  const read = readEntry(entry, telling);
  if (read === null) return null;
  const { own, council } = read;
  const name = telling.names[own.by] ?? own.by;
  const named = translator(telling.language)('log.named', { name, sentence: own.text });
  const isCouncilAlone = entry.action.payload.type === 'endTurn' && council.length > 0;
  return [...(isCouncilAlone ? [] : [named]), ...council.map(({ text }) => text)].join(join);
}
