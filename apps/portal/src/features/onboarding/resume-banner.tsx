import { Button } from '@mantine/core';
import type { Onboarding } from '@quayside/contract';
import { type Platform, platformOf } from '@quayside/kernel';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pending } from '../../ui/pending.tsx';
import { addressOf } from './promo-card.tsx';
import { useOngoing } from './use-onboarding.ts';

/** A banner on everyday screens: the remaining set-up, with a link to continue. */
export function ResumeBanner() {
  const { ongoingOnboardings } = useUser();
  const platforms = [...new Set(ongoingOnboardings.map(platformOf))];
  return platforms.map((platform) => <Resume key={platform} platform={platform} />);
}

function Resume({ platform }: { readonly platform: Platform }) {
  const { t } = useTranslation(['onboarding', 'app']);
  const { data, isPending } = useOngoing(platform);
  if (!data && !isPending) return null;
  const name = t(`app:platform.${platform}`);
  const words = t('onboarding:promo.resume', { platform: name });
  return (
    <Notice
      tone="info"
      title={t('onboarding:resume.title', { platform: name })}
      action={
        data ? (
          <Button component={Link} to={addressOf(platform, data)} variant="default">
            {words}
          </Button>
        ) : (
          <Button loading variant="default">
            {words}
          </Button>
        )
      }
    >
      {data ? <Standing step={data.step} /> : <Pending>{t('onboarding:resume.text')}</Pending>}
    </Notice>
  );
}

function Standing({ step: { number, count } }: Pick<Onboarding, 'step'>) {
  const { t } = useTranslation('onboarding');
  return number === null ? t('resume.text') : t('stepOf', { number, total: count });
}
