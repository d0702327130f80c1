import { ConnectorError, type PublishEntry, type PublishedListing, type PublishUnit } from '@quayside/connector-kit';
import { money, type Reason } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Batch, DesiredRow, LeasedListing } from '../claim.repository.ts';
import { refsOf } from '../claim.ts';
import { type GateRecord, type GateVerdict, gatePrices } from '../gate.ts';
import { type BatchOutcome, draftOutcome, type OutcomeDraft } from '../outcome.ts';
import type { Content, GateCandidate, PricePayload, PublishedUnit, StockPayload } from '../ports.ts';
import { POLICY_MARK } from '../shipping-policies.repository.ts';
import { isRefusal, withFoundLive } from './found-live.ts';
import { type ChangeOutcome, noteFailure, outcomesOf, type SendContext, type Sending } from './send.ts';
import { type PolicyVerdict, readShipping } from './shipping-of-listings.ts';
import { candidateOf, whileAllowed } from './while-allowed.ts';

/** A listing with everything that its call needs except the price gate's verdict. */
interface Ready {
  readonly listing: LeasedListing;
  readonly row: DesiredRow;
  readonly content: Content;
  readonly units: readonly ReadyUnit[];
}
interface ReadyUnit {
  readonly unit: Content['units'][number];
  readonly priced: DesiredRow;
  readonly price: PricePayload;
  readonly quantity: number;
}
type Gated = Ready & { readonly verdicts: readonly GateVerdict[] };

export const publishing: Sending<Gated> = {
  async prepare(context, batch, draft) {
    const ready = await prepareAll(context, batch, draft);
    const gated = await gateAll(context, batch, ready);
    const refused = gated.filter((one) => !isPassed(one));
    await noteRefusedPrices(context, batch, draft, refused);
    return gated.filter(isPassed);
  },
  changeOf: (one) => ({ kind: 'publish', entry: entryOf(one) }),
  pricesOf,
  async note(draft, context, passed, outcomes, batch) {
    const rejected = passed.filter((_, index) => isFinal(outcomes[index])).map(({ listing }) => listing);
    const listings = new Map(passed.map(({ listing }) => [listing.leaseKey, listing]));
    for (const { leaseKey } of rejected) listings.delete(leaseKey);
    for (const one of await withFoundLive(context, batch, draft, rejected)) listings.set(one.leaseKey, one);
    passed.forEach((one, index) => {
      const listing = listings.get(one.listing.leaseKey);
      const outcome = outcomes[index];
      if (listing && outcome) note(draft, context, { ...one, listing }, outcome);
    });
  },
};

/** Publishes new listings and replaces the content of live ones, in one call for the batch. */
export async function sendPublish(context: SendContext, batch: Batch): Promise<BatchOutcome> {
  const draft = draftOutcome(context.clock.now());
  const passed = await publishing.prepare(context, batch, draft);
  const session = whileAllowed(context, batch.account, passed.flatMap(pricesOf), performance.now());
  const outcomes = await outcomesOf(context, passed, () =>
    context.connector.publish(session, batch.site, passed.map(entryOf)),
  );
  await publishing.note(draft, context, passed, outcomes, batch);
  return draft;
}

/** Reading the content may need a marketplace call, which can fail like any other. */
async function prepareAll(context: SendContext, batch: Batch, draft: OutcomeDraft): Promise<Ready[]> {
  const keys = batch.listings.map((listing) => listing.leaseKey);
  try {
    const contents = await context.content.load(context.db, batch.account, batch.site, keys);
    const shippingOf = await readShipping(context, batch, contents);
    const judgeOne = (listing: LeasedListing): Judged => {
      const content = contents.get(listing.leaseKey);
      return judge(listing, content, shippingOf(content));
    };
    const isRefused = (listing: LeasedListing) => judgeOne(listing).kind === 'refused';
    const sound = batch.listings.filter((listing) => !isRefused(listing));
    // What prevents a new listing, such as a stock of 0, does not prevent the change of a live one.
    const others = await withFoundLive(context, batch, draft, batch.listings.filter(isRefused));
    return [...sound, ...others].flatMap((listing) => prepare(draft, listing, judgeOne(listing), context.clock.now()));
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    for (const listing of batch.listings)
      for (const row of listing.rows) noteFailure(draft, context, listing, row, error);
    return [];
  }
}

