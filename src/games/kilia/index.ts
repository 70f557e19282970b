/** The public interface of the package (docs/kilia/interface.md). */
import { readAllContent } from './rules/content-pack/contentReader';

export { kilia } from './bot/gameForBots';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/state/scenario';

readAllContent();
