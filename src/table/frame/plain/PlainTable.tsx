import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { LogTexts } from '../../../game-api/gameLog';
import { type Intent, useWords } from '../../context';
import { LogPanel } from '../../log/LogPanel';
import { PLAIN_SHAPE, plainSentence } from '../../log/plainLog';
import { useRenderedLog } from '../../log/useRenderedLog';
import { FinalFrame } from '../../score/FinalFrame';
import { Ranking } from '../../score/Ranking';
import { Header } from '../Header';
import { PhoneLayout } from '../PhoneLayout';
import type { FinalProps, OnePlayer, PhoneParts, TableParts } from '../parts';
import { PlayerPanel } from '../players/PlayerPanel';
import { TableFrame } from '../TableFrame';
import { type Plain, PlainContext, type PlainProps, usePlain } from './plain';

/** Parts that a plain table can't derive. A game without a hand, for instance, leaves it out. */
export type OwnParts = Pick<TableParts, 'Board'> &
  Partial<Pick<TableParts, 'Corner' | 'Actions' | 'Hand' | 'Dialogs'>>;

type PlainTableProps<G> = PlainProps<G> & {
  /** Must be the same object in every render. */
  readonly parts: OwnParts;
};

const nothing = () => {};
const Nothing = () => null;

function PlainHeader({ shell }: Pick<FinalProps, 'shell'>) {
  const { G, heading, next } = usePlain();
  return (
    <Header shell={shell} G={G} next={next}>
      <h1 className="round-name">{heading}</h1>
    </Header>
  );
}

function Player({ playerID }: OnePlayer) {
  const { scoreOf, lineOf } = usePlain();
  const score = <b data-testid={`score-${playerID}`}>{scoreOf(playerID)}</b>;
  return (
    <PlayerPanel playerID={playerID} starts={false} top={score} line={lineOf(playerID)} counts={null}>
      {null}
    </PlayerPanel>
  );
}

/** Lists all moves with the game's sentences. */
function Log() {
  const plain = usePlain();
  const { module, timeline, language } = plain;
  const told = useRenderedLog(
    timeline,
    [timeline, module, language],
    (): LogTexts<string, unknown> => ({
      ...PLAIN_SHAPE,
      headingOf: (section) => section,
      tell: (entry) => ({ text: plainSentence(plain, entry), needsName: true, changes: [] }),
    }),
  );
  return <LogPanel {...told} />;
}

function Final(props: FinalProps) {
  const { module, ctx } = usePlain();
  const { language } = useWords();
  const { scores, winners } = module.resultOf(ctx.gameover, language);
  const title = module.title[language];
  return (
    <FinalFrame
      {...props}
      title={<h1 className="round-name">{title}</h1>}
      result={<Ranking title={title} lead={null} byPlace={scores} winners={winners} note={() => ''} />}
      charts={[]}
    />
  );
}

function partsWith(own: OwnParts): TableParts {
  const { Board, Corner = Nothing, Actions = Nothing, Hand = Nothing, Dialogs = Nothing } = own;
  const phone: PhoneParts = {
    Figure: ({ playerID }) => usePlain().scoreOf(playerID),
    Turn: () => (
      <>
        <Actions />
        <Hand />
      </>
    ),
    HandName: () => usePlain().heading,
    PlayersName: () => useWords().t('kit.sheet.players'),
    tabs: [],
    logShape: PLAIN_SHAPE,
  };
  const Phone: TableParts['Phone'] = (props) => <PhoneLayout {...props} own={phone} />;
  return { Header: PlainHeader, Board, Corner, Actions, Hand, Player, Log, Dialogs, Final, Phone };
}

/**
 * A drawn table that needs only the functions every game has: it derives header, players, log, phone layout and score
 * from them. A game that wants to show more passes its own parts to `TableFrame`.
 */
export function PlainTable<G>({ parts: own, ...plain }: PlainTableProps<G>) {
  const { table, module, t, next } = plain;
  const { seats, language, viewer, play, timeline, notes, shown, onShow, history, onHint } = table;
  const parts = useMemo(() => partsWith(own), [own]);
  const [notice, say] = useState<string | null>(null);
  const [picked, pick] = useState<string | null>(null);
  const player = (id: string) => {
    const seat = seats.find(({ playerID }) => playerID === id);
    return {
      id,
      name: seat?.name ?? id,
      colour: module.colours.findIndex((each) => each.id === seat?.colour),
    };
  };
  const mark = (id: string): ReactNode => {
    const { colour, name } = player(id);
    return (
      <b style={{ color: module.colours[colour]?.css }}>{[...name.replace(/[\u2066-\u2069]/g, '')][0]}</b>
    );
  };
  const run = useCallback(
    ([intent]: readonly Intent[]) => {
      pick(null);
      if (intent !== undefined) void play(intent.move, ...intent.args).then(say);
    },
    [play],
  );
  return (
    // Safe cast: the parts pass G only to the game's own functions.
    <PlainContext value={{ ...plain, ...table, picked, pick } as unknown as Plain}>
      <TableFrame
        table={table}
        className={module.name}
        data={() => ({})}
        parts={parts}
        keys={[]}
        onKeysHelp={nothing}
        words={{ language, t }}
        seats={{ player, mark, shape: (id) => <text>{player(id).name}</text>, score: (amount) => amount }}
        players={{ ids: seats.map(({ playerID }) => playerID), viewer, current: next[0] ?? null }}
        turn={{ run, history, askForHint: onHint }}
        lookBack={{ log: timeline.at(timeline.moves).log, notes, seats, shown, onShow }}
        say={say}
        notice={notice}
      />
    </PlainContext>
  );
}
