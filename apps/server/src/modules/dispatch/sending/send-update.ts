import { ConnectorError, chunked, type OfferUpdate, type Outcome, type RemoteListing } from '@quayside/connector-kit';
import type { Money, Reason } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Batch, DesiredRow, LeasedListing } from '../claim.repository.ts';
import { type GateRecord, type GateVerdict, gatePrices } from '../gate.ts';
import { type BatchOutcome, draftOutcome, type OutcomeDraft } from '../outcome.ts';
import type { PricePayload, StockPayload, UpdateFailedResult } from '../ports.ts';
import { readBack, withRemote } from '../read-back.ts';
import {
  type ChangeOutcome,
  noteFailure,
  noteGone,
  outcomesOf,
  remoteOf,
  type SendContext,
  type Sending,
} from './send.ts';
import { candidateOf, whileAllowed } from './while-allowed.ts';

/** One unit of a live listing with its changes. */
interface Entry {
  readonly listing: LeasedListing;
  readonly sku: string;
  readonly price?: DesiredRow;
  readonly stock?: DesiredRow;
  readonly verdict?: GateVerdict;
}

export const updating: Sending<Entry> = {
  async prepare(context, batch, draft) {
    const listings = await settleDoubts(context, batch, draft);
    const gated = await gateEntries(context, batch, listings.flatMap(entriesOf));
    return gated.filter((entry) => isLeaving(draft, entry));
  },
  changeOf: (entry) => ({ kind: 'update', update: updateOf(entry) }),
  pricesOf: ({ listing, price }) => (price ? [candidateOf(price, listing.site)] : []),
  note(draft, context, entries, outcomes) {
    const gone = new Map<string, LeasedListing>();
    entries.forEach((entry, index) => {
      const outcome = outcomes[index];
      if (outcome) note(draft, context, entry, outcome, gone);
    });
    for (const listing of gone.values()) noteGone(draft, listing);
  },
};

/** Sends price and stock of live listings, with one call for each full batch of units. */
export async function sendUpdate(context: SendContext, batch: Batch): Promise<BatchOutcome> {
  const draft = draftOutcome(context.clock.now());
  const entries = await updating.prepare(context, batch, draft);
  const judgedAt = performance.now();
  const outcomes: Outcome<void>[] = [];
  for (const chunk of chunked(entries, context.connector.capabilities.updateBatch)) {
    const session = whileAllowed(context, batch.account, chunk.flatMap(updating.pricesOf), judgedAt);
    const answered = await outcomesOf(context, chunk, () =>
      context.connector.updateOffers(session, batch.site, chunk.map(updateOf)),
    );
    outcomes.push(...answered);
  }
  await updating.note(draft, context, entries, outcomes, batch);
  return draft;
}

/**
 * Reads back listings with a lost response or without an offer id. A value that the marketplace already shows is done,
 * unless an older call with another value may still arrive. A listing that is gone is dropped; the rest is sent.
 */
async function settleDoubts(context: SendContext, batch: Batch, draft: OutcomeDraft): Promise<LeasedListing[]> {
  const listings = batch.listings.filter((listing) => listing.rows.length > 0);
  const doubtful = listings.filter(isDoubtful);
  if (doubtful.length === 0) return listings;
  const clear = listings.filter((listing) => !isDoubtful(listing));
  try {
    const remotes = await readBack(context, batch, doubtful);
    const settled = doubtful.flatMap((listing) => settleDoubt(draft, listing, remotes.get(listing.leaseKey) ?? null));
    return [...clear, ...settled];
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    for (const listing of doubtful) for (const row of listing.rows) noteFailure(draft, context, listing, row, error);
    return clear;
  }
}

function isDoubtful(listing: LeasedListing): boolean {
  return listing.rows.some((row) => row.mayHaveBeenSent || listing.offers[row.targetKey] === undefined);
}

function settleDoubt(draft: OutcomeDraft, listing: LeasedListing, remote: RemoteListing | null): LeasedListing[] {
  if (!remote?.isLive) {
    drop(draft, listing, listing.rows);
    noteGone(draft, listing);
    return [];
  }
  const current = withRemote(listing, remote);
  draft.remote.push(remoteOf(current));
  const arrived = listing.rows.filter((row) => row.mayHaveBeenSent && !row.isNewerThanSent && stands(row, remote));
  for (const row of arrived) noteDone(draft, current, row);
  const nameless = listing.rows.filter((row) => current.offers[row.targetKey] === undefined);
  drop(draft, current, nameless);
  const rows = listing.rows.filter((row) => !arrived.includes(row) && !nameless.includes(row));
  return rows.length === 0 ? [] : [{ ...current, rows }];
}

function stands(row: DesiredRow, remote: RemoteListing): boolean {
  const unit = remote.units.find((u) => u.sku === row.targetKey);
  if (!unit) return false;
  if (row.changeKind === 'stock') return unit.quantity === (row.payload as StockPayload).quantity;
  const price = row.payload as PricePayload;
  return unit.price?.minor === price.minor && unit.price.currency === price.currency;
}

