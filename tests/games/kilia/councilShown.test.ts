/** The animation of the council phase: each ship's gains add up to its real gains. */
import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/kilia/rules/state/state';
import { contentOfGame } from '../../../src/games/kilia/view-model/contentIndex';
import { councilShown, gainedBy, stepsOf } from '../../../src/games/kilia/view-model/council';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { playAs, scene } from './table';

/** Returns the state after the round's last turn. */
function afterCouncil(marks: readonly string[] = []) {
  const G = scene({
    current: '1',
    ship: 3,
    heading: 'left',
    canal: ['home', 'a77', null, { card: 'a73', turned: true }],
    marks: { fourCards: [...marks] },
    others: { '1': { colour: 'red', coins: 0, goods: {} } },
  });
  const before = structuredClone(G.players);
  playAs(G, '1', 'placeMerchant', { card: 'a01', space: 'b2' });
  const facts = playAs(G, '1', 'endTurn');
  const entry = { metadata: { facts } } as unknown as LogEntry;
  return { G, before, shown: councilShown(G, contentOfGame(G), [entry]) };
}

describe('the animation of the council phase', () => {
  it('R9.3 visits the buildings bow first and shows the ship’s gains', () => {
    const { G, before, shown } = afterCouncil();
    const voyage = itemAt(shown?.voyages ?? [], 0);
    expect(voyage.heading).toBe('left');
    expect(voyage.stops.map(({ space }) => space)).toEqual([3, 1, 0]);
    expect(voyage.stops.every(({ window }) => window !== null)).toBe(true);
    const gained = gainedBy(voyage, voyage.stops.length);
    expect(gained.coins ?? 0).toBe(playerOf(G, '0').coins - entryOf(before, '0').coins);
    expect(gained.brick ?? 0).toBe(playerOf(G, '0').goods.brick - entryOf(before, '0').goods.brick);
    expect(gainedBy(voyage, 0)).toEqual({});
    expect(shown === null ? 0 : stepsOf(shown)).toBe(5);
  });

  it('R9.1 names the seals that moved to a wheel, with their value', () => {
    const { shown } = afterCouncil(['0', '0']);
    expect(shown?.seals).toMatchObject([{ achievement: 'fourCards', value: 7, players: ['0', '0'] }]);
  });

  it('is null when there was no council phase', () => {
    const { G } = afterCouncil();
    expect(councilShown(G, contentOfGame(G), [])).toBeNull();
  });
});
