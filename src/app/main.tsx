import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchPage } from './App';
import './app.css';
import { tidyAddress } from './pastedAddress';

const root = document.getElementById('root');
if (root === null) throw new Error('main: the page has no element with id root');

const address = tidyAddress(location);
if (address !== location.pathname + location.search + location.hash) history.replaceState(null, '', address);

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// Not awaited: the pages import from here. What can't be fetched the page asks for again, and says so.
void fetchPage(location.pathname).then(show, show);
