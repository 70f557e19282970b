/** The parts that docs/kit.md shows: which screen has one, and where on it. */
export const KIT: readonly { readonly name: string; readonly screen: string; readonly at: string }[] = [
  { name: 'header', screen: 'summer', at: '.header' },
  { name: 'player', screen: 'summer', at: '.player' },
  { name: 'bar', screen: 'summer', at: '.bar' },
  { name: 'bags', screen: 'trade', at: '[role="dialog"]' },
  { name: 'log', screen: 'summer', at: '.log' },
  { name: 'track', screen: 'summer', at: '.track' },
  { name: 'ranking', screen: 'final', at: '.ranking' },
  { name: 'text', screen: 'text', at: '.text-table main' },
];
