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

/** What a seller holds of one kind, and how each is kept with its new end. */
interface Expiring<T extends Held> {
  readonly held: ReadonlyMap<string, T>;
  put(ended: T): void;
}

function endAll<T extends Held>({ held, put }: Expiring<T>, seller: string, now: number): number {
  const ended = ofSeller(held, seller);
  for (const one of ended) put({ ...one, expiresAt: now });
  return ended.length;
}

/** Ends what a seller has of a kind, as time would; with a consent its access tokens. Answers how many of the kind ended. */
export const expiring =
  <C extends Held, A extends Held, G extends Held>(
    kinds: { readonly code: Expiring<C>; readonly access: Expiring<A>; readonly consent: Expiring<G> },
    now: () => number,
  ) =>
  (seller: string, what: Expirable): number => {
    if (what === 'code') return endAll(kinds.code, seller, now());
    const ended = endAll(kinds.access, seller, now());
    return what === 'access' ? ended : endAll(kinds.consent, seller, now());
  };
