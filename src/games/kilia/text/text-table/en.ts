import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
import { kitText } from '../../../../table/words/textEn';

/** Texts used only by the text table. */
export const textTable = {
  title: 'Kilia, text view',
  section: {
    final: 'Final score',
    now: 'Now',
    do: 'What you can do',
    own: 'Your board',
    row: 'Contracts and action cards',
    wheels: 'Wheels',
    players: 'Players',
    log: 'Log',
  },
  whose: { you: 'It’s your turn.', other: 'It’s {{name}}’s turn.' },
  step: {
    good: 'Take a good of your choice.',
    contract: 'You may take a contract from the row.',
    ability: 'You may take a card from the row for its ability.',
    building: 'You may build a card from the row on the canal.',
  },
  extra: 'You have an extra action: you may take another card.',
  final: 'This is the last round.',
  refreshed: 'Round {{round}}.',
  column:
    'Column {{column}} ({{keys, key|keys}} or {{price, coin|coins}}; for you {{cost}}): contract {{contract}}; card {{card}}.',
  free: 'free',
  none: 'none',
  card: '{{zone}}, {{ability}}, building {{cells}}',
  contract: 'pay {{cost}}, gain {{reward}}, {{points}}',
  supply:
    '{{name}} ({{zone}}): {{goods}}, {{coins}}; keys: {{keys}}; chips left: {{chips}}; sprats: {{sprats}}.',
  ship: 'Ship {{ship}} heads for {{end}}; the next voyage gives {{voyage}}.',
  building: 'Building on canal space {{space}}: {{cells}}.',
  abilities: 'Abilities: {{list}}.',
  contracts: 'Open contracts: {{list}}. Fulfilled: {{count}}, {{points}}.',
  piles:
    'Cards left: {{actions, action card|action cards}}, top card: {{zone}}; {{contracts, contract|contracts}}; {{sprats, sprat|sprats}}.',
  parts: 'Points from',
  sum: 'Total',
  pick: {
    expand: 'Expand: card and payment',
    placeMerchant: 'Place a merchant: card and space',
    fulfilContract: 'Fulfil a contract: which, and the payment',
    buildWarehouse: 'Build: card and side',
    chooseWindows: 'Windows of ship 2',
  },
  confirm: {
    expand: 'Expand',
    placeMerchant: 'Place',
    fulfilContract: 'Fulfil',
    buildWarehouse: 'Build',
    chooseWindows: 'Sail',
  },
  group: { card: 'Card in column {{column}}', sprat: 'Sprat', all: 'All' },
  kit: kitText,
} as const;

export type Say = Translate<KeyOf<typeof textTable>>;

export const { translator: sayer } = createTranslators<KeyOf<typeof textTable>>({
  en: textTable,
  ja: async () => (await import('./ja')).textTable,
});
