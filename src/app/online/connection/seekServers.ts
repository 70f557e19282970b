import type { Socket } from 'socket.io-client';

/** Milliseconds for a connection to come about; a server that hangs takes connections and answers none. */
const CONNECT_WITHIN = 10_000;

/** For the first one after a silence; each that fails gives the next twice the time, since the network may be slow. */
const FIRST_WITHIN = 2_000;

/**
 * Tells the proxy in a socket's address where it should lead (docs/operations.md): all of one match to the same server, and by
 * `detour` to another when that one fell silent, since a server that hangs closes nothing and a proxy may not notice. The
 * credentials never go into an address.
 * @returns has the next connection go where `matchOf()` is by then.
 */
export function seekServers(socket: Socket, matchOf: () => string): () => void {
  /** Odd: to the server after the one where the match belongs; even: there. */
  let detour = 0;
  /** Connections that failed since the last one. */
  let failed = 0;
  /** A connection broke: the match's server may have been down, and what came after it another. */
  let isAway = false;
  const lead = () => {
    socket.io.opts.query = { match: matchOf(), ...(detour > 0 && { detour: String(detour) }) };
    socket.io.timeout(detour === 0 ? CONNECT_WITHIN : Math.min(CONNECT_WITHIN, FIRST_WITHIN * 2 ** failed));
  };
  socket.on('connect', () => {
    failed = 0;
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'ping timeout') detour += detour === 0 && isAway ? 2 : 1;
    else {
      // Where a server said that it goes, or its connection broke, the proxy knows better than we do.
      detour = 0;
      isAway = true;
    }
    lead();
  });
  socket.on('connect_error', () => {
    // Not active: a server answered, and refused.
    if (socket.active) {
      detour += 1;
      failed += 1;
    }
    lead();
  });
  lead();
  return lead;
}
