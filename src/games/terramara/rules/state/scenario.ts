/**
 * Builds states from descriptions. Only the number of players is required; everything else is as after setup with a
 * fixed seed.
 */
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { entriesOf } from '../../../../rules-kit/records';
import { fixedShuffle } from '../../../../rules-kit/shuffle';
import {
  type ArtifactId,
  type BonusTileId,
  CHARACTERS,
  type CharacterId,
  LEVELS,
  type Level,
  type PlayerID,
  RESOURCES,
  type Resources,
  ROUNDS,
  type RoadSpaceId,
  type RowNumber,
  type SpaceId,
  type TileId,
  type WorkerKind,
} from '../../content/terms';
import { contentOf, isArtifact, territoryOf } from '../content-pack/contentOf';
import { craftsmenOf } from '../metrics';
import { layFireTiles } from '../neutrals';
import { allOccupants, placeOf } from '../spaces';
import { clockwiseFrom, roundOfRow } from '../turnOrder';
import { brokenInvariant, explorersOf } from './invariants';
import { layOut } from './setup';
import { type G, type Neutral, noCraftsmen, noResources, type Occupant, playerOf } from './state';

export type ScenarioPlayer = {
  readonly vp?: number;
  readonly resources?: Resources;
  readonly military?: number;
  readonly river?: number;
  readonly caravans?: readonly [RoadSpaceId, RoadSpaceId];
  /** Rows with the player's flag on the outpost. */
  readonly flags?: readonly RowNumber[];
  /** The level of each craftsman. */
  readonly craftsmen?: readonly Level[];
  /** Levels of the craftsmen already used this round. */
  readonly usedCraftsmen?: readonly Level[];
  readonly built?: readonly ArtifactId[];
  /** Artifacts already used this round. */
  readonly usedArtifacts?: readonly ArtifactId[];
  readonly reserved?: ArtifactId | null;
  readonly character?: CharacterId | null;
  readonly adult?: boolean;
  readonly characterUsed?: boolean;
  readonly warriors?: number;
  /** The Householder's tiles. Default: all tiles left over. */
  readonly bonusTiles?: readonly BonusTileId[];
  readonly ownPlain?: TileId;
  readonly ownMountain?: TileId;
};

export type ScenarioSpec = {
  readonly numPlayers: number;
  readonly round?: number;
  readonly firstGame?: boolean;
  readonly neutralFour?: boolean;
  readonly contentPack?: Readonly<Record<string, unknown>>;
  readonly players?: Readonly<Record<PlayerID, ScenarioPlayer>>;
  /** Tiles, fire tile position and bonus tile, by row number. Rows of past rounds are flipped. */
  readonly rows?: Readonly<
    Record<
      string,
      {
        readonly plain?: TileId;
        readonly mountain?: TileId;
        readonly fire?: number | null;
        readonly bonus?: BonusTileId;
      }
    >
  >;
  /** Artifacts below the river, left to right. */
  readonly row?: readonly ArtifactId[];
  readonly riverBonus?: Readonly<Record<string, BonusTileId>>;
  readonly roadBonus?: Readonly<Partial<Record<RoadSpaceId, BonusTileId>>>;
  readonly occupants?: Readonly<
    Partial<Record<SpaceId, readonly { readonly owner: string; readonly worker?: WorkerKind }[]>>
  >;
  readonly leader?: PlayerID;
  readonly neutrals?: Readonly<Record<string, { readonly military?: number }>>;
  readonly craftsmenOnTrack?: readonly number[];
  readonly camp?: readonly PlayerID[];
};

/** Thrown for an impossible position. The message explains why. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

const fail = (why: string): never => {
  throw new ScenarioError(`scenario: ${why}.`);
};

/** Puts the wanted record in its place by swapping it with the one there. */
function exchange<Id extends string>(
  lists: readonly Id[][],
  at: readonly [Id[], number],
  wanted: Id,
  what: string,
): void {
  const [list, index] = at;
  if (list[index] === wanted) return;
  for (const other of lists) {
    const found = other.indexOf(wanted);
    if (found < 0) continue;
    [list[index], other[found]] = [itemAt(other, found), itemAt(list, index)];
    return;
  }
  fail(`${what} ${wanted} does not exist or is used twice`);
}

