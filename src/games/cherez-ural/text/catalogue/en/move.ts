/** A move that may be made, as a choice. */
export const move = {
  draft: 'Draft {{card}}',
  chooseWorkerCard: 'Choose {{worker}}',
  activateWorker: 'Let {{worker}} act',
  placeWorkers: 'Place {{placings}}',
  placeFactory: 'Put the factory in {{at}}',
  leaveFactory: 'Leave the factory where it is',
  explore: 'Explore {{at}}',
  huntBonus: {
    fur: 'Hunt, with 1 more fur',
    exchange: 'Hunt, 1 of the furs becoming a sable',
  },
  endTurn: 'End the turn',
  withGold: '{{text}} ({{sign}}{{gold}})',
};
