import type { AccountSession, ConnectorError } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient, ItemData } from './client.ts';
import { refusalByIssues, stillInProcess } from './errors.ts';
import { readExisting } from './existing.ts';
import { isShown } from './transform/attributes.ts';
import { issuesOn, summaryOn } from './transform/home-listing.ts';
import { OFFER } from './transform/values.ts';
import type { Attributes, Issue, ListingsItem } from './wire.ts';

/** Pauses between reads of the result of accepted submissions. */
const PAUSES_MS = [300, 500, 800, 1_500, 3_000, 5_000, 8_000] as const;
/** A call waits this long for its own submissions; the next call reads back what takes longer. */
export const PATIENCE_MS = 45_000;

export const SHOWN: readonly ItemData[] = ['summaries', 'attributes', 'issues', 'offers', 'fulfillmentAvailability'];

/** The expected state of a SKU; null if it should be gone. */
export interface Expected {
  readonly sku: string;
  readonly attributes: Attributes | null;
  /** Values that the SKU must no longer show. */
  readonly leaves?: Attributes | undefined;
  /** The earlier listing, if there was one. */
  readonly before: ListingsItem | undefined;
  /** A change of price or stock ignores issues that the listing already had. */
  readonly forgivesOldIssues?: true;
}

export type Settled =
  | { readonly ok: true; readonly item: ListingsItem | undefined }
  | { readonly ok: false; readonly error: ConnectorError };

/** Whether all sent values are shown. */
function showsAll(item: ListingsItem, attributes: Attributes): boolean {
  return Object.entries(attributes).every(([name, values]) => isShown(values, item.attributes?.[name]));
}

/** Whether all sent values are shown, and none of those that the listing should lose. */
export function showsOnly(item: ListingsItem, attributes: Attributes, leaves: Attributes | undefined): boolean {
  return showsAll(item, attributes) && !(leaves && showsAll(item, leaves));
}

/**
 * Whether the submission has taken effect. Either all sent values are shown, or the listing changed since and shows title and price,
 * because Amazon may rewrite other attributes and a buyer may have reduced the stock.
 */
function isInPlace(site: Site, { attributes, leaves, before }: Expected, item: ListingsItem): boolean {
  if (attributes === null) return false;
  if (leaves && showsAll(item, leaves)) return false;
  if (showsAll(item, attributes)) return true;
  const changedAt = summaryOn(site, item)?.lastUpdatedDate;
  const wasAt = before && summaryOn(site, before)?.lastUpdatedDate;
  if (changedAt === undefined || (wasAt !== undefined && Date.parse(changedAt) <= Date.parse(wasAt))) return false;
  return [OFFER, 'item_name'].every((name) => isShown(attributes[name] ?? [], item.attributes?.[name]));
}

const issueKey = ({ code, message }: Issue): string => `${code} ${message}`;

/** Judges one read; undefined while Amazon is still processing. */
export function judge(site: Site, expected: Expected, item: ListingsItem | undefined): Settled | undefined {
  const isListed = item !== undefined && summaryOn(site, item) !== undefined;
  if (expected.attributes === null) return isListed ? undefined : { ok: true, item: undefined };
  if (!item || !isListed || !isInPlace(site, expected, item)) return undefined;
  const { forgivesOldIssues, before } = expected;
  const old = new Set(forgivesOldIssues && before ? issuesOn(site, before).map(issueKey) : []);
  const refusal = refusalByIssues(issuesOn(site, item).filter((issue) => !old.has(issueKey(issue))));
  return refusal ? { ok: false, error: refusal } : { ok: true, item };
}

/** Reports the submissions that are not visible yet as in process. */
function settledAs(open: readonly Expected[], settled: Map<string, Settled>): Map<string, Settled> {
  for (const { sku } of open) settled.set(sku, { ok: false, error: stillInProcess() });
  return settled;
}

/** Reads until each submission has taken effect or failed, or the time is up. */
export async function settle(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  expected: readonly Expected[],
  patienceMs = PATIENCE_MS,
): Promise<Map<string, Settled>> {
  const { clock, signal } = session;
  const settled = new Map<string, Settled>();
  const started = clock.now().getTime();
  for (let attempt = 0; ; attempt += 1) {
    const open = expected.filter(({ sku }) => !settled.has(sku));
    if (open.length === 0) return settled;
    if (clock.now().getTime() - started > patienceMs) return settledAs(open, settled);
    const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 8_000;
    const isStopped = await clock.sleep(pause, signal).then(
      () => false,
      () => true,
    );
    if (isStopped) return settledAs(open, settled);
    const items = await readExisting(
      client,
      session,
      site,
      open.map(({ sku }) => sku),
      SHOWN,
    );
    for (const one of open) {
      const result = judge(site, one, items.get(one.sku));
      if (result) settled.set(one.sku, result);
    }
  }
}
