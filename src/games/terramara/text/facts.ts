/** Sentences and icons of each fact of the log. */
import { changeIcons, type IconAmount } from '../../../game-api/gameLog';
import { type FactTexts, NO_ICONS } from '../../../game-api/moveTexts';
import { signed } from '../../../language/signed';
import { type PlayerID, RESOURCES, type Resources } from '../content/terms';
import { bonusTileOf } from '../rules/content-pack/contentOf';
import type { Facts } from '../rules/facts';
import type { MoveName } from '../rules/moves';
import { effectsText } from './cardText';
import type { After } from './moves';
import { join, resourcesPhrase, roadName, rowName } from './words';

export type At = After & {
  readonly nameOf: (playerID: PlayerID) => string;
  /** The player who moved. Facts about others name their player. */
  readonly by: PlayerID;
  readonly move: MoveName;
};

/** A phrase. Null if the sentence of the move already says it. */
type Said = string | null;

type About = { readonly playerID: PlayerID };

const named = ({ by, t, nameOf }: At, { playerID }: About, fact: string): string =>
  playerID === by ? fact : t('log.fact.others', { name: nameOf(playerID), fact });

/** Describes steps on a track. A sentence about another player counts them without a sign. */
function steps(at: At, track: 'military' | 'river', fact: About & { readonly steps: number }): string {
  const { by, t, nameOf } = at;
  if (fact.playerID === by) return t(`log.fact.${track}`, { steps: signed(fact.steps) });
  return t(`log.fact.${fact.steps > 0 ? 'othersGain' : 'othersLose'}.${track}`, {
    name: nameOf(fact.playerID),
    count: Math.abs(fact.steps),
  });
}

/** Whether the sentence of the move already tells the caravan's way. */
const isOwnStep = ({ playerID }: About, { move, by }: At): boolean => move === 'step' && playerID === by;

const resourceIcons = (resources: Resources | undefined, sign: 1 | -1) =>
  changeIcons(RESOURCES, resources, sign, (kind) => `res-${kind}`);

export const FACTS: FactTexts<Facts, At, Said> = {
  resources: {
    log: (fact, at) => {
      const { t, language } = at;
      const { lost, gained } = fact;
      const phrases = [
        ...(lost === undefined ? [] : [t('log.fact.lost', { resources: resourcesPhrase(lost, language) })]),
        ...(gained === undefined
          ? []
          : [t('log.fact.gained', { resources: resourcesPhrase(gained, language) })]),
      ];
      return named(at, fact, join(phrases, language, 'comma'));
    },
    icons: ({ lost, gained }) => [...resourceIcons(lost, -1), ...resourceIcons(gained, 1)],
  },
  vp: {
    log: (fact, at) => named(at, fact, at.t('log.fact.vp', { count: fact.amount })),
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
      if (isOwnStep(fact, at)) return null;
      const road = roadName(fact.to, at.language);
      return fact.playerID === at.by
        ? at.t('log.fact.caravan', { road })
        : at.t('log.fact.othersCaravan', { name: at.nameOf(fact.playerID), road });
    },
    icons: (fact, at) =>
      isOwnStep(fact, at) ? [] : [{ icon: 'expedition' }, { word: roadName(fact.to, at.language) }],
  },
  flag: {
    log: (fact, at) => named(at, fact, at.t('log.fact.flag', { row: rowName(fact.row) })),
    icons: ({ row }) => [{ icon: 'flag' }, { word: rowName(row) }],
  },
  craftsman: {
    log: (fact, at) => named(at, fact, at.t('log.fact.craftsman', { level: fact.level })),
    icons: ({ level }) => [{ icon: `craftsman-${level}` }],
  },
  worker: {
    log: (fact, at) => {
      const workers = at.t(`terms.workers.${fact.worker}`, { count: fact.count });
      return named(at, fact, at.t('log.fact.worker', { workers }));
    },
    icons: ({ worker, count }) => [{ icon: worker, amount: count, change: true }],
  },
  bonusTile: {
    log: (fact, at) => {
      const effects = effectsText(bonusTileOf(at.G, fact.tile).do, at.language);
      return named(at, fact, at.t('log.fact.bonusTile', { tile: at.t('terms.tile', { effects }) }));
    },
    icons: NO_ICONS,
  },
  leader: {
    log: (fact, at) => named(at, fact, at.t('log.fact.leader')),
    icons: () => [{ icon: 'leader' }],
  },
  loot: {
    log: ({ from, to, resources }, { t, language, nameOf }) =>
      t('log.fact.loot', {
        resources: resourcesPhrase(resources, language),
        from: nameOf(from),
        to: nameOf(to),
      }),
    icons: ({ from, to, resources }, { by }): readonly IconAmount[] => {
      if (to === by) return resourceIcons(resources, 1);
      return from === by ? [...resourceIcons(resources, -1), { player: to }] : [];
    },
  },
  built: { log: () => null, icons: NO_ICONS },
};
