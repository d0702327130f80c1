import type { PolicyContent } from '@quayside/connector-kit';
import { type AccountRef, type Currency, money, type Site, siteFacts } from '@quayside/kernel';
import { type DesiredPolicy, setDesiredPolicies } from '../src/modules/dispatch/index.ts';
import { withTransaction } from '../src/platform/database/database.ts';
import type { Db } from '../src/platform/database/db.ts';

const SERVICES: Partial<Record<Site, string>> = {
  DE: 'DE_StandardversandAusDemAusland',
  FR: 'FR_StandardDeliveryFromAbroad',
  IT: 'IT_StandardDeliveryFromAbroad',
  ES: 'ES_StandardDeliveryFromAbroad',
  US: 'StandardShippingFromOutsideUS',
};

/** A policy for the buyers of a site, with this cost in the site's currency. */
export function policyContent(site: Site, minor: number, changes: Partial<PolicyContent> = {}): PolicyContent {
  const { country, currency } = siteFacts(site);
  const cost = money(minor, currency as Currency);
  const service = { code: SERVICES[site] ?? '', carrier: null, cost, additionalCost: cost, isFree: false };
  return { country, handlingDays: 2, services: [service], excluded: ['RU'], ...changes };
}

/** Stores what the policies of an account should be. */
export async function wantPolicies(
  db: Db,
  { userId, accountId }: AccountRef,
  policies: readonly Omit<DesiredPolicy, 'userId' | 'accountId'>[],
): Promise<void> {
  await withTransaction(db, (tx) =>
    setDesiredPolicies(
      tx,
      policies.map((policy) => ({ userId, accountId, ...policy })),
    ),
  );
}
