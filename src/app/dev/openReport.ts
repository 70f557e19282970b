import { NO_HISTORY } from '../../game-api/baseTable';
import type { GameModule, Position, TableProps } from '../../game-api/module';
import { isolate } from '../../language/isolate';
import { parseReport } from '../../session/parseReport';
import type { Report } from '../../session/report';
import { fetchModule, offers } from '../games';
import { unknownName } from './openScenario';

type ReportedTable = Omit<TableProps, 'refusal' | 'language' | 'shell' | 'onPlayAgain' | 'onLeave'>;

export type OpenedReport = {
  readonly report: Report;
  readonly module: GameModule;
  readonly table: ReportedTable;
};

const READ_ONLY = 'A report can only be looked at.';

/** Returns the table of a report: one read-only position, as the reporter saw it. */
function tableOf({ G, ctx, log, viewer, seats }: Report, module: GameModule): ReportedTable {
  const position = { G, ctx, log } as Position;
  const mayAct = viewer !== null && position.ctx.gameover === undefined;
  return {
    ...position,
    viewer,
    // Isolate names like at every other table, so that a right-to-left name can't turn the sentence around.
    seats: seats.map((seat) => ({ ...seat, name: isolate(seat.name) })),
    notes: [],
    legalMoves: mayAct ? module.legalMoves(G, position.ctx, viewer) : [],
    play: async () => READ_ONLY,
    timeline: {
      moves: log.length,
      has: (moves) => moves === log.length,
      // As at online tables, an earlier position that is not loaded is replaced by the present one.
      at: (moves) => ({ ...position, log: position.log.slice(0, moves) }),
    },
    shown: null,
    onShow: () => {},
    replay: null,
    history: NO_HISTORY,
    onHint: null,
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the sentence for a position that this build can't read or draw. */
export const unreadable = (error: unknown): string =>
  `This build can’t read the position of the report: ${messageOf(error)}.`;

/**
 * Opens a report of any game from its text. Returns an error sentence if the text is not a report or this build can't
 * show its position.
 */
export async function openReport(text: string): Promise<OpenedReport | string> {
  let report: Report;
  try {
    report = parseReport(text);
  } catch (error) {
    return messageOf(error);
  }
  const { game, rulesVersion, G, viewer, seats } = report;
  const names = offers.map(({ name }) => name);
  if (!names.includes(game)) return unknownName('game', game, names);
  const module = await fetchModule(game);
  if (rulesVersion > module.rulesVersion)
    return `Expected rules of ${game} up to version ${module.rulesVersion}, got version ${rulesVersion}: this build is older than the report.`;
  const ids = seats.map(({ playerID }) => playerID);
  if (viewer !== null && !ids.includes(viewer)) return unknownName('seat', viewer, ids);
  try {
    const content = module.contents?.of(G);
    if (content !== undefined && module.contents?.snapshot(content) === undefined)
      return `Expected the content of this build (${module.contents?.current}), got a game with its own content (${content}), which a report does not contain.`;
    return { report, module, table: tableOf(report, module) };
  } catch (error) {
    return unreadable(error);
  }
}
