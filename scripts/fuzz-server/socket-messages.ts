import { ProcessGameConfig } from 'boardgame.io/internal';
import { action, game, gameName, randomMove, SEATS, type View } from '../online/game';
import type { MatchKey } from '../online/matches';
import { mutated, oneOf, type Random, torn } from './mutations';

/** What the attacker knows: a seat of one match by right, and the ids of others. */
export interface Knowledge {
  readonly own: MatchKey;
  readonly others: readonly MatchKey[];
  /** The own seat's view of its match. */
  readonly view: () => View | undefined;
}

export const OWN_SEAT = '0';

/** One packet as it goes over the wire; `id`: an answer can be asked for by it. */
export function packet(random: Random, knowledge: Knowledge, id: number): string {
  const message = random() < 0.05 ? shuffled(random, knowledge) : eventFor(random, knowledge);
  const [event, ...args] = message;
  const changed = random() < 0.6 ? mutated(random, args) : args;
  // What has no event's name, like what is torn, loses the socket, and with it all that is on its way.
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
  const { own, others } = knowledge;
  const match = random() < 0.4 ? own : oneOf(random, others);
  const seat = oneOf(random, [OWN_SEAT, OWN_SEAT, ...SEATS]);
  // Its own right for its own seat, for other seats, for other matches; never a right that is not its own.
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
  const view = knowledge.view();
  const stateID = (view?._stateID ?? 0) + oneOf(random, [0, 0, 0, 0, -1, 1, -20]);
  return ['update', anAction(random, view, seat, credentials), stateID, match.matchID, seat];
}

function anAction(random: Random, view: View | undefined, playerID: string, credentials: string | null) {
  const legal = view === undefined ? undefined : randomMove(view, OWN_SEAT, random);
  const payload = { playerID, credentials };
  const kind = random();
  if (legal !== undefined && kind < 0.5)
    return { ...action(legal, ''), payload: { ...action(legal, '').payload, ...payload } };
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
  const move = oneOf(random, [...moveNames(), 'constructor', '__proto__']);
  return {
    type: 'MAKE_MOVE',
    payload: { type: move, args: [oneOf(random, ['moscow', 1, {}, null])], ...payload },
  };
}

/** Of any phase of the game. */
const moveNames = (): readonly string[] => ProcessGameConfig(game).moveNames;

/** The right parts in the wrong order. */
function shuffled(random: Random, knowledge: Knowledge): unknown[] {
  const [event, ...args] = eventFor(random, knowledge);
  return [event, ...args.toSorted(() => random() - 0.5)];
}
