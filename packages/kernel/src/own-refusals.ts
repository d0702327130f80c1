import type { Reason, ReasonCode } from './reasons.ts';

/** Reasons for which a marketplace refuses, or does not answer. For every other one nothing is sent. */
const OF_MARKETPLACES: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'rejected_by_marketplace',
  'selling_limit_reached',
  'marketplace_unavailable',
  'account_disconnected',
  'quota_reached',
  'offer_restricted',
  'attributes_refused',
]);

/** Whether Quayside itself held a change back, so that the marketplace was never asked: a marketplace's refusal has its own code. */
export function isOwnRefusal({ code, params }: Reason): boolean {
  return !OF_MARKETPLACES.has(code) && params?.code === undefined;
}
