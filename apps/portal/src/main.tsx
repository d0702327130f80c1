import './app/styles/mantine-entry.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadFor } from './app/screens.ts';
import { makeQueryClient } from './lib/api/query-client.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { sessionQuery } from './lib/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = makeQueryClient();
// Who is here is asked while the first words are on their way.
void client.prefetchQuery(sessionQuery);
const words = startI18n(['app']);
preloadFor(location.pathname);
await words;
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
