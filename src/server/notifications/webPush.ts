/** Web push messages, encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** In base64url: an uncompressed P-256 point (65 bytes) and its private key (32 bytes). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Lifetime of a signature in seconds; at most 24 hours. */
const SIGNED_FOR = 12 * 3600;

/** Returns undefined if the text is not base64url. */
export const decodeKey = (text: string): Buffer | undefined =>
  /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : undefined;

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys().toString('base64url');
  // `getPrivateKey` drops leading zeros.
  return { publicKey, privateKey: padded(pair.getPrivateKey()).toString('base64url') };
}

const padded = (secret: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - secret.length), secret]);

/** Checks whether the two keys are valid and belong together. */
export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  const secret = decodeKey(privateKey);
  if (secret?.length !== 32) return false;
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(secret);
    return decodeKey(publicKey)?.equals(pair.getPublicKey()) === true;
  } catch {
    return false;
  }
}

/** Checks for a point on the curve, as a browser's key must be. */
export function isPoint(key: string): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(decodeKey(key) ?? Buffer.alloc(0));
    return decodeKey(key)?.length === 65;
  } catch {
    return false;
  }
}

/** Fixed random values, for tests with known results. */
interface Chance {
  readonly salt?: Buffer;
  readonly secret?: Buffer;
}

/**
 * Returns the encrypted body of a push message, as one record of `aes128gcm`. @param text at most about 3900 bytes
 */
export function encrypted(text: string, { p256dh, auth }: PushKeys, chance: Chance = {}): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (chance.secret === undefined) own.generateKeys();
  else own.setPrivateKey(chance.secret);
  const ownKey = own.getPublicKey();
  const salt = chance.salt ?? randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const shared = hkdf(own.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(ownKey.length, 4);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record.
  const record = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, ownKey, ...record]);
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Returns the header that authenticates this server to the push service.
 * @param subject contact of the operator, a `mailto:` or `https:` URL
 * @param now ms since 1970
 */
export function authorization(
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  subject: string,
  now: number,
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SIGNED_FOR, sub: subject };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
