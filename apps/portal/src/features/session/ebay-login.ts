import { EBAY_LOGIN } from '@quayside/contract/ebay-login';

export function ebayLoginCookie(): string {
  return `${EBAY_LOGIN.cookie}=1; path=/; max-age=${EBAY_LOGIN.cookieSeconds}; samesite=lax`;
}

/** Whether the visitor who signs up came by the eBay link. */
export function isBoundForEbay(cookies: string): boolean {
  return cookies.split('; ').some((one) => one.startsWith(`${EBAY_LOGIN.cookie}=`));
}

/** Called just before the link is followed. */
export function rememberEbayLogin(): void {
  // The Cookie Store API is missing in Firefox before 140, and this is one line.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = ebayLoginCookie();
}
