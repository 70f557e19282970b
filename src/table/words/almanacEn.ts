/** Texts of an almanac's cards. A game's almanac catalogue includes them as `kit`. */
export const kitAlmanac = {
  search: 'Search names and texts',
  origin: {
    label: 'Source of the values',
    all: 'Published and house',
    known: 'All published',
    ours: 'Some house values',
    pack: 'From the content pack',
  },
  texts: 'Show texts',
  found: '{{count}} of {{all}} cards',
  none: 'No cards match.',
  from: {
    known: 'published: {{fields}}',
    ours: 'house values: {{fields}}',
    pack: 'content pack: {{fields}}',
  },
} as const;
