import { listingKeyOf } from '@quayside/kernel';
import type { GateSource } from '../dispatch/index.ts';
import { arePricesStopped, floorsOf } from './price-limits.ts';

/**
 * The price gate's access to pricing. The floor rows stay locked until the transaction ends, so that no floor changes after a verdict. The
 * live price is omitted: only automatic price moves are capped, and manual and rule prices are not such moves.
 */
export function createGateSource(): GateSource {
  return {
    async load(tx, account, keys) {
      const itemIds = [...new Set(keys.map((key) => key.itemId))];
      const sites = [...new Set(keys.map((key) => key.site))];
      const killSwitch = await arePricesStopped(tx, account);
      const floors = await floorsOf(tx, account, itemIds, sites, 'share');
      return new Map(
        keys.map((key) => [
          listingKeyOf(key),
          { floor: floors.get(listingKeyOf(key)) ?? null, live: null, killSwitch },
        ]),
      );
    },
  };
}
