import { sheets } from '@quayside/contract';
import type { SheetColumn } from '@quayside/kernel/sheets';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../../../lib/account.ts';
import { callFile } from '../../../../lib/api/call.ts';
import { useUser } from '../../../../lib/session.ts';
import { valuesOf } from './grid-edits.ts';

interface WrittenValues {
  /** By the key of the cell. */
  readonly values: ReadonlyMap<string, string>;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => void;
}

/** One function for all renders, because the values would be put together again for another. */
function combined(pages: readonly UseQueryResult<ReadonlyMap<string, string>>[]): WrittenValues {
  return {
    values: new Map(pages.flatMap(({ data }) => [...(data ?? [])])),
    error: pages.find(({ error }) => error)?.error ?? null,
    isPending: pages.some(({ isPending }) => isPending),
    refetch() {
      for (const page of pages) if (page.isError) void page.refetch();
    },
  };
}

/**
 * What the cells of these products say now, as a file of products says it: one call for each loaded page.
 * @param pages the ids of the products of each page
 */
export function useWrittenValues(
  pages: readonly (readonly number[])[],
  columns: readonly SheetColumn[],
): WrittenValues {
  const { id } = useUser();
  const { scope } = useAccount();
  const asked: readonly SheetColumn[] = useMemo(() => ['id', ...columns], [columns]);
  return useQueries({
    queries: pages
      .filter((itemIds) => itemIds.length > 0)
      .map((itemIds) => ({
        queryKey: [sheets.write.id, id, scope, asked, itemIds],
        queryFn: async () => {
          const body = { itemIds, format: 'csv' as const, columns: asked, decimal: 'point' as const };
          const file = await callFile(sheets.write, { params: { id, platform: scope }, body });
          return valuesOf(await file.text(), asked);
        },
      })),
    combine: combined,
  });
}
