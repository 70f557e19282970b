/**
 * Shows the facts of a problem report and its position in the real table, as the reporter saw it. No moves can be
 * played.
 */

import { useEffect, useState } from 'react';
import { entryOf } from '../../rules-kit/indexed';
import type { Report } from '../../session/report';
import { lazyPage } from '../../table/loading/lazyPart';
import { GameProvider } from '../game/GameProvider';
import { offers } from '../games';
import { LookUpButtons } from '../look-up/LookUpButtons';
import { Problem } from '../Problem';
import { FileButton } from '../page/FileButton';
import { useSettings } from '../settings';
import { loadTable } from '../table/fetchTable';
import { LanguageSwitch, ThemeSwitch } from '../table/Switches';
import { TableBoundary } from '../table/TableBoundary';
import { DisplaySwitches, LogSwitch } from '../table/TableSwitches';
import { useRefusal } from '../table/useRefusal';
import { useRenderer } from '../table/useRenderer';
import { type OpenedReport, openReport, unreadable } from './openReport';

const tables = Object.fromEntries(
  offers.map((offer) => [
    offer.name,
    { map: lazyPage(() => loadTable(offer, false)), text: lazyPage(() => loadTable(offer, true)) },
  ]),
);

export function ReportPage() {
  const [opened, setOpened] = useState<OpenedReport | string | null>(null);
  const [isTableShown, setTableShown] = useState(false);
  const open = async (text: Promise<string> | string) => setOpened(await openReport(await text));
  if (isTableShown && opened !== null && typeof opened !== 'string')
    return <ReportedTable opened={opened} onLeave={() => setTableShown(false)} />;
  return (
    <main className="sheet dev" data-testid="dev-report">
      <h1>A report</h1>
      <p>Choose a file that “Report a problem” saved, or paste its text.</p>
      <div className="row">
        <FileButton
          label="Choose a file"
          testId="report-file"
          onFile={(file) => file !== undefined && void open(file.text())}
        />
        <a className="button" href="/dev">
          Workbench
        </a>
      </div>
      <textarea
        className="dev-report-text"
        aria-label="Text of a report"
        data-testid="report-pasted"
        onChange={({ target }) => void open(target.value)}
      />
      {typeof opened === 'string' && <Problem text={opened} />}
      {opened !== null && typeof opened !== 'string' && (
        <>
          <Facts opened={opened} />
          <button
            type="button"
            className="button primary"
            data-testid="report-table"
            onClick={() => setTableShown(true)}
          >
            Show the table
          </button>
        </>
      )}
    </main>
  );
}

/** Returns a version or hash of a report, followed by this build's value if it differs. */
const beside = (reported: string | number | null, here: string | number | null): string =>
  reported === here ? String(reported) : `${reported} (this build: ${here})`;

const seatName = ({ seats, viewer }: Report): string => {
  const seat = seats.find(({ playerID }) => playerID === viewer);
  return seat === undefined ? 'a spectator' : `${seat.playerID}, ${seat.name}`;
};

function Facts({ opened: { report, module } }: { readonly opened: OpenedReport }) {
  const facts: Readonly<Record<string, string | number>> = {
    Game: report.game,
    Rules: beside(report.rulesVersion, module.rulesVersion),
    Content: beside(report.content, module.contents?.current ?? null),
    Seat: seatName(report),
    Moves: report.moves,
    Address: report.address,
    Browser: report.browser,
    Size: report.size,
    Language: report.language,
    Error: report.error ?? 'none',
  };
  return (
    <dl className="dev-facts" data-testid="report-facts">
      {Object.entries(facts).map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

type UnreadableProps = { readonly error: unknown; readonly onLeave: () => void };

/** Says why the table of a report can't be drawn, with a way back. */
function Unreadable({ error, onLeave }: UnreadableProps) {
  return (
    <main className="sheet" data-testid="dev-problem">
      <Problem text={unreadable(error)} />
      <button type="button" className="button" data-testid="report-back" onClick={onLeave}>
        Facts of the report
      </button>
    </main>
  );
}

type ReportedTableProps = { readonly opened: OpenedReport; readonly onLeave: () => void };

function ReportedTable({ opened: { report, module, table }, onLeave }: ReportedTableProps) {
  const { t, language, setLanguage } = useSettings();
  const { inWords, change } = useRenderer();
  const refusal = useRefusal(module, { ...table, seats: report.seats });
  useEffect(() => setLanguage(report.language), [setLanguage, report]);
  const Table = entryOf(tables, module.name)[inWords ? 'text' : 'map'];
  return (
    <GameProvider game={module}>
      <TableBoundary crashed={(error) => <Unreadable error={error} onLeave={onLeave} />}>
        <Table
          key={String(inWords)}
          {...table}
          refusal={refusal}
          language={language}
          shell={
            <>
              <button type="button" className="button" data-testid="report-back" onClick={onLeave}>
                Facts of the report
              </button>
              <button type="button" className="button" data-testid="change-view" onClick={change}>
                {t(inWords ? 'table.asMap' : 'table.asText')}
              </button>
              <LookUpButtons G={table.G} />
              <LanguageSwitch />
              <ThemeSwitch />
              <DisplaySwitches />
              <LogSwitch />
            </>
          }
          onPlayAgain={onLeave}
          onLeave={onLeave}
        />
      </TableBoundary>
    </GameProvider>
  );
}
