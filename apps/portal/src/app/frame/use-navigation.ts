import { type AccessUser, deriveFlags, permissionFlags } from '@quayside/kernel';
import { useMemo } from 'react';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { type Destination, destinationOf } from '../routes/destinations.ts';
import type { ViewName } from '../routes/routes.data.ts';
import { MORE_COLUMNS, tabsBeside, viewsOf } from './navigation.ts';

export interface ColumnLink extends Destination {
  /** The screens that no menu links to and that share its area: its tabs lead to them. */
  readonly beside: readonly ViewName[];
}

export interface Column {
  readonly name: (typeof MORE_COLUMNS)[number] | 'title';
  readonly links: readonly ColumnLink[];
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

/** The menu links for this user. Empty without a platform; views that the user cannot see are omitted. */
export function useNavigation(): Navigation {
  const user = useUser();
  const { active } = useAddress();
  return useMemo(() => {
    const { isPlatformless, isDeleted } = deriveFlags(user);
    if (isPlatformless || isDeleted) return NOTHING;
    const home = columnOfAccounts(user);
    const accounts = destinationOf('accounts', user, active);
    /** With the tabs that only this column leads to. If its own screen is off, the first of them takes its place. */
    const withTabs = (view: ViewName): readonly ColumnLink[] => {
      const tabs = tabsBeside(view).flatMap((tab) => destinationOf(tab, user, active) ?? []);
      const [first, ...others] = [destinationOf(view, user, active) ?? [], ...tabs].flat();
      return first ? [{ ...first, beside: others.map((tab) => tab.view) }] : [];
    };
    const columnOf = (name: (typeof MORE_COLUMNS)[number]) => ({
      name,
      links: [
        ...viewsOf(name).flatMap((view) => (view === 'accounts' ? [] : withTabs(view))),
        ...(name === home && accounts ? [{ ...accounts, beside: [] }] : []),
      ],
    });
    return {
      main: viewsOf('main').flatMap((view) => destinationOf(view, user, active) ?? []),
      more: MORE_COLUMNS.map(columnOf).filter(({ links }) => links.length > 0),
    };
  }, [user, active]);
}
