/**
 * Finds the automatic events after a move from its facts and from the viewer's positions before and after it. Uses only
 * these views, so it can't reveal a secret.
 */
import type { LogEntry } from 'boardgame.io';
import type { PlayerID, SituationId, SpaceId, WorkerId } from '../content/terms';
import { factsOf } from '../rules/facts';
import { type G, playerOf } from '../rules/state/state';

export type Event =
  /** w05: a purchase by another player paid the factory's owner. */
  | {
      readonly event: 'factory';
      readonly owner: PlayerID;
      readonly amount: number;
      readonly by: PlayerID;
      readonly pieces: number;
      readonly at: SpaceId;
    }
  /** A worker gave its owner gold because another player explored. */
  | {
      readonly event: 'explored';
      readonly owner: PlayerID;
      readonly amount: number;
      readonly by: PlayerID;
      readonly at: SpaceId;
    }
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'order'; readonly order: readonly PlayerID[] }
  | {
      readonly event: 'workers';
      readonly revealed: readonly { readonly playerID: PlayerID; readonly worker: WorkerId }[];
    }
  | { readonly event: 'situation'; readonly card: SituationId }
  /** Spots where chits were turned face up (R7.1), removed (R7.2, R14.6), or where a no-exploration chit was put. */
  | {
      readonly event: 'turnedUp' | 'takenAway' | 'closed';
      readonly at: readonly SpaceId[];
    };

/** Lists the gold that the move gave to other players, with the reason. */
function incomeEvents(entry: LogEntry, before: G): Event[] {
  const { type, playerID: by } = entry.action.payload;
  const facts = factsOf(entry);
  const explored = facts.find((fact) => fact.fact === 'chit');
  const bought = facts.find((fact) => fact.fact === 'goods');
  return facts.flatMap((fact): Event[] => {
    if (fact.fact !== 'gold' || fact.playerID === by) return [];
    const { playerID: owner, amount } = fact;
    if (type === 'explore' && explored?.fact === 'chit')
      return [{ event: 'explored', owner, amount, by, at: explored.at }];
    if (type === 'trade' && bought?.fact === 'goods' && before.factoryAt !== null)
      return [
        { event: 'factory', owner, amount, by, pieces: bought.gained?.daily ?? 0, at: before.factoryAt },
      ];
    return [];
  });
}

function chitEvents(before: G, after: G): Event[] {
  const event = (name: 'turnedUp' | 'takenAway' | 'closed', at: readonly SpaceId[]): Event[] =>
    at.length === 0 ? [] : [{ event: name, at }];
  const gone = [
    ...Object.keys(before.exploration).filter((at) => after.exploration[at] === undefined),
    ...Object.keys(before.hunting).filter((at) => after.hunting[at] === undefined),
  ];
  return [
    ...event(
      'turnedUp',
      Object.entries(after.hunting).flatMap(([at, { faceUp }]) =>
        before.hunting[at]?.faceUp === false && faceUp ? [at] : [],
      ),
    ),
    ...event('takenAway', [...new Set(gone)]),
    ...event(
      'closed',
      Object.keys(after.exploration).filter(
        (at) => after.exploration[at] === 'noExploration' && before.exploration[at] !== 'noExploration',
      ),
    ),
  ];
}

export function eventsBetween(entry: LogEntry, before: G, after: G): readonly Event[] {
  const events = incomeEvents(entry, before);
  if (after.finished) return events;
  if (after.round > before.round) events.push({ event: 'round', round: after.round });
  if (after.turnOrder.some((playerID, place) => before.turnOrder[place] !== playerID))
    events.push({ event: 'order', order: after.turnOrder });
  // No move changes chits between rounds, so all differences come from the round's end and start.
  if (after.situationRound > before.situationRound) {
    events.push(...chitEvents(before, after));
    const card = after.situations[after.situations.length - 1];
    if (card !== undefined) events.push({ event: 'situation', card });
  }
  const revealed = after.turnOrder.flatMap((playerID) =>
    playerOf(after, playerID)
      .workers.filter((worker) => !playerOf(before, playerID).workers.includes(worker))
      .map((worker) => ({ playerID, worker })),
  );
  if (revealed.length > 0) events.push({ event: 'workers', revealed });
  return events;
}
