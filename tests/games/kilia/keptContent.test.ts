import { kilia } from '../../../src/games/kilia';
import { contentLibrary } from '../../../src/games/kilia/rules/content-pack/contentOf';
import { keepsItsContent } from '../shared/keptContent';
import earlier from './begunEarlier.json' with { type: 'json' };
import earlierContent from './earlierContent.json' with { type: 'json' };

keepsItsContent(kilia, contentLibrary, earlier, earlierContent);
