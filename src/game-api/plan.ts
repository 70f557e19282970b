/** Planning at a table. The app keeps the plan; the table has the buttons to start and leave it. */
import { createContext, type ReactNode } from 'react';

export type Planning = {
  /** Whether the table currently shows a plan. */
  readonly isOn: boolean;
  /** Starts or leaves a plan. Null if nothing can be planned now. */
  readonly toggle: (() => void) | null;
  /** The plan's steps, which the table places. Null if it has no steps to show. */
  readonly line: ReactNode;
};

/** Null if the table has no plans. */
export const PlanContext = createContext<Planning | null>(null);
