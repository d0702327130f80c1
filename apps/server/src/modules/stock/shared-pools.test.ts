import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { homeStockKey, type PublishedResult } from '../dispatch/index.ts';
import { SYSTEM } from '../history/index.ts';
import { countStock, ensureTargets, recordImportedStock, type StockTarget, settleOrderLines } from './index.ts';
import { stockListener } from './stock.listener.ts';
import { matchSoldTargets } from './targets.repository.ts';

const database = useTestDatabase();
const ACCOUNT = 7;
const UNIT = { itemId: 11, unitId: 21 };
const SKU = 'A';
const ABROAD: readonly Site[] = ['DE', 'FR', 'IT'];
let userId: number;

const target = (site: Site, changes: Partial<StockTarget> = {}): StockTarget => ({
  accountId: ACCOUNT,
  listingKey: SKU,
  marketplaceSku: SKU,
  site,
  ...UNIT,
  isHome: false,
  isVariant: false,
  isLive: true,
  listingId: SKU,
  pool: 'UK',
  ...changes,
});
const home = (changes: Partial<StockTarget> = {}) => target('UK', { isHome: true, pool: null, ...changes });

beforeEach(async () => {
  userId = await buildSeller(database.db);
});

async function stocked(quantity: number, targets: readonly StockTarget[]): Promise<void> {
  await withTransaction(database.db, async (tx) => {
    await ensureTargets(tx, userId, targets);
    const observedAt = new Date('2020-01-01T00:00:00Z');
    const observation = { observedAt, monotonicAt: observedAt, ordersSeenAt: null, cause: 'import:1' };
    await recordImportedStock(tx, userId, [{ ...UNIT, quantity }], observation);
  });
}

const sell = (key: string, quantity = 1) =>
  withTransaction(database.db, (tx) =>
    settleOrderLines(tx, userId, [{ key, orderId: 1, ...UNIT, quantity, state: 'open', orderedAt: new Date() }]),
  );

async function desiredStates() {
  const rows = await database.db
    .selectFrom('desired_states')
    .select(['site', 'target_key', 'payload', 'state', 'rides_only'])
    .where('user_id', '=', userId)
    .orderBy('site')
    .execute();
  return rows.map((row) => [
    row.site,
    (row.payload as { quantity: number }).quantity,
    row.rides_only ? 'rides' : row.state,
  ]);
}

describe('sites that share one stock', () => {
  it('get an order’s stock once, at home; the others include the quantity in their content', async () => {
    await stocked(5, [home(), ...ABROAD.map((site) => target(site))]);
    await sell('a', 2);
    expect(await desiredStates()).toEqual([
      ['DE', 3, 'rides'],
      ['FR', 3, 'rides'],
      ['IT', 3, 'rides'],
      ['UK', 3, 'due'],
    ]);
  });

  it('get it through their first live site if nothing is listed at home any more', async () => {
    await stocked(5, [home(), target('DE', { isLive: false }), target('FR'), target('IT')]);
    await withTransaction(database.db, async (tx) =>
      stockListener.ended?.(tx, { userId, accountId: ACCOUNT }, [
        { listingKey: SKU, site: 'UK', itemId: 11, runId: null, isHome: true, cause: 'gone' },
      ]),
    );
    await database.db.deleteFrom('desired_states').where('user_id', '=', userId).execute();
    await sell('a');
    expect((await desiredStates()).filter(([, , how]) => how !== 'rides').map(([site]) => site)).toEqual(['FR']);
  });

  it('get nothing if the marketplace stores the goods', async () => {
    await stocked(5, [home({ isReadOnly: true }), ...ABROAD.map((site) => target(site))]);
    await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand: 2 }], SYSTEM));
    expect(await desiredStates()).toEqual([]);
  });

  it('get it again if a listing’s content contained a quantity that an order had changed', async () => {
    await stocked(5, [home(), target('FR', { isLive: false })]);
    await sell('a', 2);
    await database.db.deleteFrom('desired_states').where('user_id', '=', userId).execute();
    const published = (quantity: number): PublishedResult => ({
      listingKey: SKU,
      site: 'FR',
      itemId: UNIT.itemId,
      runId: null,
      listingId: SKU,
      url: null,
      title: 'Figure',
      units: [{ sku: SKU, offerId: null, price: { minor: 1_000, currency: 'EUR' }, priceOwner: 'rule', quantity }],
      warnings: [],
    });
    const publish = (quantity: number) =>
      withTransaction(database.db, async (tx) =>
        stockListener.published?.(tx, { userId, accountId: ACCOUNT }, [published(quantity)]),
      );
    await publish(3);
    expect(await desiredStates()).toEqual([]);
    await publish(5);
    expect(await desiredStates()).toEqual([
      ['FR', 3, 'rides'],
      ['UK', 3, 'due'],
    ]);
    const { target_key } = await database.db
      .selectFrom('desired_states')
      .select('target_key')
      .where('user_id', '=', userId)
      .where('site', '=', 'UK')
      .executeTakeFirstOrThrow();
    expect(target_key).toBe(homeStockKey(SKU, SKU));
  });

  it('match sold items by SKU, also a variation that is listed at home only', async () => {
    const account = { userId, accountId: ACCOUNT };
    await stocked(5, [home({ listingKey: 'PARENT', listingId: 'PARENT', isVariant: true })]);
    const match = (sku: string) => matchSoldTargets(database.db, account, [{ sku, listingId: sku }]);
    expect(await match(SKU)).toEqual([{ position: 0, ...UNIT, site: 'UK' }]);
    expect(await match('B')).toEqual([]);
  });
});
