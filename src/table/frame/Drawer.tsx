import { type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { OnlineExtrasContext } from '../../game-api/onlineExtras';
import { usePlayers, useWords } from '../context';
import { Glyph, type GlyphName } from '../controls/Glyph';
import { useDrag } from '../controls/useDrag';
import { useBackCloses } from '../dialogs/backCloses';
import { LogNews } from '../log/LogNews';
import type { LayoutProps, PhoneParts, TableParts } from './parts';
import { SeeScore } from './players/SeeScore';
import { SpectatorBar } from './SpectatorBar';

/** Distance in px that the handle must be dragged to raise or lower the sheet */
const DRAGGED = 40;

type DrawerProps = Pick<LayoutProps, 'replay' | 'onSeeScore'> & {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly parts: TableParts & PhoneParts;
};

type Tab = {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly name: ReactNode;
  readonly content: () => ReactNode;
};

/**
 * The phone's sheet with tabs: turn and hand, players, the game's own tabs, log, chat. Dragging its handle up extends
 * it to full height.
 */
export function Drawer({ tab, onTab, replay, onSeeScore, parts }: DrawerProps) {
  const { t } = useWords();
  const online = useContext(OnlineExtrasContext);
  const { viewer } = usePlayers();
  const [isTall, setTall] = useState(false);
  useBackCloses(isTall ? () => setTall(false) : null);
  const from = useRef<number | null>(null);
  const isDragged = useRef(false);
  const drag = useDrag<HTMLButtonElement>({
    start: (event) => {
      from.current = event.clientY;
      isDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move: (event) => {
      if (from.current === null) return;
      const by = event.clientY - from.current;
      if (Math.abs(by) < DRAGGED) return;
      setTall(by < 0);
      isDragged.current = true;
      from.current = null;
    },
    end: () => {
      from.current = null;
    },
  });
  const { Hand, Turn, Log, Story, HandName, PlayersName, tabs, logShape } = parts;
  const turn = () => {
    if (replay !== null) return <Hand />;
    if (onSeeScore === null) return viewer === null ? <SpectatorBar /> : <Turn />;
    return (
      <>
        <SeeScore onPress={onSeeScore} />
        <Hand />
      </>
    );
  };
  const all: readonly Tab[] = [
    {
      id: 'hand',
      glyph: 'hand',
      name: viewer === null ? t('kit.sheet.onlooker') : <HandName />,
      content: turn,
    },
    { id: 'players', glyph: 'players', name: <PlayersName />, content: () => <PlayersTab parts={parts} /> },
    ...tabs.map(({ id, glyph, Name, Content }) => ({
      id,
      glyph,
      name: <Name />,
      content: () => <Content />,
    })),
    {
      id: 'log',
      glyph: 'log',
      name: (
        <>
          {t('kit.sheet.log')}
          <LogNews reading={tab === 'log'} shape={logShape} />
        </>
      ),
      content: () => <Log />,
    },
    ...(online === null
      ? []
      : [
          {
            id: 'chat',
            glyph: 'chat' as const,
            name: online.chatTitle,
            content: () => <div className="drawer-chat">{online.chat}</div>,
          },
        ]),
  ];
  return (
    <section className={`drawer${isTall ? ' drawer-tall' : ''}`} aria-label={t('kit.sheet.label')}>
      <button
        type="button"
        className="drawer-handle"
        aria-expanded={isTall}
        aria-label={t(isTall ? 'kit.sheet.lower' : 'kit.sheet.raise')}
        {...drag}
        onClick={({ detail }) => {
          // A mouse drag also ends with a click.
          if (detail === 0 || !isDragged.current) setTall(!isTall);
        }}
      />
      {replay}
      {Story !== undefined && (
        <Suspense>
          <Story />
        </Suspense>
      )}
      <div className="drawer-content">{all.find(({ id }) => id === tab)?.content()}</div>
      <div className="drawer-tabs" role="tablist">
        {all.map(({ id, glyph, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === tab}
            className={id === tab ? 'drawer-tab drawer-tab-on' : 'drawer-tab'}
            data-testid={`tab-${id}`}
            data-action={`tab-${id}`}
            onClick={() => onTab(id)}
          >
            <Glyph name={glyph} size={20} />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function PlayersTab({ parts: { Player } }: Pick<DrawerProps, 'parts'>) {
  const { ids } = usePlayers();
  return (
    <div className="drawer-players">
      {ids.map((playerID) => (
        <Player key={playerID} playerID={playerID} />
      ))}
    </div>
  );
}
