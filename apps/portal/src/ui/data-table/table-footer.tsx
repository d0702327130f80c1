import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './data-table.module.css';

interface TableFooterProps {
  readonly news: ReactNode;
  readonly onJump: (to: 'first' | 'last') => void;
}

/** The keys of a table, its news, and the way to both ends of the list. */
export function TableFooter({ news, onJump }: TableFooterProps) {
  const { t } = useTranslation('widgets');
  return (
    <div className={classes.foot}>
      <span className={classes.keys}>{t('list.keys')}</span>
      <div>
        {news}
        <UnstyledButton onClick={() => onJump('first')} className={classes.jump}>
          {t('list.first')}
        </UnstyledButton>
        <UnstyledButton onClick={() => onJump('last')} className={classes.jump}>
          {t('list.last')}
        </UnstyledButton>
      </div>
    </div>
  );
}
