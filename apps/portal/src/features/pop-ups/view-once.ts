import { showsPopUp } from '@quayside/kernel';
import { cookieIn, portalCookie } from '../../lib/cookies.ts';

const COOKIE = 'pop_up_seen';
const YEAR_S = 31_536_000;

/** A whole number from 1 to 100. */
export function drawOf(random: number): number {
  return Math.floor(random * 100) + 1;
}

/**
 * Whether a pop-up is shown: its cookie names the page last shown, and a different page shows again.
 * @param draw a whole number drawn from 1 to 100
 */
export function isPopUpDue(
  popUp: { readonly url: string; readonly userPercentage: number },
  cookies: string,
  draw: number,
): boolean {
  return showsPopUp(draw, cookieIn(cookies, COOKIE) === encodeURIComponent(popUp.url), popUp.userPercentage);
}

/** The cookie that marks a page as shown in this browser. */
export function seenCookie(url: string): string {
  return portalCookie(COOKIE, encodeURIComponent(url), YEAR_S);
}
