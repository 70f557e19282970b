/** The picture of a shared result, for link previews (Open Graph). */
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { SharedResult } from '../../session/dailyDeal';
import { PICTURE, previewOf } from './preview';

/** The colours of light pages (`src/table/palette.css`), and of metals. */
const COLOURS = {
  ground: '#e9dfc9',
  panel: '#fbf6ea',
  line: '#d3c4a3',
  edge: '#97835a',
  ink: '#2a241c',
  quiet: '#5e523f',
  brand: '#7b2d1e',
};
const METALS = { gold: '#d9a521', silver: '#b9bec4', bronze: '#a9673a' } as const;

const FONTS = {
  'Title Latin': '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2',
  'Title Cyrillic': '@fontsource/old-standard-tt/files/old-standard-tt-cyrillic-700-normal.woff2',
  'Text Latin': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
} as const;
for (const [name, file] of Object.entries(FONTS))
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), name);

const titleFont = (size: number): string => `${size}px "Title Latin", "Title Cyrillic"`;
const textFont = (size: number): string => `${size}px "Text Latin"`;

/** Draws a result as PNG. */
export async function drawPicture(result: SharedResult): Promise<Buffer> {
  const { title, deal, score, place } = previewOf(result);
  const { mark, share } = result.medals;
  const { width, height } = PICTURE;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  drawPanel(pen);
  const text = (line: string, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(line, 110, y);
  };
  text(deal, 150, textFont(36), COLOURS.quiet);
  text(title, 260, titleFont(96), COLOURS.brand);
  text(score, 400, titleFont(110), COLOURS.ink);
  text(share === null ? place : `${place} · top ${share} %`, 500, textFont(44), COLOURS.ink);
  if (mark !== null) drawMedal(pen, METALS[mark]);
  return canvas.encode('png');
}

function drawPanel(pen: SKRSContext2D): void {
  const { width, height } = PICTURE;
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = COLOURS.panel;
  pen.beginPath();
  pen.roundRect(40, 40, width - 80, height - 80, 24);
  pen.fill();
  for (const [inset, colour] of [
    [40, COLOURS.edge],
    [52, COLOURS.line],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 24);
    pen.stroke();
  }
}

function drawMedal(pen: SKRSContext2D, metal: string): void {
  pen.fillStyle = metal;
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.arc(960, 330, 110, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.arc(960, 330, 88, 0, 2 * Math.PI);
  pen.stroke();
}
