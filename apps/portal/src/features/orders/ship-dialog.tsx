import { TextInput } from '@mantine/core';
import type { Order } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './orders-table.module.css';
import { useShipOrder } from './use-orders.ts';

interface Values {
  readonly carrierCode: string;
  readonly trackingNumber: string;
}

/** What the marketplace, and through it the buyer, is told of an order's parcel. */
export function ShipDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { t } = useTranslation('orders');
  const ship = useShipOrder();
  const form = useForm<Values, 'required'>({
    initial: {
      carrierCode: order.parcel?.carrierCode ?? '',
      trackingNumber: order.parcel?.trackingNumber ?? '',
    },
    judge: ({ carrierCode, trackingNumber }) => ({
      ...(carrierCode.trim() === '' ? { carrierCode: 'required' as const } : {}),
      ...(trackingNumber.trim() === '' ? { trackingNumber: 'required' as const } : {}),
    }),
    say: (problem) => t(`ship.${problem}`),
    onSubmit: ({ carrierCode, trackingNumber }) =>
      ship.mutate(
        {
          orderId: order.id,
          parcel: { carrierCode: carrierCode.trim(), trackingNumber: trackingNumber.trim() },
        },
        { onSuccess: onClose },
      ),
  });
  return (
    <Dialog title={t('ship.title', { order: order.externalId })} onClose={onClose}>
      <form {...form.form} className={classes.form}>
        {ship.isError ? <Notice tone="bad">{ship.error.message}</Notice> : null}
        {order.parcel?.state === 'refused' ? (
          <Notice tone="warn">{t('ship.refused', { reason: order.parcel.reason ?? '' })}</Notice>
        ) : null}
        <TextInput
          {...form.text('carrierCode')}
          label={t('ship.carrier')}
          description={t('ship.carrierHint')}
          maxLength={30}
          data-autofocus
        />
        <TextInput {...form.text('trackingNumber')} label={t('ship.tracking')} maxLength={60} />
        <ChangeButton type="submit" isInDialog loading={ship.isPending}>
          {t('ship.submit')}
        </ChangeButton>
      </form>
    </Dialog>
  );
}
