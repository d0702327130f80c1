import { Writable } from 'node:stream';
import { type DiaryEntry, diary } from '@quayside/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withStandIns } from '../../../test/http.ts';
import { clockOf } from '../../platform/clock.ts';
import { buildHttpApp } from '../../platform/http/app.ts';
import type { Who } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log.ts';
import { diaryRoutes } from './diary.routes.ts';

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly requestId: string;
  readonly diary: Readonly<Record<string, unknown>>;
}

const owner: Who = { loginId: 3, userId: 8, role: 'owner', adminUserId: null };
let app: FastifyInstance;
let lines: Line[];
let now: Date;
let who: Who | null;

beforeEach(async () => {
  lines = [];
  now = new Date('2026-09-01T10:00:00Z');
  who = null;
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  app = await buildHttpApp({
    log: createLog({ name: 'test', level: 'info' }, destination),
    routes: withStandIns(
      diaryRoutes({ clock: clockOf({ now: () => now, sleep: async () => undefined }) }),
      async () => undefined,
    ),
    resolveWho: async () => who,
    loadAccess: async () => {
      throw new Error('the diary asks for no access');
    },
    trustedOrigins: [],
    trustedProxies: ['loopback'],
    checkAnswers: true,
  });
});
afterEach(() => app.close());

const entry: DiaryEntry = { message: 'It broke', userId: 8, processName: 'screen', level: 'error' };
const write = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: diary.write.method, url: diary.write.path, headers, payload: body as object });

describe('a diary entry', () => {
  it.each(['info', 'warn', 'error'] as const)('is logged as %s, with and without a session', async (level) => {
    const answer = await write({ ...entry, level });
    expect(answer.statusCode).toBe(204);
    expect(lines).toMatchObject([
      { level, msg: 'It broke', diary: { processName: 'screen', userId: null, claimedUserId: 8 } },
    ]);
    expect(lines[0]?.requestId).toBe(answer.headers['x-request-id']);
  });

  it('has the session’s user, whatever user the browser names', async () => {
    who = owner;
    await write({ ...entry, userId: 999 });
    expect(lines[0]?.diary).toMatchObject({ userId: 8, claimedUserId: 999 });
  });

  it('contains the error as text or structured', async () => {
    await write({ ...entry, error: 'plain' });
    await write({ ...entry, error: { name: 'TypeError', message: 'x', stack: 'at y' } });
    expect(lines.map((line) => line.diary.error)).toEqual([
      'plain',
      { name: 'TypeError', message: 'x', stack: 'at y' },
    ]);
  });

  it('contains no secret in any field', async () => {
    await write({
      ...entry,
      message: 'password=hunter2',
      processName: 'token=hunter2',
      error: { message: 'Authorization: Bearer hunter2hunter2', stack: 'at https://q.example/?code=hunter2' },
    });
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });
});

describe('an invalid entry', () => {
  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no message', { ...entry, message: '' }],
    ['a number instead of a message', { ...entry, message: 5 }],
    ['a message that is too long', { ...entry, message: 'x'.repeat(2_001) }],
    ['another level', { ...entry, level: 'fatal' }],
    ['a user id as text', { ...entry, userId: 'me' }],
    ['an error with too many parts', { ...entry, error: { name: 'x', config: {} } }],
    ['a stack that is too long', { ...entry, error: 'x'.repeat(8_001) }],
    ['more lines than allowed', { ...entry, extra: true }],
  ])('is rejected: %s', async (_what, body) => {
    const answer = await write(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid_request' });
    expect(lines).toEqual([]);
  });

  it('is rejected before parsing if it is too large', async () => {
    const answer = await write({ ...entry, error: 'x'.repeat(40_000) });
    expect(answer.json()).toMatchObject({ error: 'payload_too_large' });
    expect(answer.statusCode).toBe(413);
    expect(lines).toEqual([]);
  });

  it('is rejected if another site sends it', async () => {
    expect((await write(entry, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(lines).toEqual([]);
  });
});

describe('too many entries', () => {
  it('are rejected from one address for the rest of the minute, and from no other', async () => {
    const from = (address: string) => write(entry, { 'x-forwarded-for': address });
    for (let n = 0; n < 30; n += 1) expect((await from('203.0.113.5')).statusCode).toBe(204);
    const refused = await from('203.0.113.5');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'too_many_attempts' });
    expect((await from('203.0.113.6')).statusCode).toBe(204);
    now = new Date(now.getTime() + 60_000);
    expect((await from('203.0.113.5')).statusCode).toBe(204);
  });

  it('are rejected from all addresses together, so that a distributed sender cannot fill the log', async () => {
    const answers = [];
    for (let n = 0; n < 620; n += 1)
      answers.push((await write(entry, { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` })).statusCode);
    expect(answers.filter((status) => status === 204)).toHaveLength(600);
    expect(lines).toHaveLength(600);
  });
});
