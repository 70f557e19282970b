/** All texts of each language by key. */
import { almanac as almanacEnglish } from '../../../src/games/cherez-ural/text/almanac/en';
import { almanac as almanacJapanese } from '../../../src/games/cherez-ural/text/almanac/ja';
import { en as english } from '../../../src/games/cherez-ural/text/catalogue/en/index';
import { ja as japanese } from '../../../src/games/cherez-ural/text/catalogue/ja/index';
import { late as lateEnglish } from '../../../src/games/cherez-ural/text/late/en';
import { late as lateJapanese } from '../../../src/games/cherez-ural/text/late/ja';
import { en as linksEnglish } from '../../../src/games/cherez-ural/text/links/en';
import { ja as linksJapanese } from '../../../src/games/cherez-ural/text/links/ja';
import { en as tableEnglish } from '../../../src/games/cherez-ural/text/table/en/index';
import { ja as tableJapanese } from '../../../src/games/cherez-ural/text/table/ja/index';
import { textTable as textTableEnglish } from '../../../src/games/cherez-ural/text/text-table/en';
import { textTable as textTableJapanese } from '../../../src/games/cherez-ural/text/text-table/ja';
import { flatten } from '../shared/catalogue';

export const [en, ja] = [
  flatten({
    ...english,
    ...tableEnglish,
    almanac: almanacEnglish,
    textTable: textTableEnglish,
    late: lateEnglish,
    links: linksEnglish,
  }),
  flatten({
    ...japanese,
    ...tableJapanese,
    almanac: almanacJapanese,
    textTable: textTableJapanese,
    late: lateJapanese,
    links: linksJapanese,
  }),
];
