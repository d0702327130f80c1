import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** The loaded part of a list of any length, which grows and shrinks at both ends. */
export interface ListWindow<Row> {
  /** In the order of the list. */
  readonly rows: readonly Row[];
  /** The number of rows of the whole list; null until it is known. */
  readonly count: number | null;
  /** Whether the rows still belong to the previous query. */
  readonly isStale: boolean;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly needPrevious: () => void;
  readonly needNext: () => void;
}

/**
 * The window that an infinite query has loaded.
 * @param rowsOf the rows of a page; the same function at every render
 */
export function useListWindow<Page extends { readonly count: number | null }, Row>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsOf: (page: Page) => readonly Row[],
): ListWindow<Row> {
  const { isFetching, isFetchNextPageError, isFetchPreviousPageError, fetchNextPage, fetchPreviousPage } = list;
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap(rowsOf) ?? [], [pages, rowsOf]);
  // A page that could not be loaded waits for the seller, because it would be asked for without end.
  const canNext = !isFetching && !isFetchNextPageError;
  const canPrevious = !isFetching && !isFetchPreviousPageError;
  const needNext = useCallback(() => {
    if (canNext) void fetchNextPage();
  }, [fetchNextPage, canNext]);
  const needPrevious = useCallback(() => {
    if (canPrevious) void fetchPreviousPage();
  }, [fetchPreviousPage, canPrevious]);
  return {
    rows,
    count: pages?.find(({ count }) => count !== null)?.count ?? null,
    isStale: list.isPlaceholderData,
    hasPrevious: list.hasPreviousPage,
    hasNext: list.hasNextPage,
    needPrevious,
    needNext,
  };
}
