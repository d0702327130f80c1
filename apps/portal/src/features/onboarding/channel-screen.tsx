import { Skeleton } from '@mantine/core';
import type { Onboarding } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/redirect.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './channel-screen.module.css';
import { NothingUnderWay } from './nothing-under-way.tsx';
import { addressOf } from './promo-card.tsx';
import type { OnboardingSlots } from './slots.ts';
import { StepPanel } from './step-panel.tsx';
import { StepRail } from './step-rail.tsx';
import { ThankYou } from './steps/thank-you.tsx';
import { useOnboardingActions, useOngoing } from './use-onboarding.ts';
import { useRedirectBack } from './use-redirect-back.ts';
import { WayOut } from './way-out.tsx';

interface ChannelScreenProps extends OnboardingSlots {
  readonly platform: Platform;
  /** The account in the address; null if the seller has no such account. */
  readonly accountId: number | null;
  /** Platform-specific content about the account, shown above the offer to connect another one. */
  readonly own?: ReactNode;
}

/** A channel's onboarding: connecting, its questions, the checkout, and the thank-you page. */
export function ChannelScreen({ platform, accountId, ...slots }: ChannelScreenProps) {
  const { t } = useTranslation(['onboarding', 'app']);
  const ongoing = useOngoing(platform);
  const { pathname, search } = useLocation();
  const [ended, setEnded] = useState<Onboarding | null>(null);
  const actions = useOnboardingActions(platform, setEnded);
  useRedirectBack(platform, ongoing.data ?? null, actions);
  const name = t(`app:platform.${platform}`);
  // The result of connecting is hidden once the first question is answered, unless the seller went back to connecting.
  const hasAnswered = Object.keys(ongoing.data?.answers ?? {}).length > 0;
  const isNews = !ended && (!hasAnswered || ongoing.data?.step.type === 'Connect');

  const content = () => {
    if (ended?.account_id) return <ThankYou onboarding={ended} accountId={ended.account_id} />;
    if (ongoing.isPending) return <Skeleton height={320} radius="lg" />;
    if (ongoing.isLoadingError) return <ErrorState error={ongoing.error} onRetry={() => ongoing.refetch()} />;
    if (!ongoing.data) return <NothingUnderWay platform={platform} accountId={accountId} own={slots.own} />;
    const address = addressOf(platform, ongoing.data);
    if (ongoing.data.account_id !== accountId && pathname !== paths.onboarding && pathname !== address) {
      return <Redirect to={address + search} />;
    }
    return (
      <div className={classes.body}>
        <StepRail onboarding={ongoing.data} actions={actions} />
        <StepPanel
          key={`${ongoing.data.id} ${ongoing.data.step.type}`}
          onboarding={ongoing.data}
          actions={actions}
          connect={slots.connect}
          renderTaxes={slots.renderTaxes}
        />
        <WayOut platform={platform} />
      </div>
    );
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('onboarding:channel.title', { platform: name })}
        lead={t(`onboarding:channel.lead.${platform}`)}
      />
      {isNews ? slots.outcome : null}
      {accountId === null ? null : slots.renderProgress(accountId)}
      {content()}
      {ongoing.data || ended ? slots.own : null}
    </div>
  );
}
