import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Who } from '../../platform/http/route.ts';
import type { Room } from '../../platform/room.ts';
import type { SetUpPlatforms } from '../entitlements/index.ts';
import { createPace } from './attempts.ts';
import { findMemberNames } from './memberships.repository.ts';
import { createWhoResolver, DEFAULT_SESSION_IDLE_MS, tokenOf } from './session.cookie.ts';
import { sessionHandlers } from './session.jobs.ts';
import { findLoginNames, findOpenSessions } from './session.repository.ts';
import { sessionRoutes } from './session.routes.ts';
import type { SessionDeps } from './session.service.ts';

export interface SessionRoomDeps extends Omit<SessionDeps, 'pace' | 'platforms' | 'sessionIdleMs'> {
  readonly connectors: SetUpPlatforms;
  /** After so long without a request a session is over; a week where nothing is said. */
  readonly sessionIdleMs?: number;
  /** What an attempt to sign in beyond a limit waits by; the machine's timer where nothing is said. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface SessionRoom extends Room {
  readonly ports: {
    /** Who is behind a request; null without a live session. */
    resolveWho(request: FastifyRequest): Promise<Who | null>;
    readonly tokenOf: typeof tokenOf;
    /** In which user each of these sessions is, by the hash of its token in hex; those that are over are left out. */
    findOpenSessions(tokenHashes: readonly Buffer[]): Promise<ReadonlyMap<string, number>>;
    readonly findMemberNames: typeof findMemberNames;
    readonly findLoginNames: typeof findLoginNames;
  };
}

export function createSessionRoom(deps: SessionRoomDeps): SessionRoom {
  const { db, clock, sessionIdleMs = DEFAULT_SESSION_IDLE_MS, wait = sleep } = deps;
  return {
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
      findLoginNames,
    },
  };
}
