/** Undo affects only the player's own last move, even if another seat decided something within the turn. */
import type { ActionShape, Ctx, Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../src/game-api/module';
import { modules } from '../../src/games/modules';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import type { SavedGame } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';
import { mayTakeBack, undoBlocked } from '../../src/session/undo';

type Raid = { gold: Record<string, number> };

/** The raider demands tribute during its turn; the other seat decides what to give, then the turn continues. */
const raid: Game<Raid> = {
  name: 'raid',
  setup: () => ({ gold: { '0': 5, '1': 5 } }),
  turn: {
    stages: {
      tribute: {
        moves: {
          give: ({ G, ctx, playerID }, amount: number) => {
            G.gold[playerID] = entryOf(G.gold, playerID) - amount;
            G.gold[ctx.currentPlayer] = entryOf(G.gold, ctx.currentPlayer) + amount;
          },
        },
      },
    },
  },
  moves: {
    dig: ({ G, playerID }) => {
      G.gold[playerID] = entryOf(G.gold, playerID) + 1;
    },
    demand: ({ events }) =>
      events.setActivePlayers({ others: { stage: 'tribute' }, minMoves: 1, maxMoves: 1 }),
    rest: ({ events }) => events.endTurn(),
  },
};

const movesOf = (ctx: Ctx, playerID: string) =>
  ctx.activePlayers !== null
    ? ctx.activePlayers[playerID] === undefined
      ? []
      : [{ move: 'give', args: [2] }]
    : ctx.currentPlayer === playerID
      ? ['dig', 'demand', 'rest'].map((move) => ({ move, args: [] }))
      : [];

const module: GameModule = {
  ...itemAt(modules, 0),
  name: 'raid',
  game: raid as Game,
  legalMoves: (_G, ctx, playerID) => movesOf(ctx, playerID),
  explain: (_G, ctx, playerID, move) =>
    movesOf(ctx, playerID).some((legal) => legal.move === move) ? null : `no ${move} now`,
  describeMove: (_G, _ctx, _playerID, move) => move,
};

const newGame: SavedGame = {
  format: 'house-game',
  version: 2,
  rulesVersion: null,
  content: null,
  game: 'raid',
  seed: 'undo',
  setupData: {},
  seats: ['0', '1'].map((playerID) => ({ playerID, name: `P${playerID}`, colour: 'plum' })),
  actions: [],
};

async function playAll(session: Session, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    session.handOver();
    expect(await session.play(move, move === 'give' ? [2] : [], 'en')).toBeNull();
  }
  session.handOver();
}
const goldOf = (session: Session) => (session.current().G as Raid).gold;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('on one device', () => {
  it("doesn't undo another seat's decision within the turn", async () => {
    const session = new Session(module, newGame);
    await playAll(session, 'demand', 'give');
    expect(session.current()).toMatchObject({ viewer: '0', canUndo: false, undoBlocked: 'othersMoved' });
    session.undo();
    session.restartTurn();
    expect(goldOf(session)).toEqual({ '0': 7, '1': 3 });
    expect(session.save().actions.map(({ move }) => move)).toEqual(['demand', 'give']);
  });

  it("undoes the player's own moves after that decision", async () => {
    const session = new Session(module, newGame);
    await playAll(session, 'dig', 'demand', 'give', 'dig', 'dig');
    expect(session.current().canUndo).toBe(true);
    session.restartTurn();
    expect(session.save().actions.map(({ move }) => move)).toEqual(['dig', 'demand', 'give']);
    session.redo();
    expect(goldOf(session)).toEqual({ '0': 9, '1': 3 });
    expect(session.current()).toMatchObject({ canUndo: true, canRedo: true });
  });

  it("doesn't let the other seat undo the demand", async () => {
    const session = new Session(module, newGame);
    await playAll(session, 'demand');
    expect(session.current()).toMatchObject({ viewer: '1', canUndo: false, undoBlocked: 'othersMoved' });
    session.undo();
    expect(session.save().actions).toHaveLength(1);
  });

  it("doesn't undo an earlier turn", async () => {
    const session = new Session(module, newGame);
    await playAll(session, 'dig', 'rest');
    expect(session.current()).toMatchObject({ viewer: '1', canUndo: false, undoBlocked: 'turnStart' });
  });
});

it("agrees with boardgame.io's reducer for each seat after each move", () => {
  const reduce = CreateGameReducer({ game: raid as Game, isClient: false });
  const act = (state: State, type: 'MAKE_MOVE' | 'UNDO', playerID: string, move: string): State =>
    reduce(state, {
      type,
      payload: { type: move, args: move === 'give' ? [2] : [], playerID, credentials: undefined },
    } as ActionShape.Any);
  let state = InitializeGame({ game: raid as Game, numPlayers: 2 });
  const log: LogEntry[] = [];
  const allowed: string[] = [];
  for (const move of ['dig', 'demand', 'give', 'dig', 'demand', 'give', 'rest', 'dig', 'dig']) {
    const mover = ['0', '1'].find((id) => movesOf(state.ctx, id).some((legal) => legal.move === move));
    if (mover === undefined) throw new Error(`nobody can ${move}`);
    state = act(state, 'MAKE_MOVE', mover, move);
    log.push(...(state.deltalog ?? []));
    const { ctx } = state;
    for (const playerID of ['0', '1'].filter((id) => mayTakeBack(ctx, id))) {
      const undone = act(state, 'UNDO', playerID, 'undo')._stateID !== state._stateID;
      expect([log.length, move, undoBlocked(module, ctx, log, playerID) === null]).toEqual([
        log.length,
        move,
        undone,
      ]);
      if (undone) allowed.push(`${playerID} ${move}`);
    }
  }
  expect(allowed).toEqual(['0 dig', '0 dig', '1 dig', '1 dig']);
});
