/**
 * Keys of a table. A key presses or focuses a control on the screen, so a disabled control explains itself as it does
 * for a click.
 */
export type Key = {
  /** The key as `readKey` returns it */
  readonly key: string;
  readonly name: string;
  /** CSS selectors; the first one that matches is used. */
  readonly at: readonly string[];
  /** True presses the control; false only focuses it, so that a slip can't cost a turn. */
  readonly presses: boolean;
};

const byId = (id: string): string => `[data-action="${id}"]`;

/** Returns a key that presses the control with this `data-action`. */
export const press = <Name extends string>(key: string, name: Name, id: string) => ({
  key,
  name,
  at: [byId(id)],
  presses: true,
});

/** Returns a key that focuses the first element that matches a selector. */
export const reach = <Name extends string>(key: string, name: Name, ...at: readonly string[]) => ({
  key,
  name,
  at,
  presses: false,
});

/** Returns a key that focuses the control with this `data-action`. */
export const reachId = <Name extends string>(key: string, name: Name, id: string) =>
  reach(key, name, byId(id));
