import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSignOut } from '../../features/session/use-sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import classes from './header.module.css';

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

export function UserMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const leave = () => signOut.mutate(undefined, { onSettled: () => navigate(paths.root, { replace: true }) });
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.trigger} aria-label={`${t('nav.user')}: ${user.login.email}`}>
          <span className={classes.avatar} aria-hidden="true">
            {user.login.email.slice(0, 1).toUpperCase()}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.login.email}</Menu.Label>
        <Menu.Item component={Link} to={paths.accounts}>
          {t('nav.accounts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('nav.appearance')}</Menu.Label>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme}
            closeMenuOnClick={false}
            onClick={() => setColorScheme(scheme)}
            aria-current={scheme === colorScheme ? 'true' : undefined}
            rightSection={scheme === colorScheme ? <IconCheck size={15} aria-hidden="true" /> : null}
          >
            {t(`nav.${scheme}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={leave}>{t('nav.signOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
