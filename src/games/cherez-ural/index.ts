/** What other programs rely on (docs/interface.md). */
export { board } from './content/board';
export { content } from './content/index';
export { cherezUral } from './game';
export { queries } from './queries';
export { scenario } from './rules/scenario';
