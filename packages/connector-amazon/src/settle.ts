import type { AccountSession, ConnectorError } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient, ItemData } from './client.ts';
import { refusalByIssues, stillInProcess } from './errors.ts';
import { readHeld } from './held.ts';
import { isShown } from './transform/attributes.ts';
import { issuesOn, summaryOn } from './transform/home-listing.ts';
import { OFFER } from './transform/values.ts';
import type { Attributes, Issue, ListingsItem } from './wire.ts';

/** Pauses between looks at what became of accepted submissions. */
const PAUSES_MS = [300, 500, 800, 1_500, 3_000, 5_000, 8_000] as const;
/** A call waits so long for its own submissions; what takes longer is read back by the next one. */
const PATIENCE_MS = 45_000;

export const SHOWN: readonly ItemData[] = ['summaries', 'attributes', 'issues', 'offers', 'fulfillmentAvailability'];

/** What a sku is to show; null where it is to be gone. */
export interface Expected {
  readonly sku: string;
  readonly attributes: Attributes | null;
  /** The listing as it was before, if there was one. */
  readonly before: ListingsItem | undefined;
  /** A change of price or stock does not answer for faults that the listing had before. */
  readonly forgivesOldIssues?: true;
}

export type Settled =
  | { readonly ok: true; readonly item: ListingsItem | undefined }
  | { readonly ok: false; readonly error: ConnectorError };

/** Everything that was sent is shown. */
export function showsAll(item: ListingsItem, attributes: Attributes): boolean {
  return Object.entries(attributes).every(([name, values]) => isShown(values, item.attributes?.[name]));
}

/**
 * Is the submission in place? Everything sent is shown, or the listing was changed since and shows title and price: Amazon may
 * rewrite other attributes, and a buyer may have taken of the stock meanwhile.
 */
function isInPlace(site: Site, { attributes, before }: Expected, item: ListingsItem): boolean {
  if (attributes === null) return false;
  if (showsAll(item, attributes)) return true;
  const changedAt = summaryOn(site, item)?.lastUpdatedDate;
  const wasAt = before && summaryOn(site, before)?.lastUpdatedDate;
  if (changedAt === undefined || (wasAt !== undefined && Date.parse(changedAt) <= Date.parse(wasAt))) return false;
  return [OFFER, 'item_name'].every((name) => isShown(attributes[name] ?? [], item.attributes?.[name]));
}

const issueKey = ({ code, message }: Issue): string => `${code} ${message}`;

/** What one look tells; undefined while Amazon is still at it. */
export function judge(site: Site, expected: Expected, item: ListingsItem | undefined): Settled | undefined {
  const isListed = item !== undefined && summaryOn(site, item) !== undefined;
  if (expected.attributes === null) return isListed ? undefined : { ok: true, item: undefined };
  if (!item || !isListed || !isInPlace(site, expected, item)) return undefined;
  const { forgivesOldIssues, before } = expected;
  const old = new Set(forgivesOldIssues && before ? issuesOn(site, before).map(issueKey) : []);
  const refusal = refusalByIssues(issuesOn(site, item).filter((issue) => !old.has(issueKey(issue))));
  return refusal ? { ok: false, error: refusal } : { ok: true, item };
}

/** What was accepted and not seen done. */
function settledAs(open: readonly Expected[], settled: Map<string, Settled>): Map<string, Settled> {
  for (const { sku } of open) settled.set(sku, { ok: false, error: stillInProcess() });
  return settled;
}

/** Looks until each submission is in place, or was found at fault, or the patience ends. */
export async function settle(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  expected: readonly Expected[],
): Promise<Map<string, Settled>> {
  const { clock, signal } = session;
  const settled = new Map<string, Settled>();
  const started = clock.now().getTime();
  for (let look = 0; ; look += 1) {
    const open = expected.filter(({ sku }) => !settled.has(sku));
    if (open.length === 0) return settled;
    if (clock.now().getTime() - started > PATIENCE_MS) return settledAs(open, settled);
    const pause = PAUSES_MS[Math.min(look, PAUSES_MS.length - 1)] ?? 8_000;
    const isStopped = await clock.sleep(pause, signal).then(
      () => false,
      () => true,
    );
    if (isStopped) return settledAs(open, settled);
    const items = await readHeld(
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
