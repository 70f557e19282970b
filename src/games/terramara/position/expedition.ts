/** Planning the steps of an expedition ahead of its moves. */
import type { RoadSpaceId } from '../content/terms';
import type { Effect, Road } from '../content/vocabulary';
import type { Step } from '../rules/tracks';

export type PlannedStep = Step;

/** Where two caravans are after some steps. */
export const driveOn = (
  caravans: readonly RoadSpaceId[],
  steps: readonly PlannedStep[],
): readonly RoadSpaceId[] =>
  steps.reduce((at, { caravan, to }) => at.map((stop, index) => (index === caravan ? to : stop)), caravans);

/** The steps that the road leaves two caravans; on one stop they are one, the first (interface of moves). */
export function stepsFrom({ next }: Road, caravans: readonly RoadSpaceId[]): readonly PlannedStep[] {
  const [first, second] = caravans;
  const of = (caravan: 0 | 1) => (next[caravans[caravan]] ?? []).map((to) => ({ caravan, to }));
  return first === second ? of(0) : [...of(0), ...of(1)];
}

const asks = (effects: readonly Effect[]): boolean => effects.some((effect) => 'expedition' in effect);

/** The planned steps up to the first bonus tile that gives expedition itself: what comes after it is planned anew, with
 *  its points. Tiles that ask for anything else stop the rest by themselves: no step is legal then. */
export function sendable(
  plan: readonly PlannedStep[],
  tileOf: (stop: RoadSpaceId) => readonly Effect[],
): readonly PlannedStep[] {
  const stop = plan.findIndex(({ to }) => asks(tileOf(to)));
  return stop < 0 ? plan : plan.slice(0, stop + 1);
}
