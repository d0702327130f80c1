import { useDebouncedValue } from '@mantine/hooks';
import { orders, products } from '@quayside/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api/call.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { destinationOf } from '../routes/destinations.ts';
import type { Place } from './places.ts';

/** The pause in typing after which the server is asked, as in the search field of a list. */
const TYPING_MS = 250;
/** One letter finds nearly everything. */
const MIN_LETTERS = 2;
/** Rows of each kind: the palette shows where to go, the list shows all. */
const ROWS = 5;

export interface FoundRows {
  readonly places: readonly Place[];
  /** The server has not yet answered for what is typed. */
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** The seller's items (by title, SKU and numbers) and orders (by number, buyer and item) that match, of all accounts. */
export function useFoundRows(typed: string): FoundRows {
  const user = useUser();
  const { active } = useAddress();
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isLongEnough = typed.trim().length >= MIN_LETTERS;
  const may = (view: 'products' | 'orders') =>
    isLongEnough && words.length >= MIN_LETTERS && destinationOf(view, user, active)?.shown === 'screen';
  const params = { id: user.id, platform: 'all' as const };
  const items = useQuery({
    ...query(products.list, { params, query: { query: words, limit: ROWS } }),
    enabled: may('products'),
  });
  const sales = useQuery({
    ...query(orders.list, { params, query: { query: words, limit: ROWS } }),
    enabled: may('orders'),
  });
  const scopeOf = (accountId: number) => user.accounts.find(({ id }) => id === accountId);
  const isAsking = isLongEnough && (words !== typed.trim() || items.isFetching || sales.isFetching);
  if (!isLongEnough || words !== typed.trim()) return { places: [], isAsking, hasFailed: false };
  return {
    isAsking,
    hasFailed: items.isError || sales.isError,
    places: [
      ...(items.data?.list ?? []).flatMap(({ id, accountId, title, sku }): Place[] => {
        const account = scopeOf(accountId);
        return account
          ? [
              {
                key: `item-${id}`,
                kind: 'item',
                label: title,
                hint: sku,
                to: paths.item({ scope: account.platform, account }, id),
              },
            ]
          : [];
      }),
      ...(sales.data?.sales ?? []).flatMap(({ id, accountId, platform, externalId, lines }): Place[] => {
        const account = scopeOf(accountId);
        const to = account && paths.order({ scope: platform, account }, id);
        return to
          ? [
              {
                key: `order-${id}`,
                kind: 'order',
                label: externalId,
                hint: lines[0]?.home?.title ?? lines[0]?.title ?? '',
                to,
              },
            ]
          : [];
      }),
    ],
  };
}
