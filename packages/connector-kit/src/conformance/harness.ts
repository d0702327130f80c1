import type { Site } from '@quayside/kernel';
import type { GatedPrice } from '../gated-price.ts';
import type { HomeListingSummary } from '../home-listings.ts';
import type { PublishEntry, PublishedListing } from '../listings.ts';
import type { Outcome } from '../outcome.ts';
import type { Connector } from '../port.ts';
import type { AccountSession } from '../runtime.ts';

/** What a connector's tests provide: a connected account at a real or sandboxed marketplace, and a view from outside. */
export interface ConformanceHarness {
  readonly connector: Connector;
  readonly session: AccountSession;
  readonly homeSite: Site;
  /** A site on which the account is ready to list. */
  readonly awaySite: Site;
  /** A site on which the account is not ready; undefined where it is ready everywhere. */
  readonly unreadySite?: Site;
  /** A valid single listing for `awaySite`, one sku for each name. */
  entry(name: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  /** The same with two variations. */
  group(name: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  price(minor: number): GatedPrice;
  /** What is live on `awaySite` as the marketplace itself shows it, by sku. */
  live(): Promise<ReadonlyMap<string, { title: string; priceMinor: number; quantity: number; listingId: string }>>;
  /** A buyer orders a sku on a site; answers the order's id. */
  buy(sku: string, quantity: number, site: Site): Promise<string>;
  /** The marketplace does the work of the next write of a publish, and its answer is lost; each number is one of the steps. */
  readonly publishSteps: readonly string[];
  loseNextAnswer(step: string): void;
}

/** What was published; throws what went wrong instead. */
export function publishedBy(outcomes: readonly Outcome<PublishedListing>[]): PublishedListing {
  const [outcome] = outcomes;
  if (outcome?.ok) return outcome.value;
  throw outcome?.error ?? new Error('no outcome');
}

/** The first page that is not empty. */
export async function firstListings(
  connector: Connector,
  session: AccountSession,
  homeSite: Site,
): Promise<readonly HomeListingSummary[]> {
  let page = await connector.listHomeListings(session, homeSite, null);
  while (page.listings.length === 0 && page.nextCursor !== null) {
    page = await connector.listHomeListings(session, homeSite, page.nextCursor);
  }
  return page.listings;
}
