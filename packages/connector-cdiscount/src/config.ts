/** Where Octopia is and who we are to it. Base URLs are complete, prefix included, without a trailing slash. */
export interface CdiscountConfig {
  /** The seller API's host: `https://api.octopia-io.net`. */
  readonly apiUrl: string;
  /** Where tokens come from: `https://auth.octopia-io.net`. */
  readonly authUrl: string;
  /** The client that sellers link to their account as an aggregator's; null where each seller brings one. */
  readonly application: { readonly clientId: string; readonly clientSecret: string } | null;
}
