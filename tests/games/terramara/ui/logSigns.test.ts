import type { LogEntry } from 'boardgame.io';
import { expect, it } from 'vitest';
import { playerPlace } from '../../../../src/game-api/gameLog';
import { content } from '../../../../src/games/terramara/content/index';
import { entryIcons } from '../../../../src/games/terramara/ui/log/icons';

const telling = { language: 'en', content } as const;

const entry = (playerID: string, type: string, args: unknown) =>
  ({ action: { payload: { type, args: [args], playerID } } }) as LogEntry;

it('shows loot as taken from the giver, with the receiver', () => {
  const loot = { fact: 'loot', from: '0', to: '1', resources: { rock: 1 } } as const;
  expect(entryIcons(entry('0', 'giveLoot', { rock: 1 }), [loot], telling)?.signs).toEqual([
    { icon: 'loot' },
    { icon: 'res-rock', amount: -1, change: true },
    { player: '1' },
  ]);
  const raid = entry('1', 'place', { worker: 'chief', space: 'raid' });
  expect(entryIcons(raid, [loot], telling)?.signs.slice(2)).toEqual([
    { icon: 'res-rock', amount: 1, change: true },
  ]);
});

it('shows a gained explorer as one explorer without a place', () => {
  const gained = { fact: 'worker', playerID: '0', worker: 'explorer', count: 1 } as const;
  expect(
    entryIcons(entry('0', 'place', { worker: 'chief', space: 'develop' }), [gained], telling)?.signs,
  ).toContainEqual({ icon: 'explorer', amount: 1, change: true });
});

it('shows a neutral explorer as a neutral’s', () => {
  expect(entryIcons(entry('0', 'placeNeutral', 'r1m1'), [], telling)?.signs).toEqual([
    { icon: 'pin' },
    { word: 'neutral: Mountain I, space 1' },
  ]);
});

it('links a caravan’s step to its stop, a worker to its space, and everything else to its player', () => {
  const placesOf = (type: string, args: unknown) => entryIcons(entry('2', type, args), [], telling)?.places;
  expect(placesOf('step', { caravan: 0, to: 'b2' })).toEqual(['[data-stop="b2"]']);
  expect(placesOf('place', { worker: 'chief', space: 'raid' })).toEqual(['[data-action="space-raid"]']);
  expect(placesOf('reserve', 'a03')).toEqual([playerPlace('2')]);
});
