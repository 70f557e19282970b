/** From here on everything is on one screen (`DeskLayout`); css says the same in numbers. */
export const WIDE = '(min-width: 1240px)';
