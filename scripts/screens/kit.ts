/** The parts shown in docs/kit.md: screen, selector, and maximum size */
export const KIT: readonly {
  readonly name: string;
  readonly screen: string;
  readonly at: string;
  readonly most?: { readonly left?: number; readonly width: number; readonly height: number };
}[] = [
  { name: 'header', screen: 'turn', at: '.header' },
  { name: 'player', screen: 'turn', at: '.player' },
  { name: 'bar', screen: 'turn', at: '.bar' },
  { name: 'plan', screen: 'plan', at: '.plan-line' },
  { name: 'bags', screen: 'trade', at: '[role="dialog"]' },
  { name: 'choice', screen: 'choose-worker', at: '[role="dialog"]' },
  { name: 'log', screen: 'turn', at: '.log' },
  { name: 'story', screen: 'turn', at: '.story' },
  { name: 'ranking', screen: 'final', at: '.ranking' },
  { name: 'charts', screen: 'final-gold', at: '.chart-figure' },
  { name: 'spots', screen: 'summer-path', at: '.board-press', most: { left: 330, width: 620, height: 320 } },
  { name: 'track', screen: 'turn', at: '.track' },
  { name: 'hand', screen: 'turn', at: '.hand' },
  { name: 'cards', screen: 'almanac', at: '.almanac-cards', most: { width: 740, height: 330 } },
  { name: 'almanac', screen: 'almanac', at: '.almanac', most: { width: 980, height: 300 } },
  { name: 'text', screen: 'text', at: '.text-table main' },
  { name: 'coach', screen: 'guide', at: '[data-testid="coach"]' },
];
