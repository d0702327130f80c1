import type { Site } from '@quayside/kernel';
import type { GatedPrice } from '../gated-price.ts';
import type { HomeListingSummary } from '../home-listings.ts';
import type { PublishEntry, PublishedListing } from '../listings.ts';
import type { Outcome } from '../outcome.ts';
import type { Connector } from '../port.ts';
import type { AccountSession } from '../runtime.ts';
import type { WantedPolicy } from '../shipping-policies.ts';

/** The parts that a connector's tests provide: a connected account at a real or sandboxed marketplace, and direct access to that marketplace. */
export interface ConformanceHarness {
  readonly connector: Connector;
  readonly session: AccountSession;
  readonly homeSite: Site;
  /** A site on which the account is ready to list. */
  readonly awaySite: Site;
  /** A site on which the account is not ready; undefined where it is ready everywhere. */
  readonly unreadySite?: Site;
  /** A valid single listing for `awaySite`; each name gives its own SKU. */
  entry(name: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  /** A valid listing with two variations. */
  group(name: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  price(minor: number): GatedPrice;
  /** The live listings on `awaySite` by SKU, read from the marketplace itself. */
  live(): Promise<ReadonlyMap<string, { title: string; priceMinor: number; quantity: number; listingId: string }>>;
  /** A policy for `awaySite`, if Quayside writes policies. */
  readonly wantedPolicy?: WantedPolicy;
  /** Lets a buyer order a SKU on a site; returns the order's id. */
  buy(sku: string, quantity: number, site: Site): Promise<string>;
  /**
   * The steps of a publish that can lose their response. The fault below drops the response of one step after the marketplace did the work.
   */
  readonly publishSteps: readonly string[];
  loseNextAnswer(step: string): void;
}

/** Returns the published listing, or throws the error of its outcome. */
export function publishedBy(outcomes: readonly Outcome<PublishedListing>[]): PublishedListing {
  const [outcome] = outcomes;
  if (outcome?.ok) return outcome.value;
  throw outcome?.error ?? new Error('no outcome');
}

/** Returns the first page that is not empty. */
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
