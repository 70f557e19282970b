export const move = {
  draft: 'Draft {{card}}',
  chooseWorkerCard: 'Choose {{worker}}',
  activateWorker: 'Choose {{worker}} to act',
  placeWorkers: 'Place {{placings}}',
  placeFactory: 'Put the factory in {{at}}',
  leaveFactory: 'Leave the factory in place',
  noFactory: 'Place no factory this round',
  explore: 'Explore {{at}}',
  huntBonus: {
    fur: 'Hunt: +1 fur',
    exchange: 'Hunt: exchange 1 fur for a sable',
  },
  endTurn: 'End the turn',
  withGold: '{{text}} ({{sign}}{{gold}})',
  /** What the better turn did and the played turn didn't. */
  missed: {
    business: 'You could have completed {{card}} this turn.',
    sale: 'You passed up a sale within reach: {{count}} gold in {{at}}.',
    soldEarly:
      'Sold too early: {{gold}} gold in {{at}}, but {{count}} in {{better}}, within reach this turn.',
    hunt: 'You passed up a hunt within reach.',
    explore: 'You could have explored a city this turn.',
  },
};
