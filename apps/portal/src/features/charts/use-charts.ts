import { type ChartInput, contract } from '@quayside/contract';
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
  return useQuery(query(contract.charts.list, { params: { id }, query: asked }));
}

export function useChart(chartId: number | string) {
  const { id } = useUser();
  return useQuery(query(contract.charts.get, { params: { id, chartId } }));
}

export function useBrands() {
  const { id } = useUser();
  return useQuery(query(contract.charts.listBrands, { params: { id }, query: {} }));
}

export function useCategories() {
  const { id } = useUser();
  return useQuery(query(contract.charts.listCategories, { params: { id }, query: {} }));
}

export function useUnmapped(chartId: number | string) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [contract.charts.listUnmapped.id, id, chartId] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.charts.listUnmapped,
        { params: { id, chartId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function usePreviewChart() {
  const { id } = useUser();
  return useMutation({
    mutationFn: ({ chartId, chart }: ChartChange) =>
      call(contract.charts.preview, { params: { id }, body: { chart, ...(chartId === null ? {} : { chartId }) } }),
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
        if (chartId !== null) await call(contract.charts.remove, { params: { id, chartId }, query: { expected } });
        return null;
      }
      const body = { chart, expected };
      return chartId === null
        ? call(contract.charts.create, { params: { id }, body })
        : call(contract.charts.update, { params: { id, chartId }, body });
    },
    onSuccess: () =>
      Promise.all(
        [contract.charts.list, contract.charts.get, contract.charts.listUnmapped].map((one) =>
          client.invalidateQueries({ queryKey: [one.id] }),
        ),
      ),
  });
}
