import type { BelowConsent, ItemFloor } from '@quayside/contract';
import { itemSitesOf, listingKeyOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { listAccounts } from '../../accounts/index.ts';
import { countRefused, groupRefused, type RefusedPrices } from '../../dispatch/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../../history/index.ts';
import type { FollowDeps } from '../../listings/index.ts';
import { lockItems } from '../../products/index.ts';
import * as repository from '../price-limits.repository.ts';
import { arePricesStopped, listedFloorsOf, ruleFloorsOf } from '../price-limits.ts';
import { enqueueSendRefused } from '../pricing.enqueue.ts';
import { placeOf, requireSites, type SellingAccount } from '../selling-account.ts';
import { carryOutBelow, repriceToFloor, requireConsentBelow } from './below-floor.ts';
import { changeCeilings, requireRoom } from './ceilings.ts';
import { findLiveBelow, type LiveBelow } from './live-below.ts';
import { countRaised, lowerRaise } from './price-raises.ts';

export interface FloorDeps extends FollowDeps {
  readonly db: Db;
}

/** The floors of an item, by the sites where it can be listed. */
export async function getFloors(
  { db }: Pick<FloorDeps, 'db'>,
  userId: number,
  { itemId, account }: { itemId: number; account: SellingAccount },
): Promise<ItemFloor[]> {
  const own = await repository.listItemFloors(db, userId, [itemId]);
  const byRule = new Map<Site, Money>();
  const byItems = new Map<Site, ItemFloor['byItems']>();
  const sites = itemSitesOf(placeOf(account));
  const waiting = new Map<Site, number>();
  // An item may be sold through another account than its own. The rules of its own account come last, so that they override another
  // account's rules for the same site.
  const others = (await listAccounts(db, userId)).filter(({ accountId }) => accountId !== account.accountId);
  for (const { accountId } of [...others, account]) {
    for (const { site, floor } of await repository.listRuleFloors(db, userId, accountId)) byRule.set(site, floor);
    const listed = await listedFloorsOf(db, { userId, accountId }, [itemId], sites);
    for (const site of sites) {
      const one = listed.get(listingKeyOf({ itemId, site }));
      if (one) byItems.set(site, { name: one.rule.name, floor: one.floor ?? null, lacks: one.lacks });
    }
    const refused = await groupRefused(db, { userId, accountId }, { code: 'price_below_floor', itemId });
    const raised = await countRaised(db, { userId, accountId }, itemId);
    for (const [site, n] of [...refused, ...raised]) waiting.set(site, (waiting.get(site) ?? 0) + n);
  }
  const ceilings = await repository.listCeilings(db, userId, [itemId]);
  const isStopped = await arePricesStopped(db, { userId, accountId: account.accountId });
  return sites.map((site) => ({
    site,
    isStopped,
    ceiling: ceilings.find((row) => row.site === site)?.ceiling ?? null,
    own: own.find((row) => row.site === site)?.floor ?? null,
    byRule: byRule.get(site) ?? null,
    byItems: byItems.get(site) ?? null,
    waiting: waiting.get(site) ?? 0,
  }));
}

/** The numbers that the seller saw and agreed to. */
export interface FloorConsent {
  /** The prices that the old floor refused or raised: they leave, or fall, now. */
  readonly expected?: number | undefined;
  /** What becomes of listings that are on sale below the new floor. */
  readonly below?: BelowConsent | undefined;
}

/**
 * Sets an item's floors. Prices that the price gate blocked on these sites are judged again, raised ones follow the lower floor; what is on
 * sale below a new floor is raised, ended or kept, as the seller consented.
 * @returns the number of prices that are judged again or follow
 * @throws price_not_positive, site_not_supported, prices_changed, prices_below_floor
 */
export async function setFloors(
  deps: FloorDeps,
  userId: number,
  { itemId, account }: { itemId: number; account: SellingAccount },
  {
    floors = [],
    ceilings = [],
    ...consent
  }: { floors?: readonly FloorInput[] | undefined; ceilings?: readonly FloorInput[] | undefined } & FloorConsent,
  actor: Actor,
): Promise<number> {
  requireFloors(account, floors);
  requireFloors(account, ceilings);
  return withTransaction(deps.db, async (tx) => {
    // Locks the item first, as every other change of its prices does.
    await lockItems(tx, userId, [itemId]);
    const changed = await changeFloors(tx, userId, itemId, floors, actor);
    await changeCeilings(tx, deps, { userId, itemId }, ceilings, actor);
    await requireRoom(tx, userId, itemId, [...floors, ...ceilings]);
    await settleNewFloors(tx, deps, { userId, itemId }, changed, { consent: consent.below, actor });
    return freeOldFloors(tx, deps, { userId, itemId }, changed, { expected: consent.expected, actor });
  });
}

export interface FloorInput {
  readonly site: Site;
  readonly minor: number | null;
}

/** Limits of an item on a site: a floor or a ceiling. @throws price_not_positive, site_not_supported */
export function requireFloors(account: SellingAccount, floors: readonly FloorInput[]): void {
  if (floors.some(({ minor }) => minor !== null && minor <= 0)) throw fail('price_not_positive');
  requireSites(itemSitesOf(placeOf(account)), floors);
}

/** A changed floor of an item's own; null without one. */
export interface ChangedFloor {
  readonly site: Site;
  readonly old: Money | null;
  readonly floor: Money | null;
}

/** Stores floors with their history. The caller locked the item. */
export async function changeFloors(
  tx: Tx,
  userId: number,
  itemId: number,
  floors: readonly FloorInput[],
  actor: Actor,
): Promise<ChangedFloor[]> {
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
  return changed;
}

/** @throws prices_below_floor */
export async function settleNewFloors(
  tx: Tx,
  deps: FollowDeps,
  { userId, itemId }: { readonly userId: number; readonly itemId: number },
  changed: readonly ChangedFloor[],
  { consent, actor }: { readonly consent: BelowConsent | undefined; readonly actor: Actor },
): Promise<void> {
  if (changed.length === 0) return;
  const below: (LiveBelow & { readonly accountId: number })[] = [];
  for (const { accountId } of await listAccounts(tx, userId)) {
    const ofRules = await ruleFloorsOf(tx, { userId, accountId }, [itemId], sitesOf(changed));
    const limits = changed.flatMap(({ site, old, floor }) => {
      const byRule = ofRules.get(listingKeyOf({ itemId, site })) ?? null;
      const limit = floor ?? byRule;
      // What is on sale below a floor that stays was consented to before.
      return limit && limit.minor > ((old ?? byRule)?.minor ?? 0) ? [{ site, floor: limit, itemId }] : [];
    });
    const found = await findLiveBelow(tx, { userId, accountId }, limits);
    below.push(...found.map((one) => ({ ...one, accountId })));
  }
  // A listing is sold by one account, so the number agreed to is that of all of them.
  requireConsentBelow(below, consent);
  for (const accountId of new Set(below.map((one) => one.accountId))) {
    const part = below.filter((one) => one.accountId === accountId);
    await carryOutBelow(tx, deps, { userId, accountId }, part, { consent, actor });
  }
}

/** @throws prices_changed */
export async function freeOldFloors(
  tx: Tx,
  deps: FollowDeps,
  { userId, itemId }: { readonly userId: number; readonly itemId: number },
  changed: readonly ChangedFloor[],
  { expected, actor }: { readonly expected: number | undefined; readonly actor: Actor },
): Promise<number> {
  if (changed.length === 0) return 0;
  const freed: FreedPrices[] = [];
  const highest = new Map<Site, Money | null>();
  let raised = 0;
  for (const { accountId } of await listAccounts(tx, userId)) {
    const ofRules = await ruleFloorsOf(tx, { userId, accountId }, [itemId], sitesOf(changed));
    const effective = changed.map(({ site, old, floor }) => {
      const byRule = ofRules.get(listingKeyOf({ itemId, site })) ?? null;
      return { site, before: old ?? byRule, after: floor ?? byRule };
    });
    for (const { site, after } of effective) highest.set(site, higherOf(highest.get(site) ?? null, after));
    const sites = effective.filter(({ before, after }) => isLower(before, after)).map(({ site }) => site);
    freed.push({ accountId, refused: { code: 'price_below_floor', sites, itemId } });
    const bySite = await countRaised(tx, { userId, accountId }, itemId);
    raised += sites.reduce((sum, site) => sum + (bySite.get(site) ?? 0), 0);
  }
  for (const [site, floor] of highest) await lowerRaise(tx, userId, { itemId, site, floor });
  if (raised > 0) await repriceToFloor(tx, userId, itemId, [...highest.keys()], actor);
  return freePrices(tx, deps, userId, freed, expected, raised);
}

const sitesOf = (changed: readonly ChangedFloor[]) => changed.map(({ site }) => site);

function higherOf(a: Money | null, b: Money | null): Money | null {
  return a && b ? (a.minor > b.minor ? a : b) : (a ?? b);
}

/** Whether the effective floor becomes lower or is removed. A higher floor unblocks nothing. */
function isLower(before: Money | null, after: Money | null): boolean {
  return before !== null && (after === null || after.minor < before.minor);
}

/** Prices of an account that may now be sent. */
interface FreedPrices {
  readonly accountId: number;
  readonly refused: RefusedPrices;
}

/**
 * Lets the price gate judge blocked prices again, if their number equals the one shown.
 * @throws prices_changed
 */
export async function freePrices(
  tx: Tx,
  { jobs }: FollowDeps,
  userId: number,
  freed: readonly FreedPrices[],
  expected = 0,
  /** Prices that follow a lower floor in the caller's transaction. */
  alsoChanged = 0,
): Promise<number> {
  let actual = alsoChanged;
  for (const { accountId, refused } of freed) {
    if (refused.sites?.length === 0) continue;
    const waiting = await countRefused(tx, { userId, accountId }, refused);
    if (waiting > 0) await enqueueSendRefused(jobs, tx, { userId, accountId }, refused);
    actual += waiting;
  }
  if (actual > 0 && actual !== expected) throw fail('prices_changed', { vars: { actual } });
  return actual;
}
