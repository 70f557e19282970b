/** The public interface of the package (docs/kilia/interface.md). */
import { readAllContent } from './rules/contentReader';

export { kilia } from './bot/gameForBots';
export { content } from './content/index';
export { queries } from './queries';
export { scenario } from './rules/scenario';

readAllContent();
