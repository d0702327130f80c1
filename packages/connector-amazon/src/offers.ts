import {
  type AccountSession,
  ConnectorError,
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
import type { Site } from '@quayside/kernel';
import type { AmazonClient, ItemData } from './client.ts';
import { refusalByIssues, refusalBySubmission, stillInProcess } from './errors.ts';
import { readExisting } from './existing.ts';
import { readFba } from './home.ts';
import { PARALLEL_WRITES } from './publish.ts';
import { type Expected, type Settled, SHOWN, settle } from './settle.ts';
import { productUrl } from './sites.ts';
import { OFFER_TYPE, toPatches } from './transform/attributes.ts';
import { childSkusOf, type FbaStock, issuesOn, stockFor, summaryOn } from './transform/home-listing.ts';
import { isFulfilledByAmazon, priceOf } from './transform/values.ts';
import type { ListingsItem, Patch } from './wire.ts';

const FAMILY: readonly ItemData[] = [...SHOWN, 'relationships'];

type Terms = Pick<OfferUpdate, 'sku' | 'price' | 'quantity' | 'mustResend'>;

/**
 * A change of a live listing, ready to send. Without patches the listing already shows the desired values and no other change is pending.
 */
export type PreparedUpdate =
  | { readonly sku: string; readonly existing: ListingsItem; readonly patches: readonly Patch[] }
  | { readonly sku: string; readonly error: ConnectorError };

/** Uses the current listing, because a patch replaces a whole attribute, and FBA stock must not become the seller's own. */
export function prepareUpdate(site: Site, update: Terms, existing: ListingsItem | undefined): PreparedUpdate {
  const { sku } = update;
  if (!existing || !summaryOn(site, existing)) {
    return { sku, error: new ConnectorError('not-found', `Amazon has no listing of ${sku} on ${site}.`) };
  }
  if (update.quantity !== undefined && isFulfilledByAmazon(existing)) {
    const reason = 'Amazon keeps the stock of this listing (FBA): its quantity can not be set.';
    return { sku, error: new ConnectorError('rejected', reason, { code: 'fba-stock', field: 'quantity' }) };
  }
  return { sku, existing, patches: toPatches(site, update, existing) };
}

/** Merges the changes of each SKU; the later one wins. */
export function mergedBySku(updates: readonly Terms[]): Map<string, Terms> {
  const merged = new Map<string, Terms>();
  for (const { sku, price, quantity, mustResend } of updates) {
    merged.set(sku, {
      ...merged.get(sku),
      sku,
      ...(mustResend ? { mustResend } : {}),
      ...(price === undefined ? {} : { price }),
      ...(quantity === undefined ? {} : { quantity }),
    });
  }
  return merged;
}

/** Sends urgent changes of price and stock: one patch per SKU, then a read of the result. */
export async function updateOffers(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  updates: readonly Terms[],
): Promise<Outcome<void>[]> {
  try {
    const merged = mergedBySku(updates);
    const existing = await readExisting(client, session, site, [...merged.keys()], SHOWN);
    const sent = await mapBounded([...merged.values()], PARALLEL_WRITES, (update) =>
      sendUpdate(client, session, site, prepareUpdate(site, update, existing.get(update.sku))),
    );
    const outcomes = new Map([...merged.keys()].map((sku, index) => [sku, sent[index]] as const));
    const expected = sent.flatMap((outcome) => (outcome.ok && outcome.value ? [outcome.value] : []));
    const settled = await settle(client, session, site, expected).catch(readBackFailed);
    return updates.map(({ sku }) => {
      const outcome = outcomes.get(sku);
      if (!outcome?.ok) return outcome ?? failed(stillInProcess());
      return outcome.value === undefined ? succeeded(undefined) : voided(settled.get(sku));
    });
  } catch (error) {
    const failure = failedBy(error);
    return updates.map(() => failure);
  }
}

/** The patches were accepted. If the read fails, they may still be done. */
function readBackFailed(error: unknown): Map<string, Settled> {
  failedBy(error);
  return new Map();
}

const voided = (settled: Settled | undefined): Outcome<void> => {
  if (!settled) return failed(stillInProcess());
  return settled.ok ? succeeded(undefined) : failed(settled.error);
};

export function expectedOf({ sku, existing, patches }: Exclude<PreparedUpdate, { error: unknown }>): Expected {
  const attributes = Object.fromEntries(patches.map(({ path, value }) => [path.replace('/attributes/', ''), value]));
  return { sku, attributes, before: existing, forgivesOldIssues: true };
}

async function sendUpdate(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  update: PreparedUpdate,
): Promise<Outcome<Expected | undefined>> {
  if ('error' in update) return failed(update.error);
  if (update.patches.length === 0) return succeeded(undefined);
  try {
    const body = { productType: OFFER_TYPE, patches: update.patches };
    const submission = await client.patchItem(session, site, update.sku, body);
    const refusal = refusalBySubmission(submission);
    return refusal ? failed(refusal) : succeeded(expectedOf(update));
  } catch (error) {
    return failedBy(error);
  }
}

/**
 * The SKUs of a listing that are on the site now, including the parent's.
 * @param existing the listings read for the listing key and the SKUs of its offers
 */
export function liveSkus(
  site: Site,
  { key, offers, isGroup }: LiveRef,
  existing: ReadonlyMap<string, ListingsItem>,
): string[] {
  const asked = [key, ...(isGroup ? Object.keys(offers) : [])];
  const family = isGroup ? childSkusOf(existing.get(key) ?? {}) : [];
  return [...new Set([...asked, ...family])].filter((sku) => {
    const item = existing.get(sku);
    // An unknown variation may exist there. Deleting a SKU that does not exist has no effect.
    return item ? summaryOn(site, item) !== undefined : !asked.includes(sku);
  });
}

export async function endListings(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  entries: readonly LiveRef[],
): Promise<Outcome<void>[]> {
  try {
    const named = entries.flatMap(({ key, offers, isGroup }) => [key, ...(isGroup ? Object.keys(offers) : [])]);
    const existing = await readExisting(client, session, site, named, FAMILY);
    const sent = await mapBounded(entries, PARALLEL_WRITES, async (entry): Promise<Outcome<string[]>> => {
      const skus = liveSkus(site, entry, existing);
      try {
        for (const sku of skus) {
          const submission = await client.deleteItem(session, site, sku);
          const refusal = refusalBySubmission(submission);
          if (refusal) return failed(refusal);
        }
        return succeeded(skus);
      } catch (error) {
        return failedBy(error);
      }
    });
    const expected = sent.flatMap((outcome) => (outcome.ok ? outcome.value : []));
    const gone = expected.map((sku): Expected => ({ sku, attributes: null, before: existing.get(sku) }));
    const settled = await settle(client, session, site, gone).catch(readBackFailed);
    return sent.map((outcome) => {
      if (!outcome.ok) return outcome;
      const open = outcome.value.map((sku) => voided(settled.get(sku))).find(({ ok }) => !ok);
      return open ?? succeeded(undefined);
    });
  } catch (error) {
    const failure = failedBy(error);
    return entries.map(() => failure);
  }
}

export async function readListings(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  keys: readonly ListingKey[],
): Promise<(RemoteListing | null)[]> {
  const existing = await readExisting(
    client,
    session,
    site,
    keys.map(({ key }) => key),
    FAMILY,
  );
  const childSkus = keys.flatMap(({ key, isGroup }) => (isGroup ? childSkusOf(existing.get(key) ?? {}) : []));
  const children = await readExisting(client, session, site, childSkus, SHOWN);
  const all = new Map([...existing, ...children]);
  const atAmazon = [...all.values()].filter(isFulfilledByAmazon);
  const fba = await readFba(
    client,
    session,
    site,
    atAmazon.flatMap(({ sku }) => sku ?? []),
  );
  return keys.map(({ key, isGroup }) => {
    const main = existing.get(key);
    if (!main || !summaryOn(site, main)) return null;
    const units = isGroup ? childSkusOf(main).flatMap((sku) => all.get(sku) ?? []) : [main];
    return toRemote(site, key, main, units, fba);
  });
}

function toRemote(
  site: Site,
  key: string,
  main: ListingsItem,
  units: readonly ListingsItem[],
  fba: FbaStock,
): RemoteListing {
  const asinOf = (item: ListingsItem) => summaryOn(site, item)?.asin ?? null;
  const asin = asinOf(main);
  return {
    key,
    title: summaryOn(site, main)?.itemName ?? '',
    listingId: key,
    url: asin === null ? null : productUrl(site, asin),
    isLive: units.some(
      (unit) => priceOf(site, unit) !== undefined && refusalByIssues(issuesOn(site, unit)) === undefined,
    ),
    units: units.map((unit) => ({
      sku: unit.sku ?? '',
      offerId: asinOf(unit),
      price: priceOf(site, unit) ?? null,
      quantity: stockFor(unit, fba) ?? 0,
    })),
  };
}
