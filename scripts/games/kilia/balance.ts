/** The report of `npm run balance` for Kilia (docs/kilia/balance.md). */
import lodash from 'lodash';
import { COLOURS, type Colour, GOODS, type PlayerID, ZONES } from '../../../src/games/kilia/content/terms';
import { actionCard } from '../../../src/games/kilia/rules/content-pack/contentOf';
import { read } from '../../../src/games/kilia/rules/moveArguments';
import { type Cost, contractCost, deliveredBy, zoneCost } from '../../../src/games/kilia/rules/paying';
import type { Gameover } from '../../../src/games/kilia/rules/scoring';
import { type G, type Payment, type Player, playerOf } from '../../../src/games/kilia/rules/state/state';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { type Interval, wilson } from '../../arena/statistics';
import { interval, mark, percent, table } from '../../balance/markdown';
import { meanWithError } from '../../balance/means';
import type { GameBalance } from '../../balance/watch';

const { mean } = lodash;

const KINDS = ['swap', 'extra', 'points'] as const;
type Kind = (typeof KINDS)[number];

type SeatRecord = {
  readonly colour: Colour;
  readonly points: number;
  /** Share of the win. */
  readonly won: number;
  readonly chips: number;
  readonly zone: number;
  readonly contracts: number;
  readonly abilities: number;
  readonly owned: readonly Kind[];
  readonly used: readonly Kind[];
  /** Cards under each zone; ship number, merchants and fulfilled contracts follow. */
  readonly cards: readonly number[];
  readonly ship: number;
  readonly merchants: number;
  readonly fulfilled: number;
};

export type KiliaRecord = {
  readonly rounds: number;
  readonly moves: number;
  readonly seats: readonly SeatRecord[];
};

/** Whether a payment needs a swap ability: more goods replace others than 3:1 trades explain (R4.3). */
function usesSwap(G: G, player: Player, cost: Cost, payment: Payment): boolean {
  const delivered = deliveredBy(G, player, payment);
  let paid = 0;
  let due = cost.any;
  let lacking = 0;
  GOODS.forEach((good, kind) => {
    const given = (payment.goods[good] ?? 0) + (delivered[good] ?? 0);
    paid += given;
    due += itemAt(cost.goods, kind);
    lacking += Math.max(0, itemAt(cost.goods, kind) - given);
  });
  return lacking > (paid - due) / 2;
}

function watch(start: G) {
  const used: Record<PlayerID, Set<Kind>> = Object.fromEntries(
    Object.keys(start.players).map((playerID) => [playerID, new Set<Kind>()]),
  );
  return {
    before(G: G, playerID: PlayerID, { move, args }: { move: string; args: readonly unknown[] }) {
      const player = playerOf(G, playerID);
      if (G.turn.extra && (move === 'expand' || move === 'placeMerchant'))
        entryOf(used, playerID).add('extra');
      const expand = move === 'expand' ? read.expand(args)?.[0] : undefined;
      const fulfil = move === 'fulfilContract' ? read.fulfil(args)?.[0] : undefined;
      const cost =
        expand !== undefined
          ? zoneCost(G, player, expand.zone)
          : fulfil !== undefined
            ? contractCost(G, fulfil.contract)
            : null;
      const payment = expand?.payment ?? fulfil?.payment;
      if (cost !== null && payment !== undefined && usesSwap(G, player, cost, payment))
        entryOf(used, playerID).add('swap');
    },
    record(final: G, { scores, winners }: Gameover, moves: number): KiliaRecord {
      return {
        rounds: final.round,
        moves,
        seats: scores.map(({ playerID, total, chips, zone, contracts, abilities }): SeatRecord => {
          const player = playerOf(final, playerID);
          if (abilities > 0) entryOf(used, playerID).add('points');
          if (player.colour === null) throw new Error(`player ${playerID} ended without a colour`);
          return {
            colour: player.colour,
            points: total,
            won: winners.includes(playerID) ? 1 / winners.length : 0,
            chips,
            zone,
            contracts,
            abilities,
            owned: [...new Set(player.abilities.map((card) => actionCard(final, card).ability.kind))],
            used: [...entryOf(used, playerID)],
            cards: ZONES.map((each) => player.zones[each].length),
            ship: player.ship,
            merchants: Object.values(player.market).filter((stack) => stack.length > 0).length,
            fulfilled: player.fulfilled.length,
          };
        }),
      };
    },
  };
}

/** Allowed deviation from a colour's share of wins. */
const OFF = 0.04;
const ROUNDS = [11, 15] as const;
const LEAST_USE = 0.1;

type Row = { readonly name: string; readonly wins: Interval; readonly points: readonly [number, number] };

