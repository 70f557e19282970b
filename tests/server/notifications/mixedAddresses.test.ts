/** Webhooks whose host name has private addresses among its DNS records. */
import type { LookupAddress } from 'node:dns';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ForbiddenAddressError,
  guardedPost,
  lookUpPublic,
} from '../../../src/server/notifications/guardedPost';

const records = vi.hoisted(() => ({ found: [] as { address: string; family: number }[], asked: 0 }));

vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
    records.asked += 1;
    done(null, records.found);
  },
}));

const PUBLIC = { address: '8.8.8.8', family: 4 };
const PUBLIC_V6 = { address: '2606:4700::1111', family: 6 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };
const PRIVATE = { address: '10.0.0.5', family: 4 };
const LOOPBACK_V6 = { address: '::1', family: 6 };
const MAPPED = { address: '::ffff:169.254.169.254', family: 6 };

beforeEach(() => {
  records.asked = 0;
});

const lookUp = (options: object) =>
  new Promise((resolve) =>
    lookUpPublic('hooks.example', options, (error, address, family) => resolve(error ?? [address, family])),
  );

test.each([
  [[PUBLIC, LOOPBACK]],
  [[LOOPBACK, PUBLIC]],
  [[PUBLIC, PUBLIC_V6, PRIVATE]],
  [[PUBLIC, LOOPBACK_V6]],
  [[PUBLIC, MAPPED, PUBLIC_V6]],
  [[]],
])('refuses a name that resolves to %j', async (found) => {
  records.found = found;
  for (const all of [true, false]) expect(await lookUp({ all })).toBeInstanceOf(ForbiddenAddressError);
  const post = guardedPost('https://hooks.example/x', { headers: {}, body: '', allowed: ['other.example'] });
  await expect(post).rejects.toThrow(ForbiddenAddressError);
  expect(records.asked).toBe(3);
});

test('returns public addresses in the requested format', async () => {
  records.found = [PUBLIC, PUBLIC_V6];
  expect(await lookUp({ all: true })).toEqual([[PUBLIC, PUBLIC_V6], undefined]);
  expect(await lookUp({})).toEqual([PUBLIC.address, PUBLIC.family]);
});
