/** Two players at two servers, and what their pages show. */
import { afterEach, beforeEach, expect } from 'vitest';
import { follow } from '../../../scripts/online/follow';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { Harness, Wire } from '../harness';
import { type ClusterHarness, startCluster } from './harness';

/** A new cluster for each test. */
export let cluster: ClusterHarness;

/** Gives each test of a file or group a new cluster, and ends it afterwards. */
export function withCluster(): void {
  beforeEach(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterEach(() => cluster.end(), 60_000);
}

export const start = (...options: Parameters<ClusterHarness['start']>) => cluster.start(...options);

export async function seated(
  server: Harness,
  matchID: string,
  playerID: string | null,
  credentials: string | null,
) {
  const wire = await server.wire({}, { updates: 'patch' });
  expect(await wire.ask('sync', matchID, playerID, credentials)).toEqual({ ok: true });
  return wire;
}

/** Connects two players, one to each server. */
export async function pair(one: Harness, other: Harness) {
  const { matchID, credentials } = await one.match();
  const wires = [
    await seated(one, matchID, '0', itemAt(credentials, 0)),
    await seated(other, matchID, '1', itemAt(credentials, 1)),
  ];
  const key = (seat: number) => ({
    matchID,
    playerID: String(seat),
    credentials: itemAt(credentials, seat),
  });
  return { matchID, credentials, wires, key };
}

const framesOf = (wire: Wire) => wire.frames.map((frame) => JSON.stringify(frame));
export const position = (wire: Wire) => follow(undefined, framesOf(wire));
export const players = (wire: Wire) =>
  wire.events('matchData').at(-1)?.[2] as { name?: string; isConnected?: boolean }[] | undefined;
export const steps = (wire: Wire) => wire.events('patch').map(([, , from, to]) => [from, to]);
