import { createTextTable } from '../../../table/text/createTextTable';
import { explain } from '../text/explain';
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
  build: (given, run, say) => {
    const { G, ctx, viewer, seats, language } = given;
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    const refusal = (move: string, ...args: readonly unknown[]) =>
      viewer === null ? null : explain(G, ctx, viewer, move, args, language, names);
    return { ...buildTable(given, G, run, refusal), say };
  },
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
  moveText,
  final: (position) => ({
    ...finalRanking(position),
    corner: position.say('source'),
    sum: position.say('sum'),
  }),
});
