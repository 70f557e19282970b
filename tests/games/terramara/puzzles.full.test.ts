import { leadInOtherSearch } from '../shared/puzzles';

leadInOtherSearch('terramara');
