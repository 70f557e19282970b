/** Builds the data of the charts on the final screen from a game's positions and log. */

import { type Courses, coursesOf } from '../../../game-api/courses';
import type { Position, Timeline } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import { recordOf } from '../../../rules-kit/records';
import {
  type BusinessId,
  GOODS,
  type Good,
  type Goods,
  type PlayerID,
  SEASON_PHASES,
  type SeasonPhase,
  type SpaceId,
  TRACKS,
  type Track,
  type WorkerId,
} from '../content/terms';
import { type Fact, factsOf } from '../rules/facts';
import { type LegalMove, readMove } from '../rules/moves';
import { prices } from '../rules/prices';
import { type G, playerOf } from '../rules/state/state';

/** `from` is the index of its first position. */
export type SeasonStart = { readonly round: number; readonly phase: SeasonPhase; readonly from: number };

export type Sale = {
  readonly move: number;
  readonly playerID: PlayerID;
  readonly at: SpaceId;
  readonly good: Good;
  readonly pieces: number;
  readonly gold: number;
};

export type Completion = {
  readonly move: number;
  readonly playerID: PlayerID;
  readonly card: BusinessId;
  readonly worker: WorkerId;
  readonly round: number;
  readonly phase: SeasonPhase;
  readonly given: Goods;
  readonly gained: Goods;
  readonly goldPaid: number;
  /** Without the gold at final scoring */
  readonly goldGained: number;
  readonly tokens: number;
  readonly tracks: readonly Track[];
};

export type GameHistory = {
  readonly moves: number;
  readonly seasons: readonly SeasonStart[];
  readonly gold: Courses;
  readonly tracks: Readonly<Record<Track, Courses>>;
  readonly sales: readonly Sale[];
  readonly completions: readonly Completion[];
};

const seasonIn = ({ ctx }: Position<G>): SeasonPhase | null =>
  SEASON_PHASES.find((phase) => phase === ctx.phase) ?? null;

type FactOf<Kind extends Fact['fact']> = Extract<Fact, { fact: Kind }>;

type Made = {
  readonly move: number;
  readonly before: G;
  readonly phase: SeasonPhase | null;
  /** Null for a secret move. */
  readonly made: LegalMove | null;
  readonly playerID: PlayerID;
  readonly all: <Kind extends Fact['fact']>(kind: Kind) => readonly FactOf<Kind>[];
};

function madeMoves(positions: readonly Position<G>[]): Made[] {
  const { log } = itemAt(positions, -1);
  return log.map(({ action: { payload }, metadata }, index) => {
    const facts = factsOf({ metadata });
    const position = itemAt(positions, index);
    return {
      move: index + 1,
      before: position.G,
      phase: seasonIn(position),
      made: readMove(payload.type, payload.args ?? []),
      playerID: payload.playerID,
      all: <Kind extends Fact['fact']>(kind: Kind) =>
        facts.filter((fact): fact is FactOf<Kind> => fact.fact === kind),
    };
  });
}

function salesOf({ move, before, made, playerID, all }: Made): Sale[] {
  const [acted] = all('acted');
  if (made?.move !== 'trade' || acted === undefined) return [];
  const [{ sell }] = made.args;
  const price = prices(before, acted.at, acted.worker).sell;
  return GOODS.flatMap((good) => {
    const pieces = sell[good] ?? 0;
    return pieces === 0
      ? []
      : [{ move, playerID, at: acted.at, good, pieces, gold: pieces * (price[good] ?? 0) }];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function completionOf({ move, before, phase, made, playerID, all }: Made): Completion[] {
  const [acted] = all('acted');
  if (made?.move !== 'completeBusiness' || acted === undefined || phase === null) return [];
  const [{ card }] = made.args;
  const own = all('goods').filter(({ worker }) => worker === acted.worker);
  const goods = (kind: 'given' | 'gained'): Goods =>
    Object.fromEntries(
      GOODS.map((good) => [good, sum(own.map((fact) => fact[kind]?.[good] ?? 0))] as const).filter(
        ([, pieces]) => pieces > 0,
      ),
    );
  const gold = all('gold').flatMap((fact) => (fact.playerID === playerID ? [fact.amount] : []));
  return [
    {
      move,
      playerID,
      card,
      worker: acted.worker,
      round: before.round,
      phase,
      given: goods('given'),
      gained: goods('gained'),
      goldPaid: Math.abs(sum(gold.filter((amount) => amount < 0))),
      goldGained: sum(gold.filter((amount) => amount > 0)),
      tokens: sum(all('tokens').map(({ amount }) => amount)),
      tracks: all('track').map(({ track }) => track),
    },
  ];
}

function seasonsOf(positions: readonly Position<G>[]): SeasonStart[] {
  const seasons: SeasonStart[] = [];
  for (const [from, position] of positions.entries()) {
    const phase = seasonIn(position);
    const { round } = position.G;
    const last = seasons[seasons.length - 1];
    if (phase !== null && (last?.phase !== phase || last.round !== round))
      seasons.push({ round, phase, from });
  }
  return seasons;
}

export function historyOf(timeline: Timeline<G>): GameHistory {
  const positions = Array.from({ length: timeline.moves + 1 }, (_, moves) => timeline.at(moves));
  const players = Object.keys(itemAt(positions, 0).G.players);
  const course = (read: (G: G, playerID: PlayerID) => number): Courses =>
    coursesOf(players, positions, ({ G }, playerID) => read(G, playerID));
  const made = madeMoves(positions);
  return {
    moves: timeline.moves,
    seasons: seasonsOf(positions),
    gold: course((G, playerID) => playerOf(G, playerID).gold),
    tracks: recordOf(TRACKS, (track) => course((G, playerID) => playerOf(G, playerID).tracks[track])),
    sales: made.flatMap(salesOf),
    completions: made.flatMap(completionOf),
  };
}

export type PlaceSales = {
  readonly at: SpaceId;
  readonly gold: number;
  readonly goods: Readonly<Record<Good, { readonly pieces: number; readonly gold: number }>>;
};

/** Sums a player's sales by place, or everybody's sales if `playerID` is null. Highest income first. */
export function salesByPlace(sales: readonly Sale[], playerID: PlayerID | null): PlaceSales[] {
  const counted = sales.filter((sale) => playerID === null || sale.playerID === playerID);
  return [...new Set(counted.map(({ at }) => at))]
    .map((at): PlaceSales => {
      const here = counted.filter((sale) => sale.at === at);
      const goods = recordOf(GOODS, (good) => {
        const sold = here.filter((sale) => sale.good === good);
        return { pieces: sum(sold.map(({ pieces }) => pieces)), gold: sum(sold.map(({ gold }) => gold)) };
      });
      return { at, gold: sum(here.map(({ gold }) => gold)), goods };
    })
    .sort((a, b) => b.gold - a.gold);
}
