import type { ChangeReason } from '@quayside/contract';
import { listingKeyOf, type Money, money, type Site } from '@quayside/kernel';
import {
  type AccountSettings,
  conditionListed,
  FREE_POLICY,
  type SettingsInForce,
  settingsInForce,
  statedCondition,
} from '@quayside/kernel/product-settings';
import { saysVatFree } from '@quayside/kernel/vat-free';
import type { Tx } from '../../platform/database/db.ts';
import { categoriesOf, listRequirements } from '../categories/index.ts';
import type { ChangedRow, Objection } from '../changes/index.ts';
import type { Property, SettingsValue } from './settings-value.ts';
import type { SettledListing } from './settled-listings.repository.ts';

export type SettingsRow = ChangedRow<SettingsValue>;

/** What a change means for a listing, with what is to be said against it. */
export interface Effect {
  readonly row: SettingsRow;
  readonly objection: Objection;
}

/** The key of a listing's row. */
export const rowKey = (listing: Pick<SettledListing, 'itemId' | 'site'>, property: Property) =>
  `${listingKeyOf(listing)} ${property}`;

/** An account's settings before and after. */
export interface SettingsMove {
  readonly before: AccountSettings;
  readonly after: AccountSettings;
  /** The site that changes; null if all do. */
  readonly site: Site | null;
}

/** What listings state otherwise once the account's settings are others, in the order of the listings. */
export async function loadEffects(
  tx: Tx,
  userId: number,
  listings: readonly SettledListing[],
  { before, after, site }: SettingsMove,
): Promise<Effect[]> {
  const takenBy = await loadTaken(tx, userId, listings);
  return listings.flatMap((listing) => {
    const [was, will] = [settingsInForce(before, listing.site), settingsInForce(after, listing.site)];
    if (!will.isExcluded) return effectsOn(listing, was, will, takenBy(listing));
    return listing.site === site ? [effect(listing, 'isExcluded', false, true, warnedBy('ends'))] : [];
  });
}

function effectsOn(
  listing: SettledListing,
  was: SettingsInForce,
  will: SettingsInForce,
  taken: readonly string[] | undefined,
): Effect[] {
  return [
    ...shippingEffect(listing, was, will),
    ...conditionEffect(listing, was, will, taken),
    ...(was.vatFree !== will.vatFree && saysVatFree(listing.site)
      ? [effect(listing, 'vatFree', was.vatFree, will.vatFree)]
      : []),
  ];
}

function shippingEffect(listing: SettledListing, was: SettingsInForce, will: SettingsInForce): Effect[] {
  if (was.freeShipping === will.freeShipping) return [];
  const { shipping, shippingKey } = listing;
  const isOfProfile = shipping !== null && shippingKey?.startsWith('kept:');
  if (!isOfProfile)
    return will.freeShipping ? [effect(listing, 'freeShipping', null, true, refusedBy('own_shipping'))] : [];
  const now = amountOf(shipping.buyerPays);
  if (will.freeShipping) return now.minor === 0 ? [] : [effect(listing, 'freeShipping', now, { ...now, minor: 0 })];
  // A profile that is free itself stays so.
  return shippingKey?.endsWith(FREE_POLICY) ? [effect(listing, 'freeShipping', now, amountOf(shipping.cost))] : [];
}

/** The keys of stored JSON come in an order of the database's. */
const amountOf = ({ minor, currency }: Money): Money => money(minor, currency);

function conditionEffect(
  listing: SettledListing,
  was: SettingsInForce,
  will: SettingsInForce,
  taken: readonly string[] | undefined,
): Effect[] {
  if (was.itemCondition === will.itemCondition) return [];
  const { condition } = listing;
  const before = conditionListed(condition, was.itemCondition, taken);
  const after = conditionListed(condition, will.itemCondition, taken);
  if (before !== after) return [effect(listing, 'itemCondition', before, after)];
  const wanted = statedCondition(condition, will.itemCondition);
  const isTaken = conditionListed(condition, will.itemCondition, undefined) === after || taken === undefined;
  return isTaken || wanted === condition
    ? []
    : [effect(listing, 'itemCondition', before, wanted, refusedBy('condition_not_taken'))];
}

const warnedBy = (reason: ChangeReason): Objection => ({ verdict: 'warned', reason, listings: 1 });
const refusedBy = (reason: ChangeReason): Objection => ({ verdict: 'refused', reason });

function effect(
  listing: SettledListing,
  property: Property,
  before: SettingsValue['value'],
  after: SettingsValue['value'],
  objection = warnedBy('live'),
): Effect {
  const { itemId, site, sku, title } = listing;
  return {
    objection,
    row: {
      ...{ key: rowKey(listing, property), itemId, site, sku, label: title },
      before: { of: 'listing', property, value: before },
      after: { of: 'listing', property, value: after },
    },
  };
}

/** The conditions that the category of a listing takes on its site; undefined if that is unknown, or it takes all. */
async function loadTaken(tx: Tx, userId: number, listings: readonly SettledListing[]) {
  const sites = [...new Set(listings.map(({ site }) => site))];
  const categoryOf = await categoriesOf(tx, userId, listings, sites);
  const placed = new Set(listings.flatMap((one) => categoryOf(one, one.site)?.categoryId ?? []));
  const known = await listRequirements(tx, 'ebay', sites, [...placed]);
  const key = (site: Site, categoryId: string) => `${site} ${categoryId}`;
  const taken = new Map(
    known.map(({ site, requirements }) => [key(site, requirements.categoryId), requirements.conditions]),
  );
  return (listing: SettledListing) => {
    const category = categoryOf(listing, listing.site);
    return category && taken.get(key(listing.site, category.categoryId));
  };
}
