import { describe, expect, it } from 'vitest';
import { tidyAddress } from '../../src/app/page/pastedAddress';

const AFTER = ['.', '...', ')', ').', '。', '」', '」と', '、', ',', '>', '”', "'", '!', ';', '…', ' and'];

const tidied = (address: string) => tidyAddress(new URL(address, 'https://kontor.example'));

describe('a pasted address', () => {
  it.each(
    [
      '/online/kilia/t/sQ3_-x9zAb1d',
      '/online/kilia/t/sQ3_-x9zAb1_',
      '/online/kilia/t/sQ3_-x9zAb1d/replay?move=12',
      '/online/kilia/t/sQ3_-x9zAb1d?view=text',
      '/online/kilia/t/sQ3_-x9zAb1d#seat=0.wq_9-A',
      '/online/yours#key=abcdefghijklmnopqrstuA',
      '/online/yours',
      '/kilia/rules#R3.1',
      '/',
    ].map((address) => [address]),
  )('stays %s whatever follows it in a message', (address) => {
    expect(tidied(address)).toBe(address);
    for (const after of AFTER) expect(tidied(address + after)).toBe(address);
  });

  it('keeps characters that can’t be decoded', () => {
    expect(tidied('/online/kilia/t/a#seat=0.%E0%A4%A')).toBe('/online/kilia/t/a#seat=0.%E0%A4%A');
  });
});
