/** Positions of golden games as input for the map of Через Урал */
import { readFileSync } from 'node:fs';
import { asAnyGame } from '../../src/game-api/module';
import { cherezUralModule as module } from '../../src/games/cherez-ural/module';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { mapTargets } from '../../src/games/cherez-ural/ui/board/mapTargets';
import { markersOf, piecesOf } from '../../src/games/cherez-ural/ui/board/pieces';
import type { Laid } from '../../src/games/cherez-ural/ui/map/layout';
import type { MapLeg } from '../../src/games/cherez-ural/ui/map/types';
import { indexLegalMoves } from '../../src/games/cherez-ural/view-model/legal';
import { NOTHING_PICKED } from '../../src/games/cherez-ural/view-model/selection';
import { buildTable } from '../../src/games/cherez-ural/view-model/table';
import { findTargets, mapUse, seasonOf } from '../../src/games/cherez-ural/view-model/targets';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { newSave, type SavedGame } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';

type Golden = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly moves: SavedGame['actions'];
};

export type MapPosition = Omit<Laid, 'language'> & {
  readonly name: string;
  readonly players: number;
  readonly save: () => SavedGame;
  /** The longest possible route */
  readonly legs: readonly MapLeg[];
};

const file = new URL('../games/cherez-ural/golden.json', import.meta.url);

function saveOf({ numPlayers, setupData, seed, moves }: Golden, made: number): SavedGame {
  return newSave({
    game: module.name,
    rulesVersion: module.rulesVersion,
    seed,
    setupData,
    seats: module.colours
      .slice(0, numPlayers)
      .map(({ id }, seat) => ({ playerID: `${seat}`, name: `Player ${seat + 1}`, colour: id })),
    actions: moves.slice(0, made),
  });
}

/** Returns every nth position of every third golden game, as the player to act sees the map. */
export function mapPositions(every: number): readonly MapPosition[] {
  const games = (JSON.parse(readFileSync(file, 'utf8')) as Golden[]).filter((_, i) => i % 3 === 0);
  return games.flatMap((golden, game) => {
    const { seats } = saveOf(golden, 0);
    const { timeline } = new Session(asAnyGame(module), saveOf(golden, golden.moves.length)).current();
    const made = Array.from({ length: timeline.moves }, (_, at) => at).filter((at) => at % every === 0);
    return made.map((at): MapPosition => {
      const { ctx, ...position } = timeline.at(at);
      // Safe cast: the states are the game's own.
      const G = position.G as G;
      const acts = Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null });
      const viewer = acts.find((id) => module.legalMoves(G, ctx, id).length > 0) ?? ctx.currentPlayer;
      const legal = indexLegalMoves(module.legalMoves(G, ctx, viewer));
      const shown = { ctx, log: [], viewer, seats, language: 'en', onHint: undefined } as const;
      const history = { canUndo: false, canRedo: false, undo: () => {}, redo: () => {} };
      const table = buildTable({ ...shown, history } as never, G, legal, () => {});
      const use = mapUse(legal, NOTHING_PICKED);
      const placing = use === 'placing' ? itemAt(entryOf(G.players, viewer).workers, 0) : null;
      const targets = findTargets(G, legal, use, seasonOf(ctx.phase), table.acting, placing);
      const ways = [...targets.values()].flatMap((choices) => choices.map(({ legs }) => legs));
      return {
        name: `game ${game}, move ${at}`,
        players: golden.numPlayers,
        save: () => saveOf(golden, at),
        pieces: piecesOf(table, {}, placing, new Map()),
        markers: markersOf(G),
        targets: mapTargets(targets),
        legs: ways.reduce((long, legs) => (legs.length > long.length ? legs : long), ways[0] ?? []),
      };
    });
  });
}
