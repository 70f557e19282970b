/** Checks whether the user prefers reduced motion. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Duration of the outline that replaces an animation, in ms */
export const STILL_MS = 1000;

export const EASING = 'ease-in-out';
