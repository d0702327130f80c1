import './app/styles/mantine-entry.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startI18n } from './lib/i18n/i18n.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The session room is what the first screen of a signed-out visitor speaks; signed-in screens fetch their own.
await startI18n(['app']);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
