/** Reads widths of characters from the packaged fonts, so that labels can be placed without a browser. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

function tablesOf(woff: Buffer): (tag: string) => Buffer {
  const count = woff.readUInt16BE(12);
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < count; i++) {
    const entry = 44 + i * 20;
    const tag = woff.toString('latin1', entry, entry + 4);
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const size = woff.readUInt32BE(entry + 12);
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(tag, packed < size ? inflateSync(bytes) : bytes);
  }
  return (tag) => {
    const table = tables.get(tag);
    if (table === undefined) throw new Error(`the font has no table ${tag}`);
    return table;
  };
}

/** Returns a character's glyph from a character map in format 4. */
function glyphOf(cmap: Buffer, code: number): number {
  const count = cmap.readUInt16BE(2);
  for (let i = 0; i < count; i++) {
    const at = cmap.readUInt32BE(4 + i * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let s = 0; s < segments; s++) {
      const end = cmap.readUInt16BE(at + 14 + s * 2);
      if (code > end) continue;
      const start = cmap.readUInt16BE(at + 16 + segments * 2 + s * 2);
      if (code < start) return 0;
      const delta = cmap.readInt16BE(at + 16 + segments * 4 + s * 2);
      const rangeAt = at + 16 + segments * 6 + s * 2;
      const range = cmap.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  return 0;
}

function widthsOf(file: string): (char: string) => number {
  const table = tablesOf(readFileSync(new URL(`../../node_modules/${file}`, import.meta.url)));
  const cmap = table('cmap');
  const hmtx = table('hmtx');
  const em = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  return (char) => {
    const glyph = glyphOf(cmap, char.codePointAt(0) ?? 0);
    return hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4) / em;
  };
}

const OLD_STANDARD = '@fontsource/old-standard-tt/files/old-standard-tt-latin';
const bold = widthsOf(`${OLD_STANDARD}-700-normal.woff`);
const italic = widthsOf(`${OLD_STANDARD}-400-italic.woff`);
const cyrillic = widthsOf('@fontsource/old-standard-tt/files/old-standard-tt-cyrillic-400-normal.woff');

/** Returns the width in em. Japanese characters are one em wide. */
export function widthOf(text: string, face: 'bold' | 'italic' | 'cyrillic'): number {
  const latin = { bold, italic, cyrillic }[face];
  return [...text].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) > 0x2e7f ? 1 : latin(char)), 0);
}
