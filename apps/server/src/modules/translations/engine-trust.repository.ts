import type { EnginePlace, TrustedPlace } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Actor, SYSTEM } from '../history/index.ts';

/** Waits for transactions that rely on what is trusted, and makes new ones wait. Call it before every other lock. */
export async function lockTrust(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trust ${userId}`}, 0))`.execute(tx);
}

/** Held while a run gets its verdicts; several transactions may hold it. Call it before every other lock. */
export async function holdTrust(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`trust ${userId}`}, 0))`.execute(tx);
}

/** Where engines' titles that pass every check go live without a look. */
export async function listTrusted(db: Db, userId: number): Promise<EnginePlace[]> {
  const { rows } = await sql<EnginePlace>`
    select site, engine from engine_trust where user_id = ${userId} and is_trusted`.execute(db);
  return rows;
}

/** What was decided, and how many titles were looked at, for each engine and site with either. */
export async function listTrustedPlaces(db: Db, userId: number): Promise<TrustedPlace[]> {
  const { rows } = await sql<Omit<TrustedPlace, 'decidedAt'> & { decidedAt: Date | null }>`
    select coalesce(t.site, l.site) as site, coalesce(t.engine, l.engine) as engine,
      coalesce(t.is_trusted, false) as "isTrusted", coalesce(l.n, 0)::int as looked,
      case when t.site is null then null when t.decided_by->>'kind' = ${SYSTEM.kind} then 'looks' else 'seller' end as "decidedBy",
      t.decided_at as "decidedAt"
    from (select site, engine, is_trusted, decided_by, decided_at from engine_trust where user_id = ${userId}) t
    full join (
      select site, engine, count(*) as n from manual_titles where user_id = ${userId} and engine is not null group by site, engine
    ) l on l.site = t.site and l.engine = t.engine
    order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt?.toISOString() ?? null }));
}

/** Engines about which nobody has decided, of whose titles on these sites so many were looked at. */
export async function findEarned(
  db: Db,
  userId: number,
  sites: readonly Site[],
  looks: number,
): Promise<EnginePlace[]> {
  const { rows } = await sql<EnginePlace>`
    select m.site, m.engine from manual_titles m
    where m.user_id = ${userId} and m.site = any(${[...sites]}::text[]) and m.engine is not null and not exists (
      select from engine_trust t where t.user_id = m.user_id and t.site = m.site and t.engine = m.engine)
    group by m.site, m.engine having count(*) >= ${looks}`.execute(db);
  return rows;
}

/** @returns the places where this changes something */
export async function saveTrust(
  tx: Tx,
  userId: number,
  places: readonly EnginePlace[],
  { isTrusted, actor, at }: { readonly isTrusted: boolean; readonly actor: Actor; readonly at: Date },
): Promise<EnginePlace[]> {
  const { rows } = await sql<EnginePlace>`
    insert into engine_trust as t (user_id, site, engine, is_trusted, decided_by, decided_at)
    select ${userId}::bigint, site, engine, ${isTrusted}::boolean, ${JSON.stringify(actor)}::jsonb, ${at}::timestamptz
    from (select distinct * from unnest(${places.map(({ site }) => site)}::text[], ${places.map(({ engine }) => engine)}::text[]) as g (site, engine)) g
    on conflict (user_id, site, engine) do update set is_trusted = excluded.is_trusted, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at
    where t.is_trusted <> excluded.is_trusted
    returning site, engine`.execute(tx);
  return rows;
}
