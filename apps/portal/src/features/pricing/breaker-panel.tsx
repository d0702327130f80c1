import { Button } from '@mantine/core';
import type { BreakerView } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CountInput, PercentInput } from '../../ui/number-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './breaker-panel.module.css';
import { useBreaker, useCloseBreaker, useSetBreaker } from './use-held-prices.ts';

/** The limits of the contract, in the units of the fields. */
const LIMITS = {
  share: { from: 10, to: 10_000 },
  largeMove: { from: 100, to: 9_000 },
  windowHours: { from: 1, to: 168 },
  alwaysAllowed: { from: 0, to: 1_000 },
} as const;
type Limit = keyof typeof LIMITS;

/** From when on prices that nobody decided are held, and the prices that are. */
export function BreakerPanel() {
  const { t } = useTranslation('pricing');
  const breaker = useBreaker();
  if (!breaker.data) return null;
  return (
    <Panel title={t('breaker.title')}>
      {breaker.data.opened ? <Opened breaker={breaker.data} /> : null}
      <p className={classes.text}>{t('breaker.text')}</p>
      <LimitsForm key={JSON.stringify(breaker.data)} breaker={breaker.data} />
    </Panel>
  );
}

function Opened({ breaker: { opened, waiting } }: { readonly breaker: BreakerView }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const close = useCloseBreaker();
  const [isAsked, setIsAsked] = useState(false);
  if (!opened) return null;
  return (
    <>
      <Notice tone="bad" action={<ChangeButton onClick={() => setIsAsked(true)}>{t('breaker.close')}</ChangeButton>}>
        {t('breaker.open', {
          at: format.moment(opened.at),
          moved: format.number(opened.largeMoves),
          listings: format.number(opened.listings),
          n: format.number(waiting),
        })}
      </Notice>
      {isAsked ? (
        <Dialog
          title={t('breaker.close')}
          onClose={() => setIsAsked(false)}
          footer={
            <>
              <Button variant="default" onClick={() => setIsAsked(false)}>
                {t('moves.back')}
              </Button>
              <ChangeButton
                isInDialog
                loading={close.isPending}
                onClick={() => close.mutate(waiting, { onSettled: () => setIsAsked(false) })}
              >
                {t('stop.confirm', { n: format.number(waiting) })}
              </ChangeButton>
            </>
          }
        >
          <p>{t('breaker.closeText', { n: format.number(waiting) })}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function LimitsForm({ breaker }: { readonly breaker: BreakerView }) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const set = useSetBreaker();
  const [entered, setEntered] = useState<Readonly<Record<Limit, EnteredNumber>>>({
    share: breaker.share,
    largeMove: breaker.largeMove,
    windowHours: breaker.windowHours,
    alwaysAllowed: breaker.alwaysAllowed,
  });
  const [hasFailed, setHasFailed] = useState(false);
  const isValid = (limit: Limit): boolean => {
    const value = entered[limit];
    return typeof value === 'number' && value >= LIMITS[limit].from && value <= LIMITS[limit].to;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { share, largeMove, windowHours, alwaysAllowed } = entered;
    const areValid = (Object.keys(LIMITS) as Limit[]).every(isValid);
    setHasFailed(!areValid);
    if (!areValid) return;
    set.mutate(
      {
        share: Number(share),
        largeMove: Number(largeMove),
        windowHours: Number(windowHours),
        alwaysAllowed: Number(alwaysAllowed),
      },
      { onSuccess: () => showToast('settingUpdated') },
    );
  };
  const field = (limit: Limit) => ({
    value: entered[limit],
    onChange: (value: EnteredNumber) => setEntered({ ...entered, [limit]: value }),
    error: hasFailed && !isValid(limit) ? t('pricing:breaker.invalid', rangeOf(limit)) : undefined,
  });
  const rangeOf = (limit: Limit) => {
    const unit = limit === 'share' || limit === 'largeMove' ? 100 : 1;
    const { from, to } = LIMITS[limit];
    return { from: format.number(from / unit), to: format.number(to / unit) };
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes.fields}>
        <PercentInput label={t('pricing:breaker.share')} {...field('share')} />
        <PercentInput label={t('pricing:breaker.move')} {...field('largeMove')} />
        <CountInput label={t('pricing:breaker.hours')} {...field('windowHours')} />
        <CountInput label={t('pricing:breaker.always')} {...field('alwaysAllowed')} />
      </div>
      <ChangeButton type="submit" variant="default" loading={set.isPending}>
        {t('app:save')}
      </ChangeButton>
    </form>
  );
}
