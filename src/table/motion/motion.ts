/** Checks whether the user prefers reduced motion. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Duration of the outline that replaces a run along a path, in ms */
export const STILL_MS = 1000;

export const EASING = 'ease-in-out';
