import {
  type AccountSession,
  type BulkChange,
  type BulkChannel,
  type BulkOutcome,
  ConnectorError,
  chunked,
  failed,
  mapAhead,
  type PublishEntry,
  succeeded,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { stillInProcess } from './errors.ts';
import { readExisting } from './existing.ts';
import { liveSkus, type PreparedUpdate, prepareUpdate } from './offers.ts';
import { callsOfOneFeed } from './operations.ts';
import { type Prepared, type PublishDeps, prepare } from './prepare.ts';
import { listed } from './publish.ts';
import { type Expected, judge, type Settled, SHOWN } from './settle.ts';
import { amazonSite } from './sites.ts';
import { OFFER_TYPE } from './transform/attributes.ts';
import { summaryOn } from './transform/home-listing.ts';
import type { FeedMessage, FeedReport, ListingsItem } from './wire.ts';

/** Maximum changes per feed. Amazon accepts 25,000 messages, but a family has several, and a feed must be readable back within minutes. */
export const FEED_LIMIT = 5_000;
/** Message ids encode the change: each change reserves this many ids. */
const IDS_PER_CHANGE = 1_000;
/** Accepted messages that do not show after this time are reported as `unknown`. */
const SHOW_PATIENCE_MS = 30 * 60_000;
/** Maximum number of cached feed reports. A document may be fetched only once in 45 seconds, and feeds are polled repeatedly. */
const REPORTS_KEPT = 50;
/** Changes that are searched for and reported together: a few seconds of searches. */
const LOOKED_FOR_AT_ONCE = 200;
/** Portions processed in parallel, so that searches never wait for the processing of their results. */
const PORTIONS_AHEAD = 2;
/** The ticket of a submission with nothing to send. */
const NO_FEED = 'none';
/** Prefix of the ticket before the feed exists: the document's id follows. */
const OF_DOCUMENT = 'document:';

/** One change, broken down by SKU. */
type Work =
  | { readonly kind: 'publish'; readonly prepared: Prepared<PublishEntry> }
  | { readonly kind: 'update'; readonly update: PreparedUpdate }
  | { readonly kind: 'end'; readonly skus: readonly string[] };

/** Sends many changes in one call with Amazon's listings feeds. */
export function createBulkChannel(deps: PublishDeps): BulkChannel {
  const { client } = deps;
  const reports = new Map<string, FeedReport>();

  async function workOn(session: AccountSession, site: Site, changes: readonly BulkChange[]) {
    const entries = changes.flatMap((change) => (change.kind === 'publish' ? [change.entry] : []));
    const { prepared, existing } = await prepare(deps, session, site, entries);
    const skus = changes.flatMap((change) => {
      if (change.kind === 'update') return [change.update.sku];
      return change.kind === 'end' ? [change.listing.key, ...Object.keys(change.listing.offers)] : [];
    });
    const others = await readExisting(client, session, site, skus, [...SHOWN, 'relationships']);
    const all = new Map([...existing, ...others]);
    const queue = prepared.values();
    const works = changes.map((change): Work => {
      if (change.kind === 'update') {
        return { kind: 'update', update: prepareUpdate(site, change.update, all.get(change.update.sku)) };
      }
      if (change.kind === 'end') return { kind: 'end', skus: liveSkus(site, change.listing, all) };
      const next = queue.next().value;
      return { kind: 'publish', prepared: next ?? { entry: change.entry, error: stillInProcess() } };
    });
    return { works, existing: all };
  }

  async function reportOf(
    session: AccountSession,
    ticket: string,
    documentId: string | undefined,
  ): Promise<FeedReport> {
    const kept = reports.get(ticket);
    if (kept) return kept;
    const report = documentId === undefined ? {} : parseReport(await client.readFeedDocument(session, documentId));
    reports.set(ticket, report);
    const [oldest] = reports.keys();
    if (reports.size > REPORTS_KEPT && oldest !== undefined) reports.delete(oldest);
    return report;
  }

  return {
    limit: FEED_LIMIT,
    from: callsOfOneFeed(),
    overlaps: true,

    async submit(session, site, portions) {
      const messages: FeedMessage[] = [];
      let place = 0;
      const looked = mapAhead(portions, PORTIONS_AHEAD, (changes) => workOn(session, site, changes));
      for await (const { works } of looked) {
        for (const work of works) {
          messages.push(...messagesOf(work, place));
          place += 1;
        }
      }
      if (messages.length === 0) return NO_FEED;
      const header = { sellerId: session.externalId, version: '2.0', issueLocale: amazonSite(site).locale };
      return OF_DOCUMENT + (await client.uploadFeed(session, JSON.stringify({ header, messages })));
    },

    async begin(session, site, ticket) {
      if (!ticket.startsWith(OF_DOCUMENT)) return ticket;
      return client.createFeed(session, site, ticket.slice(OF_DOCUMENT.length));
    },

    async *settle(session, site, ticket, open) {
      const feed = ticket === NO_FEED ? undefined : await client.getFeed(session, ticket);
      const status = feed?.processingStatus;
      if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return;
      if (status === 'CANCELLED') return yield allFailed(open, 'unavailable', 'Amazon cancelled the feed.', status);
      // Amazon may have processed part of a feed with this status.
      if (status === 'FATAL') return yield allFailed(open, 'unknown', 'Amazon could not carry the feed out.', status);
      const report = ticket === NO_FEED ? {} : await reportOf(session, ticket, feed?.resultFeedDocumentId);
      const refusals = refusalsOf(report);
      const endedAt = Date.parse(feed?.processingEndTime ?? '');
      const isLate = session.clock.now().getTime() - endedAt > SHOW_PATIENCE_MS;
      const looked = mapAhead(chunked([...open], LOOKED_FOR_AT_ONCE), PORTIONS_AHEAD, async (portion) => {
        const changes = portion.map(([, change]) => change);
        const { works, existing } = await workOn(session, site, changes.map(asDesired));
        return works.map((work, index) => ({ place: portion[index]?.[0] ?? 0, work, existing }));
      });
      for await (const works of looked) {
        yield new Map(
          works.flatMap(({ place, work, existing }): [number, BulkOutcome][] => {
            const outcome = outcomeOf(site, work, refusals.get(place), existing);
            if (outcome) return [[place, outcome]];
            return isLate ? [[place, failed(stillInProcess())]] : [];
          }),
        );
      }
    },
  };
}

/** The change as a first send, whatever earlier sends are pending. */
function asDesired(change: BulkChange): BulkChange {
  if (change.kind !== 'update') return change;
  const { mustResend: _, ...update } = change.update;
  return { kind: 'update', update };
}

/** @param place the change's index in the submission */
function messagesOf(work: Work, place: number): FeedMessage[] {
  const id = (position: number) => place * IDS_PER_CHANGE + position + 1;
  if (work.kind === 'publish') {
    // What was accepted earlier is only read back.
    if ('error' in work.prepared || work.prepared.entry.isInProcess) return [];
    return work.prepared.writings.map(({ sku, body }, position) => ({
      messageId: id(position),
      sku,
      operationType: 'UPDATE',
      ...body,
    }));
  }
  if (work.kind === 'end') {
    return work.skus.map((sku, position) => ({ messageId: id(position), sku, operationType: 'DELETE' }));
  }
  if ('error' in work.update || work.update.patches.length === 0) return [];
  const { sku, patches } = work.update;
  return [{ messageId: id(0), sku, operationType: 'PATCH', productType: OFFER_TYPE, patches }];
}

function allFailed(
  open: ReadonlyMap<number, BulkChange>,
  kind: 'unavailable' | 'unknown',
  reason: string,
  code: string,
): Map<number, BulkOutcome> {
  return new Map([...open.keys()].map((place) => [place, failed(new ConnectorError(kind, reason, { code }))]));
}

/** Maps the errors of a report to rejections by the index of their change. */
function refusalsOf(report: FeedReport): Map<number, ConnectorError> {
  const refusals = new Map<number, ConnectorError>();
  for (const { messageId, code, severity, message, attributeName } of report.issues ?? []) {
    if (severity !== 'ERROR' || messageId === undefined) continue;
    const place = Math.floor((messageId - 1) / IDS_PER_CHANGE);
    if (refusals.has(place)) continue;
    const details = {
      ...(code === undefined ? {} : { code }),
      ...(attributeName === undefined ? {} : { field: attributeName }),
    };
    refusals.set(place, new ConnectorError('rejected', message ?? 'Amazon refused the message.', details));
  }
  return refusals;
}

function parseReport(text: string): FeedReport {
  try {
    return JSON.parse(text) as FeedReport;
  } catch (cause) {
    throw new ConnectorError('unavailable', 'Amazon’s feed report is not JSON.', { cause });
  }
}

/** The outcome of one change; undefined while an accepted change is not visible yet. */
function outcomeOf(
  site: Site,
  work: Work,
  refusal: ConnectorError | undefined,
  existing: ReadonlyMap<string, ListingsItem>,
): BulkOutcome | undefined {
  if (refusal) return failed(refusal);
  if (work.kind === 'end') {
    const isThere = work.skus.some((sku) => summaryOn(site, existing.get(sku) ?? {}) !== undefined);
    return isThere ? undefined : succeeded(null);
  }
  if (work.kind === 'update') {
    if ('error' in work.update) return failed(work.update.error);
    // `patches` contains what still differs: it is empty once the change is visible.
    return work.update.patches.length === 0 ? succeeded(null) : undefined;
  }
  const { prepared } = work;
  if ('error' in prepared) return failed(prepared.error);
  const settled = new Map<string, Settled>();
  for (const { sku, body, leaves } of prepared.writings) {
    const expected: Expected = { sku, attributes: body.attributes, leaves, before: undefined };
    const result = judge(site, expected, existing.get(sku));
    if (!result) return undefined;
    settled.set(sku, result);
  }
  const settledOf = (sku: string): Settled => settled.get(sku) ?? { ok: false, error: stillInProcess() };
  return listed(site, prepared.entry, prepared.writings, settledOf);
}
