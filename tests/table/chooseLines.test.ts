/** Checks which sentences tell what happened since the viewer's last turn. */
import { describe, expect, it } from 'vitest';
import { chooseLines, type TurnLines } from '../../src/table/log/chooseLines';

const turn = (name: string, moves: number, follows = 0): TurnLines<string> => ({
  moves: Array.from({ length: moves }, (_, nth) => `${name} move ${nth + 1}`),
  follows: Array.from({ length: follows }, (_, nth) => `${name} event ${nth + 1}`),
});

describe('the sentences since the last turn', () => {
  it('are in the order of the game', () => {
    expect(chooseLines([turn('Oleg', 1, 1), turn('Sofia', 1)])).toEqual([
      'Oleg move 1',
      'Oleg event 1',
      'Sofia move 1',
    ]);
  });

  it('are five when more happened, with a move of each turn', () => {
    expect(chooseLines([turn('Oleg', 4, 2), turn('Sofia', 3), turn('Vitus', 1, 1)])).toEqual([
      'Oleg move 1',
      'Oleg move 2',
      'Oleg move 3',
      'Sofia move 1',
      'Vitus move 1',
    ]);
  });

  it('are about the last five turns when there were more', () => {
    const turns = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => turn(name, 2));
    expect(chooseLines(turns)).toEqual(['b move 1', 'c move 1', 'd move 1', 'e move 1', 'f move 1']);
  });

  it('prefer main moves, in the order of the game', () => {
    const turns = [turn('Oleg', 3), turn('Sofia', 4)];
    const isMain = (line: string) => line.endsWith('move 3');
    expect(chooseLines(turns, { isMain })).toEqual([
      'Oleg move 1',
      'Oleg move 2',
      'Oleg move 3',
      'Sofia move 1',
      'Sofia move 3',
    ]);
  });

  it('prefer the latest important events to moves without a gain', () => {
    const isImportant = (line: string) => /event [24]$/.test(line);
    expect(chooseLines([turn('Oleg', 4, 4), turn('Sofia', 3)], { isImportant })).toEqual([
      'Oleg move 1',
      'Oleg move 2',
      'Oleg event 2',
      'Oleg event 4',
      'Sofia move 1',
    ]);
  });

  it('prefer the moves with the greatest gain', () => {
    const turns = [turn('Oleg', 7), turn('Sofia', 2)];
    const gains: Readonly<Record<string, number>> = {
      'Oleg move 6': 24,
      'Oleg move 7': 3,
      'Sofia move 2': 1,
    };
    expect(chooseLines(turns, { gainOf: (line) => gains[line] ?? 0 })).toEqual([
      'Oleg move 1',
      'Oleg move 2',
      'Oleg move 6',
      'Oleg move 7',
      'Sofia move 2',
    ]);
  });

  it('leave out turns without a sentence', () => {
    expect(chooseLines([turn('Oleg', 0, 1), turn('Sofia', 1)])).toEqual(['Oleg event 1', 'Sofia move 1']);
  });
});
