import { createTextTable } from '../../../table/text/createTextTable';
import { logSentence } from '../text/logText';
import { moveText } from '../text/moveText';
import { rowName } from '../text/words';
import { finalRanking } from '../view-model/finalRanking';
import { eventsBetween, happeningText } from '../view-model/happenings';
import { logShape, type Section } from '../view-model/logShape';
import { buildTable } from '../view-model/table';
import { TextContext } from './context';
import { Doing } from './Doing';
import { Board, Now, Own, Players, Row, Tracks } from './sections';
import { sayer } from './words/index';

const PARTS = { now: Now, do: Doing, own: Own, players: Players, board: Board, row: Row, tracks: Tracks };

export const TextTable = createTextTable({
  className: 'terramara',
  sayer,
  Context: TextContext,
  build: (given, run, say) => ({ ...buildTable(given, given.G, run), say }),
  parts: PARTS,
  seatOnly: ['own'],
  telling: ({ t, language, content }, names, timeline) => ({
    shape: logShape((index) => {
      const { G, ctx } = timeline.at(Math.min(index, timeline.moves));
      return ctx.phase === 'work' || G.round > 1 ? G.round : 0;
    }),
    titleOf: ({ round }: Section) =>
      round === 0 ? t('table.opening') : t('table.round', { round: rowName(round) }),
    tell: (entry) => logSentence(entry, { names, language, content })?.text ?? null,
    // The move's own line already includes gains of others.
    follows: (entry, before, after) =>
      eventsBetween(entry, before, after)
        .filter(({ event }) => event !== 'others')
        .map((event) => happeningText(event, { names, language, content })),
  }),
  describeMove: moveText,
  final: (position) => ({
    ...finalRanking(position),
    corner: position.say('source'),
    sum: position.say('sum'),
  }),
});
