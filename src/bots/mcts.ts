import type { Ctx, Game, PlayerID, State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import type { LevelName } from './levels';
import { levelOf } from './levels';
import type { SearchGame } from './searchGame';
import { type Budget, createThinker, type Thinker, type Thought } from './thinker';
import type { BotMove } from './types';

/** Settings from boardgame.io's `Local`, plus the project's own */
export interface MctsBotSettings<G> {
  enumerate: NonNullable<Game<G>['ai']>['enumerate'];
  game: Game<G>;
  seed?: string | number;
  level?: LevelName;
  budget?: Budget;
  /** The game's interface for bots. If omitted, the game's `ai` is used. */
  botGame?: SearchGame<G>;
}

/** Optional functions in a game's `ai` besides `enumerate` */
type AiOf<G> = NonNullable<Game<G>['ai']> &
  Partial<Pick<SearchGame<G>, 'determinize' | 'evaluate' | 'reward' | 'prepare' | 'copy'>>;

/**
 * A bot that uses only what its seat can see: information-set Monte Carlo tree search. It plugs into boardgame.io's
 * `Local({ bots })`, which passes the whole state; the bot takes the seat's view and ignores the rest.
 */
export class MctsBot<G> extends Bot {
  private readonly botGame: SearchGame<G>;
  private readonly thinker: Thinker<G>;
  private readonly level: LevelName;
  private readonly budget: Budget;
  private moves = 0;

  constructor({ enumerate, game, seed, level = 'hard', budget = {}, botGame }: MctsBotSettings<G>) {
    super({ enumerate: enumerate as never, seed });
    levelOf(level);
    this.botGame = botGame ?? botGameOf(game, enumerate);
    this.thinker = createThinker(this.botGame);
    this.level = level;
    this.budget = budget;
  }

  override async play(
    { G, ctx }: State,
    playerID: PlayerID,
  ): Promise<{ action: ReturnType<Bot['enumerate']>[number]; metadata: Thought }> {
    const view = this.botGame.playerView(G, ctx, playerID);
    const seed = `${this.random()}/${this.moves++}`;
    const { level, budget } = this;
    const thought = this.thinker.think({ view, ctx, playerID, level, seed, budget });
    const { move, args } = thought.move;
    // boardgame.io's action for a player's move
    const action = {
      type: 'MAKE_MOVE' as const,
      payload: { type: move, args, playerID, credentials: undefined },
    };
    return { action: action as ReturnType<Bot['enumerate']>[number], metadata: thought };
  }
}

/** Returns an `MctsBot` class for a game and a level, for `Local({ bots: { '1': mctsBot(botGame, 'hard') } })`. */
export function mctsBot<G>(botGame: SearchGame<G>, level: LevelName, budget?: Budget) {
  return class extends MctsBot<G> {
    constructor(settings: MctsBotSettings<G>) {
      super({ ...settings, botGame, level, budget });
    }
  };
}

function botGameOf<G>(game: Game<G>, enumerate: MctsBotSettings<G>['enumerate']): SearchGame<G> {
  const ai = game.ai as AiOf<G> | undefined;
  const { playerView } = game;
  if (ai?.determinize === undefined || ai.reward === undefined || playerView === undefined) {
    throw new Error(
      `game "${game.name}": a bot that sees only its seat's view needs playerView, ai.determinize and ai.reward`,
    );
  }
  return {
    game,
    legalMoves: (G: G, ctx: Ctx, playerID: string) =>
      enumerate(G, ctx, playerID).map((action): BotMove => {
        if ('move' in action) return { move: action.move, args: action.args ?? [] };
        throw new Error(`game "${game.name}": ai.enumerate lists something that is no move`);
      }),
    playerView: (G, ctx, playerID) => playerView({ G, ctx, playerID }) as G,
    determinize: ai.determinize,
    reward: ai.reward,
    ...(ai.evaluate && { evaluate: ai.evaluate }),
    ...(ai.prepare && { prepare: ai.prepare }),
    ...(ai.copy && { copy: ai.copy }),
  };
}
