import { Skeleton } from '@mantine/core';
import type { TermsComparison } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../channel-screen.module.css';
import { useApplyTerms, useTermsComparison } from './use-cdiscount.ts';

/** The existing offers at Cdiscount: how many have other terms, and a button that applies these terms after confirming the number. */
export function OwnOffersPanel({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('onboarding');
  const comparison = useTermsComparison(accountId);
  if (comparison.isPending) return <Skeleton height={140} radius="lg" />;
  return (
    <Panel title={t('cdiscount.own.title')}>
      {comparison.isLoadingError ? (
        <ErrorState error={comparison.error} onRetry={() => comparison.refetch()} />
      ) : (
        <Comparison accountId={accountId} comparison={comparison.data} />
      )}
    </Panel>
  );
}

interface ComparisonProps {
  readonly accountId: number;
  readonly comparison: TermsComparison;
}

function Comparison({ accountId, comparison }: ComparisonProps) {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { offers, differing, handling, delivery, waiting, failed } = comparison;
  const mayApply = differing > 0 && waiting === 0;
  return (
    <div className={classes.step}>
      <p>{t(differing > 0 ? 'cdiscount.own.differing' : 'cdiscount.own.same', { count: differing, offers })}</p>
      {differing > 0 ? (
        <Facts
          list={[
            [t('cdiscount.own.handling'), format.number(handling)],
            [t('cdiscount.own.delivery'), format.number(delivery)],
          ]}
        />
      ) : null}
      {waiting > 0 ? <Notice tone="wait">{t('cdiscount.own.waiting', { count: waiting })}</Notice> : null}
      {failed > 0 ? (
        <Notice tone="bad" action={<Link to={paths.account(accountId)}>{t('cdiscount.own.reasons')}</Link>}>
          {t('cdiscount.own.failed', { count: failed })}
        </Notice>
      ) : null}
      {mayApply ? (
        <div className={classes.foot}>
          <ChangeButton duty="accounts" onClick={() => setIsAsking(true)}>
            {t('cdiscount.own.apply', { count: differing })}
          </ChangeButton>
        </div>
      ) : null}
      {isAsking ? <ApplyDialog accountId={accountId} differing={differing} onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

interface ApplyDialogProps {
  readonly accountId: number;
  readonly differing: number;
  readonly onClose: () => void;
}

function ApplyDialog({ accountId, differing, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('onboarding');
  const apply = useApplyTerms(accountId);
  return (
    <Dialog title={t('cdiscount.own.ask', { count: differing })} onClose={onClose}>
      <div className={classes.step}>
        {apply.isError ? <Notice tone="bad">{apply.error.message}</Notice> : null}
        <p>{t('cdiscount.own.consequence')}</p>
        <ChangeButton
          duty="accounts"
          isInDialog
          data-autofocus
          loading={apply.isPending}
          onClick={() => apply.mutate(differing, { onSuccess: onClose })}
        >
          {t('cdiscount.own.apply', { count: differing })}
        </ChangeButton>
      </div>
    </Dialog>
  );
}
