/** Resources and track steps that a space can give a player now. */
import { itemAt } from '../../../rules-kit/indexed';
import { silent } from '../../../rules-kit/logLine';
import { LEADER_GIFTS, LEADER_LAST, RAID_PRICE } from '../content/board';
import { type PlayerID, RAW, RESOURCES, type Resource, ROUNDS } from '../content/terms';
import type { Effect } from '../content/vocabulary';
import { contentOf } from '../rules/content-pack/contentOf';
import { lootDue } from '../rules/effects';
import { KINDS_OF, PROCESSED_OF, supplyOf } from '../rules/resources';
import { copyOf } from '../rules/state/copy';
import { type G, playerOf } from '../rules/state/state';
import { loseMilitary } from '../rules/tracks';

export const TRACKS = ['military', 'technology', 'expedition'] as const;
export type TrackName = (typeof TRACKS)[number];
export type Arrival = Resource | TrackName;

/** Returns the resources that other players might have to give to a raider, after the raider has paid (S5.3). */
function lootOf(after: G, raider: PlayerID): readonly Resource[] {
  const givers = lootDue(after, raider)
    .filter(({ count }) => count > 0)
    .map((due) => playerOf(after, due.playerID).resources);
  return RESOURCES.filter((kind) => givers.some((stock) => stock[kind] > 0));
}

/** Whether a player can still move on a track. Beyond its end there are only VP. */
function canMove(G: G, playerID: PlayerID, track: TrackName): boolean {
  const { military, river, caravans } = playerOf(G, playerID);
  if (track === 'expedition') return caravans.some((at) => at !== 'camp');
  return track === 'military' ? military < contentOf(G).military.end : river < contentOf(G).river.end;
}

/** Follows all effects in order, through every choice. A spectator counts as holding every resource. */
export function arrivalsOf(
  G: G,
  playerID: PlayerID | null,
  effects: readonly Effect[],
): ReadonlySet<Arrival> {
  const held = new Set(
    RESOURCES.filter((kind) => playerID === null || playerOf(G, playerID).resources[kind] > 0),
  );
  const arrivals = new Set<Arrival>();
  // A raid's price makes room on the military track.
  let tracks = G;
  const gain = (kind: Resource) => {
    arrivals.add(kind);
    held.add(kind);
  };
  const gainSupplied = (kinds: readonly Resource[]) => {
    for (const kind of kinds) if (supplyOf(G, kind) > 0) gain(kind);
  };
  const swap = () => {
    const given = RAW.filter((raw) => held.has(raw));
    gainSupplied(RAW.filter((raw) => given.some((from) => from !== raw)));
  };
  const follow = (all: readonly Effect[]) => {
    for (const effect of all) {
      if ('gain' in effect) gainSupplied(RESOURCES.filter((kind) => (effect.gain[kind] ?? 0) > 0));
      else if ('gainAny' in effect) gainSupplied(KINDS_OF[effect.gainAny.form]);
      else if ('convert' in effect) {
        for (const raw of RAW) if (held.has(raw)) gain(PROCESSED_OF[raw]);
      } else if ('swap' in effect) {
        // A second exchange can restore the first kind.
        for (let times = Math.min(2, effect.swap); times > 0; times--) swap();
      } else if ('exchange' in effect) {
        const { pay, get } = effect.exchange;
        if ('anyRaw' in pay ? held.size > 0 : KINDS_OF.processed.some((kind) => held.has(kind))) follow(get);
      } else if ('choose' in effect) for (const way of effect.choose) follow(way);
      else if ('raid' in effect) {
        if (playerID !== null) {
          tracks = copyOf(G);
          loseMilitary(tracks, playerID, RAID_PRICE, silent);
        }
        for (const kind of playerID === null ? RESOURCES : lootOf(tracks, playerID)) gain(kind);
      } else if ('leader' in effect) follow(G.round === ROUNDS ? [LEADER_LAST] : itemAt(LEADER_GIFTS, 0));
      else
        for (const track of TRACKS)
          if (track in effect && (playerID === null || canMove(tracks, playerID, track))) arrivals.add(track);
    }
  };
  follow(effects);
  return arrivals;
}
