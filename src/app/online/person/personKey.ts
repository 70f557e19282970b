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

const BYTES = 16;
const KEY = /^[\w-]{22}$/;
const FRAGMENT = '#key=';

export type SharedSeat = Pick<SavedSeat, 'game' | 'matchID' | 'playerID' | 'credentials'>;

export function savedKey(): string | null {
  const key = readSetting(KEY_SETTING);
  return key !== null && KEY.test(key) ? key : null;
}
export const saveKey = (key: string): void => writeSetting(KEY_SETTING, key);
export const forgetKey = (): void => removeSetting(KEY_SETTING);

export const newKey = (): string => encoded(crypto.getRandomValues(new Uint8Array(BYTES)));

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
  const nameOf = async ({ game, matchID, playerID }: SharedSeat) => {
    const mark = await crypto.subtle.sign('HMAC', names, utf8(JSON.stringify([game, matchID, playerID])));
    return encoded(new Uint8Array(mark).slice(0, BYTES));
  };
  const post = (what: string, body: object = {}) => ask(`/people/${what}`, { key: token, ...body });
  return {
    token,
    async create() {
      await post('create');
    },
    async seats() {
      const { seats } = (await post('seats')) as { seats: readonly { seat: string; sealed: string }[] };
      const opened = await Promise.all(seats.map(({ seat, sealed }) => decrypted(encryption, seat, sealed)));
      return opened.flatMap((seat) => (seat === null ? [] : [seat]));
    },
    async keep({ game, matchID, playerID, credentials }) {
      const seat = { game, matchID, playerID, credentials };
      const name = await nameOf(seat);
      await post('keep', { seat: name, sealed: await encrypted(encryption, name, JSON.stringify(seat)) });
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

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Derives three keys: for the server's token, for names, for encryption. None reveals another. */
async function derived(key: string) {
  const root = await crypto.subtle.importKey('raw', decoded(key), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const about = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: utf8('kontor/person/1'),
    info: utf8(info),
  });
  const token = encoded(new Uint8Array(await crypto.subtle.deriveBits(about('token'), root, 256)));
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const names = await crypto.subtle.deriveKey(about('names'), root, hmac, false, ['sign']);
  const aes = { name: 'AES-GCM', length: 256 };
  const encryption = await crypto.subtle.deriveKey(about('seal'), root, aes, false, ['encrypt', 'decrypt']);
  return { token, names, encryption };
}

const IV_BYTES = 12;

/** Encrypts a text. The name is authenticated too, so a text moved to another name can't be decrypted. */
async function encrypted(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const params = { name: 'AES-GCM', iv, additionalData: utf8(name) };
  const bytes = new Uint8Array(await crypto.subtle.encrypt(params, key, utf8(text)));
  return encoded(new Uint8Array([...iv, ...bytes]));
}

/** Returns null if this key did not encrypt the text or it is not a seat. */
async function decrypted(key: CryptoKey, name: string, text: string): Promise<SharedSeat | null> {
  try {
    const bytes = decoded(text);
    const params = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: utf8(name) };
    const opened = await crypto.subtle.decrypt(params, key, bytes.slice(IV_BYTES));
    const seat: Partial<SharedSeat> = JSON.parse(new TextDecoder().decode(opened));
    const { game, matchID, playerID, credentials } = seat;
    return [game, matchID, playerID, credentials].every((field) => typeof field === 'string')
      ? (seat as SharedSeat)
      : null;
  } catch {
    return null;
  }
}

function encoded(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
