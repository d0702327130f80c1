import {
  type AccountSession,
  type ConnectorError,
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
import { readHeld } from './held.ts';
import type { Participations } from './participations.ts';
import { type ProductType, type ReadProductType, unknownProductType } from './requirements.ts';
import { type Expected, type Settled, SHOWN, settle, showsAll } from './settle.ts';
import { productUrl } from './sites.ts';
import { refusalOf, toWritings, type Writing } from './transform/attributes.ts';
import { issuesOn, summaryOn } from './transform/home-listing.ts';
import type { Attributes, ListingsItem } from './wire.ts';

/** Submissions side by side; the throttle sets the pace. */
export const PARALLEL_WRITES = 5;

export interface PublishDeps {
  readonly client: AmazonClient;
  readonly readProductType: ReadProductType;
  readonly participations: Participations;
}

/** An entry ready to be sent, or the reason why it is not. */
export type Prepared =
  | { readonly entry: PublishEntry; readonly writings: readonly Writing[] }
  | { readonly entry: PublishEntry; readonly error: ConnectorError };

/**
 * Makes entries ready: what cannot be listed is told, the rest becomes submissions by sku. A sku is looked for on all of the seller's
 * sites: what it is on another one says which product it is, and whether Amazon keeps the goods.
 */
export async function prepare(
  { client, readProductType, participations }: PublishDeps,
  session: AccountSession,
  site: Site,
  entries: readonly PublishEntry[],
): Promise<{ prepared: Prepared[]; held: Map<string, ListingsItem> }> {
  const fit = entries.filter((entry) => refusalOf(entry) === undefined);
  const types = new Map<string, ProductType | undefined>();
  for (const name of new Set(fit.map(({ categoryId }) => categoryId))) {
    types.set(name, await readProductType(session, site, name));
  }
  const skus = fit
    .filter(({ categoryId }) => types.get(categoryId))
    .flatMap(({ key, units }) => [key, ...units.map(({ sku }) => sku)]);
  const alsoOn = skus.length === 0 ? [] : await participations.openSites(session);
  const held = await readHeld(client, session, site, skus, SHOWN, alsoOn);
  const prepared = entries.map((entry): Prepared => {
    const type = types.get(entry.categoryId);
    const error = refusalOf(entry) ?? (type ? undefined : unknownProductType(site, entry.categoryId));
    if (error || !type) return { entry, error: error ?? unknownProductType(site, entry.categoryId) };
    return { entry, writings: toWritings(entry, { site, known: type.attributes }, held) };
  });
  return { prepared, held };
}

/**
 * Makes entries live, one submission by sku, which says all that there is of it, so that repeating an entry is harmless. Accepted is not done: an entry succeeds when Amazon shows what was sent, without an error among its
 * issues; one that takes longer ends as `unknown`, to be read back by the next call.
 */
export async function publish(
  deps: PublishDeps,
  session: AccountSession,
  site: Site,
  entries: readonly PublishEntry[],
): Promise<Outcome<PublishedListing>[]> {
  try {
    const { prepared, held } = await prepare(deps, session, site, entries);
    const sent = await mapBounded(prepared, PARALLEL_WRITES, (one) =>
      'error' in one ? Promise.resolve(failed(one.error)) : send(deps.client, session, site, one, held),
    );
    const expected = sent.flatMap((outcome) => (outcome.ok ? outcome.value : []));
    const settled = await settle(deps.client, session, site, expected).catch((error: unknown) => failedBy(error).error);
    return prepared.map((one, index) => {
      const outcome = sent[index];
      if (!outcome?.ok || 'error' in one) return outcome?.ok === false ? outcome : failed(stillInProcess());
      // They were accepted: whatever kept us from looking, they may be done.
      if (!(settled instanceof Map)) return failed(stillInProcess());
      return listed(site, one.entry, one.writings, (sku) => settled.get(sku) ?? inPlace(held.get(sku)));
    });
  } catch (error) {
    const failure = failedBy(error);
    return entries.map((entry) => failed(refusalOf(entry) ?? failure.error));
  }
}

const inPlace = (item: ListingsItem | undefined): Settled => ({ ok: true, item });

/** Listed on the site, showing all that would be sent, and without fault. */
function isAsWanted(site: Site, item: ListingsItem, attributes: Attributes): boolean {
  const isListed = summaryOn(site, item) !== undefined;
  return isListed && showsAll(item, attributes) && refusalByIssues(issuesOn(site, item)) === undefined;
}

/**
 * Sends an entry's submissions one after the other, a parent first; answers those that have to be waited for. What is shown already is
 * sent all the same where something was sent before and may still be on its way: an end that was taken back, or other words.
 */
async function send(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  { entry, writings }: Extract<Prepared, { writings: unknown }>,
  held: ReadonlyMap<string, ListingsItem>,
): Promise<Outcome<Expected[]>> {
  const expected: Expected[] = [];
  try {
    for (const { sku, body } of writings) {
      const before = held.get(sku);
      if (!entry.mayHaveBeenSent && before && isAsWanted(site, before, body.attributes)) continue;
      const submission = await client.putItem(session, site, sku, body);
      const refusal = refusalBySubmission(submission);
      if (refusal) return failed(refusal);
      expected.push({ sku, attributes: body.attributes, before });
    }
    return succeeded(expected);
  } catch (error) {
    return failedBy(error);
  }
}

/** The outcome of an entry whose every sku has been looked at. */
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
    // Amazon names a seller's listing by nothing but its sku; the product's page is shared with other sellers.
    listingId: entry.key,
    url: asin === undefined ? null : productUrl(site, asin),
    offers: Object.fromEntries(
      items.flatMap(({ sku, item }) => (unitSkus.has(sku) ? [[sku, asinOf(item) ?? '']] : [])),
    ),
    warnings: [...new Set(items.flatMap(({ item }) => warningsOf(issuesOn(site, item))))],
  });
}
