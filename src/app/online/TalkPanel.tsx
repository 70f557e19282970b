import { useEffect, useRef, useState } from 'react';
import { SCROLLED_BY_KEYS } from '../../table/scrolls';
import { useSettings } from '../settings';
import type { OnlineTable } from './onlineTable';
import { Problem } from './Problem';
import { keepName, lastName } from './personName';
import { useRoom } from './useOnlineTable';
import { useWords } from './words';

type TalkPanelProps = {
  readonly table: OnlineTable;
  /** What is on the screen has been read. */
  readonly onRead?: () => void;
};

/** What people at the table say: players among themselves, onlookers among themselves, until the game is over. */
export function TalkPanel({ table, onRead }: TalkPanelProps) {
  const t = useWords();
  const { language } = useSettings();
  const { chats, open } = useRoom(table);
  const [text, setText] = useState('');
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const newest = chats.length;
  useEffect(() => {
    const element = list.current;
    if (element !== null && newest > 0) element.scrollTop = element.scrollHeight;
    const read = () => document.visibilityState === 'visible' && onRead?.();
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, onRead]);
  const over = open && table.current().ctx.gameover !== undefined;
  const onlooker = table.seat === null;
  const say = async () => {
    const said = text.trim();
    if (said === '') return;
    if (onlooker) keepName(name.trim());
    const refused = await table.say(said, name.trim());
    setProblem(refused);
    if (refused === null) setText('');
  };
  return (
    <section className="talk" aria-label={t('talk.title')}>
      <ol ref={list} {...SCROLLED_BY_KEYS} aria-live="polite" data-testid="talk" aria-label={t('talk.title')}>
        {chats.length === 0 && <li className="quiet">{t('talk.none')}</li>}
        {chats.map(({ id, sender, name: speaker, payload, at }) => (
          <li key={id}>
            <strong style={{ borderColor: cssOf(table, sender) }}>{speaker || t('talk.onlooker')}</strong>{' '}
            {sender === null && speaker !== '' && <small>({t('talk.onlooker')}) </small>}
            {payload}{' '}
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
            </time>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        {onlooker && (
          <input
            className="talk-name"
            aria-label={t('talk.name')}
            placeholder={t('talk.name')}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <input
          aria-label={t('talk.say')}
          placeholder={t('talk.say')}
          data-testid="say"
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" data-testid="send">
          {t('talk.send')}
        </button>
      </form>
      <Problem text={problem} />
      <p className="talk-note">{t(over ? 'talk.over' : onlooker ? 'talk.onlookers' : 'talk.seats')}</p>
    </section>
  );
}

function cssOf({ seats, module }: OnlineTable, sender: string | null): string | undefined {
  const colour = seats.find(({ playerID }) => playerID === sender)?.colour;
  return module.colours.find(({ id }) => id === colour)?.css;
}