function tallyOf(records: readonly KiliaRecord[]) {
  const players = itemAt(records, 0).seats.length;
  const all = records.flatMap(({ seats }) => seats);
  const rowOf = (name: string, seats: readonly SeatRecord[]): Row & { readonly games: number } => ({
    name,
    games: seats.length,
    wins: wilson(
      seats.reduce((sum, { won }) => sum + won, 0),
      seats.length,
    ),
    points: meanWithError(seats.map(({ points }) => points)),
  });
  return {
    games: records.length,
    players,
    movesPerGame: mean(records.map(({ moves }) => moves)),
    rounds: {
      mean: mean(records.map(({ rounds }) => rounds)),
      least: Math.min(...records.map(({ rounds }) => rounds)),
      most: Math.max(...records.map(({ rounds }) => rounds)),
      inside: wilson(
        records.filter(({ rounds }) => rounds >= ROUNDS[0] && rounds <= ROUNDS[1]).length,
        records.length,
      ),
    },
    points: mean(all.map(({ points }) => points)),
    sources: (['chips', 'zone', 'contracts', 'abilities'] as const).map((source) => ({
      source,
      points: mean(all.map((seat) => seat[source])),
    })),
    colours: COLOURS.map((colour) =>
      rowOf(
        colour,
        all.filter((seat) => seat.colour === colour),
      ),
    ),
    seats: Array.from({ length: players }, (_, seat) =>
      rowOf(
        `${seat + 1}`,
        records.map(({ seats }) => itemAt(seats, seat)),
      ),
    ),
    abilities: KINDS.map((kind) => {
      const owners = all.filter(({ owned }) => owned.includes(kind));
      return {
        kind,
        owners: owners.length,
        used: wilson(owners.filter(({ used }) => used.includes(kind)).length, owners.length),
      };
    }),
    boards: {
      cards: ZONES.map((zone, at) => ({ zone, cards: mean(all.map(({ cards }) => cards[at])) })),
      ship: mean(all.map(({ ship }) => ship)),
      merchants: mean(all.map(({ merchants }) => merchants)),
      fulfilled: mean(all.map(({ fulfilled }) => fulfilled)),
    },
  };
}

function markdownOf(tally: ReturnType<typeof tallyOf>): string {
  const { games, players, rounds, boards } = tally;
  const share = 1 / players;
  const points = ([centre, half]: readonly [number, number]) => `${centre.toFixed(1)} ± ${half.toFixed(1)}`;
  return [
    `${games} games of ${players} players, ${tally.movesPerGame.toFixed(0)} moves a game; mean score ${tally.points.toFixed(1)} (${tally.sources.map((each) => `${each.source} ${each.points.toFixed(1)}`).join(', ')})`,
    `Rounds: mean ${rounds.mean.toFixed(1)}, ${rounds.least} to ${rounds.most}; ${interval(rounds.inside)} of the games have ${ROUNDS[0]} to ${ROUNDS[1]}`,
    table(
      ['colour', `wins (its share: ${percent(share)})`, 'points', 'games', ''],
      tally.colours.map((row) => [
        row.name,
        interval(row.wins),
        points(row.points),
        `${row.games}`,
        mark(Math.abs(row.wins.value - share) <= OFF),
      ]),
    ),
    table(
      ['seat', 'wins', 'points'],
      tally.seats.map((row) => [row.name, interval(row.wins), points(row.points)]),
    ),
    table(
      ['ability', 'used by its owners', 'owners', ''],
      tally.abilities.map(({ kind, used, owners }) => [
        kind,
        interval(used),
        `${owners}`,
        mark(used.value >= LEAST_USE),
      ]),
    ),
    `A board at the end: ${boards.cards.map(({ zone, cards }) => `${zone} ${cards.toFixed(1)}`).join(', ')}; ship ${boards.ship.toFixed(1)}, merchants ${boards.merchants.toFixed(1)}, contracts fulfilled ${boards.fulfilled.toFixed(1)}`,
  ].join('\n\n');
}

/** The six cyclic orders of four colours. */
const CIRCLES: readonly (readonly Colour[])[] = [
  ['white', 'red', 'brown', 'yellow'],
  ['white', 'red', 'yellow', 'brown'],
  ['white', 'brown', 'red', 'yellow'],
  ['white', 'brown', 'yellow', 'red'],
  ['white', 'yellow', 'red', 'brown'],
  ['white', 'yellow', 'brown', 'red'],
];

/**
 * Rotates a cyclic order of colours through the seats, so each colour is in each seat once. Over six deals, each
 * colour follows each other one equally often.
 */
function seatings(players: number, deal: number): { readonly colours: readonly Colour[] }[] {
  const circle = itemAt(CIRCLES, deal % CIRCLES.length);
  return circle.map((_, first) => ({
    colours: [...circle.slice(first), ...circle.slice(0, first)].slice(0, players),
  }));
}

export const own: GameBalance<G, Gameover, KiliaRecord> = {
  setupData: { colours: 'random' },
  seatings,
  watch,
  report(records) {
    const tally = tallyOf(records);
    return { tally, markdown: markdownOf(tally) };
  },
};
