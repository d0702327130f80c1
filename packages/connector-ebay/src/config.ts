/** Where eBay is and who we are to it. Base URLs are complete, prefix included, without a trailing slash. */
export interface EbayConfig {
  /** REST and the token endpoint: `https://api.ebay.com`. */
  readonly apiUrl: string;
  /** Identity and finances: `https://apiz.ebay.com`. */
  readonly apizUrl: string;
  /** Media: `https://apim.ebay.com`. */
  readonly apimUrl: string;
  /** The consent page: `https://auth.ebay.com`. */
  readonly authUrl: string;
  /** Trading posts to `/ws/api.dll` beneath it: `https://api.ebay.com`. */
  readonly tradingUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** eBay's name for the redirect address, made in its developer portal; never a URL. */
  readonly ruName: string;
  /** What this installation and eBay know alike, for the challenge of notifications; without it none are taken. */
  readonly verificationToken?: string;
}
