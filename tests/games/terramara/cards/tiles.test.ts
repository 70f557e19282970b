/** Tests the effects of bonus tiles and start cards. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import { content } from '../../../../src/games/terramara/content';
import type { Resources } from '../../../../src/games/terramara/content/terms';
import { beginGains } from '../../../../src/games/terramara/rules/opening';
import { type G, playerOf } from '../../../../src/games/terramara/rules/state/state';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { silent } from '../../../../src/rules-kit/logLine';
import { asked, effect, legal, play, position, recordNamed, resources } from '../table';

type Given = {
  readonly holds?: Resources;
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  readonly gets?: Resources;
  readonly vp?: number;
  readonly military?: number;
  readonly river?: number;
  readonly craftsmen?: number;
  readonly caravans?: readonly string[];
};

function check(G: G, given: Given): void {
  const left = Object.fromEntries(
    Object.entries(given.answers ?? {}).map(([move, list]) => [move, [...list]]),
  );
  for (let top = asked(G); top !== null; top = asked(G)) {
    const move = Object.keys(left).find(
      (each) => entryOf(left, each).length > 0 && legal(G, '0', each as 'gain').length > 0,
    );
    if (move === undefined) throw new Error(`no answer for ${top[0]}`);
    play(G, '0', move as 'gain', entryOf(left, move).shift());
  }
  const { gets = {}, vp = 0, military = 0, river = 0, caravans = ['start', 'start'] } = given;
  expect(resources(G)).toEqual(gets);
  expect(G.players['0']).toMatchObject({ vp, military, river, warriors: 0, caravans });
  expect(queries.metric(G, '0', 'craftsmen')).toBe(given.craftsmen ?? 0);
}

const bare = (holds: Resources = {}): G =>
  position({ players: { '0': { military: 0, river: 0, craftsmen: [], resources: holds } } });

function bonus(name: string, given: Given): void {
  it(name, () => {
    const G = bare(given.holds);
    effect(G, '0', recordNamed(content.bonusTiles, name).do);
    check(G, given);
  });
}

function startCard(name: string, given: Given): void {
  it(name, () => {
    const G = bare();
    G.opening = 'gains';
    playerOf(G, '0').startCard = recordNamed(content.startCards, name).id;
    beginGains(G, silent);
    check(G, given);
    expect(G.opening).toBe('over');
  });
}

describe('bonus tiles', () => {
  bonus('b01 1 any raw', { answers: { gain: [{ ore: 1 }] }, gets: { ore: 1 } });
  bonus('b02 1 log, 1 ore', { gets: { log: 1, ore: 1 } });
  bonus('b03 technology 1', { river: 1 });
  bonus('b04 convert 2', { holds: { log: 2 }, answers: { convert: [{ log: 2 }] }, gets: { timber: 2 } });
  bonus('b05 vp 1', { vp: 1 });
  bonus('b06 military 1', { military: 1 });
  bonus('b07 2 any raw', { answers: { gain: [{ ore: 2 }] }, gets: { ore: 2 } });
  bonus('b08 1 any processed', { answers: { gain: [{ bronze: 1 }] }, gets: { bronze: 1 } });
  bonus('b09 expedition 1 + military 1', { military: 1, caravans: ['way', 'start'] });
  bonus('b10 technology 1 + military 1', { river: 1, military: 1 });
  bonus('b11 vp 2', { vp: 2 });
  bonus('b12 military 2', { military: 2 });
  bonus('b13 2 any processed', { answers: { gain: [{ bronze: 2 }] }, gets: { bronze: 2 } });
  bonus('b14 vp 4', { vp: 4 });
  bonus('b15 expedition 2 + military 1', {
    answers: { step: [{ caravan: 0, to: 'j1' }] },
    military: 1,
    caravans: ['j1', 'start'],
  });
  bonus('b16 technology 3', { river: 3 });
  bonus('b17 convert 3 + vp 1', {
    holds: { log: 3 },
    answers: { convert: [{ log: 3 }] },
    gets: { timber: 3 },
    vp: 1,
  });
  bonus('b18 1 any processed + vp 1', { answers: { gain: [{ bronze: 1 }] }, gets: { bronze: 1 }, vp: 1 });
});

describe('start cards', () => {
  startCard('s01 1 cattle, 1 log, 1 rock + military 2 + craftsman 1', {
    gets: { cattle: 1, rock: 1, log: 1 },
    military: 2,
    craftsmen: 1,
  });
  startCard('s02 1 cattle, 1 log, 1 ore + technology 1 + craftsman 1', {
    gets: { cattle: 1, log: 1, ore: 1 },
    river: 1,
    craftsmen: 1,
  });
  startCard('s03 1 cattle, 1 rock, 1 ore + expedition 1 + craftsman 1', {
    gets: { cattle: 1, rock: 1, ore: 1 },
    caravans: ['way', 'start'],
    craftsmen: 1,
  });
  startCard('s04 1 log, 1 rock, 1 ore + military 3 + craftsman 1', {
    gets: { rock: 1, log: 1, ore: 1 },
    military: 3,
    craftsmen: 1,
  });
  startCard('s05 2 cattle, 1 ore + military 3 + craftsman 1', {
    gets: { cattle: 2, ore: 1 },
    military: 3,
    craftsmen: 1,
  });
  startCard('s06 2 log, 1 rock + expedition 1 + craftsman 1', {
    gets: { rock: 1, log: 2 },
    caravans: ['way', 'start'],
    craftsmen: 1,
  });
  startCard('s07 1 rock + expedition 1 + technology 1 + craftsman 1', {
    gets: { rock: 1 },
    river: 1,
    caravans: ['way', 'start'],
    craftsmen: 1,
  });
  startCard('s08 1 log, 2 ore + military 2 + craftsman 1', {
    gets: { log: 1, ore: 2 },
    military: 2,
    craftsmen: 1,
  });
  startCard('s09 1 leather, 1 log, 1 ore + military 2 + expedition 1', {
    gets: { log: 1, ore: 1, leather: 1 },
    military: 2,
    caravans: ['way', 'start'],
  });
  startCard('s10 1 timber, 1 rock, 1 cattle + expedition 1 + technology 1', {
    gets: { cattle: 1, rock: 1, timber: 1 },
    river: 1,
    caravans: ['way', 'start'],
  });
  startCard('s11 1 stone, 1 ore, 1 cattle + military 1 + expedition 1 + technology 1', {
    gets: { cattle: 1, ore: 1, stone: 1 },
    river: 1,
    military: 1,
    caravans: ['way', 'start'],
  });
  startCard('s12 1 bronze, 1 cattle, 1 log + expedition 1 + technology 1', {
    gets: { cattle: 1, log: 1, bronze: 1 },
    river: 1,
    caravans: ['way', 'start'],
  });
});
