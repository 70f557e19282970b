import { type ReactNode, useEffect, useRef } from 'react';
import { RuleText } from '../../game-api/lookUp';
import type { TableProps } from '../../game-api/module';
import { SayContext, TextWordsContext, type Turn, TurnContext, type Words, WordsContext } from '../context';
import { ThinkingNote } from '../frame/bar/ThinkingNote';
import { CoachSlot } from '../frame/CoachSlot';
import type { KitTextWords } from '../words';
import { headingOf, Part } from './Part';
import type { Spoken } from './useSpoken';

export type TextPart = { readonly name: string; readonly title: string; readonly content: ReactNode };

type TextFrameProps = {
  readonly table: Pick<TableProps<unknown>, 'ctx' | 'shown' | 'replay' | 'shell'>;
  readonly className: string;
  readonly title: string;
  readonly words: Words;
  readonly say: KitTextWords;
  readonly turn: Turn;
  readonly spoken: Omit<Spoken, 'run'>;
  readonly parts: readonly TextPart[];
  /** Names of the parts that get the focus after a move (`lead`) and at the beginning (`start`) */
  readonly lead: string;
  readonly start: string;
};

/** The frame of a text table: one column of plain text for reading, screen readers and keyboard */
export function TextFrame(props: TextFrameProps) {
  const { table, className, title, words, say, turn, spoken, parts, lead, start } = props;
  const { language } = words;
  const { refusal, news, played, refuse } = spoken;
  const { ctx, shown, replay, shell } = table;

  // A move removes the pressed button. The focus then goes to the part with the next actions, unless something beside
  // the table has taken it.
  const root = useRef<HTMLDivElement>(null);
  const read = useRef(played);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body;
    if (read.current !== played && (isLost || root.current?.contains(focused))) headingOf(lead)?.focus();
    else if (isLost) headingOf(start)?.focus();
    read.current = played;
  }, [played, lead, start]);

  return (
    <WordsContext value={words}>
      <TextWordsContext value={say}>
        <TurnContext value={turn}>
          <SayContext value={refuse}>
            <div
              ref={root}
              className={`text-table ${className}`}
              lang={language}
              data-testid="text-table"
              data-phase={ctx.phase ?? 'none'}
            >
              <header>
                <h1>{title}</h1>
                <nav aria-label={say('kit.contents')}>
                  <ul className="text-contents">
                    {parts.map(({ name, title: heading }) => (
                      <li key={name}>
                        <button type="button" className="text-link" onClick={() => headingOf(name)?.focus()}>
                          {heading}
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
                  {refusal.text !== '' && (
                    <p key={refusal.nth}>
                      <RuleText text={refusal.text} />
                    </p>
                  )}
                </div>
                <CoachSlot />
                <ThinkingNote named />
                {shown !== null && (
                  <div className="text-replay">
                    <p>{say('kit.earlier', { move: shown })}</p>
                    {replay}
                  </div>
                )}
                {parts.map(({ name, title: heading, content }) => (
                  <Part key={name} name={name} title={heading}>
                    {content}
                  </Part>
                ))}
              </main>
              <footer>
                <h2>{say('kit.controls')}</h2>
                <div className="text-row">{shell}</div>
              </footer>
            </div>
          </SayContext>
        </TurnContext>
      </TextWordsContext>
    </WordsContext>
  );
}
