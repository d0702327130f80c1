import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, type BulkStatus, bulk } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { driveBulk } from '../../../test/bulk.ts';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { takeShippingAway } from '../../../test/shipping.ts';

const SELLER = 'demo-shop-uk';
const GOODS = Array.from({ length: 12 }, (_, n) => {
  return `BULK-${n},Wooden toy train ${n + 1} blue,Figures & Playsets > Accessories,Harbour,${5 + n}.50,GBP,5`;
});

const database = useTestDatabase({ isPerTest: true });
const sandbox = useTestSandbox({ catalogue: GOODS, isPerTest: true });
const server = useTestServer(database, { isPerTest: true, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 12, varied: 0, isPerTest: true });
const request = driveBulk(server, database, () => shop);

interface Named {
  readonly itemId: number;
  readonly ref: string;
  readonly sku: string;
}
let items: readonly Named[];

async function readItems(): Promise<void> {
  await request.allow();
  items = await database.db
    .selectFrom('items')
    .select(['item_id as itemId', 'ref', 'sku'])
    .where('user_id', '=', shop.owner.userId)
    .orderBy('item_id')
    .execute();
}
const item = (at: number): Named => {
  const found = items[at];
  if (!found) throw new Error(`The shop has no item ${at}`);
  return found;
};
const readyOf = ({ request: found }: BulkStatus) =>
  found?.run ? countOf(found.run, { verdict: 'ready' }) + countOf(found.run, { verdict: 'draft' }) : 0;
const requestIdOf = ({ request: found }: BulkStatus) => found?.requestId ?? 0;

async function carryOut(status: BulkStatus): Promise<void> {
  await request.confirm(requestIdOf(status), readyOf(status));
  const runId = status.request?.run?.runId;
  await server.runJob('publishing.carry-out', { userId: shop.owner.userId, runId });
}

