/** Whether a sign's name is one of a game's own. */
export const isOneOf = <Name extends string>(names: readonly Name[], icon: string): icon is Name =>
  (names as readonly string[]).includes(icon);
