import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../src/games/cherez-ural/content/playerColours';

const tokens = readFileSync(new URL('../../src/games/cherez-ural/ui/tokens.css', import.meta.url), 'utf8');

describe('a player colour', () => {
  it.each(PLAYER_COLOURS)('$id is the same in style sheets and on its pieces', ({ id, fill, edge }) => {
    expect(tokens).toContain(`--${id}-fill: ${fill};`);
    expect(tokens).toContain(`--${id}-edge: ${edge};`);
  });
});
