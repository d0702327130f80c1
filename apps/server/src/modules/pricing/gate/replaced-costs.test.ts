import { costs } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildOwner } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import { gatePrices } from '../../dispatch/gate.ts';
import { createGateSource } from './gate-source.ts';

const database = useTestDatabase();
const server = useTestServer(database);

it('a cost that replaces that of the same day, or follows its removal, is compared with it before a price leaves', async () => {
  const owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  const { itemId } = await buildItem(database.db, account);
  const today = new Date().toISOString().slice(0, 10);
  const set = (minor: number | null) =>
    server.as(owner).call(costs.setOfItem, {
      params: { id: owner.userId, itemId },
      body: { validFrom: today, cost: minor === null ? null : money(minor, 'GBP'), isMeant: true },
    });
  const judged = async () => {
    const [verdict] = await withTransaction(database.db, (tx) =>
      gatePrices(tx, createGateSource({ clock: { now: () => new Date() } }), account, [
        {
          ...{ itemId, site: 'DE', targetKey: 'SKU', price: money(2_599, 'EUR'), owner: 'rule' },
          ...{ isConsented: false, isAllowed: false },
        },
      ]),
    );
    return verdict?.ok ? 'leaves' : verdict?.reason.params?.anomaly;
  };
  await set(500);
  expect(await judged()).toBe('leaves');
  await set(50);
  expect(await judged()).toBe('cost_far_from_history');
  await set(480);
  expect(await judged()).toBe('leaves');
  await set(null);
  expect(await judged()).toBe('leaves');
  await set(4_800);
  expect(await judged()).toBe('cost_far_from_history');
});
