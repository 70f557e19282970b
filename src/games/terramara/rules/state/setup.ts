/** Sets up a new game (§1). It makes all random draws; those for later rounds stay hidden. */
import { itemAt } from '../../../../rules-kit/indexed';
import { silent } from '../../../../rules-kit/logLine';
import { entriesOf } from '../../../../rules-kit/records';
import type { Shuffle } from '../../../../rules-kit/shuffle';
import { LEVEL_OF_ROW, TERRITORIES_PER_LEVEL } from '../../content/board';
import {
  type BonusTileId,
  type Level,
  type PlayerID,
  RAW,
  ROUNDS,
  ROW_OF_ARTIFACTS,
  ROWS,
  type TileId,
  WARRIORS,
} from '../../content/terms';
import type { Content } from '../../content/vocabulary';
import { contentLibrary, contentWith } from '../content-pack/contentOf';
import { settle } from '../effects';
import { cardsInDraw } from '../neutrals';
import { endGains } from '../opening';
import { push } from '../tracks';
import { clockwiseFrom } from '../turnOrder';
import type { SetupData } from './setupData';
import { freshTurn, type G, noCraftsmen, noResources, type Player, type Row } from './state';

/** Returns the number of neutral players (S1.14). */
export const neutralsAt = (numPlayers: number): number => 4 - numPlayers;

const newPlayer = (): Player => ({
  vp: 0,
  resources: noResources(),
  military: 0,
  river: 0,
  caravans: ['start', 'start'],
  flags: [],
  explorers: 4,
  chief: 1,
  warriors: 0,
  craftsmen: { ready: noCraftsmen(), used: noCraftsmen() },
  built: [],
  reserved: null,
  character: null,
  adult: false,
  characterUsed: false,
  startCard: null,
  bonusTiles: [],
  ownPlain: null,
  ownMountain: null,
});

const idsOf = <Id extends string>(
  items: readonly { readonly id: Id; readonly level: Level }[],
  level: Level,
): Id[] => items.filter((item) => item.level === level).map(({ id }) => id);

/** Draws two random territories per level and kind, in rows by level (S1.2). */
function layTerritories({ territories }: Content, shuffle: Shuffle): { rows: Row[]; aside: TileId[] } {
  const aside: TileId[] = [];
  const drawn = (kind: 'plain' | 'mountain') => {
    const inPlay: TileId[] = [];
    for (const level of [1, 2, 3] as const) {
      const tiles = shuffle(
        idsOf(
          territories.filter((tile) => tile.kind === kind),
          level,
        ),
      );
      inPlay.push(...tiles.slice(0, TERRITORIES_PER_LEVEL));
      aside.push(...tiles.slice(TERRITORIES_PER_LEVEL));
    }
    return inPlay;
  };
  const mountains = drawn('mountain');
  const plains = drawn('plain');
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    plain: itemAt(plains, index),
    mountain: itemAt(mountains, index),
    flipped: false,
    fire: null,
    bonus: null,
  }));
  return { rows, aside: aside.sort() };
}

/** Draws bonus tiles for the river, the road and the level 3 plains (S1.5). */
function layBonusTiles({ bonusTiles, river, road }: Content, rows: Row[], shuffle: Shuffle) {
  const stacks = {
    1: shuffle(idsOf(bonusTiles, 1)),
    2: shuffle(idsOf(bonusTiles, 2)),
    3: shuffle(idsOf(bonusTiles, 3)),
  };
  const draw = (level: Level): BonusTileId => {
    const tile = stacks[level].pop();
    if (tile === undefined) throw new Error(`setup: no bonus tile of level ${level} is left`);
    return tile;
  };
  const riverBonus: Record<string, BonusTileId> = {};
  for (const [space, gift] of Object.entries(river.spaces))
    if (typeof gift === 'object') riverBonus[space] = draw(gift.bonusTile);
  const roadBonus: G['roadBonus'] = {};
  for (const [space, level] of entriesOf(road.bonusLevel)) roadBonus[space] = draw(level);
  rows.forEach((row, index) => {
    if (LEVEL_OF_ROW[index] === 3) row.bonus = draw(3);
  });
  return { riverBonus, roadBonus, bonusAside: [...stacks[1], ...stacks[2], ...stacks[3]].sort() };
}

