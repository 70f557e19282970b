import type { ComponentType } from 'react';
import type { GameOffer, TableProps } from '../../game-api/module';
import { loadPatiently } from '../../language/loading';
import { readGame } from '../browser-storage/savedGames';
import { findOffer } from '../games';
import { isInWords } from './useRenderer';

type Shown = ComponentType<TableProps>;

/** The fonts of tables, each with a letter of the alphabets in use. */
const FACES = [
  ['400 1em "Source Sans 3 Variable"', 'a'],
  ['400 1em "Old Standard TT"', 'aя'],
  ['700 1em "Old Standard TT"', 'aя'],
  ['italic 400 1em "Old Standard TT"', 'a'],
] as const;
const PATIENCE_MS = 300;

/** A font that loads after the first render would cause another layout of the whole table. */
const loadFaces = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(FACES.map(([font, letters]) => document.fonts.load(font, letters))),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);

export async function loadTable({ loadTable, loadTextTable }: GameOffer, inWords: boolean): Promise<Shown> {
  const [Table] = await Promise.all([loadPatiently(inWords ? loadTextTable : loadTable), loadFaces()]);
  return Table;
}

/** Prefetches a game's table along with its page; the page retries failures. */
export function fetchTable(name: string): void {
  const offer = findOffer(name);
  if (offer !== null)
    void loadTable(offer, isInWords(new URLSearchParams(location.search))).catch(() => undefined);
}

/** Returns the name of the running game; null if there is none or it can't be read. */
export function runningGameName(): string | null {
  try {
    return readGame()?.game ?? null;
  } catch {
    return null;
  }
}
