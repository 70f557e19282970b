import { loadWords } from '../src/games/cherez-ural/text/catalogue/en/index';
import { loadWords as loadLateWords } from '../src/games/cherez-ural/text/late/en';
import { loadWords as loadTableWords } from '../src/games/cherez-ural/text/table/en/index';
import { loadWords as loadWordsOfKilia } from '../src/games/kilia/text/catalogue/en/index';
import { loadTerms as loadTermsOfKilia } from '../src/games/kilia/text/catalogue/en/terms';
import { loadWords as loadTableWordsOfKilia } from '../src/games/kilia/text/table/en';
import { loadWords as loadWordsOfSample } from './sample-game/words';

// Loads Japanese texts once, because the tests use them synchronously.
await Promise.all([
  loadWords('ja'),
  loadTableWords('ja'),
  loadLateWords('ja'),
  loadTermsOfKilia('ja'),
  loadWordsOfKilia('ja'),
  loadTableWordsOfKilia('ja'),
  loadWordsOfSample('ja'),
]);
