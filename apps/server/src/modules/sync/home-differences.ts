import type { HomeChange, UnreadableHome } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ObservedStock } from '../stock/index.ts';
import type { KnownItem } from './absent-items.ts';
import { observedStock, statedQuantities } from './home-problems.ts';

interface KnownListing {
  readonly itemId: number;
  readonly externalId: string;
  readonly title: string;
  readonly isEnded: boolean;
  /** It has a problem that a read of its details may end. */
  readonly hasProblem: boolean;
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
  unreadable: readonly UnreadableHome[],
): Promise<HomeDifferences> {
  const partly = new Set(unreadable.map(({ externalId }) => externalId));
  const externalIds = [...new Set([...changes, ...unreadable].flatMap(({ externalId }) => externalId ?? []))];
  const known = new Map((await readKnown(db, userId, accountId, externalIds)).map((one) => [one.externalId, one]));
  const ofKnown = changes.flatMap((change) => {
    const before = known.get(change.externalId);
    return before ? [{ change, before }] : [];
  });
  const live = ofKnown.filter(({ change }) => !change.isEnded);
  const unitsOf = new Map(
    [...known.values()].map(({ externalId, itemId, units }) => [
      externalId,
      Object.entries(units).map(([sku, { unitId }]) => ({ itemId, unitId, sku })),
    ]),
  );
  return {
    ended: ofKnown.filter(({ change, before }) => change.isEnded && !before.isEnded).map(({ before }) => before.itemId),
    changed: live
      .filter((one) => isChanged(one) || (one.before.hasProblem && !partly.has(one.change.externalId)))
      .map(({ change }) => change),
    stock: observedStock(
      statedQuantities(
        live.flatMap(({ change }) => change.units),
        unreadable,
      ),
      unitsOf,
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
      exists (select from import_rows r where r.user_id = i.user_id and r.external_id = i.external_id
        and (r.state = 'failed' or r.problem is not null)
        and r.import_id = (select max(import_id) from imports m
          where m.user_id = i.user_id and m.account_id = i.account_id and m.state = 'done')) as "hasProblem",
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
): Promise<{ known: number; missing: KnownItem[] }> {
  const { rows } = await sql<{ known: number; missing: KnownItem[] }>`
    select count(*)::int as known,
      coalesce(jsonb_agg(jsonb_build_object('itemId', i.item_id, 'externalId', i.external_id) order by i.item_id)
        filter (where p.external_id is null), '[]') as missing
    from items i left join unnest(${[...present]}::text[]) as p (external_id) on p.external_id = i.external_id
    where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended`.execute(db);
  return rows[0] ?? { known: 0, missing: [] };
}
