import './textTable.css';
import { useContext, useEffect, useRef } from 'react';
import { CoachContext } from '../../../game-api/guide';
import type { TableProps } from '../../../game-api/module';
import type { G } from '../rules/state';
import { Doing } from './actions/Doing';
import { TextContext } from './context';
import { Part, type PartName } from './Part';
import { BoardList } from './sections/BoardList';
import { FinalTable } from './sections/FinalTable';
import { HandList } from './sections/HandList';
import { LogList } from './sections/LogList';
import { Now } from './sections/Now';
import { Players } from './sections/Players';
import { Prices } from './sections/Prices';
import { Situations } from './sections/Situations';
import { Tracks } from './sections/Tracks';
import { Workers } from './sections/Workers';
import { useTextPosition } from './useTextPosition';

const PARTS = {
  final: FinalTable,
  now: Now,
  do: Doing,
  hand: HandList,
  workers: Workers,
  players: Players,
  board: BoardList,
  prices: Prices,
  tracks: Tracks,
  situations: Situations,
  log: LogList,
} as const satisfies Record<PartName, () => React.ReactNode>;
const ORDER = Object.keys(PARTS) as PartName[];

/** Parts that make sense now: no score before the end, nothing to do after it, a hand only for who has one. */
function partsNow(over: boolean, looksBack: boolean, onlooker: boolean): PartName[] {
  return ORDER.filter((name) => {
    if (name === 'final') return over && !looksBack;
    if (name === 'do') return !over && !looksBack && !onlooker;
    return !(onlooker && (name === 'hand' || name === 'workers'));
  });
}

const headingOf = (name: PartName) => document.getElementById(`part-${name}`);

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { position, refusal, news, played } = useTextPosition(props);
  const { language, t, say } = position;
  const coach = useContext(CoachContext);
  const parts = partsNow(position.ctx.gameover !== undefined, props.shown !== null, position.viewer === null);
  const lead = parts.includes('final') ? 'final' : parts.includes('do') ? 'do' : 'now';

  // What was pressed is gone once it is done: reading goes on at what can be done now.
  const read = useRef(played);
  useEffect(() => {
    if (read.current !== played) headingOf(lead)?.focus();
    else if (document.activeElement === document.body) headingOf(lead === 'do' ? 'now' : lead)?.focus();
    read.current = played;
  }, [played, lead]);

  return (
    <TextContext value={position}>
      <div
        className="text-table"
        lang={language}
        data-testid="text-table"
        data-phase={position.ctx.phase ?? 'none'}
      >
        <header>
          <h1>{say('title')}</h1>
          <nav aria-label={say('contents')}>
            <ul className="text-contents">
              {parts.map((name) => (
                <li key={name}>
                  <button type="button" className="text-link" onClick={() => headingOf(name)?.focus()}>
                    {say(`section.${name}`)}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>
          <div aria-live="polite" className="text-news" data-testid="news">
            <p key={news.nth}>{news.text}</p>
          </div>
          <div role="alert" className="text-refusal" data-testid="refusal">
            {refusal.text !== '' && <p key={refusal.nth}>{refusal.text}</p>}
          </div>
          {coach}
          {props.shown !== null && (
            <div className="text-replay">
              <p>{say('earlier', { move: props.shown })}</p>
              {props.replay}
            </div>
          )}
          {parts.map((name) => {
            const Content = PARTS[name];
            return (
              <Part key={name} name={name}>
                <Content />
                {name === 'final' && (
                  <p className="text-row">
                    <button type="button" data-testid="see-replay" onClick={() => props.onShow(0)}>
                      {t('table.final.replay')}
                    </button>
                    <button type="button" data-testid="leave" onClick={props.onLeave}>
                      {t('table.final.leave')}
                    </button>
                    <button type="button" data-testid="play-again" onClick={props.onPlayAgain}>
                      {t('table.final.again')}
                    </button>
                  </p>
                )}
              </Part>
            );
          })}
        </main>
        <footer>
          <h2>{say('controls')}</h2>
          <div className="text-row">{props.shell}</div>
        </footer>
      </div>
    </TextContext>
  );
}
