import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams } from 'react-router';
import { homeAccount, resolveAccount } from '../../lib/account.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Mark } from '../../ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  const { t } = useTranslation();
  const user = useUser();
  const { platform, account } = useParams();
  const resolved = resolveAccount(user, platform, account);
  const home = homeAccount(user);
  const at =
    'found' in resolved
      ? resolved.found
      : home
        ? { scope: home.platform, platform: home.platform, account: home }
        : null;
  return (
    <header className={classes.hull}>
      <div className={classes.inner}>
        <Link to={paths.root} className={classes.brand}>
          <Mark size={26} />
          {t('name')}
        </Link>
        {at ? (
          <nav className={classes.nav} aria-label={t('nav.main')}>
            <NavLink to={paths.dashboard(at)}>{t('nav.dashboard')}</NavLink>
            <NavLink to={paths.products(at)}>{t('nav.products')}</NavLink>
            <NavLink to={paths.runs(at)}>{t('nav.publish')}</NavLink>
            <NavLink to={paths.orders(at)}>{t('nav.orders')}</NavLink>
            <NavLink to={paths.priceAdjustment(at)}>{t('nav.priceAdjustment')}</NavLink>
            <NavLink to={paths.glossary(at)}>{t('nav.glossary')}</NavLink>
          </nav>
        ) : (
          <span className={classes.nav} />
        )}
        <div className={classes.end}>
          {at ? <AccountMenu at={at} /> : null}
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
