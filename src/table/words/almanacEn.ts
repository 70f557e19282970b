/** Texts of an almanac's cards. A game's almanac catalogue includes them as `kit`. */
export const kitAlmanac = {
  search: 'Search names and texts',
  origin: {
    label: 'Source of the values',
    all: 'Known and ours',
    known: 'All of it known',
    ours: 'Some values ours',
    pack: 'From the content pack',
  },
  texts: 'Show texts',
  found: '{{count}} of {{all}} cards',
  none: 'No card is like this.',
  from: { known: 'known: {{fields}}', ours: 'ours: {{fields}}', pack: 'content pack: {{fields}}' },
} as const;
