import { Button } from '@mantine/core';
import type { SalesQuery } from '@quayside/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { usedRates } from '../../lib/rates.ts';
import { EMPTY_SELECTION, type Selection } from '../../ui/data-table/selection.ts';
import { Freshness } from '../../ui/freshness.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { NoOrders } from './no-orders.tsx';
import { type OrderSelection, OrderSelectionBar } from './order-selection-bar.tsx';
import { OrderTabs } from './order-tabs.tsx';
import classes from './orders-screen.module.css';
import { OrdersTable } from './orders-table.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { filterOf, type OrdersView, parseView, searchOf, type Tab } from './orders-view.ts';
import { useOrderList } from './use-orders.ts';

const PrivacyDialog = lazyPart(async () => ({ default: (await import('./privacy-dialog.tsx')).PrivacyDialog }));

interface OrdersScreenProps {
  /** Renders the saved views, with what follows the path of the list in the address now. */
  readonly renderViews: (address: string) => ReactNode;
  /** Renders the actions that need no selection, for the orders in view. */
  readonly renderViewActions: (filter: SalesQuery) => ReactNode;
  /** Renders the actions for the selected orders. */
  readonly renderActions: (selection: OrderSelection, onDone: () => void) => ReactNode;
}

export function OrdersScreen({ renderViews, renderViewActions, renderActions }: OrdersScreenProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const at = useAccount();
  const [search] = useSearchParams();
  const view = parseView(search);
  const list = useOrderList(view);
  const { selection, select } = useSelection(`${at.scope} ${at.account.id} ${searchOf({ ...view, fromEnd: false })}`);
  const [isPrivacy, setPrivacy] = useState(false);
  const onHold = list.window.rows.filter(({ acceptance }) => acceptance?.state === 'on_hold').length;

  const addressOf = (next: OrdersView) => ({ pathname: paths.orders(at), search: searchOf(next) });
  const show = (next: OrdersView, options: { readonly replace?: boolean } = {}) =>
    void navigate(addressOf(next), { replace: options.replace ?? false });
  const filter = { ...filterOf(view), ...(at.scope === 'all' ? {} : { accountId: at.account.id }) };
  const chosen: OrderSelection =
    selection.kind === 'query'
      ? { filter, count: list.window.count }
      : { orderIds: [...selection.keys], count: selection.keys.size };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={<Age list={list} />}
        actions={
          <>
            <Button variant="subtle" onClick={() => setPrivacy(true)}>
              {t('privacy.open')}
            </Button>
            {renderViewActions(filter)}
          </>
        }
      />
      {isPrivacy ? (
        <Suspense fallback={null}>
          <PrivacyDialog onClose={() => setPrivacy(false)} />
        </Suspense>
      ) : null}
      {onHold > 0 ? (
        <Notice tone="warn" title={t('onHold.title', { count: onHold })}>
          {t('onHold.text')}
        </Notice>
      ) : null}
      <OrderTabs active={view.tab} addressOf={(tab: Tab) => addressOf({ ...view, tab, fromEnd: false })} />
      <OrdersToolbar view={view} views={renderViews(withMark(searchOf({ ...view, fromEnd: false })))} onShow={show} />
      <OrderSelectionBar
        selection={selection}
        count={list.window.count}
        hasWords={view.query.trim() !== ''}
        canExtend={list.window.hasNext || list.window.hasPrevious}
        isLoaded={list.isSuccess && !list.isPlaceholderData}
        onSelect={select}
      >
        {renderActions(chosen, () => select(EMPTY_SELECTION))}
      </OrderSelectionBar>
      <section className={classes.table} aria-label={t('title')}>
        <ListBody
          list={list}
          isEmpty={list.window.rows.length === 0}
          empty={<NoOrders view={view} all={addressOf(parseView(new URLSearchParams()))} />}
          skeleton={<div className={classes.skeleton} aria-busy="true" />}
        >
          <OrdersTable view={view} list={list} selection={selection} onSelect={select} onShow={show} />
        </ListBody>
      </section>
      <RatesNotice rates={usedRates(list.window.rows.flatMap(({ homeTotal }) => homeTotal?.rate ?? []))} hasValues />
    </>
  );
}

/** A query as it stands in an address. */
const withMark = (query: string) => (query === '' ? '' : `?${query}`);

/** When orders were last read from each platform. */
function Age({ list }: { readonly list: ReturnType<typeof useOrderList> }) {
  const { t } = useTranslation('app');
  if (list.isPending) return <Freshness at={null} isPending />;
  return (
    <>
      {list.freshness.map(({ platform, checkedAt }) => (
        <span key={platform} className={classes.age}>
          {list.freshness.length > 1 ? `${t(`platform.${platform}`)} ` : null}
          <Freshness at={checkedAt} />
        </span>
      ))}
    </>
  );
}

/** A selection that lasts as long as the list in which it was made. */
function useSelection(question: string) {
  const [made, setMade] = useState<{ readonly of: string; readonly selection: Selection }>({
    of: question,
    selection: EMPTY_SELECTION,
  });
  return {
    selection: made.of === question ? made.selection : EMPTY_SELECTION,
    select: (selection: Selection) => setMade({ of: question, selection }),
  };
}
