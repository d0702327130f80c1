import type { Order, OrderSort } from '@quayside/contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { Selection } from '../../ui/data-table/selection.ts';
import type { End } from '../../ui/data-table/use-row-window.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { type OrdersView, searchOf } from './orders-view.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import type { useOrderList } from './use-orders.ts';
import { useSteadyRows } from './use-steady-rows.ts';

const ROW_HEIGHT = 44;

interface OrdersTableProps {
  readonly view: OrdersView;
  readonly list: ReturnType<typeof useOrderList>;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onShow: (view: OrdersView) => void;
}

export function OrdersTable({ view, list, selection, onSelect, onShow }: OrdersTableProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const at = useAccount();
  const placeOf = usePlaceOf();
  const columns = useOrderColumns(searchOf(view));
  const rowKey = useCallback((order: Order) => order.id, []);
  const question = `${at.scope} ${at.account.id} ${searchOf(view)}`;
  // Another page is shown at once; only changes within the loaded pages are held back.
  const steady = useSteadyRows(list.window.rows, `${question} ${JSON.stringify(list.data?.pageParams)}`);
  const jump = (to: End) => {
    const fromEnd = to === 'last';
    // The end may no longer be among the loaded pages.
    list.startAnew(fromEnd);
    if (fromEnd !== view.fromEnd) onShow({ ...view, fromEnd });
  };
  return (
    <div {...steady.holders}>
      <DataTable
        label={t('title')}
        columns={columns}
        list={{ ...list.window, rows: steady.rows }}
        rowKey={rowKey}
        rowName={(order) => order.externalId}
        rowHeight={ROW_HEIGHT}
        questionKey={question}
        startsAtEnd={view.fromEnd}
        selection={selection}
        onSelect={onSelect}
        sort={{ key: view.sort, order: view.order }}
        onSort={({ key, order }) => onShow({ ...view, sort: key as OrderSort, order, fromEnd: false })}
        onOpen={(order) =>
          void navigate(paths.order(placeOf(order.accountId, at), order.id), { state: { list: searchOf(view) } })
        }
        onJump={jump}
        texts={{ selectAll: t('selectAll'), selectRow: (name) => t('selectRow', { name }) }}
        news={
          // Always rendered, because a live region only announces changes of its content.
          <span role="status">
            {steady.waiting > 0 ? (
              <LinkButton onClick={steady.showWaiting}>{t('waiting', { count: steady.waiting })}</LinkButton>
            ) : null}
          </span>
        }
      />
    </div>
  );
}
