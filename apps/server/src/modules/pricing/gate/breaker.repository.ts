import { type AccountRef, BREAKER_LIMITS, type BreakerLimits, type Money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** The breaker of an account with the seller's limits. */
export interface Breaker {
  readonly limits: BreakerLimits;
  /** The time in which moves are counted. */
  readonly windowHours: number;
  /** Since when prices are held; null while they leave. */
  readonly openedAt: Date | null;
  /** What was counted when it opened; null while prices leave. */
  readonly counted: { readonly largeMoves: number; readonly listings: number } | null;
  /** Moves before are not counted. */
  readonly countedFrom: Date | null;
}

/** A day, as the prices of a catalogue follow rates and prices at home once or a few times a day. */
export const USUAL_WINDOW_HOURS = 24;

const USUAL: Breaker = {
  limits: BREAKER_LIMITS,
  windowHours: USUAL_WINDOW_HOURS,
  ...{ openedAt: null, counted: null, countedFrom: null },
};

const LOCKS = { none: sql``, share: sql`for share`, update: sql`for update` } as const;

/** The breaker of an account; the usual one if the seller has never changed it and it has never opened. */
export async function getBreaker(
  db: Db,
  { userId, accountId }: AccountRef,
  lock: keyof typeof LOCKS = 'none',
): Promise<Breaker> {
  const { rows } = await sql<{
    readonly largeMove: number;
    readonly share: number;
    readonly alwaysAllowed: number;
    readonly windowHours: number;
    readonly openedAt: Date | null;
    readonly largeMoves: number | null;
    readonly listings: number | null;
    readonly countedFrom: Date | null;
  }>`
    select large_move as "largeMove", share, always_allowed as "alwaysAllowed", window_hours as "windowHours", opened_at as "openedAt",
      large_moves as "largeMoves", listings, nullif(counted_from, '-infinity') as "countedFrom"
    from price_breakers where user_id = ${userId} and account_id = ${accountId} ${LOCKS[lock]}`.execute(db);
  const [row] = rows;
  if (!row) return USUAL;
  const { largeMove, share, alwaysAllowed, windowHours, openedAt, countedFrom, largeMoves, listings } = row;
  const counted = openedAt && largeMoves !== null && listings !== null ? { largeMoves, listings } : null;
  return { limits: { largeMove, share, alwaysAllowed }, windowHours, openedAt, counted, countedFrom };
}

/** The same, locked until the transaction ends: of two senders that note moves, the second sees those of the first. */
export async function lockBreaker(tx: Tx, account: AccountRef): Promise<Breaker> {
  const { largeMove, share, alwaysAllowed } = BREAKER_LIMITS;
  await sql`
    insert into price_breakers (user_id, account_id, large_move, share, always_allowed, window_hours)
    values (${account.userId}, ${account.accountId}, ${largeMove}, ${share}, ${alwaysAllowed}, ${USUAL_WINDOW_HOURS})
    on conflict do nothing`.execute(tx);
  return getBreaker(tx, account, 'update');
}

/** Stores the seller's limits. The caller locked the breaker. */
export async function saveLimits(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { limits, windowHours }: Pick<Breaker, 'limits' | 'windowHours'>,
): Promise<void> {
  await sql`
    update price_breakers set large_move = ${limits.largeMove}, share = ${limits.share}, always_allowed = ${limits.alwaysAllowed},
      window_hours = ${windowHours} where user_id = ${userId} and account_id = ${accountId}`.execute(tx);
}

/** The caller locked the breaker. */
export async function openBreaker(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { at, largeMoves, listings }: { readonly at: Date; readonly largeMoves: number; readonly listings: number },
): Promise<void> {
  await sql`
    update price_breakers set opened_at = ${at}, large_moves = ${largeMoves}, listings = ${listings}
    where user_id = ${userId} and account_id = ${accountId} and opened_at is null`.execute(tx);
}

/** A person has looked: prices leave, and what moved before is not counted again. The caller locked the breaker. */
export async function closeBreaker(tx: Tx, { userId, accountId }: AccountRef, at: Date): Promise<void> {
  await sql`
    update price_breakers set opened_at = null, large_moves = null, listings = null, counted_from = ${at}
    where user_id = ${userId} and account_id = ${accountId}`.execute(tx);
  await sql`delete from price_moves where user_id = ${userId} and account_id = ${accountId}`.execute(tx);
}

/** A listing's price before and after a large move. */
export interface PriceMoveNote {
  readonly itemId: number;
  readonly site: Site;
  readonly before: Money;
  readonly after: Money;
}

/** The live listings of an account, of which the breaker allows a share to move far. */
export async function countListings(db: Db, { userId, accountId }: AccountRef): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select coalesce(sum(n), 0)::int as listings from listing_totals
    where user_id = ${userId} and account_id = ${accountId} and state = 'L'`.execute(db);
  return rows[0]?.listings ?? 0;
}

/** Listings of the account that moved far since a time, without those of the given moves. */
export async function countMoved(
  tx: Tx,
  { userId, accountId }: AccountRef,
  since: Date,
  moves: readonly PriceMoveNote[],
): Promise<{ readonly others: number; readonly listings: number }> {
  const { rows } = await sql<{ others: number; listings: number }>`
    select (select count(*)::int from price_moves m where m.user_id = ${userId} and m.account_id = ${accountId} and m.moved_at > ${since}
        and (m.item_id, m.site) not in (select * from ${placesOf(moves)} as p (item_id, site))) as others,
      (select coalesce(sum(n), 0)::int from listing_totals where user_id = ${userId} and account_id = ${accountId} and state = 'L') as listings`.execute(
    tx,
  );
  return rows[0] ?? { others: 0, listings: 0 };
}

function placesOf(moves: readonly PriceMoveNote[]) {
  return sql`unnest(${moves.map(({ itemId }) => itemId)}::bigint[], ${moves.map(({ site }) => site)}::text[])`;
}

/** Notes moves, one a listing. */
export async function noteMoves(
  tx: Tx,
  { userId, accountId }: AccountRef,
  moves: readonly PriceMoveNote[],
  at: Date,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    insert into price_moves (user_id, account_id, item_id, site, before_minor, after_minor, currency, moved_at)
    select ${userId}::bigint, ${accountId}::bigint, m.*, ${at}::timestamptz
    from unnest(${moves.map(({ itemId }) => itemId)}::bigint[], ${moves.map(({ site }) => site)}::text[],
      ${moves.map(({ before }) => before.minor)}::bigint[], ${moves.map(({ after }) => after.minor)}::bigint[],
      ${moves.map(({ after }) => after.currency)}::text[]) as m
    order by 3, 4
    on conflict (user_id, account_id, item_id, site) do update set before_minor = excluded.before_minor,
      after_minor = excluded.after_minor, currency = excluded.currency, moved_at = excluded.moved_at`.execute(tx);
}

/** Moves older than any window are of no use. */
export async function removeOldMoves(db: Db, before: Date): Promise<void> {
  await sql`delete from price_moves where moved_at < ${before}`.execute(db);
}
