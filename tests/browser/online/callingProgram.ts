/** The server as a program that calls people, and may send to this machine. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { ServerProgram } from '../../../scripts/online/program';

/** One that nobody listens on. */
async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Links lead to the server itself, so its port is known beforehand. */
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
