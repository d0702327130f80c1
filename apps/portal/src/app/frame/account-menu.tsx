import { Menu, UnstyledButton } from '@mantine/core';
import { siteFacts } from '@quayside/kernel';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccountScope } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import classes from './header.module.css';

/** Which shop the screens are about, and the way to another. */
export function AccountMenu({ at }: { readonly at: AccountScope }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { accounts } = useUser();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.trigger} aria-label={`${t('nav.account')}: ${at.account.username}`}>
          <span>{at.account.username}</span>
          <IconChevronDown size={15} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {accounts.map((account) => (
          <Menu.Item
            key={account.id}
            component={Link}
            to={paths.dashboard({ scope: account.platform, account })}
            aria-current={account.id === at.account.id ? 'true' : undefined}
          >
            <strong>{account.username}</strong>
            <br />
            {t(`platform.${account.platform}`)} · {format.country(siteFacts(account.site).country)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.accounts}>
          {t('nav.accounts')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