/** A policy's outcome triggers its listings at once. This is the time after which a listing retries by itself. */
const POLICY_WAIT_MS = 5_000;

type Judged =
  | { readonly kind: 'ready'; readonly content: Content; readonly units: readonly ReadyUnit[] }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: Reason; readonly policyKey?: string };

/** Whether a listing has everything that its call needs, before the price gate. */
function judge(listing: LeasedListing, asked: Content | undefined, shipping: PolicyVerdict): Judged {
  const content = asked && withPolicy(asked, shipping);
  const units = content?.units.flatMap((unit) => readyUnit(listing, unit)) ?? [];
  const lacked = listing.isLive ? undefined : asked?.lackedDuty;
  const reason = reasonAgainst(listing, content, units) ?? lacked;
  if (!content || reason) return { kind: 'refused', reason: reason ?? { code: 'cancelled' } };
  if (shipping.kind === 'failed') return { ...shipping, kind: 'refused' };
  return shipping.kind === 'waiting' ? { kind: 'waiting' } : { kind: 'ready', content, units };
}

function prepare(draft: OutcomeDraft, listing: LeasedListing, judged: Judged, now: Date): Ready[] {
  const row = listing.rows[0];
  if (!row) return [];
  if (judged.kind === 'ready') return [{ listing, row, content: judged.content, units: judged.units }];
  if (judged.kind === 'waiting') noteWaiting(draft, listing, row, now);
  else noteRefusal(draft, listing, row, judged);
  return [];
}

function withPolicy({ policy: _asked, lackedDuty: _duty, ...content }: Content, shipping: PolicyVerdict): Content {
  if (shipping.kind !== 'ready' || shipping.policyId === undefined) return content;
  return { ...content, shipping: { by: 'id', policyId: shipping.policyId } };
}

/** The listing has not failed: its policy is being sent. */
function noteWaiting(draft: OutcomeDraft, listing: LeasedListing, row: DesiredRow, now: Date): void {
  draft.rows.push({
    listing,
    row,
    result: {
      kind: 'again',
      at: new Date(now.getTime() + POLICY_WAIT_MS),
      mayHaveArrived: row.mayHaveBeenSent,
      attempts: row.attempts,
      error: { kind: POLICY_MARK, message: 'The listing waits for its shipping policy.' },
    },
  });
}

function readyUnit(listing: LeasedListing, unit: Content['units'][number]): ReadyUnit[] {
  const priced = riderOf(listing, unit.sku, 'price');
  const stock = riderOf(listing, unit.sku, 'stock')?.payload as StockPayload | undefined;
  return priced ? [{ unit, priced, price: priced.payload as PricePayload, quantity: stock?.quantity ?? 0 }] : [];
}

function riderOf(listing: LeasedListing, sku: string, changeKind: 'price' | 'stock'): DesiredRow | undefined {
  return listing.riders.find((rider) => rider.targetKey === sku && rider.changeKind === changeKind);
}

function reasonAgainst(
  listing: LeasedListing,
  content: Content | undefined,
  units: readonly ReadyUnit[],
): Reason | undefined {
  if (!content || content.units.length === 0) return { code: 'cancelled' };
  if (units.length < content.units.length) return { code: 'no_price' };
  // A live listing may show 0; a new listing without stock is not published.
  if (!listing.isLive && units.every((unit) => unit.quantity === 0)) return { code: 'out_of_stock' };
  return undefined;
}

function pricesOf({ listing, units }: Ready): GateCandidate[] {
  return units.map(({ priced }) => candidateOf(priced, listing.site));
}

async function gateAll(context: SendContext, batch: Batch, ready: readonly Ready[]): Promise<Gated[]> {
  const candidates = ready.flatMap(pricesOf);
  if (candidates.length === 0) return [];
  const verdicts = await withTransaction(context.db, (tx) => gatePrices(tx, context.gate, batch.account, candidates));
  let next = 0;
  return ready.map((one) => {
    const from = next;
    next += one.units.length;
    return { ...one, verdicts: verdicts.slice(from, next) };
  });
}

/** One rejected price prevents the whole listing from being sent. */
function isPassed({ verdicts }: Gated): boolean {
  return verdicts.every((verdict) => verdict.ok);
}

