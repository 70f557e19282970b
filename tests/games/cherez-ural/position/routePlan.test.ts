import { describe, expect, it } from 'vitest';
import { board } from '../../../../src/games/cherez-ural/content/board';
import type { PlayerID, SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { legalMoves, playMove } from '../../../../src/games/cherez-ural/rules/moves';
import { freshTurn, type G, playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { actingWorker } from '../../../../src/games/cherez-ural/rules/turn';
import { indexLegalMoves } from '../../../../src/games/cherez-ural/view-model/legal';
import {
  type Route,
  type RouteStage,
  routesTo,
} from '../../../../src/games/cherez-ural/view-model/routePlan';
import { positions } from '../goldenGames';
import { moment, type Phase, scene } from '../table';

function planning(state: G, phase: string | null, viewer: PlayerID, currentPlayer = viewer) {
  const G = viewFor(state, viewer);
  const ctx = {
    phase: phase ?? '',
    currentPlayer,
    numPlayers: state.numPlayers,
    playOrder: [],
    playOrderPos: 0,
    activePlayers: null,
    turn: 1,
  };
  const inSeason = ['winter1', 'summer', 'winter2'].includes(ctx.phase);
  return {
    G,
    ctx,
    viewer,
    acting: inSeason ? actingWorker(G, currentPlayer) : null,
    legal: indexLegalMoves(legalMoves(G, ctx, viewer)),
  };
}

const told = ({ stages, cost, seasons, isLegalNow }: Route) => ({
  stages: stages.map((stage) =>
    stage.kind === 'place' ? `place ${stage.to}` : `${stage.phase} ${stage.by} ${stage.to} ${stage.cost}`,
  ),
  cost,
  seasons,
  isLegalNow,
});

/** Walks one stage in the engine, alone and with enough gold, and returns the gold that it charged. */
function charged(G: G, { worker }: Route, stage: RouteStage): number {
  const state = structuredClone(G);
  const moved = workerOf(state, worker);
  const { owner } = moved;
  const player = playerOf(state, owner);
  player.gold = 500;
  if (stage.kind === 'place') {
    state.placed = state.placed.filter((id) => id !== owner);
    const placing = Object.fromEntries(
      player.workers.map((id) => [id, id === worker ? stage.to : (workerOf(state, id).at ?? 'moscow')]),
    );
    const played = playMove(state, moment('placement', owner), owner, 'placeWorkers', [placing], () => {});
    expect(played).toBe(true);
    return 500 - player.gold;
  }
  if (stage.round !== state.round) state.noEntry = [];
  // A worker that is over capacity returns goods before anything else (R6.1).
  moved.goods = { daily: 0, chinese: 0, fur: 0, sable: 0 };
  state.turn = freshTurn();
  for (const id of player.workers) workerOf(state, id).acted = id !== worker;
  moved.at = stage.from;
  const args = [{ by: stage.by, to: stage.to }];
  const played = playMove(state, moment(stage.phase as Phase, owner), owner, 'travel', args, () => {});
  expect(played, JSON.stringify(stage)).toBe(true);
  return 500 - player.gold;
}

describe('the route planner', () => {
  it('R9.1 offers the quickest way and each slower one that costs less', () => {
    const state = scene({ gold: 20, worker: { at: 'moscow' } });
    const routes = routesTo(planning(state, 'winter1', '0'), 'tobolsk');
    expect(routes[0]).toMatchObject({ cost: 4, seasons: 2, isLegalNow: false });
    expect(routes).toContainEqual(expect.objectContaining({ cost: 2, seasons: 3, isLegalNow: false }));
    expect(routes.map(({ seasons }) => seasons)).toEqual(routes.map(({ seasons }) => seasons).sort());
    for (const { worker } of routes) {
      const costs = routes.flatMap((route) => (route.worker === worker ? [route.cost] : []));
      expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
    }
  });

  it('R7.4 offers the free placing of the next round', () => {
    const state = scene({ gold: 0, worker: { at: 'tyumen' } });
    const routes = routesTo(planning(state, 'winter2', '0'), 'moscow');
    expect(routes.map(told)).toContainEqual({
      stages: ['place moscow'],
      cost: 0,
      seasons: 1,
      isLegalNow: false,
    });
  });

  it('names the gold that is still missing', () => {
    const state = scene({ gold: 1, worker: { at: 'moscow' } });
    const [first] = routesTo(planning(state, 'winter1', '0'), 'kazan');
    expect(first?.lacks).toBe((first?.cost ?? 0) - 1);
    expect(first?.isLegalNow).toBe(false);
  });

  it('offers nothing to a worker that is there, or to an onlooker', () => {
    const state = scene({ worker: { at: 'moscow' } });
    const position = planning(state, 'winter1', '0');
    expect(routesTo(position, 'moscow')).toEqual([]);
    expect(routesTo({ ...position, viewer: null }, 'kazan')).toEqual([]);
  });

  it('R9 costs in the engine what the plan states, and starts with a legal move when it is legal now', () => {
    const places: readonly SpaceId[] = board.spaces.filter((_, i) => i % 7 === 0).map(({ id }) => id);
    let [walked, legalFirst] = [0, 0];
    for (const players of [1, 2, 4]) {
      const sampled = positions(players).filter((_, i) => i % 23 === 0);
      for (const { G, phase, playerID } of sampled) {
        const position = planning(G, phase, playerID);
        for (const to of places)
          for (const route of routesTo(position, to)) {
            expect(route.stages.at(-1)?.to).toBe(to);
            let sum = 0;
            for (const stage of route.stages) {
              const cost = charged(position.G, route, stage);
              expect(cost).toBe(stage.kind === 'place' ? 0 : stage.cost);
              sum += cost;
              walked += 1;
            }
            expect(sum).toBe(route.cost);
            const [first] = route.stages;
            if (!route.isLegalNow || first?.kind !== 'travel') continue;
            legalFirst += 1;
            const state = structuredClone(position.G);
            const now = { phase: phase ?? '', currentPlayer: playerID };
            if (position.acting !== route.worker)
              expect(playMove(state, now, playerID, 'activateWorker', [route.worker], () => {})).toBe(true);
            const args = [{ by: first.by, to: first.to }];
            expect(legalMoves(state, now, playerID)).toContainEqual({ move: 'travel', args });
          }
      }
    }
    expect(walked).toBeGreaterThan(500);
    expect(legalFirst).toBeGreaterThan(20);
  }, 60_000);
});
