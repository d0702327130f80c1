import './app/styles/mantine-entry.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchScreensAhead } from './app/fetch-ahead.ts';
import { preloadAt, preloadFor } from './app/parts.ts';
import { NO_ANALYTICS } from './lib/analytics/analytics.ts';
import { makeQueryClient } from './lib/api/query-client.ts';
import { watchPage } from './lib/diary/diary.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { isSignedOutPage, sessionQuery } from './lib/session.ts';
import { followSession } from './lib/session-channel.ts';
import { keepClicksSteady } from './lib/steady-clicks.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = makeQueryClient();
if (isSignedOutPage(document.documentElement)) client.setQueryData(sessionQuery.queryKey, null);

/** The session; undefined if it cannot be loaded now, which the first screen reports. */
const session = client.fetchQuery(sessionQuery).catch(() => undefined);
const words = startI18n(['app']);

/** After this time a spinner shows instead of an empty page. */
const PATIENCE_MS = 700;

/** Loads everything for the first paint in parallel, so that it renders once without a series of spinners. */
async function fetchFirstPicture(): Promise<void> {
  const { pathname, search } = location;
  const forUser = async () => {
    const user = await session;
    if (user !== undefined) await preloadAt(client, user, pathname, search);
  };
  await Promise.all([preloadFor(pathname), forUser()]);
}

const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
await Promise.all([words, Promise.race([fetchFirstPicture(), patience])]);
followSession(client);
keepClicksSteady(window);
fetchScreensAhead(document);

createRoot(root).render(
  <StrictMode>
    <App client={client} analytics={NO_ANALYTICS} />
  </StrictMode>,
);

watchPage(window);
