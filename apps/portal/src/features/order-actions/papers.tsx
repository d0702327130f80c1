import { Button, Menu } from '@mantine/core';
import { MAX_DOCUMENT_ORDERS, type OrderDocument, orderActions } from '@quayside/contract';
import { addressOf } from '../../lib/api/address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';

interface PaperLinksProps {
  readonly orderIds: readonly number[];
  readonly hasPickList?: boolean;
}

/** The documents of one order or a selection, as PDF files. */
export function PaperLinks({ orderIds, hasPickList = true }: PaperLinksProps) {
  const { t } = useTranslation('order-actions');
  const { id } = useUser();
  const hrefOf = (document: OrderDocument, language: 'buyer' | 'seller') =>
    addressOf(orderActions.getDocument.path, {
      params: { id, document },
      query: { orderIds: orderIds.join(','), language },
    });
  if (orderIds.length > MAX_DOCUMENT_ORDERS)
    return <span>{t('documents.tooMany', { most: MAX_DOCUMENT_ORDERS })}</span>;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default">{t('documents.label')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}

/** Documents are printed only for individually selected orders. */
export function TooManyPapers() {
  const { t } = useTranslation('order-actions');
  return <span>{t('documents.tooMany', { most: MAX_DOCUMENT_ORDERS })}</span>;
}
