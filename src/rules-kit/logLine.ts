/** Log entries as games read them, independent of boardgame.io. */

/** The fields of an entry that games read. */
export type LogLine = {
  readonly action: {
    readonly type: string;
    readonly payload: {
      readonly type?: string | null;
      /** Null if the viewer mustn't see them. */
      readonly args?: unknown;
      readonly playerID?: string | null;
    };
  };
  readonly metadata?: unknown;
};

/** A fact with its values, by kind. It is a union, so the kind determines the values' types. */
export type FactOf<Facts, Kind extends keyof Facts = keyof Facts> = {
  readonly [Each in Kind]: { readonly fact: Each } & Facts[Each];
}[Kind];

/** Returns a function that lists the facts of one kind. */
export const factsByKind =
  <Facts>(facts: readonly FactOf<Facts>[]) =>
  <Kind extends keyof Facts>(kind: Kind): readonly FactOf<Facts, Kind>[] =>
    facts.filter((fact): fact is FactOf<Facts, Kind> => fact.fact === kind);

/** Drops a fact. Games pass it as the report of moves that nobody logs. */
export const silent = (): void => {};

/** Returns the facts in an entry, which the game itself wrote as JSON. */
export const factsIn = <Fact>({ metadata }: Pick<LogLine, 'metadata'>): readonly Fact[] =>
  (metadata as { readonly facts?: readonly Fact[] } | undefined)?.facts ?? [];

/** A player's action: a move, an undo or a redo. `made` is null if the viewer mustn't see the arguments. */
type Deed<Name extends string, Made> =
  | { readonly kind: 'undo' | 'redo'; readonly by: string }
  | { readonly kind: 'move'; readonly by: string; readonly move: Name; readonly made: Made | null };

/** Returns a function that reads a player's action from an entry. It returns null for boardgame.io's own events. */
export const deedsBy =
  <Name extends string, Made>(
    isMoveName: (name: string) => name is Name,
    readMove: (move: string, args: readonly unknown[]) => Made | null,
  ) =>
  ({ action: { type, payload } }: LogLine): Deed<Name, Made> | null => {
    const by = payload.playerID ?? '';
    if (type === 'UNDO' || type === 'REDO') return { kind: type === 'UNDO' ? 'undo' : 'redo', by };
    const move = payload.type ?? '';
    if (type !== 'MAKE_MOVE' || !isMoveName(move)) return null;
    return {
      kind: 'move',
      by,
      move,
      made: Array.isArray(payload.args) ? readMove(move, payload.args) : null,
    };
  };
