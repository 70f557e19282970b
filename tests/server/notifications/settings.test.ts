import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeVapidKeys } from '../../../src/server/notifications/webPush';
import { readSettings, SettingsError } from '../../../src/server/ops/settings';

const PUBLIC_URL = 'https://kontor.example';
const { publicKey, privateKey } = makeVapidKeys();
const mail = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'kontor@example.org' };

test('offers push and webhooks with PUBLIC_URL, and e-mail with a mail server', () => {
  expect(readSettings({}).notifications).toBeUndefined();
  expect(readSettings({ PUBLIC_URL }).notifications).toMatchObject({
    kinds: ['push', 'webhook'],
    subject: PUBLIC_URL,
    allowedHosts: [],
  });
  expect(readSettings({ PUBLIC_URL, ...mail }).notifications).toMatchObject({
    kinds: ['push', 'email', 'webhook'],
    subject: 'mailto:kontor@example.org',
    mail: { from: 'kontor@example.org' },
  });
  expect(readSettings({ PUBLIC_URL, CALLS: 'push', ...mail }).notifications?.kinds).toEqual(['push']);
  expect(readSettings({ PUBLIC_URL, CALLS: 'none', ...mail }).notifications).toBeUndefined();
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(readSettings({ PUBLIC_URL, ...keys }).notifications?.vapid).toEqual({ publicKey, privateKey });
});

test.each([
  [{ ...mail }, /^SMTP_URL needs PUBLIC_URL: .*link.*\.$/],
  [{ CALLS: 'push' }, /^CALLS needs PUBLIC_URL: /],
  [{ PUBLIC_URL, SMTP_URL: mail.SMTP_URL }, /^SMTP_URL needs MAIL_FROM: /],
  [{ PUBLIC_URL, CALLS: 'email' }, /^CALLS names email, which needs SMTP_URL: /],
  [{ PUBLIC_URL, CALLS: 'pigeon' }, /^CALLS must be none, or some of .*"pigeon"\.$/],
  [{ PUBLIC_URL, CALLS: ',' }, /^CALLS must be /],
  [{ PUBLIC_URL, VAPID_PUBLIC_KEY: publicKey }, /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together/],
  [
    { PUBLIC_URL, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: makeVapidKeys().privateKey },
    /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair/,
  ],
  [{ PUBLIC_URL, VAPID_SUBJECT: 'me' }, /^VAPID_SUBJECT must begin with mailto: or https:/],
  [{ PUBLIC_URL, ...mail, MAIL_FROM: 'kontor' }, /^MAIL_FROM must be an address like/],
  [{ PUBLIC_URL, ...mail, SMTP_URL: 'mail.example:25' }, /^SMTP_URL must be an address like [^,]*\.$/],
  [{ PUBLIC_URL, CALLS_ALLOW_HOSTS: 'http://10.0.0.5/' }, /^CALLS_ALLOW_HOSTS must be hosts like/],
])('refuses %j with one sentence', (env, sentence) => {
  const read = () => readSettings(env);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(sentence);
});

test('counts every empty variable as not set', () => {
  const files = ['compose.yml', 'compose.many.yml', 'compose.postgres.yml'].map((name) =>
    readFileSync(new URL(`../../../docs/operations/${name}`, import.meta.url), 'utf8'),
  );
  const passed = files.flatMap((text) => [...text.matchAll(/(\w+): \$\{\w+:-\}/g)].map(([, name]) => name));
  expect(passed).toContain('METRICS_TOKEN');
  const names = [...passed, 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'PORT', 'CALLS', 'MODERATION_TOKEN'];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}));
});

test('repeats no password in messages', () => {
  const wrong = { PUBLIC_URL, SMTP_URL: 'http://user:secret@mail.example', VAPID_PRIVATE_KEY: 'secret' };
  expect(() => readSettings(wrong)).toThrow(/^SMTP_URL must be (?!.*secret)/);
});
