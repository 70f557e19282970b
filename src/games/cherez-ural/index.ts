/** The public interface for other programs (docs/cherez-ural/interface.md). */
import { readAllContent } from './rules/content-pack/contentReader';

export { cherezUral } from './bot/gameForBots';
export { board } from './content/board';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/state/scenario';

readAllContent();
