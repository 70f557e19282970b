/** Why a move is not legal: the problem and what the rule requires. The rule number and the full stop are appended. */
export const refusal = {
  // Turns and phases
  noSuchMove: 'There is no move called “{{move}}” in this game',
  gameOver: 'The game is over',
  noSuchPlayer: 'Nobody sits on seat {{player}} at this table',
  notYourTurn: 'It is another player’s turn',
  wrongPhase: '“{{move}}” is not possible in this phase of the round',
  badArguments: 'That move is incomplete',
  notLegal: '“{{move}}” is not possible in this way',
  chooseWorkerFirst: 'First choose which of your workers acts this turn',
  notYourWorker: 'This worker is not yours; choose one of your own workers that has not acted',
  workerActed: 'This worker has already acted in this phase; each worker acts once a phase',
  workerChosen: 'The worker of this turn is already chosen, and stays until the turn ends',
  actionRequired: 'Take one action before you end the turn',
  actionDoneAlready: 'This worker has already taken its action; one action a turn is allowed',
  onlyEndTurnLeft: 'The pilgrimage marker is left at the end of the turn, so only ending the turn remains',

  // Draft and round start
  draftedAlready: 'You have already taken a card; the packs move on when everyone has taken one',
  notInDraft: '{{card}} is not among the cards that you can take now',
  noWorkerToChoose: 'There is no worker card to choose now; one is revealed in round 1 and one in round 3',
  workerCardChosen: 'You have already chosen a worker card for this round',
  workerNotInHand: 'This worker card is not in your hand; choose one that is',
  placedAlready: 'You have already placed your workers this round',
  placeAllWorkers: 'Place all of your workers at once, each of them exactly once',
  placeOnBase:
    '{{worker}} can’t be placed in {{space}}: a worker stays on its space or goes to an explored base city, and one revealed this round can only go to an explored base city',
  noFactoryToPlace: 'You can’t place the factory now',
  factorySite:
    'The factory can’t be put there: it goes to another explored city of its region or stays where it is',

  // Travel
  noSuchSpace: 'There is no space called “{{space}}” on the board',
  movedAlready: 'The worker has already moved this turn; one move a turn is allowed',
  moveBeforeAction: 'You’ve already acted. Move before you act',
  wrongWay:
    'Workers don’t travel this way in {{season}}: in winter they go by sled, in summer by land transport or water transport',
  ownSpace: 'The worker is already there; choose another space',
  closed:
    '{{space}} is closed by a no-entry marker until the round ends: no worker can enter, pass through, trade or complete a business there',
  tooFar: {
    sled: '{{space}} is too far for one move in winter: a worker goes up to 4 spaces, unless a card allows more',
    land: '{{space}} is too far for land transport: a worker goes up to 2 spaces, unless a card allows more',
    water:
      '{{space}} can’t be reached by one water transport: it goes by river, portage and sea, with at most two uses of portages and seas together',
  },
  notEnoughGold: 'This costs {{need}} gold; you have {{have}}',
  noToken: 'You have no travel token to pay with',
  notAdjacent: '{{space}} is not next to the worker; a travel token moves it 1 space along a route',

  // Actions
  exploreFromMoscow: 'Exploring starts in Moscow, or in St. Petersburg once it is explored',
  nothingToExplore:
    'There is nothing to explore in {{space}}; choose an unexplored city with a harvest chit on its exploration spot',
  noExplorationChit: '{{space}} has a no-exploration chit, and such a city can’t be explored',
  farEastClosed: 'Cities of the Far East can be explored only when {{gate}}',
  noHuntingSpot: 'Hunting needs a city with a hunting spot, and the worker is not in one',
  noHuntingChit:
    'There is no harvest chit on the hunting spot of {{space}}, and hunting needs one that lies face up',
  huntingChitFaceDown:
    'The harvest chit in {{space}} lies face down; it can be hunted from the next round on',
  huntBonusUnknown: 'Choose either 1 more fur or the exchange of 1 fur for a sable',
  noFurToExchange: 'This hunt yields no fur to exchange for a sable; take 1 more fur instead',
  tradeInCity: 'Trading needs an explored city, and the worker is not in a city',
  unexplored: '{{space}} is unexplored; trading or completing this business needs an explored city',
  nothingTraded: 'A trade has to sell or buy at least one piece of goods',
  sellAndBuySameKind:
    'One trade can’t both sell and buy {{good}}; it is one or the other for each kind of goods',
  notBoughtHere: 'You can’t sell {{good}} here',
  notSoldHere: 'You can’t buy {{good}} here',

  // Goods
  goodsMissing: 'The worker does not hold all of these goods; only goods that it carries can be given',
  overCapacity_one: 'The worker would hold more than its capacity of {{count}} piece of goods',
  overCapacity_other: 'The worker would hold more than its capacity of {{count}} pieces of goods',
  returnFirst_one:
    'The worker holds {{count}} piece of goods more than its capacity; return it to the supply first',
  returnFirst_other:
    'The worker holds {{count}} pieces of goods more than its capacity; return them to the supply first',
  nothingToReturn: 'The worker is within its capacity, so there are no goods to return',
  returnExactly_one: 'Exactly {{count}} piece of goods has to be returned: what exceeds the capacity',
  returnExactly_other: 'Exactly {{count}} pieces of goods have to be returned: what exceeds the capacity',
  handedOverJustNow: 'You’ve just transferred goods; do something else before the next transfer',
  ownTwoWorkers: 'Transfer goods between two different workers of your own',
  handOverOrder: 'A transfer names your workers in the order in which they were revealed',
  sameCity: 'Both workers must be in the same city to transfer goods',
  nothingHandedOver: 'A transfer moves at least one piece of goods',
  netTransfer: 'A transfer moves each kind of goods one way only',

  // Businesses
  notInHand: '{{card}} is not in your hand; each business card can be completed once, from the hand',
  onePerRound: 'This worker has already completed a business this round; one a round is allowed',
  onePerPhase: 'This worker has already completed a business this phase; one a phase is allowed',
  afterActionInWinter2: 'This business is completed in the second winter, after the worker’s own action',
  notPlaced: 'The worker is not on the board yet; a business is completed by a worker on the board',
  wrongDestination: 'This card can’t be completed in {{space}}. Destination: {{destination}}',
  costGoodsMissing:
    'The worker does not hold the goods that this business costs, and the whole cost has to be paid',
  goodsTakenByCost: 'The business costs these goods; what is paid can’t be sold as well',
  envoyNeedsDeal: 'Say which goods the envoy sells and buys',
  envoySells: 'An envoy has to sell at least one piece of goods',
  envoyBuysAtMost_one: 'This envoy buys at most {{count}} piece of goods',
  envoyBuysAtMost_other: 'This envoy buys at most {{count}} pieces of goods',

  // Pilgrimage
  noPilgrim: 'This worker’s card does not let it leave pilgrimage markers',
  markerAfterAction: 'A pilgrimage marker is left at the end of the turn, after the action',
  markerOnce: 'A pilgrimage marker has already been left this turn',
  markerInVillage: 'A pilgrimage marker can be left only in a village',
  markerThere: 'There already is a pilgrimage marker in {{space}}; a village takes one',
};
