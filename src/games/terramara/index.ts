/** What other programs rely on (docs/terramara/rules.md, docs/terramara/content.md). */
import { readAllContent } from './rules/contentReader';

export { terramara } from './bot/gameForBots';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/scenario';

readAllContent();
