import { allCalls, type Call, type CallInput, type ErrorBody, type InputOf, type OutputOf } from '@quayside/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { loadAccess } from '../src/modules/entitlements/entitlements.service.ts';
import { createWhoResolver, SESSION_COOKIE } from '../src/modules/session/session.cookie.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/db.ts';
import { buildHttpApp } from '../src/platform/http/app.ts';
import type { Route } from '../src/platform/http/route.ts';
import { createLog, type Log } from '../src/platform/log.ts';

type AnyCall = Call<CallInput, unknown>;

/** Input that may be invalid: any value under any name. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Refusal extends ErrorBody {
  readonly status: number;
}

/** A caller of the API: a browser with a session, or a visitor. */
export interface Caller {
  /** The response of a call that must succeed. */
  call<C extends AnyCall>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
  /** The error of a call that must fail, with a code that its contract declares. */
  refused(call: AnyCall, input: LooseInput): Promise<Refusal>;
  /** The raw response. */
  send(call: AnyCall, input: LooseInput, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** Without a session. */
  as(session?: { readonly cookie: string }): Caller;
}

export interface TestAppOptions {
  readonly db: Db;
  readonly routes: readonly Route[];
  readonly clock?: Clock;
  /** Server errors are printed, unless a test causes them on purpose. */
  readonly log?: Log;
  /** The idle time after which a session ends; default: never, so that tests can move the clock. */
  readonly sessionIdleMs?: number;
  /** Trusted proxies; default: those on this machine. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Whether browsers reach the portal over https; default: no. */
  readonly isHttps?: boolean;
  /** Pages outside the contract. */
  readonly mount?: (app: FastifyInstance) => void;
}

/** A hundred years. */
export const NEVER_IDLE_MS = 36_525 * 86_400_000;

/** The real HTTP application with these routes. A call of the contract without a route returns 500. */
export async function buildTestApp(options: TestAppOptions): Promise<TestApp> {
  const {
    db,
    routes,
    clock = systemClock,
    log = createLog({ name: 'test', level: 'error' }),
    sessionIdleMs = NEVER_IDLE_MS,
    mount,
  } = options;
  const { trustedProxies = ['loopback'], isHttps = false } = options;
  const app = await buildHttpApp({
    log,
    routes: withStandIns(routes, async ({ raw }) => {
      throw new Error(`${raw.request.method} ${raw.request.url} has no route in this test`);
    }),
    resolveWho: createWhoResolver(db, clock, sessionIdleMs),
    loadAccess: (who) => loadAccess(db, clock, who),
    trustedOrigins: ['https://portal.example'],
    trustedProxies,
    isHttps,
    checkAnswers: true,
  });
  mount?.(app);
  await app.ready();
  return { app, as: (session) => createCaller(app, session?.cookie) };
}

/** `buildTestApp` for the duration of a test file; its members are available from the first test on. */
export function useTestApp(options: () => TestAppOptions | Promise<TestAppOptions>): TestApp {
  let made: TestApp | undefined;
  const current = (): TestApp => {
    if (made === undefined) throw new Error('The app is built in beforeAll: use it inside the tests');
    return made;
  };
  beforeAll(async () => {
    made = await buildTestApp(await options());
  });
  afterAll(async () => {
    await made?.app.close();
  });
  return {
    get app() {
      return current().app;
    },
    as: (session) => current().as(session),
  };
}

/** For applications whose tests need no session. */
export async function nobodysAccess(): Promise<never> {
  throw new Error('Nobody is signed in');
}

/** These routes, and a stub for every other call, so that an application can be built from a few rooms. */
export function withStandIns(routes: readonly Route[], handle: Route['handle']): Route[] {
  const implemented = new Set(routes.map((route) => route.schema.call.id));
  const missing = allCalls.filter((call) => !implemented.has(call.id));
  return [...routes, ...missing.map((call) => ({ schema: { call, output: z.unknown() }, handle }))];
}

/** The value of the Cookie header for a session. */
export function cookieOf(token: string): string {
  return `${SESSION_COOKIE}=${token}`;
}

/** Codes that every call may return, depending on how it is called. */
const COMMON_CODES = ['invalid_request', 'unauthorized', 'forbidden', 'foreign_user'];

function createCaller(app: FastifyInstance, cookie: string | undefined): Caller {
  const send: Caller['send'] = (call, input, headers = {}) =>
    app.inject({
      method: call.method,
      url: addressOf(call, input),
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    });
  return {
    send,
    async call(call, input) {
      const answer = await send(call, input as LooseInput);
      if (answer.statusCode !== call.status)
        throw new Error(`${call.id} answered ${answer.statusCode}: ${answer.body}`);
      return (call.status === 204 ? undefined : answer.json()) as never;
    },
    async refused(call, input) {
      const answer = await send(call, input);
      if (answer.statusCode < 400) throw new Error(`${call.id} was not refused: ${answer.body}`);
      const body = answer.json<ErrorBody>();
      const isRestricted = call.requiresScreen !== undefined || call.needs !== undefined;
      expect([...COMMON_CODES, ...(isRestricted ? ['no_access'] : []), ...call.errors]).toContain(body.error);
      return { status: answer.statusCode, ...body };
    },
  };
}

/** Path and query of a call. */
export function addressOf(call: Call, { params = {}, query = {} }: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const each = pairs.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
  const search = new URLSearchParams(each).toString();
  return search ? `${path}?${search}` : path;
}
