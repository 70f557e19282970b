/**
 * Matches `{{.a|.b}}` in a guide text: the direction from the second selector's element to the first one's on this
 * screen.
 */
import type { Box } from '../../table/controls/clearPlace';

export const DIRECTION = /\{\{([^|}]+)\|([^}]+)\}\}/g;

export type Direction = 'above' | 'below' | 'left' | 'right';

/** Returns the direction along the axis on which the boxes are farther apart. */
export function directionFrom(one: Box, other: Box): Direction {
  const apartX = Math.max(other.x - (one.x + one.width), one.x - (other.x + other.width));
  const apartY = Math.max(other.y - (one.y + one.height), one.y - (other.y + other.height));
  const dx = one.x + one.width / 2 - (other.x + other.width / 2);
  const dy = one.y + one.height / 2 - (other.y + other.height / 2);
  if (apartY >= apartX) return dy < 0 ? 'above' : 'below';
  return dx < 0 ? 'left' : 'right';
}
