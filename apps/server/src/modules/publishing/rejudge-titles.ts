import type { EnginePlace } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { judgeTitle, reasonOf } from '../facts/index.ts';
import { getItems } from '../products/index.ts';
import { listTrusted, titleLimitOf, titlesFor } from '../translations/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { lockPreparedRuns } from './runs.repository.ts';

/** The title's part of run items that wait, of which nothing else blocks any. */
const WAITING = sql`c.outcome = 'waiting' and c.verdict <> 'blocked'`;

/** Gives run items another title and verdict, and moves the stored counts. @param wanted selects the new columns */
async function rejudge(tx: Tx, userId: number, wanted: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ run_id: number }>`
    with wanted as (${wanted}), old as (
      select c.run_id, c.item_id, c.site, c.verdict as old_verdict, c.reason_code as old_reason
      from run_items c join wanted w on w.run_id = c.run_id and w.item_id = c.item_id and w.site = c.site
      where c.user_id = ${userId} and ${WAITING} order by c.run_id, c.item_id, c.site for update of c
    ),
    changed as (
      update run_items c set title = w.title, title_label = w.title_label, dropped = w.dropped, verdict = w.verdict,
        reason_code = w.reason_code, reason_params = w.reason_params
      from old join wanted w on w.run_id = old.run_id and w.item_id = old.item_id and w.site = old.site
      where c.user_id = ${userId} and c.run_id = old.run_id and c.item_id = old.item_id and c.site = old.site
      returning c.run_id, c.site, old.old_verdict, old.old_reason, c.verdict, c.reason_code
    ),
    moves as (
      select run_id, site, old_verdict as verdict, coalesce(old_reason, '') as reason_code, -1 as n from changed
      union all
      select run_id, site, verdict, coalesce(reason_code, ''), 1 from changed
    ),
    moved as (
      insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, n)
      select ${userId}::bigint, run_id, site, verdict, reason_code, 'waiting', sum(n) from moves
      group by run_id, site, verdict, reason_code having sum(n) <> 0 order by run_id, site, verdict, reason_code
      on conflict (user_id, run_id, site, verdict, reason_code, outcome) do update set n = t.n + excluded.n
    )
    select distinct run_id from changed`.execute(tx);
  return rows.map((row) => row.run_id);
}

/** Lets the verdicts on engines' titles in runs follow which engines are trusted. The runs are locked. */
export async function followTrust(tx: Tx, userId: number, runIds: readonly number[]): Promise<void> {
  const trusted = await listTrusted(tx, userId);
  const changed = await rejudge(
    tx,
    userId,
    sql`
      select c.run_id, c.item_id, c.site, c.title, c.title_label, c.dropped, null::jsonb as reason_params,
        case when g.site is null then 'draft' else 'ready' end as verdict,
        case when g.site is null then 'title_unseen' end as reason_code
      from run_items c
      left join unnest(${trusted.map(({ site }) => site)}::text[], ${trusted.map(({ engine }) => `engine:${engine}`)}::text[])
        as g (site, label) on g.site = c.site and g.label = c.title_label
      where c.user_id = ${userId} and c.run_id = any(${[...runIds]}::bigint[]) and ${WAITING}
        and c.title_label like 'engine:%'
        and (c.verdict = 'ready' and g.site is null or c.reason_code = 'title_unseen' and g.site is not null)`,
  );
  await emitRuns(tx, userId, changed);
}

/** Gives runs that wait for their consent the present titles of these items, after the seller has written some. */
export async function rejudgeTitles(
  deps: PublishingDeps,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<void> {
  if (!(await areInPreparedRun(deps.db, userId, itemIds))) return;
  await withTransaction(deps.db, async (tx) => {
    const runIds = await lockPreparedRuns(tx, userId);
    const items = await getItems(tx, userId, itemIds);
    const titles = await titlesFor(tx, userId, items, sites, titleLimitOf(deps, items[0]?.platform));
    const rows = items.flatMap(({ itemId }) =>
      sites.flatMap((site) => {
        const title = titles.get(itemId)?.get(site);
        if (!title) return [];
        const verdict = judgeTitle({ title, titleHolder: undefined });
        const reason = reasonOf(verdict);
        return {
          item_id: itemId,
          site,
          verdict: verdict.verdict,
          reason_code: reason?.code ?? null,
          reason_params: reason?.params ?? null,
          title: title.ok ? title.title : null,
          title_label: title.ok ? title.label : null,
          dropped: title.ok ? title.dropped : [],
        };
      }),
    );
    const changed = await rejudge(
      tx,
      userId,
      sql`
        select r.run_id, g.* from unnest(${runIds}::bigint[]) as r (run_id)
        cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (item_id bigint, site text, verdict text, reason_code text,
          reason_params jsonb, title text, title_label text, dropped text[])`,
    );
    await emitRuns(tx, userId, changed);
  });
}

async function areInPreparedRun(db: Db, userId: number, itemIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from publish_runs r where r.user_id = ${userId} and r.state = 'prepared' and r.kind = 'list' and exists (
      select from run_items c where c.user_id = r.user_id and c.run_id = r.run_id and c.item_id = any(${[...itemIds]}::bigint[]))
    limit 1`.execute(db);
  return rows.length > 0;
}

function emitRuns(tx: Tx, userId: number, runIds: readonly number[]): Promise<void> {
  return emitEvents(
    tx,
    userId,
    runIds.map((runId) => ({ kind: 'run' as const, runId })),
  );
}

/** The titles of a run that wait for a look only because their engine is not trusted on the site. */
export async function listUnseen(
  db: Db,
  userId: number,
  runId: number,
): Promise<(EnginePlace & { readonly n: number })[]> {
  const { rows } = await sql<EnginePlace & { n: number }>`
    select site, substring(title_label from '^engine:(.*)$') as engine, count(*)::int as n from run_items
    where user_id = ${userId} and run_id = ${runId} and outcome = 'waiting' and reason_code = 'title_unseen'
    group by site, title_label order by site, title_label`.execute(db);
  return rows;
}
