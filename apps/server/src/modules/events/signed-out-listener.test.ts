import { events } from '@quayside/contract';
import { expect, it } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestApp } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createWhoResolver } from '../session/index.ts';
import { createEventFeed, eventRoutes } from './index.ts';

const HEARTBEAT_MS = 50;

const database = useTestDatabase();
const app = useTestApp(() => {
  const { db } = database;
  const feed = createEventFeed(db, createLog({ name: 'test', level: 'silent' }));
  const resolveWho = createWhoResolver(db, systemClock);
  return { db, routes: eventRoutes({ db, feed, resolveWho, heartbeatMs: HEARTBEAT_MS }) };
});

it('a browser that signs out in another tab hears no more', async () => {
  const owner = await buildOwner(database.db);
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const path = events.stream.path.replace('{id}', String(owner.userId));
  const answer = await fetch(address + path, { headers: { cookie: owner.cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  expect(await read()).toContain('event: hello');
  expect(await read()).toBe(':\n\n');
  await database.db.deleteFrom('sessions').where('login_id', '=', owner.loginId).execute();
  let last: string | undefined = ':';
  while (last !== undefined) last = await read();
});
