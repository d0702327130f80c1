import {
  type AccountSession,
  type BulkChange,
  type BulkChannel,
  type BulkOutcome,
  failed,
  failedBy,
  type ListingKey,
  type RemoteListing,
  settleAll,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { stillInProcess } from '../errors.ts';
import { requireSite } from '../sites.ts';
import { commonTitle } from '../transform/home-listing.ts';
import { priceOf } from '../transform/values.ts';
import type { Offer } from '../wire.ts';
import type { PlanDeps } from './plan.ts';

/** Pauses between polls of a submission. */
const PAUSES_MS = [1_000, 1_500, 2_500, 5_000, 8_000] as const;
/** A call waits this long for its own package; the next call polls what takes longer. */
const PATIENCE_MS = 45_000;
/** First products, then their offers, then a third round for products that arrive late. */
const SUBMISSIONS = 3;

/** Submits changes and waits for their outcomes. A product that must be added first is offered with a second submission. */
export async function carryOut(
  bulk: BulkChannel,
  session: AccountSession,
  site: Site,
  changes: readonly BulkChange[],
): Promise<BulkOutcome[]> {
  const outcomes = new Map<BulkChange, BulkOutcome>();
  try {
    let open = changes;
    for (let turn = 0; turn < SUBMISSIONS && open.length > 0; turn += 1) {
      const ticket = await bulk.begin(session, site, await bulk.submit(session, site, [open]));
      const settled = await untilSettled(bulk, session, site, ticket, open);
      for (const [index, change] of open.entries()) outcomes.set(change, settled?.[index] ?? failed(stillInProcess()));
      open = settled === null ? [] : open.filter((_, index) => isProductFirst(settled[index]));
    }
  } catch (error) {
    const failure = failedBy(error);
    return changes.map((change) => {
      const outcome = outcomes.get(change);
      return outcome && !isProductFirst(outcome) ? outcome : failure;
    });
  }
  return changes.map((change) => outcomes.get(change) ?? failed(stillInProcess()));
}

const isProductFirst = (outcome: BulkOutcome | undefined): boolean =>
  outcome?.ok === false && outcome.error.code === 'product-first';

/** Null if the time is up or the work was stopped; the submission continues at Octopia. */
async function untilSettled(
  bulk: BulkChannel,
  session: AccountSession,
  site: Site,
  ticket: string,
  changes: readonly BulkChange[],
): Promise<readonly BulkOutcome[] | null> {
  const { clock, signal } = session;
  const until = clock.now().getTime() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    const settled = await settleAll(bulk, session, site, ticket, changes);
    if (settled !== null) return settled;
    const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 8_000;
    if (clock.now().getTime() + pause > until) return null;
    const isStopped = await clock.sleep(pause, signal).then(
      () => false,
      () => true,
    );
    if (isStopped) return null;
  }
}

export async function readListings(
  { shop, products }: PlanDeps,
  session: AccountSession,
  site: Site,
  keys: readonly ListingKey[],
): Promise<(RemoteListing | null)[]> {
  requireSite(site);
  const groups = keys.flatMap(({ key, isGroup, skus = [] }) => (isGroup && skus.length === 0 ? [key] : []));
  const members = groups.length === 0 ? new Map<string, readonly string[]>() : await shop.members(session, groups);
  const referencesOf = ({ key, isGroup, skus = [] }: ListingKey): readonly string[] => {
    if (!isGroup) return [key];
    return skus.length > 0 ? skus : (members.get(key) ?? []);
  };
  const existing = await shop.read(session, keys.flatMap(referencesOf));
  const untitled = [...existing.values()].flatMap(({ product }) =>
    product?.title === undefined ? (product?.gtin ?? []) : [],
  );
  const known = await products.read(session, untitled);
  const titleOf = ({ product }: Offer) => product?.title ?? known.get(product?.gtin ?? '')?.title ?? '';
  return keys.map((key) => {
    const offers = referencesOf(key).flatMap((reference) => existing.get(reference) ?? []);
    return offers.length === 0 ? null : toRemote(key, offers, titleOf);
  });
}

function toRemote(
  { key, isGroup }: ListingKey,
  offers: readonly Offer[],
  titleOf: (offer: Offer) => string,
): RemoteListing {
  const titles = offers.map(titleOf);
  return {
    key,
    title: isGroup ? commonTitle(titles) : (titles[0] ?? ''),
    listingId: key,
    url: null,
    // An offer without stock is deactivated automatically and returns with stock. An inactive offer with stock was ended by a person.
    isLive: offers.some(({ offerState, quantity }) => offerState !== 'Inactive' || quantity === 0),
    units: offers.map((offer) => ({
      sku: offer.sellerExternalReference ?? '',
      offerId: offer.offerId ?? offer.sellerExternalReference ?? null,
      price: priceOf(offer) ?? null,
      quantity: offer.quantity ?? 0,
    })),
  };
}