function drop(draft: OutcomeDraft, listing: LeasedListing, rows: readonly DesiredRow[]): void {
  for (const row of rows) draft.rows.push({ listing, row, result: { kind: 'dropped' } });
}

function entriesOf(listing: LeasedListing): Entry[] {
  const entries = new Map<string, Entry>();
  for (const row of listing.rows) {
    const entry = entries.get(row.targetKey) ?? { listing, sku: row.targetKey };
    entries.set(row.targetKey, row.changeKind === 'price' ? { ...entry, price: row } : { ...entry, stock: row });
  }
  return [...entries.values()];
}

async function gateEntries(context: SendContext, batch: Batch, entries: readonly Entry[]): Promise<Entry[]> {
  const priced = entries.flatMap((entry) => (entry.price ? [{ entry, row: entry.price }] : []));
  if (priced.length === 0) return [...entries];
  const shown = await readShown(context, batch, priced);
  const candidates = priced.map(({ row }) => ({ ...candidateOf(row, batch.site), ...shown.get(row.targetKey) }));
  const verdicts = await withTransaction(context.db, (tx) => gatePrices(tx, context.gate, batch.account, candidates));
  const verdictOf = new Map(priced.map(({ entry }, index) => [entry, verdicts[index]]));
  return entries.map((entry) => {
    const verdict = verdictOf.get(entry);
    return verdict ? { ...entry, verdict } : entry;
  });
}

/**
 * What the marketplace shows of units whose price the repricer wants to change: it answers what it sees there, and so would another program.
 * @returns by sku; nothing where the marketplace could not be asked
 */
async function readShown(
  context: SendContext,
  batch: Batch,
  priced: readonly { readonly entry: Entry; readonly row: DesiredRow }[],
): Promise<ReadonlyMap<string, { readonly shown: Money | null }>> {
  const watched = priced.filter(({ row }) => (row.payload as PricePayload).owner === 'repricer');
  if (watched.length === 0) return new Map();
  const listings = new Map(watched.map(({ entry: { listing } }) => [listing.leaseKey, listing]));
  try {
    const remotes = await readBack(context, batch, [...listings.values()]);
    return new Map(
      [...remotes.values()].flatMap((remote) => remote?.units ?? []).map(({ sku, price }) => [sku, { shown: price }]),
    );
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return new Map();
  }
}

/** A rejected price is held back; the unit's stock is sent anyway. */
function isLeaving(draft: OutcomeDraft, { listing, price, stock, verdict }: Entry): boolean {
  if (!price || !verdict || verdict.ok) return true;
  const { reason, record } = verdict;
  draft.rows.push({ listing, row: price, result: { kind: 'failed', reason, isRefusedByGate: true }, gate: [record] });
  draft.updateFailed.push(failureOf(listing, price, reason));
  return stock !== undefined;
}

function updateOf({ listing, sku, price, stock, verdict }: Entry): OfferUpdate {
  const mustResend = price?.isNewerThanSent || stock?.isNewerThanSent;
  return {
    sku,
    offerId: listing.offers[sku] ?? '',
    ...(mustResend ? { mustResend } : {}),
    ...(stock ? { quantity: (stock.payload as StockPayload).quantity } : {}),
    ...(verdict?.ok ? { price: verdict.price } : {}),
  };
}

function note(
  draft: OutcomeDraft,
  context: SendContext,
  { listing, price, stock, verdict }: Entry,
  outcome: ChangeOutcome,
  gone: Map<string, LeasedListing>,
): void {
  const sent = [...(stock ? [stock] : []), ...(price && verdict?.ok ? [price] : [])];
  for (const row of sent) {
    const gate = row.changeKind === 'price' && verdict ? [verdict.record] : undefined;
    if (outcome.ok) {
      noteDone(draft, listing, row, gate);
    } else if (outcome.error.kind === 'not-found') {
      drop(draft, listing, [row]);
      gone.set(listing.leaseKey, listing);
    } else {
      const result = noteFailure(draft, context, listing, row, outcome.error, gate);
      if (result.kind === 'failed') draft.updateFailed.push(failureOf(listing, row, result.reason));
    }
  }
}

function noteDone(draft: OutcomeDraft, listing: LeasedListing, row: DesiredRow, gate?: readonly GateRecord[]): void {
  const { leaseKey: listingKey, site } = listing;
  const about = { listingKey, site, isHome: false, itemId: row.itemId, sku: row.targetKey };
  draft.rows.push({ listing, row, result: { kind: 'done', sent: row.payload as object }, ...(gate ? { gate } : {}) });
  if (row.changeKind === 'stock') {
    draft.updated.push({ ...about, quantity: (row.payload as StockPayload).quantity });
  } else {
    const { minor, currency, owner } = row.payload as PricePayload;
    draft.updated.push({ ...about, price: { minor, currency, owner } });
  }
}

function failureOf(listing: LeasedListing, row: DesiredRow, reason: Reason): UpdateFailedResult {
  return {
    listingKey: listing.leaseKey,
    site: listing.site,
    itemId: row.itemId,
    runId: row.runId,
    sku: row.targetKey,
    isHome: false,
    changeKind: row.changeKind === 'price' ? 'price' : 'stock',
    reason,
  };
}
