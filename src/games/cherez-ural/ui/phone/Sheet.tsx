import { type PointerEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { type Company, CompanyContext } from '../../../../game-api/company';
import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import { SEASONS } from '../../position/table';
import { PhaseButtons } from '../actions/ActionBar';
import { Actions, EndTurn, FreeActions } from '../actions/ActionButtons';
import { AskForHint } from '../actions/AskForHint';
import { Hint, Legs, Ways } from '../actions/Hint';
import { HistoryButtons } from '../actions/HistoryButtons';
import { Primary } from '../actions/Primary';
import { WorkerButtons } from '../actions/WorkerButtons';
import { Prices, rowOf, Tracks } from '../board/Cartouche';
import { usePointed, useSelected, useTable } from '../context';
import { Hand } from '../hand/Hand';
import { LogPanel } from '../log/LogPanel';
import { ActionButton } from '../parts/ActionButton';
import { Glyph, type GlyphName } from '../parts/Glyph';
import { PlayerPanel } from '../players/PlayerPanel';
import { LogNews } from './LogNews';
import { SheetHead } from './SheetHead';

export type Tab = 'hand' | 'players' | 'prices' | 'log' | 'talk';
const TABS: readonly { readonly tab: Exclude<Tab, 'talk'>; readonly glyph: GlyphName }[] = [
  { tab: 'hand', glyph: 'hand' },
  { tab: 'players', glyph: 'players' },
  { tab: 'prices', glyph: 'prices' },
  { tab: 'log', glyph: 'log' },
];

const DRAGGED = 40;

type SheetProps = {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Stands in place of the actions while an earlier position is shown. */
  readonly replay: ReactNode;
  readonly onSeeScore: (() => void) | null;
};

/** The phone's sheet: the turn and the hand, players, prices, log. Drag its handle up for the full height. */
export function Sheet({ tab, onTab, replay, onSeeScore }: SheetProps) {
  const { t, G, viewer } = useTable();
  const company = useContext(CompanyContext);
  const [tall, setTall] = useState(false);
  const from = useRef<number | null>(null);
  const drag = (event: PointerEvent) => {
    if (from.current === null) return;
    const by = event.clientY - from.current;
    if (Math.abs(by) < DRAGGED) return;
    setTall(by < 0);
    from.current = null;
  };
  const cards = viewer === null ? 0 : G.players[viewer].hand.length;
  return (
    <section className={`drawer${tall ? ' drawer-tall' : ''}`} aria-label={t('table.sheet.label')}>
      <button
        type="button"
        className="drawer-handle"
        aria-expanded={tall}
        aria-label={t(tall ? 'table.sheet.lower' : 'table.sheet.raise')}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onClick={() => setTall(!tall)}
      />
      {replay}
      <div className="drawer-content">{content(tab, replay !== null, onSeeScore, company)}</div>
      <div className="drawer-tabs" role="tablist">
        {TABS.map((each) => (
          <button
            key={each.tab}
            type="button"
            role="tab"
            aria-selected={each.tab === tab}
            className={each.tab === tab ? 'drawer-tab drawer-tab-on' : 'drawer-tab'}
            data-testid={`tab-${each.tab}`}
            onClick={() => onTab(each.tab)}
          >
            <Glyph name={each.glyph} size={20} />
            <span>
              {each.tab === 'hand' ? t('table.sheet.hand', { cards }) : t(`table.sheet.${each.tab}`)}
              {each.tab === 'log' && <LogNews reading={tab === 'log'} />}
            </span>
          </button>
        ))}
        {company !== null && (
          <button
            type="button"
            role="tab"
            aria-selected={tab === 'talk'}
            className={tab === 'talk' ? 'drawer-tab drawer-tab-on' : 'drawer-tab'}
            data-testid="tab-talk"
            onClick={() => onTab('talk')}
          >
            <Glyph name="talk" size={20} />
            <span>{company.talkTitle}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function content(
  tab: Tab,
  looksBack: boolean,
  onSeeScore: (() => void) | null,
  company: Company | null,
): ReactNode {
  switch (tab) {
    case 'hand':
      return looksBack ? <Hand /> : <TurnTab onSeeScore={onSeeScore} />;
    case 'players':
      return <PlayersTab />;
    case 'prices':
      return <PricesTab />;
    case 'log':
      return <LogPanel />;
    case 'talk':
      return <div className="drawer-talk">{company?.talk}</div>;
  }
}

function TurnTab({ onSeeScore }: { readonly onSeeScore: (() => void) | null }) {
  const { t, ctx, legal } = useTable();
  const { use } = useSelected();
  const { picked, notice } = usePointed();
  const free =
    legal.useTravelToken.length > 0 || legal.handOver.length > 0 || legal.completeBusiness.size > 0;
  const inSeason = SEASONS.includes(ctx.phase);
  if (onSeeScore !== null) {
    return (
      <>
        <ActionButton
          testId="see-score"
          look="primary"
          label={t('table.final.seeScore')}
          reason={null}
          onPress={onSeeScore}
        />
        <Hand />
      </>
    );
  }
  return (
    <>
      {inSeason && <SheetHead />}
      {picked !== null && use === 'travel' && notice === null ? (
        <div className="drawer-legs" {...SCROLLED_BY_KEYS}>
          <Ways />
          <Legs choice={picked.choice} />
        </div>
      ) : (
        <Hint />
      )}
      <div className="drawer-primary">
        <Primary />
        <HistoryButtons only="undo" />
        <AskForHint />
      </div>
      {inSeason ? (
        <>
          <div className="drawer-actions">
            {legal.activateWorker.length > 0 ? <WorkerButtons /> : <Actions />}
            <span className="divider" />
            <EndTurn />
          </div>
          {free && (
            <div className="drawer-free">
              <FreeActions />
            </div>
          )}
        </>
      ) : (
        <div className="drawer-free">
          <PhaseButtons />
        </div>
      )}
      <Hand />
    </>
  );
}

function PlayersTab() {
  const { G } = useTable();
  return (
    <div className="drawer-players">
      {G.turnOrder.map((playerID) => (
        <PlayerPanel key={playerID} playerID={playerID} />
      ))}
    </div>
  );
}

function PricesTab() {
  const { G, acting } = useTable();
  const { picked } = usePointed();
  const at = picked?.space ?? (acting === null ? null : G.workers[acting].at);
  return (
    <div className="drawer-prices">
      <Prices lit={rowOf(G, at)} />
      <Tracks />
    </div>
  );
}
