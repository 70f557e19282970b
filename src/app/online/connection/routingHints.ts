import type { Socket } from 'socket.io-client';

/** Time limit in ms for a connection. A hung server accepts connections and answers none. */
const CONNECT_WITHIN = 10_000;

/** Limit for the first attempt after a timeout. Each failure doubles it, since the network may just be slow. */
const FIRST_WITHIN = 2_000;

/**
 * Adds routing hints for the proxy (docs/operations.md) to a socket's address: `match`, so that all connections of a
 * match reach the same server, and `detour`, to reach another server when that one has gone silent. A hung server
 * closes nothing, and the proxy may not notice. Credentials never go into an address.
 * Returns a function to call when `matchOf()` changes; it applies to the next connection.
 */
export function addRoutingHints(socket: Socket, matchOf: () => string): () => void {
  /** Odd: use the next server after the match's own. Even: use the match's own server. */
  let detour = 0;
  /** Failed attempts since the last connection. */
  let failed = 0;
  /** Whether a connection broke: the match's server may have been down, and the current one may be a substitute. */
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
      // The server announced its end or the connection broke, so the proxy has noticed and chooses best.
      detour = 0;
      isAway = true;
    }
    lead();
  });
  socket.on('connect_error', () => {
    // Not active means that a server answered with a refusal.
    if (socket.active) {
      detour += 1;
      failed += 1;
    }
    lead();
  });
  lead();
  return lead;
}
