import { ProcessGameConfig } from 'boardgame.io/internal';
import { game, gameName, randomMove, SEATS, type View } from '../online/game';
import type { MatchKey } from '../online/matches';
import { INHERITED_IDS, withInheritedId } from './inheritedIds';
import { mutated, oneOf, type Random, torn } from './mutations';

export interface OwnMatch {
  readonly key: MatchKey;
  /** Returns the view of the attacker's seat. */
  readonly view: () => View | undefined;
}

/** Knowledge of the attacker: a seat in several matches, and the ids of other matches */
export interface Knowledge {
  readonly own: readonly OwnMatch[];
  readonly others: readonly MatchKey[];
}

export const OWN_SEAT = '0';

/** Returns a packet as sent over the wire. `id` requests an answer. */
export function packet(random: Random, knowledge: Knowledge, id: number): string {
  const message = random() < 0.05 ? shuffled(random, knowledge) : eventFor(random, knowledge);
  const [event, ...args] = message;
  const changed = random() < 0.6 ? mutated(random, args) : args;
  // Rare, because a packet without an event name closes the socket and loses everything in transit.
  const name = random() < 0.01 ? mutated(random, event) : event;
  const right = `42/${gameName},${id}${JSON.stringify([name, ...(Array.isArray(changed) ? changed : [changed])])}`;
  const kind = random();
  if (kind < 0.98) return right;
  if (kind < 0.99) return torn(random, right);
  return oneOf(random, [
    `40/${gameName},`,
    '40/nowhere,',
    '41/',
    `41/${gameName},`,
    `43/${gameName},0[]`,
    `44/${gameName},{}`,
    `451-/${gameName},["update",{"_placeholder":true,"num":0}]`,
    '42["update"]',
    '4',
    '9',
    '1',
    '2probe',
    '5',
    '6',
    `42/${gameName},${'9'.repeat(400)}["sync"]`,
    `42/${gameName},${id}["sync","${'x'.repeat(40_000)}"]`,
    `42/${gameName},${id}["update",${'['.repeat(9000)}${']'.repeat(9000)}]`,
  ]);
}

function eventFor(random: Random, knowledge: Knowledge): unknown[] {
  const { key: own, view: viewOf } = oneOf(random, knowledge.own);
  const match = random() < 0.4 ? own : oneOf(random, knowledge.others);
  const seat = oneOf(random, [OWN_SEAT, OWN_SEAT, ...SEATS]);
  // The attacker's own credentials are also tried for other seats and matches. Other people's are never known.
  const credentials = oneOf(random, [
    own.credentials[OWN_SEAT],
    own.credentials[OWN_SEAT],
    'guess',
    '',
    null,
  ]);
  const kind = random();
  if (kind < 0.2) return ['sync', match.matchID, oneOf(random, [seat, null]), credentials];
  if (kind < 0.28) return ['chat', match.matchID, { id: 'c', sender: seat, payload: 'hello' }, credentials];
  if (kind < 0.34) return ['history', match.matchID];
  const view = viewOf();
  const stateID = (view?._stateID ?? 0) + oneOf(random, [0, 0, 0, 0, -1, 1, -20]);
  return ['update', anAction(random, view, seat, credentials), stateID, match.matchID, seat];
}

function anAction(random: Random, view: View | undefined, playerID: string, credentials: string | null) {
  const legal = view === undefined ? undefined : randomMove(view, OWN_SEAT, random);
  const payload = { playerID, credentials };
  const kind = random();
  if (legal !== undefined && kind < 0.5) {
    const args = kind < 0.2 ? withInheritedId(random, legal.args) : legal.args;
    return { type: 'MAKE_MOVE', payload: { type: legal.move, args: args ?? legal.args, ...payload } };
  }
  if (kind < 0.7)
    return { type: oneOf(random, ['UNDO', 'REDO']), payload: { type: null, args: null, ...payload } };
  if (kind < 0.8) {
    const event = oneOf(random, ['endTurn', 'endPhase', 'setPhase', 'endGame', 'setActivePlayers', 'pass']);
    return { type: 'GAME_EVENT', payload: { type: event, args: [], ...payload } };
  }
  if (kind < 0.9) {
    const type = oneOf(random, ['SYNC', 'UPDATE', 'RESET', 'PATCH', 'PLUGIN', 'STRIP_TRANSIENTS']);
    return { type, state: view, payload: { type: 'random', args: [{ seed: 'x' }], ...payload } };
  }
  const move = oneOf(random, [...moveNames(), ...INHERITED_IDS]);
  return {
    type: 'MAKE_MOVE',
    payload: { type: move, args: [oneOf(random, ['moscow', 1, {}, null, ...INHERITED_IDS])], ...payload },
  };
}

const moveNames = (): readonly string[] => ProcessGameConfig(game).moveNames;

/** Returns a correct message with its arguments in random order. */
function shuffled(random: Random, knowledge: Knowledge): unknown[] {
  const [event, ...args] = eventFor(random, knowledge);
  return [event, ...args.toSorted(() => random() - 0.5)];
}
