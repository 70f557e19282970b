import { inRounds, isMine, quotingFrom, type When as WhenIn } from '../../../game-api/guideSteps';
import type { GuideMoment } from '../../../game-api/module';
import type { BusinessId, SpaceId } from '../content/terms';
import { type G, type Player, playerOf, type Worker, workerOf } from '../rules/state/state';
import { actingWorker } from '../rules/turn';
import { type LateKey, lateSayer } from '../text/late/en';
import type { TextKey } from '../text/table/en/index';
import { isTextKey, translator } from '../text/table/en/index';

export type When = WhenIn<G>;

/** Builds texts that quote labels of the table and its dialogs. */
export const quoting = quotingFrom<TextKey | LateKey>((language) => {
  const [t, late] = [translator(language), lateSayer(language)];
  return (key, values) => (isTextKey(key) ? t(key, values) : late(key, values));
});

export const me = (moment: GuideMoment<G>): Player => playerOf(moment.G, moment.viewer);

/** Returns the learner's acting worker; null if it is another player's turn or no worker is chosen. */
export function acting(moment: GuideMoment<G>): Worker | null {
  if (!isMine(moment) || !['winter1', 'summer', 'winter2'].includes(moment.ctx.phase ?? '')) return null;
  const worker = actingWorker(moment.G, moment.viewer);
  return worker === null ? null : workerOf(moment.G, worker);
}

export const inRound = inRounds<G>;

export const standsIn =
  (space: SpaceId): When =>
  (moment) =>
    acting(moment)?.at === space;

export const holds =
  (card: BusinessId): When =>
  (moment) =>
    me(moment).hand.includes(card);
