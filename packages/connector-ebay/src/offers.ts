import {
  type AccountSession,
  ConnectorError,
  chunked,
  failed,
  failedBy,
  type ListingKey,
  type LiveRef,
  mapBounded,
  type OfferUpdate,
  type Outcome,
  type RemoteListing,
  succeeded,
} from '@quayside/connector-kit';
import { fromDecimal, isCurrency, type Money, type Site, toDecimal } from '@quayside/kernel';
import { isRefusal, PARALLEL_CALLS, sendBulk } from './bulk.ts';
import type { EbayClient } from './client.ts';
import type { EbayConfig } from './config.ts';
import { BULK_LIMIT } from './inventory.ts';
import { findGroup } from './publish.ts';
import { listingUrl } from './sites.ts';
import { findOffer, isPublished, readItems } from './units.ts';
import type { InventoryItem, Offer, PriceQuantity } from './wire.ts';

/**
 * Updates price and stock of published offers. eBay's documentation states both 25 SKUs and a single SKU per call. A call that is rejected
 * as a whole is sent again SKU by SKU, so both readings work.
 */
export async function updateOffers(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  updates: readonly OfferUpdate[],
): Promise<Outcome<void>[]> {
  const outcomes = new Map<OfferUpdate, Outcome<void>>();
  for (const round of withoutRepeats(updates)) {
    const answers = await sendBulk(
      round,
      (chunk) => client.bulkUpdatePriceQuantity(session, site, chunk.map(toPriceQuantity)),
      (answer, update) => (answer.offerId ? answer.offerId === update.offerId : answer.sku === update.sku),
    );
    for (const [index, update] of round.entries()) {
      const answer = answers[index];
      outcomes.set(update, answer?.ok === false ? answer : succeeded(undefined));
    }
  }
  return mapBounded(updates, PARALLEL_CALLS, (update) => {
    const outcome = outcomes.get(update) ?? failed(new ConnectorError('unknown', 'The update was not sent.'));
    return reportGone(client, session, site, update, outcome);
  });
}

/** eBay has no error id for a listing that the seller ended or deleted, so a rejected change is followed by a read. */
async function reportGone(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  { sku }: OfferUpdate,
  outcome: Outcome<void>,
): Promise<Outcome<void>> {
  if (outcome.ok || outcome.error.kind !== 'rejected') return outcome;
  try {
    if (isPublished(await findOffer(client, session, site, sku))) return outcome;
  } catch (error) {
    failedBy(error);
    return outcome;
  }
  const { message, code } = outcome.error;
  return failed(new ConnectorError('not-found', message, code === undefined ? {} : { code }));
}

/** Splits updates into rounds without repeated SKUs or offers. Each update goes into the earliest possible round, in order. */
function withoutRepeats(updates: readonly OfferUpdate[]): OfferUpdate[][] {
  const rounds: { names: Set<string>; updates: OfferUpdate[] }[] = [];
  for (const update of updates) {
    const names = [`sku ${update.sku}`, `offer ${update.offerId}`];
    const last = rounds.findLastIndex((round) => names.some((name) => round.names.has(name)));
    const round = rounds[last + 1] ?? { names: new Set<string>(), updates: [] };
    if (!rounds[last + 1]) rounds.push(round);
    for (const name of names) round.names.add(name);
    round.updates.push(update);
  }
  return rounds.map((round) => round.updates);
}

export function toPriceQuantity({ sku, offerId, quantity, price }: OfferUpdate): PriceQuantity {
  return {
    sku,
    ...(quantity === undefined ? {} : { shipToLocationAvailability: { quantity } }),
    offers: [
      {
        offerId,
        ...(quantity === undefined ? {} : { availableQuantity: quantity }),
        ...(price === undefined ? {} : { price: { value: toDecimal(price), currency: price.currency } }),
      },
    ],
  };
}

