import { Menu, UnstyledButton } from '@mantine/core';
import { PLATFORMS, permissionFlags } from '@quayside/kernel';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { activeFor } from '../routes/active.ts';
import { useAddress } from '../routes/address.ts';
import { onAccount } from '../routes/destinations.ts';
import classes from './header.module.css';
import { IN_HEADER } from './in-header.ts';

const TICK = <IconCheck size={15} aria-hidden="true" />;

/** Shows the current platform and account, and links to the others: to the same screen if they have it. */
export function AccountMenu() {
  const { t } = useTranslation(['frame', 'app']);
  const format = useFormat();
  const user = useUser();
  const { route, active } = useAddress();
  const { scope, account: current } = activeFor(user, active);
  if (!current) return null;
  const isAll = scope === 'all';
  const name = isAll ? t('account.all') : current.username;
  const platforms = PLATFORMS.map((platform) => ({
    platform,
    accounts: user.accounts.filter((account) => account.platform === platform),
  })).filter(({ accounts }) => accounts.length > 0);
  return (
    <Menu {...IN_HEADER} width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.trigger} aria-label={t('account.pick', { name })}>
          <span>{name}</span>
          <IconChevronDown size={15} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {user.accounts.length > 1 ? (
          <Menu.Item
            component={Link}
            to={onAccount(route, user, 'all', current)}
            aria-current={isAll ? 'true' : undefined}
            rightSection={isAll ? TICK : null}
          >
            {t('account.all')}
          </Menu.Item>
        ) : null}
        {platforms.map(({ platform, accounts }) => (
          // biome-ignore lint/a11y/useSemanticElements: in a menu a group is a group, not a fieldset
          <div key={platform} role="group" aria-label={t(`app:platform.${platform}`)}>
            <Menu.Label aria-hidden="true">{t(`app:platform.${platform}`)}</Menu.Label>
            {accounts.map((account) => {
              const isCurrent = !isAll && account.id === current.id;
              return (
                <Menu.Item
                  key={account.id}
                  component={Link}
                  to={onAccount(route, user, platform, account)}
                  aria-current={isCurrent ? 'true' : undefined}
                  rightSection={isCurrent ? TICK : null}
                >
                  <strong>{account.username}</strong>
                  <span className={classes.hint}>{format.site(account.site)}</span>
                </Menu.Item>
              );
            })}
          </div>
        ))}
        {permissionFlags(user).ebay ? (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to={paths.accounts}>
              {t('account.manage')}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
