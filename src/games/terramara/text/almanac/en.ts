import type { KeyOf } from '../../../../language/translated';
import { createTranslators } from '../../../../language/translator';
import { kitAlmanac } from '../../../../table/words/almanacEn';

/** Texts used only by the almanac. */
export const almanac = {
  kit: kitAlmanac,
  section: { cards: 'Cards', board: 'Lands', legend: 'Legend' },
  provenance:
    'Some values of the original game are not public: names, costs, points and effects marked “House values” are a reconstruction.',
  kind: {
    label: 'Kind',
    all: 'All kinds',
    artifact: 'Artifacts',
    character: 'Characters',
    startCard: 'Starting resources',
    bonusTile: 'Bonus tiles',
  },
  group: { label: 'Category', all: 'All categories' },
  marks: 'Costs or gives',
  field: {
    level: 'level',
    category: 'category',
    name: 'name',
    cost: 'cost',
    vp: 'points',
    effect: 'effect',
    do: 'effect',
    texts: 'texts',
  },
  level: 'level {{level}}',
  legend: {
    resources: 'Resources: raw is round and pale, processed square and full',
    signs: 'Signs',
    kinds: 'When an artifact works',
    spaces: 'Spaces of the board',
    anyRaw: 'any raw resource',
    anyProcessed: 'any processed resource',
    military: 'military: moves the sword (S6.1)',
    technology: 'technology: moves the canoe, which widens the choice of artifacts (S6.2)',
    expedition: 'expedition: a step of a caravan (S6.4)',
    vp: 'points',
    process: 'process: turn a raw resource to its processed side',
    exchange: 'exchange a raw resource for another',
    craftsman: 'a craftsman; the pips are its level (S3.6)',
    raid: 'raid (S5.3)',
    leader: 'leader: the start card (S5.4)',
    join: 'joining another colour’s explorer (S4.7)',
    reserve: 'the reserve ability (S6.3)',
    level: 'military level, 1 to 4: the pips on the last bead that the sword has reached (S6.1)',
    junction: 'junctions reached by both caravans',
    camp: 'the camp at the end of the road (S6.7)',
    flag: 'own flags on outposts (S6.6)',
    fire: 'a fire tile: the space can’t be used (S4.9)',
    hour: 'when a worker comes back, or must wait (S4.5)',
    ghost: 'the chosen worker may go here; a red pill is what it costs',
    lock: 'closed now; pressed, it says which rule closes it',
    need: 'sword and number: the military that joining asks for',
  },
} as const;

export const { translator: sayer } = createTranslators<KeyOf<typeof almanac>>({
  en: almanac,
  ja: async () => (await import('./ja')).almanac,
});
