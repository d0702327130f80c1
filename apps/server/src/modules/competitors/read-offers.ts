import { ConnectorError, type OfferChannel, UNREADABLE_OFFERS } from '@quayside/connector-kit';
import type { ReadingProblem } from '@quayside/contract';
import { type AccountRef, DAY_MS, HOUR_MS, type ItemOnSite, MINUTE_MS } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { isLeaseHeld, type Lease } from '../../platform/leases.ts';
import { type AccountsDeps, markAuthBroken, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type DueListing, listDue, moveToSeller, noteUnread, onSite, type Unread } from './listings.repository.ts';
import { loadOwnSellers, markOwn, ownSellersOn } from './own-sellers.ts';
import type { OffersChanged } from './ports.ts';
import { storeHints, storeReadings, type Told } from './store-readings.ts';

export interface ReadOffersDeps extends AccountsDeps {
  readonly offersChanged: OffersChanged;
}

/** The offers of a watched listing are read this often, if the marketplace's rate allows it; otherwise as often as it does. */
export const READ_EVERY_MS = 5 * MINUTE_MS;
/** How long a listing waits that could not be read, by what was wrong. What passes by itself is tried sooner. */
const AGAIN_MS: Readonly<Record<ReadingProblem, number>> = {
  unknown: HOUR_MS,
  refused: HOUR_MS,
  throttled: 2 * MINUTE_MS,
  unavailable: 2 * MINUTE_MS,
  unreadable: 10 * MINUTE_MS,
  access: 10 * MINUTE_MS,
  not_live: 15 * MINUTE_MS,
  variations: DAY_MS,
  not_told: DAY_MS,
};
/** Listings looked at for one batch, which are of several sites. */
const LOOK_AHEAD = 200;

/** How the reading of an account ended: nothing is due any more, or it goes on not before a time of the marketplace's clock. */
export type ReadEnd = { readonly notBefore: Date | null };

/**
 * Reads the offers of an account's listings whose turn has come, batch by batch, at the pace of its throttle. Each batch is one call and one
 * transaction, which only the holder of the lease may commit: after a crash, or if another worker has taken over, the listings are still due.
 */
export async function readDueOffers(
  deps: ReadOffersDeps,
  ref: AccountRef,
  lease: Lease,
  signal: AbortSignal,
): Promise<ReadEnd> {
  const opened = await openAccount(deps, ref.userId, ref.accountId, signal);
  let hintsFrom = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    const due = await listDue(deps.db, ref, deps.clock.monotonic(), LOOK_AHEAD);
    const [first] = due;
    if (!first) return { notBefore: null };
    const settled = await settleUnreadable(deps, opened, due);
    if (settled) continue;
    const { offers: channel } = opened.connector;
    if (!channel) return { notBefore: null };
    const batch = onSite(due, first.site).slice(0, channel.batch);
    // Waiting for that slow rate would delay the offers.
    if (channel.featured && deps.clock.now().getTime() >= hintsFrom) {
      hintsFrom = deps.clock.now().getTime() + pauseOf(opened, channel.featured.operation);
      await readHints(deps, opened, channel.featured, batch);
    }
    const next = await readBatch(deps, opened, channel, lease, batch);
    if (next !== 'go-on') return { notBefore: next === 'lease-lost' ? null : next };
  }
  return { notBefore: null };
}

/**
 * Puts off what no call is made for. Afterwards all that is due can be read.
 * @returns whether there was any
 */
async function settleUnreadable(
  deps: ReadOffersDeps,
  opened: OpenedAccount,
  due: readonly DueListing[],
): Promise<boolean> {
  const { userId, accountId } = opened.account;
  const moved = due.filter((listing) => listing.accountId !== null && listing.accountId !== accountId);
  if (moved.length > 0) await moveToSeller(deps.db, userId, moved);
  const unread = due.flatMap((listing) => {
    if (moved.includes(listing)) return [];
    const problem = problemOf(listing, opened.connector.offers);
    return problem ? [unreadFor(deps, listing, problem)] : [];
  });
  await note(deps, userId, unread);
  return moved.length + unread.length > 0;
}

function problemOf({ state, sku, isGroup }: DueListing, channel: OfferChannel | undefined): ReadingProblem | null {
  if (!channel) return 'not_told';
  if (state !== 'L' || sku === null) return 'not_live';
  return isGroup ? 'variations' : null;
}

const unreadFor = (
  { clock }: ReadOffersDeps,
  { itemId, site }: ItemOnSite,
  problem: ReadingProblem,
  words = '',
): Unread => ({
  itemId,
  site,
  problem,
  words,
  dueAt: clock.toMonotonic(new Date(clock.now().getTime() + AGAIN_MS[problem])),
});

