import { Button } from '@mantine/core';
import { type Platform, platformOf } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { addressOf } from './promo-card.tsx';
import { useOngoing } from './use-onboarding.ts';

/** On a screen of a seller's everyday: what is still to be set up, and the way on. */
export function ResumeBanner() {
  const { ongoingOnboardings } = useUser();
  const platforms = [...new Set(ongoingOnboardings.map(platformOf))];
  return platforms.map((platform) => <Resume key={platform} platform={platform} />);
}

function Resume({ platform }: { readonly platform: Platform }) {
  const { t } = useTranslation(['onboarding', 'app']);
  const { data } = useOngoing(platform);
  if (!data) return null;
  const name = t(`app:platform.${platform}`);
  const { number, count } = data.step;
  return (
    <Notice
      tone="info"
      title={t('onboarding:resume.title', { platform: name })}
      action={
        <Button component={Link} to={addressOf(platform, data)} variant="default">
          {t('onboarding:promo.resume', { platform: name })}
        </Button>
      }
    >
      {number === null ? t('onboarding:resume.text') : t('onboarding:stepOf', { number, total: count })}
    </Notice>
  );
}
