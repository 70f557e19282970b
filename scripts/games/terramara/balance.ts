/** The report of `npm run balance` for Terramara (docs/terramara/balance.md). */
import lodash from 'lodash';
import type { BotMove } from '../../../src/bots/types';
import { content } from '../../../src/games/terramara/content';
import {
  type ArtifactId,
  type BonusTileId,
  type CharacterId,
  type PlayerID,
  POINT_SOURCES,
  type StartCardId,
} from '../../../src/games/terramara/content/terms';
import type { GameResult } from '../../../src/games/terramara/rules/scoring';
import { type G, playerOf } from '../../../src/games/terramara/rules/state/state';
import { itemAt } from '../../../src/rules-kit/indexed';
import { wilson } from '../../arena/statistics';
import { interval, mark, percent, signed, table } from '../../balance/markdown';
import { lead, meanWithError } from '../../balance/means';
import type { GameBalance } from '../../balance/watch';

const { mean } = lodash;

type SeatRecord = {
  readonly points: number;
  /** Share of the win. */
  readonly won: number;
  /** Place in the first round's turn order, from 0. */
  readonly place: number;
  readonly character: CharacterId | null;
  readonly startCard: StartCardId | null;
  readonly breakdown: readonly number[];
  readonly built: number;
  readonly flags: number;
  /** The round in which the character grew up. */
  readonly grewUp?: number;
  /** Tiles that the Householder used. */
  readonly tiles: readonly BonusTileId[];
};

export type TerramaraRecord = {
  readonly moves: number;
  readonly seats: readonly SeatRecord[];
  /** Artifacts that were in the row at any time, and those built. */
  readonly seen: readonly ArtifactId[];
  readonly built: readonly ArtifactId[];
};

function watch(start: G) {
  const order = [...start.turnOrder];
  const seen = new Set<ArtifactId>();
  const grewUp: Partial<Record<string, number>> = {};
  const tiles: { readonly of: string; readonly id: BonusTileId }[] = [];
  return {
    before(G: G, playerID: string, { move, args }: BotMove) {
      for (const card of G.row) seen.add(card);
      if (move === 'growUp' && args[0] === true) grewUp[playerID] = G.round;
      if (move === 'useBonusTile') tiles.push({ of: playerID, id: args[0] as BonusTileId });
    },
    record(final: G, { scores, winners }: GameResult, moves: number): TerramaraRecord {
      return {
        moves,
        seats: scores.map(({ playerID, points, breakdown }): SeatRecord => {
          const { character, startCard, built, flags } = playerOf(final, playerID);
          return {
            points,
            won: winners.includes(playerID) ? 1 / winners.length : 0,
            place: order.indexOf(playerID as PlayerID),
            character,
            startCard,
            breakdown: POINT_SOURCES.map((source) => breakdown[source]),
            built: built.length,
            flags: flags.length,
            grewUp: grewUp[playerID],
            tiles: tiles.filter((tile) => tile.of === playerID).map(({ id }) => id),
          };
        }),
        seen: [...seen],
        built: Object.values(final.players).flatMap(({ built }) => built.map(({ card }) => card)),
      };
    },
  };
}

/** Allowed lead of a card's owners in points, and allowed deviation from a seat's share of wins. */
const CHARACTER_LEAD = 6;
const START_CARD_LEAD = 5;
const OFF = 0.06;
const BUILT = [0.2, 0.95] as const;

