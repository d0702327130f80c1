import type { CategoryTouched, FilledSpecific, GivenSpecifics, SpecificsGiven } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { specificProblem } from '@quayside/kernel/specifics';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { rehearse } from '../../platform/database/rehearse.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Account } from '../accounts/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { countFound, foundIn, keepFollowers } from '../listings/index.ts';
import { lockItems } from '../products/index.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { isSameValues, readChanging, STEP, storeLater } from './fill-in-steps.ts';
import { listLive } from './home-categories.repository.ts';
import { type LackingAfter, readShown } from './lacking.ts';
import { type ListingSpecifics, loadListingSpecifics } from './listing-specifics.ts';
import { removeConsents } from './specific-consents.repository.ts';
import { listSpecifics, type SpecificChange, setSpecifics } from './specifics.repository.ts';

type Given = Omit<GivenSpecifics, 'expected'>;
type Filled = Omit<FilledSpecific, 'expected'>;
type Specific = { readonly given: Given } | { readonly filled: Filled };

/**
 * Counts the live listings that a change would affect; saves nothing.
 * @throws as `giveSpecifics`
 */
export async function previewSpecifics(
  deps: CategoriesDeps,
  account: Account,
  change: Specific,
  actor: Actor,
): Promise<CategoryTouched> {
  const asked = await askedBy(deps, account, change);
  if (asked.length <= STEP) {
    return rehearse(deps.db, async (tx) => (await store(tx, deps, account, asked, actor)).touched);
  }
  const { changes, live } = await readChanging(deps.db, account, asked);
  return {
    items: new Set(changes.map(({ itemId }) => itemId)).size,
    ...(await countFound(deps.db, foundIn(live))),
  };
}

/**
 * Sets items' specifics on sites, removes them, or restores the items' own. Many are stored in the background, and live
 * listings follow there.
 * @throws item_not_found, nothing_selected, specific_not_taken, live_listings_changed
 */
export async function giveSpecifics(
  deps: CategoriesDeps,
  account: Account,
  change: Specific,
  expected: number | undefined,
  actor: Actor,
): Promise<SpecificsGiven> {
  const asked = await askedBy(deps, account, change);
  if (asked.length > STEP) return giveMany(deps, account, asked, expected ?? 0, actor);
  return withTransaction(deps.db, async (tx) => {
    const { changed, touched } = await store(tx, deps, account, asked, actor);
    const { live } = touched;
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    return { changed, live };
  });
}

/** Records the consent to many changes, and one change of the account's items in the history. */
async function giveMany(
  deps: CategoriesDeps,
  account: Account,
  asked: readonly SpecificChange[],
  expected: number,
  actor: Actor,
): Promise<SpecificsGiven> {
  return withTransaction(deps.db, async (tx) => {
    const { changes, live } = await storeLater(tx, deps, account, asked);
    if (live.length !== expected) throw fail('live_listings_changed', { vars: { actual: live.length } });
    await recordHistory(tx, account.userId, entriesOfMany(account, changes, actor));
    return { changed: changes.length, live: live.length };
  });
}

const common = { field: 'specifics', why: 'specifics_given' } as const;

const textOf = (name: string, values: readonly string[] | null | undefined) =>
  values ? `${name}: ${values.join(', ') || '—'}` : null;

function entriesOfMany(account: Account, changes: readonly SpecificChange[], actor: Actor): HistoryInput[] {
  const { accountId } = account;
  return [...new Map(changes.map((one) => [`${one.site} ${one.name}`, one])).values()].map(
    ({ site, name, values }) => ({
      ...{ ...common, actor, entity: 'items', entityId: accountId, site, before: null, after: textOf(name, values) },
    }),
  );
}

function askedBy(deps: CategoriesDeps, account: Account, change: Specific): Promise<readonly SpecificChange[]> {
  return 'given' in change ? fitting(deps, account, change.given) : found(deps, account, change.filled);
}

