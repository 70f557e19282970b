/** Minimum width for the layout on one screen (`DeskLayout`). The style sheets repeat the number. */
export const WIDE = '(min-width: 1240px)';
