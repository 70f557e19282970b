/**
 * The opponent of the guided game: its moves in the first round follow one simple plan, and the guide explains each
 * turn afterwards.
 */
import { control, firstMove, isMine, rivalsDid } from '../../../game-api/guideSteps';
import type { GuideLesson, GuideMoment, LegalMove } from '../../../game-api/module';
import { board } from '../content/board';
import { CAPACITY } from '../content/setup';
import type { SpaceId } from '../content/terms';
import type { Deal } from '../rules/actions/trade';
import { travelOptions } from '../rules/actions/travel';
import { prices } from '../rules/prices';
import { isExplored } from '../rules/spaces';
import { type G, workerOf } from '../rules/state/state';
import { actingWorker } from '../rules/turn';
import { inRound } from './moment';

/** Number of daily goods to buy and sell. A smaller load would not earn back the journey. */
const LOAD = CAPACITY;
const dailyPrice = board.buyPrices.russia.daily ?? 0;

/** Returns the space where the daily goods bring most after the travel cost. */
function bestMarket({ G, viewer }: GuideMoment<G>): SpaceId | null {
  const worker = actingWorker(G, viewer);
  if (worker === null) return null;
  const { daily } = workerOf(G, worker).goods;
  const gains = travelOptions(G, worker, 'summer').flatMap(({ to, cost }) => {
    const price = isExplored(G, to) ? prices(G, to, worker).sell.daily : null;
    return price === null ? [] : [{ to, gain: price * daily - cost }];
  });
  return gains.sort((a, b) => b.gain - a.gain)[0]?.to ?? null;
}

/**
 * Returns the move of the opponent's plan: in winter 1 it buys cheap daily goods, in summer it carries them to the best
 * market and sells them, in winter 2 it hunts there. Null if the plan has no move left.
 */
function idea(moment: GuideMoment<G>): LegalMove | null {
  const { ctx } = moment;
  if (ctx.phase === 'winter1')
    return firstMove<Deal>(
      moment,
      'trade',
      ({ sell, buy }) => sell.daily === undefined && buy.daily === LOAD,
    );
  if (ctx.phase === 'winter2') return firstMove(moment, 'hunt');
  if (ctx.phase !== 'summer') return null;
  const to = bestMarket(moment);
  return (
    firstMove<{ readonly to: SpaceId }>(moment, 'travel', (way) => way.to === to) ??
    firstMove<Deal>(moment, 'trade', ({ sell, buy }) => sell.daily === LOAD && Object.keys(buy).length === 0)
  );
}

export function rival(moment: GuideMoment<G>): LegalMove | null {
  if (moment.G.round > 1) return null;
  return (
    firstMove(moment, 'endTurn') ??
    firstMove(moment, 'chooseWorkerCard') ??
    firstMove<object>(moment, 'placeWorkers', (places) =>
      Object.values(places).every((space) => space === 'moscow'),
    ) ??
    idea(moment) ??
    firstMove(moment, 'gatherInformation')
  );
}

const told = (
  step: Pick<GuideLesson<G>, 'id' | 'title' | 'text'>,
  move: string,
  phase: string,
): GuideLesson<G> => ({
  ...step,
  when: (moment) =>
    inRound(1)(moment) &&
    isMine(moment) &&
    rivalsDid(move)(moment) &&
    moment.log.findLast(({ action }) => action.payload.type === move)?.phase === phase,
  press: [control('story')],
  asks: null,
});

export const rivalTold: readonly GuideLesson<G>[] = [
  told(
    {
      id: 'rival-bought',
      title: { en: 'What Semyon did', ja: 'セミョーンの手番' },
      text: {
        en: `He stayed in Moscow and bought ${LOAD} daily goods at ${dailyPrice} gold each (R10.4). That was his whole turn. This strip sums it up; point at a step or press it to see it on the map.`,
        ja: `モスクワに留まって日用品を${LOAD}個、1個${dailyPrice}金で買いました（R10.4）。それだけの手番です。ここに手順が並びます。手順を指すか押すと地図に示されます。`,
      },
    },
    'trade',
    'winter1',
  ),
  told(
    {
      id: 'rival-sold',
      title: { en: 'Buy low, sell high', ja: '安く買い、高く売る' },
      text: {
        en: 'Semyon carried his daily goods far to the east, where they earn the most even after the cost of travel (R9.4, R10.4). Point at a kind of goods in the price table, or hold your finger on it: the map shows the net gain in every city.',
        ja: 'セミョーンは日用品をはるか東へ運びました。移動費を引いても、そこで売るのが一番得だからです（R9.4、R10.4）。価格表の商品を指すか長押しすると、都市ごとの手取りが地図に出ます。',
      },
    },
    'trade',
    'summer',
  ),
];
