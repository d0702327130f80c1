import { ITEM_ELIGIBILITIES, type ItemEligibility, type ItemScope } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';

const IS_SOLD_ABROAD = sql<boolean>`(r.is_listed or r.is_moving)`;

/** Whether a filter's word is one of the three, and not an obstacle of its own such as `noShipping`. */
export function isItemEligibility(word: string | undefined): word is ItemEligibility {
  return (ITEM_ELIGIBILITIES as readonly (string | undefined)[]).includes(word);
}

/** The scopes of a list of `product_rows r` that leave items out. */
export const OF_SCOPE: Record<Exclude<ItemScope, 'all'>, RawBuilder<boolean>> = {
  wi: IS_SOLD_ABROAD,
  customer: sql`not ${IS_SOLD_ABROAD}`,
};

const IS_BARRED = sql`(r.is_blacklisted or r.is_ended)`;
const checked = (isEligible: boolean | null) => sql`exists (select from item_checks k
  where k.user_id = r.user_id and k.item_id = r.item_id ${isEligible === null ? sql`` : sql`and k.is_eligible = ${sql.lit(isEligible)}`})`;

const ELIGIBILITIES: Record<ItemEligibility, RawBuilder<boolean>> = {
  not_processed: sql`(not ${IS_BARRED} and not ${IS_SOLD_ABROAD} and not ${checked(null)})`,
  eligible: sql`(not ${IS_BARRED} and (${IS_SOLD_ABROAD} or ${checked(true)}))`,
  not_eligible: sql`(${IS_BARRED} or (not ${IS_SOLD_ABROAD} and ${checked(false)}))`,
};

/** Whether the item of `product_rows r` may be listed abroad; with a site, also what was found there. */
export function isOfEligibility(eligibility: ItemEligibility, site: string | undefined): RawBuilder<boolean> {
  const ofItem = ELIGIBILITIES[eligibility];
  if (site === undefined || eligibility === 'not_processed') return ofItem;
  const isRefused = sql`coalesce(r.sites->${site}->>'state' = 'B', false)`;
  return eligibility === 'eligible' ? sql`(${ofItem} and not ${isRefused})` : sql`(${ofItem} or ${isRefused})`;
}

/** The eligibility of the item of `product_rows r`. */
export const ELIGIBILITY_OF_ROW = sql<ItemEligibility>`case
  when ${ELIGIBILITIES.not_eligible} then 'not_eligible' when ${ELIGIBILITIES.eligible} then 'eligible' else 'not_processed' end`;
