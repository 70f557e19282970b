/** What waits for a client that doesn't read: bounded, else each such client would grow the server's memory without end. */
import type { IncomingMessage } from 'node:http';

/** The part of engine.io's socket that is used here. */
export interface EngineSocket {
  readonly request: IncomingMessage;
  readonly transport: {
    /** The WebSocket, where it is one. */
    readonly socket?: { readonly bufferedAmount: number; terminate(): void };
  };
  on(event: 'packetCreate', listener: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

/**
 * Closes the connection once more than `most` bytes wait for it when another message is to go. Its client may come back,
 * and gets the newest position then.
 */
export function watchUnread(socket: EngineSocket, most: number, onClosed: () => void): void {
  let queued = 0;
  let isClosing = false;
  // A WebSocket counts by itself what it has; an answer to a poll is written at once.
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

/** A polite end would wait until all of it is read. */
function end(socket: EngineSocket): void {
  if (socket.transport.socket === undefined) socket.close(true);
  else socket.transport.socket.terminate();
}
