import type { Db } from 'pg-boss';
import type { Log } from '../log.ts';
import { holdsPresence, type WorkerPresence } from './worker-presence.ts';

/*
 * The queue itself declares a worker dead after a minute at the earliest, counts that as a failed attempt and pauses
 * before the next one. A seller who watches a stalled import should not wait for that. Each running job is claimed in
 * `leases`, and a dead worker's jobs go to the next worker at once. A kill is not the job's fault, so the attempt is
 * not counted; but a job that makes worker after worker crash rests, and is given up if that goes on.
 */

/**
 * A worker that has been silent for this long hangs, even if its process exists. Long enough for a step of pure
 * computation on a machine of which others take nine tenths. A worker that has died is found by its presence, at once.
 */
const CLAIM_MS = 180_000;
/** The interval at which claims are renewed, and at which dead workers' jobs are found. */
const CHECK_EVERY_MS = 2_000;
/** A worker whose connection is gone may have lost only that: it is dead once it has also missed a renewal. */
const SILENT_MS = 5_000;
/** A claim renewed within this time is held: no other worker takes it over before it was silent for longer. */
const SURE_MS = 4_000;
/** Every connection ends with the database. Its workers need this time to connect again. */
const RECONNECT_MS = 10_000;
/**
 * A worker that crashes during a job that has run for seconds probably did so because of it, which counts three points.
 * One that crashes sooner may have done so because of other work, which counts one. Only crashes count that are known to be the
 * worker's own (`noteCrash`). A job without progress rests at nine points within a few minutes, and is given up at twice as many.
 */
const POINTS = { afterSeconds: 3, sooner: 1, rest: 9, most: 18 } as const;
const REST_SECONDS = 300;
/** Measured from the start of a job to the last renewal of its claim, so that late detection of the death does not count. */
const SECONDS_MS = 3_000;
/** Another worker may take a job of the same key at the same moment, which aborts the whole statement. */
const UNIQUE_VIOLATION = '23505';

/** A job of the queue that this worker may run now. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  /** 0 for the first attempt; the queue settles this attempt only. */
  readonly retryCount: number;
  readonly expireInSeconds: number;
  /** How much earlier crashes of workers count against it. */
  readonly points: number;
}

export interface JobClaims {
  /** Claims due jobs, at most as many of each queue as it has places; one statement for all queues. */
  take(places: ReadonlyMap<string, number>): Promise<readonly ClaimedJob[]>;
  /** @param onLost called if another worker has taken the job over, because this one was silent for too long */
  hold(jobId: string, onLost: () => void): void;
  isGivenUp(job: ClaimedJob): boolean;
  /** Records that a worker ended by its own doing: by an error, by its use of memory, or because it hung. */
  noteCrash(owner: string): Promise<void>;
  /** Records progress: the work so far has killed no worker. */
  forgetCrashes(jobId: string): Promise<void>;
  /** Whether the job is still this worker's, which a worker that was silent for long cannot know by itself. */
  isHeld(jobId: string): Promise<boolean>;
  /** Gives up the claim of a job that has ended. */
  letGo(jobId: string): Promise<void>;
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
  /** Called when dead workers' jobs wait again. */
  readonly onReleased: () => void;
}

