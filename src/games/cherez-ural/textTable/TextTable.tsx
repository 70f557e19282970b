import { createTextTable } from '../../../table/text/createTextTable';
import { finalStanding } from '../position/finalStanding';
import { eventsBetween } from '../position/happenings';
import { happeningText } from '../position/happeningText';
import { indexLegalMoves } from '../position/legal';
import { LOG_SHAPE, type Season } from '../position/logShape';
import { buildTable } from '../position/table';
import { lineText, whenText } from '../position/tell';
import { moveText } from '../text/moveText';
import { sayer } from '../text/textTableWords';
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
  moveText,
  final: (position) => ({
    ...finalStanding(position),
    corner: position.say('source'),
    sum: position.say('sum'),
  }),
});
