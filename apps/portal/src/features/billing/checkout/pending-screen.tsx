import { Button, Loader } from '@mantine/core';
import { contract } from '@quayside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { paths } from '../../../lib/paths.ts';
import { StandIn } from '../../../ui/stand-in.tsx';
import { PaymentFailedError, PaymentTimeoutError, pollCheckout } from './poll-checkout.ts';
import { forgetPurchaseKeys } from './purchase-key.ts';

/** A wait that ends early, with an error, when the screen is left. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Waits for the payment to be decided, and leads to the success or the error page. A reload starts waiting again. */
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
          read: () => call(contract.billing.getCheckout, { params: { id: checkoutId } }, { signal }),
          wait: (ms) => waitFor(ms, signal),
          onAnswer: ({ redirect_url }) => setActionUrl(redirect_url),
        });
        forgetPurchaseKeys();
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
      title={t('checkout.pendingTitle')}
      actions={
        actionUrl ? (
          <Button component={Link} to={`${actionUrl}&checkout_id=${encodeURIComponent(checkoutId)}`}>
            {t('checkout.confirmPayment')}
          </Button>
        ) : (
          <Loader aria-hidden="true" />
        )
      }
    >
      <p role="status">{t(actionUrl ? 'checkout.actionText' : 'checkout.pendingText')}</p>
    </StandIn>
  );
}
