/** What is said and shown about each fact of the log. */
import { type Changes, changeIcons, type IconAmount } from '../../../game-api/gameLog';
import { type FactTexts, NO_ICONS } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { listed } from '../../../language/lists';
import type { Bag } from '../../../rules-kit/bag';
import { GOODS, type Good, type PlayerID } from '../content/terms';
import type { Facts } from '../rules/facts';
import type { MoveName } from '../rules/moves';
import type { Translate } from './catalogue/en/index';
import { cellsSum, gainItems, phraseOf } from './words';

type At = {
  readonly t: Translate;
  readonly language: Language;
  readonly nameOf: (playerID: PlayerID) => string;
  readonly move: MoveName;
};

type Said =
  /** Continues the sentence of the move. */
  | { readonly along: (sentence: string) => string }
  /** A line of the council phase or of a new round. */
  | {
      readonly line: string;
      readonly changes: Changes;
      readonly isMoment: boolean;
      /** Players whose panels the line is about */
      readonly about?: readonly PlayerID[];
    }
  | null;

const goodsIcons = (goods: Bag<Good>, sign: 1 | -1) => changeIcons(GOODS, goods, sign);

/** A fact that the sentence and the icons of its move already cover. */
const COVERED = { log: () => null, icons: NO_ICONS };

export const FACTS: FactTexts<Facts, At, Said> = {
  card: COVERED,
  contract: COVERED,
  zone: COVERED,
  dealt: COVERED,
  paid: { log: () => null, icons: ({ payment }) => goodsIcons(payment.goods, -1) },
  gained: {
    log: (fact, { t, language, move }) => {
      const gains = gainItems(fact, language);
      return gains.length === 0 || move === 'chooseGood'
        ? null
        : { along: (sentence) => t('log.gaining', { sentence, gains: phraseOf(gains, language) }) };
    },
    icons: ({ goods, sprats }) => [
      ...goodsIcons(goods, 1),
      ...(sprats > 0 ? [{ icon: 'sprat', amount: sprats, change: true } as const] : []),
    ],
  },
  ship: {
    log: ({ ship }, { t }) => ({
      along: (sentence) => t('log.newShip', { sentence, ship: t('terms.ship', { number: ship }) }),
    }),
    icons: NO_ICONS,
  },
  marker: {
    log: ({ achievement, chip }, { t }) => ({
      along: (sentence) =>
        t(chip ? 'log.chip' : 'log.marker', {
          sentence,
          achievement: t(`terms.achievement.${achievement}`),
        }),
    }),
    icons: () => [{ icon: 'wheel', amount: 1, change: true }],
  },
  extra: {
    log: ({ zone }, { t }) => ({
      along: (sentence) => t('log.extra', { sentence, zone: t(`terms.zone.${zone}`) }),
    }),
    icons: NO_ICONS,
  },
  wheel: {
    log: ({ players, achievement, value }, { t, language, nameOf }) => ({
      line: t(players.length > 1 ? 'log.wheelEach' : 'log.wheel', {
        achievement: t(`terms.achievement.${achievement}`),
        points: t('terms.points', { count: value }),
        names: listed([...new Set(players)].map(nameOf), language),
      }),
      changes: [],
      isMoment: true,
      about: [...new Set(players)],
    }),
    icons: ({ players, value }): readonly IconAmount[] => [
      { icon: 'wheel' },
      ...[...new Set(players)].map((player) => ({ player })),
      { icon: 'points', amount: value, change: true },
    ],
  },
  voyage: {
    log: ({ playerID, ship, stops }, { t, language, nameOf }) => {
      const sum = cellsSum(stops.flatMap(({ cells }) => cells));
      return {
        line: t('log.voyage', {
          name: nameOf(playerID),
          ship: t('terms.ship', { number: ship }),
          gains: phraseOf(gainItems(sum, language), language),
        }),
        changes: sum.coins === 0 ? [] : [{ playerID, amount: sum.coins }],
        isMoment: false,
        about: [playerID],
      };
    },
    icons: ({ playerID, stops }): readonly IconAmount[] => [
      { icon: 'shipyard' },
      { player: playerID },
      ...goodsIcons(cellsSum(stops.flatMap(({ cells }) => cells)).goods, 1),
    ],
  },
  round: {
    log: ({ round, final }, { t }) => ({
      line: t(final ? 'log.finalRound' : 'log.round', { round }),
      changes: [],
      isMoment: true,
    }),
    icons: NO_ICONS,
  },
  end: {
    log: (_fact, { t }) => ({ line: t('log.end'), changes: [], isMoment: false }),
    icons: NO_ICONS,
  },
};
