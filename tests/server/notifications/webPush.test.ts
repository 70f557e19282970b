import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import {
  authorization,
  encrypted,
  isPair,
  isPoint,
  makeVapidKeys,
} from '../../../src/server/notifications/webPush';
import { PushBrowser } from './receivers';

const key = (text: string) => Buffer.from(text, 'base64url');

test('produces the example of RFC 8291, appendix A', () => {
  const body = encrypted(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { salt: key('DGv6ra1nlYgDCS1FRnbzlw'), secret: key('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('encrypts text for a browser, differently each time', () => {
  const browser = new PushBrowser();
  const bodies = [1, 2].map(() => encrypted('あなたの番です', browser.keys));
  expect(bodies.map((body) => browser.read(body))).toEqual(['あなたの番です', 'あなたの番です']);
  expect(itemAt(bodies, 0).equals(itemAt(bodies, 1))).toBe(false);
});

test('signs for one push service and twelve hours as in RFC 8292', () => {
  const keys = makeVapidKeys();
  const now = Date.UTC(2030, 0, 1);
  const header = authorization('https://push.example/send/1', keys, 'mailto:a@b.example', now);
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(JSON.parse(key(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:a@b.example',
  });
  expect(publicKey).toBe(keys.publicKey);
  const point = key(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, dsaEncoding: 'ieee-p1363' },
      key(signature),
    ),
  ).toBe(true);
});

test('rejects mismatched pairs and malformed keys', () => {
  const [one, other] = [makeVapidKeys(), makeVapidKeys()];
  expect(isPair(one)).toBe(true);
  expect(isPair({ ...one, privateKey: other.privateKey })).toBe(false);
  expect(isPair({ publicKey: 'x', privateKey: 'y' })).toBe(false);
  expect(isPoint(one.publicKey)).toBe(true);
  expect(isPoint(Buffer.alloc(65, 4).toString('base64url'))).toBe(false);
  expect(isPoint('not a key')).toBe(false);
});
