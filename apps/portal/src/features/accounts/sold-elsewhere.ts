import type { AccountPage, ListedIn } from '@quayside/contract';

/**
 * Listings of this account's items that the seller's other accounts sell. They continue when this account is disconnected with its listings
 * live.
 */
export function soldElsewhere({
  accountId,
  listed_in,
}: Pick<AccountPage, 'accountId' | 'listed_in'>): readonly ListedIn[] {
  return Object.values(listed_in).filter(({ via_account_id }) => via_account_id !== accountId);
}
