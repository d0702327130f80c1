import type { Site, TodoKind } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Something that waits in one place. */
export interface TodoRow {
  readonly kind: TodoKind;
  readonly accountId: number | null;
  readonly site: Site | null;
  readonly runId: number | null;
  readonly until: Date | null;
  readonly n: number;
}

/**
 * What waits in these accounts and in the business, apart from orders and items. Each part reads stored totals or an index of what waits,
 * so the cost grows with what is found.
 * @param soon trials that end before are told
 */
export async function listTodo(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  soon: Date,
): Promise<readonly TodoRow[]> {
  const own = sql`user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[])`;
  const { rows } = await sql<TodoRow>`
    select 'titles' as kind, account_id as "accountId", site, null::bigint as "runId", null::timestamptz as until, sum(n)::bigint as n
    from title_totals where ${own} and status in ('draft', 'missing') group by account_id, site having sum(n) > 0
    union all
    select case when last_error->>'code' in ('price_below_floor', 'price_held', 'prices_stopped', 'rate_stale')
        or last_error #>> '{params,refusal}' is not null then 'heldPrices' else 'failedChanges' end, account_id, null, null, null, count(*)
    from desired_states where ${own} and state = 'failed' group by 1, account_id
    union all
    select case when state = 'failed' then 'importStopped' else 'importProblems' end, a.account_id, null, null, null,
      case when state = 'failed' then 1 else failed end
    from unnest(${[...accountIds]}::bigint[]) as a (account_id) cross join lateral (
      select state, failed from imports where user_id = ${userId} and account_id = a.account_id order by import_id desc limit 1) i
    where state = 'failed' or failed > 0
    union all
    select 'catalogueDrop', account_id, null, null, null, missing from catalogue_drops where ${own} and state = 'open'
    union all
    select 'runs', account_id, null, run_id, null, 1 from publish_runs where ${own} and state = 'prepared'
    union all
    select 'pausedFlows', account_id, null, null, null, count(*) from listing_flows
    where ${own} and paused_reason is not null group by account_id
    union all
    select 'losingItems', null, null, null, null, count(*) from product_rows
    where ${own} and item_id in (select item_id from item_margins where user_id = ${userId} and margin_minor < 0) having count(*) > 0
    union all
    select 'engines', null, null, null, null, count(*) from translation_engines
    where user_id = ${userId} and state in ('key_refused', 'quota_used') having count(*) > 0
    union all
    select 'paymentFailed', null, null, null, null, 1 from subscriptions where user_id = ${userId} and state = 'past_due'
    union all
    select 'trialEnds', null, null, null, min(validation_time), count(*) from trials t
    where user_id = ${userId} and ended_at is null and started_at is not null and validation_time < ${soon}
      and not exists (select from subscriptions s where s.user_id = t.user_id and s.state <> 'ended')
    having count(*) > 0
    order by kind, "accountId", n desc`.execute(db);
  return rows;
}
