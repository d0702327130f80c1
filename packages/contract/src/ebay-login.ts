/**
 * The link for an eBay seller who is not signed in. It sets the cookie and leads to the server's page for eBay, which asks for sign-in and
 * then redirects to eBay's consent page. Without the cookie the page only offers a choice of marketplaces.
 */
export const EBAY_LOGIN = {
  path: '/ebay/oauth',
  cookie: 'ebay_login',
  /** Long enough for signing in or up, which takes minutes. */
  cookieSeconds: 900,
} as const;
