/** Entries of a log as games read them, without the framework that wrote them. */

/** What is read of an entry. */
export type LogLine = {
  readonly action: {
    readonly type: string;
    readonly payload: {
      readonly type?: string | null;
      /** Null: a secret that the viewer may not see. */
      readonly args?: unknown;
      readonly playerID?: string | null;
    };
  };
  readonly metadata?: unknown;
};

/** The facts that an entry carries; a log comes as JSON, written by the game itself. */
export const factsIn = <Fact>({ metadata }: Pick<LogLine, 'metadata'>): readonly Fact[] =>
  (metadata as { readonly facts?: readonly Fact[] } | undefined)?.facts ?? [];

/** What players did: a move (`made` is null where its arguments may not be seen), or they took one back or made it again. */
type Deed<Name extends string, Made> =
  | { readonly kind: 'undo' | 'redo'; readonly by: string }
  | { readonly kind: 'move'; readonly by: string; readonly move: Name; readonly made: Made | null };

/** Reads what players did out of entries; null: it is one of the game's own events. */
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
