import type { LogEntry, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  moveAction,
  type PlayedMove,
  playRandomGame,
  seededRandom,
  startGame,
} from '../../../scripts/simulate/randomGame';
import { cherezUral, queries } from '../../../src/games/cherez-ural/index';
import { determinize } from '../../../src/games/cherez-ural/rules/determinize';
import { brokenInvariant } from '../../../src/games/cherez-ural/rules/invariants';
import { anyMove, legalMoves, MOVE_NAMES } from '../../../src/games/cherez-ural/rules/moves';
import type { GameResult } from '../../../src/games/cherez-ural/rules/scoring';
import type { SetupData } from '../../../src/games/cherez-ural/rules/setup';
import type { G } from '../../../src/games/cherez-ural/rules/state';
import { viewFor } from '../../../src/games/cherez-ural/rules/view';

const WEIGHTS = { completeBusiness: 8, trade: 5, hunt: 6, explore: 5, travel: 4, endTurn: 2 };

const settings: fc.Arbitrary<{ numPlayers: number; setupData: SetupData; seed: string }> = fc
  .constantFrom<{ numPlayers: number; setupData: SetupData }>(
    { numPlayers: 1, setupData: {} },
    { numPlayers: 1, setupData: { soloOrder: 'hard' } },
    { numPlayers: 2, setupData: {} },
    { numPlayers: 2, setupData: { firstGameSets: true } },
    { numPlayers: 3, setupData: { draft: true } },
    { numPlayers: 4, setupData: {} },
    { numPlayers: 4, setupData: { draft: true } },
    { numPlayers: 4, setupData: { firstGameSets: true } },
  )
  .chain((setting) => fc.string({ minLength: 1, maxLength: 8 }).map((seed) => ({ ...setting, seed })));

type Setting = { numPlayers: number; setupData: SetupData; seed: string };

/** A random game and every position in it. */
function positionsOf(setting: Setting): { states: State<G>[]; moves: readonly PlayedMove[] } {
  const states: State<G>[] = [];
  const game = playRandomGame<G, GameResult>(
    { game: cherezUral, legalMoves, invariant: brokenInvariant, weights: WEIGHTS, ...setting },
    (state) => states.push(state),
  );
  expect(game.broken).toBeNull();
  return { states, moves: game.moves };
}

const seatsOf = (setting: Setting): (string | null)[] => [
  null,
  ...Array.from({ length: setting.numPlayers }, (_, seat) => String(seat)),
];

/** The log as a seat gets it from boardgame.io's server. */
const logFor = (log: readonly LogEntry[] | undefined, seat: string | null) =>
  (log ?? []).map((entry) =>
    entry.redact && entry.action.payload.playerID !== seat
      ? { ...entry, action: { ...entry.action, payload: { ...entry.action.payload, args: null } } }
      : entry,
  );

