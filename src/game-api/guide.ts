/**
 * The guided first game. The game defines the steps (`Guide` in module.ts), and the app shows them in a card, with a
 * ring around the element to press.
 */
import { createContext, type ReactNode } from 'react';
import type { Guide, GuideLesson, GuideMoment, GuideStep } from './module';

/** Returns a lesson as a step in this position, or null if it doesn't apply. */
function saidIn(lesson: GuideLesson, moment: GuideMoment): GuideStep | null {
  if (!lesson.when(moment)) return null;
  const { asks, ...step } = lesson;
  if (typeof asks !== 'function') return { ...step, asks };
  const found = asks(moment);
  return found === null ? null : { ...step, asks: found };
}

/** Returns the step to show in a position, or null. */
export function stepIn(guide: Guide, moment: GuideMoment, read: ReadonlySet<string>): GuideStep | null {
  for (const lesson of guide.steps) {
    const said = lesson.asks === null && read.has(lesson.id) ? null : saidIn(lesson, moment);
    if (said !== null) return said;
  }
  return null;
}

/** Event dispatched on an element of a board that can't scroll. The board then moves its view to the element. */
export const BRING_IN_SIGHT = 'bring-in-sight';

/** The card of the guide's current step. The table docks it beside its parts, an open dialog below its title. */
export const CoachContext = createContext<ReactNode>(null);
