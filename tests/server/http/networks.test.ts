/** Limits per network, and of all networks together. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { get, harness, post, start, withSetServer } from '../setServer';

withSetServer();

/** Returns addresses in different /64 networks of the same /48. */
const line = (count: number) => Array.from({ length: count }, (_, net) => `2001:db8:1:${net + 1}::1`);
const FAR = '2001:db8:2::1';
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const newKey = async (from: string) =>
  (await post('/people/create', JSON.stringify({ key: keyOf(from) }), { 'x-forwarded-for': from })).status;

/** Creates a key from each address, in sequence. */
async function newKeys(addresses: readonly string[]) {
  const answers = [];
  for (const address of addresses) answers.push(await newKey(address));
  return answers;
}

describe('an IPv6 /48 counts as one network', () => {
  test('for new keys', async () => {
    await start({ TRUST_PROXY: '1', LIMIT_NEW_KEYS: '2/3600' });
    expect(await newKeys([...line(4), FAR])).toEqual([200, 200, 429, 429, 200]);
  });

  test.each([
    ['LIMIT_PAGES', '/'],
    ['LIMIT_LOBBY_READS', '/healthz'],
    ['LIMIT_SOCKET_REQUESTS', '/socket.io/?EIO=4&transport=polling'],
  ])('for %s', async (limit, path) => {
    await start({ TRUST_PROXY: '1', [limit]: '2/60' });
    const answers = [];
    for (const address of [...line(3), FAR])
      answers.push((await get(path, { 'x-forwarded-for': address })).status);
    expect(answers).toEqual([200, 200, 429, 200]);
  });

  test('for open connections', async () => {
    await start({ TRUST_PROXY: '1', LIMIT_SOCKETS: '2' });
    const [first = '', second = '', third = ''] = line(3);
    await harness.wire({ 'x-forwarded-for': first });
    await harness.wire({ 'x-forwarded-for': second });
    await expect(harness.wire({ 'x-forwarded-for': third })).rejects.toThrow();
    await harness.wire({ 'x-forwarded-for': FAR });
  });
});

test('limits the new keys of all networks together', async () => {
  await start({ TRUST_PROXY: '1', LIMIT_NEW_KEYS: '1/3600', LIMIT_ALL_NEW_KEYS: '2/3600' });
  // A refusal by a network's own limit must not count for the common one.
  expect(await newKeys(['1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([200, 429, 200, 429]);
});
