import type { PublishEntry, PublishUnit } from '@quayside/connector-kit';
import { type AccountSession, type ConnectorError, chunked, failedBy, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { isRefusal, PARALLEL_CALLS, sendBulk, warningTexts } from './bulk.ts';
import type { EbayClient } from './client.ts';
import { stillInProcess, toConnectorError } from './errors.ts';
import { BULK_LIMIT } from './inventory.ts';
import { ebaySite } from './sites.ts';
import { toInventoryItem, toNewOffer, toOfferContent } from './transform/inventory.ts';
import { isSameItem, isSameOffer } from './transform/same-content.ts';
import type { InventoryItem, Offer } from './wire.ts';

/**
 * One SKU on its way to being listed: its state at eBay, and the error that stopped it. Each step skips stopped SKUs.
 */
export interface UnitWork {
  readonly entry: PublishEntry;
  readonly unit: PublishUnit;
  readonly warnings: string[];
  item: InventoryItem | undefined;
  offer: Offer | undefined;
  error: ConnectorError | undefined;
}

export function startUnits(entry: PublishEntry): UnitWork[] {
  return entry.units.map((unit) => ({
    entry,
    unit,
    warnings: [],
    item: undefined,
    offer: undefined,
    error: undefined,
  }));
}

export function mayExist(entry: PublishEntry): boolean {
  return entry.mayHaveBeenSent || Object.keys(entry.knownOffers).length > 0;
}

function going(works: readonly UnitWork[]): UnitWork[] {
  return works.filter(({ error }) => error === undefined);
}

/** Reads the item and the offer of every unit that may already exist. */
export async function readBack(client: EbayClient, session: AccountSession, site: Site, works: readonly UnitWork[]) {
  const existing = works.filter(({ entry }) => mayExist(entry));
  await mapBounded(chunked(existing, BULK_LIMIT), 2, async (chunk) => {
    try {
      const items = await readItems(
        client,
        session,
        site,
        chunk.map(({ unit }) => unit.sku),
      );
      for (const work of chunk) work.item = items.get(work.unit.sku);
    } catch (error) {
      for (const work of chunk) work.error = failedBy(error).error;
    }
  });
  await mapBounded(going(existing), PARALLEL_CALLS, (work) => readOffer(client, session, site, work));
  // What eBay has accepted is not sent again while it does not show.
  for (const work of going(existing)) if (work.entry.isInProcess && !work.offer) work.error = stillInProcess();
}

export async function readOffer(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  work: UnitWork,
): Promise<void> {
  try {
    work.offer = await findOffer(client, session, site, work.unit.sku);
  } catch (error) {
    work.error = failedBy(error).error;
  }
}

/** Reads the existing items by SKU. At most `BULK_LIMIT` SKUs. */
export async function readItems(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  skus: readonly string[],
): Promise<Map<string, InventoryItem>> {
  const answers = await client.bulkGetItems(session, site, skus).catch((error: unknown) => {
    // eBay may also reject the whole call if it knows none of the SKUs.
    if (failedBy(error).error.kind === 'not-found') return [];
    throw error;
  });
  const items = new Map<string, InventoryItem>();
  for (const { sku, inventoryItem, statusCode = 200, errors = [] } of answers) {
    if (sku !== undefined && inventoryItem && statusCode < 400) {
      items.set(sku, inventoryItem);
      continue;
    }
    const error = toConnectorError({ status: statusCode, errors, isRepeatable: true });
    if (statusCode >= 400 && error.kind !== 'not-found') throw error;
  }
  return items;
}

/** The fixed-price offer of a SKU on a site; undefined if there is none. */
export async function findOffer(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  sku: string,
): Promise<Offer | undefined> {
  const offers = await client.getOffers(session, site, sku).catch((error: unknown) => {
    if (failedBy(error).error.kind === 'not-found') return [];
    throw error;
  });
  const { marketplaceId } = ebaySite(site);
  return offers.find(
    (offer) => offer.marketplaceId === marketplaceId && (offer.format ?? 'FIXED_PRICE') === 'FIXED_PRICE',
  );
}

export async function writeItems(client: EbayClient, session: AccountSession, site: Site, works: readonly UnitWork[]) {
  const wanted = going(works)
    .map((work) => ({ work, item: toInventoryItem(site, work.entry, work.unit, work.item) }))
    .filter(({ work, item }) => !isSameItem(item, work.item));
  const outcomes = await sendBulk(
    wanted,
    (chunk) =>
      client.bulkCreateOrReplaceItems(
        session,
        site,
        chunk.map(({ item }) => item),
      ),
    (answer, { item }) => answer.sku === item.sku,
  );
  for (const [index, outcome] of outcomes.entries()) {
    const work = wanted[index]?.work;
    if (!work) continue;
    if (outcome.ok) work.warnings.push(...warningTexts(outcome.value.warnings));
    else work.error = outcome.error;
  }
}

/** Creates missing offers and updates the others. Afterwards every unit that was not stopped has an offer. */
export async function writeOffers(client: EbayClient, session: AccountSession, site: Site, works: readonly UnitWork[]) {
  await createOffers(
    client,
    session,
    site,
    going(works).filter(({ offer }) => !offer),
  );
  await mapBounded(going(works), PARALLEL_CALLS, (work) => updateOffer(client, session, site, work));
}

async function createOffers(client: EbayClient, session: AccountSession, site: Site, works: readonly UnitWork[]) {
  const outcomes = await sendBulk(
    works,
    (chunk) =>
      client.bulkCreateOffers(
        session,
        site,
        chunk.map(({ entry, unit }) => toNewOffer(site, entry, unit)),
      ),
    (answer, { unit }) => answer.sku === unit.sku,
  );
  await mapBounded(works, PARALLEL_CALLS, async (work, index) => {
    const outcome = outcomes[index];
    if (outcome?.ok) {
      const { offerId, warnings } = outcome.value;
      work.warnings.push(...warningTexts(warnings));
      if (offerId !== undefined) {
        // The offer was just created with the desired content, so nothing is left to update.
        work.offer = { offerId, status: 'UNPUBLISHED', ...toNewOffer(site, work.entry, work.unit) };
        return;
      }
    } else if (outcome && !isRefusal(outcome.error)) {
      work.error = outcome.error;
      return;
    }
    // A SKU has one offer per site and format. A rejection usually means that the offer exists, so it is read.
    await readOffer(client, session, site, work);
    if (!work.offer && !work.error) work.error = outcome?.ok === false ? unseen(outcome.error) : noOfferId();
  });
}

/**
 * eBay's error ids for an offer that exists or is published: documented for the bulk call, and observed in practice. The second one is that
 * of every user error, so its text decides.
 */
const ALREADY_THERE = '25729';
const USER_ERROR = '25002';
const SAYS_ALREADY = /\balready\b.*\b(exist|publish|live)|\b(exist|publish|live)\w*\b.*\balready\b/is;

/** eBay says that the work is done, but a read does not show it yet: it is read back later and not sent again. */
export function unseen(refusal: ConnectorError): ConnectorError {
  const { code, message } = refusal;
  const isDone = code === ALREADY_THERE || (code === USER_ERROR && SAYS_ALREADY.test(message));
  return isDone ? stillInProcess(refusal) : refusal;
}

function noOfferId(): ConnectorError {
  return toConnectorError({ status: 500, errors: [], isRepeatable: false });
}

async function updateOffer(client: EbayClient, session: AccountSession, site: Site, work: UnitWork): Promise<void> {
  const { entry, unit, offer } = work;
  if (!offer?.offerId) return;
  const content = toOfferContent(entry, unit, offer);
  if (isSameOffer(content, offer)) return;
  try {
    const answer = await client.updateOffer(session, site, offer.offerId, content);
    work.warnings.push(...warningTexts(answer?.warnings));
  } catch (error) {
    work.error = failedBy(error).error;
  }
}

/** Publishes the offers of single listings. Afterwards every unit that was not stopped has a published offer. */
export async function publishOffers(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  works: readonly UnitWork[],
) {
  const waiting = going(works).filter(({ offer }) => !isPublished(offer));
  const outcomes = await sendBulk(
    waiting,
    (chunk) =>
      client.bulkPublishOffers(
        session,
        site,
        chunk.map(({ offer }) => offer?.offerId ?? ''),
      ),
    (answer, { offer }) => answer.offerId === offer?.offerId,
  );
  await mapBounded(waiting, PARALLEL_CALLS, async (work, index) => {
    const outcome = outcomes[index];
    if (outcome?.ok) {
      const { listingId, warnings } = outcome.value;
      work.warnings.push(...warningTexts(warnings));
      work.offer = {
        ...work.offer,
        status: 'PUBLISHED',
        ...(listingId === undefined ? {} : { listing: { listingId } }),
      };
      return;
    }
    // An earlier send may have been processed after the read-back; the offer is then already published.
    if (outcome && isRefusal(outcome.error) && work.entry.mayHaveBeenSent) {
      await readOffer(client, session, site, work);
      if (isPublished(work.offer)) return;
      work.error ??= unseen(outcome.error);
      return;
    }
    work.error ??= outcome?.error;
  });
}

export function isPublished(offer: Offer | undefined): boolean {
  return offer?.status === 'PUBLISHED';
}
