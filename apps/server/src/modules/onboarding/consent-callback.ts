import { ConnectorError } from '@quayside/connector-kit';
import type { ConnectResult } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallFailure } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { connectorOf } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { tokenOf } from '../session/index.ts';
import { type ConsentState, findConsentState, takeConsentState } from './consent.repository.ts';
import { finishConsent, mayFinish } from './consent.service.ts';
import { type EbayLoginDeps, followEbayLogin, isEbayLogin } from './ebay-login.ts';
import { getOnboarding } from './onboarding.repository.ts';

export interface CallbackDeps extends EbayLoginDeps {
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
}

/** A parameter that is sent twice is a list: such an address is nobody's. */
type CallbackQuery = Readonly<Record<string, string | readonly string[]>>;

/**
 * The addresses, one for each platform, that marketplaces send the browser back to after a consent. They are pages, not calls: they answer with a redirect, and say
 * what happened in its query (`onboarding` on success, with `outcome` where access was renewed; `onboarding` and `fail_type` otherwise).
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
  const { capabilities } = connectorOf(deps.connectors, platform);
  const code = request.query[capabilities.codeParameter];
  // Nothing came back: somebody follows the link to where access is given.
  if (Object.keys(request.query).every((name) => !FROM_A_MARKETPLACE.has(name)) && code === undefined) {
    const choice = withQuery('/token', { platform });
    if (platform !== 'ebay' || !isEbayLogin(request)) return reply.redirect(choice);
    const visitor = await deps.resolveWho(request);
    if (!visitor) return reply.redirect(addressForSignIn(undefined, request));
    return reply.redirect(await followEbayLogin(deps, visitor, request, reply, choice));
  }
  const now = deps.clock.now();
  const consent = typeof state === 'string' && state !== '' ? await findConsentState(deps.db, state, now) : undefined;
  const who = await deps.resolveWho(request);
  if (!who) return reply.redirect(addressForSignIn(consent?.host, request));
  const isTheirs = consent?.platform === platform && (await mayFinish(deps, who, tokenOf(request), consent));
  const back = isTheirs ? consent : await fallback(deps, who, platform);
  const failWith = (failType: FailType, names: Readonly<Record<string, string>> = {}) =>
    reply.redirect(
      withQuery(back.redirectBackFailureUrl ?? back.redirectBackUrl, {
        onboarding: platform,
        fail_type: failType,
        ...names,
      }),
    );

  // Somebody else's consent, or a stale page: nothing of it is used.
  if (typeof state !== 'string' || !consent || !isTheirs) return failWith('expired');
  if (!(await takeConsentState(deps.db, consent.stateHash, now))) return failWith('expired');
  if (
    typeof code !== 'string' ||
    code === '' ||
    request.query.error !== undefined ||
    request.query.isAuthSuccessful === 'false'
  ) {
    return failWith('declined');
  }
  try {
    const { outcome, username } = await finishConsent(
      deps,
      consent,
      { code, callback: singleValues(request.query) },
      actorOf(who),
    );
    // It is connected and its access is fresh; that it was there before is worth a word.
    const words = WORDS_OF[outcome];
    if (words) {
      return reply.redirect(withQuery(consent.redirectBackUrl, { onboarding: platform, ...words, given: username }));
    }
  } catch (error) {
    const failType = failTypeOf(error);
    if (!failType) throw error;
    request.log.warn({ err: error, platform, failType }, 'A consent could not be finished');
    return failWith(failType, namesOf(error));
  }
  return reply.redirect(withQuery(consent.redirectBackUrl, { onboarding: platform }));
}

/** What is told besides of a connection that succeeded. */
const WORDS_OF: Readonly<Partial<Record<ConnectResult['outcome'], Readonly<Record<string, string>>>>> = {
  duplicated: { fail_type: 'already_connected' },
  reconnected: { outcome: 'reconnected' },
};

/** Parameters with which a marketplace leads back; without any of them nobody comes from one. */
const FROM_A_MARKETPLACE = new Set(['state', 'error', 'isAuthSuccessful']);

/** Where a browser is told that its consent is none: where its onboarding of the platform was begun, if there is one. */
async function fallback(
  deps: CallbackDeps,
  who: Who,
  platform: Platform,
): Promise<Pick<ConsentState, 'redirectBackUrl' | 'redirectBackFailureUrl'>> {
  const onboarding = await getOnboarding(deps.db, who.userId, platform);
  return onboarding ?? { redirectBackUrl: '/', redirectBackFailureUrl: null };
}

function singleValues(query: CallbackQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Why it failed, for the page that the browser is sent back to: `onboarding:failure.<word>`. */
type FailType = 'expired' | 'declined' | 'unavailable' | 'refused' | 'keys' | 'duplicated' | 'wrong_account' | 'other';

function failTypeOf(error: unknown): FailType | undefined {
  if (error instanceof ConnectorError) {
    // The code was too old, or had been used.
    if (error.kind === 'auth-expired') return error.lost === 'keys-refused' ? 'keys' : 'expired';
    return error.kind === 'rejected' || error.kind === 'not-found' ? 'refused' : 'unavailable';
  }
  if (!(error instanceof CallFailure)) return undefined;
  if (error.code === 'account_taken') return 'duplicated';
  return error.code === 'wrong_account' ? 'wrong_account' : 'other';
}

/** Which shop it was, and which it should have been. */
function namesOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallFailure)) return {};
  const names = Object.entries(error.vars).filter(([name]) => name === 'given' || name === 'expected');
  return Object.fromEntries(names.map(([name, value]) => [name, String(value)]));
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
