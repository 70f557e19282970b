/** Log sentences: the player's move, then its effects on each player. */
export const log = {
  line: '{{name}} {{what}}',
  withFacts: '{{sentence}}: {{facts}}',
  /** Adds what abilities, cards and tiles brought, each with its name. */
  withSources: '{{sentence}}; {{sources}}',
  nextSource: '{{a}}; {{b}}',
  source: {
    bonusTile: 'bonus tile',
    earlierTile: 'bonus tile “{{effects}}”',
    join: 'joining',
    startCard: 'starting resources',
    river: 'river',
  },
  /** Steps past the end of a track, which give points. */
  past: {
    river: '{{count}} technology past the river’s end',
    military: '{{count}} military past the track’s end',
  },
  draft: 'takes {{card}}',
  draftStartCard: 'takes the starting resources “{{card}}”',
  chooseTiles: 'chooses the outpost “{{outpost}}” and the trail “{{trail}}”',
  placeNeutral: 'places a neutral explorer on {{space}}',
  neutralTo: 'neutral: {{space}}',
  growUp: 'grows up',
  stayChild: 'stays a child',
  place: {
    explorer: 'sends an explorer to {{space}}',
    chief: 'sends the chief to {{space}}',
    warrior: 'sends a warrior to {{space}}',
  },
  ownSpace: { hut: 'their hut', ownTrail: 'their own trail' },
  build: 'builds {{card}}',
  /** The player paid other resources than printed, with the reasons. */
  buildOtherwise: 'builds {{card}} (full price: {{cost}})',
  less: {
    reserve: '1 less for the reserved card',
    card: '1 less by {{card}}',
    raw: '{{card}}: raw for processed',
    processed: 'processed for raw',
  },
  reserve: 'reserves {{card}}',
  useCraftsman: 'uses a craftsman of level {{level}}',
  useArtifact: 'uses {{card}}',
  useCharacter: 'uses the character’s ability',
  useBonusTile: 'uses a bonus tile',
  endTurn: 'ends the turn',
  step: 'moves a caravan to {{road}}',
  gain: 'chooses what to gain',
  choose: 'makes a choice',
  convert: 'processes resources',
  convertNothing: 'processes nothing',
  swap: 'exchanges resources',
  pay: 'makes an exchange',
  skip: 'declines',
  giveLoot: 'gives loot',
  undo: '{{name}} takes back a move',
  redo: '{{name}} plays the move again',
  move: '{{name}}: {{move}}',
  /** Consequences that no player chose. */
  follows: {
    round: 'Round {{round}} begins',
    order: 'The turn order now: {{names}}',
    neutral: 'Neutral {{number}} reveals card {{card}}: military {{from}} → {{to}}',
    leave: {
      pile_one: '{{count}} artifact of level {{level}} leaves the pile as round {{round}} begins',
      pile_other: '{{count}} artifacts of level {{level}} leave the pile as round {{round}} begins',
      row_one:
        '{{count}} artifact of level {{level}} leaves the row as round {{round}} begins, and the row is refilled',
      row_other:
        '{{count}} artifacts of level {{level}} leave the row as round {{round}} begins, and the row is refilled',
    },
    others: '{{what}} ({{name}}’s move)',
  },
  fact: {
    gain: 'gains {{what}}',
    pay: 'pays {{what}}',
    lose: 'loses {{what}}',
    caravan: 'a caravan to {{road}}',
    flag: 'a flag on the outpost of Plain {{row}}',
    leader: 'takes the start card',
    raid_one: '{{name}} must give {{count}} resource ({{why}})',
    raid_other: '{{name}} must give {{count}} resources ({{why}})',
    raidNothing: '{{name}} gives nothing ({{why}})',
    lootTo: '{{resources}} to {{to}}',
    lootFrom: 'takes {{resources}} from {{from}}',
  },
  /** Gains and losses of a player */
  item: {
    military: '{{count}} military',
    river: '{{count}} technology',
    craftsman: 'a craftsman of level {{level}}',
    bonusTile: 'a bonus tile ({{effects}})',
  },
  /** Facts about another player than the one who moved. */
  others: {
    gain: '{{name}} gains {{what}}',
    pay: '{{name}} loses {{what}}',
    lose: '{{name}} loses {{what}}',
    caravan: '{{name}}’s caravan to {{road}}',
    flag: '{{name}} places a flag on the outpost of Plain {{row}}',
    leader: '{{name}} takes the start card',
  },
};
