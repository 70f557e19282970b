import { expect, test } from 'vitest';
import { mailboxOf, receiverOf } from '../../../src/server/notifications/channels';

test.each([
  ['Anna@Example.org', 'anna@example.org'],
  ['anna+kontor@example.org', 'anna@example.org'],
  ['anna+a+b@EXAMPLE.org', 'anna@example.org'],
  ['an.na+x@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['an.na@example.org', 'an.na@example.org'],
  ['+anna@example.org', '+anna@example.org'],
])('reduces %s to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('identifies a webhook by its path without the query', () => {
  const hook = (url: string) => receiverOf({ kind: 'webhook', url, format: 'json' });
  expect(hook('https://Hooks.example.org/a?x=1#y')).toBe(hook('https://hooks.example.org/a'));
  expect(hook('https://hooks.example.org/a')).not.toBe(hook('https://hooks.example.org/b'));
});