/** @returns when the account may be read again, or what else comes after the batch */
async function readBatch(
  deps: ReadOffersDeps,
  opened: OpenedAccount,
  channel: OfferChannel,
  lease: Lease,
  batch: readonly DueListing[],
): Promise<Date | 'go-on' | 'lease-lost'> {
  const { account, session, consent } = opened;
  const { userId, accountId, platform } = account;
  const [first] = batch;
  if (!first) return 'go-on';
  const askedAt = deps.clock.now();
  const queries = batch.map(({ sku, condition }) => ({ sku: sku ?? '', condition }));
  let outcomes: Awaited<ReturnType<OfferChannel['read']>>;
  try {
    outcomes = await channel.read(session, first.site, queries);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    if (error.kind === 'auth-expired') {
      await withTransaction(deps.db, (tx) => markAuthBroken(tx, userId, accountId, consent, error.lost));
    }
    // The listings keep their turn: they are read as soon as the account may be called again.
    if (error.kind === 'rate-limited') return error.retryAt === undefined ? later(askedAt) : new Date(error.retryAt);
    await note(
      deps,
      userId,
      batch.map((listing) => unreadFor(deps, listing, named(error), error.message)),
    );
    return error.kind === 'rejected' || error.kind === 'not-found' ? 'go-on' : later(askedAt);
  }
  return withTransaction(deps.db, async (tx) => {
    if (!(await isLeaseHeld(tx, lease))) return 'lease-lost';
    const own = ownSellersOn(await loadOwnSellers(tx, userId), platform);
    const told: Told[] = [];
    const unread: Unread[] = [];
    for (const [index, listing] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) told.push({ itemId: listing.itemId, site: listing.site, offers: markOwn(outcome.value, own) });
      else unread.push(unreadFor(deps, listing, outcome ? named(outcome.error) : 'unreadable', outcome?.error.message));
    }
    const dueAt = deps.clock.toMonotonic(new Date(askedAt.getTime() + READ_EVERY_MS));
    const stored = await storeReadings(tx, userId, told, { at: askedAt, dueAt });
    const failed = await noteUnread(tx, userId, unread, askedAt);
    const changed = stored.filter(({ isChanged }) => isChanged);
    if (changed.length > 0) {
      await deps.offersChanged(
        tx,
        userId,
        changed.map(({ itemId, site }) => ({ itemId, site })),
      );
    }
    await tell(tx, userId, [...stored.filter(({ wasAsked }) => wasAsked), ...failed]);
    return 'go-on';
  });
}

/** How long an operation's bucket needs for a token, in milliseconds of the marketplace's clock. */
function pauseOf({ connector }: OpenedAccount, operation: string): number {
  const limit = connector.capabilities.operationLimits.find((one) => one.operation === operation);
  return limit ? Math.ceil(1_000 / limit.ratePerSecond) : 0;
}

/**
 * Reads what the marketplace expects of featured offers. Its rate is far below the one of offers, so a listing's turn comes once in many
 * readings. It is a hint only, so a failure is not recorded.
 */
async function readHints(
  deps: ReadOffersDeps,
  { account, session }: OpenedAccount,
  featured: NonNullable<OfferChannel['featured']>,
  batch: readonly DueListing[],
): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const some = batch.slice(0, featured.batch);
  try {
    const askedAt = deps.clock.now();
    const outcomes = await featured.read(
      session,
      first.site,
      some.map(({ sku }) => sku ?? ''),
    );
    const hints = some.flatMap(({ itemId, site }, index) => {
      const outcome = outcomes[index];
      return outcome?.ok ? [{ itemId, site, ...outcome.value }] : [];
    });
    await storeHints(deps.db, account.userId, hints, askedAt);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
  }
}

/** A pause after a call that failed for a reason that passes. */
const later = (from: Date): Date => new Date(from.getTime() + MINUTE_MS / 2);

function named({ kind, code }: ConnectorError): ReadingProblem {
  if (code === UNREADABLE_OFFERS) return 'unreadable';
  switch (kind) {
    case 'not-found':
      return 'unknown';
    case 'rejected':
      return 'refused';
    case 'rate-limited':
      return 'throttled';
    case 'auth-expired':
      return 'access';
    default:
      return 'unavailable';
  }
}

async function note(deps: ReadOffersDeps, userId: number, unread: readonly Unread[]): Promise<void> {
  if (unread.length === 0) return;
  await withTransaction(deps.db, async (tx) =>
    tell(tx, userId, await noteUnread(tx, userId, unread, deps.clock.now())),
  );
}

/** Only what the seller has asked for is told to browsers: watched listings change too often for that. */
async function tell(tx: Tx, userId: number, asked: readonly ItemOnSite[]): Promise<void> {
  const itemIds = [...new Set(asked.map(({ itemId }) => itemId))];
  if (itemIds.length > 0) await emitEvents(tx, userId, [{ kind: 'offers', itemIds }]);
}
