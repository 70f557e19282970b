import { leadInOtherSearch } from '../shared/puzzles';

leadInOtherSearch('cherez-ural');
