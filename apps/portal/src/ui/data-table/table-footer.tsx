import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './data-table.module.css';

interface TableFooterProps {
  /** The keys of the table; those of every list if none are given. */
  readonly keys?: string;
  readonly news: ReactNode;
  readonly onJump: (to: 'first' | 'last') => void;
}

/** The keys of a table, its news, and the way to both ends of the list. */
export function TableFooter({ keys, news, onJump }: TableFooterProps) {
  const { t } = useTranslation('widgets');
  return (
    <div className={classes.foot}>
      <span className={classes.keys}>{keys ?? t('list.keys')}</span>
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
