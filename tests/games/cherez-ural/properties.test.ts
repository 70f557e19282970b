import type { LogEntry, State } from 'boardgame.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveAction, seededRandom, startGame } from '../../../scripts/simulate/randomGame';
import { cherezUral } from '../../../src/games/cherez-ural/index';
import { anyMove, legalMoves } from '../../../src/games/cherez-ural/rules/moves';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../src/games/cherez-ural/rules/state/view';
import { itemAt } from '../../../src/rules-kit/indexed';
import { playedGame, type SeededSetting, settingsOf } from '../shared/contract';
import { plansAhead } from '../shared/plans';
import { holdsItsProperties } from '../shared/properties';
import { cherezUralContract } from './contract';

const settings = settingsOf(cherezUralContract);

/** Returns every position of a random game. */
function positionsOf(setting: SeededSetting): { states: State<G>[] } {
  // The contract is untyped, but its game is this one.
  return { states: playedGame(cherezUralContract, setting).states as State<G>[] };
}

/** Returns the log as boardgame.io's server sends it to a seat. */
const logFor = (log: readonly LogEntry[] | undefined, seat: string | null) =>
  (log ?? []).map((entry) =>
    entry.redact && entry.action.payload.playerID !== seat
      ? { ...entry, action: { ...entry.action, payload: { ...entry.action.payload, args: null } } }
      : entry,
  );

holdsItsProperties(cherezUralContract);
plansAhead(cherezUralContract);

describe('properties of random games', () => {
  it("R7.3, R14.1 keeps others' secret choices out of the log", () => {
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
        const first = logAfter((list) => itemAt(list, 0).args);
        const last = logAfter((list) => itemAt(list, -1).args);
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

  it('keeps hidden cards, chits and the seed out of every view', () => {
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

  it('R8.4 draws only legal moves at random, and each move of a short list', () => {
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
});
