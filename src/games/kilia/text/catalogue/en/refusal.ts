/** Reasons why a move isn't legal. The rule number is appended. */
export const refusal = {
  // Turn order and phases
  gameOver: 'The game is over',
  noSuchPlayer: 'There is no player {{player}} at this table',
  notYourTurn: 'It is not your turn',
  wrongPhase: 'Now is not the time for this: {{move}}',
  badArguments: 'What was given with this move does not fit it: {{move}}',
  notLegal: 'This is not possible now: {{move}}',
  noSuchMove: 'There is no move called “{{move}}”',

  colourTaken: 'Another player has {{colour}} already; each colour goes to one player',

  // Course of a turn
  actionDoneAlready: 'You have done your action; another one needs an extra action',
  actionRequired: 'The turn can’t end yet: take an action card, or expand with a sprat, first',
  cardTakenAlready: 'You have taken a card from the row in this turn, and new cards come only before that',
  noCardToCome: 'No card can be taken any more in this turn, so new cards are of no use',
  pileEmpty: 'The pile of action cards is empty, so there are no new cards',
  stepFirst: {
    good: 'Choose your good first; nothing interrupts an action or a contract',
    contract: 'Take a contract or do without it first; nothing interrupts an action or a contract',
    ability: 'Take an ability or do without it first; nothing interrupts an action',
    building: 'Build a warehouse or do without it first; nothing interrupts an action',
  },
  nothingToSkip: 'There is nothing that could be declined now',
  noStep: {
    good: 'You have no good of your choice to take now',
    contract:
      'You may take a contract only after expanding the Castle, from a market space or as a contract’s reward',
    ability: 'You may take an ability only after expanding the University',
    building: 'You may build a warehouse only after expanding the Warehouse',
  },

  // Cards and prices
  notInRow: 'This card isn’t in the row',
  contractNotInRow: 'This contract isn’t in the row',
  priceMissing_one: 'You lack keys for this column, and its price is {{need}} coin; you have {{have}}',
  priceMissing_other: 'You lack keys for this column, and its price is {{need}} coins; you have {{have}}',
  abilityTwice: 'You have this ability already, and never two of the same',

  wrongZone: 'This card expands the {{zone}} alone',
  zoneFull: 'The {{zone}} has all its cards already',
  noSprat: 'You have no sprat',
  spratTooFresh: 'You gained the sprat in this turn; it can be played from your next turn on',
  canalTaken: 'A building stands on canal space {{count}} already',

  goodsMissing: 'You would need {{need}} {{good}} of your own, and have {{have}}',
  lacks: 'You lack {{goods}}',
  noMerchant: 'There is no merchant on this market space: {{space}}',
  merchantSpent: 'This merchant can’t be activated again this turn: {{space}}',
  merchantUsed_one: 'This merchant can be activated {{count}} more time in this turn: {{space}}',
  merchantUsed_other: 'This merchant can be activated {{count}} more times in this turn: {{space}}',
  coinsMissing_one: 'This takes {{need}} coin, and you have {{have}}',
  coinsMissing_other: 'This takes {{need}} coins, and you have {{have}}',
  notExact:
    'These goods are not exactly the cost: each good due takes one of its kind, one by a swap, three of another kind or a delivery, with nothing over',

  spaceClosed: 'This market space needs a merchant on both spaces under it: {{space}}',
  notActive: 'This is not one of your active contracts',

  windowForEach_one: 'Choose one window for your {{count}} building',
  windowForEach_other: 'Choose one window for each of your {{count}} buildings',
  noWindowChoice:
    'Windows are chosen in the council phase, by owners of ship 2 who see different things in them',
  noSuchWindow: 'Your ship does not have this window',
} as const;
