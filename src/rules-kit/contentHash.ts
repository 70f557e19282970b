import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** 128 bits in hex, enough that nobody can construct other content with the same hash. */
const HASH_LETTERS = 32;

/**
 * Returns the hash of a content's JSON text. Keys keep their order, because it determines the order before a
 * shuffle.
 */
export const hashOf = (content: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, HASH_LETTERS);
