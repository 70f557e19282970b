/** Which step of the story is pointed at, for the board to show it. */
import { type ComponentType, createContext, useContext } from 'react';
import { needed } from '../context';
import type { ToldLine } from '../log/toldTurns';

/** Draws a sign of a line by its name in the game (`StepSign`). */
export type StepIcon = ComponentType<{ readonly icon: string; readonly size: number }>;

export type PointAt = (line: ToldLine | null) => void;

/** The step that is pointed at; null: none is. */
export const PointedStepContext = createContext<ToldLine | null>(null);
export const PointAtStepContext = createContext<PointAt | null>(null);
/** Says which positions have something to tell (`StopsContext`). */
export const TellStopsContext = createContext<((stops: readonly number[]) => void) | null>(null);

export const usePointedStep = (): ToldLine | null => useContext(PointedStepContext);
export const usePointAtStep = (): PointAt => needed(useContext(PointAtStepContext), 'usePointAtStep');
export const useTellStops = () => needed(useContext(TellStopsContext), 'useTellStops');
