import { EBAY_LOGIN } from '@quayside/contract/ebay-login';

export function ebayLoginCookie(): string {
  return `${EBAY_LOGIN.cookie}=1; path=/; max-age=${EBAY_LOGIN.cookieSeconds}; samesite=lax`;
}

/** Whether the visitor who is signing up came through the eBay link. */
export function isBoundForEbay(cookies: string): boolean {
  return cookies.split('; ').some((one) => one.startsWith(`${EBAY_LOGIN.cookie}=`));
}

/** Called just before the link opens. */
export function rememberEbayLogin(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 lacks the Cookie Store API
  document.cookie = ebayLoginCookie();
}
