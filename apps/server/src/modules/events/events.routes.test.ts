import { once } from 'node:events';
import { connect } from 'node:net';
import { events, type UserEvent } from '@quayside/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { emitEvents } from './index.ts';

const database = useTestDatabase();
/** Gateways on one database, as behind a load balancer. The third one is stopped by a test. */
const gateways = [useTestServer(database), useTestServer(database), useTestServer(database)] as const;
const addresses: string[] = [];
beforeAll(async () => {
  for (const gateway of gateways) addresses.push(await gateway.app.listen({ host: '127.0.0.1', port: 0 }));
});

let owner: TestLogin;
beforeEach(async () => {
  owner = await buildOwner(database.db);
});
const listeners: AbortController[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.abort();
});

const emit = (...news: UserEvent[]) => withTransaction(database.db, (tx) => emitEvents(tx, owner.userId, news));
const runEvent = (runId: number): UserEvent => ({ kind: 'run', runId });

interface Message {
  readonly id: string;
  readonly event?: string;
  readonly data: unknown;
}

/** A browser's connection. `next` waits for the next messages. */
async function listen(options: { gateway?: 0 | 1 | 2; login?: TestLogin; lastEventId?: string; after?: number } = {}) {
  const { gateway = 0, login = owner, lastEventId, after } = options;
  const controller = new AbortController();
  listeners.push(controller);
  const path = events.stream.path.replace('{id}', String(login.userId));
  const answer = await fetch(`${addresses[gateway]}${path}${after === undefined ? '' : `?after=${after}`}`, {
    headers: { cookie: login.cookie, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: controller.signal,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    stop: () => controller.abort(),
    async next(count: number): Promise<Message[]> {
      const messages: Message[] = [];
      while (messages.length < count) {
        const end = text.indexOf('\n\n');
        if (end < 0) {
          const chunk = await reader?.read();
          if (!chunk || chunk.done) throw new Error(`The stream ended after ${JSON.stringify(messages)}`);
          text += chunk.value;
          continue;
        }
        const fields = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s) as [string, string]),
        );
        text = text.slice(end + 2);
        const event = fields.get('event');
        messages.push({
          id: fields.get('id') ?? '',
          ...(event ? { event } : {}),
          data: JSON.parse(fields.get('data') ?? 'null'),
        });
      }
      return messages;
    },
  };
}

describe('live events', () => {
  it('begin with a hello that states the position, and continue in order, each once', async () => {
    await emit(runEvent(1), runEvent(2));
    const browser = await listen();
    expect(await browser.next(1)).toEqual([{ id: '2', event: 'hello', data: {} }]);
    await emit(runEvent(3));
    await emit(runEvent(4), { kind: 'stock', itemIds: [7, 8] });
    expect(await browser.next(3)).toEqual([
      { id: '3', data: runEvent(3) },
      { id: '4', data: runEvent(4) },
      { id: '5', data: { kind: 'stock', itemIds: [7, 8] } },
    ]);
  });

  it('continue at another gateway where the first one stopped, without a gap', async () => {
    const first = await listen({ gateway: 0 });
    await first.next(1);
    await emit(runEvent(1));
    const [seen] = await first.next(1);
    first.stop();
    await emit(runEvent(2), runEvent(3));
    const second = await listen({ gateway: 1, lastEventId: seen?.id ?? '' });
    expect((await second.next(3)).map((message) => message.data)).toEqual([{}, runEvent(2), runEvent(3)]);
  });

  it('can be requested after an id; the header of a reconnecting browser takes precedence', async () => {
    await emit(...[1, 2, 3, 4].map(runEvent));
    const asked = await listen({ after: 2 });
    expect((await asked.next(3)).map((message) => message.id)).toEqual(['2', '3', '4']);
    const back = await listen({ after: 0, lastEventId: '3' });
    expect((await back.next(2)).map((message) => message.id)).toEqual(['3', '4']);
  });

  it('of many concurrent transactions arrive without a gap', async () => {
    const browser = await listen();
    await browser.next(1);
    await Promise.all(Array.from({ length: 30 }, (_, n) => emit(runEvent(n))));
    const messages = await browser.next(30);
    expect(messages.map((message) => Number(message.id))).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(new Set(messages.map((message) => (message.data as { runId: number }).runId)).size).toBe(30);
  });

  it('reach only their own user', async () => {
    const stranger = await buildOwner(database.db);
    const [own, foreign] = [await listen(), await listen({ login: stranger })];
    await Promise.all([own.next(1), foreign.next(1)]);
    await emit(runEvent(1));
    await withTransaction(database.db, (tx) => emitEvents(tx, stranger.userId, [runEvent(99)]));
    expect(await own.next(1)).toMatchObject([{ data: runEvent(1) }]);
    expect(await foreign.next(1)).toMatchObject([{ data: runEvent(99) }]);
  });

  it('are not sent for a rolled back transaction', async () => {
    const browser = await listen();
    await browser.next(1);
    const undone = withTransaction(database.db, async (tx) => {
      await emitEvents(tx, owner.userId, [runEvent(1)]);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await emit(runEvent(2));
    expect(await browser.next(1)).toEqual([{ id: '1', data: runEvent(2) }]);
  });

  it('are limited to a number of streams per session', async () => {
    const open = await Promise.all(Array.from({ length: 12 }, () => listen()));
    for (const one of open) await one.next(1);
    const params = { id: owner.userId };
    const refusal = await gateways[0].as(owner).refused(events.stream, { params, query: {} });
    expect(refusal).toMatchObject({ status: 429, error: 'too_many_streams' });
    await (await listen({ login: await buildLogin(database.db, owner.userId) })).next(1);
    open[0]?.stop();
    await eventually(async () => {
      await (await listen()).next(1);
    });
  });

  it.each(['-1', 'x', '1.5'])('reject a stream after %s', async (after) => {
    const refusal = await gateways[0]
      .as(owner)
      .refused(events.stream, { params: { id: owner.userId }, query: { after } });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('do not keep a gateway from stopping, and neither does an idle preconnection', async () => {
    const browser = await listen({ gateway: 2 });
    await browser.next(1);
    const ahead = connect(Number(new URL(addresses[2] ?? '').port), '127.0.0.1');
    await once(ahead, 'connect');
    ahead.on('error', () => undefined); // The connection is cut, as intended.
    await gateways[2].app.close();
    await expect(browser.next(1)).rejects.toThrow();
  });
});
