/**
 * The link of somebody who sells on eBay and is not signed in here. It sets the cookie and goes to the server's page for eBay, which has
 * them sign in first and leads on to eBay's consent at once: without the cookie that page is only a place to choose from.
 */
export const EBAY_LOGIN = {
  path: '/ebay/oauth',
  cookie: 'ebay_login',
  /** Signing in, or up, takes minutes. */
  cookieSeconds: 900,
} as const;
