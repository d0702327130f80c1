import type { EngineName, EngineState } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SealedColumn } from '../../platform/resealing.ts';

export interface StoredEngine {
  readonly engine: EngineName;
  readonly sealedKey: Buffer;
  readonly region: string | null;
  /** Of a language model; null for the demo mode's. */
  readonly url: string | null;
  readonly model: string | null;
  readonly budget: number;
  readonly state: EngineState;
  readonly pausedUntil: Date | null;
  readonly checkedAt: Date | null;
}

export const keyContext = (userId: number | string, engine: string) => `translation-engine:${userId}:${engine}`;

/** In the order of use. */
export async function listEngines(db: Db, userId: number): Promise<StoredEngine[]> {
  const { rows } = await sql<StoredEngine>`
    select engine, sealed_key as "sealedKey", region, url, model, budget::int as budget, state, paused_until as "pausedUntil",
      checked_at as "checkedAt"
    from translation_engines where user_id = ${userId} order by position, engine`.execute(db);
  return rows;
}

export async function saveEngine(
  tx: Tx,
  userId: number,
  {
    engine,
    sealedKey,
    region,
    url,
    model,
    budget,
  }: Pick<StoredEngine, 'engine' | 'sealedKey' | 'region' | 'url' | 'model' | 'budget'>,
): Promise<void> {
  await sql`
    insert into translation_engines (user_id, engine, sealed_key, region, url, model, budget, position)
    values (${userId}, ${engine}, ${sealedKey}, ${region}, ${url}, ${model}, ${budget},
      (select coalesce(max(position), 0) + 1 from translation_engines where user_id = ${userId}))
    on conflict (user_id, engine) do update
    set sealed_key = excluded.sealed_key, region = excluded.region, url = excluded.url, model = excluded.model, budget = excluded.budget,
      state = case when translation_engines.sealed_key = excluded.sealed_key then translation_engines.state else 'new' end,
      paused_until = null`.execute(tx);
}

/** The engines in the order of use. Other changes of the order wait. */
export async function lockEngineOrder(tx: Tx, userId: number): Promise<EngineName[]> {
  const { rows } = await sql<{ engine: EngineName }>`
    select engine from translation_engines where user_id = ${userId} order by position, engine for update`.execute(tx);
  return rows.map(({ engine }) => engine);
}

export async function setEngineOrder(tx: Tx, userId: number, engines: readonly EngineName[]): Promise<void> {
  await sql`
    update translation_engines e set position = given.place
    from unnest(${[...engines]}::text[]) with ordinality as given (engine, place)
    where e.user_id = ${userId} and e.engine = given.engine`.execute(tx);
}

type RemovedEngine = Pick<StoredEngine, 'engine' | 'url' | 'model' | 'budget'>;

/** @returns what was removed; undefined if there was none */
export async function removeEngine(tx: Tx, userId: number, engine: EngineName): Promise<RemovedEngine | undefined> {
  const { rows } = await sql<RemovedEngine>`
    delete from translation_engines where user_id = ${userId} and engine = ${engine}
    returning engine, url, model, budget::int as budget`.execute(tx);
  return rows[0];
}

/** The result of the last call. A key that was replaced in the meantime keeps its own state. */
export async function setEngineState(
  db: Db,
  userId: number,
  { engine, sealedKey }: Pick<StoredEngine, 'engine' | 'sealedKey'>,
  to: { readonly state: EngineState; readonly pausedUntil: Date | null; readonly at: Date },
): Promise<void> {
  await sql`
    update translation_engines set state = ${to.state}, paused_until = ${to.pausedUntil}, checked_at = ${to.at}
    where user_id = ${userId} and engine = ${engine} and sealed_key = ${sealedKey}`.execute(db);
}

/** Characters per month by engine, including reserved ones. */
export async function listUse(db: Db, userId: number, month: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ engine: string; n: number }>`
    select engine, (used + reserved)::float8 as n from translation_engine_use
    where user_id = ${userId} and month = ${month}`.execute(db);
  return new Map(rows.map(({ engine, n }) => [engine, n]));
}

export interface Use {
  readonly engine: string;
  readonly month: string;
  /** In the engine's unit: a language model's are tokens. */
  readonly characters: number;
}

/**
 * Takes characters from the budget before a call; parallel calls wait for the row, so that all of them together stay
 * within it.
 */
export async function reserve(
  db: Db,
  userId: number,
  { engine, month, characters }: Use,
  budget: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into translation_engine_use as u (user_id, engine, month, reserved)
    select ${userId}, ${engine}, ${month}::date, ${characters}::bigint where ${characters}::bigint <= ${budget}::bigint
    on conflict (user_id, engine, month) do update set reserved = u.reserved + excluded.reserved
    where u.used + u.reserved + excluded.reserved <= ${budget}::bigint
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Ends a reservation. @param charged what the call was, or may have been, charged */
export async function settle(db: Db, userId: number, use: Use, charged: number): Promise<void> {
  await sql`
    update translation_engine_use
    set reserved = reserved - ${use.characters}, used = used + ${charged}::bigint
    where user_id = ${userId} and engine = ${use.engine} and month = ${use.month}`.execute(db);
}

export interface OwnTitle {
  readonly itemId: number;
  readonly accountId: number;
  readonly title: string;
  readonly brand: string | null;
}

/** The newest items of these accounts. */
export async function listNewestTitles(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  limit: number,
): Promise<OwnTitle[]> {
  const { rows } = await sql<OwnTitle>`
    select item_id as "itemId", account_id as "accountId", title, brand from items
    where user_id = ${userId} and account_id = any(${accountIds}::bigint[]) order by item_id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The encrypted keys of all engines. */
export const sealedEngineKeys: SealedColumn = {
  name: 'translation_engines.sealed_key',
  async list(db, after, limit) {
    const [user, name] = (after ?? '0/').split('/');
    const { rows } = await sql<{ user_id: number; engine: string; sealed_key: Buffer }>`
      select user_id, engine, sealed_key from translation_engines
      where (user_id, engine) > (${Number(user)}::bigint, ${name ?? ''}::text)
      order by user_id, engine limit ${limit}`.execute(db);
    return rows.map(({ user_id, engine, sealed_key: sealed }) => ({
      key: `${user_id}/${engine}`,
      sealed,
      context: keyContext(user_id, engine),
    }));
  },
  async replace(db, changes) {
    await sql`
      update translation_engines e set sealed_key = c.after
      from unnest(${changes.map((c) => Number(c.key.split('/')[0]))}::bigint[],
        ${changes.map((c) => c.key.split('/')[1] ?? '')}::text[], ${changes.map((c) => c.before)}::bytea[],
        ${changes.map((c) => c.after)}::bytea[]) as c (user_id, engine, before, after)
      where e.user_id = c.user_id and e.engine = c.engine and e.sealed_key = c.before`.execute(db);
  },
};
