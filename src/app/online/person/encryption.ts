/** Encryption of the data that the server stores under a person's key. */

/** Length of a key and of the names under it, in bytes */
export const KEY_BYTES = 16;

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** Derives three keys: for the server's token, for names, for encryption. None reveals another. */
export async function derived(key: string) {
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

/** Returns a name that reveals nothing about its parts without the key. */
export async function nameUnder(names: CryptoKey, parts: readonly unknown[]): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', names, utf8(JSON.stringify(parts)));
  return encoded(new Uint8Array(mark).slice(0, KEY_BYTES));
}

const IV_BYTES = 12;

/** Encrypts bytes. The name is authenticated too, so a text moved to another name can't be decrypted. */
export async function encrypted(
  key: CryptoKey,
  name: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const params = { name: 'AES-GCM', iv, additionalData: utf8(name) };
  const bytes = new Uint8Array(await crypto.subtle.encrypt(params, key, plain));
  return encoded(new Uint8Array([...iv, ...bytes]));
}

/** Returns null if this key did not encrypt the text under this name. */
export async function decrypted(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const bytes = decoded(text);
    const params = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: utf8(name) };
    return new Uint8Array(await crypto.subtle.decrypt(params, key, bytes.slice(IV_BYTES)));
  } catch {
    return null;
  }
}

export function encoded(bytes: Uint8Array): string {
  // A call takes some ten thousand arguments at most.
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
