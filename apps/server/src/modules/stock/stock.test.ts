import { beforeEach, describe, expect, it } from 'vitest';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { homeStockKey } from '../dispatch/index.ts';
import { SYSTEM } from '../history/index.ts';
import {
  availableOf,
  countStock,
  ensureTargets,
  loadLevels,
  moveStock,
  type Observation,
  recordImportedStock,
  type SoldLine,
  type StockTarget,
  setDesiredStockOf,
  settleOrderLines,
} from './index.ts';
import { stockListener } from './stock.listener.ts';

const database = useTestDatabase();
const ACCOUNT = 5;
const UNIT = { itemId: 11, unitId: 21 };
const LONG_AGO = new Date(Date.now() - 86_400_000);
const FIRST: Observation = { observedAt: LONG_AGO, monotonicAt: LONG_AGO, ordersSeenAt: null, cause: 'import:1' };
let userId: number;

beforeEach(async () => {
  userId = await buildSeller(database.db);
});

const target = (changes: Partial<StockTarget>): StockTarget => ({
  accountId: ACCOUNT,
  listingKey: 'A-DE',
  marketplaceSku: 'A-DE',
  site: 'DE',
  ...UNIT,
  isHome: false,
  isVariant: false,
  isLive: true,
  listingId: '1001',
  ...changes,
});
const HOME = target({ listingKey: '900', marketplaceSku: 'A', site: 'UK', isHome: true, listingId: '900' });

const line = (key: string, quantity = 1, orderedAt = new Date()): SoldLine => ({
  key,
  orderId: 1,
  ...UNIT,
  quantity,
  orderedAt,
  state: 'open',
});

async function stocked(quantity: number, targets: readonly StockTarget[] = [HOME]): Promise<void> {
  await withTransaction(database.db, async (tx) => {
    await ensureTargets(tx, userId, targets);
    await recordImportedStock(tx, userId, [{ ...UNIT, quantity }], FIRST);
  });
}

async function level() {
  const [found] = await loadLevels(database.db, userId, [UNIT.itemId]);
  return found && { onHand: found.onHand, reserved: found.reserved, available: found.available };
}

const reserve = (...lines: SoldLine[]) => withTransaction(database.db, (tx) => settleOrderLines(tx, userId, lines));
const settle = (state: SoldLine['state'], line: SoldLine) =>
  withTransaction(database.db, (tx) => settleOrderLines(tx, userId, [{ ...line, state }]));

async function desiredStates() {
  const rows = await database.db
    .selectFrom('desired_states')
    .select(['target_key', 'payload', 'priority', 'state', 'generation'])
    .where('user_id', '=', userId)
    .orderBy('target_key')
    .execute();
  return rows.map((row) => [row.target_key, (row.payload as { quantity: number }).quantity, row.state]);
}

/** Stores a confirmed quantity, as the sender does. */
async function confirmHome(quantity: number): Promise<void> {
  await database.db
    .updateTable('desired_states')
    .set((eb) => ({ state: 'idle', sent_generation: eb.ref('generation') }))
    .where('user_id', '=', userId)
    .execute();
  const result = { listingKey: '900', site: 'UK' as const, isHome: true, itemId: UNIT.itemId, sku: 'A', quantity };
  await withTransaction(database.db, async (tx) =>
    stockListener.updated?.(tx, { userId, accountId: ACCOUNT }, [result]),
  );
}

describe('the ledger', () => {
  it('starts a unit once with its home listing’s quantity', async () => {
    await stocked(4);
    await stocked(9);
    expect(await level()).toEqual({ onHand: 4, reserved: 0, available: 4 });
  });

  it('moves stock once per cause, however often it is reported', async () => {
    await stocked(4);
    const movement = {
      ...UNIT,
      kind: 'adjust' as const,
      onHandDelta: -1,
      reservedDelta: 0,
      cause: 'broken:1',
      actor: SYSTEM,
    };
    for (let times = 0; times < 3; times += 1) {
      await withTransaction(database.db, (tx) => moveStock(tx, userId, [movement, movement], { why: 'counted' }));
    }
    expect(await level()).toEqual({ onHand: 3, reserved: 0, available: 3 });
  });

  it('sums to the levels', async () => {
    await stocked(5);
    await reserve(line('a', 2), line('b'));
    await settle('shipped', line('a', 2));
    await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand: 9 }], SYSTEM));
    const sums = await database.db
      .selectFrom('stock_ledger')
      .select((eb) => [
        eb.fn.sum<string>('on_hand_delta').as('onHand'),
        eb.fn.sum<string>('reserved_delta').as('reserved'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(await level()).toEqual({ onHand: Number(sums.onHand), reserved: Number(sums.reserved), available: 8 });
  });

  it('records each of several simultaneous orders under its own number', async () => {
    await stocked(5);
    await reserve({ ...line('a', 2), orderId: 701 }, { ...line('b'), orderId: 702 });
    const rows = await database.db
      .selectFrom('history')
      .select(['actor_kind', 'actor_id', 'before', 'after'])
      .where('user_id', '=', userId)
      .where('why', '=', 'order')
      .orderBy('history_id')
      .execute();
    expect(rows).toEqual([
      { actor_kind: 'order', actor_id: 701, before: 5, after: 3 },
      { actor_kind: 'order', actor_id: 702, before: 3, after: 2 },
    ]);
    const entries = await database.db
      .selectFrom('stock_ledger')
      .select(['actor_kind', 'actor_id'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'sale')
      .orderBy('entry_id')
      .execute();
    expect(entries.map(({ actor_id }) => actor_id)).toEqual([701, 702]);
  });

  it('records who changed the available quantity, with the old and new values', async () => {
    await stocked(4);
    await withTransaction(database.db, (tx) =>
      countStock(tx, userId, [{ ...UNIT, onHand: 7 }], { kind: 'login', id: 3 }),
    );
    const [entry] = await database.db
      .selectFrom('history')
      .selectAll()
      .where('user_id', '=', userId)
      .where('why', '=', 'counted')
      .execute();
    expect(entry).toMatchObject({ actor_kind: 'login', actor_id: 3, item_id: 11, before: 4, after: 7 });
  });
});