function layRows(G: G, rows: ScenarioSpec['rows'] = {}): void {
  for (const key of Object.keys(rows))
    if (!/^[1-6]$/.test(key)) fail(`rows.${key}: expected the number of a row, 1 to 6`);
  for (const kind of ['plain', 'mountain'] as const) {
    const inPlay = G.rows.map((row) => row[kind]);
    G.rows.forEach((_, index) => {
      const wanted = rows[index + 1]?.[kind];
      if (wanted === undefined) return;
      const level = territoryOf(G, itemAt(inPlay, index)).level;
      const tile = contentOf(G).territories.find(({ id }) => id === wanted);
      if (tile === undefined || tile.kind !== kind || tile.level !== level)
        fail(`rows.${index + 1}.${kind}: expected a ${kind} of level ${level}, got ${wanted}`);
      exchange([inPlay, G.aside], [inPlay, index], wanted, 'territory');
    });
    G.rows.forEach((row, index) => {
      row[kind] = itemAt(inPlay, index);
    });
  }
  G.rows.forEach((row, index) => {
    row.flipped = roundOfRow(index + 1) < G.round;
    const { fire } = rows[index + 1] ?? {};
    if (fire !== undefined) row.fire = fire;
  });
}

function layBonusTiles(G: G, spec: ScenarioSpec): void {
  const places = [
    ...entriesOf(G.riverBonus).map(([space, tile]) => ({
      wanted: spec.riverBonus?.[space],
      tile,
      lay: (bonus: BonusTileId) => {
        G.riverBonus[space] = bonus;
      },
    })),
    ...entriesOf(G.roadBonus).map(([space, tile]) => ({
      wanted: spec.roadBonus?.[space],
      tile,
      lay: (bonus: BonusTileId) => {
        G.roadBonus[space] = bonus;
      },
    })),
    ...G.rows.flatMap((row, index) =>
      row.bonus === null
        ? []
        : {
            wanted: spec.rows?.[index + 1]?.bonus,
            tile: row.bonus,
            lay: (bonus: BonusTileId) => {
              row.bonus = bonus;
            },
          },
    ),
  ];
  const inPlay = places.map(({ tile }) => tile);
  places.forEach(({ wanted }, index) => {
    if (wanted !== undefined) exchange([inPlay, G.bonusAside], [inPlay, index], wanted, 'bonus tile');
  });
  places.forEach(({ lay }, index) => {
    lay(itemAt(inPlay, index));
  });
}

/**
 * Deals the players' cards and the row. The other cards are in the pile, or out of the game if the round requires
 * it (S2.9).
 */
function dealArtifacts(G: G, spec: ScenarioSpec): void {
  const held = Object.values(spec.players ?? {}).flatMap(({ built = [], reserved }) => [
    ...built,
    ...(reserved === undefined || reserved === null ? [] : [reserved]),
  ]);
  for (const card of [...held, ...(spec.row ?? [])])
    if (!isArtifact(G, card)) fail(`artifact ${card} does not exist`);
  const { artifacts } = contentOf(G);
  const levelOf = (card: ArtifactId) => artifacts.find(({ id }) => id === card)?.level ?? 3;
  const taken = new Set([...held, ...(spec.row ?? [])]);
  const order = [...G.row.toReversed(), ...G.pile.filter((card) => card !== 'hidden').toReversed()];
  const free = order.filter((card) => !taken.has(card)).sort((a, b) => levelOf(a) - levelOf(b));
  const least = {
    row: G.round >= 5 ? 3 : G.round >= 3 ? 2 : 1,
    pile: G.round >= 4 ? 3 : G.round >= 2 ? 2 : 1,
  };
  G.row = [...(spec.row ?? free.filter((card) => levelOf(card) >= least.row).slice(0, 8))];
  const rest = free.filter((card) => !G.row.includes(card));
  G.pile = rest.filter((card) => levelOf(card) >= least.pile).reverse();
  G.removed = rest.filter((card) => levelOf(card) < least.pile).sort();
}

