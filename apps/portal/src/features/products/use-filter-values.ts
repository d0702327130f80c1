import { type FilterField, products } from '@quayside/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';
import { filterOf, type ProductView } from './product-view.ts';

/** The values of a field among the products of a view, each with its number of products. */
export function useFilterValues(field: FilterField, view: ProductView, isAsked = true) {
  const { id } = useUser();
  const { scope, account } = useAccount();
  return useQuery({
    ...query(products.listValues, {
      params: { id, platform: scope, field },
      query: { ...filterOf(view), ...(scope === 'all' ? {} : { accountId: account.id }) },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
}
