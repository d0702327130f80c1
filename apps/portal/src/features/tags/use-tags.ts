import { history, type ProductDetail, products, tags } from '@quayside/contract';
import type { TagEdit } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

/** The tags of the business, each with its number of products. */
export function useTags() {
  const { id } = useUser();
  return useQuery(query(tags.list, { params: { id } }));
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
    onError: (error) => toastFailure(error),
  });
}
