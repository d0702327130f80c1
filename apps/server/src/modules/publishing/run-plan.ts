import type { ReadingConnector } from '@quayside/connector-kit';
import type { RunPlan } from '@quayside/contract';
import { leastSeconds, type Site, secondsFor } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTimeOf } from '../../platform/throttle.ts';
import type { RunRow } from './runs.repository.ts';

export interface Consent {
  readonly allowDrafts: boolean;
}

/** Everything that may go live, regardless of the consent. */
export const EVERYTHING: Consent = { allowDrafts: true };

/** The minimum time that the consented run items take; null if the marketplace's limits are unknown. */
export async function planOf(
  db: Db,
  { connector, clock }: { readonly connector: Pick<ReadingConnector, 'planRun'> | undefined; readonly clock: Clock },
  run: Pick<RunRow, 'userId' | 'runId' | 'kind'>,
  consent: Consent,
): Promise<RunPlan | null> {
  if (!connector?.planRun) return null;
  const sites = await countWork(db, run, consent);
  const { calls: planned, submissions, settlesInMs } = connector.planRun({ kind: run.kind, sites });
  const calls = planned.map((limit) => inTimeOf(clock, limit));
  return {
    listings: sites.reduce((sum, { listings }) => sum + listings, 0),
    seconds: Math.ceil(leastSeconds(calls) + settlesInMs / 1_000),
    calls: calls
      .map(({ windowSeconds, isOwnPace: _, ...limit }) => ({
        ...limit,
        seconds: Math.ceil(secondsFor({ ...limit, windowSeconds })),
      }))
      .sort((one, other) => other.seconds - one.seconds),
    submissions,
  };
}

/** The plan in one line, for the log. */
export function planLine({ listings, seconds, calls, submissions }: RunPlan): string {
  const parts = calls.map(
    ({ operation, calls: n, ratePerSecond, burst, seconds: takes }) =>
      `${operation} ${n} at ${ratePerSecond}/s after ${burst}: ${takes} s`,
  );
  return `${listings} listings take at least ${seconds} s (${submissions} submissions; ${parts.join('; ')})`;
}

interface SiteWork {
  readonly site: Site;
  readonly listings: number;
  readonly groups: number;
  readonly units: number;
}

async function countWork(
  db: Db,
  { userId, runId }: Pick<RunRow, 'userId' | 'runId'>,
  { allowDrafts }: Consent,
): Promise<readonly SiteWork[]> {
  const { rows } = await sql<SiteWork>`
    with going as (
      select site, item_id from run_items
      where user_id = ${userId} and run_id = ${runId} and (verdict = 'ready' or (verdict = 'draft' and ${allowDrafts}::boolean))
    ), units as (
      select item_id, count(*) as n from item_units
      where user_id = ${userId} and not is_ended and item_id in (select item_id from going) group by item_id
    )
    select g.site, count(*)::integer as listings, (count(*) filter (where u.n > 1))::integer as groups,
      coalesce(sum(u.n), 0)::integer as units
    from going g join units u using (item_id) group by g.site order by g.site`.execute(db);
  return rows;
}

/**
 * Seconds until a run ends: the maximum of the plan's remaining time and the estimate from its pace. Submissions settle
 * in waves, and between two waves the pace would suggest no progress, so then only the plan counts.
 */
export function secondsLeftOf(
  run: Pick<RunRow, 'plan' | 'confirmedAt' | 'finishedAt' | 'state'>,
  progress: { readonly open: number; readonly pace: number | null },
  now: Date,
): number | null {
  if (!run.confirmedAt || run.finishedAt || (run.state !== 'confirmed' && run.state !== 'running')) return null;
  const byPace = progress.pace ? progress.open / progress.pace : null;
  if (!run.plan || run.plan.listings === 0) return byPace === null ? null : Math.ceil(byPace);
  const elapsed = (now.getTime() - run.confirmedAt.getTime()) / 1_000;
  const share = (run.plan.seconds * progress.open) / run.plan.listings;
  const byPlan = elapsed < run.plan.seconds ? Math.min(run.plan.seconds - elapsed, share) : share;
  const comesInWaves = run.plan.submissions > 0;
  return Math.ceil(comesInWaves || byPace === null ? byPlan : Math.max(byPlan, byPace));
}
