import type { ShippingPreview } from '@quayside/contract';
import { levelOf, type RouteChange, type Site, shippingShape } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import type { Objection } from '../changes/index.ts';
import { groupListings, type ListingGroup } from './route-groups.repository.ts';
import { rulesInForce, type ShippingWorld, shippingAt, statementAt } from './shipping-world.ts';

/** A change of shipping: the data before and after, or another profile or weight for some items. */
export interface ShippingChange {
  readonly before: ShippingWorld;
  readonly after: ShippingWorld;
  /** The items that get another profile or weight; null if the rules change. */
  readonly items: (ItemGoal & { readonly itemIds: readonly number[] }) | null;
}

/** The number of listings that a seller sees one by one; the rest are only counted. */
const EXAMPLES = 10;

/** The effect of a change on listings. Reliable in the transaction that makes the change. */
export async function previewChange(
  db: Db,
  userId: number,
  accounts: readonly Account[],
  change: ShippingChange,
): Promise<ShippingPreview> {
  const { before, after, items } = change;
  const groups = await groupListings(db, userId, [before, after], items?.itemIds ?? null);
  const sites = new Map<Site, { site: Site; changed: number; lost: number; gained: number }>();
  const changed: { group: ListingGroup; before: Seen; after: Seen }[] = [];
  for (const group of groups) {
    const was = seen(before, accounts, group);
    const is = seen(after, accounts, {
      ...group,
      ...(items?.profileId === undefined ? {} : { profileId: items.profileId }),
      ...(items?.weight === undefined ? {} : { weight: items.weight }),
    });
    const how = changeOf(group, was, is);
    if (how === 'kept') continue;
    const counts = sites.get(group.site) ?? { site: group.site, changed: 0, lost: 0, gained: 0 };
    counts[how] += group.n;
    sites.set(group.site, counts);
    if (changed.length < EXAMPLES) changed.push({ group, before: was, after: is });
  }
  const sum = (key: 'changed' | 'lost' | 'gained') => [...sites.values()].reduce((n, one) => n + one[key], 0);
  const titles = await titlesOf(
    db,
    userId,
    changed.map(({ group }) => group.itemId),
  );
  return {
    expected: sum('changed') + sum('lost'),
    changed: sum('changed'),
    lost: sum('lost'),
    gained: sum('gained'),
    items: items ? items.itemIds.length : await countItems(db, userId, before, after),
    sites: [...sites.values()].sort((one, other) => (one.site < other.site ? -1 : 1)),
    examples: changed.map(({ group, before: was, after: is }) => ({
      itemId: group.itemId,
      title: titles.get(group.itemId) ?? '',
      site: group.site,
      before: was.route,
      after: is.route,
    })),
  };
}

/** The live listings of an item that a change concerns. */
export interface Touched {
  readonly changed: number;
  /** They stay as they are, because they are left without a route. */
  readonly lost: number;
}

/** What items get: another profile, or another weight in grams. */
export interface ItemGoal {
  readonly profileId?: number | null;
  readonly weight?: number | null;
}

/** What becomes of live listings, by item, if items get this. Items without such listings are omitted. */
export async function countTouched(
  db: Db,
  userId: number,
  accounts: readonly Account[],
  world: ShippingWorld,
  goals: ReadonlyMap<number, ItemGoal>,
): Promise<Map<number, Touched>> {
  const touched = new Map<number, Touched>();
  for (const group of await groupListings(db, userId, [world], [...goals.keys()], { isByItem: true })) {
    const { itemId, n } = group;
    const after = { ...group, ...goals.get(itemId) };
    const how = changeOf(group, seen(world, accounts, group), seen(world, accounts, after));
    if (how !== 'changed' && how !== 'lost') continue;
    const counts = touched.get(itemId) ?? { changed: 0, lost: 0 };
    touched.set(itemId, { ...counts, [how]: counts[how] + n });
  }
  return touched;
}

/** What is to be said against an item whose live listings change, or stay because they lose their route. */
export function objectionOf({ lost, changed }: Touched = { lost: 0, changed: 0 }): Objection | undefined {
  if (lost > 0) return { verdict: 'warned', reason: 'no_route', listings: lost };
  return changed > 0 ? { verdict: 'warned', reason: 'live', listings: changed } : undefined;
}

interface Seen {
  readonly shape: string | null;
  readonly route: ShippingPreview['examples'][number]['before'];
}

function seen(world: ShippingWorld, accounts: readonly Account[], group: ListingGroup): Seen {
  const platform = accounts.find(({ accountId }) => accountId === group.accountId)?.platform ?? 'ebay';
  const price = { minor: group.priceMinor, currency: group.currency };
  const place = { ...group, platform, price };
  const { force, shipping } = shippingAt(world, place);
  const cheapest = shipping.by === 'profile' ? shipping.decision.routes[0] : undefined;
  const currency = force?.rules.currency ?? group.currency;
  return {
    shape: shippingShape(force, shipping, statementAt(world, place, force, shipping)),
    route: cheapest
      ? {
          service: cheapest.siteService?.name ?? levelOf(cheapest.service) ?? cheapest.service,
          cost: { minor: cheapest.cost, currency },
          buyerPays: { minor: cheapest.buyerPays, currency },
        }
      : null,
  };
}

/** A blocked listing counts only if it gets a route; a live one, if its shipping changes. */
function changeOf({ kind }: ListingGroup, was: Seen, is: Seen): RouteChange {
  if (kind === 'blocked') return is.shape === null ? 'kept' : 'gained';
  if (was.shape === is.shape) return 'kept';
  return is.shape === null ? 'lost' : 'changed';
}

async function titlesOf(db: Db, userId: number, itemIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ item_id: number; title: string }>`
    select item_id, title from product_rows
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row.title]));
}

/** Items whose rules change. */
async function countItems(db: Db, userId: number, before: ShippingWorld, after: ShippingWorld): Promise<number> {
  const { rows } = await sql<{ profile_id: number | null; n: number }>`
    select s.profile_id, count(*) as n from product_rows r
    left join item_shipping s on s.user_id = r.user_id and s.item_id = r.item_id
    where r.user_id = ${userId} and not r.is_ended
    group by s.profile_id`.execute(db);
  const rulesOf = (world: ShippingWorld, profileId: number | null) => JSON.stringify(rulesInForce(world, profileId));
  return rows
    .filter(({ profile_id }) => rulesOf(before, profile_id) !== rulesOf(after, profile_id))
    .reduce((sum, { n }) => sum + n, 0);
}
