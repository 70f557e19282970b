/**
 * A limit on the bytes buffered for a client that doesn't read. Without it, such clients would fill the server's
 * memory.
 */
import type { IncomingMessage } from 'node:http';

/** The part of engine.io's socket that is used here. */
export interface EngineSocket {
  readonly request: IncomingMessage;
  readonly transport: {
    /** Present only if the transport is a WebSocket. */
    readonly socket?: { readonly bufferedAmount: number; terminate(): void };
  };
  on(event: 'packetCreate', listener: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

/**
 * Closes the connection if more than `most` bytes are buffered when another message is sent. The client may
 * reconnect and then gets the newest position.
 */
export function limitBackpressure(socket: EngineSocket, most: number, onClosed: () => void): void {
  let queued = 0;
  let isClosing = false;
  // A WebSocket reports its own buffer, and the response to a poll is written at once.
  socket.on('flush', () => {
    queued = 0;
  });
  socket.on('packetCreate', ({ data }) => {
    if (!isClosing && queued + (socket.transport.socket?.bufferedAmount ?? 0) > most) {
      isClosing = true;
      onClosed();
      end(socket);
    }
    if (typeof data === 'string') queued += data.length;
  });
}

/** A graceful close would wait until the client has read everything. */
function end(socket: EngineSocket): void {
  if (socket.transport.socket === undefined) socket.close(true);
  else socket.transport.socket.terminate();
}
