/** All texts of each language by key. */
import { almanac as almanacEnglish } from '../../../src/games/cherez-ural/text/catalogue/en/almanac';
import { en as english } from '../../../src/games/cherez-ural/text/catalogue/en/index';
import { late as lateEnglish } from '../../../src/games/cherez-ural/text/catalogue/en/late';
import { links as linksEnglish } from '../../../src/games/cherez-ural/text/catalogue/en/links';
import { textTable as textTableEnglish } from '../../../src/games/cherez-ural/text/catalogue/en/textTable';
import { almanac as almanacJapanese } from '../../../src/games/cherez-ural/text/catalogue/ja/almanac';
import { ja as japanese } from '../../../src/games/cherez-ural/text/catalogue/ja/index';
import { late as lateJapanese } from '../../../src/games/cherez-ural/text/catalogue/ja/late';
import { links as linksJapanese } from '../../../src/games/cherez-ural/text/catalogue/ja/links';
import { textTable as textTableJapanese } from '../../../src/games/cherez-ural/text/catalogue/ja/textTable';
import { en as tableEnglish } from '../../../src/games/cherez-ural/text/table/en/index';
import { ja as tableJapanese } from '../../../src/games/cherez-ural/text/table/ja/index';
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
