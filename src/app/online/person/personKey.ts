/**
 * A person's key: 128 random bits generated in this browser. The server gets only values derived from it that don't
 * reveal the key: an id to find the seats, and encrypted texts.
 */
import { leadingId } from '../../../session/addresses';
import type { OwnRatings, ProfileLink } from '../../../session/ratings';
import { readSetting, removeSetting, writeSetting } from '../../storage';
import { ask } from '../connection/lobby';
import { KEY_SETTING } from '../seats/anySeat';
import type { SavedSeat } from '../seats/savedSeats';
import { decrypted, derived, encoded, encrypted, KEY_BYTES, nameUnder, utf8 } from './encryption';

const KEY = /^[\w-]{22}$/;
const FRAGMENT = '#key=';

export type SharedSeat = Pick<SavedSeat, 'game' | 'matchID' | 'playerID' | 'credentials'>;

export function savedKey(): string | null {
  const key = readSetting(KEY_SETTING);
  return key !== null && KEY.test(key) ? key : null;
}
export const saveKey = (key: string): void => writeSetting(KEY_SETTING, key);
export const forgetKey = (): void => removeSetting(KEY_SETTING);

export const newKey = (): string => encoded(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** Returns the fragment of a key's link. Browsers never send fragments to a server. */
export const keyFragment = (key: string): string => FRAGMENT + key;

/** Returns the key in a link; null if it contains none. */
export function keyOfFragment(fragment: string): string | 'unreadable' | null {
  if (!fragment.startsWith(FRAGMENT)) return null;
  const key = leadingId(fragment.slice(FRAGMENT.length));
  return KEY.test(key) ? key : 'unreadable';
}

/** Checks for Web Crypto, which browsers offer only on pages served over TLS or from localhost. */
export const canHaveKey = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * The seats the server stores under a key. Refused requests throw `LobbyProblem`; status 404 means that the key is
 * unknown.
 */
export type Person = {
  /** Sent to the server instead of the key */
  readonly token: string;
  /** Sends a request under `/people/` with the token. */
  ask(what: string, body?: object): Promise<unknown>;
  create(): Promise<void>;
  seats(): Promise<readonly SharedSeat[]>;
  keep(seat: SharedSeat): Promise<void>;
  forget(seat: SharedSeat): Promise<void>;
  erase(): Promise<void>;
  /** Returns ratings, profile and a page of rated games. */
  ratings(before?: number): Promise<OwnRatings>;
  /** Makes a public profile, renames it, or deletes it for null. */
  setProfile(name: string | null): Promise<ProfileLink | null>;
};

export async function personOf(key: string): Promise<Person> {
  const { token, names, encryption } = await derived(key);
  const nameOf = ({ game, matchID, playerID }: SharedSeat) => nameUnder(names, [game, matchID, playerID]);
  const post = (what: string, body: object = {}) => ask(`/people/${what}`, { key: token, ...body });
  return {
    token,
    ask: post,
    async create() {
      await post('create');
    },
    async seats() {
      const { seats } = (await post('seats')) as { seats: readonly { seat: string; sealed: string }[] };
      const opened = await Promise.all(seats.map(({ seat, sealed }) => decrypted(encryption, seat, sealed)));
      return opened.flatMap((text) => seatIn(text) ?? []);
    },
    async keep({ game, matchID, playerID, credentials }) {
      const seat = { game, matchID, playerID, credentials };
      const name = await nameOf(seat);
      await post('keep', {
        seat: name,
        sealed: await encrypted(encryption, name, utf8(JSON.stringify(seat))),
      });
    },
    async forget(seat) {
      await post('forget', { seat: await nameOf(seat) });
    },
    async erase() {
      await post('erase');
    },
    async ratings(before) {
      return (await post('ratings', { before })) as OwnRatings;
    },
    async setProfile(name) {
      return ((await post('profile', { name })) as { profile: ProfileLink | null }).profile;
    },
  };
}

/** Reads a decrypted seat. Returns null for anything else. */
function seatIn(bytes: Uint8Array | null): SharedSeat | null {
  if (bytes === null) return null;
  try {
    const seat: Partial<SharedSeat> = JSON.parse(new TextDecoder().decode(bytes));
    const { game, matchID, playerID, credentials } = seat;
    return [game, matchID, playerID, credentials].every((field) => typeof field === 'string')
      ? (seat as SharedSeat)
      : null;
  } catch {
    return null;
  }
}
