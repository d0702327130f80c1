import type { ItemFloor } from '@quayside/contract';
import { itemSitesOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { listAccounts } from '../accounts/index.ts';
import { countHeld, groupHeld, type HeldPrices } from '../dispatch/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import type { PricingHooks } from './ports.ts';
import * as repository from './price-limits.repository.ts';
import { placeOf, requireSites, type SellingAccount } from './selling-account.ts';

export interface FloorDeps {
  readonly db: Db;
  readonly hooks: Pick<PricingHooks, 'pricesFreed'>;
}

/** The floors of an item, by the sites where it can be listed. */
export async function getFloors(
  { db }: Pick<FloorDeps, 'db'>,
  userId: number,
  { itemId, account }: { itemId: number; account: SellingAccount },
): Promise<ItemFloor[]> {
  const own = await repository.listItemFloors(db, userId, [itemId]);
  const byRule = new Map<Site, Money>();
  const waiting = new Map<Site, number>();
  // An item may be sold through another account than its own. The rules of its own account come last, so that they override another
  // account's rules for the same site.
  const others = (await listAccounts(db, userId)).filter(({ accountId }) => accountId !== account.accountId);
  for (const { accountId } of [...others, account]) {
    for (const { site, floor } of await repository.listRuleFloors(db, userId, accountId)) byRule.set(site, floor);
    const held = await groupHeld(db, { userId, accountId }, { code: 'price_below_floor', itemId });
    for (const [site, n] of held) waiting.set(site, (waiting.get(site) ?? 0) + n);
  }
  return itemSitesOf(placeOf(account)).map((site) => ({
    site,
    own: own.find((row) => row.site === site)?.floor ?? null,
    byRule: byRule.get(site) ?? null,
    waiting: waiting.get(site) ?? 0,
  }));
}

/**
 * Sets an item's floors. No listing is repriced; prices that the price gate blocked on these sites are judged again.
 * @returns the number of those prices
 * @throws price_not_positive, site_not_supported, prices_changed
 */
export async function setFloors(
  deps: FloorDeps,
  userId: number,
  { itemId, account }: { itemId: number; account: SellingAccount },
  { floors, expected }: { floors: readonly { site: Site; minor: number | null }[]; expected?: number | undefined },
  actor: Actor,
): Promise<number> {
  if (floors.some(({ minor }) => minor !== null && minor <= 0)) throw fail('price_not_positive');
  requireSites(itemSitesOf(placeOf(account)), floors);
  return withTransaction(deps.db, async (tx) => {
    const before = await repository.listItemFloors(tx, userId, [itemId], 'update');
    const changed = floors.flatMap(({ site, minor }) => {
      const old = before.find((row) => row.site === site)?.floor ?? null;
      const floor = minor === null ? null : money(minor, siteFacts(site).currency);
      return old?.minor === floor?.minor ? [] : [{ site, old, floor }];
    });
    for (const { site, floor } of changed) await repository.saveItemFloor(tx, userId, itemId, site, floor);
    await recordHistory(
      tx,
      userId,
      changed.map(
        ({ site, old, floor }): HistoryInput => ({
          actor,
          entity: 'item',
          entityId: itemId,
          itemId,
          site,
          field: 'floor',
          before: old,
          after: floor,
          why: floor ? 'floor_set' : 'floor_removed',
        }),
      ),
    );
    const freed: FreedPrices[] = [];
    for (const { accountId } of await listAccounts(tx, userId)) {
      const ofRules = await repository.listRuleFloors(tx, userId, accountId);
      const sites = changed
        .filter(({ site, old, floor }) => {
          const byRule = ofRules.find((rule) => rule.site === site)?.floor ?? null;
          return isLower(old ?? byRule, floor ?? byRule);
        })
        .map(({ site }) => site);
      freed.push({ accountId, held: { code: 'price_below_floor', sites, itemId } });
    }
    return freePrices(tx, deps.hooks, userId, freed, expected);
  });
}

/** Whether the effective floor becomes lower or is removed. A higher floor unblocks nothing. */
function isLower(before: Money | null, after: Money | null): boolean {
  return before !== null && (after === null || after.minor < before.minor);
}

/** Prices of an account that may now be sent. */
interface FreedPrices {
  readonly accountId: number;
  readonly held: HeldPrices;
}

/**
 * Lets the price gate judge blocked prices again, if their number equals the one shown.
 * @throws prices_changed
 */
export async function freePrices(
  tx: Tx,
  hooks: Pick<PricingHooks, 'pricesFreed'>,
  userId: number,
  freed: readonly FreedPrices[],
  expected = 0,
): Promise<number> {
  let actual = 0;
  for (const { accountId, held } of freed) {
    if (held.sites?.length === 0) continue;
    const waiting = await countHeld(tx, { userId, accountId }, held);
    if (waiting > 0) await hooks.pricesFreed(tx, { userId, accountId }, held);
    actual += waiting;
  }
  if (actual > 0 && actual !== expected) throw fail('prices_changed', { vars: { actual } });
  return actual;
}
