import { listingKeyOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { listAccounts } from '../../accounts/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../../history/index.ts';
import type { FollowDeps } from '../../listings/index.ts';
import { listCeilings, saveCeiling } from '../price-limits.repository.ts';
import { ceilingsOf, floorsOf } from '../price-limits.ts';
import { enqueueSendRefused } from '../pricing.enqueue.ts';

/** A ceiling of an item on a site; null removes it. */
export interface CeilingInput {
  readonly site: Site;
  readonly minor: number | null;
}

/**
 * Stores ceilings with their history. The caller locked the item. What a lower ceiling held is judged again; what is on sale for more stays as
 * it is.
 */
export async function changeCeilings(
  tx: Tx,
  { jobs }: FollowDeps,
  { userId, itemId }: { readonly userId: number; readonly itemId: number },
  ceilings: readonly CeilingInput[],
  actor: Actor,
): Promise<void> {
  if (ceilings.length === 0) return;
  const before = await listCeilings(tx, userId, [itemId], 'update');
  const changed = ceilings.flatMap(({ site, minor }) => {
    const old = before.find((row) => row.site === site)?.ceiling ?? null;
    const ceiling = minor === null ? null : money(minor, siteFacts(site).currency);
    return old?.minor === ceiling?.minor ? [] : [{ site, old, ceiling }];
  });
  for (const { site, ceiling } of changed) await saveCeiling(tx, userId, itemId, site, ceiling);
  await recordHistory(
    tx,
    userId,
    changed.map(
      ({ site, old, ceiling }): HistoryInput => ({
        ...{ actor, entity: 'item', entityId: itemId, itemId, site, field: 'ceiling', before: old, after: ceiling },
        why: ceiling ? 'ceiling_set' : 'ceiling_removed',
      }),
    ),
  );
  const sites = changed.filter(({ old, ceiling }) => isHigher(old, ceiling)).map(({ site }) => site);
  if (sites.length === 0) return;
  for (const { accountId } of await listAccounts(tx, userId)) {
    const refused = { code: 'price_held', cause: 'above_ceiling', sites, itemId } as const;
    await enqueueSendRefused(jobs, tx, { userId, accountId }, refused);
  }
}

const isHigher = (old: Money | null, ceiling: Money | null): boolean =>
  old !== null && (ceiling === null || ceiling.minor > old.minor);

/**
 * Between floor and ceiling there is room for a price on each of these sites.
 * @throws ceiling_under_floor
 */
export async function requireRoom(
  tx: Tx,
  userId: number,
  itemId: number,
  places: readonly { readonly site: Site }[],
): Promise<void> {
  const sites = [...new Set(places.map(({ site }) => site))];
  const ceilings = await ceilingsOf(tx, userId, [itemId]);
  if (ceilings.size === 0) return;
  for (const { accountId } of await listAccounts(tx, userId)) {
    const floors = await floorsOf(tx, { userId, accountId }, [itemId], sites);
    for (const site of sites) {
      const [floor, ceiling] = [floors, ceilings].map((of) => of.get(listingKeyOf({ itemId, site })));
      if (floor && ceiling && floor.minor > ceiling.minor)
        throw fail('ceiling_under_floor', { vars: { site, floor, ceiling } });
    }
  }
}

/**
 * A price that a person writes may not be above the ceiling, which stays locked until the transaction ends.
 * @throws price_over_ceiling
 */
export async function requireBelowCeilings(
  tx: Tx,
  userId: number,
  itemId: number,
  prices: readonly { readonly site: Site; readonly price: Money }[],
): Promise<void> {
  const ceilings = await ceilingsOf(tx, userId, [itemId], 'share');
  for (const { site, price } of prices) {
    const ceiling = ceilings.get(listingKeyOf({ itemId, site }));
    if (ceiling && price.minor > ceiling.minor) throw fail('price_over_ceiling', { vars: { site, price, ceiling } });
  }
}
