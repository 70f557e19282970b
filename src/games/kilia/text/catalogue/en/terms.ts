import type { KeyOf } from '../../../../../language/translated';
import { createTranslators } from '../../../../../language/translator';

export const pieces = {
  salt: '{{count}} salt',
  brick_one: '{{count}} brick',
  brick_other: '{{count}} bricks',
  wood: '{{count}} wood',
  wheat: '{{count}} wheat',
} as const;

export const terms = {
  good: { salt: 'salt', brick: 'brick', wood: 'wood', wheat: 'wheat' },
  pieces: {
    ...pieces,
    any_one: '{{count}} good of your choice',
    any_other: '{{count}} goods of your choice',
  },
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',
  sprats_one: '{{count}} sprat',
  sprats_other: '{{count}} sprats',
  newContract: 'a new contract',
  delivered: '{{goods}} from merchants',
  nothing: 'nothing',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  zone: { castle: 'Castle', university: 'University', shipyard: 'Shipyard', warehouse: 'Warehouse' },
  colour: { white: 'white', red: 'red', brown: 'brown', yellow: 'yellow' },
  space: {
    b1: 'bottom left',
    b2: 'bottom middle',
    b3: 'bottom right',
    m1: 'middle left',
    m2: 'middle right',
    t1: 'top',
  },
  bonus: { good: 'a good of your choice', coins: '{{coins}}', sprat: 'a sprat', contract: 'a new contract' },
  heading: { right: 'to the right', left: 'to the left' },
  ability: {
    swap: 'swapping {{a}} and {{b}} in payments',
    extra: 'an extra action after expanding the {{zone}}',
    points: '1 point for each {{good}} at the end',
  },
  abilitySays: {
    swap: 'When you pay with your own goods, {{a}} counts as {{b}} and {{b}} as {{a}} (R4.6).',
    extra: 'Each time you expand the {{zone}}, you may take another whole action after it (R4.6).',
    points: 'At the end of the game each {{good}} you have scores 1 point (R10.4).',
  },
  achievement: {
    fourCards: '4 in a zone',
    twoThrees: '3 in 2 zones',
    allTwos: '2 in 4 zones',
    fullMarket: 'Full market',
    threeContracts: '3 contracts',
    coins: '15 coins',
  },
  contract: 'contract for {{cost}}',
  startingContract: 'starting contract for {{cost}}',
  card: '{{zone}} card',
  ship: 'ship {{number}}',
  score: {
    chips: 'wheels',
    zone: 'own zone',
    contracts: 'contracts',
    abilities: 'abilities',
  },
  phase: { colours: 'Choosing colours', turns: 'Turns', council: 'Council phase' },
  /** Headings of groups of moves. */
  move: {
    chooseColour: 'choose a colour',
    refresh: 'new cards',
    expand: 'expand',
    placeMerchant: 'place a merchant',
    takeContract: 'take a contract',
    takeAbility: 'take an ability',
    buildWarehouse: 'build on the canal',
    skipImprovement: 'skip',
    chooseGood: 'choose a good',
    fulfilContract: 'fulfil a contract',
    eatSprat: 'use a sprat',
    payCoins: 'pay 15 coins',
    endTurn: 'end the turn',
    chooseWindows: 'choose windows',
  },
  ruled: '{{sentence}} ({{rule}}).',
} as const;

const en = { terms } as const;

/** Names and amounts, separate from the sentences because the first table needs only these. */
export const { translator: termsIn, loadWords: loadTerms } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => ({ terms: (await import('../ja/terms')).terms }),
});
