import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** A unit as a home listing states it. */
export interface GivenUnit {
  readonly itemId: number;
  readonly sku: string;
  readonly specifics: Readonly<Record<string, string>>;
}

interface KnownUnit extends GivenUnit {
  readonly unitId: number;
}

export interface RenamedUnit {
  readonly itemId: number;
  readonly unitId: number;
  readonly before: string;
  readonly after: string;
}

/**
 * Gives units the SKUs that their listings state now. A SKU is not an identity where the marketplace has its own listing numbers: there a
 * single listing's unit is its only one, and a variation is the one with the same specifics. A removed unit whose SKU another one
 * takes over is ended under a name of its own.
 */
export async function renameUnits(tx: Tx, userId: number, given: readonly GivenUnit[]): Promise<RenamedUnit[]> {
  const itemIds = [...new Set(given.map(({ itemId }) => itemId))];
  const { rows: known } = await sql<KnownUnit>`
    select item_id as "itemId", unit_id as "unitId", sku, specifics from item_units
    where user_id = ${userId} and item_id = any(${itemIds}::bigint[]) and not is_ended
    order by item_id, unit_id for update`.execute(tx);
  const knownOf = grouped(known, printOf);
  const renamed = [...grouped(given, printOf)].flatMap(([print, units]) => renamedOf(units, knownOf.get(print) ?? []));
  if (renamed.length > 0) await store(tx, userId, renamed);
  return renamed;
}

/** @param given those of an item with the same specifics; `known` likewise */
function renamedOf(given: readonly GivenUnit[], known: readonly KnownUnit[]): RenamedUnit[] {
  const [unit, ...others] = given;
  const [same, ...more] = known;
  // Two units with the same specifics are told apart by their SKUs only.
  if (!unit || !same || others.length + more.length > 0 || same.sku === unit.sku) return [];
  return [{ itemId: unit.itemId, unitId: same.unitId, before: same.sku, after: unit.sku }];
}

/** The unit of a single listing has no specifics. */
function printOf({ itemId, specifics }: GivenUnit): string {
  return JSON.stringify([itemId, ...Object.entries(specifics).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

function grouped<T>(units: readonly T[], keyOf: (unit: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const unit of units) groups.set(keyOf(unit), [...(groups.get(keyOf(unit)) ?? []), unit]);
  return groups;
}

/** First frees the SKUs, because two units may have exchanged them. */
async function store(tx: Tx, userId: number, renamed: readonly RenamedUnit[]): Promise<void> {
  const itemIds = renamed.map(({ itemId }) => itemId);
  const unitIds = renamed.map(({ unitId }) => unitId);
  const skus = renamed.map(({ after }) => after);
  await sql`
    update item_units u set sku = u.sku || '#' || u.unit_id, is_ended = true
    from unnest(${itemIds}::bigint[], ${skus}::text[]) as n (item_id, sku)
    where u.user_id = ${userId} and u.item_id = n.item_id and u.sku = n.sku and not u.unit_id = any(${unitIds}::bigint[])`.execute(
    tx,
  );
  await sql`
    update item_units set sku = '#' || unit_id
    where user_id = ${userId} and item_id = any(${itemIds}::bigint[]) and unit_id = any(${unitIds}::bigint[])`.execute(
    tx,
  );
  await sql`
    update item_units u set sku = n.sku from unnest(${itemIds}::bigint[], ${unitIds}::bigint[], ${skus}::text[]) as n (item_id, unit_id, sku)
    where u.user_id = ${userId} and u.item_id = n.item_id and u.unit_id = n.unit_id`.execute(tx);
}
