import type { KeyboardEvent } from 'react';
import { nearestTowards } from '../../../../table/board/nearest';
import { readKey } from '../../../../table/keys/readKey';

const SPACES = '.space, .road-target, .row-card';

/** Moves the focus to the next space, stop or card in the direction of an arrow key. */
export function stepByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const key = readKey(event);
  if (key === null || !(target instanceof HTMLElement) || !target.matches(SPACES)) return;
  const all = new Map(
    [...currentTarget.querySelectorAll<HTMLElement>(SPACES)].map((space, index) => [`${index}`, space]),
  );
  const from = [...all].find(([, space]) => space === target)?.[0];
  if (from === undefined) return;
  const pointOf = (id: string) => {
    const { x, y, width, height } = all.get(id)?.getBoundingClientRect() ?? target.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const next = nearestTowards(pointOf, from, key, [...all.keys()]);
  if (next === null) return;
  event.preventDefault();
  all.get(next)?.focus();
}
