/** The kinds of a seller's access that can be expired early. */
export const expirables = ['code', 'access', 'consent'] as const;
export type Expirable = (typeof expirables)[number];

interface Held {
  seller: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export const ofSeller = <T extends Held>(held: ReadonlyMap<string, T>, seller: string): T[] =>
  [...held.values()].filter((one) => one.seller === seller);

/** A seller's access of one kind, and how to store its new end. */
interface Expiring<T extends Held> {
  readonly held: ReadonlyMap<string, T>;
  put(ended: T): void;
}

function endAll<T extends Held>({ held, put }: Expiring<T>, seller: string, now: number): number {
  const ended = ofSeller(held, seller);
  for (const one of ended) put({ ...one, expiresAt: now });
  return ended.length;
}

/** Expires a seller's access of a kind; a consent also ends its access tokens. Returns the number of expired ones. */
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
