import type { Order } from '@quayside/contract';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAnswerOrder } from '../use-orders.ts';
import classes from './order-screen.module.css';

export type AnswerGiven = 'accept' | 'decline';

interface AnswerDialogProps {
  readonly order: Order;
  readonly answer: AnswerGiven;
  readonly onClose: () => void;
}

/** Explains the consequences of accepting an order without stock, or of declining it, before the seller decides. */
export function AnswerDialog({ order, answer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('orders');
  const say = useAnswerOrder();
  return (
    <Dialog title={t(`answer.${answer}Title`, { order: order.externalId })} onClose={onClose}>
      <div className={classes.form}>
        <p>{t(`answer.${answer}Text`)}</p>
        <ChangeButton
          isInDialog
          data-autofocus
          color={answer === 'decline' ? 'red' : undefined}
          loading={say.isPending}
          onClick={() => say.mutate({ orderId: order.id, answer }, { onSuccess: onClose })}
        >
          {t(`answer.${answer}Submit`)}
        </ChangeButton>
      </div>
    </Dialog>
  );
}
