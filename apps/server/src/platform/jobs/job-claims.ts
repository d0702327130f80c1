import type { Db } from 'pg-boss';
import type { Log } from '../log.ts';
import { holdsPresence, type WorkerPresence } from './worker-presence.ts';

/*
 * The queue itself declares a worker dead after ten seconds at the earliest, counts that as a failed attempt and pauses
 * before the next one. A seller who watches a stalled import should not wait for that. Each running job is claimed in
 * `leases`, and a dead worker's jobs go to the next worker at once. A kill is not the job's fault, so the attempt is
 * not counted; but a job that kills worker after worker is given up.
 */

/**
 * A worker that has been silent for this long hangs, even if its process exists. Long enough for a step of pure
 * computation.
 */
const CLAIM_MS = 6_000;
/** The interval at which claims are renewed, and at which dead workers' jobs are found. */
const CHECK_EVERY_MS = 1_000;
/** A worker whose connection is gone may have lost only that: it is dead once it has also missed a renewal. */
const SILENT_MS = 1_500;
/**
 * A worker that dies or hangs during a job that has run for seconds was probably killed by it, which counts three
 * points. One that dies sooner may have been killed by other work, which counts one. A job without progress is given up
 * at nine points.
 */
const POINTS = { afterSeconds: 3, sooner: 1, most: 9 } as const;
/** Measured from the start of a job to the last renewal of its claim, so that late detection of the death does not count. */
const SECONDS_MS = 3_000;

/** Options of a claimed job. */
export interface Claimed {
  /** Called when so many workers have died during the job without progress that it must be given up. */
  readonly isGivenUp: boolean;
  /** Records progress: the work so far has killed no worker. */
  noteProgress(): Promise<void>;
}

export interface JobClaims {
  /** Claims the job while `work` runs. */
  during<T>(jobId: string, work: (claimed: Claimed) => Promise<T>): Promise<T>;
  /** Returns aborted jobs to the queue at once, as the same attempt. */
  handBack(jobIds: readonly string[]): Promise<void>;
  /** Stops renewing claims and searching for dead workers' jobs. */
  end(): Promise<void>;
}

export interface JobClaimsOptions {
  readonly db: Db;
  readonly schema: string;
  /** The queues in which to search for dead workers' jobs. */
  readonly names: readonly string[];
  /** How long the queue keeps finished jobs. */
  readonly keepSeconds: number;
  readonly presence: WorkerPresence;
  readonly log: Log;
  /** Called with the queues that have waiting jobs again. */
  readonly onReleased: (names: readonly string[]) => void;
}

export async function createJobClaims(options: JobClaimsOptions): Promise<JobClaims> {
  const { db, schema, names, keepSeconds, presence, log, onReleased } = options;
  const claimed = new Set<string>();
  let isChecking = false;
  await presence.keep();
  await db.executeSql(`delete from job_crashes where crashed_at < now() - $1 * interval '1 s'`, [keepSeconds]);

  async function claim(jobIds: readonly string[]): Promise<void> {
    await db.executeSql(
      `insert into leases (name, owner, expires_at)
       select 'job:' || id, $2, clock_timestamp() + $3 * interval '1 ms' from unnest($1::text[]) as id
       on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at`,
      [[...jobIds], presence.owner, CLAIM_MS],
    );
  }

  async function pointsOf(jobId: string): Promise<number> {
    const { rows } = await db.executeSql('select points from job_crashes where job_id = $1', [jobId]);
    return (rows as { points: number }[])[0]?.points ?? 0;
  }

  async function forgetCrashes(jobId: string): Promise<void> {
    await db.executeSql('delete from job_crashes where job_id = $1', [jobId]);
  }

  async function giveBack(jobId: string): Promise<void> {
    await db.executeSql(`delete from leases where name = 'job:' || $1 and owner = $2`, [jobId, presence.owner]);
  }

  /**
   * Returns jobs to waiting and releases their keys, which the queue itself does only every few seconds. The next run
   * of a job that had not started counts as the same attempt. If the job's rule says so, at most one waits per key.
   */
  const setBack = (from: string, states: string) => `
    freed as (
      update ${schema}.job j set state = 'retry', started_on = null, heartbeat_on = null, completed_on = null, start_after = now()
      from ${from} f
      where j.name = any($1::text[]) and j.id = f.id and j.state in (${states})
        and not exists (select from ${schema}.job w where w.name = j.name and w.singleton_key = j.singleton_key
          and w.id <> j.id and w.state = 'retry' and w.policy = 'stately')
      returning j.id, j.name, j.singleton_key
    ), unkeyed as (
      update ${schema}.queue q
      set singletons_active = array(select unnest(q.singletons_active) except select unnest(k.keys))
      from (select name, array_agg(singleton_key) as keys from freed where singleton_key is not null group by name) k
      where q.name = k.name
    )`;

  async function releaseDead(): Promise<void> {
    const { rows } = await db.executeSql(
      `with dead as (
         delete from leases
         where name like 'job:%' and owner <> $2 and (expires_at < clock_timestamp()
           or expires_at < clock_timestamp() + $3 * interval '1 ms' and not ${holdsPresence('leases.owner')})
         returning substr(name, 5)::uuid as id, expires_at - $4 * interval '1 ms' as renewed_at, ${holdsPresence('leases.owner')} as hangs
       ), ${setBack('dead', `'active'`)}, counted as (
         insert into job_crashes as known (job_id, points, crashed_at)
         select f.id::text,
           case when dead.hangs or dead.renewed_at > before.started_on + $5 * interval '1 ms' then $6::int else $7::int end, now()
         from freed f join dead on dead.id = f.id join ${schema}.job before on before.name = f.name and before.id = f.id
         on conflict (job_id) do update set points = known.points + excluded.points, crashed_at = excluded.crashed_at
       )
       select name from freed`,
      [[...names], presence.owner, CLAIM_MS - SILENT_MS, CLAIM_MS, SECONDS_MS, POINTS.afterSeconds, POINTS.sooner],
    );
    if (rows.length === 0) return;
    log.warn({ released: rows.length }, 'Jobs of a worker that died are taken over');
    onReleased((rows as { name: string }[]).map(({ name }) => name));
  }

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      await presence.keep();
      if (claimed.size > 0) await claim([...claimed]);
      await releaseDead();
    } catch (error) {
      log.warn({ err: error }, 'The job queue can not reach the database');
    } finally {
      isChecking = false;
    }
  }

  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();

  return {
    async during(jobId, work) {
      await claim([jobId]);
      claimed.add(jobId);
      let points = await pointsOf(jobId);
      const noteProgress = async () => {
        if (points > 0) await forgetCrashes(jobId);
        points = 0;
      };
      try {
        const result = await work({ isGivenUp: points >= POINTS.most, noteProgress });
        await noteProgress();
        return result;
      } finally {
        claimed.delete(jobId);
        // A job that cannot be returned ends by itself and is no longer active then.
        await giveBack(jobId).catch((error: unknown) => log.debug({ err: error }, 'A claim could not be given back'));
      }
    },
    async handBack(jobIds) {
      if (jobIds.length === 0) return;
      await db.executeSql(
        `with broken_off as (select unnest($2::uuid[]) as id), ${setBack('broken_off', `'retry', 'failed'`)}
         select from freed`,
        [[...names], [...jobIds]],
      );
    },
    async end() {
      clearInterval(timer);
      await presence.end();
    },
  };
}
