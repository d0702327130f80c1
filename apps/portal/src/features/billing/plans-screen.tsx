import { Skeleton } from '@mantine/core';
import type { PlanChoiceInput } from '@quayside/contract';
import { type BillingInterval, usablePlatforms } from '@quayside/kernel';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { chosenPlan } from '../../lib/chosen-plan.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import classes from './billing.module.css';
import { ChangeDialog } from './change-dialog.tsx';
import { CurrentPlanPanel } from './current-plan-panel.tsx';
import { PlanCard } from './plan-card.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { UsagePanel } from './usage-panel.tsx';
import { useCurrentPlan, usePlans } from './use-billing.ts';

export function PlansScreen() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const user = useUser();
  const inTrial = usablePlatforms(user).filter((platform) => user.platforms[platform]?.state === 'T');
  const plans = usePlans();
  const current = useCurrentPlan();
  const [chosenInterval, setInterval] = useState<BillingInterval | null>(null);
  const [wanted, setWanted] = useState<PlanChoiceInput | null>(null);
  const subscription = current.data?.subscription ?? null;
  const interval = chosenInterval ?? subscription?.interval ?? chosenPlan()?.interval ?? 'monthly';
  const choose = (choice: PlanChoiceInput) =>
    subscription ? setWanted(choice) : navigate(paths.checkout('billing', choice));
  const failed = plans.error ?? current.error;
  return (
    <>
      <PageHeader title={t('plansTitle')} lead={t('plansLead')} />
      <div className={classes.stack}>
        {failed ? (
          <ErrorState error={failed} onRetry={() => Promise.all([plans.refetch(), current.refetch()])} />
        ) : null}
        {plans.data && current.data ? (
          <>
            <CurrentPlanPanel current={current.data} />
            {inTrial.map((platform) => (
              <TrialPanel key={platform} platform={platform} />
            ))}
            <UsagePanel />
            <div className={classes.interval}>
              <Segments
                label={t('interval.label')}
                value={interval}
                onChange={setInterval}
                options={[
                  { value: 'monthly', label: t('interval.monthly') },
                  { value: 'yearly', label: t('interval.yearly') },
                ]}
              />
            </div>
            <ul className={classes.plans}>
              {plans.data.plans.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  interval={interval}
                  list={plans.data}
                  subscription={subscription}
                  onChoose={() => choose({ plan: plan.id, interval })}
                />
              ))}
            </ul>
          </>
        ) : failed ? null : (
          <Skeleton height={420} />
        )}
      </div>
      {wanted && subscription ? (
        <ChangeDialog choice={wanted} subscription={subscription} onClose={() => setWanted(null)} />
      ) : null}
    </>
  );
}
