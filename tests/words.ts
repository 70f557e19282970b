import { loadWords } from '../src/games/cherez-ural/text/translate';

// The tests ask for Japanese words without waiting for them.
await loadWords('ja');
