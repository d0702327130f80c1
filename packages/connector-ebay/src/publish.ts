import {
  type AccountSession,
  ConnectorError,
  failed,
  failedBy,
  mapBounded,
  type Outcome,
  type PublishEntry,
  type PublishedListing,
  succeeded,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { isRefusal, PARALLEL_CALLS, warningTexts } from './bulk.ts';
import type { EbayClient } from './client.ts';
import type { EbayConfig } from './config.ts';
import { listingUrl } from './sites.ts';
import { refusalOf, toGroup } from './transform/inventory.ts';
import { isSameGroup } from './transform/same-content.ts';
import {
  isPublished,
  mayExist,
  publishOffers,
  readBack,
  readOffer,
  startUnits,
  type UnitWork,
  unseen,
  writeItems,
  writeOffers,
} from './units.ts';
import type { InventoryItemGroup, PublishAnswer } from './wire.ts';

/** Listings with variations sent in parallel; each needs separate calls. */
const PARALLEL_GROUPS = 3;

/**
 * Makes entries live in eBay's three steps: item, offer, publish. A step runs only if eBay's state differs from the desired one, so
 * repeating an entry is safe: an existing offer is updated, and a published one stays published. If the response of a step is lost, its
 * entries end as `unknown` and are repeated with `mayHaveBeenSent`.
 */
export async function publish(
  config: EbayConfig,
  client: EbayClient,
  session: AccountSession,
  site: Site,
  entries: readonly PublishEntry[],
): Promise<Outcome<PublishedListing>[]> {
  const picturesOverHttps = config.apiUrl.startsWith('https:');
  const outcomes = new Map<PublishEntry, Outcome<PublishedListing>>();
  const fit: PublishEntry[] = [];
  for (const entry of entries) {
    const refusal = refusalOf(entry, picturesOverHttps);
    if (refusal) outcomes.set(entry, failed(refusal));
    else fit.push(entry);
  }

  const listed = (works: readonly UnitWork[], listingId: string | undefined): Outcome<PublishedListing> => {
    if (listingId === undefined) return failed(new ConnectorError('unknown', 'eBay did not say which listing it is.'));
    return succeeded({
      listingId,
      url: listingUrl(config, site, listingId),
      offers: Object.fromEntries(
        works.flatMap(({ unit, offer }) => (offer?.offerId ? [[unit.sku, offer.offerId]] : [])),
      ),
      warnings: [...new Set(works.flatMap(({ warnings }) => warnings))],
    });
  };

  const [singles, groups] = await Promise.all([
    publishSingles(
      client,
      session,
      site,
      fit.filter(({ isGroup }) => !isGroup),
      listed,
    ),
    mapBounded(
      fit.filter(({ isGroup }) => isGroup),
      PARALLEL_GROUPS,
      async (entry) => [entry, await publishGroup(client, session, site, entry, listed)] as const,
    ),
  ]);
  for (const [entry, outcome] of [...singles, ...groups]) outcomes.set(entry, outcome);
  return entries.map(
    (entry) => outcomes.get(entry) ?? failed(new ConnectorError('unknown', 'The entry was not sent.')),
  );
}

type Listed = (works: readonly UnitWork[], listingId: string | undefined) => Outcome<PublishedListing>;

async function publishSingles(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  entries: readonly PublishEntry[],
  listed: Listed,
): Promise<(readonly [PublishEntry, Outcome<PublishedListing>])[]> {
  const works = entries.flatMap((entry) => startUnits(entry).slice(0, 1));
  await readBack(client, session, site, works);
  await writeItems(client, session, site, works);
  await writeOffers(client, session, site, works);

  await publishOffers(client, session, site, works);
  return works.map((work) => {
    if (work.error) return [work.entry, failed(work.error)] as const;
    return [work.entry, listed([work], work.offer?.listing?.listingId)] as const;
  });
}

async function publishGroup(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  entry: PublishEntry,
  listed: Listed,
): Promise<Outcome<PublishedListing>> {
  const works = startUnits(entry);
  try {
    await readBack(client, session, site, works);
    throwFirst(works);
    await writeItems(client, session, site, works);
    throwFirst(works);

    const existing = mayExist(entry) ? await findGroup(client, session, site, entry.key) : undefined;
    const group = toGroup(entry, existing);
    if (!isSameGroup(group, existing)) await client.replaceGroup(session, site, entry.key, group);

    await writeOffers(client, session, site, works);
    throwFirst(works);

    const live = works.find(({ offer }) => isPublished(offer));
    if (live && works.every(({ offer }) => isPublished(offer))) return listed(works, live.offer?.listing?.listingId);
    const answer = await client
      .publishGroup(session, site, entry.key)
      .catch((error: unknown) => findPublished(client, session, site, works, failedBy(error).error));
    works[0]?.warnings.push(...warningTexts(answer?.warnings));
    return listed(works, answer?.listingId);
  } catch (error) {
    return failedBy(error);
  }
}

/**
 * The listing that an earlier send published after the read-back, so that eBay refuses to publish it again.
 * @throws the refusal
 */
async function findPublished(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  works: readonly UnitWork[],
  refusal: ConnectorError,
): Promise<PublishAnswer> {
  if (!isRefusal(refusal) || !works.some(({ entry }) => entry.mayHaveBeenSent)) throw refusal;
  await mapBounded(works, PARALLEL_CALLS, (work) => readOffer(client, session, site, work));
  throwFirst(works);
  const listingId = works[0]?.offer?.listing?.listingId;
  if (listingId === undefined || !works.every(({ offer }) => isPublished(offer))) throw unseen(refusal);
  return { listingId };
}

/** A listing with variations goes live completely or not at all. */
function throwFirst(works: readonly UnitWork[]): void {
  const stopped = works.find(({ error }) => error !== undefined);
  if (stopped?.error) throw stopped.error;
}

/** Undefined if eBay has no such group. */
export async function findGroup(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  key: string,
): Promise<InventoryItemGroup | undefined> {
  return client.getGroup(session, site, key).catch((error: unknown) => {
    if (failedBy(error).error.kind === 'not-found') return undefined;
    throw error;
  });
}
