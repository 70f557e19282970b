/** A first game that explains itself: the game says what there is to learn and when (`Guide` in module.ts), the app
 *  shell says it at the table, beside what is to be pressed. */
import { createContext, type ReactNode } from 'react';
import type { Guide, GuideLesson, GuideMoment, GuideStep } from './module';

/** A lesson as it is said in a position; null: it does not hold there. */
function saidIn(lesson: GuideLesson, moment: GuideMoment): GuideStep | null {
  if (!lesson.when(moment)) return null;
  const { asks, ...step } = lesson;
  if (typeof asks !== 'function') return { ...step, asks };
  const found = asks(moment);
  return found === null ? null : { ...step, asks: found };
}

/** What to say in a position; null: nothing. */
export function stepIn(guide: Guide, moment: GuideMoment, read: ReadonlySet<string>): GuideStep | null {
  for (const lesson of guide.steps) {
    const said = lesson.asks === null && read.has(lesson.id) ? null : saidIn(lesson, moment);
    if (said !== null) return said;
  }
  return null;
}

/** Fired at something on a drawn board, which cannot be scrolled: its window moves until that is in sight. */
export const BRING_IN_SIGHT = 'bring-in-sight';

/** What the guide says now. The table shows it where it has room: beside its parts, and at the top of an open dialog. */
export const CoachContext = createContext<ReactNode>(null);
