/** Reasons why a move isn't legal. The rule number is appended. */
export const refusal = {
  // Turn order and phases
  gameOver: 'The game is over',
  noSuchPlayer: 'There is no player {{player}} at this table',
  notYourTurn: 'It’s not your turn',
  wrongPhase: 'You can’t do this now: {{move}}',
  badArguments: 'That move is incomplete: {{move}}',
  notLegal: 'This isn’t possible now: {{move}}',
  noSuchMove: 'There is no move called “{{move}}”',

  colourTaken: 'Another player already has {{colour}}',

  // Course of a turn
  actionDoneAlready: 'You’ve taken your action; a second one needs an extra action',
  actionRequired: 'Take an action card or expand with a sprat before you end your turn',
  cardTakenAlready: 'You can buy new cards only before you take a card from the row',
  noCardToCome: 'You can’t take another card this turn, so new cards wouldn’t help',
  pileEmpty: 'There are no new cards: the pile of action cards is empty',
  stepFirst: {
    good: 'Choose your good first',
    contract: 'Take a contract or skip it first',
    ability: 'Take an ability or skip it first',
    building: 'Build on the canal or skip it first',
  },
  nothingToSkip: 'There is nothing to skip now',
  noStep: {
    good: 'You have no good to choose now',
    contract: 'You may take a contract only after expanding the Castle, as a market bonus or as a reward',
    ability: 'You may take an ability only after expanding the University',
    building: 'You may build on the canal only after expanding the Warehouse',
  },

  // Cards and prices
  notInRow: 'This card isn’t in the row',
  contractNotInRow: 'This contract isn’t in the row',
  priceMissing_one: 'You lack keys for this column, and it costs {{need}} coin; you have {{have}}',
  priceMissing_other: 'You lack keys for this column, and it costs {{need}} coins; you have {{have}}',
  abilityTwice: 'You already have this ability',

  wrongZone: 'This card expands only the {{zone}}',
  zoneFull: 'The {{zone}} is full',
  noSprat: 'You have no sprat',
  spratTooFresh: 'You gained this sprat this turn; use it from your next turn on',
  canalTaken: 'Canal space {{count}} already has a building',

  goodsMissing: 'You need {{need}} {{good}} of your own; you have {{have}}',
  lacks: 'You lack {{goods}}',
  noMerchant: 'There is no merchant on this market space: {{space}}',
  merchantSpent: 'You can’t use this merchant again this turn: {{space}}',
  merchantUsed_one: 'You can use this merchant {{count}} more time this turn: {{space}}',
  merchantUsed_other: 'You can use this merchant {{count}} more times this turn: {{space}}',
  coinsMissing_one: 'This costs {{need}} coin; you have {{have}}',
  coinsMissing_other: 'This costs {{need}} coins; you have {{have}}',
  notExact:
    'These goods don’t match the cost: pay each good with one of its kind, one by a swap, three of another kind or one from a merchant, with none left over',

  spaceClosed: 'This market space needs a merchant on both spaces under it: {{space}}',
  notActive: 'This is not one of your open contracts',

  windowForEach_one: 'Choose one window for your {{count}} building',
  windowForEach_other: 'Choose one window for each of your {{count}} buildings',
  noWindowChoice: 'You choose windows in the council phase, with ship 2, if they show different things',
  noSuchWindow: 'Your ship does not have this window',
} as const;
