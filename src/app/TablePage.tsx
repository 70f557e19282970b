import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'wouter';
import type { TableProps } from '../house/module';
import { BrokenGameError, Session } from '../house/session';
import { type BotState, useBots } from './bots/useBots';
import { moduleOf } from './currentModule';
import { HandOver } from './HandOver';
import { LanguageSwitch, PaceSwitch, ThemeSwitch } from './Switches';
import { useSettings } from './settings';
import { download, readGame, readGameText, setBrokenAside, writeGame } from './storage';

type Opened =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly text: string; readonly problem: BrokenGameError | Error };

/** Opens the running game; one that can't be opened is set aside, never lost. */
function openGame(): Opened {
  const text = readGameText();
  if (text === null) return { kind: 'none' };
  try {
    const saved = readGame();
    return saved === null
      ? { kind: 'none' }
      : { kind: 'open', session: new Session(moduleOf(saved.game), saved) };
  } catch (error) {
    setBrokenAside(text);
    return { kind: 'broken', text, problem: error instanceof Error ? error : new Error(String(error)) };
  }
}

const fileName = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

function BrokenGame({ text, problem }: { readonly text: string; readonly problem: BrokenGameError | Error }) {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  return (
    <main className="sheet" data-testid="broken-game">
      <h1>{t('broken.title')}</h1>
      <p className="problem" role="alert">
        {problem instanceof BrokenGameError
          ? t('broken.atMove', { number: problem.moveNumber, reason: problem.message })
          : t('broken.reason', { reason: problem.message })}
      </p>
      <p>{t('broken.kept')}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => download(fileName('broken-game'), text)}>
          {t('broken.download')}
        </button>
        <button type="button" className="button primary" onClick={() => navigate('/')}>
          {t('broken.fresh')}
        </button>
      </div>
    </main>
  );
}

/** A fault in the table must not lose the game: the save is untouched, and the page says so. */
class TableBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Crash() {
  const { t } = useSettings();
  return (
    <main className="sheet" role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.hint')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => download(fileName('game'), readGameText() ?? '')}
        >
          {t('table.export')}
        </button>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
      </div>
    </main>
  );
}

function Menu({ session }: { readonly session: Session }) {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  return (
    <>
      <button type="button" className="button" onClick={() => navigate('/')}>
        {t('table.home')}
      </button>
      <button type="button" className="button" onClick={() => navigate('/rules')}>
        {t('table.rules')}
      </button>
      <button
        type="button"
        className="button"
        data-testid="export"
        onClick={() => download(fileName(session.save().game), JSON.stringify(session.save(), null, 1))}
      >
        {t('table.export')}
      </button>
      <LanguageSwitch />
      <ThemeSwitch />
      {session.seats.some(({ bot }) => bot !== undefined) && <PaceSwitch />}
    </>
  );
}

/** Which bot thinks; it does not cover what can be pressed. */
function BotStatus({ state, session }: { readonly state: BotState; readonly session: Session }) {
  const { t } = useSettings();
  if (state.kind === 'idle') return null;
  const name = session.seats.find(({ playerID }) => playerID === state.playerID)?.name ?? state.playerID;
  return (
    <output className="bot-status" data-testid="bot-status">
      {state.kind === 'thinking' ? (
        t('table.thinking', { name })
      ) : (
        <>
          {t('table.botFailed', { name, reason: state.reason })}
          <button type="button" className="button" onClick={state.again}>
            {t('table.botAgain')}
          </button>
        </>
      )}
    </output>
  );
}

function OpenTable({ session }: { readonly session: Session }) {
  const { t, language } = useSettings();
  const [, navigate] = useLocation();
  const snapshot = useSyncExternalStore(session.subscribe, session.current);
  const [Table, setTable] = useState<ComponentType<TableProps> | null>(null);
  // A reload covers the hand again: whoever sits there says ready first.
  const people = session.seats.filter(({ bot }) => bot === undefined).length;
  const [ready, setReady] = useState(people === 1);
  useEffect(() => {
    void session.module.loadTable().then((loaded) => setTable(() => loaded));
  }, [session]);
  useEffect(() => session.subscribe(() => writeGame(session.save())), [session]);
  const history = useMemo(
    () => ({
      canUndo: snapshot.canUndo,
      canRedo: snapshot.canRedo,
      undoBlocked: snapshot.undoBlocked,
      undo: () => session.undo(),
      redo: () => session.redo(),
      restartTurn: () => session.restartTurn(),
    }),
    [session, snapshot],
  );
  const bots = useBots(session, snapshot, !ready || Table === null);
  if (Table === null)
    return (
      <main className="sheet" aria-busy="true">
        <p>{t('table.loading')}</p>
      </main>
    );
  const next = snapshot.toAct;
  if (next !== null && !snapshot.botActs && (next !== snapshot.viewer || !ready)) {
    const seat = session.seats.find(({ playerID }) => playerID === next) ?? session.seats[0];
    return (
      <HandOver
        seat={seat}
        colours={session.module.colours}
        onReady={() => {
          session.handOver();
          setReady(true);
        }}
      />
    );
  }
  return (
    <>
      <Table
        G={snapshot.G}
        ctx={snapshot.ctx}
        log={snapshot.log}
        viewer={snapshot.viewer}
        seats={session.seats}
        legalMoves={snapshot.legalMoves}
        language={language}
        play={(move, ...args) => session.play(move, args, language)}
        history={history}
        shell={<Menu session={session} />}
        onPlayAgain={() => navigate('/new')}
        onLeave={() => navigate('/')}
      />
      <BotStatus state={bots} session={session} />
    </>
  );
}

export function TablePage() {
  const [opened] = useState(openGame);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (opened.kind === 'none') navigate('/', { replace: true });
  }, [opened, navigate]);
  if (opened.kind === 'none') return null;
  if (opened.kind === 'broken') return <BrokenGame text={opened.text} problem={opened.problem} />;
  return (
    <TableBoundary fallback={<Crash />}>
      <OpenTable session={opened.session} />
    </TableBoundary>
  );
}
