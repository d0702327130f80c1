import { type AccountRef, listingKeyOf, type Money, type Site } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import type { Db } from '../../../platform/database/db.ts';
import * as limits from '../price-limits.repository.ts';
import { askFloorRules, joinFloors, type ListedFloor, type ListedFloors } from '../price-limits.ts';
import { loadRuleBook } from '../pricing.repository.ts';
import { decidePrice, loadPriceWorld, lowestOf } from '../pricing.service.ts';
import type { ListedPrice } from '../rules/listed-prices.repository.ts';
import { listRaises, raisesUnder } from './price-raises.ts';

/** A listing under two lists of floors. */
export interface FloorStanding {
  readonly one: ListedPrice;
  readonly key: string;
  /** What is asked, under the floors before: what is wanted, or what buyers pay if that is held back. */
  readonly asked: Money;
  /** The effective floors. */
  readonly floors: { readonly before: Money | null; readonly after: Money | null };
  /** The lowest price that is wanted under the floors after, without a new raise. */
  readonly wanted: Money;
  readonly raise: { readonly before: Money | null; readonly after: Money | null };
  /** What the rules after say. */
  readonly listed: ListedFloor | undefined;
  /** Whether it is on sale below the floor after, and stays so; that floor is higher than the one before. */
  readonly isBelow: boolean;
}

/** Listings under the floors before and after a change of an account's list, in few statements. */
export async function loadStandings(
  db: Db,
  account: AccountRef,
  listed: readonly ListedPrice[],
  { before, after }: { readonly before: readonly FloorRule[]; readonly after: readonly FloorRule[] },
): Promise<FloorStanding[]> {
  if (listed.length === 0) return [];
  const { userId, accountId } = account;
  const items = [...new Map(listed.map(({ item }) => [item.itemId, item])).values()];
  const itemIds = items.map(({ itemId }) => itemId);
  const sites = [...new Set(listed.map(({ site }) => site))];
  const answers = await askFloorRules(db, account, [before, after], { items, sites });
  const [saysBefore = new Map(), saysAfter = new Map()] = answers;
  const ofSites = await limits.listRuleFloors(db, userId, accountId);
  const own = await limits.listItemFloors(db, userId, itemIds);
  const raises = await listRaises(db, userId, itemIds, sites);
  const book = await loadRuleBook(db, userId, accountId);
  const world = await loadPriceWorld(db, account, itemIds, sites, [book]);
  const under = (says: ListedFloors) => {
    const floors = joinFloors({ ofSites, listed: says, own }, itemIds, sites);
    return { floors, raises: raisesUnder(raises, floors, says) };
  };
  const [old, next] = [under(saysBefore), under(saysAfter)];
  return listed.map((one) => {
    const { item, site } = one;
    const key = listingKeyOf({ itemId: item.itemId, site });
    const floors = { before: old.floors.get(key) ?? null, after: next.floors.get(key) ?? null };
    const was = lowestOf(decidePrice({ ...world, raises: old.raises }, book, item, site));
    const wanted = lowestOf(decidePrice({ ...world, raises: next.raises }, book, item, site));
    const isHeld = one.live !== null && floors.before !== null && was.minor < floors.before.minor;
    const asked = isHeld && one.live ? one.live : was;
    const isHigher = (floors.after?.minor ?? 0) > (floors.before?.minor ?? 0);
    const isBelow =
      isHigher &&
      one.live !== null &&
      floors.after !== null &&
      Math.max(one.live.minor, wanted.minor) < floors.after.minor;
    return {
      ...{ one, key, asked, floors, wanted, isBelow, listed: saysAfter.get(key) },
      raise: { before: old.raises.get(key) ?? null, after: next.raises.get(key) ?? null },
    };
  });
}

/** What buyers pay afterwards, if nothing is chosen: a raise that no floor needs any more ends, and what is no longer held leaves. */
export function askedAfter({ asked, wanted, floors }: FloorStanding): Money {
  const isHeld = floors.after !== null && wanted.minor < floors.after.minor;
  return isHeld ? asked : wanted;
}

export const placeOf = ({ one: { item, site } }: FloorStanding): { readonly itemId: number; readonly site: Site } => ({
  itemId: item.itemId,
  site,
});