describe('orders', () => {
  it('for the last unit at once all reserve it, and nothing is left', async () => {
    await stocked(1);
    await reserve(line('a'), line('b'), line('c'));
    expect(await level()).toEqual({ onHand: 1, reserved: 3, available: 0 });
  });

  it('that were oversold are served before new sales', async () => {
    await stocked(1);
    await reserve(line('a'), line('b'), line('c'));
    await settle('cancelled', line('a'));
    expect((await level())?.available).toBe(0);
    await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand: 3 }], SYSTEM));
    expect((await level())?.available).toBe(1);
  });

  it('from before the first count are already part of that count', async () => {
    await stocked(5);
    const old = line('old', 2, new Date(LONG_AGO.getTime() - 1));
    expect([...(await reserve(old)).old]).toEqual(['old']);
    expect(await level()).toEqual({ onHand: 5, reserved: 0, available: 5 });
    await settle('shipped', old);
    expect(await level()).toEqual({ onHand: 5, reserved: 0, available: 5 });
    // What comes back of them adds to the count, once.
    for (let times = 0; times < 2; times += 1) {
      await settle('shipped', { ...old, returned: 1 });
      expect(await level()).toEqual({ onHand: 6, reserved: 0, available: 6 });
    }
  });

  it('from before the first count that the seller cancels give their pieces back only if the seller says so', async () => {
    await stocked(5);
    const [kept, back] = ['kept', 'back'].map((key) => line(key, 2, new Date(LONG_AGO.getTime() - 1)));
    if (!kept || !back) throw new Error('There are two lines');
    await reserve(kept, back);
    await settle('cancelled', kept);
    expect((await level())?.onHand).toBe(5);
    for (let times = 0; times < 2; times += 1) await settle('cancelled', { ...back, isPutBack: true });
    expect(await level()).toEqual({ onHand: 7, reserved: 0, available: 7 });
  });

  it('are shipped or cancelled once, and never both', async () => {
    await stocked(5);
    await reserve(line('a', 2));
    for (const state of ['shipped', 'shipped', 'cancelled'] as const) {
      await settle(state, { ...line('a', 2), shipped: 2 });
    }
    expect(await level()).toEqual({ onHand: 3, reserved: 0, available: 3 });
  });

  it('in many concurrent transactions reserve each their own pieces', async () => {
    await stocked(4);
    await Promise.all(Array.from({ length: 10 }, (_, n) => reserve(line(`n${n}`))));
    expect(await level()).toEqual({ onHand: 4, reserved: 10, available: 0 });
  });
});

