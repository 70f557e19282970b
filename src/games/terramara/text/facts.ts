/** Sentences and icons of each fact of the log. */
import { changeIcons, type IconAmount } from '../../../game-api/gameLog';
import { type FactTexts, NO_ICONS } from '../../../game-api/moveTexts';
import { type PlayerID, RESOURCES, type Resources } from '../content/terms';
import { bonusTileOf } from '../rules/content-pack/contentOf';
import type { Facts } from '../rules/facts';
import { effectsText } from './cardText';
import type { After } from './moves';
import { lootWhy, resourcesPhrase, roadName, rowName, vpPhrase } from './words';

export type At = After & {
  readonly nameOf: (playerID: PlayerID) => string;
  /** The player who moved. Facts about others name their player. */
  readonly by: PlayerID;
};

/** Something that a player gains, pays or loses. The log says all of one kind in one phrase. */
export type Item = {
  readonly playerID: PlayerID;
  readonly kind: 'gain' | 'pay' | 'lose';
  /** Items of one unit are summed. Null for an item that is named alone. */
  readonly unit: string | null;
  readonly count: number;
  readonly say: (count: number) => string;
};

/** Phrases and items. None if the sentence of the move already says it. */
export type Said = readonly (string | Item)[];

type About = { readonly playerID: PlayerID };

const NOTHING: Said = [];

const gainsOne = ({ playerID }: About, what: string): Said => [
  { playerID, kind: 'gain', unit: null, count: 1, say: () => what },
];

const items = (
  playerID: PlayerID,
  kind: 'pay' | 'gain',
  resources: Resources,
  { t }: Pick<At, 't'>,
): readonly Item[] =>
  RESOURCES.flatMap((unit): Item[] => {
    const count = resources[unit] ?? 0;
    const say = (sum: number) => t(`terms.pieces.${unit}`, { count: sum });
    return count === 0 ? [] : [{ playerID, kind, unit, count, say }];
  });

/** Describes steps on a track. */
const steps = (at: At, track: 'military' | 'river', fact: About & { readonly steps: number }): Said => [
  {
    playerID: fact.playerID,
    kind: fact.steps > 0 ? 'gain' : 'lose',
    unit: track,
    count: Math.abs(fact.steps),
    say: (count) => at.t(`log.item.${track}`, { count }),
  },
];

const resourceIcons = (resources: Resources | undefined, sign: 1 | -1) =>
  changeIcons(RESOURCES, resources, sign, (kind) => `res-${kind}`);

export const FACTS: FactTexts<Facts, At, Said> = {
  resources: {
    log: ({ playerID, lost = {}, gained = {} }, at) => [
      ...items(playerID, 'pay', lost, at),
      ...items(playerID, 'gain', gained, at),
    ],
    icons: ({ lost, gained }) => [...resourceIcons(lost, -1), ...resourceIcons(gained, 1)],
  },
  vp: {
    log: ({ playerID, amount }, { language }) => [
      {
        playerID,
        kind: 'gain',
        unit: 'vp',
        count: amount,
        say: (count) => vpPhrase(count, language),
      },
    ],
    icons: NO_ICONS,
  },
  military: {
    log: (fact, at) => steps(at, 'military', fact),
    icons: (fact) => [{ icon: 'military', amount: fact.steps, change: true }],
  },
  river: {
    log: (fact, at) => steps(at, 'river', fact),
    icons: (fact) => [{ icon: 'technology', amount: fact.steps, change: true }],
  },
  caravan: {
    log: (fact, at) => {
      const road = roadName(fact.to, at.language);
      return [
        fact.playerID === at.by
          ? at.t('log.fact.caravan', { road })
          : at.t('log.others.caravan', { name: at.nameOf(fact.playerID), road }),
      ];
    },
    icons: (fact, at) => [{ icon: 'expedition' }, { word: roadName(fact.to, at.language) }],
  },
  flag: {
    log: ({ playerID, row }, { t, by, nameOf }) => [
      playerID === by
        ? t('log.fact.flag', { row: rowName(row) })
        : t('log.others.flag', { name: nameOf(playerID), row: rowName(row) }),
    ],
    icons: ({ row }) => [{ icon: 'flag' }, { word: rowName(row) }],
  },
  craftsman: {
    log: (fact, at) => gainsOne(fact, at.t('log.item.craftsman', { level: fact.level })),
    icons: ({ level }) => [{ icon: `craftsman-${level}` }],
  },
  worker: {
    log: ({ playerID, worker, count }, { t }) => [
      {
        playerID,
        kind: 'gain',
        unit: worker,
        count,
        say: (sum) => t(`terms.workers.${worker}`, { count: sum }),
      },
    ],
    icons: ({ worker, count }) => [{ icon: worker, amount: count, change: true }],
  },
  bonusTile: {
    log: (fact, at) => {
      const effects = effectsText(bonusTileOf(at.G, fact.tile).do, at.language);
      return gainsOne(fact, at.t('log.item.bonusTile', { effects }));
    },
    icons: NO_ICONS,
  },
  leader: {
    log: ({ playerID }, { t, by, nameOf }) => [
      playerID === by ? t('log.fact.leader') : t('log.others.leader', { name: nameOf(playerID) }),
    ],
    icons: () => [{ icon: 'leader' }],
  },
  raid: {
    log: (due, { t, language, nameOf }) => [
      t(due.count === 0 ? 'log.fact.raidNothing' : 'log.fact.raid', {
        name: nameOf(due.playerID),
        count: due.count,
        why: lootWhy(due, language),
      }),
    ],
    icons: NO_ICONS,
  },
  loot: {
    log: ({ from, to, resources }, { t, language, nameOf, by }) => [
      t(from === by ? 'log.fact.lootTo' : 'log.fact.lootFrom', {
        resources: resourcesPhrase(resources, language),
        from: nameOf(from),
        to: nameOf(to),
      }),
    ],
    icons: ({ from, to, resources }, { by }): readonly IconAmount[] => {
      if (to === by) return resourceIcons(resources, 1);
      return from === by ? [...resourceIcons(resources, -1), { player: to }] : [];
    },
  },
  built: { log: () => NOTHING, icons: NO_ICONS },
};
