/** eBay's hosts and the application's credentials. Base URLs include the prefix and have no trailing slash. */
export interface EbayConfig {
  /** REST and the token endpoint: `https://api.ebay.com`. */
  readonly apiUrl: string;
  /** Identity and finances: `https://apiz.ebay.com`. */
  readonly apizUrl: string;
  /** Media: `https://apim.ebay.com`. */
  readonly apimUrl: string;
  /** The consent page: `https://auth.ebay.com`. */
  readonly authUrl: string;
  /** Trading calls post to `/ws/api.dll` below it: `https://api.ebay.com`. */
  readonly tradingUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** eBay's name of the redirect address, created in its developer portal; not a URL. */
  readonly ruName: string;
  /** The secret shared with eBay for notification challenges; without it no notifications are accepted. */
  readonly verificationToken?: string;
}
