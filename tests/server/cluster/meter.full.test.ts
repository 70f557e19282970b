import { describe, expect, test } from 'vitest';
import { messageTypes, redisCommands } from '../../../scripts/cluster/meter';

function message(letter: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(text));
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(text)]);
}

describe('messageTypes', () => {
  const asked = Buffer.concat([
    message('', 'user…'),
    message('p', 'password'),
    message('Q', 'begin'),
    message('P', 'select $1'),
    message('B', 'QQEE'),
    message('E', ''),
    message('S', ''),
    message('Q', 'commit'),
  ]);

  test.each([1, 2, 3, 5, 7, 1000])('reads PostgreSQL messages that arrive in chunks of %i bytes', (size) => {
    const types: string[] = [];
    const read = messageTypes((type) => types.push(type));
    for (let start = 0; start < asked.length; start += size) read(asked.subarray(start, start + size));
    expect(types.join('')).toBe('pQPBESQ');
  });
});

describe('redisCommands', () => {
  const said = [
    ['publish', 'x:news', '{"a":"*2\\r\\n$1é"}'],
    ['get', ''],
    ['eval', 'return\r\n*1', '0'],
  ];
  const sent = Buffer.from(
    said
      .map(
        (words) =>
          `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`,
      )
      .join(''),
  );

  test.each([1, 2, 3, 5, 7, 1000])('reads Redis commands that arrive in chunks of %i bytes', (size) => {
    const commands: (readonly string[])[] = [];
    const read = redisCommands((words) => commands.push(words));
    for (let start = 0; start < sent.length; start += size) read(sent.subarray(start, start + size));
    expect(commands).toEqual(said);
  });
});
