/** The public interface for other programs (docs/cherez-ural/interface.md). */
import { contentLibrary } from './rules/content-pack/contentOf';

export { cherezUral } from './bot/botGame';
export { board } from './content/board';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/state/scenario';

await contentLibrary.fetchReader();
