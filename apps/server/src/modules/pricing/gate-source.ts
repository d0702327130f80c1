import { type Currency, money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { type GateSource, gateKeyOf } from '../dispatch/index.ts';

export const PRICE_KILL_SWITCH = 'price-kill-switch';

/**
 * What the gate asks of pricing. The floors' rows stay locked until the transaction ends, so that none changes under a verdict. A live price
 * is not told: only a machine's moves are capped, and people's and rules' prices are no moves.
 */
export function createGateSource(): GateSource {
  return {
    async load(tx, userId, keys) {
      const killSwitch = await isKillSwitchOn(tx, userId);
      const { rows } = await sql<{ item_id: number; site: Site; floor_minor: number; currency: Currency }>`
        select f.item_id, f.site, f.floor_minor, f.currency from price_floors f
        join unnest(${keys.map((k) => k.itemId)}::bigint[], ${keys.map((k) => k.site)}::text[]) as k (item_id, site)
          on k.item_id = f.item_id and k.site = f.site
        where f.user_id = ${userId} for share of f`.execute(tx);
      const floors = new Map(
        rows.map((row) => [gateKeyOf({ itemId: row.item_id, site: row.site }), money(row.floor_minor, row.currency)]),
      );
      return new Map(
        keys.map((key) => [gateKeyOf(key), { floor: floors.get(gateKeyOf(key)) ?? null, live: null, killSwitch }]),
      );
    },
  };
}

async function isKillSwitchOn(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('seller_switches')
    .select('value')
    .where('user_id', '=', userId)
    .where('name', '=', PRICE_KILL_SWITCH)
    .executeTakeFirst();
  return row?.value === 'on';
}
