import { Button, Menu } from '@mantine/core';
import {
  MAX_DOCUMENT_ORDERS,
  type OrderDocument,
  type OrderFileQuery,
  orderActions,
  orders,
  type SalesQuery,
} from '@quayside/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';

interface PaperLinksProps {
  readonly orderIds: readonly number[];
  readonly hasPickList?: boolean;
}

/** The documents of one order or a selection: PDF files, and a table. */
export function PaperLinks({ orderIds, hasPickList = true }: PaperLinksProps) {
  const { t } = useTranslation('order-actions');
  const { id } = useUser();
  const at = useAccount();
  const hrefOf = (document: OrderDocument, language: 'buyer' | 'seller') =>
    addressOf(orderActions.getDocument.path, {
      params: { id, document },
      query: { orderIds: orderIds.join(','), language },
    });
  if (orderIds.length > MAX_DOCUMENT_ORDERS)
    return <span>{t('documents.tooMany', { most: MAX_DOCUMENT_ORDERS })}</span>;
  return (
    <Papers query={{ orderIds: orderIds.join(',') }}>
      <Menu.Item component="a" href={hrefOf('packing-slip', 'buyer')} download>
        {t('documents.forBuyer')}
      </Menu.Item>
      <Menu.Item component="a" href={hrefOf('packing-slip', 'seller')} download>
        {t('documents.forMe')}
      </Menu.Item>
      {hasPickList ? (
        <Menu.Item component="a" href={hrefOf('pick-list', 'seller')} download>
          {t('documents.pickList')}
        </Menu.Item>
      ) : null}
      {hasPickList ? (
        <Menu.Item component={Link} to={paths.picking(at, orderIds)}>
          {t('pick.onScreen')}
        </Menu.Item>
      ) : null}
    </Papers>
  );
}

/** The documents of a whole view: printed ones are only for individually selected orders. */
export function ViewPapers({ filter }: { readonly filter: SalesQuery }) {
  const { t } = useTranslation('order-actions');
  return (
    <Papers query={filter}>
      <Menu.Label>{t('documents.tooMany', { most: MAX_DOCUMENT_ORDERS })}</Menu.Label>
    </Papers>
  );
}

/** A menu of documents that ends with a table of the orders. */
function Papers({ query, children }: { readonly query: OrderFileQuery; readonly children: ReactNode }) {
  const { t } = useTranslation('order-actions');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default">{t('documents.label')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item component="a" href={useTableAddress(query)} download title={t('documents.csvHint')}>
          {t('documents.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Downloads all orders of a view as a table. */
export function ViewTable({ filter }: { readonly filter: SalesQuery }) {
  const { t } = useTranslation('order-actions');
  return (
    <Button component="a" variant="default" href={useTableAddress(filter)} download title={t('documents.csvHint')}>
      {t('documents.csvOfView')}
    </Button>
  );
}

function useTableAddress(query: OrderFileQuery): string {
  const { id } = useUser();
  return addressOf(orders.exportFile.path, { params: { id }, query });
}
