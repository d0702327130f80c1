import { contract, type Product, type ProductPage } from '@quayside/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { LookupError, lookUp } from '../../lib/failures/lookup-error.ts';
import { useUser } from '../../lib/session.ts';

/** What the product list says of one product. @throws LookupError PRODUCT_NOT_FOUND where the list does not hold it */
export function summaryOf(pages: readonly Pick<ProductPage, 'list'>[], itemId: number): Product {
  return lookUp(
    pages.flatMap(({ list }) => list),
    ({ id }) => id === itemId,
    'PRODUCT_NOT_FOUND',
    itemId,
  );
}

/** What is known of a product before it is read whole: its row of a list that was shown; null where there was none, as after a reload. */
export function useProductSummary(itemId: number): Product | null {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const lists = client.getQueriesData<InfiniteData<ProductPage>>({ queryKey: [contract.products.list.id, userId] });
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
