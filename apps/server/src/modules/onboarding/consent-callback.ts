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

/** A parameter that occurs twice is a list, which no marketplace sends. */
type CallbackQuery = Readonly<Record<string, string | readonly string[]>>;

/**
 * The callback addresses, one for each platform, to which marketplaces redirect the browser after a consent. They are pages and not API
 * calls: they redirect and state the result in the query (`onboarding` on success, with `outcome` if access was renewed; `onboarding` and
 * `fail_type` otherwise).
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
  // Without parameters, somebody has opened the link directly; it leads to the page where access is granted.
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

  // Another user's consent or an outdated page: nothing of it is used.
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
    // The account was connected before; its access is now fresh, and the page says so.
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

/** Additional parameters of a successful connection. */
const WORDS_OF: Readonly<Partial<Record<ConnectResult['outcome'], Readonly<Record<string, string>>>>> = {
  duplicated: { fail_type: 'already_connected' },
  reconnected: { outcome: 'reconnected' },
};

/** The callback parameters of marketplaces. Without any of them the browser does not come from a marketplace. */
const FROM_A_MARKETPLACE = new Set(['state', 'error', 'isAuthSuccessful']);

/** The redirect target of an invalid consent: the page where its onboarding was begun, if there is one. */
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

/** The reason for the page that the browser returns to: `onboarding:failure.<code>`. */
type FailType = 'expired' | 'declined' | 'unavailable' | 'refused' | 'keys' | 'duplicated' | 'wrong_account' | 'other';

function failTypeOf(error: unknown): FailType | undefined {
  if (error instanceof ConnectorError) {
    // The code had expired or was already used.
    if (error.kind === 'auth-expired') return error.lost === 'keys-refused' ? 'keys' : 'expired';
    return error.kind === 'rejected' || error.kind === 'not-found' ? 'refused' : 'unavailable';
  }
  if (!(error instanceof CallFailure)) return undefined;
  if (error.code === 'account_taken') return 'duplicated';
  return error.code === 'wrong_account' ? 'wrong_account' : 'other';
}

/** The names of the connected shop and of the expected one. */
function namesOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallFailure)) return {};
  const names = Object.entries(error.vars).filter(([name]) => name === 'given' || name === 'expected');
  return Object.fromEntries(names.map(([name, value]) => [name, String(value)]));
}

/**
 * For a browser without a session. If the consent began under another name of this machine (127.0.0.1 and localhost do not share cookies),
 * redirects there. Otherwise the seller signs in first, and the address keeps the consent.
 */
function addressForSignIn(host: string | undefined, request: FastifyRequest): string {
  if (host && host !== request.host && isLoopback(host)) return encoded(`http://${host}${request.url}`);
  return withQuery('/', { redirectTo: request.url });
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host);
}

/** Adds the result to a path at this origin. The path is not resolved, because `/..//host` would resolve to another host. */
function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [page = '', ...fragments] = path.split('#');
  const separator = page.includes('?') ? '&' : '?';
  return encoded([`${page}${separator}${new URLSearchParams(query)}`, ...fragments].join('#'));
}

/** Encodes an address for a header, which may contain printable ASCII only; `%` and reserved characters stay unchanged. */
function encoded(address: string): string {
  return address.replace(/[^!-~]+/g, encodeURIComponent);
}
