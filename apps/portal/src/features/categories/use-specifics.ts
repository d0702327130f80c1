import {
  type CategoryChange,
  categories,
  type FilledSpecific,
  type GivenSpecifics,
  type LackingQuery,
} from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { useCountedChange } from '../../lib/use-counted-change.ts';
import { useParams } from './use-categories.ts';

export function useLacking({ show, site }: Pick<LackingQuery, 'show' | 'site'>) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [categories.listLacking.id, params, show, site] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        categories.listLacking,
        {
          params,
          query: { ...(show ? { show } : {}), ...(site ? { site } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useItemPlaces(itemId: number) {
  const params = { ...useParams(), itemId };
  return useQuery({ ...query(categories.getItem, { params }), throwOnError: false });
}

export function useItemSpecifics(itemId: number, site: Site) {
  const params = { ...useParams(), itemId };
  return useQuery({ ...query(categories.getSpecifics, { params, query: { site } }), throwOnError: false });
}

export type SpecificsChange =
  | ({ readonly change: 'give' } & Omit<GivenSpecifics, 'expected'>)
  | ({ readonly change: 'fill' } & Omit<FilledSpecific, 'expected'>);

/** Changes specifics after consent to the number of affected live listings. */
export function useSpecificsChange(onDone: () => void) {
  const params = useParams();
  const client = useQueryClient();
  return useCountedChange({
    count: (body: SpecificsChange) => call(categories.preview, { params, body: body satisfies CategoryChange }),
    save: ({ change: _, ...body }, expected) =>
      'specifics' in body
        ? call(categories.giveSpecifics, { params, body: { ...body, expected } })
        : call(categories.fillSpecific, { params, body: { ...body, expected } }),
    onDone: ({ changed }) => {
      showToast('specificsGiven', { count: changed });
      for (const { id } of [categories.listLacking, categories.getSpecifics]) {
        void client.invalidateQueries({ queryKey: [id] });
      }
      onDone();
    },
  });
}
