/** Short texts of legal moves. */
export const move = {
  chooseColour: 'Play {{colour}}: {{zone}} and {{good}}',
  refresh: 'New cards for {{coins}}',
  expand: 'Expand the {{zone}} with the card in column {{column}}: {{paid}}',
  expandBySprat: 'Expand the {{zone}} with a sprat: {{paid}}',
  placeMerchant: 'Card in column {{column}} as a {{good}} merchant, {{space}}',
  takeContract: 'Take the {{contract}}',
  takeAbility: 'Take the ability in column {{column}}: {{ability}}',
  buildWarehouse: 'Build the card in column {{column}} on canal space {{space}}: {{cells}}',
  skipImprovement: 'Take no bonus',
  chooseGood: 'Take {{goods}}',
  fulfilContract: 'Fulfil the {{contract}}: {{paid}}',
  eatSprat: 'Use a sprat: {{gains}}',
  payCoins: 'Pay {{coins}} for a chip',
  endTurn: 'End the turn',
  chooseWindows: 'Choose windows: {{gains}}',
  /** Sentences about moves that only the better turn has. */
  missed: {
    contract: 'You could have fulfilled the {{contract}} this turn.',
    expand: 'You could have expanded the {{zone}} this turn; you expanded nothing.',
    otherZone: 'You could have expanded the {{zone}} instead.',
    buildWarehouse: 'You could have built a card on the canal.',
    takeAbility: 'You could have taken an ability.',
    takeContract: 'You could have taken a contract.',
  },
} as const;
