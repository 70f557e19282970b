/** For what scrolls, whatever element it is: keys scroll only what can have the focus. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
