import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** 128 bits in hex are enough for a name that nobody can forge another content to. */
const HASH_LETTERS = 32;

/** The hash of a content: of its JSON text with keys in their own order, since that order decides what a shuffle begins with. */
export const hashOf = (content: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, HASH_LETTERS);
