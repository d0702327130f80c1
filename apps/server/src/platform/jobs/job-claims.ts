import { randomUUID } from 'node:crypto';
import type { Db } from 'pg-boss';
import type { Log } from '../log.ts';

/*
 * The queue itself takes a worker for dead after ten seconds at the least, counts that as a failed attempt and waits before the next
 * one. Whoever watches an import stand still should not wait for that: each running job is claimed for a few seconds at a time in
 * `leases`, and what is no longer claimed is given to the next worker at once, its attempts untouched: a kill is not the job's fault.
 */

/** A worker that has been silent for so long is dead. Long enough for a busy machine, and for a step of pure computing. */
const CLAIM_MS = 6_000;
const LOOK_EVERY_MS = 1_000;

export interface JobClaims {
  /** Claims the job while `work` runs. */
  during<T>(jobId: string, work: () => Promise<T>): Promise<T>;
  /** No more claims are renewed, and no dead worker's jobs looked for. */
  end(): void;
}

/** @param names of the queues in which dead workers' jobs are looked for */
export function createJobClaims(options: { db: Db; schema: string; names: readonly string[]; log: Log }): JobClaims {
  const { db, schema, names, log } = options;
  const owner = randomUUID();
  const claimed = new Set<string>();
  let isLooking = false;

  async function claim(jobIds: readonly string[]): Promise<void> {
    await db.executeSql(
      `insert into leases (name, owner, expires_at)
       select 'job:' || id, $2, clock_timestamp() + $3 * interval '1 ms' from unnest($1::text[]) as id
       on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at`,
      [[...jobIds], owner, CLAIM_MS],
    );
  }

  async function giveBack(jobId: string): Promise<void> {
    await db.executeSql(`delete from leases where name = 'job:' || $1 and owner = $2`, [jobId, owner]);
  }

  /** A job that is not started counts its next run as the same attempt. One waits for each key at most, where that is its rule. */
  async function releaseDead(): Promise<number> {
    const { rows } = await db.executeSql(
      `with dead as (
         delete from leases where name like 'job:%' and expires_at < clock_timestamp() returning substr(name, 5)::uuid as id
       )
       update ${schema}.job j set state = 'retry', started_on = null, heartbeat_on = null, start_after = now()
       from dead
       where j.name = any($1::text[]) and j.id = dead.id and j.state = 'active'
         and not exists (select from ${schema}.job w where w.name = j.name and w.singleton_key = j.singleton_key
           and w.state = 'retry' and w.policy = 'stately')
       returning j.id`,
      [[...names]],
    );
    return rows.length;
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      if (claimed.size > 0) await claim([...claimed]);
      const released = await releaseDead();
      if (released > 0) log.info({ released }, 'Jobs of a worker that fell silent are taken over');
    } catch (error) {
      log.warn({ err: error }, 'The job queue can not reach the database');
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();

  return {
    async during(jobId, work) {
      await claim([jobId]);
      claimed.add(jobId);
      try {
        return await work();
      } finally {
        claimed.delete(jobId);
        // One that can not be given back ends by itself; by then the job is no longer active.
        await giveBack(jobId).catch((error: unknown) => log.debug({ err: error }, 'A claim could not be given back'));
      }
    },
    end: () => clearInterval(timer),
  };
}
