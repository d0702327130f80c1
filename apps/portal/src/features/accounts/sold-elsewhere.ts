import type { AccountPage, ListedIn } from '@quayside/contract';

/**
 * Listings of this account's items on the seller's other accounts. They continue when this account is disconnected and
 * keeps its listings live.
 */
export function soldElsewhere({
  accountId,
  listed_in,
}: Pick<AccountPage, 'accountId' | 'listed_in'>): readonly ListedIn[] {
  return Object.values(listed_in).filter(({ via_account_id }) => via_account_id !== accountId);
}
