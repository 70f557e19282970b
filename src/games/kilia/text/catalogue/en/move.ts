/** Short texts of legal moves. */
export const move = {
  chooseColour: 'Play {{colour}}: {{zone}} and {{good}}',
  refresh: 'New cards for {{coins}}',
  expand: 'Expand the {{zone}} with the card of column {{column}}: {{paid}}',
  expandBySprat: 'Expand the {{zone}} with a sprat: {{paid}}',
  placeMerchant: 'Card of column {{column}} as a merchant of {{good}}, {{space}}',
  takeContract: 'Take the {{contract}}',
  takeAbility: 'Take the ability of column {{column}}: {{ability}}',
  buildWarehouse: 'Build the card of column {{column}} on canal space {{space}}: {{cells}}',
  skipImprovement: 'Do without',
  chooseGood: 'Take {{goods}}',
  fulfilContract: 'Fulfil the {{contract}}: {{paid}}',
  eatSprat: 'Eat a sprat: {{gains}}',
  payCoins: 'Pay {{coins}} for an achievement',
  endTurn: 'End the turn',
  chooseWindows: 'Choose windows: {{gains}}',
  /** Sentences about moves that only the better turn has. */
  missed: {
    contract: 'In this turn the {{contract}} could be fulfilled, and was not.',
    expand: 'The {{zone}} could be expanded in this turn, and no zone was.',
    otherZone: 'The {{zone}} could be expanded instead.',
    buildWarehouse: 'A card could be built at the canal, and was not.',
    takeAbility: 'An ability could be taken, and was not.',
    takeContract: 'A contract could be taken, and was not.',
  },
} as const;
