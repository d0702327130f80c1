/** Amazon's hosts and the application's credentials. Base URLs include the prefix and have no trailing slash. */
export interface AmazonConfig {
  /** The Selling Partner API: `https://sellingpartnerapi-eu.amazon.com`. */
  readonly apiUrl: string;
  /** Login with Amazon, which issues tokens: `https://api.amazon.com`. */
  readonly authUrl: string;
  /** The consent page: `https://sellercentral-europe.amazon.com`. */
  readonly sellerCentralUrl: string;
  /** The application's name on the consent page: `amzn1.sp.solution.…`. */
  readonly applicationId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The registered redirect URI, to which the consent page returns. */
  readonly redirectUri: string;
  /** The application is a draft; Amazon then requires `version=beta`. */
  readonly isDraft?: boolean;
}
