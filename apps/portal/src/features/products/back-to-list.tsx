import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { recallListAddress } from './list-memory.ts';
import { BACK_TO_LIST, screensOf } from './use-list-memory.ts';

interface FromList {
  /** The address of the list from which the item was opened; it may be the list of all accounts. */
  readonly list: string;
}

/** Link state for the way back from an item to its list. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ list: pathname + search }), [pathname, search]);
}

/** Links to the list with its earlier search, filters, selection and scroll position. */
export function BackToList({ children }: { readonly children: ReactNode }) {
  const at = useAccount();
  const { id: userId } = useUser();
  const from = useLocation().state as Partial<FromList> | null;
  const address = from?.list ?? recallListAddress(screensOf(userId, at)) ?? paths.products(at);
  return (
    <Link to={address} state={BACK_TO_LIST}>
      {children}
    </Link>
  );
}
