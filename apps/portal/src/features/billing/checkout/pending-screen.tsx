import { Loader } from '@mantine/core';
import { billing } from '@quayside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { forgetPlan, rememberPlan } from '../../../lib/chosen-plan.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { StandIn } from '../../../ui/stand-in.tsx';
import { ConfirmButton, isForeign } from '../confirm-button.tsx';
import { PaymentFailedError, PaymentTimeoutError, pollCheckout } from './poll-checkout.ts';
import { forgetPurchaseKeys } from './purchase-key.ts';

/** The provider's page that this tab opened last. */
const VISITED = 'quayside.payment-page';

/** A wait that is aborted with an error when the screen unmounts. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * The provider's page opens by itself once. A seller who returns from it without having paid opens it again with the
 * button.
 */
function isFirstVisit(url: string): boolean {
  if (!isForeign(url) || sessionStorage.getItem(VISITED) === url) return false;
  sessionStorage.setItem(VISITED, url);
  return true;
}

function textOf(actionUrl: string | null) {
  if (actionUrl === null) return 'checkout.pendingText';
  return isForeign(actionUrl) ? 'checkout.providerText' : 'checkout.actionText';
}

/**
 * Waits until the payment is decided, and then leads to the success or the error page. A reload starts waiting again.
 */
export function PendingScreen() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const checkoutId = query.get('checkout_id') ?? '';
  const [actionUrl, setActionUrl] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const poll = async () => {
      try {
        await pollCheckout({
          read: () => call(billing.getCheckout, { params: { id: checkoutId } }, { signal }),
          wait: (ms) => waitFor(ms, signal),
          onAnswer: ({ redirect_url, plan, interval }) => {
            rememberPlan({ plan, interval }, false);
            if (redirect_url !== null && isFirstVisit(redirect_url)) window.location.assign(redirect_url);
            setActionUrl(redirect_url);
          },
        });
        forgetPurchaseKeys();
        forgetPlan();
        await client.invalidateQueries();
        if (!signal.aborted) void navigate(paths.checkoutSuccess, { replace: true });
      } catch (error) {
        if (signal.aborted) return;
        const isKnown = error instanceof PaymentFailedError || error instanceof PaymentTimeoutError;
        if (error instanceof PaymentFailedError) forgetPurchaseKeys();
        void navigate(paths.checkoutError(isKnown ? error.message : 'OTHER ERROR'), { replace: true });
      }
    };
    void poll();
    return () => leaving.abort();
  }, [checkoutId, client, navigate]);
  return (
    <StandIn
      title={t(actionUrl !== null && isForeign(actionUrl) ? 'checkout.providerTitle' : 'checkout.pendingTitle')}
      actions={
        actionUrl ? (
          <ConfirmButton
            url={isForeign(actionUrl) ? actionUrl : `${actionUrl}&checkout_id=${encodeURIComponent(checkoutId)}`}
          />
        ) : (
          <Loader aria-hidden="true" />
        )
      }
    >
      <p role="status">{t(textOf(actionUrl))}</p>
    </StandIn>
  );
}