/** Draws neutral cards for rows 1 to 4, then for rows 5 and 6 from all four again (S1.13). */
const drawFire = (cards: readonly number[], shuffle: Shuffle): number[] => [
  ...shuffle([...cards]),
  ...shuffle([...cards]).slice(0, 2),
];

/** Gives each player the resources and craftsman of the first game (S1.10). */
function equipFirstGame(G: G): void {
  for (const player of Object.values(G.players)) {
    for (const raw of RAW) player.resources[raw] = 1;
    player.craftsmen.ready[1] = 1;
    G.craftsmenSupply[1] -= 1;
  }
}

/**
 * Moves canoes and swords in turn order as if by gained points, so that spaces they enter have their effects
 * (S1.10).
 */
function moveInFirstGame(G: G): void {
  G.opening = 'gains';
  for (let place = G.turnOrder.length - 1; place >= 0; place--)
    push(G, itemAt(G.turnOrder, place), 'setup', [{ technology: 1 }, { military: place + 1 }]);
  settle(G, silent);
  endGains(G);
}

/**
 * Sets up a game (S1.1 to S1.13).
 * @throws Error if the content isn't available
 */
export function setupGame(numPlayers: number, setupData: SetupData, shuffle: Shuffle): G {
  const G = layOut(numPlayers, setupData, shuffle);
  if (G.firstGame) moveInFirstGame(G);
  return G;
}

/** Lays out a new game, before any moves on tracks. */
export function layOut(numPlayers: number, setupData: SetupData, shuffle: Shuffle): G {
  const { firstGame = false, neutralFour = !firstGame, contentPack } = setupData;
  const hash = setupData.content ?? contentLibrary.keep(contentWith(contentPack));
  const content = contentLibrary.get(hash);
  const { rows, aside } = layTerritories(content, shuffle);
  const bonus = layBonusTiles(content, rows, shuffle);
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  // The start player is random (S1.9).
  const leader: PlayerID = itemAt(shuffle([...seats]), 0);
  // The last card is the top of the pile: level 1 above level 2 above level 3.
  const pile = ([3, 2, 1] as const).flatMap((level) => shuffle(idsOf(content.artifacts, level)));
  const row = pile.splice(-ROW_OF_ARTIFACTS).reverse();
  const { craftsmen, neutralCards } = content;
  const craftsmenSupply = { 1: craftsmen[1], 2: craftsmen[2], 3: craftsmen[3] };
  for (const level of craftsmen.byRound) craftsmenSupply[level] -= craftsmen.perRound;
  const neutrals = neutralsAt(numPlayers);
  const draws = cardsInDraw(neutralCards, neutralFour);
  const laidOpen = numPlayers + 1;
  const G: G = {
    content: hash,
    numPlayers,
    firstGame,
    neutralFour,
    round: 1,
    finished: false,
    opening: 'draft',
    leader,
    turnOrder: clockwiseFrom(numPlayers, leader),
    players: Object.fromEntries(seats.map((seat) => [seat, newPlayer()])),
    neutrals: (['n0', 'n1'] as const).slice(0, neutrals).map((id) => ({ id, military: 0 })),
    rows,
    aside,
    craftsmenOnTrack: Array.from({ length: ROUNDS }, () => craftsmen.perRound),
    craftsmenSupply,
    ...bonus,
    row,
    pile,
    removed: [],
    warriors: WARRIORS,
    occupants: {},
    camp: [],
    fireCards: neutrals === 0 ? [] : drawFire(neutralCards, shuffle),
    neutralDraws: Array.from({ length: ROUNDS }, () => shuffle([...draws]).slice(0, neutrals)),
    drawnRounds: 0,
    draft: null,
    neutralsPlaced: 0,
    growing: [],
    pending: [],
    turn: freshTurn(),
  };
  if (firstGame) equipFirstGame(G);
  else
    G.draft = {
      characters: shuffle(content.characters.map(({ id }) => id)).slice(0, laidOpen),
      startCards: shuffle(content.startCards.map(({ id }) => id))
        .slice(0, laidOpen)
        .sort(),
      taken: 0,
    };
  return G;
}
