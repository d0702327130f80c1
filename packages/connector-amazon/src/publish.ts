import {
  type AccountSession,
  failed,
  failedBy,
  mapBounded,
  type Outcome,
  type PublishEntry,
  type PublishedListing,
  succeeded,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { refusalByIssues, refusalBySubmission, stillInProcess, warningsOf } from './errors.ts';
import { type Prepared, type PublishDeps, prepare } from './prepare.ts';
import { type Expected, PATIENCE_MS, type Settled, settle, showsOnly } from './settle.ts';
import { productUrl } from './sites.ts';
import { refusalOf, type Writing } from './transform/attributes.ts';
import { issuesOn, summaryOn } from './transform/home-listing.ts';
import type { ListingsItem } from './wire.ts';

/** Parallel submissions; the throttle sets the pace. */
export const PARALLEL_WRITES = 5;

/**
 * Makes entries live with one full submission per SKU, so that repeating an entry is safe. An accepted submission is not done yet: an entry
 * succeeds when Amazon shows the sent values without an error issue. An entry that takes longer ends as `unknown`; the next call
 * reads it back and does not send it again.
 */
export async function publish(
  deps: PublishDeps,
  session: AccountSession,
  site: Site,
  entries: readonly PublishEntry[],
): Promise<Outcome<PublishedListing>[]> {
  try {
    const { prepared, existing } = await prepare(deps, session, site, entries);
    const sent = await mapBounded(prepared, PARALLEL_WRITES, (one) =>
      'error' in one ? Promise.resolve(failed(one.error)) : send(deps.client, session, site, one, existing),
    );
    const expected = sent.flatMap((outcome) => (outcome.ok ? outcome.value : []));
    // What was accepted earlier is read once: the caller's pauses between reads grow.
    const patienceMs = entries.every(({ isInProcess }) => isInProcess) ? 0 : PATIENCE_MS;
    const settled = await settle(deps.client, session, site, expected, patienceMs).catch(
      (error: unknown) => failedBy(error).error,
    );
    return prepared.map((one, index) => {
      const outcome = sent[index];
      if (!outcome?.ok || 'error' in one) return outcome?.ok === false ? outcome : failed(stillInProcess());
      // The submissions were accepted. If the read fails, they may still be done.
      if (!(settled instanceof Map)) return failed(stillInProcess());
      return listed(site, one.entry, one.writings, (sku) => settled.get(sku) ?? inPlace(existing.get(sku)));
    });
  } catch (error) {
    const failure = failedBy(error);
    return entries.map((entry) => failed(refusalOf(entry) ?? failure.error));
  }
}

const inPlace = (item: ListingsItem | undefined): Settled => ({ ok: true, item });

/** Whether the listing is on the site, shows the values to be sent, and has no error. */
function isAsWanted(site: Site, item: ListingsItem, { body, leaves }: Writing): boolean {
  const isListed = summaryOn(site, item) !== undefined;
  return isListed && showsOnly(item, body.attributes, leaves) && refusalByIssues(issuesOn(site, item)) === undefined;
}

/**
 * Sends an entry's submissions in order, parent first, and returns those to wait for. Values that are already shown are sent anyway if an
 * earlier send with other values may still take effect.
 */
async function send(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  { entry, writings }: Extract<Prepared<PublishEntry>, { writings: unknown }>,
  existing: ReadonlyMap<string, ListingsItem>,
): Promise<Outcome<Expected[]>> {
  const expected: Expected[] = [];
  try {
    for (const writing of writings) {
      const { sku, body, leaves } = writing;
      const before = existing.get(sku);
      if (entry.isInProcess) {
        expected.push({ sku, attributes: body.attributes, leaves, before: undefined });
        continue;
      }
      if (!entry.mayHaveBeenSent && before && isAsWanted(site, before, writing)) continue;
      const submission = await client.putItem(session, site, sku, body);
      const refusal = refusalBySubmission(submission);
      if (refusal) return failed(refusal);
      expected.push({ sku, attributes: body.attributes, leaves, before });
    }
    return succeeded(expected);
  } catch (error) {
    return failedBy(error);
  }
}

/** The outcome of an entry when all its SKUs have been read. */
export function listed(
  site: Site,
  entry: PublishEntry,
  writings: readonly Writing[],
  settledOf: (sku: string) => Settled,
): Outcome<PublishedListing> {
  const results = writings.map(({ sku }) => ({ sku, settled: settledOf(sku) }));
  const stopped = results.find(({ settled }) => !settled.ok)?.settled;
  if (stopped?.ok === false) return failed(stopped.error);
  const items = results.flatMap(({ sku, settled }) =>
    settled.ok && settled.item ? [{ sku, item: settled.item }] : [],
  );
  const asinOf = (item: ListingsItem) => summaryOn(site, item)?.asin;
  const main = items.find(({ sku }) => sku === entry.key)?.item ?? items[0]?.item;
  const asin = main && asinOf(main);
  const unitSkus = new Set(entry.units.map(({ sku }) => sku));
  return succeeded({
    // Amazon identifies a seller's listing only by its SKU; the product page is shared with other sellers.
    listingId: entry.key,
    url: asin === undefined ? null : productUrl(site, asin),
    offers: Object.fromEntries(
      items.flatMap(({ sku, item }) => (unitSkus.has(sku) ? [[sku, asinOf(item) ?? '']] : [])),
    ),
    warnings: [...new Set(items.flatMap(({ item }) => warningsOf(issuesOn(site, item))))],
  });
}
