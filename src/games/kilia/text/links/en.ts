import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
/** Texts of the cards that show related things. They load together with those cards. */
export const en = {
  line: '{{what}}: {{says}}',
  card: '{{zone}} card',
  contract: 'Contract for {{cost}}',
  uses: 'What you can use it for',
  expand: 'expand for {{cost}}, you have {{has}} (R4.2)',
  full: 'the zone is full (R4.1)',
  column: 'Its column costs you {{coins}} (R3.3).',
  columnFree: 'Its column is free for you (R3.3).',
  merchant: 'merchant supplying {{good}} (R5.4)',
  ability: 'with a University card: {{ability}} (R4.6)',
  building: 'as a building: {{gain}} more on the next voyage with ship {{ship}} (R4.8)',
  needs: 'What pays for it, your own goods first (R6.1)',
  supply: '{{has}} of {{needs}}',
  delivers: 'supplies {{good}} for 1 coin, {{count}} left this turn (R5.5)',
  bonus: 'the first merchant there gains {{bonus}} (R5.2)',
  rewards: 'gains {{reward}} (R6.1)',
  swap: '{{good}} counts as it (R4.6)',
  voyage: 'the next voyage gives {{gain}} (R9.3)',
  pays: 'It gives {{reward}} and {{points}}.',
  zoneCards: 'Cards of this zone in the row, cheapest first',
  coins: '{{count}} for the column',
  free: 'free column',
  contracts: 'Contracts that need {{good}}',
  merchants: 'Other ways to get {{good}}',
  market: 'Market, {{space}}',
  empty: 'The first merchant here gains {{bonus}} (R5.2).',
  shut: 'It opens once the two spaces below are filled (R5.1).',
  used: '{{left}} of {{uses, use|uses}} left this turn (R5.5).',
  rests: 'Spaces below it',
  paysFor: 'What it can pay for',
  canal: 'Your canal',
  knowledge: 'Your abilities',
  helps: 'What its goods are for',
} as const;

export type SayLink = Translate<KeyOf<typeof en>>;

export const { translator: linkSayer } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./ja')).ja,
});
