/** View model of a council phase: which markers moved to which values, and each ship's stops. */
import type { LogEntry } from 'boardgame.io';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import type { Achievement, Heading, PlayerID } from '../content/terms';
import { type Fact, factsOf } from '../rules/facts';
import { type G, playerOf } from '../rules/state/state';
import type { IndexedContent } from './contentIndex';
import { type Bag, sumBags } from './resources';
import { bagOfCell, cellsSeen } from './voyage';

export type SealsGone = {
  readonly achievement: Achievement;
  readonly value: number;
  readonly players: readonly PlayerID[];
};

export type StopShown = {
  readonly space: number;
  /** Cells of the ship's window at this stop; null if no window matches the gain. */
  readonly window: readonly number[] | null;
  readonly gain: Bag;
};

export type VoyageShown = {
  readonly playerID: PlayerID;
  readonly ship: number;
  /** The ship's heading during the voyage. */
  readonly heading: Heading;
  /** In sailing order. */
  readonly stops: readonly StopShown[];
};

export type CouncilShown = {
  readonly seals: readonly SealsGone[];
  readonly voyages: readonly VoyageShown[];
};

type VoyageFact = Extract<Fact, { fact: 'voyage' }>;

function voyageShown(G: G, content: IndexedContent, { playerID, ship, stops }: VoyageFact): VoyageShown {
  // The ship has reached the other end and now heads the other way.
  const heading: Heading = playerOf(G, playerID).heading === 'right' ? 'left' : 'right';
  const { windows } = entryOf(content.ship, String(ship));
  const { canal, colour } = playerOf(G, playerID);
  const own = content.zones.find((zone) => zone.colour === colour)?.good ?? null;
  return {
    playerID,
    ship,
    heading,
    stops: stops.map(({ space, cells }): StopShown => {
      const building = itemAt(canal, space);
      const strip =
        building === null
          ? []
          : building.card === 'home'
            ? content.canal.home.map((cell) => (cell === 'own' ? own : cell))
            : entryOf(content.action, building.card).warehouse;
      const standing = building?.turned ? [...strip].reverse() : strip;
      const window = windows.find(
        (candidate) =>
          cellsSeen(content, candidate, heading)
            .map((cell) => standing[cell])
            .join() === cells.join(),
      );
      return { space, window: window ?? null, gain: sumBags(...cells.map(bagOfCell)) };
    }),
  };
}

/** Finds the council phase in log entries, or returns null. `G` is the state after them. */
export function councilShown(
  G: G,
  content: IndexedContent,
  entries: readonly LogEntry[],
): CouncilShown | null {
  const facts = entries.flatMap(factsOf);
  const seals = facts.flatMap((fact) => (fact.fact === 'wheel' ? [fact] : []));
  const voyages = facts.flatMap((fact) => (fact.fact === 'voyage' ? [voyageShown(G, content, fact)] : []));
  return seals.length + voyages.length === 0 ? null : { seals, voyages };
}

/** Returns a ship's gains after `passed` stops. */
export const gainedBy = ({ stops }: VoyageShown, passed: number): Bag =>
  sumBags(...stops.slice(0, passed).map(({ gain }) => gain));

/** Counts the animation's steps: one for the markers, one per stop, and one for the far end. */
export const stepsOf = ({ voyages }: CouncilShown): number =>
  voyages.length === 0 ? 1 : 2 + Math.max(...voyages.map(({ stops }) => stops.length));
