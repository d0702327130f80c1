import type { Pool } from 'pg';
import type { Account } from '../../src/modules/accounts/index.ts';
import type { JudgedItem } from '../../src/modules/facts/index.ts';
import { recordGroup, recordInGroup, SYSTEM } from '../../src/modules/history/index.ts';
import type { Item } from '../../src/modules/products/index.ts';
import { insertRunItems, settleRunItems } from '../../src/modules/publishing/run-items.repository.ts';
import { insertRun, updateRun } from '../../src/modules/publishing/runs.repository.ts';
import { setPlatform } from '../../src/modules/sellers/index.ts';
import { createSession } from '../../src/modules/session/session.repository.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { hashToken, newToken } from '../../src/platform/ids.ts';
import { buildAccount } from '../factories/account.ts';
import { buildItems } from '../factories/item.ts';
import { buildListing } from '../factories/listing.ts';
import { buildLogin, buildOwner, type TestLogin } from '../factories/seller.ts';
import { INPUT_FILES, type RowIds } from './input-files.ts';

export const DOUBTFUL_PRODUCT = 'B000000001';
/** The number of an order that no call ships, cancels or packs. */
export const OPEN_ORDER = 'order-2';

/** A seller with one row of everything that a call may address by id. */
export interface Holdings {
  readonly login: TestLogin;
  readonly account: Account;
  readonly items: readonly Item[];
  readonly itemIds: readonly number[];
  readonly unitIds: readonly number[];
  readonly runIds: readonly number[];
  readonly importIds: readonly number[];
  /** Rows that the rooms' own input files add. */
  readonly rowIds: RowIds;
  readonly orderIds: readonly number[];
  readonly orderLineIds: readonly number[];
  /** History groups. */
  readonly groupIds: readonly number[];
  readonly invitationIds: readonly number[];
  /** Sessions of the own login other than the calling one. */
  readonly sessionIds: readonly number[];
  /** Another login of the team. */
  readonly memberId: number;
}

/** Titles that a marketplace may send, and that every screen and call must handle. */
const TITLES = [
  'Wooden train, 24 pieces',
  '🚂'.repeat(150),
  `Markup <script>alert(1)</script> & "quotes" 'n' \\backslashes\\ ${'x'.repeat(300)}`,
  '   ',
  'ﷺ مرحبا \u202Eright to left',
];

async function buildRows(db: Db, account: Account): Promise<RowIds> {
  const built: RowIds[] = [];
  for (const { build } of INPUT_FILES) if (build) built.push(await build(db, account));
  return Object.assign({}, ...built);
}

export async function buildHoldings(db: Db): Promise<Holdings> {
  // An admin who acts for the own business may make every call.
  const login = await buildOwner(db, { ebay: 'P', adminUserId: 1, password: 'Holding-7!' });
  const { userId } = login;
  await withTransaction(db, async (tx) => {
    for (const platform of ['amazon', 'cdiscount'] as const) await setPlatform(tx, userId, platform, { state: 'P' });
  });
  const account = await buildAccount(db, userId);
  const items = await buildItems(
    db,
    account,
    TITLES.map((title) => ({ title, attributes: JSON.parse('{"__proto__":["x"],"constructor":["y"]}') })),
  );
  const [first, second] = items;
  if (!first || !second) throw new Error('The items were not stored');
  await buildListing(db, account, first, { site: 'DE', state: 'L' });
  await buildListing(db, account, second, { site: 'FR', state: 'F', reason: { code: 'rejected_by_marketplace' } });
  // The catalogue product with its code may be another one.
  const seen = { productId: DOUBTFUL_PRODUCT, gtin: '4006381333931', title: 'Train', brand: '', pack: 1, image: '' };
  const doubt = { code: 'product_doubtful', params: seen } as const;
  await buildListing(db, account, second, { site: 'AMDE', state: 'B', reason: doubt });
  const itemIds = items.map((item) => item.itemId);
  const { orderId, lineId } = await buildOrder(db, account, first, 'order-1');
  await buildOrder(db, account, first, OPEN_ORDER);
  // Admins are not members of a team, so another login owns the business.
  await buildLogin(db, userId, { role: 'owner' });
  return {
    login,
    account,
    items,
    itemIds,
    unitIds: items.flatMap((item) => item.units.map((unit) => unit.unitId)),
    runIds: await buildRuns(db, account, itemIds),
    importIds: await buildImports(db, account),
    rowIds: await buildRows(db, account),
    orderIds: [orderId],
    orderLineIds: [lineId],
    groupIds: [await buildHistoryGroup(db, account, first)],
    invitationIds: await buildInvitations(db, login),
    sessionIds: await buildSessions(db, login),
    memberId: (await buildLogin(db, userId, { role: 'manager' })).loginId,
  };
}

