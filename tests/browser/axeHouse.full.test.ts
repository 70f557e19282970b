import { inject } from 'vitest';
import { setUpRooms } from '../../scripts/online/rooms';
import { houseScreens } from '../../scripts/screens/house';
import { axeFindsNothing } from './axeContract';

axeFindsNothing('the house', {
  screens: async () => houseScreens(await setUpRooms(inject('url'))),
  url: () => inject('url'),
  shows: ['room-dialog', 'your-tables', 'waiting', 'talk', 'shut', 'kept-games', 'unknown-game'],
});
