import { Button } from '@mantine/core';
import type { Onboarding } from '@quayside/contract';
import { newCountryCount, type OnboardingPromo, type Platform } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './promo-card.module.css';
import { useOngoing, useStart } from './use-onboarding.ts';

interface PromoCardProps {
  readonly platform: Platform;
  readonly promo: OnboardingPromo;
}

/** The promo of a platform with its action: start, resume, wait, or see the plans. */
export function PromoCard({ platform, promo }: PromoCardProps) {
  const { t } = useTranslation(['onboarding', 'app']);
  const start = useStart(platform);
  // The card keeps its buttons until the next screen shows. If the variant changed, the resume and cancel buttons would
  // unmount and close their dialog.
  const variant = start.isLeaving ? 'normal' : promo.variant;
  const name = t(`app:platform.${platform}`);
  return (
    <section className={classes.card} data-variant={variant} aria-label={name}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {variant === 'comingSoon' ? <Badge tone="wait">{t('onboarding:promo.comingSoon')}</Badge> : null}
          {variant === 'resume' ? <Badge tone="info">{t('onboarding:promo.underWay')}</Badge> : null}
        </p>
        <h2>{t(`onboarding:promo.${platform}.title`, { countries: newCountryCount(platform) })}</h2>
        <p>
          {t(variant === 'normal' ? `onboarding:promo.${platform}.text` : `onboarding:promo.${variant}Text`, {
            platform: name,
          })}
        </p>
      </div>
      <div className={classes.actions}>
        {variant === 'normal' ? <Begin platform={platform} name={name} promo={promo} start={start} /> : null}
        {variant === 'resume' ? <Resume platform={platform} name={name} /> : null}
        {variant === 'demo' ? (
          <Button component={Link} to={paths.plans} variant="default" size="md">
            {t('onboarding:promo.plans')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface BeginProps extends PromoCardProps {
  readonly name: string;
  readonly start: ReturnType<typeof useStart>;
}

function Begin({ platform, name, promo, start }: BeginProps) {
  const { t } = useTranslation(['onboarding', 'app']);
  const waitsFor = promo.waitsFor && t('onboarding:promo.waitsFor', { platform: t(`app:platform.${promo.waitsFor}`) });
  // The overlay covers the screen on the way to the marketplace; after returning, the buttons show again.
  const isOnTheWay = useOverlay() !== null;
  const isBusy = start.isLeaving || isOnTheWay;
  return (
    <>
      <ChangeButton
        duty="accounts"
        size="md"
        loading={isBusy}
        blockedBecause={waitsFor ?? undefined}
        onClick={() => start.mutate('straight')}
      >
        {promo.isAnother ? t('onboarding:promo.another') : t('onboarding:promo.connect', { platform: name })}
      </ChangeButton>
      {platform === 'cdiscount' || waitsFor ? null : (
        <ChangeButton duty="accounts" variant="subtle" disabled={isBusy} onClick={() => start.mutate('elsewhere')}>
          {t('onboarding:promo.otherWays')}
        </ChangeButton>
      )}
      {waitsFor ? <p className={classes.step}>{waitsFor}</p> : null}
      <Failure error={start.error} />
    </>
  );
}

function Resume({ platform, name }: { readonly platform: Platform; readonly name: string }) {
  const { t } = useTranslation('onboarding');
  const ongoing = useOngoing(platform);
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <>
      <Button component={Link} to={addressOf(platform, ongoing.data)} size="md">
        {t('promo.resume', { platform: name })}
      </Button>
      <ChangeButton duty="accounts" variant="subtle" color="red" onClick={() => setIsCancelling(true)}>
        {t('cancel.open')}
      </ChangeButton>
      <StepLine onboarding={ongoing.data ?? null} />
      {isCancelling ? <CancelDialog platform={platform} onClose={() => setIsCancelling(false)} /> : null}
    </>
  );
}

/** "Step 2 of 4"; empty for a step that is not counted. */
export function StepLine({ onboarding }: { readonly onboarding: Onboarding | null }): ReactNode {
  const { t } = useTranslation('onboarding');
  if (!onboarding || onboarding.step.number === null) return null;
  const { number, count } = onboarding.step;
  return <p className={classes.step}>{t('stepOf', { number, total: count })}</p>;
}

/** The address that continues an onboarding. */
export function addressOf(platform: Platform, onboarding: Onboarding | null | undefined): string {
  return paths.channelOnboarding(platform, onboarding?.account_id ?? null);
}

function Failure({ error }: { readonly error: Error | null }) {
  return error ? (
    <div className={classes.failure}>
      <Notice tone="bad">{error.message}</Notice>
    </div>
  ) : null;
}
