import { type ChartInput, charts } from '@quayside/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

/** A new chart, one that replaces a saved one, or the removal of one. */
export interface ChartChange {
  readonly chartId: number | null;
  readonly chart: ChartInput | null;
}

export function useCharts(type: 'own' | 'default', search: string, page: number) {
  const { id } = useUser();
  const asked = { type, page, ...(search ? { query: search } : {}) };
  return useQuery(query(charts.list, { params: { id }, query: asked }));
}

export function useChart(chartId: number | string) {
  const { id } = useUser();
  return useQuery(query(charts.get, { params: { id, chartId } }));
}

export function useBrands() {
  const { id } = useUser();
  return useQuery(query(charts.listBrands, { params: { id }, query: {} }));
}

export function useCategories() {
  const { id } = useUser();
  return useQuery(query(charts.listCategories, { params: { id }, query: {} }));
}

export function useUnmapped(chartId: number | string) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [charts.listUnmapped.id, id, chartId] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(charts.listUnmapped, { params: { id, chartId }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function usePreviewChart() {
  const { id } = useUser();
  return useMutation({
    mutationFn: ({ chartId, chart }: ChartChange) =>
      call(charts.preview, { params: { id }, body: { chart, ...(chartId === null ? {} : { chartId }) } }),
  });
}

/** Makes the change with the number that the preview showed. */
export function useMakeChange() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ change, expected }: { readonly change: ChartChange; readonly expected: number }) => {
      const { chartId, chart } = change;
      if (chart === null) {
        if (chartId !== null) await call(charts.remove, { params: { id, chartId }, query: { expected } });
        return null;
      }
      const body = { chart, expected };
      return chartId === null
        ? call(charts.create, { params: { id }, body })
        : call(charts.update, { params: { id, chartId }, body });
    },
    onSuccess: () =>
      Promise.all(
        [charts.list, charts.get, charts.listUnmapped].map((one) => client.invalidateQueries({ queryKey: [one.id] })),
      ),
  });
}
