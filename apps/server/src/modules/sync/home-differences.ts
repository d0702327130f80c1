import type { HomeChange } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ObservedStock } from '../stock/index.ts';

interface KnownListing {
  readonly itemId: number;
  readonly externalId: string;
  readonly title: string;
  readonly isEnded: boolean;
  /** Unit by SKU, without ended units. */
  readonly units: Readonly<
    Record<string, { readonly unitId: number; readonly minor: number; readonly currency: string }>
  >;
}

/** The work for changes of known listings at home. Listings that were never imported are left to the comparison. */
export interface HomeDifferences {
  readonly ended: readonly number[];
  /** Listings whose details must be read: another title or price, other variations, or a listing that returned. */
  readonly changed: readonly HomeChange[];
  readonly stock: readonly ObservedStock[];
}

export async function findDifferences(
  db: Db,
  { userId, accountId }: AccountRef,
  changes: readonly HomeChange[],
): Promise<HomeDifferences> {
  const externalIds = [...new Set(changes.map(({ externalId }) => externalId))];
  const known = new Map((await readKnown(db, userId, accountId, externalIds)).map((one) => [one.externalId, one]));
  const ofKnown = changes.flatMap((change) => {
    const before = known.get(change.externalId);
    return before ? [{ change, before }] : [];
  });
  const live = ofKnown.filter(({ change }) => !change.isEnded);
  return {
    ended: ofKnown.filter(({ change, before }) => change.isEnded && !before.isEnded).map(({ before }) => before.itemId),
    changed: live.filter(isChanged).map(({ change }) => change),
    stock: live.flatMap(({ change, before: { itemId, units } }) =>
      change.units.flatMap(({ sku, quantity }) => {
        const unit = units[sku];
        return unit ? [{ itemId, unitId: unit.unitId, quantity }] : [];
      }),
    ),
  };
}

function isChanged({ change, before }: { change: HomeChange; before: KnownListing }): boolean {
  const { title, units, isPartial } = change;
  if (before.isEnded || title === null || (title !== undefined && title !== before.title)) return true;
  if (!isPartial && units.length !== Object.keys(before.units).length) return true;
  return units.some(({ sku, price }) => {
    const unit = before.units[sku];
    return unit?.minor !== price.minor || unit.currency !== price.currency;
  });
}

async function readKnown(
  db: Db,
  userId: number,
  accountId: number,
  externalIds: readonly string[],
): Promise<KnownListing[]> {
  const { rows } = await sql<KnownListing>`
    select i.item_id as "itemId", i.external_id as "externalId", i.title, i.is_ended as "isEnded",
      (select coalesce(jsonb_object_agg(u.sku, jsonb_build_object('unitId', u.unit_id, 'minor', u.price_minor, 'currency', u.currency)), '{}')
        from item_units u where u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended) as units
    from items i
    where i.user_id = ${userId} and i.account_id = ${accountId} and i.external_id = any(${externalIds}::text[])`.execute(
    db,
  );
  return rows;
}

/** Live items of the account that a complete list of its home listings lacks. */
export async function findMissing(
  db: Db,
  { userId, accountId }: AccountRef,
  present: readonly string[],
): Promise<{ known: number; missing: number[] }> {
  const { rows } = await sql<{ known: number; missing: number[] }>`
    select count(*)::int as known,
      coalesce(array_agg(i.item_id order by i.item_id) filter (where p.external_id is null), '{}') as missing
    from items i left join unnest(${[...present]}::text[]) as p (external_id) on p.external_id = i.external_id
    where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended`.execute(db);
  return rows[0] ?? { known: 0, missing: [] };
}
