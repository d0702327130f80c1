import { TextInput } from '@mantine/core';
import type { Order, OrderShipment } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Checkboxes } from '../../../ui/options.tsx';
import { useShipOrder } from '../use-orders.ts';
import classes from './order-screen.module.css';
import { unshippedLines } from './unshipped-lines.ts';

interface Values {
  readonly carrierCode: string;
  readonly trackingNumber: string;
  /** Ids of the order lines, as strings for the form. */
  readonly lineIds: readonly string[];
}

interface ShipDialogProps {
  readonly order: Order;
  /** The shipment to correct; null for a new one. */
  readonly shipment: OrderShipment | null;
  readonly onClose: () => void;
}

/** Confirms a shipment to the marketplace and its buyer: the lines in it, the carrier and the tracking number. */
export function ShipDialog({ order, shipment, onClose }: ShipDialogProps) {
  const { t } = useTranslation('orders');
  const ship = useShipOrder();
  const lines = unshippedLines(order, shipment);
  const form = useForm<Values, 'required' | 'noLines'>({
    initial: {
      carrierCode: shipment?.carrierCode ?? '',
      trackingNumber: shipment?.trackingNumber ?? '',
      lineIds: (shipment?.lineIds ?? lines.map(({ id }) => id)).map(String),
    },
    judge: ({ carrierCode, trackingNumber, lineIds }) => ({
      ...(lineIds.length === 0 ? { lineIds: 'noLines' as const } : {}),
      ...(carrierCode.trim() === '' ? { carrierCode: 'required' as const } : {}),
      ...(trackingNumber.trim() === '' ? { trackingNumber: 'required' as const } : {}),
    }),
    say: (problem) => t(`ship.${problem}`),
    onSubmit: ({ carrierCode, trackingNumber, lineIds }) =>
      ship.mutate(
        {
          orderId: order.id,
          shipment: {
            carrierCode: carrierCode.trim(),
            trackingNumber: trackingNumber.trim(),
            lineIds: lineIds.map(Number),
            ...(shipment ? { number: shipment.number } : {}),
          },
        },
        { onSuccess: onClose },
      ),
  });
  const chosen = form.field('lineIds');
  return (
    <Dialog title={t('ship.title', { order: order.externalId })} onClose={onClose}>
      <form {...form.form} className={classes.form}>
        {shipment?.state === 'rejected' ? (
          <Notice tone="warn">{t('ship.rejected', { reason: shipment.reason ?? '' })}</Notice>
        ) : null}
        {order.lines.length > 1 ? (
          <Checkboxes
            label={t('ship.lines')}
            description={t('ship.linesHint')}
            name="lineIds"
            values={chosen.value}
            error={chosen.error}
            onChange={chosen.onChange}
            options={lines.map(({ id, quantity, title }) => ({
              value: String(id),
              label: t('line', { quantity, title }),
            }))}
          />
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
