/** All sentences about moves: hints, refusals and the log. Loaded late. */
import groupBy from 'lodash/groupBy';
import { type Happening, playerPlace, type Sentence } from '../../../game-api/gameLog';
import type { Sentences } from '../../../game-api/module';
import { factIconsOf, iconsOf, movesInWords, placeOf, saidOf } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { listed } from '../../../language/lists';
import type { LogLine } from '../../../rules-kit/logLine';
import type { PlayerID } from '../content/terms';
import { type Fact, factsOf } from '../rules/facts';
import { isMoveName, type LegalMove, type MoveArgs, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { translator } from './catalogue/en/index';
import { explain } from './explain';
import { type At, FACTS, type Item, type Said } from './facts';
import { type After, type Before, MOVES } from './moves';
import { join, rowName } from './words';

const { hint, told } = movesInWords<MoveArgs, Before, After>({ isMoveName, readMove }, MOVES, translator);

export const sentences: Sentences<G> = {
  explain,
  describeMove: (G, _ctx, playerID, move, args, language) =>
    hint(move, args, language, () => ({ G, playerID, t: translator(language), language })),
};

export type Telling = {
  readonly names: Readonly<Record<PlayerID, string>>;
  readonly language: Language;
  /** The content that names the cards. */
  readonly G: Pick<G, 'content'>;
};

type Read = {
  readonly by: PlayerID;
  /** The sentence of the move alone, or a complete sentence if `done` is null. */
  readonly text: string;
  readonly done: { readonly made: LegalMove; readonly at: At; readonly facts: readonly Fact[] } | null;
};

const nameIn =
  ({ names }: Pick<Telling, 'names'>) =>
  (playerID: PlayerID): string =>
    names[playerID] ?? playerID;

/** Returns null for entries that players needn't see, such as the game's own events. */
function readEntry(entry: LogLine, telling: Telling): Read | null {
  const { names, language, G } = telling;
  const after: After = { G, language, t: translator(language) };
  const line = told(entry, language, names, () => after);
  if (line === null) return null;
  const { by, text, made } = line;
  if (made === null) return { by, text, done: null };
  const at = { ...after, nameOf: nameIn(telling), by, move: made.move };
  return { by, text, done: { made, at, facts: factsOf(entry) } };
}

const sayItem = ({ playerID, kind }: Item, what: string, { t, by, nameOf }: At): string =>
  playerID === by
    ? t(`log.fact.${kind}`, { what })
    : t(`log.others.${kind}`, { name: nameOf(playerID), what });

/** Returns phrases, with the items of one player and kind in one: "pays 1 log", "gains 1 timber and 1 military". */
function phrasesOf(facts: readonly Fact[], at: At): readonly string[] {
  const said = facts.flatMap((fact): Said => saidOf(FACTS, fact, at));
  const items = said.filter((each) => typeof each !== 'string');
  const kinds = Object.values(groupBy(items, ({ playerID, kind }) => `${playerID} ${kind}`));
  const inKinds = kinds.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      sayItem(
        first,
        listed(
          group.map(({ what }) => what),
          at.language,
        ),
        at,
      ),
    ];
  });
  return [...inKinds, ...said.filter((each) => typeof each === 'string')];
}

const withFacts = (sentence: string, facts: readonly Fact[], at: At): string => {
  const phrases = phrasesOf(facts, at);
  return phrases.length === 0
    ? sentence
    : at.t('log.withFacts', { sentence, facts: join(phrases, at.language, 'comma') });
};

/** Returns the other player that a fact is about. Loot names both players, so it belongs to the move. */
const otherIn = (fact: Fact, by: PlayerID): PlayerID | null =>
  fact.fact !== 'loot' && fact.playerID !== by ? fact.playerID : null;

const vpIn = (facts: readonly Fact[]): number =>
  facts.reduce((sum, fact) => (fact.fact === 'vp' ? sum + fact.amount : sum), 0);

const vpChange = (playerID: PlayerID, facts: readonly Fact[]): Sentence['changes'] => {
  const amount = vpIn(facts);
  return amount === 0 ? [] : [{ playerID, amount }];
};

/** Returns the line of a move without gains of others, which `othersLines` has. Name and VP are separate. */
export function tellEntry(entry: LogLine, telling: Telling): Sentence | null {
  const read = readEntry(entry, telling);
  if (read === null) return null;
  const { by, text, done } = read;
  if (done === null) return { text, needsName: false, changes: [] };
  const { made, at } = done;
  const facts = done.facts.filter((fact) => otherIn(fact, by) === null);
  const signs = [...iconsOf(MOVES, made, at), ...facts.flatMap((fact) => factIconsOf(FACTS, fact, at))];
  return {
    text: withFacts(
      text,
      facts.filter(({ fact }) => fact !== 'vp'),
      at,
    ),
    needsName: true,
    changes: vpChange(by, facts),
    ...(signs.length === 0 ? {} : { signs, places: [placeOf(MOVES, made, by)] }),
  };
}

/** Returns an entry's line with names, VP and gains of others, as one self-contained text. */
export function entryText(entry: LogLine, telling: Telling): string | null {
  const read = readEntry(entry, telling);
  if (read === null) return null;
  const { by, text, done } = read;
  return done === null
    ? text
    : done.at.t('log.line', { name: done.at.nameOf(by), what: withFacts(text, done.facts, done.at) });
}

/** Returns a line for each gain or loss of a player who didn't move, with the name of the one who did. */
export function othersLines(entry: LogLine, telling: Telling): readonly Happening[] {
  const read = readEntry(entry, telling);
  if (read === null || read.done === null) return [];
  const { by } = read;
  const { at, facts } = read.done;
  return facts.flatMap((fact): Happening[] => {
    const playerID = otherIn(fact, by);
    const phrases = phrasesOf([fact], at);
    if (playerID === null || phrases.length === 0) return [];
    return [
      {
        text: at.t('log.follows.others', { name: at.nameOf(by), what: join(phrases, at.language, 'comma') }),
        changes: vpChange(playerID, [fact]),
        isMoment: false,
        places: [playerPlace(playerID)],
        signs: [{ player: playerID }, ...factIconsOf(FACTS, fact, at)],
      },
    ];
  });
}

/** Returns the lines of a new round and of a new turn order between two states. */
export function roundLines(before: G, after: G, telling: Omit<Telling, 'G'>): readonly Happening[] {
  if (after.finished) return [];
  const { language } = telling;
  const t = translator(language);
  const lines: Happening[] = [];
  if (after.round > before.round)
    lines.push({
      text: t('log.follows.round', { round: rowName(after.round) }),
      changes: [],
      isMoment: true,
    });
  if (after.turnOrder.some((playerID, place) => before.turnOrder[place] !== playerID))
    lines.push({
      text: t('log.follows.order', { names: join(after.turnOrder.map(nameIn(telling)), language, 'comma') }),
      changes: [],
      isMoment: true,
      signs: [{ icon: 'leader' }, ...after.turnOrder.map((player) => ({ player }))],
    });
  return lines;
}
