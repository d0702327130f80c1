import type { AdReport } from '@quayside/contract';
import { DAY_MS, money, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { getAccount, openAccount } from '../accounts/index.ts';
import { type AdMarketRef, listCampaignIds } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import type { PromotionsDeps } from './promotions.service.ts';

/** Figures of these last days are read each time: a month, and the three days in which they settle. */
const READ_DAYS = 31;
/** How often to ask whether a report is made, and how long. */
const LOOK_MS = 5_000;
const LOOKS = 120;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

interface DayRow {
  readonly day: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly sold: number;
  readonly salesMinor: number | null;
  readonly feesMinor: number | null;
}

export async function getReport(
  db: Db,
  market: AdMarketRef,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AdReport> {
  const { userId, accountId, site } = market;
  const { rows } = await sql<DayRow>`
    select day::text as day, sum(impressions)::int as impressions, sum(clicks)::int as clicks, sum(sold)::int as sold,
      case when count(*) = count(sales_minor) then sum(sales_minor)::bigint end as "salesMinor",
      case when count(*) = count(fees_minor) then sum(fees_minor)::bigint end as "feesMinor"
    from ad_days where user_id = ${userId} and account_id = ${accountId} and site = ${site} and day between ${from}::date and ${to}::date
    group by day order by day`.execute(db);
  const { rows: state } = await sql<{ readAt: Date | null; isReading: boolean }>`
    select read_at as "readAt", (read_at is null or asked_at > read_at) and asked_at > now() - interval '1 hour' as "isReading"
    from ad_reports where user_id = ${userId} and account_id = ${accountId} and site = ${site}`.execute(db);
  const { currency } = siteFacts(site);
  const days = rows.map(({ salesMinor, feesMinor, ...row }) => ({
    ...row,
    sales: salesMinor === null ? null : money(salesMinor, currency),
    fees: feesMinor === null ? null : money(feesMinor, currency),
  }));
  const sum = (of: (row: DayRow) => number | null) =>
    rows.reduce<number | null>((total, row) => (total === null || of(row) === null ? null : total + (of(row) ?? 0)), 0);
  const amount = (of: (row: DayRow) => number | null) => {
    const minor = sum(of);
    return minor === null ? null : money(minor, currency);
  };
  return {
    ...{ site, from, to, days },
    totals: {
      impressions: sum(({ impressions }) => impressions) ?? 0,
      clicks: sum(({ clicks }) => clicks) ?? 0,
      sold: sum(({ sold }) => sold) ?? 0,
      sales: amount(({ salesMinor }) => salesMinor),
      fees: amount(({ feesMinor }) => feesMinor),
    },
    readAt: state[0]?.readAt?.toISOString() ?? null,
    isReading: state[0]?.isReading ?? false,
  };
}

/** Notes that figures were asked for. */
export async function noteAsked(tx: Tx, { userId, accountId, site }: AdMarketRef, now: Date): Promise<void> {
  const from = dayOf(new Date(now.getTime() - (READ_DAYS - 1) * DAY_MS));
  await sql`
    insert into ad_reports (user_id, account_id, site, from_day, to_day, asked_at)
    values (${userId}, ${accountId}, ${site}, ${from}, ${dayOf(now)}, ${now})
    on conflict (user_id, account_id, site) do update set asked_at = excluded.asked_at`.execute(tx);
}

/**
 * Reads what the ads of a market brought in the last days. After a crash the report that was asked for is awaited, and no second one is
 * made.
 */
export async function readReport(
  deps: PromotionsDeps,
  ref: AdMarketRef,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const { db, clock, machineClock } = deps;
  const { userId, accountId, site } = ref;
  if (!(await getAccount(db, userId, accountId))) return;
  const { connector, session } = await openAccount(deps, userId, accountId, signal);
  const channel = connector.promotions;
  if (!channel) return;
  const today = clock.now();
  const days = Math.min(READ_DAYS, channel.reportDays);
  const first = new Date(today.getTime() - (days - 1) * DAY_MS);
  const campaignIds = await listCampaignIds(db, ref, first, channel.reportCampaigns);
  const begun = await findTicket(db, ref);
  const range = begun ?? { from: dayOf(first), to: dayOf(today) };
  let rows: Awaited<ReturnType<typeof channel.readReport>> = campaignIds.length === 0 ? [] : null;
  if (rows === null) {
    const ticket = begun?.ticket ?? (await channel.requestReport(session, site, { campaignIds, ...range }));
    await saveTicket(db, ref, { ticket, ...range });
    for (let look = 0; rows === null && look < LOOKS; look += 1) {
      rows = await channel.readReport(session, ticket).catch(async (error: unknown) => {
        await saveTicket(db, ref, { ticket: null, ...range });
        throw error;
      });
      if (rows === null) await clock.sleep(LOOK_MS, signal);
      await noteProgress();
    }
  }
  if (rows === null) throw new Error('The report of ads was not made in time');
  const byListing = await findItems(db, ref, [...new Set(rows.map(({ listingId }) => listingId))]);
  const { currency } = siteFacts(site);
  const minorOf = (amount: { readonly minor: number; readonly currency: string } | null) =>
    amount?.currency === currency ? amount.minor : null;
  const stored = rows.map((row) => ({
    ...{ item_id: byListing.get(row.listingId) ?? 0, day: row.day, impressions: row.impressions, clicks: row.clicks },
    ...{ sold: row.sold, sales_minor: minorOf(row.sales), fees_minor: minorOf(row.fees) },
  }));
  await withTransaction(db, async (tx) => {
    await replaceDays(tx, ref, range, stored);
    await sql`
      update ad_reports set ticket = null, read_at = ${machineClock.now()} where user_id = ${userId} and account_id = ${accountId}
        and site = ${site}`.execute(tx);
    await emitEvents(tx, userId, [{ kind: 'promotions', accountId }]);
  });
}

async function replaceDays(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  { from, to }: { readonly from: string; readonly to: string },
  rows: readonly object[],
): Promise<void> {
  await sql`
    delete from ad_days where user_id = ${userId} and account_id = ${accountId} and site = ${site} and day between ${from}::date and ${to}::date`.execute(
    tx,
  );
  await sql`
    insert into ad_days (user_id, account_id, site, day, item_id, impressions, clicks, sold, sales_minor, fees_minor)
    select ${userId}, ${accountId}, ${site}, day, item_id, sum(impressions), sum(clicks), sum(sold),
      case when count(*) = count(sales_minor) then sum(sales_minor) end, case when count(*) = count(fees_minor) then sum(fees_minor) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (item_id bigint, day date, impressions integer, clicks integer, sold integer, sales_minor bigint, fees_minor bigint)
    group by day, item_id order by day, item_id`.execute(tx);
}

async function findTicket(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
): Promise<{ readonly ticket: string; readonly from: string; readonly to: string } | undefined> {
  const { rows } = await sql<{ ticket: string; from: string; to: string }>`
    select ticket, from_day::text as "from", to_day::text as "to" from ad_reports
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and ticket is not null`.execute(db);
  return rows[0];
}

async function saveTicket(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  { ticket, from, to }: { readonly ticket: string | null; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into ad_reports (user_id, account_id, site, ticket, from_day, to_day, asked_at)
    values (${userId}, ${accountId}, ${site}, ${ticket}, ${from}, ${to}, now())
    on conflict (user_id, account_id, site) do update set ticket = excluded.ticket, from_day = excluded.from_day, to_day = excluded.to_day`.execute(
    db,
  );
}

/** The items of listings, also of those that are over. A listing that nobody knows any more counts as item 0. */
async function findItems(
  db: Db,
  { userId, accountId }: AdMarketRef,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ listingId: string; itemId: number }>`
    select listing_id as "listingId", item_id as "itemId" from listings
    where user_id = ${userId} and account_id = ${accountId} and listing_id = any(${[...listingIds]}::text[])
    union
    select external_id, item_id from items
    where user_id = ${userId} and account_id = ${accountId} and external_id = any(${[...listingIds]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ listingId, itemId }) => [listingId, itemId]));
}
