import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { addRoutingHints } from '../../src/app/online/connection/routingHints';

/** A socket with the query and timeout of its next connection. */
function seeker() {
  const socket: Socket = io('http://localhost:1', { autoConnect: false, forceNew: true });
  let match = 'm1';
  const lead = addRoutingHints(socket, () => match);
  return {
    socket,
    place: () => socket.io.opts.query,
    within: () => socket.io.timeout(),
    connected() {
      for (const listener of socket.listeners('connect')) listener();
    },
    lost(reason: Socket.DisconnectReason) {
      for (const listener of socket.listeners('disconnect')) listener(reason);
    },
    failed() {
      for (const listener of socket.listeners('connect_error')) listener(new Error('timeout'));
    },
    sitDown: (at: string) => {
      match = at;
      lead();
    },
  };
}

test('names the match in the address, and the new one after a change', () => {
  const { place, sitDown } = seeker();
  expect(place()).toEqual({ match: 'm1' });
  sitDown('m2');
  expect(place()).toEqual({ match: 'm2' });
});

test('tries the next server after each timeout and the match’s own after a broken connection', () => {
  const { place, lost } = seeker();
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '1' });
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '2' });
  lost('transport close');
  expect(place()).toEqual({ match: 'm1' });
});

test('tries the match’s own server first when a timeout follows a broken connection', () => {
  const { place, lost } = seeker();
  lost('transport close');
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '2' });
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '3' });
});

test('allows little time after a timeout, and twice as much after each failure', () => {
  const { within, socket, lost, failed, connected } = seeker();
  expect(within()).toBe(10_000);
  socket.connect();
  lost('ping timeout');
  expect(within()).toBe(2_000);
  failed();
  expect(within()).toBe(4_000);
  for (let more = 0; more < 5; more++) failed();
  expect(within()).toBe(10_000);
  connected();
  lost('ping timeout');
  expect(within()).toBe(2_000);
  lost('transport close');
  expect(within()).toBe(10_000);
  socket.close();
});

test('tries the next server when one can’t be reached, but not when it refuses', () => {
  const { place, socket, failed } = seeker();
  failed();
  expect(place()).toEqual({ match: 'm1' });
  socket.connect();
  failed();
  expect(place()).toEqual({ match: 'm1', detour: '1' });
  socket.close();
});