/** Ends listings. The offers stay at eBay unpublished, so that listing again needs no new offer. */
export function endListings(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  entries: readonly LiveRef[],
): Promise<Outcome<void>[]> {
  return mapBounded(entries, PARALLEL_CALLS, async (entry): Promise<Outcome<void>> => {
    try {
      await (entry.isGroup ? endGroup(client, session, site, entry) : endSingle(client, session, site, entry));
      return succeeded(undefined);
    } catch (error) {
      return failedBy(error);
    }
  });
}

async function endSingle(client: EbayClient, session: AccountSession, site: Site, entry: LiveRef): Promise<void> {
  const offerId = Object.values(entry.offers)[0] ?? (await findOffer(client, session, site, entry.key))?.offerId;
  if (offerId === undefined) return;
  try {
    await client.withdrawOffer(session, site, offerId);
  } catch (error) {
    if (!isRefusal(failedBy(error).error)) throw error;
    // eBay usually rejects because nothing is live any more, which is the desired state.
    if (isPublished(await findOffer(client, session, site, entry.key))) throw error;
  }
}

async function endGroup(client: EbayClient, session: AccountSession, site: Site, entry: LiveRef): Promise<void> {
  try {
    await client.withdrawGroup(session, site, entry.key);
  } catch (error) {
    if (!isRefusal(failedBy(error).error)) throw error;
    const [remote] = await readUnits(client, session, site, [entry]);
    if (remote?.units.some(({ offer }) => isPublished(offer))) throw error;
  }
}

interface ExistingUnits {
  readonly title: string | undefined;
  readonly units: readonly { readonly sku: string; readonly item: InventoryItem; readonly offer: Offer | undefined }[];
}

export async function readListings(
  config: EbayConfig,
  client: EbayClient,
  session: AccountSession,
  site: Site,
  keys: readonly ListingKey[],
): Promise<(RemoteListing | null)[]> {
  const existing = await readUnits(client, session, site, keys);
  return existing.map((units, index) => toRemote(config, site, keys[index]?.key ?? '', units));
}

async function readUnits(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  keys: readonly ListingKey[],
): Promise<ExistingUnits[]> {
  const groups = await mapBounded(keys, PARALLEL_CALLS, ({ key, isGroup }) =>
    isGroup ? findGroup(client, session, site, key) : Promise.resolve(undefined),
  );
  const skusOf = keys.map(({ key, isGroup }, index) => (isGroup ? (groups[index]?.variantSKUs ?? []) : [key]));
  const skus = [...new Set(skusOf.flat())];

  const items = new Map<string, InventoryItem>();
  await mapBounded(chunked(skus, BULK_LIMIT), 2, async (chunk) => {
    for (const [sku, item] of await readItems(client, session, site, chunk)) items.set(sku, item);
  });
  const offers = new Map<string, Offer | undefined>();
  await mapBounded([...items.keys()], PARALLEL_CALLS, async (sku) => {
    offers.set(sku, await findOffer(client, session, site, sku));
  });
  return skusOf.map((unitSkus, index) => ({
    title: groups[index]?.title,
    units: unitSkus.flatMap((sku) => {
      const item = items.get(sku);
      return item ? { sku, item, offer: offers.get(sku) } : [];
    }),
  }));
}

function toRemote(config: EbayConfig, site: Site, key: string, { title, units }: ExistingUnits): RemoteListing | null {
  const first = units[0];
  if (!first) return null;
  const live = units.find(({ offer }) => isPublished(offer))?.offer;
  const listingId = (live ?? first.offer)?.listing?.listingId ?? null;
  return {
    key,
    title: title ?? first.item.product?.title ?? '',
    listingId,
    url: listingId === null ? null : listingUrl(config, site, listingId),
    isLive: live !== undefined,
    units: units.map(({ sku, item, offer }) => ({
      sku,
      offerId: offer?.offerId ?? null,
      price: priceOf(offer),
      quantity: offer?.availableQuantity ?? item.availability?.shipToLocationAvailability?.quantity ?? 0,
    })),
  };
}

function priceOf(offer: Offer | undefined): Money | null {
  const price = offer?.pricingSummary?.price;
  if (!price || !isCurrency(price.currency)) return null;
  return fromDecimal(price.value, price.currency) ?? null;
}
