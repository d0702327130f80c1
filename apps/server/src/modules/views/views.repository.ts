import type { SavedView, SavedViewInput, ViewScreen } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** Whose views: those of a login, next to those that its team shares, on one screen. */
export interface ViewScope {
  readonly userId: number;
  readonly loginId: number;
  readonly screen: ViewScreen;
}

interface Row {
  readonly view_id: number;
  readonly login_id: number | null;
  readonly name: string;
  readonly address: string;
  readonly columns: SavedView['columns'];
}

const isReachable = ({ userId, loginId, screen }: ViewScope) =>
  sql<boolean>`user_id = ${userId} and screen = ${screen} and (login_id is null or login_id = ${loginId})`;

/** By name, in any case. */
export async function listViews(db: Db, scope: ViewScope): Promise<SavedView[]> {
  const { rows } = await sql<Row>`
    select * from saved_views where ${isReachable(scope)} order by lower(name), view_id`.execute(db);
  return rows.map(toView);
}

/** How many views there are in the place of this one: shared ones, or the login's own. */
export async function countViews(tx: Tx, scope: ViewScope, isShared: boolean): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from saved_views
    where user_id = ${scope.userId} and screen = ${scope.screen} and login_id is not distinct from ${ownerOf(scope, isShared)}::bigint`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Serializes saving, which counts a screen's views. */
export async function lockViews(tx: Tx, { userId, screen }: ViewScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId} ${screen}`}, 0))`.execute(tx);
}

/** A view that the login may see, by its id. */
export async function getView(tx: Tx, scope: ViewScope, viewId: number): Promise<SavedView | undefined> {
  const { rows } = await sql<Row>`
    select * from saved_views where ${isReachable(scope)} and view_id = ${viewId}`.execute(tx);
  return rows[0] && toView(rows[0]);
}

/** Whether another view in the same place has this name, in any case. */
export async function isNameTaken(tx: Tx, scope: ViewScope, input: SavedViewInput, except: number): Promise<boolean> {
  const { rows } = await sql`
    select from saved_views
    where user_id = ${scope.userId} and screen = ${scope.screen} and coalesce(login_id, 0) = coalesce(${ownerOf(scope, input.isShared)}::bigint, 0)
      and lower(name) = lower(${input.name}) and view_id <> ${except}`.execute(tx);
  return rows.length > 0;
}

export async function insertView(tx: Tx, scope: ViewScope, input: SavedViewInput): Promise<SavedView> {
  const { rows } = await sql<Row>`
    insert into saved_views (user_id, screen, login_id, name, address, columns)
    values (${scope.userId}, ${scope.screen}, ${ownerOf(scope, input.isShared)}, ${input.name}, ${input.address}, ${columnsOf(input)}::jsonb)
    returning *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a view was not stored');
  return toView(row);
}

export async function updateView(tx: Tx, scope: ViewScope, viewId: number, input: SavedViewInput): Promise<void> {
  await sql`
    update saved_views set login_id = ${ownerOf(scope, input.isShared)}, name = ${input.name}, address = ${input.address},
      columns = ${columnsOf(input)}::jsonb
    where ${isReachable(scope)} and view_id = ${viewId}`.execute(tx);
}

/** @returns whether there was such a view */
export async function removeView(db: Db, scope: ViewScope, viewId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_views where ${isReachable(scope)} and view_id = ${viewId} returning view_id`.execute(db);
  return rows.length > 0;
}

const ownerOf = ({ loginId }: ViewScope, isShared: boolean) => (isShared ? null : loginId);
const columnsOf = ({ columns }: SavedViewInput) => (columns === null ? null : JSON.stringify(columns));

function toView({ view_id: id, login_id, name, address, columns }: Row): SavedView {
  return { id, name, address, columns, isShared: login_id === null };
}
