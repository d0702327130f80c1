import { Button } from '@mantine/core';
import type { TaxesInput, TaxesPreview } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './taxes.module.css';
import { isTaxesChanged, usePreviewTaxes } from './use-taxes.ts';

/** Stores taxes, together with the number of live offers that the seller was shown. */
export type StoreTaxes = (
  input: TaxesInput,
  expected: number,
  options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
) => void;

/**
 * Counts the live offers that new taxes would change, and stores the taxes. If there are any, the seller confirms their
 * number first.
 */
export function useTaxesConsent(accountId: number, isPending: boolean, store: StoreTaxes) {
  const preview = usePreviewTaxes(accountId);
  const [asked, setAsked] = useState<{ readonly input: TaxesInput; readonly preview: TaxesPreview } | null>(null);
  const send = (input: TaxesInput, expected: number) =>
    store(input, expected, {
      onSuccess: () => setAsked(null),
      onError: (error) => (isTaxesChanged(error) ? ask(input) : setAsked(null)),
    });
  const ask = (input: TaxesInput) =>
    preview.mutate(input, {
      onSuccess: (counted) => {
        if (counted.expected > 0 || counted.freed > 0) setAsked({ input, preview: counted });
        else send(input, 0);
      },
    });
  const dialog = asked ? (
    <TouchDialog
      preview={asked.preview}
      isPending={isPending || preview.isPending}
      onConfirm={() => send(asked.input, asked.preview.expected)}
      onClose={() => setAsked(null)}
    />
  ) : null;
  return { ask, isPending: isPending || preview.isPending, dialog };
}

interface TouchDialogProps {
  readonly preview: TaxesPreview;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function TouchDialog({ preview: { expected, freed }, isPending, onConfirm, onClose }: TouchDialogProps) {
  const { t } = useTranslation(['taxes', 'app']);
  const format = useFormat();
  return (
    <Dialog
      title={t(expected > 0 ? 'taxes:touch.title' : 'taxes:title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <ChangeButton isInDialog data-autofocus duty="accounts" loading={isPending} onClick={onConfirm}>
            {expected > 0 ? t('taxes:touch.confirm', { n: format.number(expected) }) : t('taxes:confirm')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p>{t('taxes:touch.live', { n: format.number(expected) })}</p>
        {freed > 0 ? <p>{t('taxes:touch.freed', { n: format.number(freed) })}</p> : null}
      </div>
    </Dialog>
  );
}
