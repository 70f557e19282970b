import { createTextTable } from '../../../table/text/createTextTable';
import { entryText, sentences } from '../text/sentences';
import { sayer } from '../text/text-table/en';
import { finalRanking } from '../view-model/finalRanking';
import { indexLegalMoves } from '../view-model/legal';
import { LOG_SHAPE, type Section } from '../view-model/logShape';
import { buildTable } from '../view-model/table';
import { TextContext } from './context';
import { Doing } from './Doing';
import { Now, Own, Players, Row, WheelList } from './sections';

const PARTS = { now: Now, do: Doing, own: Own, row: Row, wheels: WheelList, players: Players };

export const TextTable = createTextTable({
  className: 'kilia',
  sayer,
  Context: TextContext,
  build: (given, run, say) => {
    const { G, legalMoves: moves } = given;
    return { ...buildTable(given, G, indexLegalMoves(moves), run), say, moves };
  },
  parts: PARTS,
  seatOnly: [],
  telling: ({ t, language }, names, timeline) => ({
    shape: LOG_SHAPE,
    titleOf: ({ part, round }: Section) => t(`log.${part}`, { round }),
    tell: (entry) =>
      entryText(entry, { names, language, G: timeline.at(timeline.moves).G }, t('kit.log.join')),
  }),
  describeMove: sentences.describeMove,
  final: (position) => ({
    ...finalRanking(position),
    corner: position.say('parts'),
    sum: position.say('sum'),
  }),
});
