import { CDISCOUNT_COOKIE_DAYS } from '@quayside/kernel';

const COOKIE = 'cdiscount';
const DAY_S = 86_400;

/** The cookie to set at the first visit to Cdiscount's onboarding; null if it exists. */
export function visitCookie(cookies: string): string | null {
  const isThere = cookies.split('; ').some((one) => one.startsWith(`${COOKIE}=`));
  return isThere ? null : `${COOKIE}=1; path=/; max-age=${CDISCOUNT_COOKIE_DAYS * DAY_S}; samesite=lax`;
}
