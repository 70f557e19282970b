import { lookup } from 'node:dns';
import { afterEach, expect, test } from 'vitest';
import { addressProblem, isPublic } from '../../../src/server/notifications/channels';
import {
  ForbiddenAddressError,
  guardedPost,
  lookUpPublic,
} from '../../../src/server/notifications/guardedPost';
import { type HttpReceiver, httpReceiver } from './receivers';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  ['ftp://example.org/', 'is not a web address'],
  ['nonsense', 'is not a web address'],
  ['http://example.org/', 'must begin with https://'],
  ['https://user:secret@example.org/', 'must not contain a user name'],
  ['https://example.org:22/', 'must have port 443 or one above 1023'],
  ['https://127.0.0.1/', 'must be on the public internet'],
  ['https://[::1]/', 'must be on the public internet'],
  ['https://2130706433/', 'must be on the public internet'],
  ['https://0x7f.1/', 'must be on the public internet'],
  ['https://hooks.internal.example:9000/', null],
  ['https://discord.com/api/webhooks/1/x', null],
])('%s: %s', (address, problem) => {
  expect(addressProblem(address, [])).toBe(problem);
});

test('accepts any URL of an allowed host, with or without port', () => {
  expect(addressProblem('http://10.0.0.5:9000/x', ['10.0.0.5'])).toBeNull();
  expect(addressProblem('http://10.0.0.5:9000/x', ['10.0.0.5:9000'])).toBeNull();
  expect(addressProblem('http://10.0.0.5:9001/x', ['10.0.0.5:9000'])).toBe('must begin with https://');
});

let receiver: HttpReceiver | undefined;
afterEach(() => receiver?.close());

test('refuses a name that resolves to this machine', async () => {
  const localhost = await new Promise((resolve) => lookup('localhost', (_, address) => resolve(address)));
  expect(isPublic(String(localhost))).toBe(false);
  const found = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve));
  expect(found).toBeInstanceOf(ForbiddenAddressError);
  const post = guardedPost('https://localhost:4433/', { headers: {}, body: '', allowed: [] });
  await expect(post).rejects.toThrow(ForbiddenAddressError);
});

test('returns the status of a redirect without following it', async () => {
  receiver = await httpReceiver();
  receiver.answer = { status: 302, location: `${receiver.url}/elsewhere` };
  const status = await guardedPost(`${receiver.url}/here`, {
    headers: {},
    body: 'x',
    allowed: ['127.0.0.1'],
  });
  expect([status, receiver.received.map(({ path }) => path)]).toEqual([302, ['/here']]);
});
