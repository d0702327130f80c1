import { dataExport } from '@quayside/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import { businessTables, exportedTables } from '../../platform/database/room-tables.ts';

let now = new Date('2031-05-01T12:00:00Z');
const database = useTestDatabase();
const clock = clockOf({ now: () => now, sleep: async () => undefined });
const server = useTestServer(database, { clock });
let owner: TestLogin;

beforeEach(async () => {
  now = new Date('2031-05-01T12:00:00Z');
  owner = await buildOwner(database.db);
});

const params = () => ({ id: owner.userId });
const state = () => server.as(owner).call(dataExport.get, { params: params() });
const request = () => server.as(owner).call(dataExport.create, { params: params() });
const make = () => server.runJob('data-export.make', { userId: owner.userId });

async function platformStates(): Promise<string[]> {
  const query = database.db.selectFrom('user_platforms').select('state').where('user_id', '=', owner.userId);
  return (await query.orderBy('platform').execute()).map(({ state }) => state);
}

async function download(): Promise<Record<string, string>> {
  const answer = await server.as(owner).send(dataExport.getFile, { params: params() });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

describe('an export', () => {
  it('is requested, made, announced by mail, downloaded, and gone after a week', async () => {
    expect(await state()).toMatchObject({ state: 'none', bytes: 0 });
    expect(await request()).toMatchObject({ state: 'making', requestedAt: now.toISOString() });
    const again = await server.as(owner).refused(dataExport.create, { params: params() });
    expect(again).toMatchObject({ status: 409, error: 'export_under_way' });
    const early = await server.as(owner).refused(dataExport.getFile, { params: params() });
    expect(early).toMatchObject({ status: 404, error: 'export_not_found' });

    await make();
    const ready = await state();
    expect(ready).toMatchObject({ state: 'ready', expiresAt: '2031-05-08T12:00:00.000Z' });
    expect(ready.bytes).toBeGreaterThan(1_000);
    const answer = await server.as(owner).send(dataExport.getFile, { params: params() });
    expect(answer.rawPayload.length).toBe(ready.bytes);
    const [mail] = await server.mailsTo(owner.email);
    expect(mail?.subject).toBe('Your Quayside data is ready');
    expect(mail?.text).toContain('/user/profile/leaving');

    now = new Date('2031-05-08T12:00:01Z');
    const late = await server.as(owner).refused(dataExport.getFile, { params: params() });
    expect(late.error).toBe('export_not_found');
    await server.runJob('data-export.remove-old', {});
    expect(await state()).toMatchObject({ state: 'expired' });
    expect(await database.db.selectFrom('data_export_parts').select('place').execute()).toEqual([]);
  });

  it('contains the rows of the business as CSV and JSON, and none of another business', async () => {
    const account = await buildAccount(database.db, owner.userId);
    await buildItems(database.db, account, [{ title: '=cmd|"/c calc"!A1, "quoted"\nline' }, { title: 'Teapot' }]);
    const other = await buildOwner(database.db);
    await buildItems(database.db, await buildAccount(database.db, other.userId), [{ title: 'Not yours' }]);
    await request();
    await make();
    const files = await download();
    expect(files['items.jsonl']?.trim().split('\n')).toHaveLength(2);
    expect(files['items.csv']).toContain(`"'=cmd|""/c calc""!A1, ""quoted""\nline"`);
    expect(files['items.csv']?.startsWith('\uFEFFitem_id,account_id,')).toBe(true);
    expect(JSON.stringify(files)).not.toContain('Not yours');
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest).toMatchObject({ madeAt: now.toISOString(), rows: { items: 2, team: 1 } });
    expect(files['README.txt']).toContain('manifest.json');
    expect(Object.keys(files)).toHaveLength(exportedTables(server.tables).length * 2 + 2);
  });

  it('contains all rows of a table that is read in several steps', async () => {
    const account = await buildAccount(database.db, owner.userId);
    await buildItems(
      database.db,
      account,
      Array.from({ length: 1_203 }, (_, index) => ({ title: `Item ${index}` })),
    );
    await request();
    await make();
    const lines = (await download())['items.jsonl']?.trim().split('\n') ?? [];
    expect(new Set(lines.map((line) => JSON.parse(line).item_id)).size).toBe(1_203);
  });

  it('reads all tables as they were when it began', async () => {
    await request();
    const before = await platformStates();
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('lock table items in access exclusive mode');
    const locks = await holdWriters(database, 'articles');
    const made = make();
    await locks.areWaiting(1);
    await database.db.updateTable('user_platforms').set({ state: 'V' }).where('user_id', '=', owner.userId).execute();
    await reader.query('rollback');
    reader.release();
    await locks.release();
    await made;
    const lines = (await download())['platforms.jsonl']?.trim().split('\n') ?? [];
    expect(lines.map((line) => JSON.parse(line).state)).toEqual(before);
    expect(await platformStates()).not.toEqual(before);
  });

  it('is made once, however often its job runs', async () => {
    await request();
    await make();
    const first = await state();
    now = new Date('2031-05-02T12:00:00Z');
    await make();
    expect(await state()).toEqual(first);
  });

  it('can be requested again after it failed', async () => {
    await request();
    await server.giveUpJob('data-export.make', { userId: owner.userId });
    expect(await state()).toMatchObject({ state: 'failed' });
    expect(await request()).toMatchObject({ state: 'making' });
  });

  it('is for owners only', async () => {
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager' });
    expect((await server.as(manager).refused(dataExport.create, { params: params() })).status).toBe(403);
    await request();
    await make();
    expect((await server.as(manager).refused(dataExport.getFile, { params: params() })).status).toBe(403);
  });
});

describe('the exported tables of all rooms', () => {
  it('contain each table of a business once, except those excluded for a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(database.db);
    expect(businessTables(server.tables).toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it('have no column that gives access to anything', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`.execute(
      database.db,
    );
    const shown = rows.filter(({ table, column }) =>
      exportedTables(server.tables).some((one) => one.table === table && !one.without?.includes(column)),
    );
    const suspicious = shown.filter(({ column }) =>
      /token|secret|password|cipher|sealed|provider_ref|provider_customer|method_ref/.test(column),
    );
    expect(suspicious).toEqual([]);
  });
});
