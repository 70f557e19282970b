/** What all that runs over a board keeps to. */

/** Whether nothing is to move. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long what would have run is pointed out instead. */
export const STILL_MS = 1000;

export const EASING = 'ease-in-out';