async function store(
  tx: Tx,
  deps: CategoriesDeps,
  account: Account,
  asked: readonly SpecificChange[],
  actor: Actor,
): Promise<{ readonly changed: number; readonly touched: CategoryTouched }> {
  const { userId } = account;
  const itemIds = [...new Set(asked.map(({ itemId }) => itemId))];
  // A listing that is queued from now on uses the values stored here.
  await lockItems(tx, userId, itemIds);
  // Specifics that were set for many items before must not replace these afterwards.
  await removeConsents(tx, account, asked);
  const sites = [...new Set(asked.map(({ site }) => site))];
  const keyOf = ({ itemId, site, name }: Omit<SpecificChange, 'values'>) => `${itemId} ${site} ${name}`;
  const before = new Map((await listSpecifics(tx, userId, itemIds, sites)).map((one) => [keyOf(one), one.values]));
  const changes = asked.filter((one) => !isSameValues(before.get(keyOf(one)) ?? null, one.values));
  await setSpecifics(tx, userId, changes, deps.clock.now());
  const changed = new Set(changes.map(({ itemId, site }) => `${itemId} ${site}`));
  const live = (await listLive(tx, userId, itemIds, sites)).filter(({ itemId, site }) =>
    changed.has(`${itemId} ${site}`),
  );
  const following = await keepFollowers(tx, deps, userId, foundIn(live));
  const entries = changes.map(
    (one): HistoryInput => ({
      ...{ ...common, actor, entity: 'item', entityId: one.itemId, itemId: one.itemId, site: one.site },
      ...{ before: textOf(one.name, before.get(keyOf(one))), after: textOf(one.name, one.values) },
    }),
  );
  await recordHistory(tx, userId, entries);
  return {
    changed: changes.length,
    touched: { items: new Set(changes.map(({ itemId }) => itemId)).size, ...following },
  };
}

/** @throws item_not_found, specific_not_taken */
async function fitting(
  { db, hooks }: CategoriesDeps,
  account: Account,
  { specifics }: Given,
): Promise<readonly SpecificChange[]> {
  const asked = new Map(specifics.map(({ itemId, site }) => [`${itemId} ${site}`, { itemId, site }]));
  const listings = new Map(
    (await loadListingSpecifics(db, hooks, account, [...asked.values()]))
      .filter(({ item }) => item.accountId === account.accountId)
      .map((listing) => [`${listing.item.itemId} ${listing.site}`, listing]),
  );
  if (listings.size < asked.size) throw fail('item_not_found');
  for (const { itemId, site, name, values } of specifics) {
    refuseUnfit(listings.get(`${itemId} ${site}`), name, values);
  }
  return specifics;
}

/** @throws specific_not_taken */
function refuseUnfit(listing: ListingSpecifics | undefined, name: string, values: readonly string[] | null): void {
  const field = listing?.specifics.find((one) => one.name === name);
  if (!field || values === null) return;
  const problem = specificProblem(field, values);
  if (problem) throw fail('specific_not_taken', { fields: { 'body.values': problem }, vars: { name } });
}

/**
 * The listings to which a value applies: those whose category knows the specific.
 * @throws nothing_selected, specific_not_taken
 */
async function found(
  deps: CategoriesDeps,
  account: Account,
  { site, name, values, itemIds, show, isEmptyOnly }: Filled,
): Promise<readonly SpecificChange[]> {
  const changes: SpecificChange[] = [];
  for (let after: LackingAfter | null = { itemId: 0, site: '' }; after; ) {
    const query = { site, itemIds, after, limit: STEP };
    const step: Awaited<ReturnType<typeof readShown>> = await readShown(deps, account, show, query);
    for (const listing of step.listings) {
      const specific = listing.specifics.find((one) => one.name === name);
      if (!specific || specific.origin === 'variations') continue;
      if (isEmptyOnly && specific.values.length > 0) continue;
      refuseUnfit(listing, name, values);
      changes.push({ itemId: listing.item.itemId, site: listing.site as Site, name, values });
    }
    after = step.last;
  }
  if (changes.length === 0) throw fail('nothing_selected');
  return changes;
}
