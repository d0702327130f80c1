import { Button, Skeleton } from '@mantine/core';
import { hasActiveToken, onboardingPromo, type Platform } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PromoCard } from './promo-card.tsx';
import { useOfferedPlatforms } from './use-onboarding.ts';

/** Shown without an onboarding in progress: the platform's promo and the connected shop. */
export function NothingUnderWay({
  platform,
  accountId,
  own,
}: {
  readonly platform: Platform;
  readonly accountId: number | null;
  readonly own: ReactNode;
}) {
  const { t } = useTranslation('onboarding');
  const user = useUser();
  const offered = useOfferedPlatforms();
  const account = user.accounts.find(({ id }) => id === accountId);
  if (offered.isPending) return <Skeleton height={132} radius="lg" />;
  if (offered.isLoadingError) return <ErrorState error={offered.error} onRetry={() => offered.refetch()} />;
  return (
    <>
      {account && hasActiveToken(account.status) ? (
        <Notice
          tone="ok"
          action={
            <Button component={Link} to={paths.dashboard({ scope: platform, account })} variant="default">
              {t('skip')}
            </Button>
          }
        >
          {t('channel.isSetUp', { username: account.username })}
        </Notice>
      ) : null}
      {own}
      <PromoCard platform={platform} promo={onboardingPromo(user, platform, offered.data.includes(platform))} />
    </>
  );
}
