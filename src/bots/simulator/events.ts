import type { DefaultPluginAPIs } from 'boardgame.io';
import type { EventName, Flow, Method, Run } from './flow';

interface Queued {
  name: EventName;
  arg: unknown;
  /** Phase, turn and method of the call. An event is void after its turn or phase has ended. */
  phase: string | null;
  turn: number;
  from: Method | undefined;
}

const NAMES: readonly EventName[] = [
  'endTurn',
  'pass',
  'endPhase',
  'setPhase',
  'endStage',
  'setStage',
  'setActivePlayers',
  'endGame',
];

/**
 * Does the same as boardgame.io's events plugin (0.50.2): events of moves and hooks are queued and run in order after
 * the move. Hooks that run then append to the queue.
 */
export function createEvents<G>(run: Run<G>) {
  const queue: Queued[] = [];

  const api = {} as Record<EventName, (arg?: unknown) => void>;
  for (const name of NAMES) {
    api[name] = (arg) => {
      queue.push({ name, arg, phase: run.ctx.phase, turn: run.ctx.turn, from: run.method });
    };
  }

  /** Runs the queued events. Returns the reason why boardgame.io would refuse the whole action, or undefined. */
  function flush(flow: Flow<G>, playerID: string | undefined, initialTurn: number): string | undefined {
    const { ctx } = run;
    const mostTurns = ctx.numPlayers * 100;
    for (let i = 0; i < queue.length; i++) {
      const event = queue[i] as Queued;
      if (ctx.turn - initialTurn >= mostTurns) return `more than ${mostTurns} turns ended by one action`;
      if (event.from === undefined) return `${event.name} called outside of moves and hooks`;
      if (ctx.gameover) break;
      if (forbidden(event.name, event.from)) return `${event.name} called from ${event.from}`;
      if (!outdated(event)) flow.event(event.name, event.arg, playerID);
    }
    queue.length = 0;
    return undefined;
  }

  function outdated({ name, phase, turn }: Queued): boolean {
    if (name === 'endPhase' || name === 'setPhase') return phase !== run.ctx.phase;
    return name !== 'pass' && name !== 'endGame' && turn !== run.ctx.turn;
  }

  return { api: api as unknown as DefaultPluginAPIs['events'], queue, flush };
}

function forbidden(name: EventName, from: Method): boolean {
  switch (name) {
    case 'endStage':
    case 'setStage':
      return (
        from === 'turn.onEnd' || from === 'phase.onEnd' || from === 'phase.onBegin' || from === 'turn.onBegin'
      );
    case 'setActivePlayers':
      return from === 'turn.onEnd' || from === 'phase.onEnd' || from === 'phase.onBegin';
    case 'endTurn':
      return from === 'turn.onEnd' || from === 'phase.onEnd';
    case 'endPhase':
    case 'setPhase':
      return from === 'phase.onEnd';
    default:
      return false;
  }
}
