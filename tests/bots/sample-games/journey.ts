import type { Ctx, Game } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';

/**
 * A game for special cases of phases. Moves and hooks set and end them, they use boardgame.io's own turn orders,
 * players leave for good, phases end each other in a cycle, and moves return a new state or happen outside any phase.
 */
export interface JourneyG {
  steps: number;
  trail: string[];
  order: string[];
  circle: boolean;
  mood: { [id: string]: number };
}

const note = (G: JourneyG, text: string) => {
  G.trail.push(text);
  if (G.trail.length > 12) G.trail.shift();
};

export const journey: Game<JourneyG> = {
  name: 'journey',
  disableUndo: true,
  setup: ({ ctx }) => ({ steps: 0, trail: [], order: [...ctx.playOrder].reverse(), circle: false, mood: {} }),
  moves: {
    walk: ({ G, ctx, playerID }) => ({
      ...G,
      steps: G.steps + 1,
      trail: [...G.trail.slice(-8), `walk ${playerID} in ${ctx.phase}`],
    }),
    enter: ({ events }, phase: string) => events.setPhase(phase),
  },
  turn: {
    moveLimit: 2,
    onBegin: ({ G, ctx }) => note(G, `turn ${ctx.turn} ${ctx.currentPlayer} ${ctx.phase}`),
    onEnd: ({ G, ctx }) => note(G, `turn over ${ctx.turn} ${ctx.phase}`),
  },
  phases: {
    valley: {
      turn: {
        order: TurnOrder.ONCE,
        minMoves: 1,
        maxMoves: 3,
        onEnd: ({ G }) => note(G, 'valley turn over'),
      },
      moves: {
        step: ({ G }) => {
          G.steps += 1;
        },
        stop: ({ events }) => events.endTurn(),
        climb: ({ events }) => {
          events.setPhase('ridge');
          events.endTurn();
        },
      },
      onBegin: ({ G, random, events }) => {
        note(G, 'valley');
        if (random.D6() === 1) events.endTurn();
      },
      onEnd: ({ G }) => note(G, 'valley over'),
      next: ({ G }) => (G.steps % 2 === 0 ? 'ridge' : 'forest'),
    },
    ridge: {
      start: true,
      turn: {
        order: TurnOrder.CUSTOM_FROM('order'),
        onBegin: ({ G, random, events }) => {
          const roll = random.D20();
          if (roll === 1) events.endPhase();
          if (roll === 2) events.endTurn();
          if (roll === 3) events.setPhase('valley');
          if (roll > 18) G.order = random.Shuffle(G.order);
        },
      },
      moves: {
        step: ({ G }) => {
          G.steps += 1;
        },
        turnBack: ({ G, events }) => {
          G.order.push(G.order.shift() ?? '0');
          events.endTurn();
        },
        fall: ({ events }) => {
          events.endPhase();
          events.endPhase();
        },
        goHome: ({ events }) => events.pass({ remove: true }),
      },
      onEnd: ({ G }) => note(G, 'ridge over'),
      next: 'forest',
    },
    forest: {
      turn: {
        order: TurnOrder.CONTINUE,
        activePlayers: { others: 'rest', currentPlayer: 'search' },
        stages: {
          rest: { moves: { wait: ({ G, playerID }) => note(G, `wait ${playerID}`) } },
          search: {
            moves: {
              look: ({ G, events }) => {
                G.steps += 1;
                if (G.steps % 3 === 0) events.endTurn();
              },
              leave: ({ G, events, random }) => {
                G.circle = false;
                if (random.D6() > 4) events.endGame();
                events.setPhase('valley');
              },
            },
          },
        },
        onMove: ({ G, ctx, playerID, events }) => {
          G.mood[playerID] = (G.mood[playerID] ?? 0) + 1;
          if (playerID !== ctx.currentPlayer && G.mood[playerID] % 5 === 0) events.endPhase();
        },
        onEnd: ({ events, ctx }) => {
          if (ctx.turn % 9 === 0) events.endPhase();
        },
      },
      endIf: ({ G }) => (G.steps % 10 === 9 ? { next: 'caveA' } : false),
    },
    // Two phases that end immediately while `circle` is true, so boardgame.io leaves all phases.
    caveA: {
      onBegin: ({ G }) => {
        G.circle = true;
        G.steps += 1;
      },
      endIf: ({ G }) => G.circle,
      onEnd: ({ G }) => note(G, 'cave A over'),
      next: 'caveB',
    },
    caveB: {
      onBegin: ({ G }) => note(G, 'never'),
      endIf: ({ G }) => G.circle,
      onEnd: ({ G, ctx }) => note(G, `cave B over ${ctx.turn}`),
      next: 'caveA',
      turn: { order: TurnOrder.RESET },
    },
    camp: {
      onBegin: ({ G }) => {
        G.circle = false;
      },
      turn: { order: TurnOrder.CUSTOM(['1', '0', '1']), maxMoves: 1 },
      next: 'valley',
      endIf: ({ G }) => G.steps % 7 === 6,
    },
  },
  endIf: ({ G }) => G.steps > 60,
  onEnd: ({ G, ctx }) => {
    note(G, `end in ${ctx.phase} ${ctx.gameover}`);
  },
};

const NAMES: Record<string, string[]> = {
  valley: ['step', 'stop', 'climb'],
  ridge: ['step', 'turnBack', 'fall', 'goHome'],
};
export const JOURNEY_MOVES = ['walk', 'enter', 'look', 'leave', 'wait', ...Object.values(NAMES).flat()];

export function journeyMoves(_G: JourneyG, ctx: Ctx, playerID: string) {
  const stage = ctx.activePlayers?.[playerID];
  if (stage === 'rest') return [{ move: 'wait', args: [] }];
  if (stage === 'search') return ['look', 'leave'].map((move) => ({ move, args: [] }));
  const names = NAMES[ctx.phase];
  if (names !== undefined) return names.map((move) => ({ move, args: [] }));
  return ['camp', 'valley', 'caveB', 'nowhere']
    .map((phase) => ({ move: 'enter', args: [phase] as unknown[] }))
    .concat({ move: 'walk', args: [] }, { move: 'walk', args: [] });
}
