import { createContext, useContext } from 'react';
import type { AccountScope } from '../../lib/account.ts';
import type { Active } from './active.ts';
import type { Route } from './routes.data.ts';

/** The browser's current address, for the frame around the screen. */
export interface Address {
  /** Null at the root. */
  readonly route: Route | null;
  /** The account in the address; null if it is none of the seller's. */
  readonly at: AccountScope | null;
  readonly active: Active | null;
}

const AddressContext = createContext<Address>({ route: null, at: null, active: null });

export const AddressProvider = AddressContext.Provider;

export function useAddress(): Address {
  return useContext(AddressContext);
}
