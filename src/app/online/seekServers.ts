import type { Socket } from 'socket.io-client';

/**
 * Tells the proxy in a socket's address where it should lead (docs/operations.md): all of one match to the same server, and by
 * `detour` to another when that one fell silent, since a server that hangs closes nothing and a proxy may not notice. The
 * credentials never go into an address.
 * @returns has the next connection go where `matchOf()` is by then.
 */
export function seekServers(socket: Socket, matchOf: () => string): () => void {
  let silences = 0;
  const lead = () => {
    socket.io.opts.query = { match: matchOf(), ...(silences > 0 && { detour: String(silences) }) };
  };
  socket.on('disconnect', (reason) => {
    // Where a server said that it goes, or its connection broke, the proxy knows better than we do.
    silences = reason === 'ping timeout' ? silences + 1 : 0;
    lead();
  });
  socket.on('connect_error', () => {
    // Not active: a server answered, and refused.
    if (socket.active) silences += 1;
    lead();
  });
  lead();
  return lead;
}
