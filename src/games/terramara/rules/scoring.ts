/** Scoring (§9). */
import { itemAt } from '../../../rules-kit/indexed';
import { LEFT_OVER_VP, UNBUILT_RESERVED } from '../content/board';
import {
  type PlayerID,
  POINT_SOURCES,
  type PointSource,
  PROCESSED,
  RAW,
  type TileId,
} from '../content/terms';
import type { Outpost } from '../content/vocabulary';
import { artifactOf, contentOf, territoryOf } from './content-pack/contentOf';
import { metric } from './metrics';
import { countOf } from './resources';
import { type G, playerOf, rowOf } from './state/state';

export type Breakdown = Record<PointSource, number>;

export type GameResult = {
  readonly scores: readonly {
    readonly playerID: PlayerID;
    readonly points: number;
    readonly breakdown: Breakdown;
  }[];
  readonly ranking: readonly PlayerID[];
  readonly winners: readonly PlayerID[];
};

/** Returns the points of the highest tier reached, or 0 (S9.6). */
export const outpostVp = (G: G, playerID: PlayerID, outpost: Outpost): number =>
  tierVp(outpost, metric(G, playerID, outpost.metric));

/**
 * Returns the points of the highest tier reached.
 * @param value the value of the outpost's metric
 */
export function tierVp({ at, vp }: Outpost, value: number): number {
  let reached = 0;
  for (let tier = 0; tier < at.length; tier++) if (value >= itemAt(at, tier)) reached = itemAt(vp, tier);
  return reached;
}

export const outpostOf = (G: G, tile: TileId): Outpost | null => {
  const { back } = territoryOf(G, tile);
  return back !== undefined && 'outpost' in back ? back.outpost : null;
};

/** Returns the points of artifacts' end effects and the Highlander's outpost (S9.3). */
function cardEnds(G: G, playerID: PlayerID): number {
  const { built, ownPlain } = playerOf(G, playerID);
  let points = 0;
  for (const { card } of built) {
    const { effect } = artifactOf(G, card);
    if (effect.kind !== 'end') continue;
    for (const each of effect.do) {
      if ('vpPer' in each)
        points += each.vpPer.vp * metric(G, playerID, each.vpPer.metric, each.vpPer.category);
      else if ('vp' in each) points += each.vp;
    }
  }
  const own = ownPlain === null ? null : outpostOf(G, ownPlain);
  return own === null ? points : points + outpostVp(G, playerID, own);
}

/** Returns the rank on the military track, from 1. Neutrals count, and ties share the better rank (S9.4). */
export function militaryRank(G: G, playerID: PlayerID): number {
  const own = playerOf(G, playerID).military;
  let ahead = 0;
  for (const id of G.turnOrder) if (playerOf(G, id).military > own) ahead += 1;
  for (const { military } of G.neutrals) if (military > own) ahead += 1;
  return ahead + 1;
}

/** Returns a player's points by source if the game ended now. */
export function scoreNow(G: G, playerID: PlayerID): Breakdown {
  const player = playerOf(G, playerID);
  const { military, road } = contentOf(G);
  let artifacts = 0;
  for (const { card } of player.built) artifacts += artifactOf(G, card).vp;
  let caravans = 0;
  for (let place = 0; place < G.camp.length; place++)
    if (G.camp[place] === playerID) caravans += road.campVp[place] ?? 0;
  let outposts = 0;
  for (const row of player.flags) {
    const outpost = outpostOf(G, rowOf(G, row).plain);
    if (outpost !== null) outposts += outpostVp(G, playerID, outpost);
  }
  return {
    chips: player.vp,
    artifacts,
    cardEnds: cardEnds(G, playerID),
    military: military.rankVp[militaryRank(G, playerID) - 1] ?? 0,
    caravans,
    outposts,
    reserved: player.reserved === null ? 0 : UNBUILT_RESERVED,
    resources:
      countOf(player.resources, RAW) * LEFT_OVER_VP.raw +
      countOf(player.resources, PROCESSED) * LEFT_OVER_VP.processed,
  };
}

function sumOf(breakdown: Breakdown): number {
  let points = 0;
  for (const source of POINT_SOURCES) points += breakdown[source];
  return points;
}

export const pointsNow = (G: G, playerID: PlayerID): number => sumOf(scoreNow(G, playerID));

/** Ranks the players by points, then river, then military; else a draw (S9.9). */
export function gameResult(G: G): GameResult {
  const scores = Object.keys(G.players)
    .sort()
    .map((playerID) => {
      const breakdown = scoreNow(G, playerID);
      return { playerID, points: sumOf(breakdown), breakdown };
    });
  const keysOf = ({ playerID, points }: { readonly playerID: PlayerID; readonly points: number }) => [
    points,
    playerOf(G, playerID).river,
    playerOf(G, playerID).military,
  ];
  const compare = (a: (typeof scores)[number], b: (typeof scores)[number]): number => {
    const [one, other] = [keysOf(a), keysOf(b)];
    const at = one.findIndex((value, i) => value !== other[i]);
    return at < 0 ? 0 : itemAt(other, at) - itemAt(one, at);
  };
  const ranked = scores.toSorted(
    (a, b) => compare(a, b) || G.turnOrder.indexOf(a.playerID) - G.turnOrder.indexOf(b.playerID),
  );
  return {
    scores,
    ranking: ranked.map(({ playerID }) => playerID),
    winners: ranked
      .filter((score) => compare(itemAt(ranked, 0), score) === 0)
      .map(({ playerID }) => playerID),
  };
}