async function noteRefusedPrices(
  context: SendContext,
  batch: Batch,
  draft: OutcomeDraft,
  refused: readonly Gated[],
): Promise<void> {
  const asked = refused.map(({ listing }) => listing);
  const listings = new Map((await withFoundLive(context, batch, draft, asked)).map((one) => [one.leaseKey, one]));
  for (const { listing: before, row, verdicts } of refused) {
    const listing = listings.get(before.leaseKey);
    const verdict = verdicts.find(({ ok }) => !ok);
    if (listing && verdict && !verdict.ok) noteRefusal(draft, listing, row, verdict, recordsOf(verdicts));
  }
}

/** Stores a listing that was not sent, with the price records if the price gate rejected it. */
function noteRefusal(
  draft: OutcomeDraft,
  listing: LeasedListing,
  row: DesiredRow,
  { reason, policyKey }: { readonly reason: Reason; readonly policyKey?: string },
  gate?: readonly GateRecord[],
): void {
  const ofPolicy = policyKey === undefined ? {} : { policyKey };
  const result = { kind: 'failed' as const, reason, isRefusedByGate: gate !== undefined, ...ofPolicy };
  draft.rows.push({ listing, row, result, ...(gate ? { gate } : {}) });
  reportFailure(draft, listing, reason);
}

function reportFailure(draft: OutcomeDraft, listing: LeasedListing, reason: Reason): void {
  const { isLive, listingId } = listing;
  draft.publishFailed.push(...refsOf(listing).map((ref) => ({ ...ref, reason, isLive, listingId })));
}

function recordsOf(verdicts: readonly GateVerdict[]): GateRecord[] {
  return verdicts.map((verdict) => verdict.record);
}

function entryOf({ listing, row, content, units, verdicts }: Gated): PublishEntry {
  const gatedUnits = units.flatMap(({ unit, quantity }, index): PublishUnit[] => {
    const verdict = verdicts[index];
    return verdict?.ok ? [{ ...unit, quantity, price: verdict.price }] : [];
  });
  const { products = {}, ...described } = content;
  const knownOffers = { ...products, ...listing.offers };
  const { mayHaveBeenSent, isInProcess } = row;
  const accepted = isInProcess ? { isInProcess } : {};
  return { ...described, units: gatedUnits, mayHaveBeenSent, ...accepted, knownOffers };
}

/** Whether the marketplace rejected the change, so that it is not sent again. */
function isFinal(outcome: ChangeOutcome | undefined): boolean {
  return outcome?.ok === false && isRefusal(outcome.error);
}

function note(draft: OutcomeDraft, context: SendContext, one: Gated, outcome: ChangeOutcome): void {
  const { listing, row, verdicts } = one;
  if (outcome.ok && outcome.value) {
    noteSuccess(draft, one, outcome.value);
    return;
  }
  const error = outcome.ok ? new ConnectorError('unknown', 'The answer names no listing') : outcome.error;
  const result = noteFailure(draft, context, listing, row, error, recordsOf(verdicts));
  if (result.kind === 'failed') reportFailure(draft, listing, result.reason);
}

function noteSuccess(draft: OutcomeDraft, one: Gated, published: PublishedListing): void {
  const { listing, row, content, verdicts } = one;
  const { listingId, url, offers, warnings } = published;
  const units = one.units.map(
    ({ unit, price, quantity }): PublishedUnit => ({
      sku: unit.sku,
      offerId: offers[unit.sku] ?? null,
      price: money(price.minor, price.currency),
      priceOwner: price.owner,
      quantity,
    }),
  );
  const sent = { title: content.title, units: units.map(({ sku, price, quantity }) => ({ sku, price, quantity })) };
  draft.rows.push({ listing, row, result: { kind: 'done', sent }, gate: recordsOf(verdicts) });
  draft.remote.push({ leaseKey: listing.leaseKey, isLive: true, isGroup: content.isGroup, listingId, offers });
  draft.published.push(
    ...refsOf(listing).map((ref) => ({ ...ref, listingId, url, title: content.title, units, warnings })),
  );
  const skus = new Set(units.map((unit) => unit.sku));
  const arrived = listing.riders.filter((rider) => skus.has(rider.targetKey));
  draft.arrivedRiders.push(...arrived.map((rider) => ({ listing, row: rider })));
}
