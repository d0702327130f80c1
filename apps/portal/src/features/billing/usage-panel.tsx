import { Skeleton } from '@mantine/core';
import type { Usage } from '@quayside/contract';
import { PLAN_LIMITS, PLANS } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './billing.module.css';
import { useUsage } from './use-billing.ts';

/** Shows the use of each limit of the plan, and the plan that would cover it. */
export function UsagePanel() {
  const { t } = useTranslation('billing');
  const usage = useUsage();
  return (
    <Panel title={t('usage.title')}>
      {usage.isPending ? <Skeleton height={120} /> : null}
      {usage.isError ? <ErrorState error={usage.error} onRetry={() => usage.refetch()} /> : null}
      {usage.data ? <Meters {...usage.data} /> : null}
    </Panel>
  );
}

function Meters({ usage, limits, exceeded, recommended }: Usage) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const price = format.money({ minor: recommended.net, currency: recommended.currency });
  // Without a plan, the usage is shown next to the plan that would cover it.
  const whole = limits ?? PLANS[recommended.plan].limits;
  return (
    <div className={classes.stack}>
      <ul className={classes.meters}>
        {PLAN_LIMITS.map((limit) => (
          <li key={limit}>
            <div className={classes.meterWords}>
              <span>{t(`usage.${limit}`)}</span>
              <span>{t('usage.of', { used: format.number(usage[limit]), limit: format.number(whole[limit]) })}</span>
            </div>
            <Meter
              label={t(`usage.${limit}`)}
              parts={[{ tone: exceeded.includes(limit) ? 'warn' : 'info', n: Math.min(usage[limit], whole[limit]) }]}
              total={whole[limit]}
            />
          </li>
        ))}
      </ul>
      {exceeded.length > 0 || limits === null ? (
        <p className={classes.soft}>
          {t(exceeded.length > 0 ? 'usage.exceeded' : 'usage.recommended', { plan: recommended.title, price })}
        </p>
      ) : null}
    </div>
  );
}
