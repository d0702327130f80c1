import type { AcceptanceState, Order } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AnswerDialog, type AnswerGiven } from './answer-dialog.tsx';
import classes from './order-screen.module.css';
import { ShipDialog } from './ship-dialog.tsx';
import { unshippedLines } from './unshipped-lines.ts';

/** What has been confirmed to the order's marketplace, and what the seller can decide. */
export function OrderStatus({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const [shipment, setShipment] = useState<number | 'new' | null>(null);
  const [answer, setAnswer] = useState<AnswerGiven | null>(null);
  const canAdd = order.canShip && unshippedLines(order).length > 0;
  return (
    <div className={classes.shipment}>
      {order.acceptance ? <Acceptance order={order} onAnswer={setAnswer} /> : null}
      {order.shipments.map(({ number, state, trackingNumber, reason }) => (
        <span key={number} title={reason ?? undefined}>
          {t(`shipment.${state}`, { tracking: trackingNumber })}{' '}
          {order.canShip ? (
            <LinkButton onClick={() => setShipment(number)}>
              {order.shipments.length > 1 ? t('ship.change', { number }) : t('ship.changeOnly')}
            </LinkButton>
          ) : null}
        </span>
      ))}
      {canAdd ? (
        <LinkButton onClick={() => setShipment('new')}>
          {t(order.shipments.length > 0 ? 'ship.another' : 'ship.open')}
        </LinkButton>
      ) : null}
      {shipment !== null ? (
        <ShipDialog
          order={order}
          shipment={order.shipments.find(({ number }) => number === shipment) ?? null}
          onClose={() => setShipment(null)}
        />
      ) : null}
      {answer ? <AnswerDialog order={order} answer={answer} onClose={() => setAnswer(null)} /> : null}
    </div>
  );
}

/** States after which the answer's time is shown instead of the deadline. */
const IS_OVER: ReadonlySet<AcceptanceState> = new Set(['accepted', 'declined', 'lapsed']);

function Acceptance({ order, onAnswer }: { readonly order: Order; readonly onAnswer: (answer: AnswerGiven) => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (!order.acceptance) return null;
  const { state, by, at } = order.acceptance;
  const moment = format.moment(IS_OVER.has(state) && at !== null ? at : by);
  return (
    <>
      <span>{t(`acceptance.${state}`, { moment })}</span>
      {state === 'on_hold' ? (
        <span className={classes.answers}>
          <LinkButton onClick={() => onAnswer('accept')}>{t('acceptance.accept')}</LinkButton>
          <LinkButton onClick={() => onAnswer('decline')}>{t('acceptance.decline')}</LinkButton>
        </span>
      ) : null}
    </>
  );
}
