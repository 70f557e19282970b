import { expect, test } from 'vitest';
import { harness, withFreshServer } from '../freshServer';

withFreshServer();

test("sends the server's time with HTTP responses and table updates", async () => {
  const before = Date.now();
  const { matchID } = await harness.match();
  const answer = await fetch(`${harness.url}/games`);
  expect(Number(answer.headers.get('Server-Time'))).toBeGreaterThanOrEqual(before);
  const wire = await harness.wire();
  await wire.ask('sync', matchID, null);
  const { now } = Object(wire.events('table').at(-1)?.at(2));
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
