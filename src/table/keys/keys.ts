/** The keys of a table. A key presses or only reaches what is on the screen: what can't be done says why there, as it
 *  does to a pointer. */
export type Key = {
  /** The key as `readKey` returns it. */
  readonly key: string;
  /** What it is called in the game's list of words. */
  readonly name: string;
  /** CSS selectors; the first that is on the screen is meant. */
  readonly at: readonly string[];
  /** Pressed at once; else only focused, so that no slip costs a turn. */
  readonly presses: boolean;
};

const byId = (id: string): string => `[data-testid="${id}"]`;

/** A key that presses the control with a test id. */
export const press = <Name extends string>(key: string, name: Name, id: string) => ({
  key,
  name,
  at: [byId(id)],
  presses: true,
});

/** A key that puts the focus on the first of these, given as CSS selectors. */
export const reach = <Name extends string>(key: string, name: Name, ...at: readonly string[]) => ({
  key,
  name,
  at,
  presses: false,
});

/** A key that puts the focus on the control with a test id. */
export const reachId = <Name extends string>(key: string, name: Name, id: string) =>
  reach(key, name, byId(id));
