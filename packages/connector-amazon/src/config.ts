/** Where Amazon is and who we are to it. Base URLs are complete, prefix included, without a trailing slash. */
export interface AmazonConfig {
  /** The Selling Partner API: `https://sellingpartnerapi-eu.amazon.com`. */
  readonly apiUrl: string;
  /** Login with Amazon, where tokens come from: `https://api.amazon.com`. */
  readonly authUrl: string;
  /** The consent page: `https://sellercentral-europe.amazon.com`. */
  readonly sellerCentralUrl: string;
  /** The application's name on the consent page: `amzn1.sp.solution.…`. */
  readonly applicationId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Registered with the application; consent leads back to it. */
  readonly redirectUri: string;
  /** The application is not listed yet: Amazon asks for `version=beta` then. */
  readonly isDraft?: boolean;
}
