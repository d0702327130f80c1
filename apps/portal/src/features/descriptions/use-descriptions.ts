import { type DescriptionEngine, type DescriptionSetting, descriptions, products } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { useCountedChange } from '../../lib/use-counted-change.ts';

const ITEMS_SHOWN = 20;

export function useDescriptions() {
  const { id } = useUser();
  return useQuery({ ...query(descriptions.list, { params: { id } }), throwOnError: false });
}

/** The description of an item with settings that need not be saved; null means the newest item. */
export function useWritten(site: Site, setting: DescriptionSetting, itemId: number | null) {
  const { id } = useUser();
  const body = { ...setting, itemId };
  return useQuery({
    queryKey: [descriptions.write.id, id, site, body] as const,
    queryFn: ({ signal }) => call(descriptions.write, { params: { id, site }, body }, { signal }),
    throwOnError: false,
    placeholderData: keepPreviousData,
  });
}

export function useItemDescription(itemId: number, site: Site) {
  const { id } = useUser();
  return useQuery({
    ...query(descriptions.getItem, { params: { id, itemId }, query: { site } }),
    throwOnError: false,
  });
}

/** Has an engine translate an item's own text now. */
export function useTranslateItem(site: Site, itemId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (engine: DescriptionEngine) =>
      call(descriptions.translateItem, { params: { id, site, itemId }, body: { engine } }),
    onSuccess: () =>
      Promise.all(
        [descriptions.write.id, descriptions.getItem.id].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
    onError: (error) => toastFailure(error),
  });
}

/** Items of all the seller's accounts. */
export function useFoundItems(typed: string) {
  const { id } = useUser();
  const filter = { ...(typed ? { query: typed } : {}), sort: 'title' as const, limit: ITEMS_SHOWN };
  return useQuery({
    ...query(products.list, { params: { id, platform: 'all' }, query: filter }),
    throwOnError: false,
    placeholderData: keepPreviousData,
  });
}

/** Saves how a site's listings are described, after consent to the number of live listings that change. */
export function useUpdateDescriptions(site: Site, onDone: () => void) {
  const { id } = useUser();
  const client = useQueryClient();
  const params = { id, site };
  const { list, getItem } = descriptions;
  return useCountedChange({
    count: (body: DescriptionSetting) => call(descriptions.preview, { params, body }),
    save: (body, expected) => call(descriptions.update, { params, body: { ...body, expected } }),
    onDone: async () => {
      showToast('settingUpdated');
      void client.invalidateQueries({ queryKey: [getItem.id] });
      // The form shows what was stored: the template after sanitising.
      await client.invalidateQueries({ queryKey: [list.id] });
      onDone();
    },
  });
}
