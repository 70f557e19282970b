/** Hidden information is in no view, log or refusal. */
import type { LogEntry, State } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { determinize } from '../../../src/games/terramara/rules/state/determinize';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { viewFor } from '../../../src/games/terramara/rules/state/view';
import { explain } from '../../../src/games/terramara/text/explain';
import { itemAt } from '../../../src/rules-kit/indexed';
import { playedGame } from '../shared/contract';
import { terramaraContract } from './contract';

const positions = (numPlayers: number, seed: string): readonly State<G>[] =>
  // The contract is only used with Terramara's states.
  playedGame(terramaraContract, { numPlayers, setupData: {}, seed }).states as State<G>[];

/** Returns artifacts that nobody has seen: those in the pile. */
const unseen = ({ pile }: G): readonly string[] => pile;

describe('secrets', () => {
  it('stay out of every view: cards of the pile and future neutral cards', () => {
    for (const { G } of positions(2, 'the-secret-seed').slice(0, -1)) {
      const text = JSON.stringify(viewFor(G, '0'));
      for (const card of unseen(G)) expect(text.includes(`"${card}"`), card).toBe(false);
      expect(text).not.toContain('the-secret-seed');
      const { neutralDraws, fireCards } = viewFor(G, '0');
      expect(
        neutralDraws
          .slice(G.drawnRounds)
          .flat()
          .every((card) => card === 'hidden'),
      ).toBe(true);
      expect(fireCards.every((card) => card === 'hidden')).toBe(true);
    }
  });

  it('stay out of the log', () => {
    for (const { G, deltalog } of positions(4, 'log')) {
      const text = JSON.stringify((deltalog ?? []).map(({ metadata }: LogEntry) => metadata ?? null));
      for (const card of unseen(G)) expect(text.includes(`"${card}"`), card).toBe(false);
    }
  });

  it('don’t affect refusals', () => {
    const random = seededRandom('refusals');
    for (const { G, ctx } of positions(3, 'refusal').slice(0, -1)) {
      if (random() > 0.2) continue;
      const other = determinize(viewFor(G, '0'), '0', random);
      for (const card of G.pile.slice(0, 3)) {
        for (const seat of ['0', '1', '2']) {
          const [here, there] = [G, other].map((state) =>
            explain(state, ctx, seat, 'build', [{ card, pay: {} }]),
          );
          expect(here).toBe(there);
        }
      }
    }
  });

  it('are redealt in line with the visible cards, and differently each time', () => {
    const start = itemAt(positions(2, 'deal'), 0);
    const random = seededRandom('deal');
    const piles = new Set<string>();
    for (let deal = 0; deal < 20; deal++) {
      const { pile, fireCards, neutralDraws, row } = determinize(viewFor(start.G, '0'), '0', random);
      expect(new Set([...pile, ...row]).size).toBe(52);
      expect(fireCards.slice(0, 4).toSorted()).toEqual([1, 2, 3, 4]);
      for (const [one, other] of neutralDraws) expect(one).not.toBe(other);
      piles.add(pile.join());
    }
    expect(piles.size).toBe(20);
  });
});
