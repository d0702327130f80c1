import {
  BULK_OK,
  BULK_REQUESTED,
  type BulkProblem,
  type BulkResult,
  type BulkSiteResult,
  type RunItemOutcome,
  type RunItemVerdict,
} from '@quayside/contract';
import { REASONS, type ReasonCode, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { RequestRow } from './bulk.repository.ts';

/** An item on a site, as its run has it; everything but the site is null before it is checked. */
interface PlaceRow {
  readonly site: Site;
  readonly verdict: RunItemVerdict | null;
  readonly outcome: RunItemOutcome | null;
  readonly reason: ReasonCode | null;
  readonly params: Readonly<Record<string, string | number>> | null;
  readonly title: string | null;
  readonly minor: number | null;
  readonly currency: string | null;
}

export interface ResultRow {
  readonly position: number;
  readonly row: number;
  readonly name: string;
  readonly itemId: number | null;
  readonly ref: string | null;
  readonly sku: string | null;
  readonly itemTitle: string | null;
  readonly problem: BulkProblem | null;
  readonly column: string | null;
  readonly value: string;
  readonly places: readonly PlaceRow[];
}

export interface ResultQuery {
  readonly only: 'issues' | 'left_out' | 'all';
  /** The position of the last row before. */
  readonly after: number;
  readonly limit: number;
}

/** Reasons that say that the listing was asked for before. */
const REQUESTED: readonly ReasonCode[] = ['already_listed', 'already_queued'];

/** Rows of a request in their order, with what its run says of their items on their sites. */
export async function listResultRows(
  db: Db,
  userId: number,
  { requestId, runId }: Pick<RequestRow, 'requestId' | 'runId'>,
  { only, after, limit }: ResultQuery,
): Promise<ResultRow[]> {
  // Of the run items, those that a row names: by the primary key of the run's items.
  const hasIssue = sql`(b.problem is not null or exists (select from run_items r
    where r.user_id = ${userId} and r.run_id = ${runId} and r.item_id = b.item_id and r.site = any(b.sites)
      and r.reason_code is not null and r.reason_code <> all(${[...REQUESTED]}::text[])))`;
  const chosen = { issues: hasIssue, left_out: sql`b.problem is not null`, all: sql`true` }[only];
  const { rows } = await sql<ResultRow>`
    with chosen as materialized (
      select b.* from bulk_rows b
      where b.user_id = ${userId} and b.request_id = ${requestId} and b.position > ${after} and ${chosen}
      order by b.position limit ${limit}
    )
    select b.position, b.row_number as row, b.name, b.item_id as "itemId", i.ref, i.sku, i.title as "itemTitle", b.problem,
      b.problem_column as column, b.problem_value as value,
      (select coalesce(jsonb_agg(jsonb_build_object('site', s.site, 'verdict', r.verdict, 'outcome', r.outcome, 'reason', r.reason_code,
          'params', r.reason_params, 'title', r.title, 'minor', r.price_minor, 'currency', r.currency) order by s.place), '[]')
        from unnest(b.sites) with ordinality as s (site, place)
        left join run_items r on r.user_id = ${userId} and r.run_id = ${runId} and r.item_id = b.item_id and r.site = s.site) as places
    from chosen b left join items i on i.user_id = ${userId} and i.item_id = b.item_id
    order by b.position`.execute(db);
  return rows;
}

export function toResult(row: ResultRow): BulkResult {
  const sites = row.places.map(toSiteResult);
  const first = row.problem ?? firstResult(sites);
  return {
    ...{ row: row.row, name: row.name, problem: row.problem, column: row.column, value: row.value },
    item:
      row.itemId === null || row.itemTitle === null
        ? null
        : { itemId: row.itemId, ref: row.ref ?? '', sku: row.sku ?? '', title: row.itemTitle },
    result: first,
    issues_count: row.problem ? 1 : sites.filter(isIssue).length,
    sites,
  };
}

const isIssue = ({ reason }: BulkSiteResult) => reason !== null && !REQUESTED.includes(reason);

/** Of several sites: an issue, or what is still to come, or that all is well. */
function firstResult(sites: readonly BulkSiteResult[]): string {
  const rest = sites.filter(({ result }) => result !== BULK_OK && result !== BULK_REQUESTED);
  const shown = rest.find(isIssue) ?? rest[0] ?? sites.find(({ result }) => result === BULK_OK) ?? sites[0];
  return shown?.result ?? BULK_OK;
}

function toSiteResult({ params, minor, currency, ...place }: PlaceRow): BulkSiteResult {
  return {
    ...place,
    result: resultOf(place),
    reasonParams: params ?? {},
    fix: place.reason ? REASONS[place.reason].fix : null,
    price: minor === null || currency === null ? null : { minor, currency },
  };
}

/** Before the consent, `OK` is said of nothing: it means that the listing is live. */
function resultOf({ verdict, outcome, reason }: Pick<PlaceRow, 'verdict' | 'outcome' | 'reason'>): string {
  if (outcome === 'listed') return BULK_OK;
  if (reason && REQUESTED.includes(reason)) return BULK_REQUESTED;
  if (reason) return reason;
  return outcome === 'waiting' ? (verdict ?? 'waiting') : (outcome ?? 'waiting');
}
