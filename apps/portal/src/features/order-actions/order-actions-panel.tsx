import { Button, Skeleton } from '@mantine/core';
import type { OrderActions } from '@quayside/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './order-actions.module.css';
import { PaperLinks } from './papers.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { useOrderActions } from './use-order-actions.ts';

/* A dialog's code loads when it is opened, so that the order's page does not wait for it. */
const ShipDialog = lazyPart(async () => ({ default: (await import('./ship-dialog.tsx')).ShipDialog }));
const CancelDialog = lazyPart(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));
const RefundDialog = lazyPart(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

/** Shows the actions that an order allows at its marketplace, and the actions taken so far. */
export function OrderActionsPanel({ orderId }: { readonly orderId: number }) {
  const actions = useOrderActions(orderId);
  if (actions.isPending) return <Skeleton height={160} />;
  if (actions.isLoadingError) return <ErrorState error={actions.error} onRetry={() => actions.refetch()} />;
  return <Panel actions={actions.data} />;
}

/** The open dialog; a number is the id of the shipment being changed. */
type Opened = 'ship' | 'cancel' | 'refund' | number | null;

function Panel({ actions }: { readonly actions: OrderActions }) {
  const { t } = useTranslation('order-actions');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const shipment = actions.shipments.find(({ number }) => number === opened) ?? null;
  return (
    <div className={classes.panel}>
      <div className={classes.buttons}>
        {actions.canShip ? (
          <ChangeButton needs="shipments-enabled" onClick={() => setOpened('ship')}>
            {t('ship.open')}
          </ChangeButton>
        ) : null}
        {actions.cancel !== null ? (
          <ChangeButton variant="default" onClick={() => setOpened('cancel')}>
            {t('cancel.open')}
          </ChangeButton>
        ) : null}
        {actions.canRefund ? (
          <ChangeButton variant="default" onClick={() => setOpened('refund')}>
            {t('refund.open')}
          </ChangeButton>
        ) : null}
        <PaperLinks orderIds={[actions.orderId]} hasPickList={false} />
      </div>
      <MissingCalls actions={actions} />
      <ShipmentList actions={actions} onChange={setOpened} />
      <ChangeList actions={actions} />
      <Suspense fallback={null}>
        {opened === 'ship' || shipment ? <ShipDialog actions={actions} shipment={shipment} onClose={close} /> : null}
        {opened === 'cancel' ? <CancelDialog actions={actions} onClose={close} /> : null}
        {opened === 'refund' ? <RefundDialog actions={actions} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/** Actions for which the marketplace has no API call; the seller takes them on the marketplace's own page. */
function MissingCalls({ actions: { hasCancel, hasRefund, platform, pageUrl } }: { readonly actions: OrderActions }) {
  const { t } = useTranslation(['order-actions', 'app']);
  if (hasCancel || hasRefund) return null;
  const name = t(`app:platform.${platform}`);
  const link = pageUrl ? (
    <Button component="a" variant="default" href={pageUrl} target="_blank" rel="noreferrer">
      {t('order-actions:missing.open', { platform: name })}
    </Button>
  ) : null;
  return (
    <Notice tone="info" action={link}>
      {t('order-actions:missing.text', { platform: name })}
    </Notice>
  );
}
