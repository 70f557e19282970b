import { inject } from 'vitest';
import { setUpRooms } from '../../../scripts/online/rooms';
import { appScreens } from '../../../scripts/screens/house';
import { axeFindsNothing } from './axeContract';

axeFindsNothing('the house', {
  screens: async () => appScreens(await setUpRooms(inject('url'))),
  url: () => inject('url'),
  shows: ['room-dialog', 'your-tables', 'waiting', 'chat', 'shut', 'kept-games', 'unknown-game'],
});
