import type { CellOutcome, CellQuery, CellVerdict, PriceBreakdownView, RunKind } from '@quayside/contract';
import { type Currency, isAgainByName, type PriceOwner, REASON_CODES, type Reason, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** What preparation found for one item on one site. */
export interface NewCell {
  readonly itemId: number;
  readonly site: Site;
  readonly verdict: CellVerdict;
  readonly reason: Reason | null;
  readonly title: string | null;
  readonly titleLabel: string | null;
  /** Per cent. */
  readonly coverage: number | null;
  /** Words of the title that stand in the seller's language. */
  readonly untranslated: readonly string[];
  /** What of the source title the title does not say. */
  readonly dropped: readonly string[];
  readonly price: CellPrice | null;
  readonly quantity: number | null;
  readonly categoryId: string | null;
}

export interface CellPrice {
  readonly minor: number;
  readonly currency: Currency;
  readonly owner: PriceOwner;
  readonly breakdown: PriceBreakdownView;
  /** By unit id, in minor units; what is consented to is what is sent. */
  readonly units: Readonly<Record<string, number>>;
}

/** Drafts are counted by tens of per cent, so that the seller's threshold can be told its effect without counting. */
const stepOf = sql`case when verdict = 'draft' then least(coverage / 10 * 10, 100) else 0 end`;

/** Writes prepared cells and their counts: two statements however many there are. */
export async function insertCells(tx: Tx, userId: number, runId: number, cells: readonly NewCell[]): Promise<void> {
  if (cells.length === 0) return;
  const rows = cells.map((cell) => ({
    item_id: cell.itemId,
    site: cell.site,
    verdict: cell.verdict,
    reason_code: cell.reason?.code ?? null,
    reason_params: cell.reason?.params ?? null,
    title: cell.title,
    title_label: cell.titleLabel,
    coverage: cell.coverage,
    untranslated: cell.untranslated,
    dropped: cell.dropped,
    price_minor: cell.price?.minor ?? null,
    currency: cell.price?.currency ?? null,
    price_owner: cell.price?.owner ?? null,
    price_breakdown: cell.price ? { ...cell.price.breakdown, units: cell.price.units } : null,
    quantity: cell.quantity,
    category_id: cell.categoryId,
  }));
  await sql`
    with stored as (
      insert into publish_cells (user_id, run_id, item_id, site, verdict, reason_code, reason_params, title, title_label, coverage,
        untranslated, dropped, price_minor, currency, price_owner, price_breakdown, quantity, category_id)
      select ${userId}::bigint, ${runId}::bigint, c.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (item_id bigint, site text, verdict text,
        reason_code text, reason_params jsonb, title text, title_label text, coverage smallint, untranslated text[], dropped text[], price_minor bigint, currency text,
        price_owner text, price_breakdown jsonb, quantity integer, category_id text)
      on conflict do nothing
      returning site, verdict, reason_code, coverage
    )
    insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, coverage_step, n)
    select ${userId}::bigint, ${runId}::bigint, site, verdict, coalesce(reason_code, ''), 'waiting', ${stepOf}, count(*)
    from stored group by site, verdict, reason_code, ${stepOf} order by site, verdict, reason_code
    on conflict (user_id, run_id, site, verdict, reason_code, outcome, coverage_step) do update set n = t.n + excluded.n`.execute(
    tx,
  );
}

export interface CellChange {
  readonly runId: number;
  readonly itemId: number;
  readonly site: Site;
  readonly outcome: CellOutcome;
  /** Given: the cell's reason becomes this one; null clears it; absent leaves it. */
  readonly reason?: Reason | null;
}

/** Gives cells their outcome and moves the kept counts along. A cell that has it already changes nothing. */
export async function settleCells(tx: Tx, userId: number, changes: readonly CellChange[]): Promise<void> {
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
      select c.run_id, c.item_id, c.site, c.verdict, c.coverage, c.outcome, c.reason_code,
        g.outcome as new_outcome, case when g.has_reason then g.reason_code else c.reason_code end as new_reason,
        case when g.has_reason then g.reason_params else c.reason_params end as new_params
      from publish_cells c join given g on g.run_id = c.run_id and g.item_id = c.item_id and g.site = c.site
      where c.user_id = ${userId}
      order by c.run_id, c.item_id, c.site for update of c
    ),
    changed as (
      update publish_cells c set outcome = old.new_outcome, reason_code = old.new_reason, reason_params = old.new_params
      from old
      where c.user_id = ${userId} and c.run_id = old.run_id and c.item_id = old.item_id and c.site = old.site
        and (old.outcome, coalesce(old.reason_code, '')) is distinct from (old.new_outcome, coalesce(old.new_reason, ''))
      returning old.*
    ),
    moves as (
      select run_id, site, verdict, coalesce(reason_code, '') as reason_code, outcome, ${stepOf} as step, -1 as n from changed
      union all
      select run_id, site, verdict, coalesce(new_reason, ''), new_outcome, ${stepOf}, 1 from changed
    )
    insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, coverage_step, n)
    select ${userId}::bigint, run_id, site, verdict, reason_code, outcome, step, sum(n) from moves
    group by run_id, site, verdict, reason_code, outcome, step having sum(n) <> 0
    order by run_id, site, verdict, reason_code, outcome, step
    on conflict (user_id, run_id, site, verdict, reason_code, outcome, coverage_step) do update set n = t.n + excluded.n`.execute(
    tx,
  );
}

export interface CellRow {
  readonly itemId: number;
  readonly site: Site;
  readonly verdict: CellVerdict;
  readonly outcome: CellOutcome;
  readonly reasonCode: Reason['code'] | null;
  readonly reasonParams: Readonly<Record<string, string | number>> | null;
  readonly title: string | null;
  readonly titleLabel: string | null;
  readonly coverage: number | null;
  readonly untranslated: readonly string[];
  readonly dropped: readonly string[];
  readonly priceMinor: number | null;
  readonly currency: Currency | null;
  readonly priceOwner: PriceOwner | null;
  readonly priceBreakdown: (PriceBreakdownView & { readonly units: Readonly<Record<string, number>> }) | null;
  readonly quantity: number | null;
  readonly categoryId: string | null;
}

const cellColumns = sql`c.item_id as "itemId", c.site, c.verdict, c.outcome, c.reason_code as "reasonCode",
  c.reason_params as "reasonParams", c.title, c.title_label as "titleLabel", c.coverage, c.untranslated, c.dropped, c.price_minor as "priceMinor", c.currency,
  c.price_owner as "priceOwner", c.price_breakdown as "priceBreakdown", c.quantity, c.category_id as "categoryId"`;

/** Cells that wait to be carried out, site by site, after one: the step of carrying out. */
export async function listNextCells(
  db: Db,
  userId: number,
  runId: number,
  after: { readonly site: string; readonly itemId: number },
  limit: number,
): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    select ${cellColumns} from publish_cells c
    where c.user_id = ${userId} and c.run_id = ${runId} and c.outcome = 'waiting'
      and (c.site, c.item_id) > (${after.site}, ${after.itemId}::bigint)
    order by c.site, c.item_id limit ${limit}`.execute(db);
  return rows;
}

