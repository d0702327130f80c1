import { type Product, type ProductPage, products } from '@quayside/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { LookupError, lookUp } from '../../lib/failures/lookup-error.ts';
import { useUser } from '../../lib/session.ts';

/**
 * The list row of a product.
 * @throws LookupError PRODUCT_NOT_FOUND if the list does not contain it
 */
export function summaryOf(pages: readonly Pick<ProductPage, 'list'>[], itemId: number): Product {
  return lookUp(
    pages.flatMap(({ list }) => list),
    ({ id }) => id === itemId,
    'PRODUCT_NOT_FOUND',
    itemId,
  );
}

/** The summary of a product until its details load: its row in a list shown earlier; null without one, for example after a reload. */
export function useProductSummary(itemId: number): Product | null {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const lists = client.getQueriesData<InfiniteData<ProductPage>>({ queryKey: [products.list.id, userId] });
  try {
    return summaryOf(
      lists.flatMap(([, data]) => data?.pages ?? []),
      itemId,
    );
  } catch (error) {
    if (error instanceof LookupError) return null;
    throw error;
  }
}
