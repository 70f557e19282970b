import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { seekServers } from '../../src/app/online/seekServers';

/** What the address of the next connection says. */
function seeker() {
  const socket: Socket = io('http://localhost:1', { autoConnect: false, forceNew: true });
  let match = 'm1';
  const lead = seekServers(socket, () => match);
  return {
    socket,
    place: () => socket.io.opts.query,
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

test('a server that could not be reached is silent; one that refuses is not', () => {
  const { place, socket, failed } = seeker();
  failed();
  expect(place()).toEqual({ match: 'm1' });
  socket.connect();
  failed();
  expect(place()).toEqual({ match: 'm1', detour: '1' });
  socket.close();
});
