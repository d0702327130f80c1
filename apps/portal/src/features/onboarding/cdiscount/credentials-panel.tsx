import { Button, Skeleton } from '@mantine/core';
import type { CredentialStatus } from '@quayside/kernel';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../channel-screen.module.css';
import { useMovesConsent } from './moves-consent.tsx';
import { OfferTermsForm } from './offer-terms-form.tsx';
import { OwnOffersPanel } from './own-offers-panel.tsx';
import { useCdiscount, useSaveOfferTerms } from './use-cdiscount.ts';

const TONES: Readonly<Record<CredentialStatus, Tone>> = { VALID: 'ok', disconnected: 'bad', 'internal-error': 'warn' };

/** The credential status next to a form that shows its own errors. */
export function CredentialLine({ status }: { readonly status: CredentialStatus }) {
  const { t } = useTranslation('onboarding');
  return (
    <p role="status" className={classes.status}>
      <Badge tone={TONES[status]}>{t(`cdiscount.status.${status}`)}</Badge> {t(`cdiscount.statusText.${status}`)}
    </p>
  );
}

/**
 * A connected shop: the status of its credentials and its default offer terms. `hasTerms`: no onboarding step asks for
 * the terms at the moment.
 */
export function CredentialsPanel({ accountId, hasTerms }: { readonly accountId: number; readonly hasTerms: boolean }) {
  const { t } = useTranslation('onboarding');
  const shop = useCdiscount(accountId);
  const save = useSaveOfferTerms(accountId);
  const { store, dialog } = useMovesConsent(accountId, save);
  if (shop.isPending) return <Skeleton height={180} radius="lg" />;
  if (shop.isLoadingError) return <ErrorState error={shop.error} onRetry={() => shop.refetch()} />;
  const { status, username, is_set: isSet } = shop.data;
  return (
    <>
      <Panel
        title={t('cdiscount.credentials')}
        aside={<Badge tone={TONES[status]}>{t(`cdiscount.status.${status}`)}</Badge>}
      >
        {status === 'VALID' ? null : <Notice tone={TONES[status]}>{t(`cdiscount.statusText.${status}`)}</Notice>}
        <Facts list={[[t('cdiscount.username'), username]]} />
        <Button component={Link} to={`/token?account=${accountId}`} variant="default" mt="md">
          {t('cdiscount.change')}
        </Button>
      </Panel>
      {hasTerms ? (
        <Panel title={t('steps.SetOfferTerms.title')}>
          <OfferTermsForm terms={shop.data} isPending={save.isPending} label={t('cdiscount.save')} onSave={store} />
        </Panel>
      ) : null}
      {dialog}
      {hasTerms && isSet && status === 'VALID' ? <OwnOffersPanel accountId={accountId} /> : null}
    </>
  );
}