function tallyOf(records: readonly TerramaraRecord[]) {
  const players = itemAt(records, 0).seats.length;
  const all = records.flatMap(({ seats }) => {
    const scores = seats.map(({ points }) => points);
    return seats.map((seat, at) => ({ ...seat, lead: lead(scores, at) }));
  });
  const cardRow = (id: string, owners: typeof all) => {
    const [ahead, error] = owners.length === 0 ? [0, 0] : meanWithError(owners.map((seat) => seat.lead));
    const won = owners.reduce((sum, seat) => sum + seat.won, 0);
    return { id, games: owners.length, lead: ahead, error, wins: wilson(won, owners.length) };
  };
  return {
    games: records.length,
    players,
    movesPerGame: mean(records.map(({ moves }) => moves)),
    points: mean(all.map(({ points }) => points)),
    built: mean(all.map(({ built }) => built)),
    flags: mean(all.map(({ flags }) => flags)),
    sources: POINT_SOURCES.map((source, at) => ({
      source,
      points: mean(all.map(({ breakdown }) => breakdown[at])),
    })),
    places: Array.from({ length: players }, (_, place) =>
      cardRow(
        `${place + 1}`,
        all.filter((seat) => seat.place === place),
      ),
    ),
    characters: content.characters.map(({ id }) =>
      cardRow(
        id,
        all.filter(({ character }) => character === id),
      ),
    ),
    startCards: content.startCards.map(({ id }) =>
      cardRow(
        id,
        all.filter(({ startCard }) => startCard === id),
      ),
    ),
    grewUp: content.characters.map(({ id }) => {
      const owners = all.filter(({ character }) => character === id);
      const rounds = owners.flatMap(({ grewUp }) => grewUp ?? []);
      const round = rounds.length === 0 ? null : mean(rounds);
      return { id, grown: wilson(rounds.length, owners.length), round };
    }),
    tiles: content.bonusTiles.map(({ id, level }) => {
      const owners = all.filter(({ character }) => character === 'house');
      const used = owners.filter(({ tiles }) => tiles.includes(id));
      return { id, level, used: wilson(used.length, owners.length) };
    }),
    artifacts: content.artifacts.map(({ id, level }) => {
      const games = records.filter(({ seen }) => seen.includes(id));
      const built = games.filter((game) => game.built.includes(id));
      return { id, level, games: games.length, built: wilson(built.length, games.length) };
    }),
  };
}

function markdownOf(tally: ReturnType<typeof tallyOf>): string {
  const { games, players } = tally;
  const share = 1 / players;
  type Row = (typeof tally.characters)[number];
  const ahead = ({ lead, error }: Row) => `${signed(lead)} ± ${error.toFixed(1)}`;
  const cards = (what: string, rows: readonly Row[], most: number) =>
    table(
      [what, 'ahead of the others by', 'wins', 'games', ''],
      rows.map((row) => [
        row.id,
        ahead(row),
        interval(row.wins),
        `${row.games}`,
        mark(Math.abs(row.lead) <= most),
      ]),
    );
  return [
    `${games} games of ${players} players, ${tally.movesPerGame.toFixed(0)} moves a game; mean score ${tally.points.toFixed(1)} (${tally.sources.map((each) => `${each.source} ${each.points.toFixed(1)}`).join(', ')}); ${tally.built.toFixed(1)} artifacts and ${tally.flags.toFixed(1)} flags a player`,
    table(
      ['place in the first turn order', `wins (share: ${percent(share)})`, 'ahead of the others by', ''],
      tally.places.map((row) => [
        row.id,
        interval(row.wins),
        ahead(row),
        mark(Math.abs(row.wins.value - share) <= OFF),
      ]),
    ),
    cards('character', tally.characters, CHARACTER_LEAD),
    table(
      ['character', 'grew up', 'in round'],
      tally.grewUp.map(({ id, grown, round }) => [id, interval(grown), round?.toFixed(1) ?? '–']),
    ),
    table(
      ['bonus tile', 'level', 'used, of the games of a Householder'],
      tally.tiles.map(({ id, level, used }) => [id, `${level}`, interval(used)]),
    ),
    cards('start card', tally.startCards, START_CARD_LEAD),
    table(
      ['artifact', 'level', 'built, of the games that saw it', 'games', ''],
      tally.artifacts.map(({ id, level, built, games: seen }) => [
        id,
        `${level}`,
        interval(built),
        `${seen}`,
        mark(built.value >= BUILT[0] && built.value <= BUILT[1]),
      ]),
    ),
  ].join('\n\n');
}

export const own: GameBalance<G, GameResult, TerramaraRecord> = {
  setupData: {},
  byLot: ({ draft }) => draft !== null,
  watch,
  report(records) {
    const tally = tallyOf(records);
    return { tally, markdown: markdownOf(tally) };
  },
};
