import { showsPopUp } from '@quayside/kernel';

const COOKIE = 'pop_up_seen';
const YEAR_S = 31_536_000;

/** The page last shown in a pop-up, from the cookie. A different page shows again. */
function seenIn(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1);
}

/** A whole number from 1 to 100. */
export function drawOf(random: number): number {
  return Math.floor(random * 100) + 1;
}

/** @param draw a whole number drawn from 1 to 100 */
export function isPopUpDue(
  popUp: { readonly url: string; readonly userPercentage: number },
  cookies: string,
  draw: number,
): boolean {
  return showsPopUp(draw, seenIn(cookies) === encodeURIComponent(popUp.url), popUp.userPercentage);
}

/** The cookie that marks a page as shown in this browser. */
export function seenCookie(url: string): string {
  return `${COOKIE}=${encodeURIComponent(url)}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
