import { deriveFlags } from '@quayside/kernel';
import { useMemo } from 'react';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { type Destination, destinationOf } from '../routes/destinations.ts';
import type { FrameView } from '../routes/routes.data.ts';
import { MAIN_VIEWS, MORE_COLUMNS } from './navigation.data.ts';

export interface Column {
  readonly name: (typeof MORE_COLUMNS)[number]['name'] | 'title';
  readonly links: readonly Destination<FrameView>[];
}

export interface Navigation {
  readonly main: readonly Destination<FrameView>[];
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
    const linksOf = (views: readonly FrameView[]) => views.flatMap((view) => destinationOf(view, user, active) ?? []);
    return {
      main: linksOf(MAIN_VIEWS),
      more: MORE_COLUMNS.map(({ name, views }) => ({ name, links: linksOf(views) })).filter(
        ({ links }) => links.length > 0,
      ),
    };
  }, [user, active]);
}
