import { loadWords } from '../src/games/cherez-ural/text/translate';
import { loadWords as loadTableWordsOfKilia } from '../src/games/kilia/text/table';
import { loadWords as loadWordsOfKilia } from '../src/games/kilia/text/translate';
import { loadWords as loadWordsOfSample } from './sample-game/words';

// The tests ask for Japanese words without waiting for them.
await Promise.all([
  loadWords('ja'),
  loadWordsOfKilia('ja'),
  loadTableWordsOfKilia('ja'),
  loadWordsOfSample('ja'),
]);
