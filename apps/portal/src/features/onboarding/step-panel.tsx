import type { Onboarding } from '@quayside/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isPricesChanged } from './cdiscount/use-cdiscount.ts';
import classes from './channel-screen.module.css';
import { StepLine } from './promo-card.tsx';
import type { OnboardingSlots } from './slots.ts';
import { AccountInfoStep } from './steps/account-info-step.tsx';
import { CheckoutStep } from './steps/checkout-step.tsx';
import { ConnectStep } from './steps/connect-step.tsx';
import { MultiCurrencyStep } from './steps/multi-currency-step.tsx';
import { OfferTermsStep } from './steps/offer-terms-step.tsx';
import { ProductsStep } from './steps/products-step.tsx';
import { ShippingStep } from './steps/shipping-step.tsx';
import { SourceSiteStep } from './steps/source-site-step.tsx';
import { TargetSitesStep } from './steps/target-sites-step.tsx';
import { ToolStep } from './steps/tool-step.tsx';
import type { OnboardingActions } from './use-onboarding.ts';

interface StepPanelProps {
  readonly onboarding: Onboarding;
  readonly actions: OnboardingActions;
  readonly connect: ReactNode;
  readonly renderTaxes: OnboardingSlots['renderTaxes'];
}

/** The due step with its number. Remounted for each step, so that focus and scrolling start at its beginning. */
export function StepPanel({ onboarding, actions, connect, renderTaxes }: StepPanelProps) {
  const { t } = useTranslation('onboarding');
  const { type } = onboarding.step;
  const heading = useRef<HTMLSpanElement>(null);
  const isFirst = type === 'Connect';
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1} className={classes.heading}>
          {t(`steps.${type}.title`)}
        </span>
      }
      aside={<StepLine onboarding={onboarding} />}
    >
      <div className={classes.step}>
        <p>{t(`steps.${type}.text`)}</p>
        {actions.answer.isError && !isNumberChanged(actions.answer.error) ? (
          <Notice tone="bad">{actions.answer.error.message}</Notice>
        ) : null}
        <Step onboarding={onboarding} actions={actions} connect={connect} renderTaxes={renderTaxes} />
      </div>
    </Panel>
  );
}

/** The step itself shows the new number and asks for consent again. */
function isNumberChanged(error: unknown): boolean {
  return isPricesChanged(error) || (isApiError(error) && error.code === 'taxes_changed');
}

/** An error of opening a step has no place on the screen, so a toast shows it. */
const TOAST_FAILURE = { onError: (error: Error) => toastFailure(error) };

function Step({ onboarding, actions, connect, renderTaxes }: StepPanelProps): ReactNode {
  const { t } = useTranslation('onboarding');
  const { type } = onboarding.step;
  const { answers, account_id: accountId } = onboarding;
  if (type === 'ThankYou') return null;
  if (type === 'Connect' || accountId === null) {
    return <ConnectStep onboarding={onboarding} actions={actions} connect={connect} />;
  }
  const shared = { accountId, answers, isPending: actions.answer.isPending, onAnswer: actions.answer.mutate };
  switch (type) {
    case 'SetShippingOptions':
      return <ShippingStep {...shared} />;
    case 'ThirdPartyTool':
      return <ToolStep {...shared} />;
    case 'PayPalMultiCurrency':
      return <MultiCurrencyStep {...shared} />;
    case 'ConfigureSites':
    case 'SelectTargetSites':
      return <TargetSitesStep {...shared} step={type} />;
    case 'ConfirmSourceSite':
      return <SourceSiteStep {...shared} onConnectAnother={() => actions.goTo.mutate('Connect', TOAST_FAILURE)} />;
    case 'SelectProductsType':
      return <ProductsStep {...shared} />;
    case 'SetOfferTerms':
      return <OfferTermsStep {...shared} />;
    case 'SetTaxes':
      return renderTaxes({
        accountId,
        isPending: shared.isPending,
        label: t('next'),
        onConfirm: (taxes, expected, options) => shared.onAnswer({ step: 'SetTaxes', ...taxes, expected }, options),
      });
    case 'EditAccountInfo':
      return <AccountInfoStep {...shared} />;
    case 'Checkout':
      return <CheckoutStep onboarding={onboarding} actions={actions} />;
  }
}