describe('a change of stock', () => {
  it('is set for every writable pool including home in the same transaction', async () => {
    await stocked(5, [
      HOME,
      target({}),
      target({ listingKey: 'A-FR', marketplaceSku: 'A-FR', site: 'FR', isLive: false, listingId: null }),
      target({ listingKey: 'A-US', marketplaceSku: 'A-US', site: 'US', isReadOnly: true }),
    ]);
    await reserve(line('a', 2));
    expect(await desiredStates()).toEqual([
      ['A-DE', 3, 'idle'],
      ['A-FR', 3, 'idle'],
      [homeStockKey('900', 'A'), 3, 'due'],
    ]);
    expect((await availableOf(database.db, userId, [UNIT.itemId])).get(UNIT.unitId)).toEqual({
      itemId: 11,
      available: 3,
    });
  });

  it('is not set for an ended listing', async () => {
    await stocked(5, [target({})]);
    await withTransaction(database.db, async (tx) =>
      stockListener.ended?.(tx, { userId, accountId: ACCOUNT }, [
        { listingKey: 'A-DE', site: 'DE', itemId: 11, runId: null, isHome: false, cause: 'gone' },
      ]),
    );
    await database.db.deleteFrom('desired_states').where('user_id', '=', userId).execute();
    await reserve(line('a'));
    expect(await desiredStates()).toEqual([]);
  });

  it('to a lower quantity is sent before one to a higher quantity', async () => {
    await stocked(5);
    await confirmHome(5);
    const priorityAfter = async (onHand: number) => {
      await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand }], SYSTEM));
      const row = await database.db
        .selectFrom('desired_states')
        .select('priority')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return row.priority;
    };
    expect(await priorityAfter(9)).toBeGreaterThan(await priorityAfter(2));
  });

  it('by a sale is sent again even if it was sent before, because the marketplace counted it too', async () => {
    await stocked(2);
    await reserve(line('a', 2));
    await confirmHome(0);
    await reserve(line('b'));
    expect(await desiredStates()).toEqual([[homeStockKey('900', 'A'), 0, 'due']]);
  });

  it('that does not change the quantity is not sent again', async () => {
    await stocked(5);
    await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand: 6 }], SYSTEM));
    await confirmHome(6);
    await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand: 6 }], SYSTEM));
    expect(await desiredStates()).toEqual([[homeStockKey('900', 'A'), 6, 'idle']]);
  });

  it('that the home listing itself showed is not sent back to it', async () => {
    await stocked(5, [HOME, target({})]);
    expect(await desiredStates()).toEqual([['A-DE', 5, 'idle']]);
  });

  it('is ready for a listing that is being created, and not sent to home', async () => {
    await stocked(5);
    await withTransaction(database.db, async (tx) => {
      await ensureTargets(tx, userId, [target({ isLive: false, listingId: null })]);
      await setDesiredStockOf(tx, userId, [UNIT.itemId]);
    });
    expect(await desiredStates()).toEqual([['A-DE', 5, 'idle']]);
  });
});

describe('a different quantity at home', () => {
  const observe = (quantity: number, changes: Partial<Observation> = {}) => {
    const observedAt = changes.observedAt ?? new Date();
    const observation = {
      observedAt,
      monotonicAt: observedAt,
      ordersSeenAt: new Date(observedAt.getTime() + 1),
      cause: `compare:${quantity}`,
      ...changes,
    };
    return withTransaction(database.db, (tx) => recordImportedStock(tx, userId, [{ ...UNIT, quantity }], observation));
  };

  it('is the seller’s own change there, and the ledger records the difference', async () => {
    await stocked(5);
    await observe(8);
    expect(await level()).toEqual({ onHand: 8, reserved: 0, available: 8 });
  });

  it('is compared with the last one sent, so that reserved goods are not counted away', async () => {
    await stocked(5);
    await reserve(line('a', 2));
    await confirmHome(3);
    await database.db.updateTable('stock_ledger').set({ created_at: LONG_AGO }).where('user_id', '=', userId).execute();
    await observe(4, { observedAt: new Date(Date.now() + 1_000) });
    expect(await level()).toEqual({ onHand: 6, reserved: 2, available: 4 });
  });

  it('is not replaced by the quantity of an earlier read that is stored later', async () => {
    await stocked(5);
    const startedAt = Date.now();
    await observe(8, { observedAt: new Date(startedAt + 2_000) });
    await observe(5, { observedAt: new Date(startedAt + 1_000) });
    expect(await level()).toEqual({ onHand: 8, reserved: 0, available: 8 });
    await observe(5, { observedAt: new Date(startedAt + 3_000), cause: 'compare:later' });
    expect(await level()).toEqual({ onHand: 5, reserved: 0, available: 5 });
  });

  it('of a unit that is new here is not replaced by the quantity of an earlier read', async () => {
    const startedAt = Date.now();
    const observedAt = new Date(startedAt + 2_000);
    await withTransaction(database.db, async (tx) => {
      const first = { observedAt, monotonicAt: observedAt, ordersSeenAt: null, cause: 'import:2' };
      await recordImportedStock(tx, userId, [{ ...UNIT, quantity: 2 }], first);
      await ensureTargets(tx, userId, [{ ...HOME, observedAt }]);
    });
    await observe(8, { observedAt: new Date(startedAt + 1_000) });
    expect((await level())?.onHand).toBe(2);
    await observe(8, { observedAt: new Date(startedAt + 3_000), cause: 'compare:later' });
    expect((await level())?.onHand).toBe(8);
  });

  it('waits for the next read while orders may be unseen', async () => {
    await stocked(5);
    await observe(4, { ordersSeenAt: null });
    await observe(4, { ordersSeenAt: new Date(Date.now() - 1_000) });
    expect((await level())?.onHand).toBe(5);
  });

  it('waits for the next read after a nearby order', async () => {
    await stocked(5);
    await reserve(line('a'));
    await confirmHome(4);
    await observe(3, { observedAt: new Date(Date.now() + 1_000) });
    expect(await level()).toEqual({ onHand: 5, reserved: 1, available: 4 });
  });

  it('waits for the next read while a quantity is being sent or arrived after the read', async () => {
    await stocked(5);
    await withTransaction(database.db, (tx) => countStock(tx, userId, [{ ...UNIT, onHand: 7 }], SYSTEM));
    await observe(5);
    expect((await level())?.onHand).toBe(7);
    await confirmHome(7);
    await observe(5, { observedAt: new Date(Date.now() - 5_000) });
    expect((await level())?.onHand).toBe(7);
  });
});
