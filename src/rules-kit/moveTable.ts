/** A game's moves as one table: what is legal, why something is not, and what a move does. A game writes a rule for each
 *  move and says which moves a position has at all; the rest follows. Knows no game and no framework. */
import type { Refusal } from './refusal';

/** One move of a game. `Context` is what its rules read: the state, who moves, and whatever follows from both. */
export type MoveRule<Context, Args extends readonly unknown[], Report> = {
  /** The arguments in their canonical form; undefined: they don't have the shape of this move's. */
  readonly read: (args: readonly unknown[]) => Args | undefined;
  /** Every legal way of making the move, in canonical form. It lists exactly what `refuse` lets pass, unless the game
   *  says that of some equal ways it lists one. */
  readonly list: (at: Context, add: (args: Args) => void) => void;
  /** One of the list at random, where that is quicker than to make the list; null: there is none. */
  readonly any?: (at: Context, random: () => number) => Args | null;
  /** Null: legal. */
  readonly refuse: (at: Context, args: Args) => Refusal | null;
  /** Makes a legal move; `report` takes what it brought about. */
  readonly apply: (at: Context, args: Args, report: Report) => void;
};

/** The arguments of each move of a game, by its name. */
export type MoveArgsMap = { readonly [move: string]: readonly unknown[] };

export type MoveTable<Context, MoveArgs extends MoveArgsMap, Report> = {
  readonly [Move in keyof MoveArgs]: MoveRule<Context, MoveArgs[Move], Report>;
};

/** A move with its arguments: of all moves one of the union, so that the name tells the arguments' types. */
export type MoveOf<MoveArgs extends MoveArgsMap, Move extends keyof MoveArgs = keyof MoveArgs> = {
  readonly [Each in Move]: { readonly move: Each; readonly args: MoveArgs[Each] };
}[Move];

export type MoveRules<Context, MoveArgs extends MoveArgsMap, Report> = {
  readonly table: MoveTable<Context, MoveArgs, Report>;
  /** The moves that could be legal now, in the rulebook's order, before their own conditions are asked. */
  readonly now: (at: Context) => readonly (keyof MoveArgs)[];
  /** Why a move that is not among those of `now` isn't; null: its own `refuse` says. */
  readonly refuseNow: (at: Context, move: keyof MoveArgs) => Refusal | null;
  /** What is said of arguments that don't have the move's shape. */
  readonly misread: (move: keyof MoveArgs) => Refusal;
  /** What is said where nobody else says why. */
  readonly notLegal: (move: keyof MoveArgs) => Refusal;
};

export type Moves<Context, MoveArgs extends MoveArgsMap, Report> = {
  readonly isMove: (name: string) => name is keyof MoveArgs & string;
  /** A move as it comes from a log or a list, with its arguments' types; null: this game has none of that shape. It need
   *  not be legal. */
  readonly read: (move: string, args: readonly unknown[]) => MoveOf<MoveArgs> | null;
  /** Every legal move with its arguments. */
  readonly list: (at: Context) => MoveOf<MoveArgs>[];
  /** A legal move: a kind at random, then one of that kind, without listing all the others; null: there is none. */
  readonly any: (at: Context, random: () => number) => MoveOf<MoveArgs> | null;
  /** The legal move that these arguments mean, in canonical form; null: there is none. */
  readonly find: <Move extends keyof MoveArgs>(
    at: Context,
    move: Move,
    args: readonly unknown[],
  ) => MoveArgs[Move] | null;
  /** Why a move is not legal; null: it is. */
  readonly refuse: (at: Context, move: keyof MoveArgs, args: readonly unknown[]) => Refusal | null;
  /** Makes the move; false, and nothing has changed, when it is not legal. `before` is called when it is known to be. */
  readonly play: <Move extends keyof MoveArgs>(
    at: Context,
    move: Move,
    args: readonly unknown[],
    report: Report,
    before?: (at: Context, move: Move, report: Report) => void,
  ) => boolean;
};

