import { Skeleton } from '@mantine/core';
import { deriveFlags, onboardingPromo, PLATFORMS } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PromoCard } from './promo-card.tsx';
import classes from './start-screen.module.css';
import { useOfferedPlatforms } from './use-onboarding.ts';

const STEPS = ['consent', 'import', 'decide'] as const;

/** A new seller's first screen; more channels can be added here. `outcome`: the result of the last visit to a consent page. */
export function StartScreen({ outcome }: { readonly outcome: ReactNode }) {
  const { t } = useTranslation('onboarding');
  const user = useUser();
  const { isPlatformless } = deriveFlags(user);
  const offered = useOfferedPlatforms();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t(isPlatformless ? 'lead' : 'returningLead')} />
      {outcome}
      {offered.isLoadingError ? <ErrorState error={offered.error} onRetry={() => offered.refetch()} /> : null}
      <div className={classes.promos}>
        {offered.isLoadingError
          ? null
          : PLATFORMS.map((platform) =>
              offered.data ? (
                <PromoCard
                  key={platform}
                  platform={platform}
                  promo={onboardingPromo(user, platform, offered.data.includes(platform))}
                />
              ) : (
                <Skeleton key={platform} height={132} radius="lg" />
              ),
            )}
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`step.${step}.title`)}</h3>
            <p>{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {isPlatformless ? null : <Link to={paths.root}>{t('skip')}</Link>}
    </div>
  );
}
