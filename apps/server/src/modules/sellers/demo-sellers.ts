import type { Tx } from '../../platform/database/db.ts';
import { createSeller, setPlatform } from './sellers.repository.ts';

/** The invented businesses of the demo mode, each with the login that owns it (design: access). */
const DEMO_SELLERS = [
  {
    key: 'demo',
    name: 'Harbour Lane Trading',
    email: 'demo@quayside.example',
    country: 'GB',
    currency: 'GBP',
    isPaying: true,
  },
  {
    key: 'new',
    name: 'Newcomer Goods',
    email: 'new@quayside.example',
    country: 'GB',
    currency: 'GBP',
    isPaying: false,
  },
] as const;

export type DemoKey = (typeof DEMO_SELLERS)[number]['key'];

/** Creates the demo businesses; answers the user id of each. The caller makes sure that it happens once. */
export async function seedDemoSellers(tx: Tx): Promise<Record<DemoKey, number>> {
  const ids = {} as Record<DemoKey, number>;
  for (const { key, isPaying, ...seller } of DEMO_SELLERS) {
    ids[key] = await createSeller(tx, seller);
    if (isPaying) await setPlatform(tx, ids[key], { platform: 'ebay', state: 'P', trialLaunched: false });
  }
  return ids;
}
