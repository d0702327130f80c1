import type { RunItemOutcome, RunItemQuery, RunItemVerdict, RunKind, RunState } from '@quayside/contract';
import { isAgainByName, REASON_CODES, type Reason, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { ConsentedItem, JudgedItem } from '../facts/index.ts';

/** Stores prepared run items and their counts, in two statements. */
export async function insertRunItems(
  tx: Tx,
  userId: number,
  runId: number,
  runItems: readonly JudgedItem[],
): Promise<void> {
  if (runItems.length === 0) return;
  const rows = runItems.map((runItem) => ({
    item_id: runItem.itemId,
    site: runItem.site,
    verdict: runItem.verdict,
    reason_code: runItem.reason?.code ?? null,
    reason_params: runItem.reason?.params ?? null,
    title: runItem.title,
    title_label: runItem.titleLabel,
    home_title: runItem.homeTitle,
    dropped: runItem.dropped,
    price_minor: runItem.price?.minor ?? null,
    currency: runItem.price?.currency ?? null,
    price_owner: runItem.price?.owner ?? null,
    price_breakdown: runItem.price ? { ...runItem.price.breakdown, units: runItem.price.units } : null,
    quantity: runItem.quantity,
    category_id: runItem.categoryId,
    is_preview_due: runItem.isPreviewDue ?? false,
  }));
  await sql`
    with stored as (
      insert into run_items (user_id, run_id, item_id, site, verdict, reason_code, reason_params, title, title_label, home_title,
        dropped, price_minor, currency, price_owner, price_breakdown, quantity, category_id, is_preview_due)
      select ${userId}::bigint, ${runId}::bigint, c.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (item_id bigint, site text, verdict text,
        reason_code text, reason_params jsonb, title text, title_label text, home_title text, dropped text[], price_minor bigint, currency text,
        price_owner text, price_breakdown jsonb, quantity integer, category_id text, is_preview_due boolean)
      on conflict do nothing
      returning site, verdict, reason_code
    )
    insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, n)
    select ${userId}::bigint, ${runId}::bigint, site, verdict, coalesce(reason_code, ''), 'waiting', count(*)
    from stored group by site, verdict, reason_code order by site, verdict, reason_code
    on conflict (user_id, run_id, site, verdict, reason_code, outcome) do update set n = t.n + excluded.n`.execute(tx);
}

export interface RunItemChange {
  readonly runId: number;
  readonly itemId: number;
  readonly site: Site;
  readonly outcome: RunItemOutcome;
  /** A value becomes the run item's reason; null clears it; undefined keeps it. */
  readonly reason?: Reason | null;
}

/**
 * Stores the outcome of run items and updates the stored counts. An outcome that a run item already has changes
 * nothing.
 */
export async function settleRunItems(tx: Tx, userId: number, changes: readonly RunItemChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({
    run_id: change.runId,
    item_id: change.itemId,
    site: change.site,
    outcome: change.outcome,
    has_reason: change.reason !== undefined,
    reason_code: change.reason?.code ?? null,
    reason_params: change.reason?.params ?? null,
  }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (run_id bigint, item_id bigint, site text, outcome text,
        has_reason boolean, reason_code text, reason_params jsonb)
    ),
    old as (
      select c.run_id, c.item_id, c.site, c.verdict, c.outcome, c.reason_code,
        g.outcome as new_outcome, case when g.has_reason then g.reason_code else c.reason_code end as new_reason,
        case when g.has_reason then g.reason_params else c.reason_params end as new_params
      from run_items c join given g on g.run_id = c.run_id and g.item_id = c.item_id and g.site = c.site
      where c.user_id = ${userId}
      order by c.run_id, c.item_id, c.site for update of c
    ),
    changed as (
      update run_items c set outcome = old.new_outcome, reason_code = old.new_reason, reason_params = old.new_params
      from old
      where c.user_id = ${userId} and c.run_id = old.run_id and c.item_id = old.item_id and c.site = old.site
        and (old.outcome, coalesce(old.reason_code, '')) is distinct from (old.new_outcome, coalesce(old.new_reason, ''))
      returning old.*
    ),
    moves as (
      select run_id, site, verdict, coalesce(reason_code, '') as reason_code, outcome, -1 as n from changed
      union all
      select run_id, site, verdict, coalesce(new_reason, ''), new_outcome, 1 from changed
    )
    insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, n)
    select ${userId}::bigint, run_id, site, verdict, reason_code, outcome, sum(n) from moves
    group by run_id, site, verdict, reason_code, outcome having sum(n) <> 0
    order by run_id, site, verdict, reason_code, outcome
    on conflict (user_id, run_id, site, verdict, reason_code, outcome) do update set n = t.n + excluded.n`.execute(tx);
}

export interface RunItemRow extends ConsentedItem {
  readonly verdict: RunItemVerdict;
  readonly outcome: RunItemOutcome;
  readonly reasonCode: Reason['code'] | null;
  readonly reasonParams: Readonly<Record<string, string | number>> | null;
  /** Null for a run that was prepared before these were stored. */
  readonly homeTitle: string | null;
  readonly dropped: readonly string[];
  readonly quantity: number | null;
  readonly categoryId: string | null;
}

const runItemColumns = sql`c.item_id as "itemId", c.site, c.verdict, c.outcome, c.reason_code as "reasonCode",
  c.reason_params as "reasonParams", c.title, c.title_label as "titleLabel", c.home_title as "homeTitle", c.dropped, c.price_minor as "priceMinor", c.currency,
  c.price_owner as "priceOwner", c.price_breakdown as "priceBreakdown", c.quantity, c.category_id as "categoryId"`;

/** What a run has ended, by item after one; the sites of each. */
export async function listEnded(
  db: Db,
  userId: number,
  runId: number,
  after: number,
  limit: number,
): Promise<Map<number, ReadonlySet<Site>>> {
  const { rows } = await sql<{ itemId: number; sites: Site[] }>`
    select item_id as "itemId", array_agg(site) as sites from run_items
    where user_id = ${userId} and run_id = ${runId} and item_id > ${after} and outcome = 'ended'
    group by item_id order by item_id limit ${limit}`.execute(db);
  return new Map(rows.map(({ itemId, sites }) => [itemId, new Set(sites)]));
}

/** The number of items of which a run has ended listings. */
export async function countEnded(db: Db, userId: number, runId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct item_id)::int as n from run_items
    where user_id = ${userId} and run_id = ${runId} and outcome = 'ended'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Waiting items of a run, by site, after a position: one step of carrying it out. */
export async function listNextRunItems(
  db: Db,
  userId: number,
  runId: number,
  after: { readonly site: string; readonly itemId: number },
  limit: number,
): Promise<RunItemRow[]> {
  const { rows } = await sql<RunItemRow>`
    select ${runItemColumns} from run_items c
    where c.user_id = ${userId} and c.run_id = ${runId} and c.outcome = 'waiting' and not c.is_preview_due
      and (c.site, c.item_id) > (${after.site}, ${after.itemId}::bigint)
    order by c.site, c.item_id limit ${limit}`.execute(db);
  return rows;
}

export async function getRunItem(
  db: Db,
  userId: number,
  runId: number,
  itemId: number,
  site: Site,
): Promise<RunItemRow | undefined> {
  const { rows } = await sql<RunItemRow>`
    select ${runItemColumns} from run_items c
    where c.user_id = ${userId} and c.run_id = ${runId} and c.item_id = ${itemId} and c.site = ${site}`.execute(db);
  return rows[0];
}

export interface ShownRunItem extends RunItemRow {
  readonly sku: string;
  readonly sourceTitle: string;
  readonly imageUrl: string | null;
}

/** A page of run items with their items' data, by item and site after a position. */
export async function readRunItems(
  db: Db,
  userId: number,
  runId: number,
  query: RunItemQuery,
  after: { itemId: number; site: string },
  limit: number,
): Promise<ShownRunItem[]> {
  const filters = [
    ...(query.site ? [sql<boolean>`c.site = ${query.site}`] : []),
    ...(query.verdict ? [sql<boolean>`c.verdict = ${query.verdict}`] : []),
    ...(query.outcome ? [sql<boolean>`c.outcome = ${query.outcome}`] : []),
    ...(query.reason ? [sql<boolean>`c.reason_code = ${query.reason}`] : []),
    contains(sql`(c.search_keys || ' ' || r.search_text)`, query.query),
  ];
  const { rows } = await sql<ShownRunItem>`
    select ${runItemColumns}, r.sku, r.title as "sourceTitle", r.image_url as "imageUrl"
    from run_items c join product_rows r on r.user_id = c.user_id and r.item_id = c.item_id
    where ${sql.join([sql<boolean>`c.user_id = ${userId}`, sql<boolean>`c.run_id = ${runId}`, ...filters], sql` and `)}
      and (c.item_id, c.site) > (${after.itemId}, ${after.site})
    order by c.item_id, c.site limit ${limit}`.execute(db);
  return rows;
}

/**
 * Failed run items of a run: those with one reason, or all except those that are resent only if their reason is given.
 */
export async function listFailedRunItems(
  db: Db,
  userId: number,
  runId: number,
  reason: string | undefined,
): Promise<{ itemId: number; site: Site }[]> {
  const ofReason =
    reason === undefined
      ? sql`and (reason_code is null or reason_code <> all(${REASON_CODES.filter(isAgainByName)}::text[]))`
      : sql`and reason_code = ${reason}`;
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from run_items
    where user_id = ${userId} and run_id = ${runId} and outcome = 'failed' ${ofReason} order by item_id, site`.execute(
    db,
  );
  return rows;
}

