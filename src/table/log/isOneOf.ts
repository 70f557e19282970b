/** Checks whether an icon's name is in a game's list. */
export const isOneOf = <Name extends string>(names: readonly Name[], icon: string): icon is Name =>
  names.some((name) => name === icon);
