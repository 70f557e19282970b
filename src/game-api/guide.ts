/** A first game that explains itself: the game says what there is to learn and when (`Guide` in module.ts), the app
 *  shell says it at the table, beside what is to be pressed. */
import { createContext, type ReactNode } from 'react';
import type { Guide, GuideMoment, GuideStep } from './module';

/** What to say in a position; null: nothing. */
export const stepIn = (guide: Guide, moment: GuideMoment, read: ReadonlySet<string>): GuideStep | null =>
  guide.steps.find(({ id, asks, when }) => !(asks === null && read.has(id)) && when(moment)) ?? null;

/** What the guide says now. The table shows it where it has room: beside its parts, and at the top of an open dialog. */
export const CoachContext = createContext<ReactNode>(null);
