import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { seekServers } from '../../src/app/online/connection/seekServers';

/** What the address of the next connection says. */
function seeker() {
  const socket: Socket = io('http://localhost:1', { autoConnect: false, forceNew: true });
  let match = 'm1';
  const lead = seekServers(socket, () => match);
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

test('a page names its match, and the one it sat down at last', () => {
  const { place, sitDown } = seeker();
  expect(place()).toEqual({ match: 'm1' });
  sitDown('m2');
  expect(place()).toEqual({ match: 'm2' });
});

test('each silence leads on by one; a connection that was ended leads back', () => {
  const { place, lost } = seeker();
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '1' });
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '2' });
  lost('transport close');
  expect(place()).toEqual({ match: 'm1' });
});

test('who came by a broken connection may be at another server: the match’s own is asked first', () => {
  const { place, lost } = seeker();
  lost('transport close');
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '2' });
  lost('ping timeout');
  expect(place()).toEqual({ match: 'm1', detour: '3' });
});

test('after a silence a connection has little time, and more each time that it fails', () => {
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

test('a server that could not be reached is silent; one that refuses is not', () => {
  const { place, socket, failed } = seeker();
  failed();
  expect(place()).toEqual({ match: 'm1' });
  socket.connect();
  failed();
  expect(place()).toEqual({ match: 'm1', detour: '1' });
  socket.close();
});
