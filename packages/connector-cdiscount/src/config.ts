/** Octopia's hosts and the application's credentials. Base URLs include the prefix and have no trailing slash. */
export interface CdiscountConfig {
  /** The seller API's host: `https://api.octopia-io.net`. */
  readonly apiUrl: string;
  /** The host that issues tokens: `https://auth.octopia-io.net`. */
  readonly authUrl: string;
  /** The aggregator client that sellers link to their account; null if each seller brings a client. */
  readonly application: { readonly clientId: string; readonly clientSecret: string } | null;
}