export async function createJobClaims(options: JobClaimsOptions): Promise<JobClaims> {
  const { db, schema, names, keepSeconds, presence, log, onReleased } = options;
  /** By job: what to do if its claim is lost, and when it was renewed, by the clock of `performance`. */
  const held = new Map<string, { readonly onLost: () => void; renewedAt: number }>();
  let isChecking = false;
  /** When due jobs were last looked for, and whether other workers had jobs then, dead ones too. */
  let looked = { at: Number.NEGATIVE_INFINITY, hasOthers: true };
  await presence.keep();
  for (const table of ['job_crashes', 'crashed_workers'])
    await db.executeSql(`delete from ${table} where crashed_at < now() - $1 * interval '1 s'`, [keepSeconds]);
  const pointsOf = (job: string, since = '') => `(select coalesce(sum(c.points), 0)::int
    from job_crashes c join crashed_workers w on w.owner = c.owner where c.job_id = ${job}::text ${since})`;

  async function claimDue(places: ReadonlyMap<string, number>): Promise<readonly ClaimedJob[]> {
    const at = performance.now();
    // Of the jobs of a key that allows one at a time, none is taken while one runs, and only the first otherwise.
    const isRunning = (policy: string) => `j.policy = '${policy}' and exists (select from ${schema}.job a
      where a.name = j.name and a.state = 'active' and a.policy = '${policy}'
        and coalesce(a.singleton_key, '') = coalesce(j.singleton_key, ''))`;
    const { rows } = await db.executeSql(
      `with place (name, count) as (select * from unnest($1::text[], $2::int[])),
       due as (
         select found.* from place cross join lateral (
           select j.id, j.name, j.policy in ('singleton', 'stately') as is_keyed, coalesce(j.singleton_key, '') as key, j.priority, j.created_on
           from ${schema}.job j
           where j.name = place.name and j.state < 'active' and not j.blocked and j.start_after <= now()
             and not (${isRunning('singleton')}) and not (${isRunning('stately')})
             and ${pointsOf('j.id', `and c.crashed_at > now() - $5 * interval '1 s'`)} < $6
           order by j.priority desc, j.created_on limit place.count
           for update skip locked
         ) found
       ), ranked as (
         select id, name, is_keyed, row_number() over (partition by name, key order by priority desc, created_on) as rank from due
       ), taken as (
         update ${schema}.job j set state = 'active', started_on = now(), heartbeat_on = null, heartbeat_seconds = null,
           retry_count = j.retry_count + case when j.started_on is null then 0 else 1 end
         from ranked where j.name = ranked.name and j.id = ranked.id and (ranked.rank = 1 or not ranked.is_keyed)
         returning j.id, j.name, j.data, j.retry_count, j.expire_seconds
       ), leased as (
         insert into leases (name, owner, expires_at)
         select 'job:' || id, $3, clock_timestamp() + $4 * interval '1 ms' from taken
         on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
       )
       select taken.id, taken.name, taken.data, retry_count as "retryCount", expire_seconds as "expireInSeconds",
         ${pointsOf('taken.id')} as points, other.has_jobs as "hasOthers"
       from (select exists (select from leases where name like 'job:%' and owner <> $3) as has_jobs) other left join taken on true`,
      [[...places.keys()], [...places.values()], presence.owner, CLAIM_MS, REST_SECONDS, POINTS.rest],
    );
    const found = rows as (ClaimedJob & { readonly id: string | null; readonly hasOthers: boolean })[];
    looked = { at, hasOthers: found[0]?.hasOthers ?? true };
    return found.filter(({ id }) => id !== null);
  }

  /** @returns those that this worker still has */
  async function renew(asked: readonly string[]): Promise<ReadonlySet<string>> {
    if (asked.length === 0) return new Set();
    const renewedAt = performance.now();
    const { rows } = await db.executeSql(
      `update leases set expires_at = clock_timestamp() + $3 * interval '1 ms'
       where name = any(select 'job:' || id from unnest($1::text[]) as id) and owner = $2 returning substr(name, 5) as id`,
      [[...asked], presence.owner, CLAIM_MS],
    );
    const kept = new Set((rows as { id: string }[]).map(({ id }) => id));
    for (const [id, claim] of held) if (kept.has(id)) claim.renewedAt = renewedAt;
    return kept;
  }

  async function renewAll(): Promise<void> {
    const asked = [...held.keys()];
    const kept = await renew(asked);
    for (const id of asked) {
      const claim = held.get(id);
      if (!claim || kept.has(id)) continue;
      claim.renewedAt = Number.NEGATIVE_INFINITY;
      claim.onLost();
    }
  }

  /**
   * Returns jobs to waiting. The next run of a job that had not started counts as the same attempt. If the job's rule
   * lets only one wait per key and one waits for its retry, that one does the work.
   */
  const setBack = (from: string) => `
    freed as (
      update ${schema}.job j set started_on = null, start_after = now(),
        state = case when waits then 'failed' else 'retry' end::${schema}.job_state,
        completed_on = case when waits then now() end
      from ${from} f join ${schema}.job k on k.name = any($1::text[]) and k.id = f.id
      cross join lateral (select exists (select from ${schema}.job w where w.name = k.name and w.singleton_key = k.singleton_key
        and w.id <> k.id and w.state = 'retry' and w.policy = 'stately') as waits) other
      where j.name = k.name and j.id = k.id and j.state = 'active'
      returning j.id, j.name
    )`;

  async function releaseDead(): Promise<void> {
    const { rows } = await db.executeSql(
      `with dead as (
         delete from leases
         where name like 'job:%' and owner <> $2 and (expires_at < clock_timestamp()
           or expires_at < clock_timestamp() + $3 * interval '1 ms' and not ${holdsPresence('leases.owner')}
             and pg_postmaster_start_time() < clock_timestamp() - $8 * interval '1 ms')
         returning substr(name, 5)::uuid as id, owner, expires_at - $4 * interval '1 ms' as renewed_at, ${holdsPresence('leases.owner')} as hangs
       ), ${setBack('dead')}, counted as (
         insert into job_crashes (job_id, owner, points, crashed_at)
         select f.id::text, dead.owner,
           case when dead.hangs or dead.renewed_at > before.started_on + $5 * interval '1 ms' then $6::int else $7::int end, now()
         from freed f join dead on dead.id = f.id join ${schema}.job before on before.name = f.name and before.id = f.id
         on conflict (job_id, owner) do nothing
       )
       select from freed`,
      [
        [...names],
        presence.owner,
        CLAIM_MS - SILENT_MS,
        CLAIM_MS,
        SECONDS_MS,
        POINTS.afterSeconds,
        POINTS.sooner,
        RECONNECT_MS,
      ],
    );
    if (rows.length === 0) return;
    log.warn({ released: rows.length }, 'Jobs of a worker that died are taken over');
    onReleased();
  }

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      await presence.keep();
      await renewAll();
      // A look that has just found nobody else's jobs has seen that none is dead.
      if (looked.hasOthers || performance.now() - looked.at > 2 * CHECK_EVERY_MS) await releaseDead();
    } catch (error) {
      log.warn({ err: error }, 'The job queue can not reach the database');
    } finally {
      isChecking = false;
    }
  }

  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();

  return {
    async take(places) {
      try {
        return await claimDue(places);
      } catch (error) {
        // The other worker's job runs now, so the next statement passes over the key.
        if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return claimDue(places);
        throw error;
      }
    },
    hold: (jobId, onLost) => void held.set(jobId, { onLost, renewedAt: looked.at }),
    isGivenUp: ({ points }) => points >= POINTS.most,
    async noteCrash(owner) {
      await db.executeSql('insert into crashed_workers (owner) values ($1) on conflict do nothing', [owner]);
    },
    async forgetCrashes(jobId) {
      await db.executeSql('delete from job_crashes where job_id = $1', [jobId]);
    },
    async isHeld(jobId) {
      const claim = held.get(jobId);
      if (claim && performance.now() - claim.renewedAt < SURE_MS) return true;
      return (await renew([jobId])).has(jobId);
    },
    async letGo(jobId) {
      held.delete(jobId);
      await db.executeSql(`delete from leases where name = 'job:' || $1 and owner = $2`, [jobId, presence.owner]);
    },
    async handBack(jobIds) {
      if (jobIds.length === 0) return;
      await db.executeSql(
        `with broken_off as (
           delete from leases where name = any(select 'job:' || id from unnest($2::text[]) as id) and owner = $3
           returning substr(name, 5)::uuid as id
         ), ${setBack('broken_off')}
         select from freed`,
        [[...names], [...jobIds], presence.owner],
      );
      for (const id of jobIds) held.delete(id);
    },
    async end() {
      clearInterval(timer);
      await presence.end();
    },
  };
}
