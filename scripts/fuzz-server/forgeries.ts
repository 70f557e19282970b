/** Well-formed messages that a rule must refuse. None of them may be accepted. */
import uniqBy from 'lodash/uniqBy';
import { action, type Move, SEATS } from '../online/game';
import { type Arena, BOT_SEAT, choicesOfOthers, type Rule, seatsBut } from './arenas';
import { INHERITED_IDS, withEachInheritedId } from './inheritedIds';
import { oneOf, type Random, shuffled } from './mutations';
import { OWN_SEAT } from './socketMessages';

export interface Forgery {
  readonly kind: Kind;
  readonly matchID: string;
  readonly message: readonly [event: string, ...args: unknown[]];
}

type Maker = (arena: Arena, random: Random) => Forgery['message'];

/** Returns one action for each part of a move that can contain an inherited id. */
function inheritedIdActions(arena: Arena, move: Move, random: Random) {
  const forged = [
    { ...move, move: oneOf(random, INHERITED_IDS) },
    ...withEachInheritedId(random, move.args).map((args) => ({ ...move, args: args as readonly unknown[] })),
  ];
  return forged.map((each) => action({ ...each, playerID: OWN_SEAT }, own(arena)));
}

function own({ key }: Arena): string {
  return key.credentials[OWN_SEAT];
}

const update = (
  { key, state }: Arena,
  sent: unknown,
  playerID: string,
  stateID = state._stateID,
): Forgery['message'] => ['update', sent, stateID, key.matchID, playerID];

const undo = (random: Random, playerID: string, credentials: string) => ({
  type: oneOf(random, ['UNDO', 'REDO']),
  payload: { type: null, args: null, playerID, credentials },
});

const EVENTS = ['endTurn', 'endPhase', 'setPhase', 'endGame', 'setActivePlayers', 'pass'];
const WRONG = ['guess', '', 'sha256:0000', 'credentials-of-somebody'];

