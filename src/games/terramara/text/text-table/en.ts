import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
import { kitText } from '../../../../table/words/textEn';

/** Texts used only by the text table. */
export const textTable = {
  kit: kitText,
  title: 'Terramara, text view',
  section: {
    final: 'Result',
    now: 'Now',
    do: 'What you can do',
    own: 'Your own board',
    players: 'Players',
    board: 'Board',
    row: 'Artifacts',
    tracks: 'Tracks',
    log: 'Log',
  },
  yourTurn: 'It’s your turn.',
  onlooker: 'You’re watching.',
  source: 'Points from',
  sum: 'Total',
  where: 'Where to',
  which: 'Which',
  field: '{{resource}}, you have {{has}}',
  next: 'Then: {{names}}.',
  leader: '{{name}} has the start card.',
  points: '{{count, point|points}}',
  workers: 'In hand: explorers {{explorers}}, chief {{chief}}, warriors {{warriors}}.',
  resources: 'Resources: {{resources}}.',
  craftsmen: 'Craftsmen ready: {{ready}}; used: {{used}}.',
  tracks:
    'Military {{military}} (level {{level}}), river {{river}}, caravans: {{caravans}}, flags on: {{flags}}.',
  built: 'Built: {{cards}}.',
  reserved: 'Reserved: {{card}}.',
  character: '{{name}}, {{age}}: {{text}}',
  space: '{{name}}: {{effects}}. {{who}}',
  empty: 'Free.',
  stands: 'There: {{who}}.',
  fire: 'Fire: closed.',
  outpost: '{{name}}: {{text}}. Flags: {{flags}}.',
  card: '{{place}}. {{name}}, {{category}}, {{vp, point|points}}, costs {{cost}}. {{effect}}',
  reach: 'Your canoe reaches the first {{count}} of the row.',
  river: 'River {{at}}: {{gift}}',
  road: 'Road, {{stop}}: {{what}}',
  reserveAbility: 'from here on you may reserve',
  reserveDiscount: 'reserved artifacts cost 1 less',
  explorer: 'one more explorer',
  none: 'none',
  land: 'Land {{land}}',
} as const;

export type Say = Translate<KeyOf<typeof textTable>>;

export const { translator: sayer } = createTranslators<KeyOf<typeof textTable>>({
  en: textTable,
  ja: async () => (await import('./ja')).textTable,
});
