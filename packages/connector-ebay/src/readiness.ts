import type { AccountSession, SiteReadiness } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { EbayClient } from './client.ts';
import { keyOf } from './transform/fulfillment-policy.ts';
import type { Location, Policy } from './wire.ts';

const POLICY_PROGRAM = 'SELLING_POLICY_MANAGEMENT';
/** The category type of policies for everything except vehicles, which Quayside does not list. */
const GENERAL_CATEGORIES = 'ALL_EXCLUDING_MOTORS_VEHICLES';

/** Runs all checks at once and reports all gaps together, because one gap fails every listing of a site. */
export async function siteReadiness(client: EbayClient, session: AccountSession, site: Site): Promise<SiteReadiness> {
  const [programs, fulfillment, payment, returns, locations, privileges] = await Promise.all([
    client.getOptedInPrograms(session),
    client.getPolicies(session, site, 'fulfillment'),
    client.getPolicies(session, site, 'payment'),
    client.getPolicies(session, site, 'return'),
    client.getLocations(session),
    client.getPrivileges(session),
  ]);
  const settings = {
    // A policy that Quayside maintains for a shipping profile applies only to the profile's items.
    fulfillmentPolicyId: chosen(fulfillment.filter((policy) => keyOf(policy) === null))?.fulfillmentPolicyId,
    paymentPolicyId: chosen(payment)?.paymentPolicyId,
    returnPolicyId: chosen(returns)?.returnPolicyId,
    merchantLocationKey: usable(locations)?.merchantLocationKey,
  };
  const maySell = privileges?.sellerRegistrationCompleted !== false && privileges?.sellingLimit?.quantity !== 0;

  const gaps: SiteReadiness['gaps'][number][] = [];
  if (!programs.includes(POLICY_PROGRAM)) gaps.push('program');
  if (settings.fulfillmentPolicyId === undefined) gaps.push('fulfillment_policy');
  if (settings.paymentPolicyId === undefined) gaps.push('payment_policy');
  if (settings.returnPolicyId === undefined) gaps.push('return_policy');
  if (settings.merchantLocationKey === undefined) gaps.push('location');
  if (!maySell) gaps.push('privilege');
  return { site, ready: gaps.length === 0, gaps, settings: known(settings) };
}

/** The seller's default policy for ordinary goods, or the first by name, so that the choice is stable. */
function chosen(policies: readonly Policy[]): Policy | undefined {
  const typesOf = (policy: Policy) => policy.categoryTypes ?? [];
  const general = policies
    .filter((policy) => typesOf(policy).length === 0 || typesOf(policy).some(({ name }) => name === GENERAL_CATEGORIES))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en'));
  return general.find((policy) => typesOf(policy).some((type) => type.default === true)) ?? general[0];
}

function usable(locations: readonly Location[]): Location | undefined {
  return locations
    .filter(({ merchantLocationStatus = 'ENABLED' }) => merchantLocationStatus === 'ENABLED')
    .toSorted((one, other) => (one.merchantLocationKey ?? '').localeCompare(other.merchantLocationKey ?? '', 'en'))[0];
}

function known(settings: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
