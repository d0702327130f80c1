import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { ownCookie, setOwnCookie } from '../../platform/http/own-cookies.ts';
import type { Who } from '../../platform/http/route.ts';
import { DEVICE_COOKIE } from './client.ts';
import { KNOWN_FOR_DAYS } from './known-places.ts';
import { SESSION_DAYS } from './open-session.ts';
import { findWho } from './session.repository.ts';

export const SESSION_COOKIE = 'quayside_session';
const DAY_SECONDS = 86_400;

export function setSessionCookie(reply: FastifyReply, token: string): void {
  setOwnCookie(reply, SESSION_COOKIE, token, SESSION_DAYS * DAY_SECONDS);
}

export function clearSessionCookie(reply: FastifyReply): void {
  setOwnCookie(reply, SESSION_COOKIE, null);
}

/** Identifies this browser, whoever signs in with it. The cookie outlives sessions and grants nothing. */
export function setDeviceCookie(reply: FastifyReply, deviceToken: string): void {
  setOwnCookie(reply, DEVICE_COOKIE, deviceToken, KNOWN_FOR_DAYS * DAY_SECONDS);
}

/** The token in the request's cookie; empty if there is none. */
export function tokenOf(request: FastifyRequest): string {
  return ownCookie(request, SESSION_COOKIE);
}

/** The default time after which an unused session ends: a week. */
export const DEFAULT_SESSION_IDLE_MS = 7 * DAY_SECONDS * 1_000;

/** Resolves the caller of a request; null without a valid session. */
export function createWhoResolver(
  db: Db,
  clock: Clock,
  idleMs: number = DEFAULT_SESSION_IDLE_MS,
): (request: FastifyRequest) => Promise<Who | null> {
  return async (request) => {
    const token = tokenOf(request);
    return token ? ((await findWho(db, token, clock.now(), idleMs)) ?? null) : null;
  };
}
