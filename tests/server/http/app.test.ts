import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { harness, withFreshServer } from '../freshServer';

withFreshServer();

describe('the app', () => {
  const get = (path: string, init?: RequestInit) => fetch(harness.url + path, init);

  test.each(['/', '/table/some-match', '/rules'])(
    'GET %s returns the page and revalidates it each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('the app');
      const again = await get(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    },
  );

  test('caches files under assets/ forever', async () => {
    const response = await get('/assets/main-abc123.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['identity', null, 'export {};'],
  ])(
    'sends the copy of a file that a browser with "accept-encoding: %s" reads',
    async (accepted, sent, body) => {
      const response = await rawGet('/assets/main-abc123.js', `Accept-Encoding: ${accepted}\r\n`);
      const [head = '', content] = response.split('\r\n\r\n');
      expect(/^content-encoding: (.+)$/im.exec(head)?.[1] ?? null).toBe(sent);
      expect(head).toMatch(/^vary: accept-encoding$/im);
      expect(head).toMatch(/^content-type: text\/javascript$/im);
      expect(head).toMatch(/^cache-control: .*immutable$/im);
      expect(content).toBe(body);
    },
  );

  test.each([
    '/assets/main-old.js',
    '/games/nothing/here/at/all',
    '/socket.io',
    '/healthz/x',
    '/missing.png',
  ])('GET %s returns 404, not the page', async (path) => {
    const response = await get(path);
    expect([404, 400]).toContain(response.status);
    expect(await response.text()).not.toContain('the app');
  });

  test.each([
    '/../private.txt',
    '/..%2fprivate.txt',
    '/%2e%2e/private.txt',
    '/assets/..%5c..%5cprivate.txt',
    '/assets/../../private.txt',
    '//private.txt',
    '/%00',
    '/%E0%A4%A',
    '/assets/%2e%2e%2f%2e%2e%2fprivate.txt',
  ])('serves no private file at %s', async (path) => {
    expect(await rawGet(path)).not.toContain('private\r\n');
    expect(await rawGet(path)).not.toMatch(/\r\n\r\nprivate/);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('returns 404 for POST to a page', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  test('answers /healthz', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});

/** Sends a request with exactly this path and these header lines, which `fetch` would normalise. */
function rawGet(path: string, headers = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(harness.port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
