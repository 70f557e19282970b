import { memo, useEffect, useRef, useState } from 'react';
import { momentText } from '../../../language/moments';
import type { Chat } from '../../../session/protocol';
import { SCROLLED_BY_KEYS } from '../../../table/scrolls';
import { Problem } from '../../Problem';
import { useDraft } from '../../page/useDraft';
import { useSettings } from '../../settings';
import type { OnlineTable } from '../connection/onlineTable';
import { serverNow } from '../connection/serverTime';
import { useRoom, useTalk } from '../connection/useOnlineTable';
import { keepName, lastName, nameProblem } from '../person/personName';
import { keepRead } from '../seats/keptSeats';
import { useWords } from '../words';

type TalkPanelProps = {
  readonly table: OnlineTable;
  /** What is on the screen counts as read. */
  readonly keepsRead?: boolean;
};

/** How near to the end, in pixels, a list is taken to be at its end. */
const END = 24;

/** What people at the table say: players among themselves, onlookers among themselves, until the game is over. */
export function TalkPanel({ table, keepsRead = false }: TalkPanelProps) {
  const t = useWords();
  const { open, news } = useRoom(table);
  const { lines } = useTalk(table.talk);
  const [text, setText, sent] = useDraft('chat', '');
  const [name, setName] = useDraft('chat.name', lastName());
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // Who has scrolled back to read stays there.
  const isAtEnd = useRef(true);
  const newest = lines.at(-1)?.key ?? -1;
  useEffect(() => {
    const element = list.current;
    if (element !== null && newest >= 0 && isAtEnd.current) element.scrollTop = element.scrollHeight;
    if (!keepsRead) return;
    const read = () => {
      if (document.visibilityState === 'visible') keepRead(table.matchID, table.talk.read());
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, keepsRead, table]);
  const over = open && table.current().ctx.gameover !== undefined;
  const onlooker = table.seat === null;
  const isMuted = news?.muted.includes(table.seat?.playerID ?? 'onlookers') === true;
  const badName = onlooker ? nameProblem(name, t) : null;
  const say = async () => {
    const said = text.trim();
    if (said === '' || badName !== null) return;
    if (onlooker) keepName(name.trim());
    const refused = await table.say(said, name.trim());
    setProblem(refused);
    if (refused === null) sent(text);
  };
  return (
    <section className="talk" aria-label={t('talk.title')}>
      <ol
        ref={list}
        {...SCROLLED_BY_KEYS}
        aria-live="polite"
        data-testid="talk"
        aria-label={t('talk.title')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < END;
        }}
      >
        {lines.length === 0 && <li className="quiet">{t('talk.none')}</li>}
        {lines.map(({ key, chat }) => (
          <TalkLine key={key} chat={chat} name={senderOf(table, chat)} colour={cssOf(table, chat.sender)} />
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
          disabled={isMuted}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" data-testid="send" disabled={isMuted}>
          {t('talk.send')}
        </button>
      </form>
      <Problem text={badName ?? problem} />
      {isMuted && (
        <p className="talk-note" role="status" data-testid="muted">
          {t('talk.youMuted')}
        </p>
      )}
      <p className="talk-note">{t(over ? 'talk.over' : onlooker ? 'talk.onlookers' : 'talk.seats')}</p>
    </section>
  );
}

type TalkLineProps = {
  readonly chat: Chat;
  /** The sender, told apart from others of that name. */
  readonly name: string;
  readonly colour: string | undefined;
};

/** Memo: of 200 lines only those that are new are drawn. */
const TalkLine = memo(function TalkLine({ chat, name, colour }: TalkLineProps) {
  const t = useWords();
  const { language } = useSettings();
  const { sender, payload, at } = chat;
  return (
    <li>
      <strong style={{ borderColor: colour }}>
        <bdi>{name || t('talk.onlooker')}</bdi>
      </strong>{' '}
      {sender === null && name !== '' && <small>({t('talk.onlooker')}) </small>}
      <bdi>{payload}</bdi>{' '}
      <time dateTime={new Date(at).toISOString()}>{momentText(at, language, serverNow())}</time>
    </li>
  );
});

/** Somebody else may sit there by now: then the name that came with the line stands. */
function senderOf({ seats }: OnlineTable, { sender, name }: Chat): string {
  const now = seats.find(({ playerID }) => playerID === sender)?.name;
  return now?.startsWith(`${name} (`) === true ? now : name;
}

function cssOf({ seats, module }: OnlineTable, sender: string | null): string | undefined {
  const colour = seats.find(({ playerID }) => playerID === sender)?.colour;
  return module.colours.find(({ id }) => id === colour)?.css;
}
