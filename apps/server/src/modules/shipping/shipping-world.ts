import {
  type Currency,
  convert,
  type ExchangeRate,
  type ModeTable,
  money,
  type OwnPolicies,
  type Platform,
  type ProfileStatement,
  type RulesInForce,
  type Shipping,
  type Site,
  shippingOf,
  shippingStatementOf,
  statedShipping,
} from '@quayside/kernel';
import { settingsInForce } from '@quayside/kernel/product-settings';
import type { Db } from '../../platform/database/db.ts';
import { listReadiness } from '../accounts/index.ts';
import { loadProductSettings } from '../product-settings/index.ts';
import { loadRateTable, type RateTable } from '../rates/index.ts';
import { listModeTables } from './delivery-modes.repository.ts';
import { listChoices, listProfiles, type PolicyChoice, type StoredProfile } from './shipping.repository.ts';

/** Everything that determines how a seller's items are shipped, except the items: read once for any number of items. */
export interface ShippingWorld {
  readonly profiles: ReadonlyMap<number, StoredProfile>;
  /** The default profile; null if there is none. */
  readonly defaultId: number | null;
  readonly choices: readonly PolicyChoice[];
  /** The levels of service of accounts whose offers state delivery modes, by account id. */
  readonly modes: ReadonlyMap<number, ModeTable>;
  /** `account site`, if the account is known to have no shipping policy of its own. */
  readonly withoutPolicy: ReadonlySet<string>;
  readonly rates: RateTable;
  /** Whether the account's buyers on a site pay no shipping, whatever the profile says. */
  readonly isFree: (accountId: number, site: Site) => boolean;
}

/** The data of an item on a site that determines its shipping. */
export interface ShippedPlace {
  readonly profileId: number | null;
  /** The selling account. */
  readonly accountId: number;
  readonly platform: Platform;
  readonly site: Site;
  /** The item's own price at home. */
  readonly price: { readonly minor: number; readonly currency: Currency };
  /** Grams. */
  readonly weight: number | null;
}

export async function loadWorld(db: Db, userId: number, accountIds: readonly number[]): Promise<ShippingWorld> {
  // Sequential, because `db` may be a transaction, whose connection runs one statement at a time.
  const profiles = await listProfiles(db, userId);
  const choices = await listChoices(db, userId);
  const settings = await loadProductSettings(db, userId);
  const withoutPolicy = new Set<string>();
  for (const accountId of accountIds) {
    for (const { site, gaps } of await listReadiness(db, userId, accountId)) {
      if (gaps.includes('fulfillment_policy')) withoutPolicy.add(`${accountId} ${site}`);
    }
  }
  return {
    profiles: new Map(profiles.map((profile) => [profile.profileId, profile])),
    defaultId: profiles.find(({ isDefault }) => isDefault)?.profileId ?? null,
    choices,
    modes: await listModeTables(db, userId),
    withoutPolicy,
    rates: await loadRateTable(db),
    isFree: (accountId, site) => settingsInForce(settings(accountId), site).freeShipping,
  };
}

/** The profile that applies to an item: its own or the default one; null if there is neither. */
export function profileInForce(world: ShippingWorld, profileId: number | null): StoredProfile | null {
  const own = profileId === null ? undefined : world.profiles.get(profileId);
  return own ?? (world.defaultId === null ? null : (world.profiles.get(world.defaultId) ?? null));
}

export function rulesInForce(world: ShippingWorld, profileId: number | null): RulesInForce | null {
  const rules = profileInForce(world, profileId);
  if (!rules) return null;
  const wider = world.defaultId === null ? undefined : world.profiles.get(world.defaultId);
  return { rules, fallback: wider && wider.profileId !== rules.profileId ? wider : null };
}

/** The same for an account's buyers on a site. */
export function rulesAt(
  world: ShippingWorld,
  { profileId, accountId, site }: Pick<ShippedPlace, 'profileId' | 'accountId' | 'site'>,
): RulesInForce | null {
  const force = rulesInForce(world, profileId);
  if (!force || !world.isFree(accountId, site)) return force;
  return { ...force, rules: { ...force.rules, isFreeShipping: true } };
}

/** How an item is shipped to a site, and by which rules. */
export function shippingAt(
  world: ShippingWorld,
  place: ShippedPlace,
): { force: RulesInForce | null; shipping: Shipping } {
  const force = rulesAt(world, place);
  return { force, shipping: shippingOf(force, queryOf(world, force, place), ownAt(world, place)) };
}

export function queryOf(world: ShippingWorld, force: RulesInForce | null, place: ShippedPlace) {
  const { site, platform, weight } = place;
  return {
    site,
    platform,
    weight,
    price: force ? priceIn(world, place.price, force.rules.currency) : place.price.minor,
  };
}

const NO_MODES: ModeTable = new Map();

export function modesOf(world: ShippingWorld, accountId: number): ModeTable {
  return world.modes.get(accountId) ?? NO_MODES;
}

/** How an item's profile is stated in its listing on a site. */
export function statementAt(
  world: ShippingWorld,
  { accountId, platform }: Pick<ShippedPlace, 'accountId' | 'platform'>,
  force: RulesInForce | null,
  shipping: Shipping,
): ProfileStatement {
  const by = shippingStatementOf(platform);
  if (by !== 'offer') return { by };
  if (force === null || shipping.by !== 'profile') return { by, stated: null };
  return { by, stated: statedShipping(force.rules, shipping.decision, modesOf(world, accountId)) };
}

function ownAt(world: ShippingWorld, { profileId, accountId, site }: ShippedPlace): OwnPolicies {
  const deciding = profileInForce(world, profileId)?.profileId;
  const choice = world.choices.find(
    (one) => one.profileId === deciding && one.accountId === accountId && one.site === site,
  );
  return { hasAny: !world.withoutPolicy.has(`${accountId} ${site}`), chosen: choice?.policyId ?? null };
}

/** A price in the currency of a profile, in which its ranges are defined. */
export function priceIn(world: ShippingWorld, price: ShippedPlace['price'], currency: Currency): number {
  const rate: ExchangeRate | null = price.currency === currency ? null : world.rates(price.currency, currency);
  return rate ? convert(money(price.minor, price.currency), rate).minor : price.minor;
}
