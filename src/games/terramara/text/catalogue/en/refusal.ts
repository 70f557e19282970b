/** Why a move is not legal: what is wrong and what the rule wants. The rule's number and the full stop follow. */
export const refusal = {
  // Turns and phases
  noSuchMove: 'There is no move called “{{move}}” in this game',
  gameOver: 'The game is over, and no more moves are possible',
  noSuchPlayer: 'Nobody sits on seat {{player}} at this table',
  notYourTurn: 'It is another player’s turn',
  wrongPhase: '“{{move}}” is not possible at this time of the round',
  badArguments: '“{{move}}” needs to be told differently: what was given does not say what to do',
  notLegal: '“{{move}}” is not possible in this way',
  /** Whom a sentence means when nobody is called by name. */
  someone: 'that player',
  othersChoice: 'Another player has to decide something first',
  notAsked: 'Nothing of this kind is to be decided now',
  choiceFirst: {
    expedition: 'First move a caravan: an expedition is under way',
    gain: 'First choose the resources that you gain',
    convert: 'First choose what to process, or nothing',
    swap: 'First exchange a raw resource or decline it',
    pay: 'First pay a resource or decline it',
    choose: 'First choose one of the actions of the space',
    loot: 'First choose the resources that you give to the raider',
  },
  noSuchOption: 'There is no such action; choose from {{count, action|actions}}',
  placeFirst: 'First place a worker and do the action of its space',
  placedAlready: 'A worker has already been placed this turn; one a turn is allowed',

  // Opening
  draftOver: 'All cards have been taken',
  otherKind: 'You already have a card of this kind; take one of the other kind',
  notInDraft: '{{card}} is not among the cards that lie open',
  noTilesToChoose: 'Only the Highlander chooses own tiles, once before the game',
  notLeftOver: {
    plain: '{{tile}} is not a plain of level 1 that was left over',
    mountain: '{{tile}} is not a mountain of level 1 that was left over',
  },
  neutralRow: 'This neutral explorer goes to a territory space of land {{row}}',
  neutralFire: 'A neutral explorer never goes on a fire tile',
  neutralTaken: 'There already is a worker; a neutral explorer goes to a space without one',
  notAskedToGrow:
    'Only a child grows up, at the start of rounds 2 to 5, and the Parent needs an explorer to give back',

  // Placing
  noSuchWorker: 'You have no {{worker}} in hand',
  noSuchSpace: 'There is no space called “{{space}}”',
  notAtThisTable: 'The space {{space}} is not on the board with this number of players',
  trailHidden: 'The trail of land {{row}} is still hidden; it is there once the round of its land is over',
  territoryPast: 'The round of land {{row}} is over, and its territories have been turned over',
  caravansBehind: 'Both own caravans have to reach junction {{row}} before the trail can be used',
  noOwnTrail: 'Only the Highlander’s child has a trail of its own',
  fire: 'There is a fire tile on this space; it can’t be used',
  onlyExplorersAhead: 'Only explorers go ahead; the {{worker}} has to wait for round {{round}}',
  lastMountainsLater: 'Mountains V and VI can be used in round 5 only, not in advance',
  condition: 'This space asks for {{metric}} of at least {{min}}',
  chiefThere: 'A chief or warrior stands there and closes the space',
  onePersonSpace: 'This space holds one worker, and there is one',
  full: 'This space holds two workers, and there are two',
  ownWorkerThere: 'One of your workers is there already; only a warrior joins an own explorer',
  lessMilitary: 'To join {{owner}} you need military {{need}}: strictly more than the worker’s owner has',

  // Resources
  gainForm: {
    raw: 'Only raw resources are gained here',
    processed: 'Only processed resources are gained here',
  },
  gainDifferent: 'The resources gained here have to be different',
  gainExactly_one: 'Exactly {{count}} resource is gained',
  gainExactly_other: 'Exactly {{count}} resources are gained',
  supplyEnds: 'The supply has not enough {{resource}}; each kind has 16 tiles, raw and processed together',
  rawMissing: 'You don’t have these raw resources',
  convertAtMost_one: 'At most {{count}} raw resource can be processed',
  convertAtMost_other: 'At most {{count}} raw resources can be processed',
  convertNothing: 'A craftsman has to process at least one raw resource',
  swapSame: 'A raw resource is exchanged for another kind of raw resource',
  payOne: 'Exactly one resource is paid each time',
  payProcessed: 'Processed resources are asked for here, and raw ones don’t stand in for them',
  resourcesMissing: 'You don’t have these resources',
  lootExactly_one: 'Exactly {{count}} resource goes to the raider',
  lootExactly_other: 'Exactly {{count}} resources go to the raider',

  // Road
  noStep: 'No caravan can go one step to {{road}}; caravans go forward, one space at a time',
  sameCaravan: 'Both caravans stand on the same space; move the first',

  // Artifacts
  oneCardATurn: 'One artifact a turn is built or reserved, and that has been done',
  noSuchCard: 'There is no artifact called “{{card}}”',
  notInRow: '{{card}} is neither in the row nor reserved by you',
  outOfReach: '{{card}} is number {{place}} of the row, and your canoe reaches {{reach}}',
  cannotPay: 'You don’t have the resources that {{card}} costs',
  notThePrice: 'These resources are not what {{card}} costs you; it is paid in full and not overpaid',
  noReserveAbility: 'To reserve, your canoe has to pass the river space with the reserve ability',
  oneReserved: 'You have a reserved artifact already; one at a time is allowed',
  notBuilt: 'You have not built {{card}}',
  notOnceARound: '{{card}} has no effect to use once a round',
  usedThisRound: '{{card}} has already been used this round',
  wouldDoNothing: '{{card}} would do nothing now',
  noReadyCraftsman: 'You have no ready craftsman of level {{level}}',

  // Characters
  characterUsed: 'Your character has already been used this round',
  noCharacterAction: 'Only the grown Woodlander has an ability to use once a round',
  noBonusTiles: 'Only the Householder’s child uses bonus tiles of its own',
  noSuchBonusTile: 'This bonus tile is not yours',
  bonusTileLater: 'In round {{round}} bonus tiles of level {{round}} or lower can be used',
};
