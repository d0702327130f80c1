import { EBAY_OPERATION_LIMITS } from '@quayside/connector-ebay';
import { MINUTE_MS } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { mayReadQuotas } from './quota-reads.ts';

const database = useTestDatabase();
const EBAY = { platform: 'ebay', capabilities: { statesQuotas: { readsPerDay: 2_000 } } } as never;
const SILENT = { platform: 'amazon', capabilities: { statesQuotas: false } } as never;

it('reads quotas within the daily budget, however many accounts ask, and however often', async () => {
  const begin = Date.parse('2026-11-22T08:00:00Z');
  // Fifty accounts ask every ten minutes for an hour, and once more after it.
  const grantedIn = async (readFor: 'intervals' | 'return', minutes: readonly number[]) => {
    let granted = 0;
    for (const minute of minutes) {
      const at = new Date(begin + minute * MINUTE_MS);
      for (let account = 0; account < 50 && (await mayReadQuotas(database.db, EBAY, readFor, at)); account += 1)
        granted += 1;
    }
    return granted;
  };
  const analytics = EBAY_OPERATION_LIMITS.find(({ operation }) => operation === 'ebay.analytics')?.quota ?? 0;
  let calls = 0;
  for (const readFor of ['intervals', 'return'] as const) {
    const atOnce = await grantedIn(readFor, [0]);
    const inAnHour = await grantedIn(readFor, [10, 20, 30, 40, 50, 60]);
    expect(inAnHour).toBeGreaterThan(40);
    // A read takes two calls: the account's quotas and the application's.
    calls += 2 * (atOnce + 24 * inAnHour);
  }
  expect(calls).toBeLessThan(analytics);
});

it('reads nothing if the marketplace states no quotas', async () => {
  expect(await mayReadQuotas(database.db, SILENT, 'return', new Date())).toBe(false);
});
