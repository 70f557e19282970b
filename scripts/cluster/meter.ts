import type { Socket } from 'node:net';

/** Messages of PostgreSQL's protocol that run a statement: a simple query, and the execution of a prepared one */
const STATEMENTS = ['Q', 'E'];

const LENGTH = 4;

export class ByteMeter {
  bytes = 0;

  readonly watch = (client: Socket, server: Socket): void => {
    for (const socket of [client, server])
      socket.on('data', (chunk) => {
        this.bytes += chunk.length;
      });
  };
}

/** Counts the statements that servers send to PostgreSQL. The connections are not encrypted. */
export class StatementMeter {
  statements = 0;
  private readonly both = new ByteMeter();

  get bytes(): number {
    return this.both.bytes;
  }

  readonly watch = (client: Socket, server: Socket): void => {
    this.both.watch(client, server);
    const read = messageTypes((type) => {
      if (STATEMENTS.includes(type)) this.statements += 1;
    });
    client.on('data', read);
  };
}

/** Reads the commands that clients send to Redis, and counts the bytes in both directions. */
export class CommandMeter {
  commands = 0;
  private readonly both = new ByteMeter();

  constructor(private readonly onCommand: (words: readonly string[]) => void) {}

  get bytes(): number {
    return this.both.bytes;
  }

  readonly watch = (client: Socket, server: Socket): void => {
    this.both.watch(client, server);
    const read = redisCommands((words) => {
      this.commands += 1;
      this.onCommand(words);
    });
    client.on('data', read);
  };
}

const LINE_END = '\r\n';

/** Parses the client's side of the Redis protocol: `*2`, then for each word `$4` and the word, each on its own line. */
export function redisCommands(onCommand: (words: readonly string[]) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let words: string[] = [];
  let missing = 0;
  /** Length of the next word in bytes; undefined if a line comes next. */
  let length: number | undefined;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = length ?? rest.indexOf(LINE_END);
      if (end < 0 || rest.length < end + LINE_END.length) return;
      const text = rest.toString('utf8', 0, end);
      rest = rest.subarray(end + LINE_END.length);
      if (length !== undefined) {
        length = undefined;
        words.push(text);
        missing -= 1;
      } else if (text.startsWith('*')) {
        words = [];
        missing = Number(text.slice(1));
      } else length = Number(text.slice(1));
      if (missing === 0) onCommand(words);
    }
  };
}

/**
 * Parses the client's side of PostgreSQL's protocol. Each message is a letter, its length (which counts itself), and a
 * body; the first message has no letter.
 */
export function messageTypes(onMessage: (type: string) => void): (chunk: Buffer) => void {
  let letters = 0;
  let head = Buffer.alloc(0);
  let toSkip = 0;
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, rest.length);
        toSkip -= skipped;
        rest = rest.subarray(skipped);
        continue;
      }
      const missing = letters + LENGTH - head.length;
      head = Buffer.concat([head, rest.subarray(0, missing)]);
      rest = rest.subarray(missing);
      if (head.length < letters + LENGTH) return;
      if (letters > 0) onMessage(String.fromCharCode(head.readUInt8(0)));
      toSkip = head.readInt32BE(letters) - LENGTH;
      letters = 1;
      head = Buffer.alloc(0);
    }
  };
}
