import { type Currency, type Money, money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** What the gate must know of an item on a site besides the price itself. */
export interface GateFacts {
  readonly floor: Money | null;
  /** The seller has stopped every price from leaving. */
  readonly killSwitch: boolean;
}

export interface GateKey {
  readonly itemId: number;
  readonly site: Site;
}

export const PRICE_KILL_SWITCH = 'price-kill-switch';

/** `itemId/site` → facts. The floors' rows stay locked until the transaction ends, so that none changes under a verdict. */
export function createGateSource(): {
  load(tx: Tx, userId: number, keys: readonly GateKey[]): Promise<Map<string, GateFacts>>;
} {
  return {
    async load(tx, userId, keys) {
      const killSwitch = await isKillSwitchOn(tx, userId);
      const { rows } = await sql<{ item_id: number; site: Site; floor_minor: number; currency: Currency }>`
        select f.item_id, f.site, f.floor_minor, f.currency from price_floors f
        join unnest(${keys.map((k) => k.itemId)}::bigint[], ${keys.map((k) => k.site)}::text[]) as k (item_id, site)
          on k.item_id = f.item_id and k.site = f.site
        where f.user_id = ${userId} for share of f`.execute(tx);
      const floors = new Map(rows.map((row) => [`${row.item_id}/${row.site}`, money(row.floor_minor, row.currency)]));
      return new Map(
        keys.map(({ itemId, site }) => [
          `${itemId}/${site}`,
          { floor: floors.get(`${itemId}/${site}`) ?? null, killSwitch },
        ]),
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
