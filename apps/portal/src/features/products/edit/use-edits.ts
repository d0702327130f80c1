import {
  type ChangeView,
  costs,
  type PriceAdjustment,
  type ProductSelection,
  pricing,
  products,
  type StockAdjustment,
  siteTitles,
  tags,
} from '@quayside/contract';
import type { Money, Site } from '@quayside/kernel';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../../lib/account.ts';
import { call } from '../../../lib/api/call.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useUser } from '../../../lib/session.ts';

/** What becomes of the selected products. */
export type Edit =
  | { readonly what: 'price'; readonly sites: readonly Site[]; readonly adjustment: PriceAdjustment }
  | {
      readonly what: 'title';
      readonly sites: readonly Site[];
      readonly find: string;
      readonly replace: string;
      readonly isExact: boolean;
    }
  | { readonly what: 'stock'; readonly adjustment: StockAdjustment }
  | { readonly what: 'cost'; readonly cost: Money }
  | { readonly what: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] };

/** Prepares an edit of a selection, which the seller then looks at. */
export function usePrepareEdit(selection: ProductSelection) {
  const { id } = useUser();
  const { scope } = useAccount();
  const params = { id, platform: scope };
  return useMutation({
    mutationFn: (edit: Edit): Promise<ChangeView> => {
      switch (edit.what) {
        case 'price': {
          const { what: _, ...prices } = edit;
          return call(pricing.prepareManual, { params, body: { ...selection, ...prices } });
        }
        case 'title': {
          const { what: _, ...titles } = edit;
          return call(siteTitles.prepareReplacement, { params, body: { ...selection, ...titles } });
        }
        case 'cost': {
          const validFrom = new Date().toISOString().slice(0, 10);
          return call(costs.prepareSelected, { params, body: { ...selection, validFrom, cost: edit.cost } });
        }
        case 'tags':
          return call(tags.prepareSelected, {
            params,
            body: { ...selection, add: edit.add, remove: edit.remove },
          });
        case 'stock':
          return call(products.prepareStock, { params, body: { ...selection, adjustment: edit.adjustment } });
      }
    },
    onError: (error) => toastFailure(error),
  });
}
