/** The public interface of the package (docs/terramara/rules.md, docs/terramara/content.md). */
import { readAllContent } from './rules/content-pack/contentReader';

export { terramara } from './bot/gameForBots';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/state/scenario';

readAllContent();
