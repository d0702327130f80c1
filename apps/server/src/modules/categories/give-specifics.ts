import type { CategoryTouched, FilledSpecific, GivenSpecifics, SpecificsGiven } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { specificProblem } from '@quayside/kernel/specifics';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { rehearse } from '../../platform/database/rehearse.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Account } from '../accounts/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { listLivePlaces } from './home-categories.repository.ts';
import { type LackingPlace, readShown } from './lacking.ts';
import { type Place, readPlaces } from './places.ts';
import { listSpecifics, type SpecificChange, setSpecifics } from './specifics.repository.ts';

/** Places that one statement reads. */
const STEP = 500;
/** The history names so many changes; more are one change of the account's items. */
const TOLD_ALONE = 500;

type Given = Omit<GivenSpecifics, 'expected'>;
type Filled = Omit<FilledSpecific, 'expected'>;
type Specific = { readonly given: Given } | { readonly filled: Filled };

/** Counts the live listings that a change would touch; saves nothing. @throws as `giveSpecifics` */
export async function previewSpecifics(
  deps: CategoriesDeps,
  account: Account,
  change: Specific,
  actor: Actor,
): Promise<CategoryTouched> {
  return rehearse(deps.db, async (tx) => (await store(tx, deps, account, change, actor)).touched);
}

/**
 * Gives items specifics for sites, takes them out, or gives them back to the items. Live listings follow in the background.
 * @throws item_not_found, nothing_selected, specific_not_taken, live_listings_changed
 */
export async function giveSpecifics(
  deps: CategoriesDeps,
  account: Account,
  change: Specific,
  expected: number | undefined,
  actor: Actor,
): Promise<SpecificsGiven> {
  return withTransaction(deps.db, async (tx) => {
    const { changed, touched } = await store(tx, deps, account, change, actor);
    const { live } = touched;
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    return { changed, live };
  });
}

async function store(
  tx: Tx,
  deps: CategoriesDeps,
  account: Account,
  change: Specific,
  actor: Actor,
): Promise<{ readonly changed: number; readonly touched: CategoryTouched }> {
  const { userId, accountId } = account;
  const asked =
    'given' in change ? await fitting(tx, deps, account, change.given) : await found(tx, deps, account, change.filled);
  const itemIds = [...new Set(asked.map(({ itemId }) => itemId))];
  // A listing that is queued from now on is made with what is stored here.
  await lockItems(tx, userId, itemIds);
  const sites = [...new Set(asked.map(({ site }) => site))];
  const keyOf = ({ itemId, site, name }: Omit<SpecificChange, 'values'>) => `${itemId} ${site} ${name}`;
  const before = new Map((await listSpecifics(tx, userId, itemIds, sites)).map((one) => [keyOf(one), one.values]));
  const changes = asked.filter((one) => !isSame(before.get(keyOf(one)) ?? null, one.values));
  await setSpecifics(tx, userId, changes, deps.clock.now());
  const changed = new Set(changes.map(({ itemId, site }) => `${itemId} ${site}`));
  const live = (await listLivePlaces(tx, userId, itemIds, sites)).filter(({ itemId, site }) =>
    changed.has(`${itemId} ${site}`),
  );
  if (live.length > 0) await deps.hooks.placesChanged(tx, userId, live);
  const textOf = (name: string, values: readonly string[] | null | undefined) =>
    values ? `${name}: ${values.join(', ') || '—'}` : null;
  const common = { actor, field: 'specifics', why: 'specifics_given' } as const;
  const entries: HistoryInput[] =
    changes.length <= TOLD_ALONE
      ? changes.map((one) => ({
          ...{ ...common, entity: 'item', entityId: one.itemId, itemId: one.itemId, site: one.site },
          ...{ before: textOf(one.name, before.get(keyOf(one))), after: textOf(one.name, one.values) },
        }))
      : [...new Map(changes.map((one) => [`${one.site} ${one.name}`, one])).values()].map(({ site, name, values }) => ({
          ...{ ...common, entity: 'items', entityId: accountId, site, before: null, after: textOf(name, values) },
        }));
  await recordHistory(tx, userId, entries);
  return {
    changed: changes.length,
    touched: {
      items: new Set(changes.map(({ itemId }) => itemId)).size,
      live: live.length,
      sites: [...new Set(live.map(({ site }) => site))],
    },
  };
}

const isSame = (one: readonly string[] | null, other: readonly string[] | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** @throws item_not_found, specific_not_taken */
async function fitting(
  tx: Tx,
  { hooks }: CategoriesDeps,
  account: Account,
  { specifics }: Given,
): Promise<readonly SpecificChange[]> {
  const pairs = new Map(specifics.map(({ itemId, site }) => [`${itemId} ${site}`, { itemId, site }]));
  const places = new Map(
    (await readPlaces(tx, hooks, account, [...pairs.values()]))
      .filter(({ item }) => item.accountId === account.accountId)
      .map((place) => [`${place.item.itemId} ${place.site}`, place]),
  );
  if (places.size < pairs.size) throw fail('item_not_found');
  for (const { itemId, site, name, values } of specifics) {
    refuseUnfit(places.get(`${itemId} ${site}`), name, values);
  }
  return specifics;
}

/** @throws specific_not_taken */
function refuseUnfit(place: Place | undefined, name: string, values: readonly string[] | null): void {
  const field = place?.specifics.find((one) => one.name === name);
  if (!field || values === null) return;
  const problem = specificProblem(field, values);
  if (problem) throw fail('specific_not_taken', { fields: { 'body.values': problem }, vars: { name } });
}

/** The places that a value is for: those whose category knows the specific. @throws nothing_selected, specific_not_taken */
async function found(
  tx: Tx,
  { hooks }: CategoriesDeps,
  account: Account,
  { site, name, values, itemIds, show, isEmptyOnly }: Filled,
): Promise<readonly SpecificChange[]> {
  const changes: SpecificChange[] = [];
  for (let after: LackingPlace | null = { itemId: 0, site: '' }; after; ) {
    const query = { site, itemIds, after, limit: STEP };
    const step: Awaited<ReturnType<typeof readShown>> = await readShown({ db: tx, hooks }, account, show, query);
    for (const place of step.places) {
      const specific = place.specifics.find((one) => one.name === name);
      if (!specific || specific.origin === 'variations') continue;
      if (isEmptyOnly && specific.values.length > 0) continue;
      refuseUnfit(place, name, values);
      changes.push({ itemId: place.item.itemId, site: place.site as Site, name, values });
    }
    after = step.last;
  }
  if (changes.length === 0) throw fail('nothing_selected');
  return changes;
}
