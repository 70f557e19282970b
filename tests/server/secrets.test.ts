import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../../src/rules-kit/indexed';
import { harness, stored, withFreshServer } from './freshServer';
import { SECRET } from './sampleGame';

withFreshServer();

describe('a table', () => {
  test('shows an onlooker every move and no hidden card, seed or credentials', async () => {
    const { matchID, credentials } = await harness.match();
    const onlooker = await harness.wire();
    expect(await onlooker.ask('sync', matchID, null)).toEqual({ ok: true });
    const player = await harness.wire();
    await player.ask('sync', matchID, '0', credentials[0]);
    expect(await player.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 2)).toEqual({
      ok: true,
      stateID: 1,
    });
    const latecomer = await harness.wire();
    await latecomer.ask('sync', matchID);

    const { state } = await stored(matchID);
    const { seed } = entryOf(state.plugins, 'random').data;
    expect(String(seed).length).toBeGreaterThan(5);
    expect(onlooker.events('update')).toHaveLength(1);
    expect(player.text).toContain(SECRET);
    for (const wire of [onlooker, latecomer]) {
      expect(wire.events('sync')).toHaveLength(1);
      expect(wire.text).not.toContain(SECRET);
      expect(wire.text).not.toContain('"args":[2]');
    }
    for (const wire of [onlooker, latecomer, player]) {
      expect(wire.text).not.toContain(String(seed));
      expect(wire.text).not.toContain('prngstate');
      for (const secret of credentials) expect(wire.text).not.toContain(secret);
      expect(wire.text).not.toContain('sha256');
    }
    const otherHands = state.G.hands['1'];
    for (const card of otherHands) expect(player.text).not.toContain(`"${card}"`);
  });

  test('opens a seat only with its credentials, also before anyone has taken it', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const wire = await harness.wire();
    const unauthorized = expect.objectContaining({ ok: false, reason: 'unauthorized' });
    for (const credentials of [undefined, null, '', 'guess']) {
      expect(await wire.ask('sync', matchID, '0', credentials)).toEqual(unauthorized);
    }
    expect(await wire.play({ matchID, playerID: '0' }, 0, 0)).toEqual(unauthorized);
    const { playerCredentials } = await harness.lobby.joinMatch('sample', matchID, { playerName: 'Анна' });
    expect(await wire.ask('sync', matchID, '0', 'guess')).toEqual(unauthorized);
    expect(await wire.play({ matchID, playerID: '1', credentials: playerCredentials }, 0, 0)).toEqual(
      unauthorized,
    );
    expect(wire.frames).toEqual([]);
    expect((await stored(matchID)).state).toBeUndefined();
    const { metadata } = await stored(matchID);
    expect(entryOf(metadata.players, '0').credentials).toMatch(/^sha256:/);
    expect(await wire.ask('sync', matchID, '0', entryOf(metadata.players, '0').credentials)).toEqual(
      unauthorized,
    );
    expect(await wire.ask('sync', matchID, '0', playerCredentials)).toEqual({ ok: true });
    expect(readFileSync(`${harness.databaseFile}-wal`, 'latin1')).not.toContain(playerCredentials);
  });
});
