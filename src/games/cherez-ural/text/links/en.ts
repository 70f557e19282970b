import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';

/** Texts of the cards that show related things. They load together with those cards. */
export const en = {
  line: '{{what}}: {{says}}',
  here: 'you are here',
  notPlaced: 'no worker on the map yet',
  twoTurns: '{{way}}, in two turns',
  turns: '{{count, turn|turns}}',
  far: 'more than two turns away this round',
  with: '{{way}} ({{worker}})',
  nearest: 'Where it can be completed, nearest first (R6.4)',
  anywhere: 'It can be completed in any space (R6.5).',
  unexplored: 'Not yet explored: {{places}} (R6.4).',
  winter2: 'Only in the second winter, after the worker’s own action (R6.4).',
  needs: 'Still needed: {{goods}}.',
  getTitle: 'Where to get what “{{card}}” needs',
  get: '{{goods}}, nearest first',
  buy: 'buy for {{gold}}, {{way}}',
  hunt: 'hunt {{pelts}}, {{way}}',
  explore: 'explore a face-down chit, {{way}}',
  gives: 'business “{{card}}”',
  cardsHere: 'Cards that can be completed here',
  ready: 'ready',
  lacks: 'needs {{goods}}',
  way: 'From here: {{way}}.',
  goodSold: 'Sold, best gain first: price less travel (R10.4)',
  goodBought: 'Bought, cheapest first: price and travel (R10.4)',
  sells: 'sell {{count}} × {{gold}}, {{way}}: net {{net}}',
  sellsAll: 'sell all for {{gold}}, {{way}}: net {{net}}',
  buys: 'buy 1 for {{gold}}, {{way}}: net {{net}}',
  onePiece: 'Calculated for one piece.',
  carried: 'Calculated for the {{count}} that {{worker}} carries.',
  chitExploration: 'Exploration chit, {{place}}',
  chitHunting: 'Hunting chit, {{place}}',
  howExplore:
    'Exploring brings a worker here straight from Moscow or St Petersburg and gains the pelts (R10.1).',
  howHunt: 'A hunt gains its pelts; then gain 1 more fur or exchange 1 fur for a sable (R10.3).',
  howHuntDown: 'It can be hunted from the next round on (R7.1).',
  howBarred: 'The city can’t be explored (R10.1) and counts as unexplored (R5.3): no trade, no business.',
  start: 'Exploring starts in',
  there: 'The way there',
  factory:
    'Everyone can buy daily goods here for {{gold}} gold each; the other players pay the factory’s owner (R7.5).',
  factoryOf: 'It belongs to {{name}}.',
  pilgrimage: 'A pilgrimage marker: it counts for its owner at the end (R13.1).',
  noEntry: 'No entry this round: no passing through, no trade, no business (R6.2).',
  loadSells: 'Where its cargo sells best: price less travel',
  row: 'Prices of {{row}}',
  rowMark: 'On the map, {{mark}} marks the cities with these prices.',
  rowCities: 'These prices apply in',
  rowPrinted: '{{good}}: {{gold}}, printed {{printed}}, changed by the situation card (R7.2).',
  track: '{{track}} track',
  trackAt: '{{name}}: {{steps}} of {{end}}.',
  trackHow:
    'A trade in one of its cities is a step (R10.4); at the end, first place gains 20 gold, second 10 (R13.2).',
  trackCities: 'Its export cities, nearest first',
  sum: {
    board: '{{what}}, board',
    situation: '{{what}}, situation',
    card: '{{what}}, the card’s price',
    worker: '{{what}}, {{worker}}',
    factory: '{{what}}, factory',
    bought: '{{what}} bought',
    business: 'The card',
    other: '{{worker}}: {{why}}',
    step: 'first step on the track',
    first: 'first business of the round',
    hunted: 'the hunt',
  },
};

export type SayLink = Translate<KeyOf<typeof en>>;

export const { translator: linkSayer } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./ja')).ja,
});