export async function getCell(
  db: Db,
  userId: number,
  runId: number,
  itemId: number,
  site: Site,
): Promise<CellRow | undefined> {
  const { rows } = await sql<CellRow>`
    select ${cellColumns} from publish_cells c
    where c.user_id = ${userId} and c.run_id = ${runId} and c.item_id = ${itemId} and c.site = ${site}`.execute(db);
  return rows[0];
}

export interface ShownCell extends CellRow {
  readonly sku: string;
  readonly sourceTitle: string;
  readonly imageUrl: string | null;
}

/** A page of cells with what the item shows, by item and site after a position. */
export async function listCells(
  db: Db,
  userId: number,
  runId: number,
  query: CellQuery,
  after: { itemId: number; site: string },
  limit: number,
): Promise<ShownCell[]> {
  const filters = [
    ...(query.site ? [sql<boolean>`c.site = ${query.site}`] : []),
    ...(query.verdict ? [sql<boolean>`c.verdict = ${query.verdict}`] : []),
    ...(query.outcome ? [sql<boolean>`c.outcome = ${query.outcome}`] : []),
    ...(query.reason ? [sql<boolean>`c.reason_code = ${query.reason}`] : []),
  ];
  const { rows } = await sql<ShownCell>`
    select ${cellColumns}, r.sku, r.title as "sourceTitle", r.image_url as "imageUrl"
    from publish_cells c join product_rows r on r.user_id = c.user_id and r.item_id = c.item_id
    where ${sql.join([sql<boolean>`c.user_id = ${userId}`, sql<boolean>`c.run_id = ${runId}`, ...filters], sql` and `)}
      and (c.item_id, c.site) > (${after.itemId}, ${after.site})
    order by c.item_id, c.site limit ${limit}`.execute(db);
  return rows;
}

/** Failed cells of a run: of one reason, or all but those that are sent again by name alone. */
export async function listFailedCells(
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
    select item_id as "itemId", site from publish_cells
    where user_id = ${userId} and run_id = ${runId} and outcome = 'failed' ${ofReason} order by item_id, site`.execute(
    db,
  );
  return rows;
}

/** A cell of an unfinished run that still waits for its outcome. */
export interface OpenCell {
  readonly runId: number;
  readonly kind: RunKind;
  readonly itemId: number;
  readonly site: Site;
}

/** Cells of unfinished runs that are on their way to the marketplace, of these items and sites. */
export async function listOpenCells(
  db: Db,
  userId: number,
  accountId: number,
  listings: readonly { itemId: number; site: Site }[],
): Promise<OpenCell[]> {
  const { rows } = await sql<OpenCell>`
    select c.run_id as "runId", r.kind, c.item_id as "itemId", c.site
    from publish_runs r
    cross join unnest(${listings.map((l) => l.itemId)}::bigint[], ${listings.map((l) => l.site)}::text[]) as n (item_id, site)
    join publish_cells c on c.user_id = r.user_id and c.run_id = r.run_id and c.item_id = n.item_id and c.site = n.site
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.state in ('confirmed', 'running', 'cancelling')
      and c.outcome = 'queued'`.execute(db);
  return rows;
}

/** Titles that the run has given so far: none may stand twice on a site. */
export async function listTitles(db: Db, userId: number, runId: number): Promise<{ site: Site; title: string }[]> {
  const { rows } = await sql<{ site: Site; title: string }>`
    select site, title from publish_cells
    where user_id = ${userId} and run_id = ${runId} and verdict <> 'blocked' and title is not null`.execute(db);
  return rows;
}
