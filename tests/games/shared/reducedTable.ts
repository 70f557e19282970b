/** Plays moves in tests, either on a position by the rules, or in whole games through boardgame.io's reducer. */
import type { Ctx, Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { moveAction } from '../../../scripts/simulate/randomGame';
import type { LegalMove } from '../../../src/game-api/module';
import { itemAt } from '../../../src/rules-kit/indexed';

/** The rules that a table needs. */
type Rules<G, Moment> = {
  readonly whyNot: (
    G: G,
    at: Moment,
    playerID: string,
    move: string,
    args: readonly unknown[],
  ) => object | null;
  readonly legalMoves: (G: G, at: Moment, playerID: string) => readonly LegalMove[];
};

/**
 * Plays a legal move on a position and returns its facts.
 * @throws Error with the rule that the move violates, or the broken invariant
 */
export const playsOn =
  <G, Moment, Name extends string, Fact>(
    { whyNot }: Pick<Rules<G, Moment>, 'whyNot'>,
    playMove: (
      G: G,
      at: Moment,
      playerID: string,
      move: Name,
      args: readonly unknown[],
      report: (fact: Fact) => void,
    ) => boolean,
    brokenInvariant: (G: G) => string | null,
  ) =>
  (G: G, at: Moment, playerID: string, move: Name, ...args: unknown[]): Fact[] => {
    const facts: Fact[] = [];
    if (!playMove(G, at, playerID, move, args, (fact) => facts.push(fact))) {
      const reason = JSON.stringify(whyNot(G, at, playerID, move, args));
      throw new Error(`${move}(${JSON.stringify(args)}) is not legal: ${reason}`);
    }
    const broken = brokenInvariant(G);
    if (broken !== null) throw new Error(`after ${move}(${JSON.stringify(args)}): ${broken}`);
    return facts;
  };

/** A whole game through boardgame.io's reducer. */
export class ReducedTable<G> {
  private state: State<G>;
  private readonly reducer;

  constructor(
    game: Game<G>,
    numPlayers: number,
    setupData: unknown,
    private readonly rules: Rules<G, Ctx>,
  ) {
    this.state = InitializeGame({ game, numPlayers, setupData });
    this.reducer = CreateGameReducer({ game });
  }

  get G(): G {
    return this.state.G;
  }
  get ctx(): Ctx {
    return this.state.ctx;
  }
  /** The player who has to act. */
  get current(): string {
    const { activePlayers, currentPlayer } = this.ctx;
    return activePlayers === null ? currentPlayer : itemAt(Object.keys(activePlayers), 0);
  }

  legal(playerID: string = this.current): readonly LegalMove[] {
    return this.rules.legalMoves(this.G, this.ctx, playerID);
  }

  /** Plays a move and returns whether boardgame.io accepted it. */
  try(playerID: string, move: string, ...args: unknown[]): boolean {
    const { transients: _, ...next } = this.reducer(
      this.state,
      moveAction({ playerID, move, args }),
    ) as State<G> & { transients?: unknown };
    const taken = next._stateID > this.state._stateID;
    if (taken) this.state = next;
    return taken;
  }

  do(playerID: string, move: string, ...args: unknown[]): void {
    if (!this.try(playerID, move, ...args))
      throw new Error(
        `${this.ctx.phase}: ${move}(${JSON.stringify(args)}) of player ${playerID} was refused: ` +
          JSON.stringify(this.rules.whyNot(this.G, this.ctx, playerID, move, args)),
      );
  }

  /** Facts of the last move for the log. */
  get told(): readonly unknown[] {
    return this.state.deltalog?.flatMap(({ metadata }) => metadata?.facts ?? []) ?? [];
  }
}
