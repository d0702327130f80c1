import { Button } from '@mantine/core';
import type { PlanChoiceInput } from '@quayside/contract';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { forgetPlan, planInAddress, rememberPlan } from '../../../lib/chosen-plan.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from '../billing.module.css';

const STEPS = ['plan', 'billing', 'payment'] as const;
type Step = (typeof STEPS)[number];

/** The page of a checkout step: its title, the three-step bar, and the step for the chosen plan. */
export function CheckoutFrame(props: {
  readonly step: Exclude<Step, 'plan'>;
  readonly children: (choice: PlanChoiceInput) => ReactNode;
}) {
  const { t } = useTranslation('billing');
  const { pathname, search } = useLocation();
  const choice = useMemo(() => planInAddress(pathname, search), [pathname, search]);
  const { hasActiveSubscription } = useUser();
  useEffect(() => {
    if (hasActiveSubscription) forgetPlan();
    else if (choice) rememberPlan(choice, false);
  }, [choice, hasActiveSubscription]);
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
