import { Button } from '@mantine/core';
import type { OfferTerms } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { isPricesChanged, type TermsToSave, useCountMoves } from './use-cdiscount.ts';

interface Save {
  readonly isPending: boolean;
  readonly mutate: (
    toSave: TermsToSave,
    options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
  ) => void;
}

/**
 * Shows how many live prices would change before terms are saved. `store` saves the terms; `dialog` confirms the
 * number.
 */
export function useMovesConsent(accountId: number, save: Save) {
  const { t } = useTranslation(['onboarding', 'app']);
  const format = useFormat();
  const count = useCountMoves(accountId);
  const [asked, setAsked] = useState<Required<TermsToSave> | null>(null);
  const store = (toSave: TermsToSave) =>
    save.mutate(toSave, {
      onSuccess: () => setAsked(null),
      onError: (error) => {
        if (!isPricesChanged(error)) return setAsked(null);
        count.mutate(toSave.terms, { onSuccess: (expected) => setAsked({ terms: toSave.terms, expected }) });
      },
    });
  const dialog = asked ? (
    <Dialog
      title={t('onboarding:cdiscount.moves.title')}
      onClose={() => setAsked(null)}
      footer={
        <>
          <Button variant="default" onClick={() => setAsked(null)}>
            {t('app:cancel')}
          </Button>
          <ChangeButton isInDialog duty="accounts" loading={save.isPending} onClick={() => store(asked)}>
            {t('onboarding:cdiscount.moves.confirm', { n: format.number(asked.expected) })}
          </ChangeButton>
        </>
      }
    >
      <p>{t('onboarding:cdiscount.moves.text', { n: format.number(asked.expected) })}</p>
    </Dialog>
  ) : null;
  return { store: (terms: OfferTerms) => store({ terms }), dialog };
}
