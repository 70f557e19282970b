import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchPage } from './App';
import './app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('main: the page has no element with id root');

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// Not awaited: the pages import from here. What can't be fetched the page asks for again, and says so.
void fetchPage(location.pathname).then(show, show);
