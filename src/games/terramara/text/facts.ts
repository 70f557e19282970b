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

/** Says what a player gains or loses: `own` if the player moved, else a sentence about them. */
const change = (at: At, { playerID }: About, own: string, what: string, kind: 'gain' | 'lose' = 'gain') =>
  playerID === at.by ? own : at.t(`log.others.${kind}`, { name: at.nameOf(playerID), what });

/** Describes steps on a track. A sentence about another player counts them without a sign. */
const steps = (at: At, track: 'military' | 'river', fact: About & { readonly steps: number }): string =>
  change(
    at,
    fact,
    at.t(`log.fact.${track}`, { steps: signed(fact.steps) }),
    at.t(`log.others.${track}`, { count: Math.abs(fact.steps) }),
    fact.steps > 0 ? 'gain' : 'lose',
  );

/** Whether the sentence of the move already tells the caravan's way. */
const isOwnStep = ({ playerID }: About, { move, by }: At): boolean => move === 'step' && playerID === by;

const resourceIcons = (resources: Resources | undefined, sign: 1 | -1) =>
  changeIcons(RESOURCES, resources, sign, (kind) => `res-${kind}`);

export const FACTS: FactTexts<Facts, At, Said> = {
  resources: {
    log: (fact, at) => {
      const { t, language } = at;
      const { lost, gained } = fact;
      const said = (kind: 'gain' | 'lose', bag: Resources | undefined): readonly string[] => {
        if (bag === undefined) return [];
        const own = RESOURCES.flatMap((resource) => {
          const count = bag[resource] ?? 0;
          if (count === 0) return [];
          const resources = resourcesPhrase({ [resource]: count }, language);
          return [t(kind === 'gain' ? 'log.fact.gained' : 'log.fact.lost', { resources })];
        });
        return [change(at, fact, join(own, language, 'comma'), resourcesPhrase(bag, language), kind)];
      };
      return join([...said('lose', lost), ...said('gain', gained)], language, 'comma');
    },
    icons: ({ lost, gained }) => [...resourceIcons(lost, -1), ...resourceIcons(gained, 1)],
  },
  vp: {
    log: (fact, at) => {
      const count = { count: fact.amount };
      return change(at, fact, at.t('log.fact.vp', count), at.t('log.others.vp', count));
    },
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
        : at.t('log.others.caravan', { name: at.nameOf(fact.playerID), road });
    },
    icons: (fact, at) =>
      isOwnStep(fact, at) ? [] : [{ icon: 'expedition' }, { word: roadName(fact.to, at.language) }],
  },
  flag: {
    log: ({ playerID, row }, { t, by, nameOf }) =>
      playerID === by
        ? t('log.fact.flag', { row: rowName(row) })
        : t('log.others.flag', { name: nameOf(playerID), row: rowName(row) }),
    icons: ({ row }) => [{ icon: 'flag' }, { word: rowName(row) }],
  },
  craftsman: {
    log: (fact, at) => {
      const craftsman = at.t('log.fact.craftsman', { level: fact.level });
      return change(at, fact, craftsman, craftsman);
    },
    icons: ({ level }) => [{ icon: `craftsman-${level}` }],
  },
  worker: {
    log: (fact, at) => {
      const workers = at.t(`terms.workers.${fact.worker}`, { count: fact.count });
      return change(at, fact, at.t('log.fact.worker', { workers }), workers);
    },
    icons: ({ worker, count }) => [{ icon: worker, amount: count, change: true }],
  },
  bonusTile: {
    log: (fact, at) => {
      const effects = effectsText(bonusTileOf(at.G, fact.tile).do, at.language);
      const tile = at.t('log.fact.bonusTile', { effects });
      return change(at, fact, tile, tile);
    },
    icons: NO_ICONS,
  },
  leader: {
    log: ({ playerID }, { t, by, nameOf }) =>
      playerID === by ? t('log.fact.leader') : t('log.others.leader', { name: nameOf(playerID) }),
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
