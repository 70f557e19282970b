import { memo, useEffect, useRef, useState } from 'react';
import { momentText } from '../../../language/moments';
import type { Chat } from '../../../session/protocol';
import { SCROLLED_BY_KEYS } from '../../../table/scrolls';
import { Problem } from '../../Problem';
import { useDraft } from '../../page/useDraft';
import { useSettings } from '../../settings';
import type { OnlineTable } from '../connection/onlineTable';
import { serverNow } from '../connection/serverTime';
import { useChat, useRoom } from '../connection/useOnlineTable';
import { lastName, saveName } from '../person/lastName';
import { nameProblem } from '../person/personName';
import { saveReadCount } from '../seats/savedSeats';
import { useWords } from '../words';

type ChatPanelProps = {
  readonly table: OnlineTable;
  /** Whether messages on screen count as read. */
  readonly keepsRead?: boolean;
};

/** How close to its end, in px, a list still counts as scrolled to the end. */
const END = 24;

/** Shows the chat: players and onlookers have separate chats until the game is over. */
export function ChatPanel({ table, keepsRead = false }: ChatPanelProps) {
  const t = useWords();
  const { open, news } = useRoom(table);
  const { lines } = useChat(table.chat);
  const [text, setText, sent] = useDraft('chat', '');
  const [name, setName] = useDraft('chat.name', lastName());
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // A list that the user has scrolled up must not jump to the end.
  const isAtEnd = useRef(true);
  const newest = lines.at(-1)?.key ?? -1;
  useEffect(() => {
    const element = list.current;
    if (element !== null && newest >= 0 && isAtEnd.current) element.scrollTop = element.scrollHeight;
    if (!keepsRead) return;
    const read = () => {
      if (document.visibilityState === 'visible') saveReadCount(table.matchID, table.chat.read());
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
    if (onlooker) saveName(name.trim());
    const refused = await table.say(said, name.trim());
    setProblem(refused);
    if (refused === null) sent(text);
  };
  return (
    <section className="chat" aria-label={t('chat.title')}>
      <ol
        ref={list}
        {...SCROLLED_BY_KEYS}
        aria-live="polite"
        data-testid="chat"
        aria-label={t('chat.title')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < END;
        }}
      >
        {lines.length === 0 && <li className="quiet">{t('chat.none')}</li>}
        {lines.map(({ key, chat }) => (
          <ChatLine key={key} chat={chat} name={senderOf(table, chat)} colour={cssOf(table, chat.sender)} />
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
            className="chat-name"
            aria-label={t('chat.name')}
            placeholder={t('chat.name')}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <input
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          data-testid="say"
          disabled={isMuted}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" data-testid="send" disabled={isMuted}>
          {t('chat.send')}
        </button>
      </form>
      <Problem text={badName ?? problem} />
      {isMuted && (
        <p className="chat-note" role="status" data-testid="muted">
          {t('chat.youMuted')}
        </p>
      )}
      <p className="chat-note">{t(over ? 'chat.over' : onlooker ? 'chat.onlookers' : 'chat.seats')}</p>
    </section>
  );
}

type ChatLineProps = {
  readonly chat: Chat;
  /** The sender's name, made distinct from other people with the same name. */
  readonly name: string;
  readonly colour: string | undefined;
};

/** Memoised, so that a new message re-renders only itself and not up to 200 lines. */
const ChatLine = memo(function ChatLine({ chat, name, colour }: ChatLineProps) {
  const t = useWords();
  const { language } = useSettings();
  const { sender, payload, at } = chat;
  return (
    <li>
      <strong style={{ borderColor: colour }}>
        <bdi>{name || t('chat.onlooker')}</bdi>
      </strong>{' '}
      {sender === null && name !== '' && <small>({t('chat.onlooker')}) </small>}
      <bdi>{payload}</bdi>{' '}
      <time dateTime={new Date(at).toISOString()}>{momentText(at, language, serverNow())}</time>
    </li>
  );
});

/** If somebody else has the seat by now, returns the name that came with the message. */
function senderOf({ seats }: OnlineTable, { sender, name }: Chat): string {
  const now = seats.find(({ playerID }) => playerID === sender)?.name;
  return now?.startsWith(`${name} (`) === true ? now : name;
}

function cssOf({ seats, module }: OnlineTable, sender: string | null): string | undefined {
  const colour = seats.find(({ playerID }) => playerID === sender)?.colour;
  return module.colours.find(({ id }) => id === colour)?.css;
}
