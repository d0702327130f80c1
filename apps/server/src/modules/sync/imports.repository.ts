import type { OtherListing } from '@quayside/connector-kit';
import type { ImportState, ImportView } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ImportRow {
  readonly userId: number;
  readonly importId: number;
  readonly accountId: number;
  readonly state: ImportState;
  readonly phase: ImportView['phase'];
  readonly cursor: string | null;
  readonly total: number;
  readonly listed: number;
  readonly imported: number;
  readonly updated: number;
  readonly failed: number;
  readonly skipped: number;
  readonly errorCode: string | null;
  readonly errorText: string | null;
  readonly resumesAt: Date | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const columns = sql`user_id as "userId", import_id as "importId", account_id as "accountId", state, phase, cursor, total, listed, imported,
  updated, failed, skipped, error_code as "errorCode", error_text as "errorText", resumes_at as "resumesAt", started_at as "startedAt",
  finished_at as "finishedAt"`;

export async function getImport(db: Db, userId: number, importId: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where user_id = ${userId} and import_id = ${importId}`.execute(db);
  return rows[0];
}

/** Recent imports, newest first. */
export async function listImports(
  db: Db,
  userId: number,
  accountId: number | undefined,
  limit: number,
): Promise<ImportRow[]> {
  const inAccount = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`;
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where user_id = ${userId} ${inAccount} order by import_id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Imports of an account that are not finished. */
export async function listOpenImports(db: Db, userId: number, accountId: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports
    where user_id = ${userId} and account_id = ${accountId} and state in ('queued', 'running', 'paused')`.execute(db);
  return rows;
}

/** How many recent imports are searched for the last one that stopped. */
const RECENT_IMPORTS = 50;

/** The newest stopped or waiting import among the account's recent ones. */
export async function findStoppedImport(db: Db, userId: number, accountId: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select * from (
      select ${columns} from imports where user_id = ${userId} and account_id = ${accountId} order by import_id desc limit ${RECENT_IMPORTS}
    ) i where state in ('failed', 'paused') order by "importId" desc limit 1`.execute(db);
  return rows[0];
}

/** Accounts whose imports wait for a quota. */
export async function listQuotaWaiters(db: Db): Promise<AccountRef[]> {
  return db
    .selectFrom('imports')
    .select(['user_id as userId', 'account_id as accountId'])
    .where('state', '=', 'paused')
    .where('error_code', '=', 'quota_reached')
    .execute();
}

/** The user's accounts whose import waits for a quota, with the end of the wait. */
export async function listImportPauses(db: Db, userId: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('imports')
    .select(['account_id', 'resumes_at'])
    .where('user_id', '=', userId)
    .where('state', '=', 'paused')
    .where('error_code', '=', 'quota_reached')
    .execute();
  return new Map(rows.flatMap((row) => (row.resumes_at ? [[row.account_id, row.resumes_at] as const] : [])));
}

/** @returns the new import's id; undefined if the account has an open import */
export async function insertImport(tx: Tx, userId: number, accountId: number, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('imports')
    .values({ user_id: userId, account_id: accountId, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('import_id')
    .executeTakeFirst();
  return row?.import_id;
}

/** Locks the import until the transaction ends, so that a cancellation and a batch are serialized. */
export async function lockImport(tx: Tx, userId: number, importId: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where user_id = ${userId} and import_id = ${importId} for update`.execute(tx);
  return rows[0];
}

export interface StateChange {
  readonly state: ImportState;
  readonly phase?: ImportView['phase'];
  readonly errorCode?: string | null;
  readonly errorText?: string | null;
  readonly resumesAt?: Date | null;
  readonly finishedAt?: Date;
}

/** Clears error and resume fields that are not given. */
export async function setState(tx: Tx, userId: number, importId: number, change: StateChange): Promise<void> {
  await tx
    .updateTable('imports')
    .set({
      state: change.state,
      ...(change.phase ? { phase: change.phase } : {}),
      error_code: change.errorCode ?? null,
      error_text: change.errorText ?? null,
      resumes_at: change.resumesAt ?? null,
      ...(change.finishedAt ? { finished_at: change.finishedAt } : {}),
    })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .execute();
}

/** Stores the ids of a page, whose details are still to be read, and those that are left out. Known ids add nothing. */
export async function storeListed(
  tx: Tx,
  userId: number,
  importId: number,
  page: {
    readonly externalIds: readonly string[];
    readonly others?: readonly OtherListing[];
    readonly inactive?: readonly string[];
    readonly total: number;
  },
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into import_rows (user_id, import_id, external_id)
    select ${userId}::bigint, ${importId}::bigint, unnest(${[...page.externalIds]}::text[]) on conflict do nothing`.execute(
    tx,
  );
  const skipped = await storeSkipped(tx, userId, importId, page.others ?? []);
  await sql`
    insert into import_rows (user_id, import_id, external_id, state)
    select ${userId}::bigint, ${importId}::bigint, unnest(${[...(page.inactive ?? [])]}::text[]), 'inactive'
    on conflict do nothing`.execute(tx);
  const added = Number(numAffectedRows);
  await sql`
    update imports set state = 'running', listed = listed + ${added}, skipped = skipped + ${skipped},
      total = greatest(${page.total}, listed + skipped + ${added + skipped})
    where user_id = ${userId} and import_id = ${importId}`.execute(tx);
}

/** @returns how many of them were not known yet */
async function storeSkipped(
  tx: Tx,
  userId: number,
  importId: number,
  others: readonly OtherListing[],
): Promise<number> {
  if (others.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into import_rows (user_id, import_id, external_id, state, format)
    select ${userId}::bigint, ${importId}::bigint, o.external_id, 'skipped', o.format
    from unnest(${others.map((other) => other.externalId)}::text[], ${others.map((other) => other.format)}::text[])
      as o (external_id, format)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Marks the page as completely stored. */
export async function moveOn(tx: Tx, userId: number, importId: number, nextCursor: string | null): Promise<void> {
  await sql`
    update imports set cursor = ${nextCursor}, phase = ${nextCursor === null ? 'details' : 'listing'}
    where user_id = ${userId} and import_id = ${importId}`.execute(tx);
}

/** Ids whose details are still to be read, after an id, in order. */
export async function listWaiting(
  db: Db,
  userId: number,
  importId: number,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('external_id')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .where('external_id', '>', after)
    .orderBy('external_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.external_id);
}

/** Marks the rows of a stored batch as done, except those whose problem is stored. */
export async function settleRows(
  tx: Tx,
  userId: number,
  importId: number,
  batch: { readonly done: readonly string[]; readonly created: number; readonly updated: number },
): Promise<void> {
  await sql`
    insert into import_rows as r (user_id, import_id, external_id, state)
    select ${userId}::bigint, ${importId}::bigint, unnest(${[...batch.done]}::text[]), 'done'
    on conflict (user_id, import_id, external_id) do update set state = 'done', format = null where r.state <> 'done'`.execute(
    tx,
  );
  await sql`
    update imports set imported = imported + ${batch.created}, updated = updated + ${batch.updated},
      state = 'running', error_code = null, error_text = null, resumes_at = null
    where user_id = ${userId} and import_id = ${importId}`.execute(tx);
}

interface ImportKey extends AccountRef {
  readonly importId: number;
}

/** Counts the account's live items, and those that this import did not list as fixed-price goods. */
export async function countUnlisted(
  db: Db,
  { userId, accountId, importId }: ImportKey,
): Promise<{ known: number; missing: number }> {
  const { rows } = await sql<{ known: number; missing: number }>`
    select count(*)::int as known, (count(*) filter (where r.external_id is null))::int as missing
    from items i
    left join import_rows r on r.user_id = i.user_id and r.import_id = ${importId} and r.external_id = i.external_id
      and r.state not in ('skipped', 'inactive')
    where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended`.execute(db);
  return rows[0] ?? { known: 0, missing: 0 };
}

export interface Unlisted {
  readonly itemId: number;
  readonly externalId: string;
  /** The list itself says that it is not for sale at a fixed price. */
  readonly isSaid: boolean;
}

/**
 * Live items that this import did not list for sale, in order.
 * @param limit null for all
 */
export async function listUnlisted(
  db: Db,
  { userId, accountId, importId }: ImportKey,
  limit: number | null,
): Promise<Unlisted[]> {
  const { rows } = await sql<Unlisted>`
    select i.item_id as "itemId", i.external_id as "externalId", r.external_id is not null as "isSaid" from items i
    left join import_rows r on r.user_id = i.user_id and r.import_id = ${importId} and r.external_id = i.external_id
    where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended
      and (r.external_id is null or r.state in ('skipped', 'inactive'))
    order by i.item_id limit ${limit}`.execute(db);
  return rows;
}

/** @returns how many rows of finished imports were removed, at most `most`; those with a problem and those that were left out stay */
export async function removeListedRows(db: Db, userId: number, importId: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with done as (
      select external_id from import_rows where user_id = ${userId} and import_id = ${importId} and state in ('waiting', 'done', 'inactive') and problem is null
      limit ${most})
    delete from import_rows r using done
    where r.user_id = ${userId} and r.import_id = ${importId} and r.external_id = done.external_id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
