import { createTextTable } from '../../../table/text/createTextTable';
import { entryText, roundLines, sentences } from '../text/sentences';
import { sayer } from '../text/text-table/en';
import { finalRanking } from '../view-model/finalRanking';
import { logShape, roundAt, type Section, sectionTitle } from '../view-model/logShape';
import { buildTable } from '../view-model/table';
import { TextContext } from './context';
import { Doing } from './Doing';
import { Board, Now, Own, Players, Row, Tracks } from './sections';

const PARTS = { now: Now, do: Doing, own: Own, players: Players, board: Board, row: Row, tracks: Tracks };

export const TextTable = createTextTable({
  className: 'terramara',
  sayer,
  Context: TextContext,
  build: (given, run, say) => ({ ...buildTable(given, given.G, run), say }),
  parts: PARTS,
  seatOnly: ['own'],
  telling: ({ t, language }, names, timeline) => ({
    shape: logShape((index) => roundAt(index, timeline)),
    titleOf: (section: Section) => sectionTitle(section, t),
    tell: (entry) => entryText(entry, { names, language, G: timeline.at(timeline.moves).G }),
    // The move's own line already includes gains of others.
    follows: (_entry, before, after) =>
      roundLines(before, after, { names, language }).map(({ text }) => text),
  }),
  describeMove: sentences.describeMove,
  final: (position) => ({
    ...finalRanking(position),
    corner: position.say('source'),
    sum: position.say('sum'),
  }),
});
