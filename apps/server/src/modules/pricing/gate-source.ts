import { type GateSource, gateKeyOf } from '../dispatch/index.ts';
import { arePricesStopped, floorsOf } from './price-limits.ts';

/**
 * What the gate asks of pricing. The floors' rows stay locked until the transaction ends, so that none changes under a verdict. A live price
 * is not told: only a machine's moves are capped, and people's and rules' prices are no moves.
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
          gateKeyOf(key),
          { floor: floors.get(`${key.itemId}/${key.site}`) ?? null, live: null, killSwitch },
        ]),
      );
    },
  };
}
