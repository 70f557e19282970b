/** Everything that planning needs, fetched after the table is shown. */
import type { ComponentType } from 'react';
import { Planner } from '../../session/planner';
import type { TableSource } from '../../session/source';
import { PlanLine, type PlanLineProps } from './PlanLine';
import { savedPlan, savePlan } from './savedPlans';
import { whenUserIdle } from './userIdle';

export type Opened = { readonly planner: Planner; readonly Line: ComponentType<PlanLineProps> };

export function openPlanner(source: TableSource, table: string): Opened {
  const seat = source.current().viewer ?? '';
  const planner = new Planner(source, {
    steps: savedPlan(table, seat),
    keep: (steps) => savePlan(table, seat, steps),
    whenUserIdle,
  });
  return { planner, Line: PlanLine };
}
