import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../language/language';
import { LoadError, loadPatiently, somethingMissing } from '../language/loading';
import { loadLanguage } from '../language/translator';
import { App, fetchPage } from './App';
import './app.css';
import { tidyAddress } from './page/pastedAddress';
import { allowTranslation } from './page/translation';
import { preferredLanguage } from './settings';

const root = document.getElementById('root');
if (root === null) throw new Error('main: the page has no element with id root');

allowTranslation();

const address = tidyAddress(location);
if (address !== location.pathname + location.search + location.hash) history.replaceState(null, '', address);

/** Logs a part that could not be loaded as a warning, because the page offers a retry. */
function logError(error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof LoadError ? error.cause : error;
  if (cause instanceof LoadError) console.warn(cause.message, cause.cause);
  else console.error(error);
}

const show = (language: Language) =>
  createRoot(root, { onCaughtError: logError, onRecoverableError: logError }).render(
    <StrictMode>
      <App language={language} />
    </StrictMode>,
  );

async function start(): Promise<void> {
  if (import.meta.env.HAS_WORKBENCH === true)
    (await loadPatiently(() => import('./dev/pageStorage'))).replaceStorage();
  const language = preferredLanguage();
  // If data is missing, a page's scripts never finish loading: the app starts without it and shows a notice.
  const page = Promise.race([fetchPage(location.pathname), somethingMissing()]);
  const [words] = await Promise.allSettled([loadLanguage(language), page]);
  show(words.status === 'fulfilled' ? language : 'en');
}
// Not awaited, because the pages import from this chunk. If a page can't be fetched, rendering it tries again.
void start();
