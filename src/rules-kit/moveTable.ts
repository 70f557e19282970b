/**
 * A game's moves as one table: which are legal, why one is refused, and their effects. A game defines a rule per
 * move and which moves a position has. Independent of games and boardgame.io.
 */
import { outside } from './indexed';
import type { Refusal } from './refusal';

/** One move of a game. `Context` is what its rule reads, such as the state and the acting player. */
export type MoveRule<Context, Args extends readonly unknown[], Report> = {
  /** Parses arguments to their canonical form. Returns undefined if they have the wrong shape. */
  readonly read: (args: readonly unknown[]) => Args | undefined;
  /**
   * Lists every legal argument in canonical form: exactly those that `refuse` accepts, except that a game may list
   * only one of several equivalent ones.
   */
  readonly list: (at: Context, add: (args: Args) => void) => void;
  /** Returns a random entry of the list, or null. For moves where this is faster than listing. */
  readonly any?: (at: Context, random: () => number) => Args | null;
  /** Returns null if the move is legal. */
  readonly refuse: (at: Context, args: Args) => Refusal | null;
  /** Plays a legal move. `report` receives its facts. */
  readonly apply: (at: Context, args: Args, report: Report) => void;
};

export type MoveArgsMap = { readonly [move: string]: readonly unknown[] };

export type MoveTable<Context, MoveArgs extends MoveArgsMap, Report> = {
  readonly [Move in keyof MoveArgs]: MoveRule<Context, MoveArgs[Move], Report>;
};

/** A move with its arguments. It is a union by move, so the name determines the arguments' types. */
export type MoveOf<MoveArgs extends MoveArgsMap, Move extends keyof MoveArgs = keyof MoveArgs> = {
  readonly [Each in Move]: { readonly move: Each; readonly args: MoveArgs[Each] };
}[Move];

export type MoveRules<Context, MoveArgs extends MoveArgsMap, Report> = {
  readonly table: MoveTable<Context, MoveArgs, Report>;
  /** Returns the moves that could be legal now, in the rulebook's order, before their own conditions. */
  readonly now: (at: Context) => readonly (keyof MoveArgs)[];
  /** Explains why a move isn't in `now`. Returns null if the move's own `refuse` decides. */
  readonly refuseNow: (at: Context, move: keyof MoveArgs) => Refusal | null;
  /** Returns the refusal for malformed arguments. */
  readonly misread: (move: keyof MoveArgs) => Refusal;
  /** Returns the refusal if nothing else explains it. */
  readonly notLegal: (move: keyof MoveArgs) => Refusal;
};

export type Moves<Context, MoveArgs extends MoveArgsMap, Report> = {
  readonly isMove: (name: string) => name is keyof MoveArgs & string;
  /**
   * Types a move from a log or list, without checking that it is legal. Returns null if this game has no such move.
   */
  readonly read: (move: string, args: readonly unknown[]) => MoveOf<MoveArgs> | null;
  readonly list: (at: Context) => MoveOf<MoveArgs>[];
  /**
   * Returns a random legal move, or null: first a random kind, then one of that kind, without listing the others.
   */
  readonly any: (at: Context, random: () => number) => MoveOf<MoveArgs> | null;
  /** Returns the canonical arguments if the move is legal, or null. */
  readonly find: <Move extends keyof MoveArgs>(
    at: Context,
    move: Move,
    args: readonly unknown[],
  ) => MoveArgs[Move] | null;
  /** Explains why a move isn't legal, or returns null. */
  readonly refuse: (at: Context, move: keyof MoveArgs, args: readonly unknown[]) => Refusal | null;
  /**
   * Plays the move. Returns false and changes nothing if it isn't legal. `before` is called once it is known to be
   * legal.
   */
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

  // Reused across calls, because bots list moves more often than anything else.
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
    // `collect` only received arguments of this move.
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
      let left = 0;
      for (const move of candidates) kinds[left++] = move;
      for (; left > 0; left--) {
        const index = Math.floor(random() * left);
        const move = anyOfKind(at, kinds[index] ?? outside(), random);
        if (move !== null) return move;
        kinds[index] = kinds[left - 1] ?? outside();
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

/** A rule of a move that needs a value which isn't always there. */
export type RuleWith<Context, Given, Args extends readonly unknown[], Report> = {
  readonly read: (args: readonly unknown[]) => Args | undefined;
  readonly list: (at: Context, given: Given, add: (args: Args) => void) => void;
  readonly refuse: (at: Context, given: Given, args: Args) => Refusal | null;
  readonly apply: (at: Context, given: Given, args: Args, report: Report) => void;
};

/** Builds a move that only exists while a value does, such as an acting worker or a pending choice. */
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

/** Binds the moves to states and players, as the game, bots and pages call them. */
export function movesAt<State, Moment, Context, MoveArgs extends MoveArgsMap, Report>(
  moves: Moves<Context, MoveArgs, Report>,
  contextOf: (G: State, moment: Moment, playerID: string) => Context,
  noSuchMove: (move: string) => Refusal,
) {
  return {
    /** Lists every legal move of a player with its arguments, for the UI and for bots. */
    legalMoves: (G: State, moment: Moment, playerID: string): MoveOf<MoveArgs>[] =>
      moves.list(contextOf(G, moment, playerID)),
    /** Returns a random legal move without listing all of them, or null. */
    anyMove: (G: State, moment: Moment, playerID: string, random: () => number): MoveOf<MoveArgs> | null =>
      moves.any(contextOf(G, moment, playerID), random),
    /** Explains why a move isn't legal, with rule and reason. Returns null if it is legal. */
    whyNot: (G: State, moment: Moment, playerID: string, move: string, args: readonly unknown[]) =>
      moves.isMove(move) ? moves.refuse(contextOf(G, moment, playerID), move, args) : noSuchMove(move),
  };
}