describe('properties over random games', () => {
  it('a state survives JSON without loss', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        for (const { G } of positionsOf(setting).states) expect(JSON.parse(JSON.stringify(G))).toEqual(G);
      }),
      { numRuns: 8 },
    );
  });

  it('a game replayed from its list of moves gives the same states', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const { states, moves } = positionsOf(setting);
        const start = startGame(cherezUral, setting.numPlayers, setting.setupData, setting.seed);
        let state = start.state as State<G>;
        moves.forEach((move, index) => {
          expect(state.G).toEqual(states[index].G);
          state = start.reducer(state, moveAction(JSON.parse(JSON.stringify(move)))) as State<G>;
        });
        expect(state.G).toEqual(states[states.length - 1].G);
        expect(state.ctx).toEqual(states[states.length - 1].ctx);
      }),
      { numRuns: 8 },
    );
  });

  it('undo then redo gives the same state', () => {
    // boardgame.io says each refused undo on the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fc.assert(
      fc.property(settings, (setting) => {
        const { moves } = positionsOf(setting);
        const client = Client<G>({
          game: {
            ...cherezUral,
            seed: setting.seed,
            setup: (context) => cherezUral.setup?.(context, setting.setupData) as G,
          },
          numPlayers: setting.numPlayers,
          debug: false,
        });
        client.start();
        let undone = 0;
        for (const { playerID, move, args } of moves) {
          client.updatePlayerID(playerID);
          const before = client.store.getState();
          client.moves[move](...args);
          const after = client.store.getState();
          expect(after._stateID).toBe(before._stateID + 1);
          const phase = before.ctx.phase ?? '';
          const definition = cherezUral.phases?.[phase]?.moves?.[move];
          const mayUndo = typeof definition !== 'object' && after.ctx.turn === before.ctx.turn;
          client.undo();
          if (!mayUndo) {
            expect(client.store.getState().G).toEqual(after.G);
            continue;
          }
          expect(client.store.getState().G).toEqual(before.G);
          expect(client.store.getState().ctx).toEqual(before.ctx);
          client.redo();
          expect(client.store.getState().G).toEqual(after.G);
          expect(client.store.getState().ctx).toEqual(after.ctx);
          undone += 1;
        }
        expect(undone).toBeGreaterThan(10);
      }),
      { numRuns: 4 },
    );
  });

  it('R12.1 what a seat or a spectator sees does not depend on what is hidden from it', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const { states } = positionsOf(setting);
        const random = seededRandom(setting.seed);
        states.slice(0, -1).forEach(({ G }, index) => {
          if (index % 7 > 0) return;
          for (const seat of seatsOf(setting)) {
            const seen = viewFor(G, seat);
            const other = determinize(seen, seat, random);
            expect(brokenInvariant(other)).toBeNull();
            expect(JSON.stringify(viewFor(other, seat))).toBe(JSON.stringify(seen));
          }
        });
      }),
      { numRuns: 10 },
    );
  });

  it('R7.3, R14.1 a log does not depend on the secret choices of others', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), fc.boolean(), (seed, draft) => {
        const start = startGame(cherezUral, 3, { draft }, seed);
        const logAfter = (pickOf: (list: readonly { args: readonly unknown[] }[]) => readonly unknown[]) => {
          const state = start.state as State<G>;
          const move = draft ? 'draft' : 'chooseWorkerCard';
          const args = pickOf(legalMoves(state.G, state.ctx, '1'));
          const next = start.reducer(state, moveAction({ playerID: '1', move, args })) as State<G>;
          return next;
        };
        const first = logAfter((list) => list[0].args);
        const last = logAfter((list) => list[list.length - 1].args);
        for (const seat of [null, '0', '2']) {
          expect(JSON.stringify(logFor(first.deltalog, seat))).toBe(
            JSON.stringify(logFor(last.deltalog, seat)),
          );
          expect(JSON.stringify(viewFor(first.G, seat))).toBe(JSON.stringify(viewFor(last.G, seat)));
        }
        expect(JSON.stringify(logFor(first.deltalog, '1'))).not.toBe(
          JSON.stringify(logFor(last.deltalog, '1')),
        );
      }),
      { numRuns: 10 },
    );
  });

  it('a view never names a hidden card, chit or the seed', () => {
    const { states } = positionsOf({ numPlayers: 4, setupData: {}, seed: 'the-secret-seed' });
    for (const { G } of states.slice(0, -1)) {
      for (const seat of [null, '0', '1', '2', '3']) {
        const text = JSON.stringify(viewFor(G, seat));
        const hidden = [
          ...G.businessDeck,
          ...G.workerBox,
          ...G.situationDeck,
          ...Object.entries(G.players).flatMap(([id, player]) =>
            id === seat
              ? []
              : [
                  ...player.hand,
                  ...player.workerHand,
                  ...player.completed.filter(({ faceUp }) => !faceUp).map(({ card }) => card),
                ],
          ),
          ...Object.values(G.exploration).filter((chit) => chit !== 'noExploration'),
        ];
        for (const id of hidden) expect(text.includes(`"${id}"`), `${id} for ${seat}`).toBe(false);
        expect(text).not.toContain('the-secret-seed');
      }
    }
  });

  it('R8.4 a move drawn at random is one of the legal ones, and each of a short list comes up', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const { states } = positionsOf(setting);
        const random = seededRandom(`${setting.seed}/any`);
        for (const { G, ctx } of states) {
          for (const playerID of Object.keys(G.players)) {
            const legal = new Set(legalMoves(G, ctx, playerID).map((listed) => JSON.stringify(listed)));
            const drawn = new Set<string>();
            const draws = legal.size < 5 ? 150 : 4;
            for (let draw = 0; draw < draws; draw++) {
              const any = anyMove(G, ctx, playerID, random);
              expect(any === null).toBe(legal.size === 0);
              if (any !== null) drawn.add(JSON.stringify(any));
            }
            expect([...drawn].filter((text) => !legal.has(text))).toEqual([]);
            if (legal.size < 5) expect(drawn.size).toBe(legal.size);
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  it('R8.4 explain is silent exactly for legal moves, and names a rule for all others', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const { states, moves } = positionsOf(setting);
        const random = seededRandom(`${setting.seed}/explain`);
        states.slice(0, -1).forEach(({ G, ctx }, index) => {
          const { playerID, move, args } = moves[index];
          const list = legalMoves(G, ctx, playerID);
          const text = (played: { move: string; args: readonly unknown[] }) =>
            JSON.stringify([played.move, played.args]);
          const legal = new Set(list.map(text));
          expect(legal).toContain(text({ move, args }));
          for (const listed of list)
            expect(queries.explain(G, ctx, playerID, listed.move, listed.args)).toBeNull();
          // Other positions' moves, mostly illegal here.
          for (let tried = 0; tried < 6; tried++) {
            const other = moves[Math.floor(random() * moves.length)];
            const sentence = queries.explain(G, ctx, playerID, other.move, other.args);
            if (legal.has(text(other))) expect(sentence).toBeNull();
            else expect(sentence).toMatch(/R\d+\.\d+/);
          }
          for (const junk of [null, 7, 'x', { sell: 1 }, [], { from: 'w01' }]) {
            const name = MOVE_NAMES[Math.floor(random() * MOVE_NAMES.length)];
            const refused = queries.explain(G, ctx, playerID, name, [junk]);
            if (refused !== null) expect(refused).toMatch(/R\d+\.\d+/);
          }
        });
      }),
      { numRuns: 5 },
    );
  });
});
