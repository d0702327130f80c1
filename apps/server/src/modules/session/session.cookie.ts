import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { DEVICE_COOKIE } from './client.ts';
import { KNOWN_FOR_DAYS } from './known-places.ts';
import { SESSION_DAYS } from './open-session.ts';
import { findWho } from './session.repository.ts';

export const SESSION_COOKIE = 'quayside_session';
const DAY_SECONDS = 86_400;

/** Out of reach of scripts, not sent along by other sites, and over https only where the portal is. */
function cookieSettings(publicUrl: string) {
  return { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:'), path: '/' } as const;
}

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  void reply.setCookie(SESSION_COOKIE, token, { ...cookieSettings(publicUrl), maxAge: SESSION_DAYS * DAY_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  void reply.clearCookie(SESSION_COOKIE, cookieSettings(publicUrl));
}

/** Names this browser from now on, whoever signs in with it: it outlives sessions, and opens nothing. */
export function setDeviceCookie(reply: FastifyReply, deviceToken: string, publicUrl: string): void {
  const maxAge = KNOWN_FOR_DAYS * DAY_SECONDS;
  void reply.setCookie(DEVICE_COOKIE, deviceToken, { ...cookieSettings(publicUrl), maxAge });
}

/** What the request's cookie holds; empty where there is none, and no session has an empty token. */
export function tokenOf(request: FastifyRequest): string {
  return request.cookies[SESSION_COOKIE] ?? '';
}

/** A session that nobody uses for a week ends, where the settings say nothing else. */
export const DEFAULT_SESSION_IDLE_MS = 7 * DAY_SECONDS * 1_000;

/** Finds who is behind a request; null without a live session. */
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
