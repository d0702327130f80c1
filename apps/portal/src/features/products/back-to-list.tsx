import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { recallListAddress } from './list-memory.ts';
import { BACK_TO_LIST, screensOf } from './use-list-memory.ts';

interface FromList {
  /** The address of the list that an item was opened in: that of all accounts is not the item's own account's. */
  readonly list: string;
}

/** What the way to an item carries, for the way back. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ list: pathname + search }), [pathname, search]);
}

/** Leads to the list as it was left: its search, its filters, its selection and its place. */
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
