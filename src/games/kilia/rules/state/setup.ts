import { itemAt } from '../../../../rules-kit/indexed';
import { silent } from '../../../../rules-kit/logLine';
import { recordOf } from '../../../../rules-kit/records';
import type { Shuffle } from '../../../../rules-kit/shuffle';
import {
  ACHIEVEMENTS,
  type Achievement,
  type ActionId,
  CANAL_SPACES,
  COLOURS,
  COLUMNS,
  type Colour,
  GOODS,
  type PlayerID,
  SPACES,
} from '../../content/terms';
import { contentLibrary, contentOf, contentWith } from '../content-pack/contentOf';
import { refill } from '../rows';
import { emptyStock, goodOfColour } from '../stock';
import { freshTurn, type G, type Player, playerOf } from './state';

export type SetupData = {
  readonly startPlayer?: PlayerID;
  /** Colours by seat, clockwise from the crest. If missing, players choose in the game (R1.7). */
  readonly colours?: readonly Colour[] | 'random';
  /** Overrides the seats' colours: players choose in the game, or colours are drawn. */
  readonly colourChoice?: 'chosen' | 'random';
  readonly extraWheel?: Achievement;
  readonly contentPack?: object;
  /**
   * Hash of the content to use, which already includes the pack. Set by the app; refused in options that people
   * submit.
   */
  readonly content?: string;
};

/** Returns a player board before a colour is chosen: empty but for the printed building (R1.10). */
function newPlayer(G: G): Player {
  const { canal, setup } = contentOf(G);
  return {
    colour: null,
    coins: 0,
    goods: emptyStock(),
    zones: { castle: [], university: [], shipyard: [], warehouse: [] },
    abilities: [],
    canal: Array.from({ length: CANAL_SPACES }, (_, space) =>
      space === canal.homeSpace ? { card: 'home', turned: false } : null,
    ),
    ship: setup.ship,
    heading: setup.heading,
    market: recordOf(SPACES, () => []),
    used: recordOf(SPACES, () => 0),
    contracts: [],
    fulfilled: [],
    sprats: 0,
    newSprats: 0,
    markers: 0,
    met: recordOf(ACHIEVEMENTS, () => 0),
  };
}

/** Gives a player a colour with its starting contract, coins, and one good of each other kind (R1.7). */
export function giveColour(G: G, playerID: PlayerID, colour: Colour): void {
  const { setup, contracts } = contentOf(G);
  const player = playerOf(G, playerID);
  player.colour = colour;
  player.coins = setup.coins;
  for (const good of GOODS)
    player.goods[good] = good === goodOfColour(colour) ? 0 : setup.goodsOfOtherColours;
  player.contracts = contracts.filter(({ starting }) => starting === colour).map(({ id }) => id);
}

function contentHashOf({ content, contentPack }: SetupData): string | null {
  if (content !== undefined) return content;
  return contentPack === undefined ? null : contentLibrary.keep(contentWith(contentPack));
}

const coloursOption = ({ colours, colourChoice }: SetupData): G['options']['colours'] => {
  if (colourChoice !== undefined) return colourChoice;
  if (colours === undefined) return 'chosen';
  return colours === 'random' ? 'random' : 'set';
};

/** Sets up a game (§1). Expects that `explainSetupData` found no fault in `setupData`. */
export function setupGame(numPlayers: number, setupData: SetupData, shuffle: Shuffle): G {
  const seats: PlayerID[] = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  const crest = Number(setupData.startPlayer ?? '0');
  const G: G = {
    numPlayers,
    options: { colours: coloursOption(setupData), extraWheel: setupData.extraWheel ?? null },
    content: contentHashOf(setupData),
    turnOrder: [...seats.slice(crest), ...seats.slice(0, crest)],
    round: 1,
    final: false,
    turnsTaken: 0,
    players: {},
    actionRow: Array.from({ length: COLUMNS }, () => null),
    contractRow: Array.from({ length: COLUMNS }, () => null),
    piles: { actions: [], contracts: [] },
    sprats: 0,
    spratsInBox: 0,
    wheels: recordOf(ACHIEVEMENTS, () => []),
    marks: recordOf(ACHIEVEMENTS, () => []),
    turn: freshTurn(),
    choosing: [],
    windows: {},
    finished: false,
  };
  const content = contentOf(G);
  for (const seat of seats) G.players[seat] = newPlayer(G);
  G.sprats = content.sprats;
  const actions: ActionId[] = shuffle(content.actionCards.map(({ id }) => id));
  const contracts = shuffle(
    content.contracts.filter(({ starting }) => starting === undefined).map(({ id }) => id),
  );
  G.piles = { actions, contracts };
  refill(G, silent);
  if (G.options.colours === 'chosen') return G;
  const seated = typeof setupData.colours === 'object' ? setupData.colours : [];
  const given = G.options.colours === 'random' ? shuffle([...COLOURS]) : seated;
  for (const [place, seat] of G.turnOrder.entries()) giveColour(G, seat, itemAt(given, place));
  return G;
}
