import { type AccessUser, deriveFlags, permissionFlags } from '@quayside/kernel';
import { useMemo } from 'react';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { type Destination, destinationOf } from '../routes/destinations.ts';
import type { Menu } from '../routes/routes.data.ts';
import { MORE_COLUMNS, viewsOf } from './navigation.ts';

export interface Column {
  readonly name: (typeof MORE_COLUMNS)[number] | 'title';
  readonly links: readonly Destination[];
}

export interface Navigation {
  readonly main: readonly Destination[];
  readonly more: readonly Column[];
}

const NOTHING: Navigation = { main: [], more: [] };

/** The column with the accounts: eBay's for whoever sells there, else Amazon's, else the general one. */
export function columnOfAccounts(user: AccessUser): (typeof MORE_COLUMNS)[number] {
  if (permissionFlags(user).ebay) return 'ebay';
  return user.accounts.some(({ platform }) => platform === 'amazon') ? 'amazon' : 'general';
}

const isColumn = (menu: Menu) => (MORE_COLUMNS as readonly Menu[]).includes(menu);

/** The menu links for this user. Empty without a platform; views that the user cannot see are omitted. */
export function useNavigation(): Navigation {
  const user = useUser();
  const { active } = useAddress();
  return useMemo(() => {
    const { isPlatformless, isDeleted } = deriveFlags(user);
    if (isPlatformless || isDeleted) return NOTHING;
    const home = columnOfAccounts(user);
    const linksOf = (menu: Menu) =>
      viewsOf(menu).flatMap((view) =>
        view === 'accounts' && isColumn(menu) ? [] : (destinationOf(view, user, active) ?? []),
      );
    const accounts = destinationOf('accounts', user, active);
    const columnOf = (name: (typeof MORE_COLUMNS)[number]) => ({
      name,
      links: [...linksOf(name), ...(name === home && accounts ? [accounts] : [])],
    });
    return {
      main: linksOf('main'),
      more: MORE_COLUMNS.map(columnOf).filter(({ links }) => links.length > 0),
    };
  }, [user, active]);
}
