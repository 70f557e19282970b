import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { useGame } from '../../game-api/gameContext';
import { asRule } from '../../game-api/ruleNumbers';
import { loadPatiently } from '../../language/loading';
import { SCROLLED_BY_KEYS } from '../../table/scrolls';
import { NotFetchedError } from '../games';
import { useLateWords } from '../lateWords';
import { useSettings } from '../settings';
import { markWords } from './markWords';
import { linked, matching, sectionsOf } from './rulesText';

type Loaded = { readonly rules: string; readonly rulings: string };
/** A rule or section to scroll to. It is a new object each time, so that the same place can be requested again. */
export type RulesPlace = { readonly number: string };

/** Returns the rule number at the start of a list item, as in "**R9.4** Summer …". */
function numberOf(children: ReactNode, ruleNumber: RegExp): string | undefined {
  const parts = Array.isArray(children) ? children : [children];
  const first = parts.find((part) => typeof part === 'object' && part !== null && 'props' in part);
  const text: unknown = first?.props?.children;
  return typeof text === 'string' ? (asRule(text, ruleNumber) ?? undefined) : undefined;
}

const sectionOf = (children: ReactNode) => /^§\d+/.exec(String(children))?.[0];

/** Shows rules and rulings with a table of contents and search. Every rule number is a link target. */
export function RulesReader({ place }: { readonly place: RulesPlace | null }) {
  const { language } = useSettings();
  const say = useLateWords();
  const { name, ruleNumber, loadRules } = useGame();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<NotFetchedError | null>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(place);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => setAt(place), [place]);
  useEffect(() => {
    let current = true;
    loadPatiently(() => loadRules(language)).then(
      (texts) => current && setLoaded(texts),
      (error: unknown) => current && setFailure(new NotFetchedError(name, error)),
    );
    return () => {
      current = false;
    };
  }, [language, loadRules, name]);
  useEffect(() => {
    if (loaded === null || at === null) return;
    const found = text.current?.querySelector(`[data-number="${CSS.escape(at.number)}"]`);
    if (!(found instanceof HTMLElement)) return;
    found.dataset.found = '';
    found.scrollIntoView({ block: found.tagName === 'LI' ? 'center' : 'start' });
    return () => {
      delete found.dataset.found;
    };
  }, [loaded, at]);
  const goTo = useCallback((number: string) => {
    setQuery('');
    setAt({ number });
  }, []);
  const components = useMemo(
    (): Components => ({
      // Wide tables scroll on a phone; the keyboard can scroll them too.
      table: ({ children }) => <table {...SCROLLED_BY_KEYS}>{children}</table>,
      a: ({ href = '', children }) => (
        <a
          href={`/${name}/rules${href}`}
          className="rule-link"
          onClick={(event) => {
            event.preventDefault();
            goTo(decodeURIComponent(href.slice(1)));
          }}
        >
          {children}
        </a>
      ),
      li: ({ children }) => <li data-number={numberOf(children, ruleNumber)}>{children}</li>,
      h2: ({ children }) => <h2 data-number={sectionOf(children)}>{children}</h2>,
    }),
    [goTo, name, ruleNumber],
  );
  if (failure !== null) throw failure;
  const words = useMemo(() => query.toLowerCase().split(/\s+/).filter(Boolean), [query]);
  const marks = useMemo(() => [markWords(words)], [words]);
  const [rules, rulings] = useMemo(
    () =>
      loaded === null
        ? ['', '']
        : [loaded.rules, loaded.rulings.replace(/^# .*\n/, '')].map((part) =>
            linked(matching(part, words), ruleNumber),
          ),
    [loaded, words, ruleNumber],
  );
  return (
    <div className="prose" ref={text}>
      <input
        type="search"
        aria-label={say('rules.search')}
        placeholder={say('rules.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {loaded !== null && words.length === 0 && (
        <nav className="contents" aria-label={say('rules.contents')}>
          {sectionsOf(loaded.rules).map(({ id, title }) => (
            <button key={id} type="button" className="rule-link" onClick={() => goTo(id)}>
              {id} {title}
            </button>
          ))}
        </nav>
      )}
      <output>{loaded !== null && rules === '' && rulings === '' && <p>{say('rules.none')}</p>}</output>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={marks} components={components}>
        {rules}
      </Markdown>
      {rulings !== '' && <h1>{say('rules.rulings')}</h1>}
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={marks} components={{ ...components, h2: 'h2' }}>
        {rulings}
      </Markdown>
    </div>
  );
}
