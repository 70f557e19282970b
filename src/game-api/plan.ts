/** Planning at a table: the app keeps the plan, the table's controls begin and leave it. */
import { createContext, type ReactNode } from 'react';

export type Planning = {
  /** Whether what the table shows is a plan. */
  readonly isOn: boolean;
  /** Begins or leaves a plan; null: there is nothing to plan now. */
  readonly toggle: (() => void) | null;
  /** The plan's steps, for the table to give a place; null: there are none to show. */
  readonly line: ReactNode;
};

/** Null: the table has no plans. */
export const PlanContext = createContext<Planning | null>(null);
