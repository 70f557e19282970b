/** All sentences about moves: hints, refusals and the log. Loaded late. */
import groupBy from 'lodash/groupBy';
import { type Happening, type IconAmount, playerPlace, type Sentence } from '../../../game-api/gameLog';
import type { Sentences } from '../../../game-api/module';
import { factIconsOf, iconsOf, movesInWords, placeOf, saidOf } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { listed } from '../../../language/lists';
import { upperFirst } from '../../../language/upperFirst';
import { itemAt } from '../../../rules-kit/indexed';
import { factsByKind, type LogLine } from '../../../rules-kit/logLine';
import type { PlayerID } from '../content/terms';
import { artifactOf, contentOf } from '../rules/content-pack/contentOf';
import { type Fact, type Facts, factsOf } from '../rules/facts';
import { isMoveName, type LegalMove, type MoveArgs, readMove } from '../rules/moves';
import type { G, Source } from '../rules/state/state';
import { cardName, effectsText } from './cardText';
import { translator } from './catalogue/en/index';
import { explain } from './explain';
import { type At, FACTS, type Item, type Said } from './facts';
import { type After, type Before, MOVES } from './moves';
import { join, rowName, spaceName } from './words';

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

type Done = { readonly made: LegalMove; readonly at: At; readonly facts: readonly Fact[] };

type Read = {
  readonly by: PlayerID;
  /** The sentence of the move alone, or a complete sentence if `done` is null. */
  readonly text: string;
  readonly done: Done | null;
};

const nameIn =
  ({ names }: Pick<Telling, 'names'>) =>
  (playerID: PlayerID): string =>
    names[playerID] ?? playerID;

/** Returns null for entries that players needn't see, such as the game's own events. */
function readEntry(entry: LogLine, telling: Telling): Read | null {
  const { names, language, G } = telling;
  const facts = factsOf(entry);
  const after: After = { G, language, t: translator(language), all: factsByKind<Facts>(facts) };
  const line = told(entry, language, names, () => after);
  if (line === null) return null;
  const { by, text, made } = line;
  if (made === null) return { by, text, done: null };
  const at = { ...after, nameOf: nameIn(telling), by };
  // The sentence of the move tells the step that the player chose, but not those that follow from it.
  const chosen =
    made.move === 'step' ? facts.find((fact) => fact.fact === 'caravan' && fact.playerID === by) : undefined;
  return { by, text, done: { made, at, facts: facts.filter((fact) => fact !== chosen) } };
}

const sayItem = ({ playerID, kind }: Item, what: string, { t, by, nameOf }: At): string =>
  playerID === by
    ? t(`log.fact.${kind}`, { what })
    : t(`log.others.${kind}`, { name: nameOf(playerID), what });

/** Returns what is gained, paid or lost, with equal kinds in one sum: "1 timber and 2 military". */
function itemsPhrase(items: readonly Item[], language: Language): string {
  const words = items.flatMap((item, index) => {
    const alike = item.unit === null ? [item] : items.filter(({ unit }) => unit === item.unit);
    const isFirst = alike[0] === items[index];
    return isFirst ? [item.say(alike.reduce((sum, { count }) => sum + count, 0))] : [];
  });
  return listed(words, language);
}

const saidAbout = (facts: readonly Fact[], at: At): Said =>
  facts.flatMap((fact): Said => saidOf(FACTS, fact, at));

/** Returns phrases, with the items of one player and kind in one: "pays 1 log", "gains 1 timber and 1 military". */
function phrasesOf(facts: readonly Fact[], at: At): readonly string[] {
  const said = saidAbout(facts, at);
  const items = said.filter((each) => typeof each !== 'string');
  const kinds = Object.values(groupBy(items, ({ playerID, kind }) => `${playerID} ${kind}`));
  return [
    ...kinds.map((group) => sayItem(itemAt(group, 0), itemsPhrase(group, at.language), at)),
    ...said.filter((each) => typeof each === 'string'),
  ];
}

/** Facts with one reason, or the facts that need none. */
type Reasoned = { readonly reason: string | null; readonly facts: readonly Fact[] };

/** Returns the card, tile or space that the move itself names, so that its facts need no other name. */
function namedBy({ move, args }: LegalMove): Source | null {
  if (move === 'place') return args[0].space;
  if (move === 'build') return args[0].card;
  return move === 'useArtifact' || move === 'useBonusTile' ? args[0] : null;
}

