import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/savedGame';

/** A page in a state worth looking at. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly game?: SavedGame;
  /** Something else that the browser keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly theme?: 'dark';
  /** What is done before the picture is taken; a test id is pressed. */
  readonly steps?: readonly (string | ((page: Page) => Promise<void>))[];
  readonly only?: 'desk' | 'phone';
};

/** What every game has beside its table. */
export const pagesOf = (game: string): readonly Screen[] => [
  { name: 'page', path: `/${game}` },
  { name: 'new', path: `/${game}/new` },
  { name: 'rules', path: `/${game}/rules` },
  { name: 'almanac', path: `/${game}/almanac` },
];

/** Charts are fetched when they are first looked at. */
const charts = (page: Page) => page.locator('.chart-figure').first().waitFor();

/** A finished game: the score, a chart, the board behind it, and the score in words. */
export const finalScreens = (game: SavedGame, part: string): readonly Screen[] => [
  { name: 'final', path: '/table', game },
  { name: 'final-dark', path: '/table', game, theme: 'dark' },
  { name: `final-${part}`, path: '/table', game, steps: [`part-${part}`, charts] },
  { name: 'final-board', path: '/table', game, steps: ['see-board'] },
  { name: 'text-final', path: '/table?view=text', game },
];

/** A position as it stands, with the menu open, looked back at and in words. */
export const tableScreens = (name: string, game: SavedGame): readonly Screen[] => [
  { name, path: '/table', game },
  { name: `${name}-dark`, path: '/table', game, theme: 'dark' },
  { name: `${name}-menu`, path: '/table', game, steps: ['menu'] },
  { name: `${name}-text`, path: '/table?view=text', game },
];