/** For each kind: in which positions it is tried and what is sent */
const KINDS = {
  'own seat out of turn': {
    rules: ['othersTurn'],
    make: (arena, random) =>
      update(arena, action({ ...oneOf(random, arena.legal), playerID: OWN_SEAT }, own(arena)), OWN_SEAT),
  },
  'seat in turn, own credentials': {
    rules: ['othersTurn'],
    make: (arena, random) => update(arena, action(oneOf(random, arena.legal), own(arena)), arena.toMove),
  },
  'seat in turn, wrong credentials': {
    rules: ['othersTurn', 'foreign', 'ownTurn'],
    make: (arena, random) =>
      update(arena, action(oneOf(random, arena.legal), oneOf(random, WRONG)), arena.toMove),
  },
  'seat of another match': {
    rules: ['foreign'],
    make: (arena, random) =>
      update(
        arena,
        action(oneOf(random, arena.legal), `credentials-of-arena-0-${arena.toMove}`),
        arena.toMove,
      ),
  },
  // The schema refuses a move whose credentials belong to another seat.
  'two seats in one': {
    rules: ['othersTurn', 'choosing'],
    make: (arena, random) => {
      const move = oneOf(random, arena.rule === 'choosing' ? choicesOfOthers(arena.state) : arena.legal);
      return update(arena, action(move, own(arena)), OWN_SEAT);
    },
  },
  'stale position': {
    rules: ['ownTurn'],
    make: (arena, random) => {
      const { _stateID } = arena.state;
      const stateID = oneOf(
        random,
        [0, _stateID - 1, Math.max(0, _stateID - 7), _stateID + 1, _stateID + 1000].filter(
          (other) => other >= 0 && other !== _stateID,
        ),
      );
      return update(arena, action(oneOf(random, arena.legal), own(arena)), OWN_SEAT, stateID);
    },
  },
  'illegal move': {
    rules: ['ownTurn', 'revealed'],
    make: (arena, random) => update(arena, action(oneOf(random, arena.illegal), own(arena)), OWN_SEAT),
  },
  'undo of nothing': {
    rules: ['ownTurn', 'othersTurn'],
    make: (arena, random) => update(arena, undo(random, OWN_SEAT, own(arena)), OWN_SEAT),
  },
  'undo of what was revealed': {
    rules: ['revealed'],
    make: (arena, random) => update(arena, undo(random, OWN_SEAT, own(arena)), OWN_SEAT),
  },
  'choice made already': {
    rules: ['chosen'],
    make: (arena, random) => {
      const { _stateID } = arena.state;
      return update(
        arena,
        action(oneOf(random, arena.again), own(arena)),
        OWN_SEAT,
        oneOf(random, [0, _stateID - 1, _stateID]),
      );
    },
  },
  "bot's seat": {
    rules: ['bot'],
    make: (arena, random) => {
      const move: Move = { ...oneOf(random, [...arena.legal, ...arena.illegal]), playerID: BOT_SEAT };
      return update(arena, action(move, oneOf(random, [own(arena), ...WRONG])), BOT_SEAT);
    },
  },
  'game over': {
    rules: ['over'],
    make: (arena, random) => {
      const move: Move = { ...oneOf(random, arena.illegal), playerID: OWN_SEAT };
      const sent = random() < 0.8 ? action(move, own(arena)) : undo(random, OWN_SEAT, own(arena));
      return update(arena, sent, OWN_SEAT);
    },
  },
  'event of the framework': {
    rules: ['ownTurn'],
    make: (arena, random) => {
      const payload = { type: oneOf(random, EVENTS), args: [], playerID: OWN_SEAT, credentials: own(arena) };
      return update(arena, { type: 'GAME_EVENT', payload }, OWN_SEAT);
    },
  },
  "another's place": {
    rules: ['ownTurn', 'othersTurn', 'foreign', 'bot', 'emptied', 'over'],
    make: (arena, random) => {
      const seat = oneOf(random, arena.rule === 'foreign' ? SEATS : seatsBut(OWN_SEAT));
      const credentials = oneOf(random, arena.rule === 'foreign' ? WRONG : [own(arena), ...WRONG]);
      return ['sync', arena.key.matchID, seat, credentials];
    },
  },
  "another's voice": {
    rules: ['ownTurn', 'othersTurn', 'foreign', 'bot'],
    make: (arena, random) => {
      const message = { id: 'x', sender: oneOf(random, seatsBut(OWN_SEAT)), payload: 'It was not me.' };
      return ['chat', arena.key.matchID, message, arena.rule === 'foreign' ? 'guess' : own(arena)];
    },
  },
  'inherited id in a move': {
    rules: ['various'],
    make: (arena, random) => {
      const moves = uniqBy([...arena.legal, ...arena.illegal], 'move');
      return update(arena, oneOf(random, inheritedIdActions(arena, oneOf(random, moves), random)), OWN_SEAT);
    },
  },
  'inherited id as a match': {
    rules: ['various'],
    make: (arena, random) => {
      const key = { ...arena.key, matchID: oneOf(random, INHERITED_IDS) };
      const message = { id: 'x', sender: OWN_SEAT, payload: 'Hello.' };
      return oneOf<Forgery['message']>(random, [
        ['sync', key.matchID, OWN_SEAT, own(arena)],
        ['sync', key.matchID, null, null],
        ['chat', key.matchID, message, own(arena)],
        ['history', key.matchID],
        update({ ...arena, key }, action(oneOf(random, arena.legal), own(arena)), OWN_SEAT),
      ]);
    },
  },
  // The schema refuses anything but seat numbers.
  'inherited id as a seat': {
    rules: ['various'],
    make: (arena, random) => {
      const { matchID } = arena.key;
      const seat = oneOf(random, INHERITED_IDS);
      const { move, args } = oneOf(random, arena.legal);
      const payload = { type: move, args, playerID: seat, credentials: own(arena) };
      return oneOf<Forgery['message']>(random, [
        ['sync', matchID, seat, own(arena)],
        ['chat', matchID, { id: 'x', sender: seat, payload: 'Hello.' }, own(arena)],
        ['mute', matchID, { who: seat, muted: true }, OWN_SEAT, own(arena)],
        ['update', { type: 'MAKE_MOVE', payload }, arena.state._stateID, matchID, seat],
      ]);
    },
  },
  "history of a stranger's match": {
    rules: ['foreign', 'ownTurn', 'over'],
    make: (arena) => ['history', arena.key.matchID],
  },
} satisfies Readonly<Record<string, { readonly rules: readonly Rule[]; readonly make: Maker }>>;

export type Kind = keyof typeof KINDS;

/** Kinds that the schema may refuse before a rule does */
export const BY_FORM: readonly Kind[] = [
  'two seats in one',
  'inherited id in a move',
  'inherited id as a seat',
];

const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Returns the kinds that apply to these arenas; some games have no simultaneous choices. */
export const kindsIn = (arenas: readonly Arena[]): Kind[] =>
  KIND_NAMES.filter((kind) => {
    const { rules }: { readonly rules: readonly Rule[] } = KINDS[kind];
    return arenas.some(({ rule }) => rules.includes(rule));
  });

/** Returns, for each position, each kind of move with an inherited id in each part. */
export function allInheritedIds(random: Random, arenas: readonly Arena[]): Forgery[] {
  return arenas
    .filter(({ rule }) => rule === 'various')
    .flatMap((arena) =>
      uniqBy([...shuffled(random, arena.legal), ...shuffled(random, arena.illegal)], 'move')
        .flatMap((move) => inheritedIdActions(arena, move, random))
        .map(
          (sent): Forgery => ({
            kind: 'inherited id in a move',
            matchID: arena.key.matchID,
            message: update(arena, sent, OWN_SEAT),
          }),
        ),
    );
}

export function forgery(random: Random, arenas: readonly Arena[]): Forgery {
  const kind = oneOf(random, kindsIn(arenas));
  const { rules, make }: { readonly rules: readonly Rule[]; readonly make: Maker } = KINDS[kind];
  const fitting = arenas.filter(({ rule }) => rules.includes(rule));
  const arena = oneOf(random, fitting);
  return { kind, matchID: arena.key.matchID, message: make(arena, random) };
}
