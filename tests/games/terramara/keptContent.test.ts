/** A game started with other values ends as it did then. */
import { beforeAll, describe, expect, it } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import { content, terramara } from '../../../src/games/terramara';
import type { Resources } from '../../../src/games/terramara/content/terms';
import type { ArtifactEffect, BonusTile, StartCard } from '../../../src/games/terramara/content/vocabulary';
import { contentLibrary } from '../../../src/games/terramara/rules/content-pack/contentOf';
import type { GameResult } from '../../../src/games/terramara/rules/scoring';
import type { SetupData } from '../../../src/games/terramara/rules/state/setupData';
import { hashOf } from '../../../src/rules-kit/contentHash';
import earlier from './begunEarlier.json' with { type: 'json' };

/** Hash of the content that the game started with. */
const EARLIER = '281ff7b35fdd3f0fd2ece47da924f8c6';
const VP: Readonly<Record<string, number>> = {
  ...{ a04: 3, a34: 12, a39: 12, a43: 8, a44: 12, a49: 12 },
  ...{ a17: 3, a38: 9, a52: 8 },
  ...{ a35: 14, a40: 14, a45: 14, a50: 14 },
};
const COST: Readonly<Record<string, Resources>> = {
  a01: { log: 1, timber: 1 },
  a07: { rock: 1, stone: 1 },
  a11: { cattle: 1, leather: 1 },
  a17: { log: 1, leather: 1, timber: 1 },
  a25: { cattle: 1, leather: 1, timber: 1 },
  a28: { leather: 1, stone: 1, bronze: 1 },
  a29: { ore: 1, leather: 1, bronze: 1 },
};
const EFFECT: Readonly<Record<string, ArtifactEffect>> = {
  a09: { kind: 'immediate', do: [{ technology: 2 }] },
};
const BONUS: Readonly<Record<string, BonusTile['do']>> = {
  b01: [{ gain: { cattle: 1, rock: 1 } }],
  b03: [{ military: 1 }, { technology: 1 }],
  b05: [{ vp: 3 }],
  b06: [{ warrior: 1 }],
  b07: [{ gainAny: { form: 'raw', count: 2 } }, { convert: 1 }],
  b08: [{ gainAny: { form: 'processed', count: 1 } }, { military: 1 }],
  b09: [{ expedition: 2 }],
  b10: [{ technology: 2 }],
  b11: [{ vp: 4 }],
  b12: [{ military: 3 }],
  b14: [{ vp: 5 }],
  b18: [{ gainAny: { form: 'processed', count: 1 } }, { vp: 2 }],
};
const CAMP = [10, 8, 6, 5, 4, 3, 2, 1];
const START: Readonly<Record<string, StartCard['do']>> = {
  s01: [{ gain: { cattle: 1, log: 1, rock: 1 } }, { military: 2 }, { craftsman: 1 }],
  s04: [{ gain: { log: 1, rock: 1, ore: 1 } }, { military: 2 }, { craftsman: 1 }],
  s05: [{ gain: { cattle: 2, ore: 1 } }, { military: 1 }, { craftsman: 1 }],
  s07: [{ gain: { cattle: 1, rock: 2 } }, { expedition: 1 }, { technology: 1 }, { craftsman: 1 }],
  s10: [{ gain: { timber: 1, rock: 1, cattle: 1 } }, { technology: 2 }],
  s11: [{ gain: { stone: 1, ore: 1, cattle: 1 } }, { expedition: 2 }, { technology: 1 }],
};

function endOf(setupData: SetupData): GameResult | undefined {
  const start = startGame(terramara, earlier.numPlayers, setupData, earlier.seed);
  let { state } = start;
  for (const move of earlier.moves as readonly PlayedMove[])
    state = start.reducer(state, moveAction(move)) as typeof state;
  return state.ctx.gameover as GameResult | undefined;
}

describe('a game started with earlier values', () => {
  beforeAll(async () => {
    await contentLibrary.fetchReader();
    const artifacts = content.artifacts.map((card) => ({
      ...card,
      cost: COST[card.id] ?? card.cost,
      vp: VP[card.id] ?? card.vp,
      effect: EFFECT[card.id] ?? card.effect,
    }));
    const startCards = content.startCards.map((card) => ({ ...card, do: START[card.id] ?? card.do }));
    const bonusTiles = content.bonusTiles.map((tile) => ({ ...tile, do: BONUS[tile.id] ?? tile.do }));
    const characters = content.characters.map((each) => ({
      ...each,
      ...(each.id === 'maker' && { adultVp: [2, 3, 4] }),
    }));
    const road = { ...content.road, campVp: CAMP };
    const before = JSON.parse(
      JSON.stringify({ ...content, road, bonusTiles, characters, artifacts, startCards }),
    );
    expect(hashOf(before)).toBe(EARLIER);
    contentLibrary.add(EARLIER, before);
  });

  it('ends as before with its own content', () => {
    expect(endOf({ ...earlier.setupData, content: EARLIER })).toEqual(earlier.result);
  });

  it('ends differently with the current content', () => {
    expect(endOf(earlier.setupData)).not.toEqual(earlier.result);
  });
});
