import { Checkbox } from '@mantine/core';
import type { OrderActions } from '@quayside/contract';
import { CANCEL_REASONS, type CancelReason } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkboxes, Radios } from '../../ui/options.tsx';
import classes from './order-actions.module.css';
import { namedLine } from './pieces.ts';
import { useCancel } from './use-order-actions.ts';

/** Cancels an order, or some of its lines if the marketplace allows that, after stating the consequences. */
export function CancelDialog({ actions, onClose }: { readonly actions: OrderActions; readonly onClose: () => void }) {
  const { t } = useTranslation('order-actions');
  const cancel = useCancel(actions.orderId);
  const lines = actions.lines.filter(({ isCancelled }) => !isCancelled);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [lineIds, setLineIds] = useState<readonly string[]>(() => lines.map(({ id }) => String(id)));
  const [isRestocked, setIsRestocked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isByLine = actions.cancel === 'lines' && lines.length > 1;
  const isAll = lineIds.length === lines.length;
  const submit = () => {
    setIsTried(true);
    if (reason === null) return;
    cancel.mutate(
      { reason, isRestocked, seen: actions.changes.length, ...(isAll ? {} : { lineIds: lineIds.map(Number) }) },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={t('cancel.title', { order: actions.externalId })} onClose={onClose}>
      <div className={classes.form}>
        <p>{t('cancel.text')}</p>
        <Radios<CancelReason>
          label={t('reason.label')}
          value={reason}
          error={isTried && reason === null ? t('reason.required') : undefined}
          onChange={(chosen) => {
            setReason(chosen);
            setIsRestocked(chosen !== 'out_of_stock');
          }}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        {isByLine ? (
          <Checkboxes
            label={t('cancel.lines')}
            values={lineIds}
            error={lineIds.length === 0 ? t('cancel.noLines') : undefined}
            onChange={setLineIds}
            options={lines.map((line) => ({ value: String(line.id), label: namedLine(line).title }))}
          />
        ) : null}
        <Checkbox
          size="md"
          label={t('cancel.restock')}
          description={t('cancel.restockHint')}
          checked={isRestocked}
          onChange={({ currentTarget }) => setIsRestocked(currentTarget.checked)}
        />
        <ChangeButton
          isInDialog
          color="red"
          loading={cancel.isPending}
          blockedBecause={lineIds.length === 0 ? t('cancel.noLines') : undefined}
          onClick={submit}
        >
          {t('cancel.submit')}
        </ChangeButton>
      </div>
    </Dialog>
  );
}
