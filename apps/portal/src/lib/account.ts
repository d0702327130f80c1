import type { AccountEntry } from '@quayside/contract';
import type { Platform, PlatformScope } from '@quayside/kernel';
import { createContext, useContext } from 'react';

/** The account in the address. With all accounts selected, it is any of the seller's accounts. */
export interface AccountScope {
  readonly scope: PlatformScope;
  readonly platform: Platform;
  readonly account: AccountEntry;
}

const AccountContext = createContext<AccountScope | null>(null);

export const AccountProvider = AccountContext.Provider;

/** The account in the address. For screens below `/:platform/:account` only. */
export function useAccount(): AccountScope {
  const scope = useContext(AccountContext);
  if (!scope) throw new Error('useAccount is for screens of an account');
  return scope;
}
