import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { type Destination, destinationOf } from '../routes/destinations.ts';
import classes from './area-tabs.module.css';
import { areaOf, tabsOf } from './navigation.ts';

/** The tabs above a screen that lead to the other screens of its area. A seller who may see only one of them sees no tabs. */
export function AreaTabs() {
  const { t } = useTranslation('frame');
  const user = useUser();
  const { pathname } = useLocation();
  const { route, active } = useAddress();
  const menu = useRef<HTMLElement>(null);
  // On a narrow screen the tabs scroll, so the current one is scrolled into view.
  useEffect(() => {
    if (route) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [route]);
  const area = route && areaOf(route);
  if (!area) return null;
  const links = tabsOf(area).flatMap((view) => destinationOf(view, user, active) ?? []);
  if (links.length < 2) return null;
  const current = links.find(({ view }) => view === route.id) ?? nearestOf(links, pathname);
  return (
    <nav ref={menu} className={classes.menu} aria-label={t(`area.${area}`)}>
      {links.map((link) => (
        <Link key={link.view} to={link.to} aria-current={link === current ? 'page' : undefined}>
          {t(`screens.${link.view}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The tab whose address the current one continues, as an account's page continues that of all accounts. */
function nearestOf(links: readonly Destination[], pathname: string): Destination | undefined {
  return links
    .filter(({ to }) => pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
