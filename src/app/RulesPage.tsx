import { useEffect, useMemo, useState } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from 'wouter';
import { currentModule } from './currentModule';
import { useSettings } from './settings';

type Loaded = { readonly rules: string; readonly rulings: string };

/** The paragraphs that have all words searched for, under the headings they stand under. */
function matching(markdown: string, words: readonly string[]): string {
  if (words.length === 0) return markdown;
  const found: string[] = [];
  let heading = '';
  for (const block of markdown.split(/\n(?=- \*\*R|#|\n)/)) {
    const text = block.trim();
    if (text.startsWith('#')) heading = text.split('\n')[0];
    const lower = text.toLowerCase();
    if (text === '' || !words.every((word) => lower.includes(word))) continue;
    if (heading !== '' && !text.startsWith('#')) found.push(heading);
    heading = '';
    found.push(text);
  }
  return found.join('\n\n');
}

export function RulesPage() {
  const { t, language } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [query, setQuery] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    let current = true;
    void currentModule.loadRules(language).then((texts) => {
      if (current) setLoaded(texts);
    });
    return () => {
      current = false;
    };
  }, [language]);
  const words = useMemo(() => query.toLowerCase().split(/\s+/).filter(Boolean), [query]);
  const rules = loaded === null ? '' : matching(loaded.rules, words);
  const rulings = loaded === null ? '' : matching(loaded.rulings, words);
  return (
    <main className="sheet prose">
      <div className="row">
        <button type="button" className="button" onClick={() => history.back()}>
          {t('rules.back')}
        </button>
        <Link href="/" className="button">
          {t('table.home')}
        </Link>
      </div>
      <p className="note">{t('rules.ours')}</p>
      <input
        type="search"
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {loaded !== null && rules === '' && rulings === '' && <p>{t('rules.none')}</p>}
      <Markdown remarkPlugins={[remarkGfm]}>{rules}</Markdown>
      {rulings !== '' && <h1>{t('rules.rulings')}</h1>}
      <div lang="en">
        <Markdown remarkPlugins={[remarkGfm]}>{rulings.replace(/^# .*\n/, '')}</Markdown>
      </div>
    </main>
  );
}
