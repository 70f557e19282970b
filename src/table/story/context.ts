/** Contexts that connect the story strip with the board */
import { type ComponentType, createContext, useContext } from 'react';
import { needed } from '../context';
import type { RenderedLine } from '../log/renderTurns';

/** Draws an icon of a line by its name in the game (`StepSign`). */
export type StepIcon = ComponentType<{ readonly icon: string; readonly size: number }>;

export type PointAt = (line: RenderedLine | null) => void;

export const PointedStepContext = createContext<RenderedLine | null>(null);
export const PointAtStepContext = createContext<PointAt | null>(null);
/** Reports the positions that have something to tell (`StopsContext`). */
export const ReportStopsContext = createContext<((stops: readonly number[]) => void) | null>(null);

export const usePointedStep = (): RenderedLine | null => useContext(PointedStepContext);
export const usePointAtStep = (): PointAt => needed(useContext(PointAtStepContext), 'usePointAtStep');
export const useReportStops = () => needed(useContext(ReportStopsContext), 'useReportStops');
