import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';

/** Texts of the cards that show related things. They load together with those cards. */
export const en = {
  line: '{{what}}: {{says}}',
  lacks: 'Missing: {{resources}}.',
  made: 'Craftsmen make {{what}} from {{raw}} (S3.6); you have {{count}} {{raw}}.',
  payable: 'You can pay for it (S3.5).',
  far: 'Out of reach: the canoe must stand on river space {{space}} (S6.2).',
  gives: 'Where you can get {{what}}, open spaces first',
  needs: 'Artifacts of the row that need it',
  cards: 'Artifacts of the row that need what it gives',
  cost: 'costs {{resources}}',
  open: 'open',
  joins: 'open, joining costs {{price}} military (S4.7)',
  other: 'open to your {{worker}}',
  shut: 'not now',
  military: 'military',
  technology: 'technology',
  expedition: 'expedition',
  held: 'You have {{count}}.',
  turnsInto: 'Craftsmen make {{other}} from it (S3.6).',
  turnsFrom: 'Craftsmen make it from {{other}} (S3.6).',
  track: { military: 'Military', technology: 'River', expedition: 'Road' },
} as const;

export type SayLink = Translate<KeyOf<typeof en>>;

export const { translator: linkSayer } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./ja')).ja,
});