async function buildInvitations(db: Db, { userId, loginId }: TestLogin): Promise<number[]> {
  const rows = await db
    .insertInto('invitations')
    .values(
      ['first', 'second'].map((name) => ({
        user_id: userId,
        email: `${name}@login.example`,
        role: 'viewer',
        token_hash: hashToken(newToken()),
        invited_by: loginId,
        created_at: new Date(),
        expires_at: new Date('2100-01-01T00:00:00Z'),
      })),
    )
    .returning('invitation_id')
    .execute();
  return rows.map((row) => row.invitation_id);
}

async function buildRuns(db: Db, account: Account, itemIds: readonly number[]): Promise<number[]> {
  const { userId, accountId } = account;
  const runItem = (itemId: number): JudgedItem => ({
    itemId,
    site: 'DE',
    verdict: 'ready',
    reason: null,
    title: 'Holzeisenbahn',
    titleLabel: 'memory',
    homeTitle: null,
    dropped: [],
    price: null,
    quantity: 5,
    categoryId: '19019',
  });
  const runIds: number[] = [];
  for (const state of ['prepared', 'done', 'running'] as const) {
    const run = { userId, accountId, kind: 'list' as const, selection: { accountId }, sites: ['DE' as const] };
    const facts = { itemsTotal: itemIds.length, requestedBy: 1, createdAt: new Date() };
    const runId = await withTransaction(db, async (tx) => {
      const created = await insertRun(tx, { ...run, ...facts });
      await insertRunItems(tx, userId, created, itemIds.map(runItem));
      await updateRun(tx, userId, created, { state, ...(state === 'done' ? { finished_at: new Date() } : {}) });
      const outcome = state === 'done' ? 'failed' : 'queued';
      if (state !== 'prepared') {
        await settleRunItems(
          tx,
          userId,
          itemIds.map((itemId) => ({ runId: created, itemId, site: 'DE', outcome })),
        );
      }
      return created;
    });
    runIds.push(runId);
  }
  return runIds;
}

async function buildImports(db: Db, { userId, accountId }: Account): Promise<number[]> {
  const rows = await db
    .insertInto('imports')
    .values([{ user_id: userId, account_id: accountId, state: 'done', phase: 'finished', finished_at: new Date() }])
    .returning('import_id')
    .execute();
  const importIds = rows.map((row) => row.import_id);
  const problem = { user_id: userId, state: 'failed', error_text: 'It has no price.' };
  await db
    .insertInto('import_rows')
    .values(importIds.map((import_id) => ({ ...problem, import_id, external_id: '110000000001' })))
    .execute();
  return importIds;
}

/** A history entry with another one in its group. */
async function buildHistoryGroup(db: Db, { userId }: Account, { itemId }: Item): Promise<number> {
  const change = { actor: SYSTEM, entity: 'item' as const, entityId: itemId, itemId, field: 'title' as const };
  const entry = { ...change, before: null, after: 'Wooden train', why: 'imported' as const };
  return withTransaction(db, async (tx) => {
    const groupId = await recordGroup(tx, userId, entry, null);
    await recordInGroup(tx, userId, groupId, [entry]);
    return groupId;
  });
}

async function buildOrder(
  db: Db,
  { userId, accountId, platform }: Account,
  item: Item,
  externalId: string,
): Promise<{ orderId: number; lineId: number }> {
  const at = new Date('2026-11-20T08:00:00Z');
  const order = {
    user_id: userId,
    account_id: accountId,
    platform,
    external_id: externalId,
    site: 'DE',
    status: 'paid',
  };
  const { order_id } = await db
    .insertInto('orders')
    .values({ ...order, total_minor: 1_000, currency: 'EUR', ordered_at: at, modified_at: at })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const line = { user_id: userId, order_id, external_id: '1', title: item.title, quantity: 1, currency: 'EUR' };
  const { line_id } = await db
    .insertInto('order_lines')
    .values({ ...line, total_minor: 1_000, item_id: item.itemId })
    .returning('line_id')
    .executeTakeFirstOrThrow();
  return { orderId: order_id, lineId: line_id };
}

/** Everything stored about a seller, by table. Another seller's calls must not change it. */
export async function fingerprintOf(pool: Pool, userId: number): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by table_name`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ print: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${name} t where t.user_id = $1`,
      [userId],
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

async function buildSessions(db: Db, { loginId, userId }: TestLogin): Promise<number[]> {
  const sessions = {
    loginId,
    userId,
    adminUserId: 1,
    expiresAt: new Date('2100-01-01T00:00:00Z'),
    userAgent: 'another',
  };
  for (let n = 0; n < 3; n += 1) await createSession(db, { ...sessions, token: newToken() });
  const rows = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('login_id', '=', loginId)
    .where('user_agent', '=', 'another')
    .execute();
  return rows.map((row) => row.session_id);
}
