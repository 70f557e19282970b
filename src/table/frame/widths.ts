/** Minimum width for the layout on one screen (`DeskLayout`). The style sheets repeat the number. */
export const WIDE = '(min-width: 1240px)';

/** Windows in which the phone layout has room for more than board and sheet. The style sheets repeat the numbers. */
export const TABLET = '(min-width: 760px) and (min-height: 700px)';
