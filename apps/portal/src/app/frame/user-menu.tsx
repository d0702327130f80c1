import { Menu, UnstyledButton } from '@mantine/core';
import { permissionFlags } from '@quayside/kernel';
import { Link } from 'react-router';
import { useSignOut } from '../../features/session/use-sign-in.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { useUser } from '../../lib/session.ts';
import classes from './header.module.css';
import { IN_HEADER } from './in-header.ts';

export function UserMenu() {
  const { t } = useTranslation(['frame', 'app']);
  const user = useUser();
  const settings = usePortalSettings();
  const signOut = useSignOut();
  const permissions = permissionFlags(user);
  return (
    <Menu {...IN_HEADER} width={240}>
      <Menu.Target>
        <UnstyledButton
          className={classes.trigger}
          aria-label={t('app:labelled', { label: t('app:nav.user'), value: user.login.email })}
        >
          <span className={classes.avatar} aria-hidden="true">
            {user.login.email.slice(0, 1).toUpperCase()}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.login.email}</Menu.Label>
        <Menu.Item component={Link} to={paths.profile}>
          {t('user.profile')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.profileSettings}>
          {t('user.settings')}
        </Menu.Item>
        {permissions.ebay ? (
          <Menu.Item component={Link} to={paths.accounts}>
            {t('user.accounts')}
          </Menu.Item>
        ) : null}
        <Menu.Item component={Link} to={paths.invoices}>
          {t('user.invoices')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.plans}>
          {t('user.plans')}
        </Menu.Item>
        {permissions.admin ? (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to={paths.permissions}>
              {t('user.permissions')}
            </Menu.Item>
            {settings ? (
              <>
                <Menu.Item component="a" href={settings.adminPortalUrls[0]} target="_blank" rel="noreferrer">
                  {t('user.adminPortal')}
                </Menu.Item>
                <Menu.Item component="a" href={settings.adminPortalUrls[1]} target="_blank" rel="noreferrer">
                  {t('user.adminPortal2')}
                </Menu.Item>
              </>
            ) : null}
          </>
        ) : null}
        <Menu.Divider />
        <Menu.Item onClick={() => signOut.mutate()}>{t('app:nav.signOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