function equip(G: G, playerID: PlayerID, spec: ScenarioPlayer): void {
  const player = playerOf(G, playerID);
  const { craftsmen, usedCraftsmen = [], built, usedArtifacts = [] } = spec;
  if (spec.resources !== undefined) player.resources = { ...noResources(), ...spec.resources };
  for (const kind of Object.keys(spec.resources ?? {}))
    if (!RESOURCES.some((known) => known === kind))
      fail(`players.${playerID}.resources.${kind}: no such resource`);
  if (craftsmen !== undefined) {
    const before = player.craftsmen;
    for (const level of LEVELS) G.craftsmenSupply[level] += before.ready[level] + before.used[level];
    player.craftsmen = { ready: noCraftsmen(), used: noCraftsmen() };
    for (const level of craftsmen) player.craftsmen.ready[level] += 1;
  }
  for (const level of usedCraftsmen) {
    if (player.craftsmen.ready[level] === 0)
      fail(`players.${playerID}.usedCraftsmen: a craftsman of level ${level} is not among the craftsmen`);
    player.craftsmen.ready[level] -= 1;
    player.craftsmen.used[level] += 1;
  }
  if (built !== undefined) player.built = built.map((card) => ({ card, used: usedArtifacts.includes(card) }));
  if (spec.character !== undefined && spec.character !== null && !CHARACTERS.includes(spec.character))
    fail(`players.${playerID}.character: expected one of ${CHARACTERS.join(', ')}, got ${spec.character}`);
  player.vp = spec.vp ?? player.vp;
  player.military = spec.military ?? player.military;
  player.river = spec.river ?? player.river;
  if (spec.caravans !== undefined) player.caravans = [spec.caravans[0], spec.caravans[1]];
  player.flags = [...(spec.flags ?? [])];
  player.reserved = spec.reserved ?? null;
  player.character = spec.character ?? null;
  player.adult = spec.adult ?? false;
  player.characterUsed = spec.characterUsed ?? false;
  player.warriors = spec.warriors ?? 0;
  G.warriors -= player.warriors;
}

/** Takes the players' craftsmen from the track of past rounds, then from the supply. */
function takeCraftsmen(G: G, spec: ScenarioSpec): void {
  const { byRound } = contentOf(G).craftsmen;
  G.craftsmenOnTrack =
    spec.craftsmenOnTrack?.slice() ??
    G.craftsmenOnTrack.map((count, index) => (index + 1 < G.round ? 0 : count));
  for (const level of LEVELS) {
    const held = Object.values(G.players).reduce((sum, player) => sum + craftsmenOf(player, level), 0);
    const onTrack = G.craftsmenOnTrack.reduce(
      (sum, count, index) => sum + (byRound[index] === level ? count : 0),
      0,
    );
    const all = contentOf(G).craftsmen[level];
    if (held + onTrack > all)
      fail(`craftsmen of level ${level}: expected at most ${all}, got ${held + onTrack}`);
    G.craftsmenSupply[level] = Math.min(G.craftsmenSupply[level], all - held - onTrack);
  }
}

/** Gives the Householder and the Highlander their tiles (S8.6, S8.7). */
function dealOwnTiles(G: G, playerID: PlayerID, spec: ScenarioPlayer): void {
  const player = playerOf(G, playerID);
  if (player.character === 'house' && !player.adult) {
    const wanted = spec.bonusTiles ?? G.bonusAside;
    const missing = wanted.find((tile) => !G.bonusAside.includes(tile));
    if (missing !== undefined) fail(`players.${playerID}.bonusTiles: ${missing} is not left over`);
    player.bonusTiles = [...wanted];
    G.bonusAside = G.bonusAside.filter((tile) => !wanted.includes(tile));
  }
  if (player.character !== 'mountain') return;
  const leftOver = (kind: 'plain' | 'mountain', wanted: TileId | undefined): TileId => {
    const tiles = G.aside.filter((id) => {
      const tile = territoryOf(G, id);
      return tile.kind === kind && tile.level === 1;
    });
    const tile = wanted ?? tiles[0];
    if (tile === undefined || !tiles.includes(tile))
      return fail(
        `players.${playerID}: ${kind} ${tile} is not left over; expected one of ${tiles.join(', ')}`,
      );
    return tile;
  };
  player.ownPlain = leftOver('plain', spec.ownPlain);
  player.ownMountain = leftOver('mountain', spec.ownMountain);
  G.aside = G.aside.filter((id) => id !== player.ownPlain && id !== player.ownMountain);
}

