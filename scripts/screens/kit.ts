/** The parts that docs/kit.md shows: which screen has one, and where on it. */
export const KIT: readonly { readonly name: string; readonly screen: string; readonly at: string }[] = [
  { name: 'header', screen: 'turn', at: '.header' },
  { name: 'player', screen: 'turn', at: '.player' },
  { name: 'bar', screen: 'turn', at: '.bar' },
  { name: 'bags', screen: 'trade', at: '[role="dialog"]' },
  { name: 'log', screen: 'turn', at: '.log' },
  { name: 'track', screen: 'turn', at: '.track' },
  { name: 'ranking', screen: 'final', at: '.ranking' },
  { name: 'text', screen: 'text', at: '.text-table main' },
];
