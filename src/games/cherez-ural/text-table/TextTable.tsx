import { createTextTable } from '../../../table/text/createTextTable';
import { lateSayer } from '../text/late/en';
import { sentences, tellEvents } from '../text/sentences';
import { sayer } from '../text/text-table/en';
import { finalRanking } from '../view-model/finalRanking';
import { indexLegalMoves } from '../view-model/legal';
import { LOG_SHAPE, type Season } from '../view-model/logShape';
import { buildTable } from '../view-model/table';
import { whenText } from '../view-model/tell';
import { Doing } from './actions/Doing';
import { TextContext } from './context';
import { lineText } from './lines';
import { BoardList, Prices, Situations, Tracks } from './sections/Board';
import { Now } from './sections/Now';
import { HandList, Players, Workers } from './sections/Players';

const PARTS = {
  now: Now,
  do: Doing,
  hand: HandList,
  workers: Workers,
  players: Players,
  board: BoardList,
  prices: Prices,
  tracks: Tracks,
  situations: Situations,
};

export const TextTable = createTextTable({
  className: 'cherez-ural',
  sayer,
  Context: TextContext,
  build: (given, run, say) => ({
    ...buildTable(given, given.G, indexLegalMoves(given.legalMoves), run),
    say,
  }),
  parts: PARTS,
  seatOnly: ['hand', 'workers'],
  telling: (position, names) => ({
    shape: LOG_SHAPE,
    titleOf: (season: Season) => whenText(position, season),
    tell: (entry) => lineText(position, names, entry),
    follows: (entry, before, after) =>
      tellEvents(entry, before, after, { ...position, names }).map(({ text }) => text),
  }),
  describeMove: sentences.describeMove,
  final: (position) => ({
    ...finalRanking(position, lateSayer(position.language)),
    corner: position.say('source'),
    sum: position.say('sum'),
  }),
});
