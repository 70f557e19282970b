/** Contexts that connect the story strip with the board */
import { type ComponentType, createContext, useContext } from 'react';
import { needed } from '../context';
import type { ToldLine } from '../log/toldTurns';

/** Draws an icon of a line by its name in the game (`StepSign`). */
export type StepIcon = ComponentType<{ readonly icon: string; readonly size: number }>;

export type PointAt = (line: ToldLine | null) => void;

export const PointedStepContext = createContext<ToldLine | null>(null);
export const PointAtStepContext = createContext<PointAt | null>(null);
/** Reports the positions that have something to tell (`StopsContext`). */
export const TellStopsContext = createContext<((stops: readonly number[]) => void) | null>(null);

export const usePointedStep = (): ToldLine | null => useContext(PointedStepContext);
export const usePointAtStep = (): PointAt => needed(useContext(PointAtStepContext), 'usePointAtStep');
export const useTellStops = () => needed(useContext(TellStopsContext), 'useTellStops');
