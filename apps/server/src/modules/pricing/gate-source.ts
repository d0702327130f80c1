import { listingKeyOf, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { GateKey, GateSource } from '../dispatch/index.ts';
import { arePricesStopped, floorsOf } from './price-limits.ts';
import { listTooOldPairs } from './rates/rate-views.ts';

/**
 * The price gate's access to pricing. The floor rows stay locked until the transaction ends, so that no floor changes after a verdict. The
 * live price is omitted: only automatic price moves are capped, and manual and rule prices are not such moves.
 */
export function createGateSource({ clock }: { readonly clock: Pick<Clock, 'now'> }): GateSource {
  return {
    async load(tx, account, keys) {
      const itemIds = [...new Set(keys.map((key) => key.itemId))];
      const sites = [...new Set(keys.map((key) => key.site))];
      const killSwitch = await arePricesStopped(tx, account);
      const floors = await floorsOf(tx, account, itemIds, sites, 'share');
      const tooOld = await keysOfTooOldRates(tx, account.userId, keys, clock.now());
      return new Map(
        keys.map((key) => [
          listingKeyOf(key),
          {
            floor: floors.get(listingKeyOf(key)) ?? null,
            live: null,
            killSwitch,
            isRateTooOld: tooOld.has(listingKeyOf(key)),
          },
        ]),
      );
    },
  };
}

/** Keys whose item has its price in a currency that is converted by a rate that is too old. The items are read only if there is one. */
async function keysOfTooOldRates(
  tx: Tx,
  userId: number,
  keys: readonly GateKey[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const pairs = await listTooOldPairs(tx, now);
  if (pairs.size === 0) return new Set();
  const { rows } = await sql<{ item_id: number; currency: string }>`
    select item_id, currency from items
    where user_id = ${userId} and item_id = any(${[...new Set(keys.map(({ itemId }) => itemId))]}::bigint[])`.execute(
    tx,
  );
  const currencies = new Map(rows.map((row) => [row.item_id, row.currency]));
  return new Set(
    keys
      .filter(({ itemId, site }) => pairs.has(`${currencies.get(itemId)}${siteFacts(site).currency}`))
      .map((key) => listingKeyOf(key)),
  );
}