function occupy(G: G, occupants: ScenarioSpec['occupants'] = {}): void {
  for (const [id, workers] of entriesOf(occupants)) {
    if (placeOf(id) === null) fail(`occupants.${id}: there is no such space`);
    for (const { owner } of workers)
      if (G.players[owner] === undefined && !G.neutrals.some((neutral) => neutral.id === owner))
        fail(
          `occupants.${id}: ${owner} does not play; expected one of ${[...Object.keys(G.players), ...G.neutrals.map((neutral) => neutral.id)].join(', ')}`,
        );
    G.occupants[id] = workers.map(({ owner, worker = 'explorer' }): Occupant => ({ owner, worker }));
  }
  const placed = (playerID: PlayerID, kind: WorkerKind) =>
    allOccupants(G).filter(({ owner, worker }) => owner === playerID && worker === kind).length;
  for (const [playerID, player] of Object.entries(G.players)) {
    player.explorers = explorersOf(G, player) - placed(playerID, 'explorer');
    player.chief = 1 - placed(playerID, 'chief');
    G.warriors -= placed(playerID, 'warrior');
  }
}

const keyed = (G: G): Readonly<Record<string, Neutral>> =>
  Object.fromEntries(G.neutrals.map((neutral) => [neutral.id, neutral]));

/**
 * Builds a state in the phase `work`, before a worker is placed.
 * @throws ScenarioError for an impossible position
 */
export function scenario(spec: ScenarioSpec): G {
  const { numPlayers, round = 1, players = {}, leader = '0' } = spec;
  if (!Number.isInteger(numPlayers) || numPlayers < 2 || numPlayers > 4)
    fail(`numPlayers: expected 2 to 4, got ${String(numPlayers)}`);
  if (!Number.isInteger(round) || round < 1 || round > ROUNDS)
    fail(`round: expected 1 to ${ROUNDS}, got ${String(round)}`);
  const { neutralFour, contentPack } = spec;
  const firstGame =
    spec.firstGame ?? !Object.values(players).some(({ character }) => typeof character === 'string');
  const options = { firstGame: true, neutralFour: neutralFour ?? !firstGame, contentPack };
  const G = layOut(numPlayers, options, fixedShuffle());
  G.opening = 'over';
  G.firstGame = firstGame;
  if (G.players[leader] === undefined) fail(`leader: there is no player ${leader}`);
  G.leader = leader;
  G.turnOrder = clockwiseFrom(numPlayers, leader);
  layFireTiles(G);
  G.turnOrder.forEach((playerID, place) => {
    playerOf(G, playerID).river = 1;
    playerOf(G, playerID).military = place + 1;
  });
  G.round = round;
  G.drawnRounds = round;
  G.neutralsPlaced = 6 * G.neutrals.length;
  layRows(G, spec.rows);
  layBonusTiles(G, spec);
  for (const id of Object.keys(players))
    if (G.players[id] === undefined) fail(`players.${id}: there is no such player`);
  dealArtifacts(G, spec);
  for (const id of Object.keys(G.players)) equip(G, id, players[id] ?? {});
  takeCraftsmen(G, spec);
  for (const id of Object.keys(G.players)) dealOwnTiles(G, id, players[id] ?? {});
  const neutrals = keyed(G);
  for (const [id, { military = 0 }] of Object.entries(spec.neutrals ?? {})) {
    if (neutrals[id] === undefined)
      fail(`neutrals.${id}: there is no such neutral with ${numPlayers} players`);
    entryOf(neutrals, id).military = military;
  }
  G.camp =
    spec.camp?.slice() ??
    Object.entries(G.players).flatMap(([id, { caravans }]) =>
      caravans.filter((at) => at === 'camp').map(() => id),
    );
  occupy(G, spec.occupants);
  const broken = brokenInvariant(G);
  return broken === null ? G : fail(broken);
}
