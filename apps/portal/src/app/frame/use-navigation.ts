import { deriveFlags } from '@quayside/kernel';
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

/** The menu links for this user. Empty without a platform; views that the user cannot see are omitted. */
export function useNavigation(): Navigation {
  const user = useUser();
  const { active } = useAddress();
  return useMemo(() => {
    const { isPlatformless, isDeleted } = deriveFlags(user);
    if (isPlatformless || isDeleted) return NOTHING;
    const linksOf = (menu: Menu) => viewsOf(menu).flatMap((view) => destinationOf(view, user, active) ?? []);
    return {
      main: linksOf('main'),
      more: MORE_COLUMNS.map((name) => ({ name, links: linksOf(name) })).filter(({ links }) => links.length > 0),
    };
  }, [user, active]);
}
