/** What an application may ask of the token endpoint in a day, by the kind of grant, as eBay's page of OAuth limits says. */
const tokensADay = { client_credentials: 1_000, authorization_code: 10_000, refresh_token: 50_000 } as const;

type Grant = keyof typeof tokensADay;
const isGrant = (text: string | undefined): text is Grant => text !== undefined && Object.hasOwn(tokensADay, text);

/** The counter of a grant; undefined for a kind that there is none of. */
export const tokenQuota = (grantType: string | undefined): string | undefined =>
  isGrant(grantType) ? `token.${grantType}` : undefined;

/** Counters and their limits. */
export const tokenQuotas: readonly (readonly [string, number])[] = Object.entries(tokensADay).map(
  ([grant, limit]) => [`token.${grant}`, limit] as const,
);
