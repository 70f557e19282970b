import { terramara } from '../../../src/games/terramara';
import { contentLibrary } from '../../../src/games/terramara/rules/content-pack/contentOf';
import { keepsItsContent } from '../shared/keptContent';
import earlier from './begunEarlier.json' with { type: 'json' };
import earlierContent from './earlierContent.json' with { type: 'json' };

keepsItsContent(terramara, contentLibrary, earlier, earlierContent);
