import { UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Mark } from '../../ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { HelpMenu } from './help-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { useFitting } from './use-fitting.ts';
import { useNavigation } from './use-navigation.ts';
import { UserMenu } from './user-menu.tsx';

/** With fewer visible links than this, the drawer contains all of them. */
const MIN_IN_ROW = 3;

export function Header({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation(['frame', 'app']);
  const navigation = useNavigation();
  const row = useFitting(navigation.main.length);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const hasMenu = navigation.main.length > 0;
  return (
    <header className={classes.hull}>
      <div className={classes.inner} data-menu={row.fitting < MIN_IN_ROW ? 'drawer' : 'row'}>
        {hasMenu ? (
          <UnstyledButton className={classes.opener} aria-label={t('menu.open')} onClick={() => setIsMenuOpen(true)}>
            <IconMenu2 size={22} aria-hidden="true" />
          </UnstyledButton>
        ) : null}
        <Link to={paths.root} className={classes.brand}>
          <Mark size={26} />
          <span className={classes.name}>{t('app:name')}</span>
        </Link>
        {hasMenu ? <MainMenu navigation={navigation} row={row} /> : null}
        <div className={classes.end}>
          <UnstyledButton
            className={classes.trigger}
            aria-label={`${t('menu.search')} (${SHORTCUT})`}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          >
            <IconSearch size={18} aria-hidden="true" />
            <span className={classes.keys}>{SHORTCUT}</span>
          </UnstyledButton>
          <HelpMenu />
          <NotificationBell />
          <AccountMenu />
          <UserMenu />
        </div>
      </div>
      {isMenuOpen ? <MenuDrawer navigation={navigation} onClose={() => setIsMenuOpen(false)} /> : null}
    </header>
  );
}

const SHORTCUT = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
