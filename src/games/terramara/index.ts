/** The public interface of the package (docs/terramara/rules.md, docs/terramara/content.md). */
import { contentLibrary } from './rules/content-pack/contentOf';

export { terramara } from './bot/botGame';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/state/scenario';

await contentLibrary.fetchReader();
