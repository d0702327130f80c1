import './app/styles/mantine-entry.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadAt, preloadFor } from './app/parts.ts';
import { makeQueryClient } from './lib/api/query-client.ts';
import { watchPage } from './lib/diary/diary.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { sessionQuery } from './lib/session.ts';
import { followSession } from './lib/session-channel.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = makeQueryClient();

/** Who is here; undefined where that can not be told now, which the first screen then says. */
const session = client.fetchQuery(sessionQuery).catch(() => undefined);
const words = startI18n(['app']);

// Everything that the first picture needs is fetched side by side, and it is drawn once, without a row of spinners.
await Promise.all([words, session, preloadFor(location.pathname)]);
const user = await session;
followSession(client);
if (user !== undefined) await preloadAt(user, location.pathname, location.search);

createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);

watchPage(window);
