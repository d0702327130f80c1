import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import classes from './list.module.css';

/** The query that finds the rows: all at once, or in pages that are read forwards or both ways. */
interface ListQuery {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
  readonly isFetchPreviousPageError?: boolean;
  readonly fetchPreviousPage?: () => unknown;
}

interface ListBodyProps {
  readonly list: ListQuery;
  /** No row is loaded. */
  readonly isEmpty: boolean;
  /** Says why there are no rows, and what to do about it. */
  readonly empty: ReactNode;
  /** Rows are on their way although the query has found none. */
  readonly isComing?: boolean;
  /** Takes the place of the rows while they load; plain elements, because components would delay the first row. */
  readonly skeleton?: ReactNode;
  /** The rows, and a `ListFoot` if they are read in pages. */
  readonly children: ReactNode;
}

/** The rows of a list, or what is in their place: loading, failed, none. */
export function ListBody({ list, isEmpty, empty, isComing = false, skeleton, children }: ListBodyProps) {
  if (isEmpty) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => retry(list)} />;
    if (list.isPending || isComing)
      return skeleton ?? <div className={classes.skeleton} aria-busy="true" data-pending="true" />;
    return empty;
  }
  return (
    <>
      {children}
      {/* The loaded rows stay in sight when the next ones, or newer ones, could not be loaded. */}
      {list.error ? (
        <div className={classes.partial}>
          <ErrorState isBar error={list.error} onRetry={() => retry(list)} />
        </div>
      ) : null}
    </>
  );
}

/** Asks again for what has failed. */
function retry(list: ListQuery): void {
  if (list.isFetchNextPageError) list.fetchNextPage?.();
  else if (list.isFetchPreviousPageError) list.fetchPreviousPage?.();
  else list.refetch();
}
