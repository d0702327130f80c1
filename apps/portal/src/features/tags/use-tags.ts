import { history, type ProductDetail, products, tags } from '@quayside/contract';
import type { TagEdit } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

/** The tags of the business, each with its number of products. */
export function useTags() {
  const { id } = useUser();
  return useQuery(query(tags.list, { params: { id } }));
}

/** Whether live prices would move, so that the seller has to see the change and consent to it. */
export const movesPrices = (error: unknown): boolean => isApiError(error) && error.code === 'tags_move_prices';

/** Prepares the change of a product's tags, which the seller then looks at. */
export function usePrepareTags({ id: itemId, accountId }: Pick<ProductDetail, 'id' | 'accountId'>) {
  const { id } = useUser();
  const { platform } = useAccount();
  return useMutation({
    mutationFn: (edit: TagEdit) =>
      call(tags.prepareSelected, { params: { id, platform }, body: { accountId, itemIds: [itemId], ...edit } }),
    onError: (error) => toastFailure(error),
  });
}

/** Adds tags to a product and removes others. */
export function useEditTags(item: Pick<ProductDetail, 'id'>) {
  const { id } = useUser();
  const { platform } = useAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: TagEdit) => call(tags.updateItem, { params: { id, platform, itemId: item.id }, body: edit }),
    onSettled: () =>
      Promise.all(
        [products.get, products.list, products.listValues, tags.list, history.list].map((one) =>
          client.invalidateQueries({ queryKey: [one.id] }),
        ),
      ),
    onError: (error) => {
      if (!movesPrices(error)) toastFailure(error);
    },
  });
}
