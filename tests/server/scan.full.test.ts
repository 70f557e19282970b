/** The oracle of `npm run scan`, with frames that leak secrets and frames that don't. */
import type { LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { own } from '../../scripts/games/cherez-ural/scan';
import { positions } from '../../scripts/online/game';
import { Examiner, type Frame } from '../../scripts/scan/examiner';
import { oracleOf, type Stored } from '../../scripts/scan/oracle';
import { StoredMatch } from '../../scripts/scan/storedMatch';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { cherezUral } from '../../src/games/cherez-ural/game';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { modules } from '../../src/games/modules';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';

const CREDENTIALS = 'credentials-of-seat-1';
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const first: State<G> = plain(
  InitializeGame({ game: { ...cherezUral, seed: 'scan-test-seed' }, numPlayers: 4, setupData: {} }),
);
const sent = getFilterPlayerView(ProcessGameConfig(cherezUral));

/** Returns the leaks that seat 0 finds in frames from the beginning of a match. */
function found(...frames: readonly (readonly unknown[])[]): string[] {
  const match = new StoredMatch<G>();
  match.add(first);
  const examiner = new Examiner(own, '0', match, { own: ['m'], foreign: () => [CREDENTIALS] });
  return frames.flatMap((event) => examiner.leaksIn({ kind: 'event', event: plain(event) }));
}

const update = (state: State<G>, log: readonly unknown[] = []) => {
  const { type, args } = sent('0', { type: 'update', args: ['m', state] });
  return [type, ...args.slice(0, 2), log];
};
const changed = (change: (view: { G: G; plugins: Record<string, unknown>; _undo: unknown[] }) => void) => {
  const frame = plain(update(first));
  change(frame[2] as never);
  return frame;
};
const patch = (...operations: readonly object[]) => ['patch', 'm', 0, 0, operations, []];
const [city, chit] = Object.entries(first.G.exploration).find(([, lies]) => lies !== 'noExploration') ?? [];

test('accepts what a seat may see', () => {
  expect(found(update(first))).toEqual([]);
  expect(found(update(first), patch())).toEqual([]);
});

describe('a leak', () => {
  test.each<[string, readonly (readonly unknown[])[]]>([
    [
      'a hand',
      [
        changed(({ G }) =>
          Object.assign(entryOf(G.players, '1'), { hand: entryOf(first.G.players, '1').hand }),
        ),
      ],
    ],
    [
      'one worker card',
      [
        changed(({ G }) =>
          entryOf(G.players, '2').workerHand.splice(
            0,
            1,
            itemAt(entryOf(first.G.players, '2').workerHand, 0),
          ),
        ),
      ],
    ],
    ['the deck', [changed(({ G }) => Object.assign(G, { businessDeck: first.G.businessDeck }))]],
    [
      'the next situation',
      [changed(({ G }) => G.situationDeck.splice(0, 1, itemAt(first.G.situationDeck, 0)))],
    ],
    ['a covered chit', [changed(({ G }) => Object.assign(G.exploration, { [city ?? '']: chit }))]],
    ['a field of its own', [changed(({ G }) => Object.assign(G, { order: [3, 1, 2] }))]],
    [
      'a card by its number',
      [changed(({ G }) => Object.assign(entryOf(G.players, '1'), { hand: [1, 2, 3, 4, 5, 6, 7] }))],
    ],
    ['the dice', [changed(({ plugins }) => Object.assign(plugins, { random: { data: { seed: 1 } } }))]],
    ['positions to undo', [changed(({ _undo }) => _undo.push({ G: first.G }))]],
    [
      'a card in a patch, gone with its end',
      [
        update(first),
        patch(
          { op: 'replace', path: '/G/players/1/hand/0', value: entryOf(first.G.players, '1').hand[0] },
          { op: 'replace', path: '/G/players/1/hand/0', value: 'hidden' },
        ),
      ],
    ],
    [
      'a chit in a patch',
      [update(first), patch({ op: 'replace', path: `/G/exploration/${city}`, value: chit })],
    ],
    [
      'a worker as a key in a patch',
      [
        update(first),
        patch({ op: 'add', path: `/G/workers/${entryOf(first.G.players, '1').workerHand[0]}`, value: {} }),
      ],
    ],
    ['the seed', [['table', 'm', { note: 'scan-test-seed' }]]],
    ["another's credentials", [['matchData', 'm', [{ id: 1, credentials: CREDENTIALS }]]]],
    ['a card in talk', [['chat', 'm', { payload: `They hold ${entryOf(first.G.players, '1').hand[0]}` }]]],
    ['a state that is not stored', [[...update({ ...first, _stateID: 1 })]]],
  ])('%s', (_, frames) => {
    expect(found(...frames)).not.toEqual([]);
  });

  test("includes a card's title in a sentence, unless the client named it", () => {
    const match = new StoredMatch<G>();
    match.add(first);
    const examiner = new Examiner(own, '0', match, { own: [], foreign: () => [] });
    const [card] = entryOf(first.G.players, '1').hand;
    const answer = { ok: false, reason: 'illegal', message: `Seat 1 holds ${card}.` } as const;
    const frame = (request: readonly unknown[]): Frame => ({ kind: 'answer', answer, request });
    expect(examiner.leaksIn(frame(['update', 'travel']))).not.toEqual([]);
    expect(examiner.leaksIn(frame(['update', 'completeBusiness', card]))).toEqual([]);
  });
});

test.each([true, false])('finds a secret choice in the log unless it is redacted: %s', (isRedacted) => {
  const [card] = entryOf(first.G.players, '1').workerHand;
  const payload = { type: 'chooseWorkerCard', args: isRedacted ? null : [card], playerID: '1' };
  const entry = { action: { type: 'MAKE_MOVE', payload }, _stateID: 0, turn: 1, phase: 'roundStart' };
  const leaks = found(update(first, [entry as unknown as LogEntry]));
  expect(leaks.length > 0).toBe(!isRedacted);
});

test("R12.1 finds the card, worker and round of another player's face-down business", () => {
  const states = positions(2, 400, seededRandom('face down')) as State<G>[];
  const state = plain(
    states.find(({ G }) =>
      Object.values(G.players).some(({ completed }) => completed.some((b) => !b.faceUp)),
    ),
  );
  if (state === undefined) throw new Error('no position has a face-down business');
  const [seat] =
    Object.entries(state.G.players).find(([, { completed }]) => completed.some((b) => !b.faceUp)) ?? [];
  const viewer = seat === '0' ? '1' : '0';
  const match = new StoredMatch<G>();
  match.add(state);
  const examiner = () => new Examiner(own, viewer, match, { own: [], foreign: () => [] });
  const frame = (change: (G: G) => void) => {
    const { args } = sent(viewer, { type: 'update', args: ['m', state] });
    const view = plain(args[1]) as State<G>;
    change(view.G);
    return { kind: 'event', event: ['update', 'm', view, []] } as const;
  };
  const business = (G: G) => entryOf(G.players, seat ?? '').completed.find(({ faceUp }) => !faceUp);
  expect(examiner().leaksIn(frame(() => undefined))).toEqual([]);
  const truth = business(state.G);
  for (const field of ['card', 'worker', 'round'] as const) {
    const told = frame((G) => Object.assign(business(G) ?? {}, { [field]: truth?.[field] }));
    expect(examiner().leaksIn(told), field).not.toEqual([]);
  }
});

describe.each(modules.map(({ name, game }) => [name, game] as const))('%s: the oracle', (name, game) => {
  const oracles = oracleOf(name);
  const setUp = { game: { ...game, seed: 'another-seed' }, numPlayers: 3, setupData: undefined };
  const dealt: State<Stored> = plain(InitializeGame(setUp));
  const frameFor = (change: (view: State) => void) => {
    const { args } = getFilterPlayerView(ProcessGameConfig(game))('0', {
      type: 'update',
      args: ['m', dealt],
    });
    const view = plain(args[1]) as State;
    change(view);
    return { kind: 'event', event: ['update', 'm', view, []] } as const;
  };
  const examiner = async () => {
    const match = new StoredMatch<Stored>();
    match.add(dealt);
    return new Examiner(await oracles, '0', match, { own: ['m'], foreign: () => [] });
  };

  test('accepts what a seat may see, and finds the full position and a covered card', async () => {
    expect((await examiner()).leaksIn(frameFor(() => undefined))).toEqual([]);
    const whole = frameFor((view) => Object.assign(view, { G: dealt.G }));
    expect((await examiner()).leaksIn(whole)).not.toEqual([]);
    const { names, openPlaces } = await oracles;
    const open = new Set([...openPlaces(dealt.G, '0')].map((seen) => seen.split(' ').at(-1)));
    const covered = names.idsIn(JSON.stringify(dealt.G)).find((id) => !open.has(id));
    const talk = { kind: 'event', event: ['chat', 'm', { payload: `Next comes ${covered}.` }] } as const;
    expect((await examiner()).leaksIn(talk)).toEqual([`${covered} is named`]);
  });
});
