import type { CallPlan, RunWork } from '@quayside/connector-kit';
import { BULK_LIMIT } from './inventory.ts';
import { EBAY_OPERATION_LIMITS } from './operations.ts';

/** Item, offer, publish. */
const STEPS = 3;
const INVENTORY = 'ebay.inventory';

/**
 * Single listings take three calls per 25. A listing with variations takes separate calls: items, group, offers, publish. eBay publishes
 * daily quotas and no rate, so the pace is Quayside's own.
 */
export function planRun({ kind, sites }: RunWork): CallPlan {
  const calls = sites.reduce((sum, { listings, groups, units }) => {
    if (kind === 'end') return sum + listings;
    const singles = listings - groups;
    const ofGroups = groups === 0 ? 0 : groups * (2 + 2 * Math.ceil((units - singles) / groups / BULK_LIMIT));
    return sum + STEPS * Math.ceil(singles / BULK_LIMIT) + ofGroups;
  }, 0);
  return {
    calls: EBAY_OPERATION_LIMITS.filter(({ operation }) => operation === INVENTORY).map((limit) => ({
      ...limit,
      calls,
    })),
    submissions: 0,
    settlesInMs: 0,
  };
}
