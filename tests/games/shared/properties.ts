import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { moveAction, type PlayedMove, seededRandom, startGame } from '../../../scripts/simulate/randomGame';
import { LANGUAGES } from '../../../src/language/language';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { endsUndo, isUndoable } from '../../../src/session/undo';
import { type Contract, playedGame, seatsOf, settingsOf } from './contract';
import { INHERITED, shapeOf, withInheritedNames } from './inheritedNames';

/** Tests that hold in every position of random games of any game. */
export function holdsItsProperties(contract: Contract): void {
  const { module, determinize, invariant, leastUndone } = contract;
  const { game, legalMoves, explain, ruleNumber } = module;
  const settings = settingsOf(contract);
  const viewFor = (G: unknown, ctx: State['ctx'], playerID: string | null) =>
    game.playerView?.({ G, ctx, playerID }) ?? G;

  describe(`${module.name}: properties over random games`, () => {
    beforeAll(module.fetchSentences);
    it('keeps a state through JSON', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          for (const { G } of playedGame(contract, setting).states)
            expect(JSON.parse(JSON.stringify(G))).toEqual(G);
        }),
        { numRuns: 8 },
      );
    });

    it('reaches the same states when a game is replayed from its moves', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          const { states, moves } = playedGame(contract, setting);
          const start = startGame(game, setting.numPlayers, setting.setupData, setting.seed);
          let state: State = start.state;
          moves.forEach((move, index) => {
            expect(state.G).toEqual(itemAt(states, index).G);
            state = start.reducer(state, moveAction(JSON.parse(JSON.stringify(move))));
          });
          expect(state.G).toEqual(itemAt(states, -1).G);
          expect(state.ctx).toEqual(itemAt(states, -1).ctx);
        }),
        { numRuns: 8 },
      );
    });

    it('reaches the same state after undo and redo', () => {
      // boardgame.io logs each refused undo to the console.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      fc.assert(
        fc.property(settings, (setting) => {
          const { moves } = playedGame(contract, setting);
          const client = Client({
            game: {
              ...game,
              seed: setting.seed,
              setup: (context) => game.setup?.(context, setting.setupData),
            },
            numPlayers: setting.numPlayers,
            debug: false,
          });
          client.start();
          let undone = 0;
          for (const { playerID, move, args } of moves) {
            client.updatePlayerID(playerID);
            const before = client.store.getState();
            entryOf(client.moves, move)(...args);
            const after = client.store.getState();
            expect(after._stateID).toBe(before._stateID + 1);
            if (endsUndo(module, before.ctx.phase, move) === 'turn')
              expect(after.ctx.turn).toBeGreaterThan(before.ctx.turn);
            const mayUndo = isUndoable(module, before.ctx.phase, move) && after.ctx.turn === before.ctx.turn;
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
          expect(undone).toBeGreaterThanOrEqual(leastUndone);
        }),
        { numRuns: 4 },
      );
    });

    it('shows a seat or spectator nothing that depends on hidden information', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          const { states } = playedGame(contract, setting);
          const random = seededRandom(setting.seed);
          states.slice(0, -1).forEach(({ G, ctx }, index) => {
            if (index % 7 > 0) return;
            for (const seat of seatsOf(setting)) {
              const seen = viewFor(G, ctx, seat);
              const other = determinize(seen, seat, random);
              expect(invariant(other)).toBeNull();
              expect(JSON.stringify(viewFor(other, ctx, seat))).toBe(JSON.stringify(seen));
              // A seat can compute its legal moves from its view.
              if (seat !== null) expect(legalMoves(seen, ctx, seat)).toEqual(legalMoves(G, ctx, seat));
            }
          });
        }),
        { numRuns: 10 },
      );
    });

    it('refuses inherited property names wherever a move takes an id', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          const { states, moves } = playedGame(contract, setting);
          const samples = new Map(
            moves.map((played): [string, PlayedMove] => [`${played.move} ${shapeOf(played.args)}`, played]),
          );
          const hostile = [...samples.values()].flatMap(({ move, args }) =>
            withInheritedNames(args).map((changed) => ({ move, args: changed as readonly unknown[] })),
          );
          expect(hostile.length).toBeGreaterThan(0);
          states.slice(0, -1).forEach(({ G, ctx }, index) => {
            if (index % 29 > 0) return;
            const { playerID } = itemAt(moves, index);
            const before = JSON.stringify(G);
            for (const { move, args } of hostile)
              for (const language of LANGUAGES) {
                const said = explain(G, ctx, playerID, move, args, language);
                expect(said, `${move} ${JSON.stringify(args)}`).toMatch(ruleNumber);
              }
            for (const name of INHERITED) {
              expect(explain(G, ctx, playerID, name, [], 'en')).toMatch(ruleNumber);
              expect(
                explain(G, ctx, name, itemAt(moves, index).move, itemAt(moves, index).args, 'en'),
              ).toMatch(ruleNumber);
            }
            expect(JSON.stringify(G)).toBe(before);
          });
        }),
        { numRuns: 3 },
      );
    });

    it('refuses inherited property names in options, and finds no content by them', () => {
      const validate = (options: unknown, numPlayers: number) =>
        game.validateSetupData?.(options, numPlayers) ?? null;
      for (const { numPlayers, setupData } of contract.settings) {
        expect(validate(setupData, numPlayers)).toBeNull();
        for (const options of withInheritedNames(setupData))
          expect(validate(options, numPlayers), JSON.stringify(options)).toBeTypeOf('string');
      }
      for (const name of INHERITED) expect(module.contents?.snapshot(name)).toBeUndefined();
    });

    it('reads content packs with inherited property names without failing', async () => {
      const { contents } = module;
      if (contents === undefined) return;
      await contents.fetchReader();
      const { numPlayers } = itemAt(contract.settings, 0);
      // The first two records represent each table.
      const short = (table: unknown): unknown =>
        Array.isArray(table)
          ? table.slice(0, 2)
          : typeof table === 'object' && table !== null
            ? Object.fromEntries(Object.entries(table).slice(0, 2))
            : table;
      const whole = contents.snapshot(contents.current) as object;
      const tables = Object.entries(whole).map(([name, table]) => ({ [name]: short(table) }));
      const packs = [...tables.flatMap(withInheritedNames), ...withInheritedNames(INHERITED[0])];
      for (const contentPack of packs) {
        const said = game.validateSetupData?.({ contentPack }, numPlayers);
        expect(['string', 'undefined'], JSON.stringify(contentPack)).toContain(typeof said);
      }
    });

    it('explains exactly the illegal moves, and cites a rule for each', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          const { states, moves } = playedGame(contract, setting);
          const random = seededRandom(`${setting.seed}/explain`);
          const moveNames = [...new Set(moves.map(({ move }) => move))];
          states.slice(0, -1).forEach(({ G, ctx }, index) => {
            const { playerID, move, args } = itemAt(moves, index);
            const list = legalMoves(G, ctx, playerID);
            const text = (played: { move: string; args: readonly unknown[] }) =>
              JSON.stringify([played.move, played.args]);
            const legal = new Set(list.map(text));
            expect(legal.size, 'each move is listed once').toBe(list.length);
            expect(legal).toContain(text({ move, args }));
            for (const listed of list)
              expect(explain(G, ctx, playerID, listed.move, listed.args, 'en')).toBeNull();
            // Moves from other positions, mostly illegal here.
            for (let tried = 0; tried < 6; tried++) {
              const other = itemAt(moves, Math.floor(random() * moves.length));
              const sentence = explain(G, ctx, playerID, other.move, other.args, 'en');
              if (legal.has(text(other))) expect(sentence).toBeNull();
              else if (sentence === null && contract.listedOnce?.includes(other.move))
                expect(list.map(({ move }) => move)).toContain(other.move);
              else expect(sentence).toMatch(ruleNumber);
            }
            for (const junk of [null, 7, 'x', { sell: 1 }, [], { from: 'w01' }]) {
              const name = itemAt(moveNames, Math.floor(random() * moveNames.length));
              const refused = explain(G, ctx, playerID, name, [junk], 'en');
              if (refused !== null) expect(refused).toMatch(ruleNumber);
            }
          });
        }),
        { numRuns: 5 },
      );
    });
  });
}
