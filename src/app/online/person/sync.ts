/** Syncs this browser's seats with those the server stores under the person's key. */
import { replaceSeats, type SavedSeat, savedSeats } from '../seats/savedSeats';
import { newKey, type Person, personOf, type SharedSeat, savedKey, saveKey } from './personKey';

type Place = Pick<SavedSeat, 'game' | 'matchID' | 'playerID'>;

const isSamePlace = (one: Place) => (other: Place) =>
  one.game === other.game && one.matchID === other.matchID && one.playerID === other.playerID;

/**
 * Merges this browser's seats with the server's: adds seats that are new on the server, drops seats that another device
 * removed, and keeps seats that were not sent yet.
 */
export function merged(own: readonly SavedSeat[], shared: readonly SharedSeat[]): readonly SavedSeat[] {
  const stay = own.flatMap((seat): SavedSeat[] => {
    const there = shared.find(isSamePlace(seat));
    if (there === undefined) return seat.shared === true ? [] : [seat];
    if (there.credentials === seat.credentials) return [{ ...seat, shared: true }];
    return [seat.shared === true ? { ...seat, ...there } : seat];
  });
  const come = shared.filter((seat) => !own.some(isSamePlace(seat)));
  return [...stay, ...come.map((seat) => ({ ...seat, seen: 0, shared: true as const }))];
}

/** Runs syncs one at a time: two in parallel would send the same seats twice. */
let running: Promise<unknown> = Promise.resolve();

function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const result = running.then(task);
  running = result.catch(() => undefined);
  return result;
}

/** Fetches and sends seats. Does nothing without a key. @throws LobbyProblem */
export const syncSeats = (): Promise<void> =>
  inTurn(async () => {
    const key = savedKey();
    if (key === null) return;
    const person = await personOf(key);
    const shared = await person.seats();
    // The key may have been removed while the request ran.
    if (savedKey() !== key) return;
    replaceSeats(merged(savedSeats(), shared));
    await sendNew(person);
  });

async function sendNew(person: Person): Promise<void> {
  for (const seat of savedSeats().filter(({ shared }) => shared !== true)) {
    await person.keep(seat);
    const isSent = (other: SavedSeat) => isSamePlace(seat)(other) && other.credentials === seat.credentials;
    replaceSeats(savedSeats().map((other) => (isSent(other) ? { ...other, shared: true } : other)));
  }
}

/** Removes seats from all devices of the person. */
export const forgetShared = (seats: readonly SharedSeat[]): Promise<void> =>
  inTurn(async () => {
    const key = savedKey();
    if (key === null) return;
    const person = await personOf(key);
    for (const seat of seats) await person.forget(seat);
  });

/** Creates a key for this device. */
export async function makeKey(): Promise<Person> {
  const key = newKey();
  const person = await personOf(key);
  await person.create();
  unshareSeats();
  saveKey(key);
  return person;
}

/** Returns the person of this device's key. Creates the key if there is none. */
export const ownPerson = (): Promise<Person> => {
  const key = savedKey();
  return key === null ? makeKey() : personOf(key);
};

/** Marks all seats as not sent, because a different key has none of them yet. */
export const unshareSeats = (): void => replaceSeats(savedSeats().map(({ shared: _, ...seat }) => seat));
