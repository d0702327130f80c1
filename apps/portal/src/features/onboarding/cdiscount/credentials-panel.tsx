import { Button, Skeleton } from '@mantine/core';
import type { CredentialStatus } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../channel-screen.module.css';
import { OfferTermsForm } from './offer-terms-form.tsx';
import { OwnOffersPanel } from './own-offers-panel.tsx';
import { isPricesChanged, type TermsToSave, useCdiscount, useCountMoves, useSaveOfferTerms } from './use-cdiscount.ts';

const TONES: Readonly<Record<CredentialStatus, Tone>> = { VALID: 'ok', disconnected: 'bad', 'internal-error': 'warn' };

/** The same beside a form that says what went wrong by itself. */
export function CredentialLine({ status }: { readonly status: CredentialStatus }) {
  const { t } = useTranslation('onboarding');
  return (
    <p role="status" className={classes.status}>
      <Badge tone={TONES[status]}>{t(`cdiscount.status.${status}`)}</Badge> {t(`cdiscount.statusText.${status}`)}
    </p>
  );
}

/** A connected shop: its credentials' status, and what offers begin with. `hasTerms`: no step asks for them now. */
export function CredentialsPanel({ accountId, hasTerms }: { readonly accountId: number; readonly hasTerms: boolean }) {
  const { t } = useTranslation(['onboarding', 'app']);
  const format = useFormat();
  const shop = useCdiscount(accountId);
  const save = useSaveOfferTerms(accountId);
  const count = useCountMoves(accountId);
  const [asked, setAsked] = useState<Required<TermsToSave> | null>(null);
  /** Live prices change only after the seller has seen how many. */
  const store = (wish: TermsToSave) =>
    save.mutate(wish, {
      onSuccess: () => setAsked(null),
      onError: (error) => {
        if (!isPricesChanged(error)) return setAsked(null);
        count.mutate(wish.terms, { onSuccess: (expected) => setAsked({ terms: wish.terms, expected }) });
      },
    });
  if (shop.isPending) return <Skeleton height={180} radius="lg" />;
  if (shop.isLoadingError) return <ErrorState error={shop.error} onRetry={() => shop.refetch()} />;
  const { status, username, is_set: isSet } = shop.data;
  return (
    <>
      <Panel
        title={t('onboarding:cdiscount.credentials')}
        aside={<Badge tone={TONES[status]}>{t(`onboarding:cdiscount.status.${status}`)}</Badge>}
      >
        {status === 'VALID' ? null : (
          <Notice tone={TONES[status]}>{t(`onboarding:cdiscount.statusText.${status}`)}</Notice>
        )}
        <Facts list={[[t('onboarding:cdiscount.username'), username]]} />
        <Button component={Link} to={`/token?account=${accountId}`} variant="default" mt="md">
          {t('onboarding:cdiscount.change')}
        </Button>
      </Panel>
      {hasTerms ? (
        <Panel title={t('onboarding:steps.SetOfferTerms.title')}>
          <OfferTermsForm
            terms={shop.data}
            isPending={save.isPending}
            label={t('onboarding:cdiscount.save')}
            onSave={(terms) => store({ terms })}
          />
        </Panel>
      ) : null}
      {asked ? (
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
      ) : null}
      {hasTerms && isSet && status === 'VALID' ? <OwnOffersPanel accountId={accountId} /> : null}
    </>
  );
}
