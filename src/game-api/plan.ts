/** Planning at a table: the app keeps the plan, the table's controls begin and leave it. */
import { createContext } from 'react';

export type Planning = {
  /** Whether what the table shows is a plan. */
  readonly isOn: boolean;
  /** Begins or leaves a plan; null: there is nothing to plan now. */
  readonly toggle: (() => void) | null;
};

/** Null: the table has no plans. */
export const PlanContext = createContext<Planning | null>(null);
