/** Plans saved in this browser, one per table and seat. They are never sent anywhere. */
import * as v from 'valibot';
import type { SavedStep } from '../../session/planner';
import { readSetting, writeSetting } from '../storage';

const NAME = 'plans';
const MOST = 20;

const says = v.object({ en: v.optional(v.string()), ja: v.optional(v.string()) });
const step = v.object({ move: v.string(), args: v.array(v.unknown()), says });
const schema = v.array(v.object({ table: v.string(), seat: v.string(), steps: v.array(step) }));

type KeptPlan = {
  readonly table: string;
  readonly seat: string;
  readonly steps: readonly SavedStep[];
};

/** Returns the plans, newest first; empty if they can't be read. */
function keptPlans(): readonly KeptPlan[] {
  try {
    const found = v.safeParse(schema, JSON.parse(readSetting(NAME) ?? '[]'));
    return found.success ? found.output : [];
  } catch {
    return [];
  }
}

export const savedPlan = (table: string, seat: string): readonly SavedStep[] =>
  keptPlans().find((plan) => plan.table === table && plan.seat === seat)?.steps ?? [];

export function savePlan(table: string, seat: string, steps: readonly SavedStep[]): void {
  const others = keptPlans().filter((plan) => plan.table !== table || plan.seat !== seat);
  const plans = steps.length === 0 ? others : [{ table, seat, steps }, ...others];
  writeSetting(NAME, JSON.stringify(plans.slice(0, MOST)));
}
