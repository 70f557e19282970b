/** Через Урал's part of `npm run balance`: docs/cherez-ural/balance.md. */
import type { GameResult } from '../../../src/games/cherez-ural/rules/scoring';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { itemAt } from '../../../src/rules-kit/indexed';
import { wilson } from '../../arena/statistics';
import { interval } from '../../balance/markdown';
import type { GameBalance } from '../../balance/watch';
import { type GameRecord, watch } from './balance/record';
import { drawingOf, markdownOf } from './balance/report';
import { type Tally, tallyOf } from './balance/tally';

/** Reports solo games, which have a goal instead of opponents. */
function soloReport(records: readonly GameRecord[]): string {
  const reached = wilson(records.filter(({ solved }) => solved).length, records.length);
  const gold = records.reduce((sum, record) => sum + itemAt(record.gold, 0), 0) / records.length;
  return `solo, ${records.length} games: ${interval(reached)} reached 300 gold; mean ${gold.toFixed(1)}`;
}

export const own: GameBalance<G, GameResult, GameRecord> = {
  setupData: {},
  watch,
  report(records) {
    if (itemAt(records, 0).gold.length === 1) return { tally: null, markdown: soloReport(records) };
    const tally = tallyOf(records);
    return { tally, markdown: markdownOf(tally) };
  },
  draw: (before, after) => drawingOf(before as Tally | null, after as Tally),
};
