import { CDISCOUNT_COOKIE_DAYS } from '@quayside/kernel';
import { cookieIn, portalCookie } from '../../../lib/cookies.ts';

const COOKIE = 'cdiscount';
const DAY_S = 86_400;

/** The cookie to set at the first visit to Cdiscount's onboarding; null if it exists. */
export function visitCookie(cookies: string): string | null {
  const isThere = cookieIn(cookies, COOKIE) !== undefined;
  return isThere ? null : portalCookie(COOKIE, '1', CDISCOUNT_COOKIE_DAYS * DAY_S);
}
