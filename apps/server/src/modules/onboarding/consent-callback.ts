import { ConnectorError } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallFailure } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { connectorOf } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { findConsentState, getOnboarding, takeConsentState } from './onboarding.repository.ts';
import { finishConsent, type OnboardingDeps } from './onboarding.service.ts';

export interface CallbackDeps extends OnboardingDeps {
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
}

/** A parameter that is sent twice is a list: such an address is nobody's. */
type CallbackQuery = Readonly<Record<string, string | readonly string[]>>;

/**
 * The addresses, one for each platform, that marketplaces send the browser back to after a consent. They are pages, not calls: they answer with a redirect, and say
 * what happened in its query (`onboarding` on success; `onboarding` and `fail_type` otherwise).
 */
export function mountConsentCallbacks(app: FastifyInstance, deps: CallbackDeps): void {
  for (const platform of deps.connectors.keys()) {
    app.get<{ Querystring: CallbackQuery }>(`/${platform}/oauth`, (request, reply) =>
      answerCallback(deps, platform, request, reply),
    );
  }
}

async function answerCallback(
  deps: CallbackDeps,
  platform: Platform,
  request: FastifyRequest<{ Querystring: CallbackQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { state } = request.query;
  const code = request.query[connectorOf(deps.connectors, platform).capabilities.codeParameter];
  const now = deps.clock.now();
  const consent = typeof state === 'string' && state !== '' ? await findConsentState(deps.db, state, now) : undefined;
  const who = await deps.resolveWho(request);
  if (!who) return reply.redirect(addressForSignIn(consent?.host, request));
  const onboarding = await getOnboarding(deps.db, who.userId, platform);
  const failWith = (failType: string) =>
    reply.redirect(
      withQuery(onboarding?.redirectBackFailureUrl ?? onboarding?.redirectBackUrl ?? '/', {
        onboarding: platform,
        fail_type: failType,
      }),
    );

  // Somebody else's consent, or a stale page: nothing of it is used.
  if (
    typeof state !== 'string' ||
    !consent ||
    consent.platform !== platform ||
    consent.userId !== who.userId ||
    consent.loginId !== who.loginId
  ) {
    return failWith('expired');
  }
  if (!(await takeConsentState(deps.db, state, now))) return failWith('expired');
  if (
    typeof code !== 'string' ||
    code === '' ||
    request.query.error !== undefined ||
    request.query.isAuthSuccessful === 'false'
  ) {
    return failWith('declined');
  }
  try {
    await finishConsent(deps, consent, { code, callback: singleValues(request.query) }, actorOf(who));
  } catch (error) {
    const failType = failTypeOf(error);
    if (!failType) throw error;
    request.log.warn({ err: error, platform, failType }, 'A consent could not be finished');
    return failWith(failType);
  }
  return reply.redirect(withQuery(onboarding?.redirectBackUrl ?? '/', { onboarding: platform }));
}

function singleValues(query: CallbackQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function failTypeOf(error: unknown): string | undefined {
  if (error instanceof ConnectorError) return error.kind === 'auth-expired' ? 'declined' : 'unavailable';
  if (!(error instanceof CallFailure)) return undefined;
  if (error.code === 'account_taken') return 'duplicated';
  return error.code === 'wrong_account' ? 'wrong_account' : 'other';
}

/**
 * A browser without a session here: if the consent began at another name of this machine (127.0.0.1 and localhost do not share cookies)
 * it goes on there; otherwise the seller signs in first, and the address keeps the consent.
 */
function addressForSignIn(host: string | undefined, request: FastifyRequest): string {
  if (host && host !== request.host && isLoopback(host)) return encoded(`http://${host}${request.url}`);
  return withQuery('/', { redirectTo: request.url });
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host);
}

/** Adds to a path of this origin what happened. What is given stays as it is written: resolved, `/..//host` would lead to a host. */
function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [page = '', ...fragments] = path.split('#');
  const separator = page.includes('?') ? '&' : '?';
  return encoded([`${page}${separator}${new URLSearchParams(query)}`, ...fragments].join('#'));
}

/** A header carries nothing but printable ASCII; `%` and what else an address is made of stay as they are. */
function encoded(address: string): string {
  return address.replace(/[^!-~]+/g, encodeURIComponent);
}
