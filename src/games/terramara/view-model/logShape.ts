import type { LogEntry } from 'boardgame.io';
import type { Timeline } from '../../../game-api/module';
import { factsOf } from '../rules/facts';
import type { G } from '../rules/state/state';
import type { Translate } from '../text/table/en';
import { rowName } from '../text/words';

/** A round as a section of the log. 0: before the first round. */
export type Section = { readonly round: number };

/** Moves without a log line, unless they have facts: the following move shows the result of a choice. */
const SILENT = ['endTurn', 'skip', 'choose'];

function isSilent(entry: LogEntry): boolean {
  return SILENT.includes(entry.action.payload.type ?? '') && factsOf(entry).length === 0;
}

/** Returns Terramara's `LogShape` for the table kit. `roundAt` returns the round of the move at an index. */
export function logShape<Where = void>(roundAt: (index: number, where: Where) => number) {
  const sections: Section[] = [];
  return {
    isSilent,
    sectionsOf: (log: readonly LogEntry[], where: Where): readonly Section[] => {
      // Recompute only the last move, which an undo may have replaced.
      sections.length = Math.min(sections.length, Math.max(0, log.length - 1));
      for (let index = sections.length; index < log.length; index++) {
        const round = roundAt(index, where);
        const last = sections[index - 1];
        sections.push(last?.round === round ? last : { round });
      }
      return [...sections];
    },
  };
}

/** Returns the round in which a move was made. 0: before the first round. */
export function roundAt(index: number, timeline: Timeline<G>): number {
  const { G, ctx } = timeline.at(Math.min(index, timeline.moves));
  return ctx.phase === 'work' || G.round > 1 ? G.round : 0;
}

export const sectionTitle = ({ round }: Section, t: Translate): string =>
  round === 0 ? t('table.opening') : t('table.round', { round: rowName(round) });

/** For callers that only count new entries. */
export const LOG_SHAPE = logShape(() => 0);
