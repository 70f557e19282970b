/**
 * Finds the automatic events after a move from its facts and from the viewer's positions before and after it. Uses only
 * these views, so it can't reveal a secret.
 */
import { type FactOf, factsByKind, type LogLine } from '../../../rules-kit/logLine';
import { entriesOf, keysOf } from '../../../rules-kit/records';
import {
  FINAL_SOURCES,
  type FinalSource,
  type PlayerID,
  type SituationId,
  type SpaceId,
  type WorkerId,
} from '../content/terms';
import { situationCard } from './content-pack/contentOf';
import { type Facts, factsOf } from './facts';
import { type G, playerOf } from './state/state';

export type Spots = { readonly at: readonly SpaceId[] };
/** `atRoundEnd`: removed by R14.6 rather than by a situation card (R7.2) */
export type Removed = Spots & { readonly atRoundEnd: boolean };

export type Events = {
  /** w05: a purchase by another player paid the factory's owner. */
  readonly factory: {
    readonly owner: PlayerID;
    readonly amount: number;
    readonly by: PlayerID;
    readonly pieces: number;
    readonly at: SpaceId;
  };
  /** A worker gave its owner gold because another player explored. */
  readonly explored: {
    readonly owner: PlayerID;
    readonly amount: number;
    readonly by: PlayerID;
    readonly at: SpaceId;
  };
  readonly round: { readonly round: number };
  readonly order: { readonly order: readonly PlayerID[] };
  readonly workers: {
    readonly revealed: readonly { readonly playerID: PlayerID; readonly worker: WorkerId }[];
  };
  readonly situation: { readonly card: SituationId };
  /** Hunting spots where chits were turned face up (R7.1). */
  readonly turnedUp: Spots;
  /** Cities that became explored because a chit was removed from their exploration spot (R7.2, R14.6). */
  readonly opened: Removed;
  /** Cities that lost the chit on their hunting spot (R7.2, R14.6). */
  readonly takenAway: Removed;
  /** Spots where a no-exploration chit was put. */
  readonly closed: Spots;
  /** Gold that a player gained by the final scoring (R13). */
  readonly scored: {
    readonly playerID: PlayerID;
    readonly gold: Readonly<Partial<Record<FinalSource, number>>>;
  };
};
export type Event = FactOf<Events>;

/** Lists the gold that the move gave to other players, with the reason. */
function incomeEvents(entry: LogLine, before: G): Event[] {
  const { type, playerID } = entry.action.payload;
  const by = playerID ?? '';
  const all = factsByKind<Facts>(factsOf(entry));
  const [explored] = all('chit');
  const [bought] = all('goods');
  return all('gold').flatMap(({ playerID: owner, amount }): Event[] => {
    if (owner === by) return [];
    if (type === 'explore' && explored !== undefined)
      return [{ fact: 'explored', owner, amount, by, at: explored.at }];
    if (type === 'trade' && bought !== undefined && before.factoryAt !== null)
      return [
        { fact: 'factory', owner, amount, by, pieces: bought.gained?.daily ?? 0, at: before.factoryAt },
      ];
    return [];
  });
}

type ChitEvents = { readonly byRound: readonly Event[]; readonly byCard: readonly Event[] };

/**
 * Finds the changes of chits: those by the round's end (R14.6), and those by a situation card (R7.2), which also counts
 * as the reason if both concern the same city.
 */
function chitEvents(before: G, after: G, card: SituationId): ChitEvents {
  const { effects } = situationCard(after, card);
  const isByCard = (at: SpaceId) =>
    effects.some(
      (effect) =>
        (effect.do === 'removeHarvestChits' && effect.at === at) ||
        (effect.do === 'moveNoExplorationChit' && (effect.from === at || effect.to === at)),
    );
  const changes = {
    opened: keysOf(before.exploration).filter((at) => after.exploration[at] === undefined),
    takenAway: keysOf(before.hunting).filter((at) => after.hunting[at] === undefined),
    closed: keysOf(after.exploration).filter(
      (at) => after.exploration[at] === 'noExploration' && before.exploration[at] !== 'noExploration',
    ),
  };
  const eventsAt = (atRoundEnd: boolean): Event[] =>
    entriesOf(changes).flatMap(([fact, all]) => {
      const at = all.filter((each) => isByCard(each) !== atRoundEnd);
      return at.length === 0 ? [] : [{ fact, at, atRoundEnd }];
    });
  return { byRound: eventsAt(true), byCard: eventsAt(false) };
}

/** Lists what the final scoring gave to each player in turn order, if anything (R13). */
function scoredEvents(before: G, after: G): Event[] {
  return after.turnOrder.flatMap((playerID): Event[] => {
    const [from, to] = [playerOf(before, playerID).ledger, playerOf(after, playerID).ledger];
    const gained = FINAL_SOURCES.filter((source) => to[source] > from[source]);
    const gold = Object.fromEntries(gained.map((source) => [source, to[source] - from[source]]));
    return gained.length === 0 ? [] : [{ fact: 'scored', playerID, gold }];
  });
}

/** Finds the hunting spots where chits were turned face up (R7.1). */
function turnedUp(before: G, after: G): Event[] {
  const at = entriesOf(after.hunting).flatMap(([at, { faceUp }]) =>
    before.hunting[at]?.faceUp === false && faceUp ? [at] : [],
  );
  return at.length === 0 ? [] : [{ fact: 'turnedUp', at }];
}

/** Lists the events in the order in which they happen, so that a cause comes before its effects. */
export function eventsBetween(entry: LogLine, before: G, after: G): readonly Event[] {
  const events = incomeEvents(entry, before);
  if (after.finished) return [...events, ...scoredEvents(before, after)];
  const card = after.situationRound > before.situationRound ? after.situations.at(-1) : undefined;
  // No move changes chits between rounds, so all differences come from the round's end and start.
  const chits = card === undefined ? null : chitEvents(before, after, card);
  events.push(...(chits?.byRound ?? []));
  if (after.round > before.round) events.push({ fact: 'round', round: after.round });
  if (after.turnOrder.some((playerID, place) => before.turnOrder[place] !== playerID))
    events.push({ fact: 'order', order: after.turnOrder });
  if (card !== undefined && chits !== null)
    events.push(...turnedUp(before, after), { fact: 'situation', card }, ...chits.byCard);
  const revealed = after.turnOrder.flatMap((playerID) =>
    playerOf(after, playerID)
      .workers.filter((worker) => !playerOf(before, playerID).workers.includes(worker))
      .map((worker) => ({ playerID, worker })),
  );
  if (revealed.length > 0) events.push({ fact: 'workers', revealed });
  return events;
}
