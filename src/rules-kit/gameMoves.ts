/** Helpers for defining the rules of moves, and the functions that callers use. */
import { type MoveArgsMap, type MoveRule, type MoveRules, movesAt, movesOf } from './moveTable';
import { type Refusal, refuse } from './refusal';

/** The acting player and the moment of a move. */
export type Mover<G, Moment, PlayerID extends string = string> = {
  readonly G: G;
  readonly moment: Moment;
  readonly playerID: PlayerID;
};

/** Plays a legal move on `G`. Returns false and leaves `G` unchanged if the move isn't legal. */
export type PlayMove<G, Moment, MoveName, Report, More extends readonly unknown[] = []> = (
  G: G,
  moment: Moment,
  playerID: string,
  move: MoveName,
  args: readonly unknown[],
  report: Report,
  ...more: More
) => boolean;

type Whose<G> = Pick<Mover<G, unknown>, 'G' | 'playerID'>;

/** A move with one argument whose functions take the state and the player instead of a context. */
type RuleBy<G, Who, Arg, Report> = {
  readonly list: (G: G, who: Who, add: (args: readonly [Arg]) => void) => void;
  readonly any?: (G: G, who: Who, random: () => number) => readonly [Arg] | null;
  readonly refuse: (G: G, who: Who, arg: Arg) => Refusal | null;
  readonly apply: (G: G, playerID: string, arg: Arg, report: Report) => void;
};

const NO_ARGS: readonly [] = Object.freeze([]);

type Read<Args> = (args: readonly unknown[]) => Args | undefined;

/**
 * Returns builders of rules for moves whose functions take the state and `who`: the player or the player's id, as
 * `whoOf` returns it.
 */
export function rulesBy<Context extends Whose<unknown>, Who, Report>(whoOf: (at: Context) => Who) {
  type G = Context['G'];
  return {
    of: <Arg>(
      read: Read<readonly [Arg]>,
      { list, any, refuse: refuseOne, apply }: RuleBy<G, Who, Arg, Report>,
    ): MoveRule<Context, readonly [Arg], Report> => ({
      read,
      list: (at, add) => list(at.G, whoOf(at), add),
      ...(any === undefined
        ? {}
        : { any: (at: Context, random: () => number) => any(at.G, whoOf(at), random) }),
      refuse: (at, args) => refuseOne(at.G, whoOf(at), args[0]),
      apply: (at, args, report) => apply(at.G, at.playerID, args[0], report),
    }),
    plain: (
      read: Read<readonly []>,
      refusePlain: (G: G, who: Who) => Refusal | null,
      apply: (G: G, playerID: string, report: Report) => void,
    ): MoveRule<Context, readonly [], Report> => ({
      read,
      list: (at, add) => {
        if (refusePlain(at.G, whoOf(at)) === null) add(NO_ARGS);
      },
      refuse: (at) => refusePlain(at.G, whoOf(at)),
      apply: (at, _args, report) => apply(at.G, at.playerID, report),
    }),
  };
}

/** Builds the functions that the game, bots and pages call. `ruleOf` has the rule that refusals of a move cite by default. */
export function gameMoves<State, Moment, Context, MoveArgs extends MoveArgsMap, Report>(
  rules: Pick<MoveRules<Context, MoveArgs, Report>, 'table' | 'now' | 'refuseNow'> & {
    readonly contextOf: (G: State, moment: Moment, playerID: string) => Context;
    readonly ruleOf: Readonly<Record<keyof MoveArgs, string>>;
    /** Cited for a move that the game doesn't have */
    readonly ruleOfMoves: string;
  },
) {
  const { contextOf, ruleOf, ruleOfMoves } = rules;
  const moves = movesOf<Context, MoveArgs, Report>({
    table: rules.table,
    now: rules.now,
    refuseNow: rules.refuseNow,
    misread: (move) => refuse(ruleOf[move], 'badArguments', { move: String(move) }),
    notLegal: (move) => refuse(ruleOf[move], 'notLegal', { move: String(move) }),
  });
  return {
    isMoveName: moves.isMove,
    names: Object.keys(rules.table).filter(moves.isMove),
    /** Types a move from a log or list. Returns null if this game has no such move. */
    readMove: moves.read,
    /** Plays a move. Returns false and changes nothing if the move isn't legal. */
    play: moves.play,
    ...movesAt(moves, contextOf, (move) => refuse(ruleOfMoves, 'noSuchMove', { move })),
  };
}
