import { type AccountRef, listingKeyOf, type Money, type Site, siteFacts } from '@quayside/kernel';
import type { MarginLack } from '@quayside/kernel/margin/names';
import { chooseFloorRule, type FloorRule, floorByRule } from '@quayside/kernel/pricing-rules';
import type { Db } from '../../platform/database/db.ts';
import { loadRateTable } from '../rates/index.ts';
import { listRuled, loadFloorList } from './floors/floor-lists.repository.ts';
import * as repository from './price-limits.repository.ts';
import { loadReach } from './reach.ts';
import type { RuledOfAccount } from './rules/rule-book.ts';

type Lock = 'none' | 'share';

/** What the floor of a rule for some items says of an item on a site. */
export interface ListedFloor {
  readonly rule: FloorRule;
  /** Undefined if it is unknown, null if no price earns what is wanted. */
  readonly floor: Money | null | undefined;
  readonly lacks: readonly MarginLack[];
}

/** By `itemId/site`; without an entry where no rule fits. */
export type ListedFloors = ReadonlyMap<string, ListedFloor>;

/**
 * What rules for some items say, in few statements.
 * @param lists of rules, each asked by itself
 * @returns one answer for each list
 */
export async function askFloorRules(
  db: Db,
  account: AccountRef,
  lists: readonly (readonly FloorRule[])[],
  { items, sites, lock = 'none' }: { items: readonly RuledOfAccount[]; sites: readonly Site[]; lock?: Lock },
): Promise<ListedFloors[]> {
  if (lists.every((rules) => rules.length === 0) || items.length === 0) return lists.map(() => new Map());
  const isOfMargin = lists.some((rules) => rules.some(({ isEnabled, floor }) => isEnabled && floor.kind === 'margin'));
  const itemIds = items.map(({ itemId }) => itemId);
  const reachOf = isOfMargin ? await loadReach(db, account, itemIds, lock) : undefined;
  const rates = await loadRateTable(db);
  return lists.map((rules) => {
    const answers = new Map<string, ListedFloor>();
    for (const item of items) {
      for (const site of sites) {
        const rule = chooseFloorRule(rules, item, site);
        if (!rule) continue;
        const reach = rule.floor.kind === 'margin' ? reachOf?.(item, site) : undefined;
        const rate = rates(item.price.currency, siteFacts(site).currency);
        const floor = floorByRule(rule, {
          ...{ source: item.price, rate },
          reach: (basisPoints) => reach?.priceFor(basisPoints),
        });
        const { itemId } = item;
        answers.set(listingKeyOf({ itemId, site }), { rule, floor, lacks: reach?.lacks ?? [] });
      }
    }
    return answers;
  });
}

/** What the stored rules for some items say. */
export async function listedFloorsOf(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  lock: Lock = 'none',
): Promise<ListedFloors> {
  const { rules } = await loadFloorList(db, account, lock);
  if (rules.length === 0) return new Map();
  const items = await listRuled(db, account.userId, itemIds);
  const [answers] = await askFloorRules(db, account, [rules], { items, sites, lock });
  return answers ?? new Map();
}

/** The floors of an account's items on sites that rules set, by `itemId/site`: the higher one of the site's and that for some items. */
export async function ruleFloorsOf(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  lock: Lock = 'none',
): Promise<Map<string, Money>> {
  const ofSites = await repository.listRuleFloors(db, account.userId, account.accountId, lock);
  const listed = await listedFloorsOf(db, account, itemIds, sites, lock);
  return joinFloors({ ofSites, listed, own: [] }, itemIds, sites);
}

interface FloorParts {
  readonly ofSites: readonly repository.SiteFloor[];
  readonly listed: ListedFloors;
  readonly own: readonly repository.FloorRow[];
}

/** An item's own floor; otherwise the higher one of those that rules set. */
export function joinFloors(
  { ofSites, listed, own }: FloorParts,
  itemIds: readonly number[],
  sites: readonly Site[],
): Map<string, Money> {
  const floors = new Map<string, Money>();
  for (const { site, floor } of ofSites) {
    if (!sites.includes(site)) continue;
    for (const itemId of itemIds) floors.set(listingKeyOf({ itemId, site }), floor);
  }
  for (const [key, { floor }] of listed) {
    const known = floors.get(key);
    if (floor && (!known || known.minor < floor.minor)) floors.set(key, floor);
  }
  for (const row of own) floors.set(listingKeyOf(row), row.floor);
  return floors;
}

/**
 * The effective floors of an account's items on sites, by `itemId/site`: an item's own floor overrides those of rules. An unknown floor is
 * none.
 */
export async function floorsOf(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  lock: Lock = 'none',
): Promise<Map<string, Money>> {
  const { userId, accountId } = account;
  const ofSites = await repository.listRuleFloors(db, userId, accountId, lock);
  const listed = await listedFloorsOf(db, account, itemIds, sites, lock);
  const own = await repository.listItemFloors(db, userId, itemIds, lock);
  return joinFloors({ ofSites, listed, own }, itemIds, sites);
}

/** The ceilings of items, by `itemId/site`. */
export async function ceilingsOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  lock: Lock = 'none',
): Promise<Map<string, Money>> {
  const own = await repository.listCeilings(db, userId, itemIds, lock);
  return new Map(own.map((row) => [listingKeyOf(row), row.ceiling]));
}

/** Whether the seller has stopped the account's prices. */
export async function arePricesStopped(db: Db, { userId, accountId }: AccountRef): Promise<boolean> {
  const stops = await repository.listStops(db, userId);
  return stops.has(repository.ALL_ACCOUNTS) || stops.has(accountId);
}
