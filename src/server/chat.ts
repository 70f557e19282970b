/** What is said at a table: seats among themselves, onlookers among themselves, until the game is over. */

export type Room = 'seats' | 'onlookers';
const ROOMS: readonly Room[] = ['seats', 'onlookers'];

/** How many messages of each room of a match are kept, the newest. */
export const KEPT_MESSAGES = 200;

/** The room where a seat, or with null an onlooker, speaks. */
export const roomOf = (playerID: string | null): Room => (playerID === null ? 'onlookers' : 'seats');

/** The rooms that a seat, or with null an onlooker, may read. */
export const roomsReadBy = (playerID: string | null, isOver: boolean): readonly Room[] =>
  isOver ? ROOMS : [roomOf(playerID)];
