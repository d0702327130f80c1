/** How often an application may call the token endpoint per day, by grant type, as on eBay's page of OAuth limits. */
const tokensADay = { client_credentials: 1_000, authorization_code: 10_000, refresh_token: 50_000 } as const;

type Grant = keyof typeof tokensADay;
const isGrant = (text: string | undefined): text is Grant => text !== undefined && Object.hasOwn(tokensADay, text);

/** The counter for a grant type; undefined if it has none. */
export const tokenQuota = (grantType: string | undefined): string | undefined =>
  isGrant(grantType) ? `token.${grantType}` : undefined;

/** Counters and their limits. */
export const tokenQuotas: readonly (readonly [string, number])[] = Object.entries(tokensADay).map(
  ([grant, limit]) => [`token.${grant}`, limit] as const,
);
