/** Plans the steps of an expedition before any of them is played. */
import { itemAt } from '../../../rules-kit/indexed';
import type { RoadSpaceId } from '../content/terms';
import type { Effect, EffectKind, Road } from '../content/vocabulary';
import type { Step } from '../rules/tracks';

export type PlannedStep = Step;

/** Returns where two caravans are after these steps. */
export const driveOn = (
  caravans: readonly RoadSpaceId[],
  steps: readonly PlannedStep[],
): readonly RoadSpaceId[] =>
  steps.reduce((at, { caravan, to }) => at.map((stop, index) => (index === caravan ? to : stop)), caravans);

/** Lists possible steps of two caravans. If both are on one stop, only the first caravan's. */
export function stepsFrom({ next }: Road, caravans: readonly RoadSpaceId[]): readonly PlannedStep[] {
  const [first, second] = caravans;
  const of = (caravan: 0 | 1) => (next[itemAt(caravans, caravan)] ?? []).map((to) => ({ caravan, to }));
  return first === second ? of(0) : [...of(0), ...of(1)];
}

const ASKING = [
  'gainAny',
  'convert',
  'swap',
  'exchange',
  'choose',
  'expedition',
] as const satisfies readonly EffectKind[];

/** Checks whether effects ask the player something, so that the next step can only be planned afterwards. */
export const asks = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => ASKING.some((kind) => kind in effect));
