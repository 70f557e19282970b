import type { KeyOf } from '../../../../../language/translated';
import { createTranslators } from '../../../../../language/translator';
import { card } from './card';

export const terms = {
  resource: {
    cattle: 'cattle',
    rock: 'rock',
    log: 'log',
    ore: 'ore',
    leather: 'leather',
    stone: 'stone',
    timber: 'timber',
    bronze: 'bronze',
  },
  pieces: '{{count}} {{resource}}',
  nothing: 'nothing',
  vp: '{{count}} VP',
  form: { raw: 'raw', processed: 'processed' },
  worker: { explorer: 'explorer', chief: 'chief', warrior: 'warrior' },
  workers: {
    explorer_one: '{{count}} explorer',
    explorer_other: '{{count}} explorers',
    chief_one: '{{count}} chief',
    chief_other: '{{count}} chiefs',
    warrior_one: '{{count}} warrior',
    warrior_other: '{{count}} warriors',
  },
  neutral: { n0: 'the first neutral', n1: 'the second neutral' },
  space: {
    craftsman: 'Craftsman',
    develop: 'Develop',
    travel: 'Travel',
    developTravel: 'Develop or travel',
    raid: 'Raid',
    leader: 'Leader',
    raidLeader: 'Raid and leader',
    hut: 'Own hut',
    ownTrail: 'Own trail',
    plain: 'Plain {{row}}, space {{place}}',
    mountain: 'Mountain {{row}}, space {{place}}',
    trail: 'Trail {{row}}',
  },
  road: {
    start: 'the start',
    way: 'the road before the first junction',
    junction: 'junction {{row}}',
    bonusTile: 'the bonus tile at junction {{row}}',
    outpost: 'the outpost of Plain {{row}}',
    camp: 'the camp',
  },
  caravan: { first: 'first', second: 'second' },
  metric: {
    artifacts: 'artifacts built',
    categories: 'categories of artifacts built',
    sameCategory: 'artifacts of one category',
    flags: 'own flags',
    craftsmen: 'craftsmen',
    craftsmanLevels: 'craftsman levels in total',
    militaryLevel: 'military level',
    river: 'river space',
    processed: 'processed resources',
    junctions: 'junctions reached by both caravans',
    caravansHome: 'caravans at the camp',
  },
  category: { leather: 'leather', stone: 'stone', timber: 'timber', bronze: 'bronze' },
  source: {
    chips: 'VP chips',
    artifacts: 'Artifacts',
    cardEnds: 'End effects',
    military: 'Military rank',
    caravans: 'Caravans',
    outposts: 'Outposts',
    reserved: 'Reserved artifact',
    resources: 'Resources',
  },
  phase: {
    draft: 'Draft',
    chooseTiles: 'The Highlander’s tiles',
    openingGains: 'Starting resources',
    neutralPlacement: 'Neutral explorers',
    growUp: 'Growing up',
    work: 'Round',
    roundEnd: 'End of the round',
  },
  move: {
    draft: 'draft',
    chooseTiles: 'choose tiles',
    placeNeutral: 'place a neutral explorer',
    growUp: 'grow up',
    place: 'place a worker',
    build: 'build',
    reserve: 'reserve',
    useCraftsman: 'use a craftsman',
    useArtifact: 'use an artifact',
    useCharacter: 'use the character',
    useBonusTile: 'use a bonus tile',
    endTurn: 'end the turn',
    step: 'move a caravan',
    gain: 'gain',
    convert: 'process',
    swap: 'exchange',
    pay: 'pay',
    skip: 'decline',
    choose: 'choose',
    giveLoot: 'give loot',
  },
  tile: 'bonus tile {{effects}}',
  /** Patterns that join words. */
  list: { comma: '{{a}}, {{b}}', and: '{{a}} and {{b}}', or: '{{a}} or {{b}}', plus: '{{a}} + {{b}}' },
  /** A sentence with its rule. */
  ruled: '{{sentence}} ({{rule}}).',
};

const en = { terms, card } as const;

/** Names, amounts and effects, separate from the sentences because the first table needs only these. */
export const { translator: termsIn, isTextKey: isTermKey } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => {
    const [{ terms: names }, { card: effects }] = await Promise.all([
      import('../ja/terms'),
      import('../ja/card'),
    ]);
    return { terms: names, card: effects };
  },
});
