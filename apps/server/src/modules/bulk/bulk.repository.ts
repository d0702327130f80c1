import type { BulkProblem, BulkType, FileEncoding } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';

export interface RequestRow {
  readonly requestId: number;
  readonly accountId: number;
  readonly type: BulkType;
  readonly runId: number | null;
  readonly encoding: FileEncoding | null;
  readonly rows: number;
  readonly problems: Readonly<Partial<Record<BulkProblem, number>>>;
  readonly createdAt: Date;
}

export async function insertRequest(tx: Tx, userId: number, request: Omit<RequestRow, 'requestId'>): Promise<number> {
  const row = await tx
    .insertInto('bulk_requests')
    .values({
      user_id: userId,
      account_id: request.accountId,
      type: request.type,
      run_id: request.runId,
      encoding: request.encoding,
      rows: request.rows,
      problems: JSON.stringify(request.problems),
      created_at: request.createdAt,
    })
    .returning('request_id')
    .executeTakeFirstOrThrow();
  return row.request_id;
}

export interface NewRow {
  readonly position: number;
  readonly row: number;
  readonly name: string;
  readonly itemId: number | null;
  readonly sites: readonly Site[];
  readonly problem: BulkProblem | null;
  readonly column: string | null;
  readonly value: string;
}

export async function insertRows(tx: Tx, userId: number, requestId: number, rows: readonly NewRow[]): Promise<void> {
  const of = <K extends keyof NewRow>(key: K) => rows.map((row) => row[key]);
  await sql`
    insert into bulk_rows (user_id, request_id, position, row_number, name, item_id, sites, problem, problem_column, problem_value)
    select ${userId}, ${requestId}, position, row_number, name, item_id, string_to_array(sites, ','), problem, problem_column, problem_value
    from unnest(${of('position')}::integer[], ${of('row')}::integer[], ${of('name')}::text[], ${of('itemId')}::bigint[],
      ${rows.map(({ sites }) => sites.join())}::text[], ${of('problem')}::text[], ${of('column')}::text[], ${of('value')}::text[])
      as given (position, row_number, name, item_id, sites, problem, problem_column, problem_value)`.execute(tx);
}

const columns = [
  'request_id as requestId',
  'account_id as accountId',
  'type',
  'run_id as runId',
  'encoding',
  'rows',
  'problems',
  'created_at as createdAt',
] as const;

/** A request of an account, or its last one. */
export async function findRequest(
  db: Db,
  userId: number,
  { accountId, type, requestId }: { accountId: number; type: BulkType; requestId?: number | undefined },
): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('bulk_requests')
    .select(columns)
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .$if(requestId !== undefined, (found) => found.where('request_id', '=', requestId ?? 0))
    .orderBy('request_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as RequestRow | undefined;
}

export async function getRequest(
  db: Db,
  userId: number,
  { type, requestId }: { type: BulkType; requestId: number },
): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('bulk_requests')
    .select(columns)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('type', '=', type)
    .executeTakeFirst();
  return row as RequestRow | undefined;
}

/** An item that rows name, with one of its names. */
export interface NamedItem {
  readonly itemId: number;
  readonly name: string;
  readonly isEnded: boolean;
  readonly isBlocked: boolean;
}

export async function findByNumber(
  db: Db,
  userId: number,
  accountId: number,
  numbers: readonly string[],
): Promise<NamedItem[]> {
  const { rows } = await sql<NamedItem>`
    select item_id as "itemId", external_id as name, is_ended as "isEnded", is_blacklisted as "isBlocked" from items
    where user_id = ${userId} and account_id = ${accountId} and external_id = any(${[...numbers]}::text[])`.execute(db);
  return rows;
}

/** Items with one of these SKUs, or with a variant that has it. Items on sale come first. */
export async function findBySku(
  db: Db,
  userId: number,
  accountId: number,
  skus: readonly string[],
): Promise<NamedItem[]> {
  const given = [...skus];
  const { rows: named } = await sql<Pick<NamedItem, 'itemId' | 'name'>>`
    select item_id as "itemId", sku as name from items
      where user_id = ${userId} and account_id = ${accountId} and sku = any(${given}::text[])
    union
    select item_id, sku from item_units where user_id = ${userId} and sku = any(${given}::text[])`.execute(db);
  // Not a join: without statistics, as of a shop that was just imported, PostgreSQL compares each name with each item.
  const { rows: items } = await sql<Omit<NamedItem, 'name'>>`
    select item_id as "itemId", is_ended as "isEnded", is_blacklisted as "isBlocked" from items
    where user_id = ${userId} and account_id = ${accountId} and item_id = any(${named.map(({ itemId }) => itemId)}::bigint[])
    order by is_ended, item_id`.execute(db);
  const namesOf = groupBy(named, ({ itemId }) => itemId);
  return items.flatMap((item) => (namesOf.get(item.itemId) ?? []).map(({ name }) => ({ ...item, name })));
}
