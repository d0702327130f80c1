import { allCalls } from '@quayside/contract';
import type { FastifyInstance } from 'fastify';
import { createWhoResolver } from '../../src/modules/session/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { buildHttpApp } from '../../src/platform/http/app.ts';
import { fail } from '../../src/platform/http/fail.ts';
import type { Route } from '../../src/platform/http/route.ts';
import { createLog } from '../../src/platform/log.ts';

/** The HTTP application with some rooms' routes; every other call of the contract answers `not_found`. Answers are checked. */
export async function buildTestApp(db: Db, routes: readonly Route[]): Promise<FastifyInstance> {
  const own = new Set(routes.map((route) => route.schema.call.id));
  const others = allCalls.filter((call) => !own.has(call.id));
  return buildHttpApp({
    log: createLog({ name: 'test', level: 'silent' }),
    routes: [...routes, ...others.map(absent)],
    resolveWho: createWhoResolver(db, systemClock),
    trustedOrigins: [],
    checkAnswers: true,
  });
}

function absent(call: Route['schema']['call']): Route {
  return {
    schema: { call } as Route['schema'],
    handle: async () => {
      throw fail('not_found');
    },
  };
}
