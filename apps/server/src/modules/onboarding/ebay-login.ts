import { EBAY_LOGIN } from '@quayside/contract';
import { type AccessUser, accountsOn, mayDo, mayStartOnboarding } from '@quayside/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/language.ts';
import type { Who } from '../../platform/http/route.ts';
import { tokenOf } from '../session/index.ts';
import { type OnboardingDeps, startOnboarding } from './onboarding.service.ts';

export interface EbayLoginDeps extends OnboardingDeps {
  readonly loadAccess: (who: Who) => Promise<AccessUser>;
}

/** Whether the browser followed the portal's link for eBay sellers. */
export function isEbayLogin(request: FastifyRequest): boolean {
  return request.cookies[EBAY_LOGIN.cookie] !== undefined;
}

/**
 * Where the link leads a signed-in user: home with an eBay shop; otherwise to eBay's consent, which starts the onboarding and uses up the
 * link.
 * @param otherwise the target if the user may not begin there
 */
export async function followEbayLogin(
  deps: EbayLoginDeps,
  who: Who,
  request: FastifyRequest,
  reply: FastifyReply,
  otherwise: string,
): Promise<string> {
  void reply.clearCookie(EBAY_LOGIN.cookie, { path: '/' });
  const user = await deps.loadAccess(who);
  if (accountsOn(user, 'ebay').length > 0) return '/';
  if (!mayDo(who.role, 'accounts') || !mayStartOnboarding(user, 'ebay')) return otherwise;
  return startOnboarding(deps, who, user, {
    platform: 'ebay',
    redirectBackUrl: '/',
    redirectBackFailureUrl: '/',
    campaign: null,
    accountId: null,
    host: request.host,
    sessionToken: tokenOf(request),
    locale: languageOf(request),
  });
}
