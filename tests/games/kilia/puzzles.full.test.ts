import { leadInOtherSearch } from '../shared/puzzles';

leadInOtherSearch('kilia');
