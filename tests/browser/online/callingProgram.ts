/** The server as a separate program that may send notifications to this machine. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { ServerProgram } from '../../../scripts/online/program';

/** Returns a port that is not in use. */
async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** The port must be known in advance, because the server's links contain its own address. */
export async function startCallingProgram(): Promise<ServerProgram> {
  const port = await freePort();
  const server = new ServerProgram({
    APP_FOLDER: inject('appFolder'),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CALLS_ALLOW_HOSTS: '127.0.0.1',
  });
  await server.start();
  return server;
}
