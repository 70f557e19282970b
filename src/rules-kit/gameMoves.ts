/** Rules of moves in few words, and all that is asked of a game's moves from one place. */
import { type MoveArgsMap, type MoveRule, type MoveRules, movesAt, movesOf } from './moveTable';
import { type Refusal, refuse } from './refusal';

/** Who moves when. */
export type Mover<G, Moment, PlayerID extends string = string> = {
  readonly G: G;
  readonly moment: Moment;
  readonly playerID: PlayerID;
};

type Whose<G> = Pick<Mover<G, unknown>, 'G' | 'playerID'>;

/** A move of one argument whose functions take the state and who makes it, instead of a context. */
type RuleBy<G, Who, Arg, Report> = {
  readonly list: (G: G, who: Who, add: (args: readonly [Arg]) => void) => void;
  readonly any?: (G: G, who: Who, random: () => number) => readonly [Arg] | null;
  readonly refuse: (G: G, who: Who, arg: Arg) => Refusal | null;
  readonly apply: (G: G, playerID: string, arg: Arg, report: Report) => void;
};

const NO_ARGS: readonly [] = Object.freeze([]);

type Read<Args> = (args: readonly unknown[]) => Args | undefined;

/** Makers of rules for moves whose functions take the state and `who`, as `whoOf` says: the player or its name. */
export function rulesBy<Context extends Whose<unknown>, Who, Report>(whoOf: (at: Context) => Who) {
  type G = Context['G'];
  return {
    /** A move of one argument. */
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
    /** A move without arguments: there is one way to make it, or none. */
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

/** Builds the functions that the game, bots and pages call. `rule` names the rule of refusals that no move gives itself. */
export function gameMoves<State, Moment, Context, MoveArgs extends MoveArgsMap, Report>(
  rules: Pick<MoveRules<Context, MoveArgs, Report>, 'table' | 'now' | 'refuseNow'> & {
    readonly contextOf: (G: State, moment: Moment, playerID: string) => Context;
    readonly rule: string | ((move: string) => string);
  },
) {
  const { contextOf, rule } = rules;
  const ruleOf = (move: string): string => (typeof rule === 'string' ? rule : rule(move));
  const moves = movesOf<Context, MoveArgs, Report>({
    table: rules.table,
    now: rules.now,
    refuseNow: rules.refuseNow,
    misread: (move) => refuse(ruleOf(String(move)), 'badArguments', { move: String(move) }),
    notLegal: (move) => refuse(ruleOf(String(move)), 'notLegal', { move: String(move) }),
  });
  return {
    isMoveName: moves.isMove,
    names: Object.keys(rules.table).filter(moves.isMove),
    /** A move of the log or of a list with its arguments' types; null: it is none of this game's. */
    readMove: moves.read,
    /** Makes a move; false, and nothing has changed, when it is not legal. */
    play: moves.play,
    ...movesAt(moves, contextOf, (move) => refuse(ruleOf(move), 'noSuchMove', { move })),
  };
}
