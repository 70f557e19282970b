import type { Space } from '../../src/games/cherez-ural/content/board';
import { NAME_BREAKS } from '../mapData';
import { widthOf } from './metrics';

export type Language = 'en' | 'ja';
export const LANGUAGES: readonly Language[] = ['en', 'ja'];
export type Label = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly w: number;
  readonly h: number;
};

/** Size of the icons beside a name. The map draws them into the space reserved here. */
export const MARK_WIDTH = { price: 11, export: 14 } as const;
const SIZE = { en: 12, ja: 12 } as const;

/** Returns the short name on the sheet: without brackets, and without the word "village". */
export function nameOf(space: Space, language: Language): readonly string[] {
  const broken = NAME_BREAKS[language][space.id];
  if (broken !== undefined) return broken;
  const full = space.name[language];
  const plain = full
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/ (road )?village$/, '')
    .replace(/の村$/, '')
    .replace(/ (road )?village /, ' ')
    .trim();
  return [plain.replace(/ village$/, '')];
}

export function labelOf(space: Space, language: Language): Label {
  const village = space.kind === 'village';
  const size = SIZE[language] * (space.kind === 'baseCity' ? 1.1 : village ? 0.88 : 1);
  const lines = nameOf(space, language);
  const face = village ? 'italic' : 'bold';
  const text = Math.max(...lines.map((line) => widthOf(line, face))) * size;
  const marks =
    (space.boardMark === null ? 0 : MARK_WIDTH.price) + (space.exportTrack === null ? 0 : MARK_WIDTH.export);
  return { lines, size, w: text + marks + 3, h: lines.length * size * 1.02 + 2 };
}
