/** Building blocks of the card texts. */
export const card = {
  destination: {
    region: 'City in {{region}}',
    outsideRegion: 'City outside {{region}}',
    regionOnSea: '{{region}} city on the {{sea}}',
    exportCities: '{{track}} export city',
  },
  timing: 'Only in the second winter, after this worker’s action.',
  pay: 'Pay {{what}}.',
  gain: 'Gain {{what}}.',
  noEffect: 'It has no further effect.',
  effect: {
    goldPerPlayerBehind: '{{gold}} for each player behind you on the {{track}} track',
    pelts_one: '{{count}} pelt (fur or sable)',
    pelts_other: '{{count}} pelts (furs and sables in any mix)',
    mix_one: '{{count}} piece of {{kinds}}',
    mix_other: '{{count}} pieces of {{kinds}} in any mix',
    oneOf: '({{options}})',
    step: '1 step on the {{track}} track',
    finalGold: '{{gold}} at final scoring',
    sell: 'sale ({{prices}})',
    buy: 'up to {{goods}} for {{gold}} each',
    oneMoreBusiness: 'one more business',
    stay: 'stays with the worker ({{changes}})',
  },
  sentence: {
    oneOf: 'Gain {{options}}.',
    step: 'Move up 1 step on the {{track}} track.',
    finalGold: 'At final scoring, gain {{gold}}.',
    goldPerPlayerBehind: 'Gain {{gold}} for each player behind you on the {{track}} track.',
    sell: 'Sell any number of goods at these prices: {{prices}}.',
    buy: 'Then buy up to {{goods}} for {{gold}} each.',
    oneMoreBusiness: 'This worker can complete one more business this round.',
    stay: 'Stays with this worker for the rest of the game: {{changes}}.',
  },
  price: '{{good}} {{gold}}',
  change: '{{good}} {{change}} gold',
  /** The same change for all kinds of goods. */
  changeAll: '{{change}} gold a piece',
  /** Where a price change applies. */
  place: {
    everywhere: 'in cities',
    region: 'in cities of {{region}}',
    exportTrack: 'in {{track}} export cities',
    both: 'in {{track}} export cities of {{region}}',
    except: '{{place}} except {{cities}}',
  },
  /** A lasting change. Short, so that several fit on one card. */
  modifier: {
    capacity: 'capacity +{{by}}',
    sledSpaces_one: 'in winter travel up to {{count}} space farther',
    sledSpaces_other: 'in winter travel up to {{count}} spaces farther',
    sledFreeSpaces_one: 'in winter the first space of a move is free',
    sledFreeSpaces_other: 'in winter the first {{count}} spaces of a move are free',
    landSpaces_one: 'by summer land transport travel up to {{count}} space farther',
    landSpaces_other: 'by summer land transport travel up to {{count}} spaces farther',
    landPrice: 'summer land transport costs {{gold}} a space',
    seaPrice: 'in summer water transport the sea costs {{gold}}',
    sellTrade: 'when trading, sale prices change: {{changes}}',
    sellTradeAt: 'when trading {{place}}, sale prices change: {{changes}}',
    sellEvery: 'at every sale, by envoy too, prices change: {{changes}}',
    sellEveryAt: 'at every sale {{place}}, by envoy too, prices change: {{changes}}',
    businessesPerPhase: 'one business a phase can be completed, instead of one a round',
  },
  /** A worker's ability as a complete sentence. */
  ability: {
    modifier: '{{change}}.',
    huntGain: 'When hunting, gain {{goods}} more.',
    huntGainFur: 'When hunting, gain {{goods}} more. The exchange for a sable can take such a fur.',
    huntGold: 'Gain {{gold}} for each hunt.',
    otherPlayerExplores: 'Gain {{gold}} whenever another player’s worker explores.',
    firstBusinessOfRound: 'Gain {{gold}} for the first business this worker completes in a round.',
    firstTrackStepOfRound: 'Once a round, when you move up on the {{track}} track, gain {{gold}}.',
    factory:
      'At the round start, you may put the factory marker on an explored city of {{region}}. Everyone can buy {{good}} there for {{gold}} each; what the other players pay goes to you.',
    pilgrimage:
      'When this worker’s turn ends in a village without a pilgrimage marker, you may leave one there.',
    perTrackStep: 'At final scoring, gain {{gold}} for each step on your {{track}} track.',
    perMarker: 'At final scoring, gain {{gold}} for each pilgrimage marker on the board.',
  },
  situation: {
    chitComes: 'A no-exploration chit comes to {{to}}: the city is unexplored from now on.',
    chitLeaves: 'The no-exploration chit leaves {{from}}: the city is explored.',
    chitMoves:
      'The no-exploration chit moves from {{from}} to {{to}}: {{from}} is explored, {{to}} is unexplored from now on.',
    chitsStay: 'The no-exploration chits stay where they are.',
    removeHarvestChits: 'Harvest chits in {{at}} go to the box.',
    noEntry:
      'Closed for this round: {{at}}. No worker can enter or pass; one that stands there can leave, but neither trade nor complete a business.',
    sellPrice:
      'This round the sale prices for trades {{place}} change: {{changes}}. They don’t fall below {{floor}} through this.',
    firstTradeStep_one:
      'This round each player’s first trade in {{at}} moves the {{track}} track {{count}} step more.',
    firstTradeStep_other:
      'This round each player’s first trade in {{at}} moves the {{track}} track {{count}} steps more.',
  },
};