export function movesOf<Context, MoveArgs extends MoveArgsMap, Report>(
  rules: MoveRules<Context, MoveArgs, Report>,
): Moves<Context, MoveArgs, Report> {
  const { table, now } = rules;

  // Bots ask for moves more often than anything else: these lists are used again each time, and nothing is made anew to
  // fill them.
  const kinds: (keyof MoveArgs)[] = [];
  const found: unknown[] = [];
  let count = 0;
  const collect = (args: unknown) => {
    found[count++] = args;
  };

  function listKind<Move extends keyof MoveArgs>(at: Context, move: Move, into: MoveOf<MoveArgs>[]): void {
    const rule: MoveRule<Context, MoveArgs[Move], Report> = table[move];
    count = 0;
    rule.list(at, collect);
    // `collect` was given this move's arguments alone.
    for (let i = 0; i < count; i++) into.push({ move, args: found[i] as MoveArgs[Move] });
  }

  function anyOfKind<Move extends keyof MoveArgs>(
    at: Context,
    move: Move,
    random: () => number,
  ): MoveOf<MoveArgs> | null {
    const rule: MoveRule<Context, MoveArgs[Move], Report> = table[move];
    if (rule.any !== undefined) {
      const args = rule.any(at, random);
      return args === null ? null : { move, args };
    }
    count = 0;
    rule.list(at, collect);
    return count === 0 ? null : { move, args: found[Math.floor(random() * count)] as MoveArgs[Move] };
  }

  function find<Move extends keyof MoveArgs>(
    at: Context,
    move: Move,
    args: readonly unknown[],
  ): MoveArgs[Move] | null {
    if (!now(at).includes(move)) return null;
    const rule: MoveRule<Context, MoveArgs[Move], Report> = table[move];
    const canonical = rule.read(args);
    return canonical === undefined || rule.refuse(at, canonical) !== null ? null : canonical;
  }

  function refuse<Move extends keyof MoveArgs>(
    at: Context,
    move: Move,
    args: readonly unknown[],
  ): Refusal | null {
    const rule: MoveRule<Context, MoveArgs[Move], Report> = table[move];
    const isNow = now(at).includes(move);
    const outOfPlace = isNow ? null : rules.refuseNow(at, move);
    if (outOfPlace !== null) return outOfPlace;
    const canonical = rule.read(args);
    if (canonical === undefined) return rules.misread(move);
    return rule.refuse(at, canonical) ?? (isNow ? null : rules.notLegal(move));
  }

  const isMove = (name: string): name is keyof MoveArgs & string => Object.hasOwn(table, name);

  function readKind<Move extends keyof MoveArgs>(
    move: Move,
    given: readonly unknown[],
  ): MoveOf<MoveArgs> | null {
    const rule: MoveRule<Context, MoveArgs[Move], Report> = table[move];
    const args = rule.read(given);
    return args === undefined ? null : { move, args };
  }

  return {
    isMove,
    read: (move, args) => (isMove(move) ? readKind(move, args) : null),
    list: (at) => {
      const list: MoveOf<MoveArgs>[] = [];
      for (const move of now(at)) listKind(at, move, list);
      return list;
    },
    any: (at, random) => {
      const candidates = now(at);
      for (let i = 0; i < candidates.length; i++) kinds[i] = candidates[i];
      for (let left = candidates.length; left > 0; left--) {
        const index = Math.floor(random() * left);
        const move = anyOfKind(at, kinds[index], random);
        if (move !== null) return move;
        kinds[index] = kinds[left - 1];
      }
      return null;
    },
    find,
    refuse,
    play: (at, move, args, report, before) => {
      const canonical = find(at, move, args);
      if (canonical === null) return false;
      before?.(at, move, report);
      table[move].apply(at, canonical, report);
      return true;
    },
  };
}

/** A move's rule that reads something which is not always there. */
export type RuleWith<Context, Given, Args extends readonly unknown[], Report> = {
  readonly read: (args: readonly unknown[]) => Args | undefined;
  readonly list: (at: Context, given: Given, add: (args: Args) => void) => void;
  readonly refuse: (at: Context, given: Given, args: Args) => Refusal | null;
  readonly apply: (at: Context, given: Given, args: Args, report: Report) => void;
};

/** A move that there is only while something else is there: a worker who acts, a choice that is asked for. */
export const moveWith = <Context, Given, Args extends readonly unknown[], Report>(
  givenAt: (at: Context) => Given | null,
  absent: () => Refusal,
  rule: RuleWith<Context, Given, Args, Report>,
): MoveRule<Context, Args, Report> => ({
  read: rule.read,
  list: (at, add) => {
    const given = givenAt(at);
    if (given !== null) rule.list(at, given, add);
  },
  refuse: (at, args) => {
    const given = givenAt(at);
    return given === null ? absent() : rule.refuse(at, given, args);
  },
  apply: (at, args, report) => {
    const given = givenAt(at);
    if (given !== null) rule.apply(at, given, args, report);
  },
});

/** The same moves by position and player: what the game, bots and pages ask for. */
export function movesAt<State, Moment, Context, MoveArgs extends MoveArgsMap, Report>(
  moves: Moves<Context, MoveArgs, Report>,
  contextOf: (G: State, moment: Moment, playerID: string) => Context,
  noSuchMove: (move: string) => Refusal,
) {
  return {
    /** Every legal move of a player with its arguments: what the screen offers and bots search. */
    legalMoves: (G: State, moment: Moment, playerID: string): MoveOf<MoveArgs>[] =>
      moves.list(contextOf(G, moment, playerID)),
    /** A legal move at random, without listing all of them; null: there is none. */
    anyMove: (G: State, moment: Moment, playerID: string, random: () => number): MoveOf<MoveArgs> | null =>
      moves.any(contextOf(G, moment, playerID), random),
    /** Why a move is not legal: the rule and the reason; null when it is legal. */
    whyNot: (G: State, moment: Moment, playerID: string, move: string, args: readonly unknown[]) =>
      moves.isMove(move) ? moves.refuse(contextOf(G, moment, playerID), move, args) : noSuchMove(move),
  };
}
