export const move = {
  draft: 'Draft {{card}}',
  chooseWorkerCard: 'Choose {{worker}}',
  activateWorker: 'Let {{worker}} act',
  placeWorkers: 'Place {{placings}}',
  placeFactory: 'Put the factory in {{at}}',
  leaveFactory: 'Leave the factory where it is',
  noFactory: 'Place no factory this round',
  explore: 'Explore {{at}}',
  huntBonus: {
    fur: 'Hunt, with 1 more fur',
    exchange: 'Hunt, 1 of the furs becoming a sable',
  },
  endTurn: 'End the turn',
  withGold: '{{text}} ({{sign}}{{gold}})',
  /** A better turn did these, and the played turn didn't. */
  missed: {
    business: 'The business {{card}} could be completed in this turn, and was not.',
    sale: 'There was something to sell within reach: {{count}} gold in {{at}}.',
    soldEarly:
      'Sold a step too early: {{gold}} gold in {{at}}, and {{count}} in {{better}}, within reach of the same turn.',
    hunt: 'There were pelts to hunt within reach, and they stayed where they were.',
    explore: 'A city could be explored in this turn, and was not.',
  },
};
