import { expect, it } from 'vitest';
import { playerPlace } from '../../../../src/game-api/gameLog';
import { scenario } from '../../../../src/games/terramara';
import type { Fact } from '../../../../src/games/terramara/rules/facts';
import { tellEntry } from '../../../../src/games/terramara/text/sentences';

const telling = { language: 'en', names: {}, G: scenario({ numPlayers: 2 }) } as const;

const told = (playerID: string, type: string, args: unknown, ...facts: readonly Fact[]) =>
  tellEntry(
    { action: { type: 'MAKE_MOVE', payload: { type, args: [args], playerID } }, metadata: { facts } },
    telling,
  );

it('shows loot as taken from the giver, with the receiver', () => {
  const loot = { fact: 'loot', from: '0', to: '1', resources: { rock: 1 } } as const;
  expect(told('0', 'giveLoot', { rock: 1 }, loot)?.signs).toEqual([
    { icon: 'loot' },
    { icon: 'res-rock', amount: -1, change: true },
    { player: '1' },
  ]);
  expect(told('1', 'place', { worker: 'chief', space: 'raid' }, loot)?.signs?.slice(2)).toEqual([
    { icon: 'res-rock', amount: 1, change: true },
  ]);
});

it('shows a gained explorer as one explorer without a place', () => {
  const gained = { fact: 'worker', playerID: '0', worker: 'explorer', count: 1 } as const;
  expect(told('0', 'place', { worker: 'chief', space: 'develop' }, gained)?.signs).toContainEqual({
    icon: 'explorer',
    amount: 1,
    change: true,
  });
});

it('shows a neutral explorer as a neutral’s', () => {
  expect(told('0', 'placeNeutral', 'r1m1')?.signs).toEqual([
    { icon: 'pin' },
    { word: 'neutral: Mountain I, space 1' },
  ]);
});

it('links a caravan’s step to its stop, a worker to its space, and everything else to its player', () => {
  const placesOf = (type: string, args: unknown) => told('2', type, args)?.places;
  expect(placesOf('step', { caravan: 0, to: 'b2' })).toEqual(['[data-stop="b2"]']);
  expect(placesOf('place', { worker: 'chief', space: 'raid' })).toEqual(['[data-action="space-raid"]']);
  expect(placesOf('reserve', 'a03')).toEqual([playerPlace('2')]);
});
