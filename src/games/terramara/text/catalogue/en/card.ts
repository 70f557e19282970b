/** Parts of the texts of cards and tiles. */
export const card = {
  effect: {
    gainAny_one: 'any {{count}} {{form}} resource',
    gainAny_other: 'any {{count}} {{form}} resources',
    gainDifferent_one: 'any {{count}} {{form}} resource',
    gainDifferent_other: 'any {{count}} different {{form}} resources',
    military: 'Military {{count}}',
    technology: 'Technology {{count}}',
    expedition: 'Expedition {{count}}',
    convert: 'process up to {{count}}',
    swap: 'exchange up to {{count}} raw',
    craftsman_one: '{{count}} craftsman from the supply',
    craftsman_other: '{{count}} craftsmen from the supply',
    takeCraftsman: '1 craftsman of the round',
    bonusTile: 'the bonus tile',
    exchange: 'pay any 1 {{form}} resource for {{get}}',
    exchangeTimes: 'up to {{count, time|times}}, pay any 1 {{form}} resource for {{get}}',
    raid: 'lose {{count}} military, then take resources from the others by military level',
    leader: 'take the start card: everybody gains by the new turn order, in round V only you',
    vpPer: '{{vp}} for each: {{metric}}',
    ofCategory: '{{category}} artifacts built',
  },
  kind: {
    immediate: 'At once: {{effects}}',
    round: 'Once a round: {{effects}}',
    end: 'At game end: {{effects}}',
    territoryGain: 'When a territory space gives you {{resource}}: {{effects}}',
    future: 'When you place a worker on a later round’s territory: {{effects}}',
    join: 'When an own explorer joins another colour: {{effects}}',
    discount: '{{category}} artifacts cost 1 {{resource}} less',
    joinFree: 'Joining costs no military',
    none: 'No effect',
  },
  outpost: '{{metric}} {{at}} → {{vp}} VP',
  condition: '{{metric}}: at least {{count}}',
  /** Abilities of each side of a character (§8). */
  character: {
    child: {
      horse: 'Gain 1 expedition now. Whenever you gain expedition, gain 1 more.',
      boat: 'Gain 1 technology now. Whenever you gain technology, gain 1 more.',
      forest: 'You never lose military, except as the price of an exchange.',
      maker:
        'When you build, up to 2 raw resources may replace the processed resource on the back of the same tile.',
      parent: '1 more explorer, until you grow up.',
      house:
        'Once a round, use one of your bonus tiles: level 1 in round I, level 1 or 2 in round II, any level after that.',
      mountain: 'You may place workers on your own trail. At game end your own outpost scores.',
    },
    adult: {
      horse: 'Each time a caravan enters a junction: {{vp}}.',
      boat: 'Whenever you gain technology: {{vp}}.',
      forest: 'Once a round VP by your military level: {{table}}.',
      maker: 'When building, VP by the artifact’s level: {{table}}.',
      parent: 'When placing the chief: {{vp}} if another player’s worker is there, else {{alone}}.',
      house: 'For each flag that you set on an outpost: {{vp}}.',
      mountain:
        'When placing an explorer or the chief on a trail: {{vp}}. At game end your own outpost scores.',
    },
  },
};
