import { type Rooms, storedSeats } from '../online/rooms';
import { appPages, onlineTables } from './appPages';
import type { Screen } from './screen';

/** Returns the screens of the app's own pages, and those of tables on a server. */
export const appScreens = (rooms: Rooms): readonly Screen[] => [
  ...appPages,
  ...onlineTables(rooms, storedSeats([rooms.waiting, rooms.running, rooms.finished], '0')),
];
