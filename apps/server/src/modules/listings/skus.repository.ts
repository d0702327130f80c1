import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

export interface SkuClaim {
  readonly itemId: number;
  /** Null for the key of a listing with variations. */
  readonly unitId: number | null;
  readonly site: Site;
  readonly plain: string;
  readonly hashed: string;
}

interface ClaimedSku {
  readonly itemId: number;
  readonly unitId: number | null;
  readonly site: string;
  readonly sku: string;
}

/**
 * Claims marketplace SKUs. Known units keep theirs; new ones get the plain SKU if it is free, otherwise one with a
 * hash.
 */
export async function claimSkus(
  tx: Tx,
  userId: number,
  accountId: number,
  claims: readonly SkuClaim[],
): Promise<Map<string, string>> {
  const keyOf = (w: { itemId: number; unitId: number | null; site: string }) =>
    `${w.itemId}/${w.unitId ?? 0}/${w.site}`;
  const claimed = new Map<string, string>();
  for (const form of ['plain', 'hashed'] as const) {
    // Read again before each variant, because another run may have claimed SKUs for the same units in the meantime.
    const { rows: known } = await sql<ClaimedSku>`
      select item_id as "itemId", unit_id as "unitId", site, marketplace_sku as sku from marketplace_skus
      where user_id = ${userId} and account_id = ${accountId} and item_id = any(${claims.map((w) => w.itemId)}::bigint[])
      order by marketplace_sku`.execute(tx);
    for (const row of known) claimed.set(keyOf(row), row.sku);
    const missing = claims.filter((claim) => !claimed.has(keyOf(claim)));
    if (missing.length === 0) break;
    const first = [...new Map([...missing].reverse().map((claim) => [`${claim.site} ${claim[form]}`, claim])).values()];
    const { rows } = await sql<ClaimedSku>`
      insert into marketplace_skus (user_id, account_id, marketplace_sku, site, item_id, unit_id)
      select ${userId}::bigint, ${accountId}::bigint, * from unnest(${first.map((w) => w[form])}::text[], ${first.map((w) => w.site)}::text[],
        ${first.map((w) => w.itemId)}::bigint[], ${first.map((w) => w.unitId)}::bigint[])
      on conflict do nothing
      returning item_id as "itemId", unit_id as "unitId", site, marketplace_sku as sku`.execute(tx);
    for (const row of rows) claimed.set(keyOf(row), row.sku);
  }
  return claimed;
}