/** A run item of an unfinished run that still waits for its outcome. */
export interface OpenRunItem {
  readonly runId: number;
  readonly kind: RunKind;
  readonly state: RunState;
  readonly itemId: number;
  readonly site: Site;
}

/** Run items of unfinished runs that are being sent, for these items and sites. */
export async function listOpenRunItems(
  db: Db,
  userId: number,
  accountId: number,
  listings: readonly { itemId: number; site: Site }[],
): Promise<OpenRunItem[]> {
  const { rows } = await sql<OpenRunItem>`
    select c.run_id as "runId", r.kind, r.state, c.item_id as "itemId", c.site
    from publish_runs r
    cross join unnest(${listings.map((l) => l.itemId)}::bigint[], ${listings.map((l) => l.site)}::text[]) as n (item_id, site)
    join run_items c on c.user_id = r.user_id and c.run_id = r.run_id and c.item_id = n.item_id and c.site = n.site
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.state in ('confirmed', 'running', 'cancelling')
      and c.outcome = 'queued'`.execute(db);
  return rows;
}

/** Titles that the run has used so far, because none may occur twice on a site. */
export async function listTitles(
  db: Db,
  userId: number,
  runId: number,
): Promise<{ itemId: number; sku: string; site: Site; title: string }[]> {
  const { rows } = await sql<{ itemId: number; sku: string; site: Site; title: string }>`
    select r.item_id as "itemId", i.sku, r.site, r.title from run_items r
    join items i on i.user_id = r.user_id and i.item_id = r.item_id
    where r.user_id = ${userId} and r.run_id = ${runId} and r.verdict <> 'blocked' and r.title is not null`.execute(db);
  return rows;
}
