import { memo, useEffect, useMemo, useRef } from 'react';
import { logSentence } from '../../text/logText';
import { useTable } from '../context';
import { Change } from '../parts/amounts';
import { Glyph } from '../parts/Glyph';
import { firstSince, type TurnGroup, turnGroups } from './entries';

/** What happened, in sentences, by round and season; the newest at the bottom. */
export const LogPanel = memo(function LogPanel() {
  const { log, t, viewer } = useTable();
  const groups = useMemo(() => turnGroups(log), [log]);
  const since = firstSince(groups, viewer);
  const list = useRef<HTMLDivElement>(null);
  const newest = groups.length === 0 ? 0 : groups.length * 100 + groups[groups.length - 1].entries.length;
  useEffect(() => {
    const element = list.current;
    if (element !== null && newest > 0) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <section className="log" aria-label={t('table.log.title')}>
      <div className="log-head">
        <Glyph name="log" size={15} />
        <h2>{t('table.log.title')}</h2>
        <span className="gap" />
        {since >= 0 && (
          <button
            type="button"
            className="link"
            onClick={() =>
              list.current
                ?.querySelector('[data-since]')
                ?.scrollIntoView({ block: 'start', behavior: 'auto' })
            }
          >
            {t('table.log.since')}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it */}
      <div className="log-list" ref={list} tabIndex={0} data-testid="log">
        {groups.length === 0 && <p className="log-empty">{t('table.log.empty')}</p>}
        {groups.map((group, index) => (
          <LogTurn
            key={group.key}
            group={group}
            heading={
              index === 0 ||
              groups[index - 1].phase !== group.phase ||
              groups[index - 1].round !== group.round
            }
            since={index === since}
          />
        ))}
      </div>
    </section>
  );
});

type LogTurnProps = { readonly group: TurnGroup; readonly heading: boolean; readonly since: boolean };

const PHASES = ['draft', 'roundStart', 'placement', 'winter1', 'summer', 'winter2'] as const;

function LogTurn({ group, heading, since }: LogTurnProps) {
  const { t, language, content, G, seat } = useTable();
  const names = Object.fromEntries(G.turnOrder.map((playerID) => [playerID, seat(playerID).name]));
  const { name, colour } = seat(group.playerID);
  const phase = PHASES.find((known) => known === group.phase) ?? 'winter1';
  const lines = group.entries.flatMap((entry, index) => {
    const line = logSentence(entry, { names, language, content });
    return line === null ? [] : [{ ...line, key: index }];
  });
  if (lines.length === 0) return null;
  return (
    <>
      {heading && (
        <h3 className="log-phase">
          {t('terms.round', { round: group.round })} · {t(`terms.phase.${phase}`)}
        </h3>
      )}
      {since && <hr className="log-since" data-since />}
      <p className={`log-turn log-player-${colour}`}>
        {lines[0].by === 'worker' && <strong>{name} </strong>}
        {lines.map(({ key, text, gold }, index) => (
          <span key={key}>
            {index > 0 && t('table.log.join')}
            {text}
            {gold.map(({ playerID, amount }) => (
              <span key={playerID} className="log-gold">
                {' '}
                {playerID !== group.playerID && `${seat(playerID).name} `}
                <Change amount={amount} />
              </span>
            ))}
          </span>
        ))}
      </p>
    </>
  );
}
