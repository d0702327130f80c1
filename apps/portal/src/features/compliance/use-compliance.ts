import { compliance, type ProducerNumbersInput, type SafetyPreviewInput } from '@quayside/contract';
import type { EnergyLabel, SafetyDuty } from '@quayside/kernel';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { useCountedChange } from '../../lib/use-counted-change.ts';

function useParams() {
  return { id: useUser().id };
}

export function useCompliance() {
  const params = useParams();
  return useQuery({ ...query(compliance.get, { params }), throwOnError: false });
}

/** Prepares what a file of contacts changes. */
export function usePrepareSafetyFile() {
  const params = useParams();
  return useMutation({
    mutationFn: (bytes: string) => call(compliance.prepareFile, { params, body: { bytes } }),
  });
}

export function useBrands(search: string) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [compliance.listBrands.id, params, search] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        compliance.listBrands,
        { params, query: { ...(search ? { query: search } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    throwOnError: false,
  });
}

export function useLackingItems(duty: SafetyDuty | null) {
  const params = useParams();
  return useInfiniteQuery({
    queryKey: [compliance.listLacking.id, params, duty] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        compliance.listLacking,
        { params, query: { ...(duty ? { duty } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    throwOnError: false,
  });
}

export function useItemSafety(itemId: number) {
  const params = { ...useParams(), itemId };
  return useQuery({ ...query(compliance.getItem, { params }), throwOnError: false });
}

/** The codes of hazards and warnings that a marketplace of the seller shows. */
export function useSafetyLabels() {
  const params = useParams();
  return useQuery({ ...query(compliance.listLabels, { params }), throwOnError: false });
}

/** Whether eBay has accepted the documents; asked again while it examines some. */
export function useDocumentStates() {
  const params = useParams();
  return useQuery({
    ...query(compliance.listDocuments, { params }),
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.states.some((one) => one.state === 'asked') ? 5_000 : false),
  });
}

function useRefresh() {
  const client = useQueryClient();
  const { get, listBrands, listLacking, listDocuments, getItem } = compliance;
  return () =>
    Promise.all(
      [get, listBrands, listLacking, listDocuments, getItem].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** Saves an entry after consent to the number of live listings that change. */
export function useUpdateEntry(onDone: () => void) {
  const params = useParams();
  const refresh = useRefresh();
  return useCountedChange({
    count: (body: SafetyPreviewInput) => call(compliance.preview, { params, body }),
    save: (body, expected) => call(compliance.update, { params, body: { ...body, expected } }),
    onDone: () => {
      showToast('settingUpdated');
      void refresh();
      onDone();
    },
  });
}

/** Saves the energy label of an item after consent to the number of live listings that change. */
export function useUpdateLabel(itemId: number) {
  const params = { ...useParams(), itemId };
  const refresh = useRefresh();
  return useCountedChange({
    count: (label: EnergyLabel | null) => call(compliance.previewLabel, { params, body: { label } }),
    save: (label, expected) => call(compliance.updateLabel, { params, body: { label, expected } }),
    onDone: () => {
      showToast('settingUpdated');
      void refresh();
    },
  });
}

export function useUpdateNumbers() {
  const params = useParams();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ProducerNumbersInput) => call(compliance.updateNumbers, { params, body }),
    onSuccess: () => {
      showToast('settingUpdated');
      return refresh();
    },
    onError: (error) => toastFailure(error),
  });
}
