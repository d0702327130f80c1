import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Who } from '../../platform/http/route.ts';
import type { Room } from '../../platform/room.ts';
import type { SetUpPlatforms } from '../entitlements/index.ts';
import { createPace } from './attempts.ts';
import { findMemberNames, listReachableMembers } from './memberships.repository.ts';
import { createWhoResolver, DEFAULT_SESSION_IDLE_MS, tokenOf } from './session.cookie.ts';
import { sessionHandlers } from './session.jobs.ts';
import { findLoginNames, findOpenSessions } from './session.repository.ts';
import { sessionRoutes } from './session.routes.ts';
import type { SessionDeps } from './session.service.ts';
import { sessionTables } from './session.tables.data.ts';

export interface SessionRoomDeps extends Omit<SessionDeps, 'pace' | 'platforms' | 'sessionIdleMs'> {
  readonly connectors: SetUpPlatforms;
  /** The idle time after which a session ends; default a week. */
  readonly sessionIdleMs?: number;
  /** Delays an attempt above a limit; default: a real timer. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface SessionRoom extends Room {
  readonly ports: {
    /** Resolves the caller of a request; null without a valid session. */
    resolveWho(request: FastifyRequest): Promise<Who | null>;
    readonly tokenOf: typeof tokenOf;
    /** The user of each valid session, by the hex hash of its token; others are omitted. */
    findOpenSessions(tokenHashes: readonly Buffer[]): Promise<ReadonlyMap<string, number>>;
    readonly findMemberNames: typeof findMemberNames;
    readonly listReachableMembers: typeof listReachableMembers;
    readonly findLoginNames: typeof findLoginNames;
  };
}

export function createSessionRoom(deps: SessionRoomDeps): SessionRoom {
  const { db, clock, sessionIdleMs = DEFAULT_SESSION_IDLE_MS, wait = sleep } = deps;
  return {
    tables: sessionTables,
    routes: sessionRoutes({
      ...deps,
      platforms: deps.connectors,
      sessionIdleMs,
      pace: createPace({ db, clock }, wait),
    }),
    jobs: sessionHandlers(deps),
    ports: {
      resolveWho: createWhoResolver(db, clock, sessionIdleMs),
      tokenOf,
      findOpenSessions: (tokenHashes) => findOpenSessions(db, tokenHashes, clock.now(), sessionIdleMs),
      findMemberNames,
      listReachableMembers,
      findLoginNames,
    },
  };
}
