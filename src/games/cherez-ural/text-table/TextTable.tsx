import { createTextTable } from '../../../table/text/createTextTable';
import { lateSayer } from '../text/lateWords';
import { moveText } from '../text/moveText';
import { sayer } from '../text/textTableWords';
import { finalRanking } from '../view-model/finalRanking';
import { eventsBetween } from '../view-model/happenings';
import { happeningText } from '../view-model/happeningText';
import { indexLegalMoves } from '../view-model/legal';
import { LOG_SHAPE, type Season } from '../view-model/logShape';
import { buildTable } from '../view-model/table';
import { lineText, whenText } from '../view-model/tell';
import { Doing } from './actions/Doing';
import { TextContext } from './context';
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
    tell: (entry) => lineText(position, entry),
    follows: (entry, before, after) =>
      eventsBetween(entry, before, after).map((event) => happeningText(event, { ...position, names })),
  }),
  describeMove: moveText,
  final: (position) => ({
    ...finalRanking(position, lateSayer(position.language)),
    corner: position.say('source'),
    sum: position.say('sum'),
  }),
});
