import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './header.module.css';
import { IN_HEADER } from './in-header.ts';
import type { Column } from './use-navigation.ts';

/** The tools menu: one column for general tools and one for each marketplace with its own tools. */
export function MoreMenu({ columns }: { readonly columns: readonly Column[] }) {
  const { t } = useTranslation('frame');
  if (columns.length === 0) return null;
  return (
    <Menu {...IN_HEADER} width="auto">
      <Menu.Target>
        <UnstyledButton className={classes.more}>
          {t('menu.more')}
          <IconChevronDown size={15} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.columns}>
          {columns.map(({ name, links }) => (
            // biome-ignore lint/a11y/useSemanticElements: in a menu a group is a group, not a fieldset
            <div key={name} role="group" aria-label={t(`menu.${name}`)}>
              <Menu.Label aria-hidden="true">{t(`menu.${name}`)}</Menu.Label>
              {links.map(({ view, to, beside }) => (
                <Menu.Item key={view} component={Link} to={to}>
                  {t(`screens.${view}`)}
                  {beside.length > 0 ? (
                    <span className={classes.beside}>{beside.map((tab) => t(`screens.${tab}`)).join(' · ')}</span>
                  ) : null}
                </Menu.Item>
              ))}
            </div>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