describe('a bulk request', () => {
  beforeEach(readItems);

  it('says NONE before the first, and lists each good row exactly on its sites after the consent', async () => {
    expect(await request.status()).toMatchObject({ status: 'NONE', total_items: 0, processed_items: 0, request: null });
    const csv = [
      'item;sku;address;sites',
      `${item(0).ref};;;DE FR`,
      `;${item(1).sku};;`,
      `;;https://www.ebay.co.uk/itm/train/${item(2).ref}?x=1;EBAY_IT`,
      ';NONE-SUCH;;DE',
    ].join('\n');
    await server.teachTitles(shop.owner.userId);
    const created = await request.create({ csv, sites: ['ES'] });
    expect(created).toMatchObject({
      status: 'CHECKING',
      message: null,
      total_items: 3,
      processed_items: 0,
      request: { rows: 4, leftOut: 1, problems: [{ problem: 'sku_unknown', n: 1 }], encoding: 'utf-8' },
    });
    expect(await request.results('left_out')).toMatchObject([
      { row: 5, name: 'NONE-SUCH', result: 'sku_unknown', issues_count: 1, problem: 'sku_unknown', value: 'NONE-SUCH' },
    ]);
    const runId = created.request?.run?.runId ?? 0;
    await server.runJob('publishing.prepare', { userId: shop.owner.userId, runId });
    const ready = await request.status();
    expect(ready).toMatchObject({ status: 'READY', total_items: 3, processed_items: 3 });
    expect(readyOf(ready)).toBe(4);
    const places = (await shop.runs.runItems(runId)).map(({ itemId, site }) => `${itemId} ${site}`);
    expect(places.sort()).toEqual(
      [`${item(0).itemId} DE`, `${item(0).itemId} FR`, `${item(1).itemId} ES`, `${item(2).itemId} IT`].sort(),
    );

    await carryOut(ready);
    expect(await request.status()).toMatchObject({ status: 'RUNNING', total_items: 4 });
    server.startSender();
    await eventually(async () => expect((await request.status()).status).toBe('DONE'));
    expect(await request.status()).toMatchObject({ message: null, total_items: 4, processed_items: 4 });
    expect((await request.results('all')).map(({ result, issues_count }) => [result, issues_count])).toEqual([
      ['OK', 0],
      ['OK', 0],
      ['OK', 0],
      ['sku_unknown', 1],
    ]);
    for (const site of ['DE', 'FR', 'ES', 'IT'] as const) expect((await shop.live(site)).size).toBe(1);
    const file = await request.file();
    expect(file).toContain(`2,${item(0).ref},${item(0).sku}`);
    expect(file.split('\r\n').filter((line) => line.includes(',OK,'))).toHaveLength(4);

    const again = await request.prepare({ csv, sites: ['ES'] });
    expect(readyOf(again)).toBe(0);
    expect((await request.results('all')).map(({ result, issues_count }) => [result, issues_count])).toEqual([
      ['item already requested on this site', 0],
      ['item already requested on this site', 0],
      ['item already requested on this site', 0],
      ['sku_unknown', 1],
    ]);
    expect(await request.results('issues')).toHaveLength(1);
  });

  it('names what is wrong with each row, and lists nothing of them', async () => {
    await database.db.updateTable('items').set({ is_ended: true }).where('item_id', '=', item(3).itemId).execute();
    await database.db
      .updateTable('items')
      .set({ is_blacklisted: true, blacklisting_reason: 'M' })
      .where('item_id', '=', item(4).itemId)
      .execute();
    await database.db
      .updateTable('items')
      .set({ sku: item(6).sku })
      .where('item_id', '=', item(5).itemId)
      .execute();
    await database.db.updateTable('items').set({ sku: '00077' }).where('item_id', '=', item(4).itemId).execute();
    const rows: readonly (readonly [line: string, problem: string | null])[] = [
      [`${item(0).ref};;;DE`, null],
      [';;;DE', 'no_item'],
      ['999999999999;;;DE', 'item_unknown'],
      [';NONE;;DE', 'sku_unknown'],
      [';77;;DE', 'zeros_lost'],
      [';;https://www.ebay.co.uk/usr/me;DE', 'address_unreadable'],
      [`;${item(6).sku};;DE`, 'ambiguous'],
      [`${item(0).ref};${item(1).sku};;FR`, 'names_differ'],
      [`${item(1).ref};;;`, 'no_site'],
      [`${item(1).ref};;;Atlantis`, 'site_unknown'],
      [`${item(1).ref};;;UK`, 'site_home'],
      [`${item(0).ref};;;DE`, 'twice'],
      [`${item(3).ref};;;DE`, 'item_ended'],
      [`${item(4).ref};;;DE`, 'item_blocked'],
      ['1,10E+11;;;DE', 'number_shortened'],
      [`${item(6).ref};${item(6).sku};;DE`, null],
    ];
    const csv = ['item;sku;address;sites', ...rows.map(([line]) => line)].join('\n');
    const { request: found } = await request.create({ csv, sites: [] });
    expect(found).toMatchObject({ rows: rows.length, leftOut: rows.length - 2, run: { itemsTotal: 2, sites: ['DE'] } });
    const results = await request.results('all');
    expect(results.map(({ row, problem }) => [row, problem])).toEqual(rows.map(([, problem], at) => [at + 2, problem]));
    expect(await request.results('left_out')).toHaveLength(rows.length - 2);
  });

  it('replaces a request that waits, and refuses a number that was not shown', async () => {
    const first = await request.prepare({ list: `${item(0).ref}\n${item(1).sku}`, sites: ['DE'] });
    expect(await request.refusedToConfirm(requestIdOf(first), 1)).toBe('run_changed');
    const second = await request.prepare({ list: item(2).ref, sites: ['DE'] });
    expect(readyOf(second)).toBe(1);
    expect(await request.refusedToConfirm(requestIdOf(first), 2)).toBe('run_not_prepared');
    const cancelled = await request.steer('cancel', requestIdOf(second));
    expect(cancelled).toMatchObject({ status: 'CANCELLED', total_items: 1, processed_items: 1 });
    expect(await request.refusedTo('cancel', requestIdOf(second))).toBe('run_finished');
    expect(await request.refusedTo('retry', requestIdOf(second))).toBe('run_not_prepared');
  });

  it('answers ERROR with the message of what stopped it', async () => {
    const { request: found } = await request.create({ list: item(0).ref, sites: ['DE'] });
    await server.giveUpJob('publishing.prepare', { userId: shop.owner.userId, runId: found?.run?.runId });
    expect(await request.status()).toMatchObject({
      status: 'ERROR',
      message: 'The program ended again and again during this preparation',
    });
  });

  it('sends again only what has failed', async () => {
    const ready = await request.prepare({ list: `${item(0).ref}, IT\n${item(1).ref}, DE`, sites: [] });
    const shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    server.startSender();
    await carryOut(ready);
    await eventually(async () => expect((await request.status()).status).toBe('DONE'));
    expect(
      (await request.results('issues')).map(({ row, result, issues_count }) => [row, result, issues_count]),
    ).toEqual([[1, 'rejected_by_marketplace', 1]]);
    await shipping.giveBack();
    await server.as(shop.owner).call(accounts.checkReadiness, {
      params: { id: shop.owner.userId, accountId: shop.accountId },
    });
    const again = await request.steer('retry', requestIdOf(ready));
    expect(again).toMatchObject({ status: 'RUNNING', total_items: 2, processed_items: 1 });
    await eventually(async () => expect((await request.status()).status).toBe('DONE'));
    expect((await request.results('all')).map(({ result }) => result)).toEqual(['OK', 'OK']);
  });

  it('has nothing to confirm, stop or send again if no row is good', async () => {
    const status = await request.create({ list: 'NONE', sites: ['DE'] });
    expect(status).toMatchObject({ status: 'READY', total_items: 1, processed_items: 1, request: { run: null } });
    expect(await request.refusedToConfirm(requestIdOf(status), 1)).toBe('nothing_selected');
    expect(await request.refusedTo('cancel', requestIdOf(status))).toBe('nothing_selected');
    expect(await request.refusedTo('retry', requestIdOf(status))).toBe('nothing_selected');
  });

  it('is closed to accounts of other marketplaces, to sellers without the entitlement, and to other requests', async () => {
    const { owner, accountId } = shop;
    const params = { id: owner.userId, type: 'list' as const };
    const amazon = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const query = { accountId: amazon.accountId };
    const seller = server.as(owner);
    expect((await seller.refused(bulk.getStatus, { params, query })).error).toBe('account_not_found');
    const body = { list: 'A', sites: ['DE'] as const };
    expect((await seller.refused(bulk.create, { params, query, body })).error).toBe('account_not_found');
    for (const call of [bulk.getStatus, bulk.listIssues, bulk.exportResults])
      expect((await seller.refused(call, { params, query: { accountId, requestId: 99 } })).error).toBe(
        'bulk_not_found',
      );
    expect(await request.refusedTo('cancel', 99)).toBe('bulk_not_found');
    const stranger = await buildOwner(database.db);
    const account = await buildAccount(database.db, stranger.userId);
    const asked = { params: { ...params, id: stranger.userId }, query: { accountId: account.accountId } };
    expect((await server.as(stranger).refused(bulk.getStatus, asked)).error).toBe('no_access');
  });
});
