import type { AccountEntry } from '@quayside/contract';
import type { AccountScope } from './account.ts';
import { useUser } from './session.ts';

/** The parts of an account's address that its paths need. */
export type AccountPlace = Pick<AccountScope, 'scope'> & { readonly account: Pick<AccountEntry, 'id'> };

/**
 * The address of an account's own screens, because one account may sell another's items. Returns `at` for the current account and for an
 * unknown one.
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
