import type { AccountPage, ListingsOnLeaving } from '@quayside/contract';
import { SITES, type Site } from '@quayside/kernel';

/** The markets that a seller closes by disconnecting an account: those whose listings end with it. */
export function marketsClosedBy(
  { listedBySite }: Pick<AccountPage, 'listedBySite'>,
  chosen: ListingsOnLeaving | null,
): readonly Site[] {
  return chosen === 'end' ? SITES.filter((site) => (listedBySite[site] ?? 0) > 0) : [];
}
