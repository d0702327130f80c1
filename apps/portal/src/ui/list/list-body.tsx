import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import classes from './list.module.css';

interface ListBodyProps {
  /** The query that finds the rows. */
  readonly list: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
    /** Of a query in pages. */
    readonly isFetchNextPageError?: boolean;
    readonly fetchNextPage?: () => unknown;
  };
  /** No row is loaded. */
  readonly isEmpty: boolean;
  /** Says why there are no rows, and what to do about it. */
  readonly empty: ReactNode;
  /** Rows are on their way although the query has found none. */
  readonly isComing?: boolean;
  /** Takes the place of the rows while they load. */
  readonly skeleton?: ReactNode;
  /** The rows, and a `ListFoot` if they are read in pages. */
  readonly children: ReactNode;
}

/** The rows of a list, or what is in their place: loading, failed, none. */
export function ListBody({ list, isEmpty, empty, isComing = false, skeleton, children }: ListBodyProps) {
  if (isEmpty) {
    if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
    if (list.isPending || isComing) return skeleton ?? <Skeleton height={240} aria-busy="true" />;
    return empty;
  }
  return (
    <>
      {children}
      {/* The loaded rows stay in sight when the next ones, or newer ones, could not be loaded. */}
      {list.error ? (
        <div className={classes.partial}>
          <ErrorState
            isBar
            error={list.error}
            onRetry={(list.isFetchNextPageError && list.fetchNextPage) || list.refetch}
          />
        </div>
      ) : null}
    </>
  );
}