/**
 * Returns why a fact happened, in words, or null if the move itself says it. `tiles` are the bonus tiles that the move
 * reached; a tile that an earlier move reached is named by its effects.
 */
function reasonOf(fact: Fact, made: LegalMove, tiles: ReadonlySet<Source>, at: At): string | null {
  const { G, language, t, by } = at;
  const { source } = fact;
  if (source === undefined || fact.fact === 'loot') return null;
  if (fact.playerID === by && source === namedBy(made)) return null;
  const { bonusTiles, startCards, artifacts, characters } = contentOf(G);
  const tile = bonusTiles.find(({ id }) => id === source);
  if (tile !== undefined)
    return tiles.has(tile.id)
      ? t('log.source.bonusTile')
      : t('log.source.earlierTile', { effects: effectsText(tile.do, language) });
  if (source === 'join') return t('log.source.join');
  if (startCards.some(({ id }) => id === source)) return t('log.source.startCard');
  if (source === 'river') return t('log.source.river');
  return [...artifacts, ...characters].some(({ id }) => id === source)
    ? cardName(G, source, language)
    : spaceName(source, language);
}

/** Groups a player's facts by their reason: first those without one, then points past the end of a track. */
function reasonsOf(all: readonly Fact[], made: LegalMove, at: At): readonly Reasoned[] {
  const isPast = (fact: Fact) => fact.fact === 'vp' && fact.past !== undefined;
  // The gains from a bonus tile replace the description of its effects.
  const brought = new Set(all.filter((fact) => !isPast(fact)).map(({ source }) => source));
  const tiles = new Set(all.flatMap((fact) => (fact.fact === 'bonusTile' ? [fact.tile] : [])));
  const facts = all.filter((fact) => fact.fact !== 'bonusTile' || !brought.has(fact.tile));
  const reasoned = facts
    .filter((fact) => !isPast(fact))
    .map((fact) => ({ fact, reason: reasonOf(fact, made, tiles, at) }));
  const named = Object.values(
    groupBy(reasoned, ({ fact, reason }) => (reason === null ? '' : fact.source)),
  ).map((group) => ({
    reason: itemAt(group, 0).reason,
    facts: group.map(({ fact }) => fact),
  }));
  const past = (['river', 'military'] as const).flatMap((track): Reasoned[] => {
    const points = facts.filter((fact) => fact.fact === 'vp' && fact.past === track);
    const count = vpIn(points);
    return count === 0 ? [] : [{ reason: at.t(`log.past.${track}`, { count }), facts: points }];
  });
  return [...named, ...past];
}

/** Says facts with their reason: "Boatman: 1 technology", "starting resources: Oleg gains 1 log". */
function withReason(reason: string, facts: readonly Fact[], at: At): string {
  const said = saidAbout(facts, at);
  const items = said.filter((each) => typeof each !== 'string');
  const isOwnGain = items.every(({ playerID, kind }) => playerID === at.by && kind === 'gain');
  const phrases =
    isOwnGain && items.length > 0
      ? [itemsPhrase(items, at.language), ...said.filter((each) => typeof each === 'string')]
      : phrasesOf(facts, at);
  return join([reason, join(phrases, at.language, 'comma')], at.language, 'colon');
}

/** Adds facts to the sentence of a move: those that need no reason, then the others with theirs. */
function withFacts(sentence: string, { made, at, facts }: Done, leavesOut: (fact: Fact) => boolean): string {
  const { [at.by]: own = [], ...others } = groupBy(facts, (fact) => otherIn(fact, at.by) ?? at.by);
  const reasons = [own, ...Object.values(others)].flatMap((group) => reasonsOf(group, made, at));
  const plain = reasons.flatMap(({ reason, facts: group }) =>
    reason === null ? group.filter((fact) => !leavesOut(fact)) : [],
  );
  const phrases = phrasesOf(plain, at);
  const told =
    phrases.length === 0
      ? sentence
      : at.t('log.withFacts', { sentence, facts: join(phrases, at.language, 'comma') });
  const named = reasons.flatMap(({ reason, facts: group }) =>
    reason === null || saidAbout(group, at).length === 0 ? [] : [withReason(reason, group, at)],
  );
  return named.length === 0
    ? told
    : at.t('log.withSources', {
        sentence: told,
        sources: named.reduce((a, b) => at.t('log.nextSource', { a, b })),
      });
}

const isChange = (
  icon: IconAmount,
): icon is IconAmount & { readonly icon: string; readonly amount: number } =>
  'icon' in icon && icon.change === true && icon.amount !== undefined;

