import type { FeaturedHint } from '@quayside/connector-kit';
import type { ItemOnSite } from '@quayside/kernel';
import { landedPrice, type Offer } from '@quayside/kernel/repricing';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The offers of a listing's product, the business's own marked. */
export interface Told extends ItemOnSite {
  readonly offers: readonly Offer[];
}

export interface StoredTold extends ItemOnSite {
  /** Whether the offers differ from the reading before. */
  readonly isChanged: boolean;
  /** Whether the seller had asked for it. */
  readonly wasAsked: boolean;
}

/** A price of at most 0.01 is no price, and a tenth of the last sound one is a collapse (kernel: `suspicionOf`, `findAnomalies`). */
const NO_PRICE = 1;
const COLLAPSE = 10;

/**
 * Stores what a marketplace told of listings at a time, in one statement. If the offers are those of the last reading, only its age changes;
 * otherwise that reading ends and a new one begins. A listing that is not kept (any more) is left out.
 * @param at by the marketplace's clock. If it has been set back, a new reading begins right after the last one
 * @param dueAt when watched listings are read again, in monotonic time
 */
export async function storeReadings(
  tx: Tx,
  userId: number,
  told: readonly Told[],
  { at, dueAt }: { readonly at: Date; readonly dueAt: Date },
): Promise<StoredTold[]> {
  const lowest = told.map(({ offers }) => lowestOf(offers));
  const { rows } = await sql<StoredTold>`
    with given as (
      select * from unnest(${told.map(({ itemId }) => itemId)}::bigint[], ${told.map(({ site }) => site)}::text[],
        ${told.map(({ offers }) => JSON.stringify(offers))}::jsonb[], ${lowest}::bigint[]) as g (item_id, site, offers, lowest)
    ), locked as (
      select l.item_id, l.site, l.reading_at, l.read_at, l.asked_at, g.offers, g.lowest
      from competitor_listings l join given g on g.item_id = l.item_id and g.site = l.site
      where l.user_id = ${userId} order by l.item_id, l.site for update of l
    ), held as (
      select k.*, r.offers is not null and r.offers = k.offers as is_same,
        greatest(${at}::timestamptz, k.reading_at + interval '1 millisecond') as new_at
      from locked k
      left join competitor_readings r
        on r.user_id = ${userId} and r.item_id = k.item_id and r.site = k.site and r.first_at = k.reading_at
    ), ended as (
      update competitor_readings r set last_at = greatest(h.read_at, r.first_at) from held h
       where r.user_id = ${userId} and r.item_id = h.item_id and r.site = h.site and r.first_at = h.reading_at and not h.is_same
    ), begun as (
      insert into competitor_readings (user_id, item_id, site, first_at, offers)
      select ${userId}::bigint, item_id, site, new_at, offers from held where not is_same
    )
    update competitor_listings l
       set reading_at = case when h.is_same then l.reading_at else h.new_at end,
           read_at = ${at}, problem = null, problem_words = '', failed_at = null, asked_at = null,
           due_at = case when l.is_watched then ${dueAt}::timestamptz end,
           lowest_minor = h.lowest,
           sound_lowest_minor = case
             when h.lowest is null or h.lowest <= ${NO_PRICE} or h.lowest * ${COLLAPSE} <= l.sound_lowest_minor
             then l.sound_lowest_minor else h.lowest end
      from held h
     where l.user_id = ${userId} and l.item_id = h.item_id and l.site = h.site
    returning l.item_id as "itemId", l.site, not h.is_same as "isChanged", h.asked_at is not null as "wasAsked"`.execute(
    tx,
  );
  return rows;
}

/** The lowest price of a competitor with shipping; null if there is none. */
function lowestOf(offers: readonly Offer[]): number | null {
  const prices = offers.filter(({ isOwn }) => !isOwn).map(landedPrice);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Stores what the marketplace expects of the featured offers of listings. */
export async function storeHints(
  db: Db,
  userId: number,
  hints: readonly (ItemOnSite & FeaturedHint)[],
  at: Date,
): Promise<void> {
  if (hints.length === 0) return;
  await sql`
    update competitor_listings l
       set expected_minor = g.expected, reference_minor = g.reference, hinted_at = ${at}
      from unnest(${hints.map(({ itemId }) => itemId)}::bigint[], ${hints.map(({ site }) => site)}::text[],
        ${hints.map(({ expectedPrice }) => expectedPrice)}::bigint[],
        ${hints.map(({ referencePrice }) => referencePrice)}::bigint[]) as g (item_id, site, expected, reference)
     where l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site`.execute(db);
}

/**
 * Removes readings that ended before a time. The one that holds is kept, however old.
 * @returns how many were removed, at most `most`
 */
export async function removeReadingsBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from competitor_readings r
     using (select ctid from competitor_readings where last_at < ${before} order by last_at limit ${most}) old
     where r.ctid = old.ctid`.execute(db);
  return Number(numAffectedRows);
}
