import type { AccountEntry } from '@quayside/contract';
import type { AccountScope } from './account.ts';
import { useUser } from './session.ts';

/** As much of an account's address as its paths are made of. */
export type AccountPlace = Pick<AccountScope, 'scope'> & { readonly account: Pick<AccountEntry, 'id'> };

/**
 * Where an account's own screens are: what is sold through one account may be an item of another. Where the account is the one at hand, or
 * none that the session knows, one stays `at` hand.
 */
export function placeOf(accountId: number | null, accounts: readonly AccountEntry[], at: AccountPlace): AccountPlace {
  if (accountId === at.account.id) return at;
  const account = accounts.find(({ id }) => id === accountId);
  return account ? { scope: account.platform, account } : at;
}

export function usePlaceOf(): (accountId: number | null, at: AccountPlace) => AccountPlace {
  const { accounts } = useUser();
  return (accountId, at) => placeOf(accountId, accounts, at);
}