/** Returns the icons of facts, with equal changes in one sum. Gains and payments of a kind stay apart. */
function iconsOfFacts(facts: readonly Fact[], at: At): readonly IconAmount[] {
  const icons = facts.flatMap((fact) => factIconsOf(FACTS, fact, at));
  return icons.flatMap((each): readonly IconAmount[] => {
    if (!isChange(each)) return [each];
    const alike = icons
      .filter(isChange)
      .filter(({ icon, amount }) => icon === each.icon && amount > 0 === each.amount > 0);
    const amount = alike.reduce((sum, icon) => sum + icon.amount, 0);
    return alike[0] === each ? [{ ...each, amount }] : [];
  });
}

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
  const signs = [...iconsOf(MOVES, made, at), ...iconsOfFacts(facts, at)];
  return {
    text: withFacts(text, { made, at, facts }, ({ fact }) => fact === 'vp'),
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
    : done.at.t('log.line', { name: done.at.nameOf(by), what: withFacts(text, done, () => false) });
}

/**
 * Returns lines for gains and losses of players who didn't move: one for each reason, or one for each fact without a
 * reason, with the name of the one who moved.
 */
export function othersLines(entry: LogLine, telling: Telling): readonly Happening[] {
  const read = readEntry(entry, telling);
  if (read === null || read.done === null) return [];
  const { by } = read;
  const { at, facts: all, made } = read.done;
  const name = at.nameOf(by);
  const line = (playerID: PlayerID, facts: readonly Fact[], text: string): Happening => ({
    text,
    changes: vpChange(playerID, facts),
    isMoment: false,
    places: [playerPlace(playerID)],
    signs: [{ player: playerID }, ...iconsOfFacts(facts, at)],
  });
  const others = groupBy(
    all.filter((fact) => otherIn(fact, by) !== null),
    (fact) => otherIn(fact, by) ?? '',
  );
  return Object.entries(others).flatMap(([playerID, own]) =>
    reasonsOf(own, made, at).flatMap(({ reason, facts }): Happening[] => {
      if (reason !== null)
        return saidAbout(facts, at).length === 0
          ? []
          : [line(playerID, facts, upperFirst(withReason(reason, facts, at)))];
      return facts.flatMap((fact): Happening[] => {
        const phrases = phrasesOf([fact], at);
        if (phrases.length === 0) return [];
        const what = join(phrases, at.language, 'comma');
        return [line(playerID, [fact], at.t('log.follows.others', { name, what }))];
      });
    }),
  );
}

/** Returns a line for each neutral card revealed between two states (S2.2). */
function neutralLines(before: G, after: G, t: At['t']): readonly Happening[] {
  if (after.drawnRounds === before.drawnRounds) return [];
  const cards = after.neutralDraws[after.drawnRounds - 1] ?? [];
  // The one with less military draws first.
  return before.neutrals
    .toSorted((a, b) => a.military - b.military)
    .flatMap(({ id, military }, place): Happening[] => {
      const card = cards[place];
      const index = after.neutrals.findIndex((each) => each.id === id);
      const to = after.neutrals[index]?.military;
      if (card === undefined || card === 'hidden' || to === undefined) return [];
      const text = t('log.follows.neutral', { number: index + 1, card, from: military, to });
      return [{ text, changes: [], isMoment: false }];
    });
}

/** Returns the line of the artifacts that leave the game as a round begins (S2.9), if there are any. */
function leavingLines(before: G, after: G, t: At['t']): readonly Happening[] {
  const gone = after.removed.filter((card) => !before.removed.includes(card));
  const [card] = gone;
  if (card === undefined) return [];
  const from = gone.every((each) => before.row.includes(each)) ? 'row' : 'pile';
  const values = { count: gone.length, level: artifactOf(after, card).level, round: rowName(after.round) };
  return [{ text: t(`log.follows.leave.${from}`, values), changes: [], isMoment: false }];
}

/** Returns the lines of a new round between two states: neutral cards, leaving artifacts and the new turn order. */
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
  lines.push(...leavingLines(before, after, t));
  if (after.turnOrder.some((playerID, place) => before.turnOrder[place] !== playerID))
    lines.push({
      text: t('log.follows.order', { names: join(after.turnOrder.map(nameIn(telling)), language, 'comma') }),
      changes: [],
      isMoment: true,
      signs: [{ icon: 'leader' }, ...after.turnOrder.map((player) => ({ player }))],
    });
  lines.push(...neutralLines(before, after, t));
  return lines;
}
