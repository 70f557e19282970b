/** A council phase as it is shown: which seals went to which values, and each ship from building to building. */
import type { LogEntry } from 'boardgame.io';
import type { Achievement, Heading, PlayerID } from '../content/terms';
import { type Fact, factsOf } from '../rules/facts';
import type { G } from '../rules/state';
import { type Bag, sumBags } from './bag';
import type { IndexedContent } from './contentIndex';
import { bagOfCell, cellsSeen } from './voyage';

export type SealsGone = {
  readonly achievement: Achievement;
  readonly value: number;
  readonly players: readonly PlayerID[];
};

export type StopShown = {
  readonly space: number;
  /** The cells of the ship's window that looks at it; null: what was seen fits none. */
  readonly window: readonly number[] | null;
  readonly gain: Bag;
};

export type VoyageShown = {
  readonly playerID: PlayerID;
  readonly ship: number;
  /** Where the ship headed. */
  readonly heading: Heading;
  /** In the order in which the ship passes them. */
  readonly stops: readonly StopShown[];
};

export type CouncilShown = {
  readonly seals: readonly SealsGone[];
  readonly voyages: readonly VoyageShown[];
};

type VoyageFact = Extract<Fact, { fact: 'voyage' }>;

function voyageShown(G: G, content: IndexedContent, { playerID, ship, stops }: VoyageFact): VoyageShown {
  // The ship has turned since.
  const heading: Heading = G.players[playerID].heading === 'right' ? 'left' : 'right';
  const { windows } = content.ship[ship];
  const { canal, colour } = G.players[playerID];
  const own = content.zones.find((zone) => zone.colour === colour)?.good ?? null;
  return {
    playerID,
    ship,
    heading,
    stops: stops.map(({ space, cells }): StopShown => {
      const building = canal[space];
      const strip =
        building === null
          ? []
          : building.card === 'home'
            ? content.canal.home.map((cell) => (cell === 'own' ? own : cell))
            : content.action[building.card].warehouse;
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

/** What entries of the log tell of a council phase; null: nothing. `G`: the position after them. */
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

/** What a ship has gained once it has passed so many buildings. */
export const gainedBy = ({ stops }: VoyageShown, passed: number): Bag =>
  sumBags(...stops.slice(0, passed).map(({ gain }) => gain));

/** The steps of the show: the seals first, then a building after the other, then the far end. */
export const stepsOf = ({ voyages }: CouncilShown): number =>
  voyages.length === 0 ? 1 : 2 + Math.max(...voyages.map(({ stops }) => stops.length));
