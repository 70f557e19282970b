import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE, Stage } from 'boardgame.io/core';

/** No phases, but every way into and out of a stage: by turn, by events in moves and hooks, `next`, `revert`, limits */
export interface QuarrelG {
  hands: Record<string, number[]>;
  anger: Record<string, number>;
  table: { by: string; card: number }[];
  turns: number;
}

const hand = (G: QuarrelG, id: string): number[] => {
  G.hands[id] ??= [];
  return G.hands[id];
};
const vex = (G: QuarrelG, id: string, by = 1) => {
  G.anger[id] = (G.anger[id] ?? 0) + by;
};

export const quarrel: Game<QuarrelG> = {
  name: 'quarrel',
  setup: ({ ctx, random }) => ({
    hands: Object.fromEntries(ctx.playOrder.map((id) => [id, [random.D6(), random.D6()]])),
    anger: {},
    table: [],
    turns: 0,
  }),
  moves: {
    shout: ({ G, playerID }) => vex(G, playerID),
    leave: ({ events }) => events.endTurn(),
  },
  turn: {
    minMoves: 1,
    activePlayers: { currentPlayer: { stage: 'main', maxMoves: 5 } },
    stages: {
      main: {
        next: 'after',
        moves: {
          draw: ({ G, playerID, random }, count: number) => {
            for (const card of random.Die(6, count)) hand(G, playerID).push(card);
          },
          play: ({ G, playerID }) => {
            const card = hand(G, playerID).pop();
            if (card === undefined) return INVALID_MOVE;
            G.table.push({ by: playerID, card });
            return undefined;
          },
          demand: ({ events }) => events.setActivePlayers({ others: 'discard', moveLimit: 1, revert: true }),
          debate: ({ ctx, events }) =>
            events.setActivePlayers({
              currentPlayer: { stage: 'main', minMoves: 1, maxMoves: 2 },
              next: {
                all: 'answer',
                maxMoves: 1,
                minMoves: 1,
                next: { value: { [ctx.currentPlayer]: 'after', '0': { stage: 'discard', moveLimit: 2 } } },
              },
            }),
          rest: ({ events }) => events.endStage(),
          open: ({ events }) => events.setActivePlayers(['0', '1']),
          join: ({ events }) => events.setActivePlayers({ all: Stage.NULL as unknown as string }),
          calm: { move: ({ G }, id: string) => vex(G, id, -1), noLimit: true },
          hand: ({ events, ctx }) => events.endTurn({ next: ctx.playOrder.at(-1) ?? '0' }),
          pass: ({ events }) => events.pass(),
        },
      },
      after: {
        moves: {
          sum: ({ G, playerID }) => {
            hand(G, playerID).splice(0, 1);
          },
          done: ({ events }) => events.endTurn(),
          again: ({ events }) =>
            events.setStage({ stage: 'main', minMoves: 1, maxMoves: 2 } as unknown as string),
        },
      },
      discard: {
        next: 'answer',
        moves: {
          discard: ({ G, playerID }) => {
            hand(G, playerID).shift();
          },
          protest: ({ G, events, playerID }) => {
            vex(G, playerID);
            events.setStage('answer');
          },
          escalate: ({ events }) =>
            events.setActivePlayers({ all: 'answer', minMoves: 1, maxMoves: 2, revert: true }),
        },
      },
      answer: {
        moves: {
          accept: ({ events }) => events.endStage(),
          sulk: ({ events }) => events.setStage('quiet'),
          hush: ({ events }) => events.setStage(Stage.NULL as unknown as string),
        },
      },
      // A stage without its own moves inherits the game's.
      quiet: {},
    },
    onBegin: ({ G, ctx, random, events }) => {
      G.turns += 1;
      const roll = random.D6();
      if (roll === 1) events.setActivePlayers({ all: { stage: 'answer', maxMoves: 1 }, revert: true });
      if (roll === 2) hand(G, ctx.currentPlayer).push(random.D20());
    },
    onMove: ({ G, ctx, events, playerID, random }) => {
      vex(G, playerID);
      if (random.D12() === 1) events.endTurn();
      if (random.D12() === 1 && ctx.numPlayers > 2) events.setStage('discard');
    },
    onEnd: ({ G, random }) => {
      if (random.D10() === 1) G.table = random.Shuffle(G.table).slice(1);
    },
    endIf: ({ G, ctx }) => {
      const anger = G.anger[ctx.currentPlayer] ?? 0;
      return anger > 0 && anger % 17 === 0 ? { next: '0' } : undefined;
    },
  },
  endIf: ({ G }) => (G.turns > 40 ? { table: G.table.length } : undefined),
};

const NAMES: Record<string, string[]> = {
  main: ['draw', 'play', 'demand', 'debate', 'rest', 'open', 'join', 'calm', 'hand', 'pass'],
  after: ['sum', 'done', 'again'],
  discard: ['discard', 'protest', 'escalate'],
  answer: ['accept', 'sulk', 'hush'],
};
export const QUARREL_MOVES = ['shout', 'leave', ...Object.values(NAMES).flat()];

export function quarrelMoves(G: QuarrelG, ctx: Ctx, playerID: string) {
  const stage = ctx.activePlayers?.[playerID];
  const names = NAMES[stage ?? ''] ?? ['shout', 'leave'];
  return names
    .filter((move) => move !== 'play' || (G.hands[playerID]?.length ?? 0) > 0)
    .map((move) => ({ move, args: move === 'draw' ? [2] : move === 'calm' ? ['0'] : [] }));
}
