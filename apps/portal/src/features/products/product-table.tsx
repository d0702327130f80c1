import type { Product, ProductSort } from '@quayside/contract';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { Selection } from '../../ui/data-table/selection.ts';
import type { End } from '../../ui/data-table/use-row-window.ts';
import { useFromList } from './back-to-list.tsx';
import { columnsOf, useChosenColumns } from './chosen-columns.ts';
import { keepListPlace, type ListPlace } from './list-memory.ts';
import type { ProductView } from './product-view.ts';
import { useProductColumns } from './use-product-columns.tsx';
import type { useProductList } from './use-products.ts';

/** Row heights in pixels: twenty dense rows fit a window of 900 pixels and can be hit; the roomy height fits a recognizable picture. */
const ROW_HEIGHT = { dense: 24, roomy: 60 } as const;

interface ProductTableProps {
  readonly view: ProductView;
  readonly list: ReturnType<typeof useProductList>;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onShow: (view: ProductView) => void;
  /** The key of the query that produced the rows. */
  readonly question: string;
  /** The earlier scroll position, when the seller returns to the list. */
  readonly place: ListPlace | null;
}

export function ProductTable(props: ProductTableProps) {
  const { view, list, selection, onSelect, onShow, question, place } = props;
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const fromList = useFromList();
  const at = useAccount();
  const placeOf = usePlaceOf();
  const all = useProductColumns(view.density);
  const chosen = useChosenColumns();
  const columns = useMemo(() => columnsOf(all, chosen), [all, chosen]);
  const rowKey = useCallback((product: Product) => product.id, []);
  const jump = (to: End) => {
    const fromEnd = to === 'last';
    // The end may no longer be among the loaded pages.
    list.startAnew(fromEnd);
    if (fromEnd !== view.fromEnd) onShow({ ...view, fromEnd });
  };
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      list={list.window}
      rowKey={rowKey}
      rowName={(product) => product.title}
      rowHeight={ROW_HEIGHT[view.density]}
      questionKey={question}
      place={place?.table ?? null}
      onMove={(table) => keepListPlace(question, { table, cursor: list.cursorOf(table.row), count: list.window.count })}
      startsAtEnd={view.fromEnd}
      selection={selection}
      onSelect={onSelect}
      sort={{ key: view.sort, order: view.order }}
      onSort={({ key, order }) => onShow({ ...view, sort: key as ProductSort, order, fromEnd: false })}
      onOpen={(product) => void navigate(paths.item(placeOf(product.accountId, at), product.id), { state: fromList })}
      onJump={jump}
      texts={{ selectAll: t('selectAll'), selectRow: (name) => t('selectRow', { name }) }}
    />
  );
}
