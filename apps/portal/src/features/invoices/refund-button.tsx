import { Button } from '@mantine/core';
import type { Invoice } from '@quayside/contract';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './invoices.module.css';
import { useRefund } from './use-invoices.ts';

export const isRefundable = ({ kind, status }: Invoice) => kind === 'invoice' && status === 'paid';

/** Refunds the payment of an invoice; only an admin sees the button. */
export function RefundButton({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation(['invoices', 'app']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const refund = useRefund();
  const { number, total, currency } = invoice;
  const amount = format.money({ minor: total, currency });
  const close = () => setOpen(false);
  const send = () => refund.mutate(number, { onSuccess: close, onError: (error) => toastFailure(error) });
  return refund.isSuccess ? (
    <span role="status">{t('invoices:refund.asked', { number })}</span>
  ) : (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('invoices:refund.action')}
      </Button>
      {isOpen ? (
        <Dialog
          title={t('invoices:refund.title', { number })}
          onClose={close}
          footer={
            <>
              <Button variant="default" onClick={close}>
                {t('app:cancel')}
              </Button>
              <ChangeButton duty="billing" isInDialog loading={refund.isPending} onClick={send}>
                {t('invoices:refund.confirm', { amount })}
              </ChangeButton>
            </>
          }
        >
          <p className={classes.text}>{t('invoices:refund.text', { amount })}</p>
        </Dialog>
      ) : null}
    </>
  );
}
