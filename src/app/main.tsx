import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('main: the page has no element with id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
