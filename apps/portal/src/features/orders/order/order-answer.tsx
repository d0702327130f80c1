import type { AcceptanceState, Order } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AnswerDialog, type AnswerGiven } from './answer-dialog.tsx';
import classes from './order-screen.module.css';

/** States after which the answer's time is shown instead of the deadline. */
const IS_OVER: ReadonlySet<AcceptanceState> = new Set(['accepted', 'declined', 'lapsed']);

/** The decision on an order that its marketplace has put on hold. */
export function OrderAnswer({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [answer, setAnswer] = useState<AnswerGiven | null>(null);
  if (!order.acceptance) return null;
  const { state, by, at } = order.acceptance;
  const moment = format.moment(IS_OVER.has(state) && at !== null ? at : by);
  return (
    <div className={classes.shipment}>
      <span>{t(`acceptance.${state}`, { moment })}</span>
      {state === 'on_hold' ? (
        <span className={classes.answers}>
          <LinkButton onClick={() => setAnswer('accept')}>{t('acceptance.accept')}</LinkButton>
          <LinkButton onClick={() => setAnswer('decline')}>{t('acceptance.decline')}</LinkButton>
        </span>
      ) : null}
      {answer ? <AnswerDialog order={order} answer={answer} onClose={() => setAnswer(null)} /> : null}
    </div>
  );
}
