import { ENERGY_SITES, type EnergyLabel, type ItemOnSite, isEnergyLabelWhole, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The labels of these items, where the seller has entered one. */
export async function loadEnergyLabels(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, EnergyLabel>> {
  const { rows } = await sql<EnergyLabel & { itemId: number }>`
    select item_id as "itemId", image_url as "imageUrl", image_description as "imageDescription", sheet_url as "sheetUrl"
    from energy_labels where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ itemId, ...label }) => [itemId, label]));
}

/** Without labels that eBay would reject: an item with such a label counts as one without. */
export async function acceptedLabelsOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, EnergyLabel>> {
  const labels = await loadEnergyLabels(db, userId, itemIds);
  return new Map([...labels].filter(([, label]) => isEnergyLabelWhole(label)));
}

/** @param label null removes it */
export async function saveEnergyLabel(
  tx: Tx,
  userId: number,
  itemId: number,
  label: EnergyLabel | null,
): Promise<void> {
  if (!label) {
    await sql`delete from energy_labels where user_id = ${userId} and item_id = ${itemId}`.execute(tx);
    return;
  }
  const { imageUrl, imageDescription, sheetUrl } = label;
  await sql`
    insert into energy_labels (user_id, item_id, image_url, image_description, sheet_url)
    values (${userId}, ${itemId}, ${imageUrl}, ${imageDescription}, ${sheetUrl})
    on conflict (user_id, item_id) do update set image_url = excluded.image_url,
      image_description = excluded.image_description, sheet_url = excluded.sheet_url, updated_at = now()`.execute(tx);
}

/** Live listings of an item on sites that show the label. */
export async function listLabelled(db: Db, userId: number, itemId: number): Promise<ItemOnSite[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and item_id = ${itemId} and site = any(${[...ENERGY_SITES]}::text[]) and state in ('L', 'P', 'Q')
    order by site`.execute(db);
  return rows;
}
