import {
  history,
  type InputOf,
  type ManualPriceInput,
  memory,
  type ProductDetail,
  pricing,
  products,
  translations,
} from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../lib/account.ts';
import { call, query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

export function useItem(itemId: number) {
  const { id } = useUser();
  const { platform } = useAccount();
  return useQuery(query(products.get, { params: { id, platform, itemId } }));
}

/** Refetches what a change of an item affects. */
function useRefreshItem() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [
        products.get,
        products.list,
        products.listTotals,
        history.list,
        translations.list,
        pricing.listManual,
        pricing.getFloors,
      ].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    );
}

export function useCountStock(item: ProductDetail) {
  const { id } = useUser();
  const { platform } = useAccount();
  return useMutation({
    mutationFn: (count: { readonly unitId: number; readonly onHand: number }) =>
      call(products.countStock, { params: { id, platform, itemId: item.id }, body: count }),
    onSuccess: useRefreshItem(),
  });
}

/** The titles of an item by site: the automatic title and the length limit. */
export function useTitles(itemId: number) {
  const { id } = useUser();
  const { platform } = useAccount();
  return useQuery(query(translations.list, { params: { id, itemId, platform } }));
}

/** Remembered titles that are similar to an item's title, each with its score. */
export function useMatches(itemId: number, site: Site) {
  const { id } = useUser();
  return useQuery(query(memory.listMatches, { params: { id, itemId, site } }));
}

/** An empty title removes the manual one. */
export function useWriteTitle(itemId: number) {
  const { id } = useUser();
  return useMutation({
    mutationFn: (title: { readonly site: Site; readonly translation: string }) =>
      call(translations.update, { params: { id, itemId }, body: { new_translations: [title] } }),
    onSuccess: useRefreshItem(),
  });
}

/** The manual prices of an item and its variations. */
export function useManualPrices(itemId: number) {
  const { id } = useUser();
  return useQuery(query(pricing.listManual, { params: { id, itemId }, query: {} }));
}

/** Manual prices, floors, and what the seller agreed to. Without prices, only the floors are saved. */
export type PriceChange = Omit<InputOf<typeof pricing.setManual>['body'], 'prices'> & {
  readonly prices: readonly ManualPriceInput[];
};

/** Saves prices, floors and ceilings of an item together. */
export function useSavePrices(itemId: number) {
  const { id } = useUser();
  const params = { id, itemId };
  return useMutation({
    mutationFn: async ({ prices, floors, ceilings, ...consents }: PriceChange) => {
      const limits = { ...(floors ? { floors } : {}), ...(ceilings ? { ceilings } : {}) };
      if (prices.length > 0) {
        await call(pricing.setManual, { params, body: { prices, ...limits, ...consents } });
      } else if (floors || ceilings) {
        const { freed, below } = consents;
        const agreed = { ...(freed === undefined ? {} : { expected: freed }), ...(below ? { below } : {}) };
        await call(pricing.setFloors, { params, body: { ...limits, ...agreed } });
      }
    },
    onSuccess: useRefreshItem(),
  });
}
