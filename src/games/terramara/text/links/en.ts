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
  stop: {
    j: 'From here a step leads straight on, to the bonus tile or to the outpost (S6.6). Once both caravans are here or farther on, trail {{row}} is open to their owner (S6.5).',
    b: 'The step onto it gives: {{effects}}. The tile stays for the others (S6.6).',
    o: 'The step onto it sets a flag (S6.6). Points at the end: {{outpost}}.',
    hidden: 'A step onto it sets no flag until Plain {{row}} is flipped, at the end of round {{row}} (S6.6).',
    camp: 'The end of the road: a caravan takes the best free place (S6.7). Points: {{points}}.',
  },
  riverSpace: 'River space {{at}}',
  river: {
    none: 'It gives nothing.',
    reserveAbility:
      'Entering it gives the reserve ability: instead of building, one may put an artifact of the row aside (S6.3, S3.4).',
    reserveDiscount: 'Entering it makes each reserved artifact 1 resource cheaper from now on (S6.3).',
    explorer: 'Entering it gives the fifth explorer, usable in this round (S6.3).',
    tile: 'Entering it gives: {{effects}}. The tile stays for the others (S6.3).',
  },
  reach: 'A canoe here reaches the row up to artifact {{count}} (S6.2).',
  track: { military: 'Military', technology: 'River', expedition: 'Road' },
} as const;

export type SayLink = Translate<KeyOf<typeof en>>;

export const { translator: linkSayer } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./ja')).ja,
});
