import type { LogEntry } from 'boardgame.io';
import { entriesOf } from '../../../../rules-kit/records';
import { board } from '../../content/board';
import type { ChitId, SpaceId, WorkerId } from '../../content/terms';
import { chitPelts } from '../../rules/content-pack/contentOf';
import { factsOf } from '../../rules/facts';
import { isExplored } from '../../rules/spaces';
import { type ExplorationChit, type G, playerOf, workerOf } from '../../rules/state/state';
import type { Routes } from '../../view-model/routes';
import type { Table } from '../../view-model/table';
import type { ChitFace, MapChit, MapMarker, MapPiece, MapTurned } from '../map/types';

/** Returns the workers on the board. During placing, the viewer's workers are where they have been placed so far. */
export function piecesOf(
  { G, t, seat, acting, viewer, workerName, spaceName }: Table,
  placingAt: Readonly<Record<WorkerId, SpaceId>>,
  placing: WorkerId | null,
  routes: Routes,
): MapPiece[] {
  return G.turnOrder.flatMap((playerID) =>
    playerOf(G, playerID).workers.flatMap((id): MapPiece[] => {
      const worker = workerOf(G, id);
      const at = (playerID === viewer ? placingAt[id] : undefined) ?? worker.at;
      if (at === null) return [];
      const { name, colour } = seat(playerID);
      const acts = id === acting || id === placing;
      const key = acts ? 'acts' : worker.acted ? 'acted' : 'waits';
      const label = t(`table.piece.${key}`, { name, worker: workerName(id), place: spaceName(at) });
      const came = routes.get(id);
      return [{ id, at, player: colour, glyph: id, acted: worker.acted, acting: acts, label, came }];
    }),
  );
}

const isHarvestChit = (chit: ExplorationChit): chit is ChitId => /^(siberia|farEast)\d+$/.test(chit);

function explorationFace(G: G, at: SpaceId, chit: ExplorationChit): ChitFace {
  if (chit === 'noExploration') return { kind: 'noExploration' };
  // The solo game's marked chit is face up.
  return G.soloDisc === at && isHarvestChit(chit)
    ? { kind: 'harvestUp', ...chitPelts(G, chit) }
    : { kind: 'harvestDown' };
}

export function chitsOf(G: G): MapChit[] {
  const exploration = entriesOf(G.exploration).map(
    ([at, chit]): MapChit => ({
      at,
      spot: 'exploration',
      face: explorationFace(G, at, chit),
      disc: G.soloDisc === at,
    }),
  );
  const hunting = entriesOf(G.hunting).map(
    ([at, { chit, faceUp }]): MapChit => ({
      at,
      spot: 'hunting',
      face: { kind: faceUp ? 'harvestUp' : 'huntDown', ...chitPelts(G, chit) },
    }),
  );
  return [...exploration, ...hunting];
}

/** Returns the chit that an exploring move revealed; undefined for other moves. */
export function turnedChit(entry: LogEntry, move: number): MapTurned | undefined {
  const chit = factsOf(entry).find((fact) => fact.fact === 'chit');
  return chit?.fact !== 'chit'
    ? undefined
    : { at: chit.at, sable: chit.pelts.sable ?? 0, fur: chit.pelts.fur ?? 0, move };
}

export const markersOf = (G: G): MapMarker[] => [
  ...G.noEntry.map((at): MapMarker => ({ at, kind: 'noEntry' })),
  ...(G.factoryAt === null ? [] : [{ at: G.factoryAt, kind: 'factory' } as const]),
  ...G.pilgrimage.map((at): MapMarker => ({ at, kind: 'pilgrimage' })),
];

export const unexploredCities = (G: G): SpaceId[] =>
  board.spaces.flatMap(({ id, kind }) => (kind !== 'village' && !isExplored(G, id) ? [id] : []));
