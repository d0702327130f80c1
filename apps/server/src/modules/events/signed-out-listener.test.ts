import { events } from '@quayside/contract';
import { beforeAll, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestApp } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { findOpenSessions, tokenOf } from '../session/index.ts';
import { createEventFeed } from './event-feed.ts';
import { eventRoutes } from './events.routes.ts';

/** So long that no heartbeat occurs in a test: only the event poll can end a stream. */
const HEARTBEAT_MS = 3_600_000;
const IDLE_MS = 3_600_000;

const database = useTestDatabase();
const clock = createMovableClock(new Date());
const app = useTestApp(() => {
  const { db } = database;
  const findOpen = (hashes: readonly Buffer[]) => findOpenSessions(db, hashes, clock.now(), IDLE_MS);
  // Ending a session sends no signal, so the feed needs none here.
  const signals = { on: () => () => undefined };
  const log = createLog({ name: 'test', level: 'silent' });
  const feed = createEventFeed({ db, log, signals, findOpenSessions: findOpen });
  return { db, routes: eventRoutes({ db, feed, tokenOf, heartbeatMs: HEARTBEAT_MS }) };
});

let address: string;
beforeAll(async () => {
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
});

async function listen(login: TestLogin) {
  const path = events.stream.path.replace('{id}', String(login.userId));
  const answer = await fetch(address + path, { headers: { cookie: login.cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  expect(await read()).toContain('event: hello');
  return read;
}

it.each<[string, (login: TestLogin) => Promise<unknown>]>([
  [
    'signs out in another tab',
    ({ loginId }) => database.db.deleteFrom('sessions').where('login_id', '=', loginId).execute(),
  ],
  [
    'is no longer an admin',
    ({ loginId }) =>
      database.db.updateTable('logins').set({ admin_user_id: null }).where('login_id', '=', loginId).execute(),
  ],
  [
    'switches to another business',
    async ({ loginId }) => {
      const elsewhere = await buildOwner(database.db);
      const { userId } = elsewhere;
      await database.db.updateTable('sessions').set({ user_id: userId }).where('login_id', '=', loginId).execute();
    },
  ],
  ['is inactive for too long', async () => clock.advance(IDLE_MS + 60_000)],
])('a browser that %s gets no more events, without waiting for a heartbeat', async (_what, change) => {
  clock.set(new Date());
  const admin = await buildLogin(database.db, (await buildOwner(database.db)).userId, { adminUserId: 7 });
  const read = await listen(admin);
  await change(admin);
  expect(await read()).toBeUndefined();
});
