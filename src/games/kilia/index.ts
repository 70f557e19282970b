/** The public interface of the package (docs/kilia/interface.md). */
import { contentLibrary } from './rules/content-pack/contentOf';

export { kilia } from './bot/botGame';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/state/scenario';

await contentLibrary.fetchReader();
