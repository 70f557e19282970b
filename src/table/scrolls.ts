/** Props for a scrolling element: keys scroll it only if it can have the focus. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
