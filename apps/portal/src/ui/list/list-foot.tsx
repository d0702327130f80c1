import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './list.module.css';

interface ListFootProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Actions for all rows, and what is to be said about them. */
  readonly children?: ReactNode;
}

/** Below the rows of a list: the button that loads the next page. */
export function ListFoot({ list, children }: ListFootProps) {
  const { t } = useTranslation();
  if (!list.hasNextPage && !children) return null;
  return (
    <div className={classes.foot}>
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
