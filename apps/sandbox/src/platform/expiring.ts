/** What of a seller's access can be made to end before its time. */
export const expirables = ['code', 'access', 'consent'] as const;
export type Expirable = (typeof expirables)[number];

interface Held {
  seller: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export const ofSeller = <T extends Held>(held: ReadonlyMap<string, T>, seller: string): T[] =>
  [...held.values()].filter((one) => one.seller === seller);

/** Ends all that a seller has of one kind, as time would; answers how many. `put` keeps each with its new end. */
export const expiring =
  <T extends Held>(held: ReadonlyMap<string, T>, put: (ended: T) => void) =>
  (seller: string, now: number): number => {
    const ended = ofSeller(held, seller);
    for (const one of ended) put({ ...one, expiresAt: now });
    return ended.length;
  };
