import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { destinationOf } from '../routes/destinations.ts';
import { viewsOf } from './navigation.ts';
import classes from './user-area.module.css';

/** The user area: its own menu above the screen. */
export function UserArea({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('frame');
  const user = useUser();
  const { route, active } = useAddress();
  const menu = useRef<HTMLElement>(null);
  // On a narrow screen the menu scrolls, so the current entry is scrolled into view.
  useEffect(() => {
    if (route) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [route]);
  if (!route?.path.startsWith('/user/')) return children;
  const links = viewsOf('user').flatMap((view) => destinationOf(view, user, active) ?? []);
  return (
    <>
      <nav ref={menu} className={classes.menu} aria-label={t('user.area')}>
        {links.map(({ view, to }) => (
          <NavLink key={view} to={to} end={view === 'profile'}>
            {t(`screens.${view}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
