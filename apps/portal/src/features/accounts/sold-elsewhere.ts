import type { AccountPage, ListedIn } from '@quayside/contract';

/** What other accounts of the seller sell of this account's items: it goes on when this one is left with its listings live. */
export function soldElsewhere({
  accountId,
  listed_in,
}: Pick<AccountPage, 'accountId' | 'listed_in'>): readonly ListedIn[] {
  return Object.values(listed_in).filter(({ via_account_id }) => via_account_id !== accountId);
}
