import { EBAY_LOGIN } from '@quayside/contract/ebay-login';
import { cookieIn, portalCookie, storeCookie } from '../../lib/cookies.ts';

export function ebayLoginCookie(): string {
  return portalCookie(EBAY_LOGIN.cookie, '1', EBAY_LOGIN.cookieSeconds);
}

/** Whether the visitor who is signing up came through the eBay link. */
export function isBoundForEbay(cookies: string): boolean {
  return cookieIn(cookies, EBAY_LOGIN.cookie) !== undefined;
}

/** Called just before the link opens. */
export function rememberEbayLogin(): void {
  storeCookie(ebayLoginCookie());
}
