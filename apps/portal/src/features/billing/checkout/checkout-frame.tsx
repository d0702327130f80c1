import { Button } from '@mantine/core';
import type { PlanChoiceInput } from '@quayside/contract';
import { BILLING_INTERVALS, PLAN_IDS } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from '../billing.module.css';

const STEPS = ['plan', 'billing', 'payment'] as const;
type Step = (typeof STEPS)[number];

/** The chosen plan, from the address: `/checkout/yearly/billing?plan=growth`. Null if it names none. */
function useChoice(): PlanChoiceInput | null {
  const { pathname, search } = useLocation();
  const interval = BILLING_INTERVALS.find((one) => one === pathname.split('/')[2]);
  const plan = PLAN_IDS.find((one) => one === new URLSearchParams(search).get('plan'));
  return interval && plan ? { plan, interval } : null;
}

/** The page of a checkout step: its title, the three-step bar, and the step for the chosen plan. */
export function CheckoutFrame(props: {
  readonly step: Exclude<Step, 'plan'>;
  readonly children: (choice: PlanChoiceInput) => ReactNode;
}) {
  const { t } = useTranslation('billing');
  const choice = useChoice();
  const { hasActiveSubscription } = useUser();
  const problem = hasActiveSubscription ? 'checkout.subscribed' : choice ? null : 'checkout.noPlan';
  return (
    <>
      <PageHeader title={t('checkout.title')} />
      <nav aria-label={t('checkout.steps')}>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step} className={classes.step} aria-current={step === props.step ? 'step' : undefined}>
              {choice && step === 'billing' && props.step === 'payment' ? (
                <Link to={paths.checkout('billing', choice)}>{t('checkout.billing')}</Link>
              ) : step === 'plan' ? (
                <Link to={paths.plans}>{t('checkout.plan')}</Link>
              ) : (
                t(`checkout.${step}`)
              )}
            </li>
          ))}
        </ol>
      </nav>
      {problem ? (
        <EmptyState title={t(problem)}>
          <Button component={Link} to={paths.plans}>
            {t('checkout.toPlans')}
          </Button>
        </EmptyState>
      ) : choice ? (
        props.children(choice)
      ) : null}
    </>
  );
}
