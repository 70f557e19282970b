import { describe, expect, test } from 'vitest';
import { withInheritedId } from '../../scripts/fuzz-server/inheritedIds';
import type { FuzzPlan } from '../../scripts/fuzz-server/plan';
import { fuzz } from '../../scripts/fuzz-server/run';
import { own as cherezUral } from '../../scripts/games/cherez-ural/fuzz';
import { own as kilia } from '../../scripts/games/kilia/fuzz';
import { own as terramara } from '../../scripts/games/terramara/fuzz';
import { chooseGame } from '../../scripts/online/game';
import { seededRandom } from '../../scripts/simulate/randomGame';

test.each<[string, FuzzPlan, number, number]>([
  ['cherez-ural', cherezUral as FuzzPlan, 1500, 17],
  ['kilia', kilia, 700, 14],
  ['terramara', terramara, 700, 14],
])(
  '%s: survives forged and malformed messages without accepting one or leaking a secret',
  async (game, plan, messages, kinds) => {
    expect(chooseGame(game)).toBeUndefined();
    const report = await fuzz({ messages, seed: 'test', plan });
    expect(report.faults).toEqual([]);
    expect(report.taken).toBe(0);
    expect(report.refusedByRule).toBeGreaterThanOrEqual(messages);
    expect(report.kinds.size).toBeGreaterThanOrEqual(kinds);
    for (const [kind, count] of report.kinds) expect(count, kind).toBeGreaterThan(10);
    expect(report.positions).toBeGreaterThanOrEqual(20);
    expect(report.honestMoves).toBeGreaterThan(0);
    for (const answer of ['400', 'badMessage', 'unauthorized'])
      expect(report.answers.get(answer)).toBeGreaterThan(10);
  },
);

describe('withInheritedId', () => {
  const random = seededRandom('ids');

  test('replaces every text, number and key, one at a time', () => {
    const args = [['a', 2], { b: 'c' }, null];
    const seen = new Set(
      Array.from({ length: 2000 }, () =>
        JSON.stringify(withInheritedId(random, args)).replaceAll(
          /__\w+__|constructor|toString|valueOf|hasOwnProperty|isPrototypeOf|toLocaleString/g,
          'ID',
        ),
      ),
    );
    expect([...seen].toSorted()).toEqual([
      '[["ID",2],{"b":"c"},null]',
      '[["a","ID"],{"b":"c"},null]',
      '[["a",2],{"ID":"c"},null]',
      '[["a",2],{"b":"ID"},null]',
    ]);
  });

  test('returns undefined when there is no id to replace', () => {
    expect(withInheritedId(random, [null, true, []])).toBeUndefined();
  });
});
