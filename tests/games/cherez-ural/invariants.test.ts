/** Tests that broken invariants are reported. */
import { describe, expect, it } from 'vitest';
import { scenario } from '../../../src/games/cherez-ural';
import { brokenInvariant } from '../../../src/games/cherez-ural/rules/state/invariants';
import { type G, playerOf, workerOf } from '../../../src/games/cherez-ural/rules/state/state';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';

const position = () =>
  scenario({
    numPlayers: 3,
    round: 3,
    players: { '0': { workers: [{ id: 'w12', goods: { fur: 2 } }] } },
    pilgrimage: ['village-ob'],
  });

describe('brokenInvariant', () => {
  it('returns null for a possible position', () => {
    expect(brokenInvariant(position())).toBeNull();
  });

  it.each<[string, RegExp, (G: G) => void]>([
    ['gold that differs from the ledger', /ledger/, (G) => (playerOf(G, '0').gold += 1)],
    [
      'negative gold',
      /player 0 has -\d+ gold/,
      (G) => {
        playerOf(G, '0').ledger.trade -= 99;
        playerOf(G, '0').gold -= 99;
      },
    ],
    ['4 tokens', /player 1 has 4 travel tokens/, (G) => (playerOf(G, '1').tokens = 4)],
    ['a track at 11', /is at 11 on the china track/, (G) => (playerOf(G, '2').tracks.china = 11)],
    ['negative goods', /worker w12 holds -1 fur/, (G) => (workerOf(G, 'w12').goods.fur = -1)],
    [
      'two workers above capacity',
      /w12 holds 9 pieces/,
      (G) => {
        workerOf(G, 'w12').goods.fur = 9;
        workerOf(G, 'w12').acted = true;
      },
    ],
    ['a seat twice in the turn order', /turn order/, (G) => (G.turnOrder = ['0', '0', '1'])],
    [
      'a business in two places',
      /business card p\d\d is in two places/,
      (G) => G.businessDeck.push(itemAt(playerOf(G, '1').hand, 0)),
    ],
    ['a lost business', /business card p\d\d is nowhere/, (G) => playerOf(G, '1').hand.pop()],
    ['a lost worker card', /worker card w\d\d is nowhere/, (G) => playerOf(G, '1').workerHand.pop()],
    ['a lost situation card', /situation card s\d\d is nowhere/, (G) => G.situationDeck.pop()],
    ['a lost harvest chit', /harvest chit \w+ is nowhere/, (G) => delete G.hunting.narym],
    [
      'a harvest chit in two places',
      /harvest chit \w+ is in two places/,
      (G) => G.box.push(entryOf(G.hunting, 'narym').chit),
    ],
    ['a ninth no-exploration chit', /9 no-exploration chits/, (G) => (G.noExplorationSupply += 1)],
    [
      'two pilgrimage markers in one village',
      /village-ob is in two places/,
      (G) => G.pilgrimage.push('village-ob'),
    ],
  ])('%s', (_, sentence, harm) => {
    const G = position();
    harm(G);
    expect(brokenInvariant(G)).toMatch(sentence);
  });
});
