import type { Onboarding } from '@quayside/contract';
import { CHECKOUT_FAIL_TYPE, type Platform, readRedirectBack } from '@quayside/kernel';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import type { OnboardingActions } from './use-onboarding.ts';

/** Handles a reason in the address: a failed checkout opens the checkout step once, and the reason is removed from the address. */
export function useRedirectBack(
  platform: Platform,
  onboarding: Onboarding | null,
  { settleCheckout }: Pick<OnboardingActions, 'settleCheckout'>,
): void {
  const [query, setQuery] = useSearchParams();
  const back = readRedirectBack(query);
  const isFailedCheckout = back?.onboarding === platform && back.failType === CHECKOUT_FAIL_TYPE;
  const isTaken = useRef(false);
  const { mutate } = settleCheckout;
  useEffect(() => {
    if (!isFailedCheckout || onboarding?.account_id == null || isTaken.current) return;
    isTaken.current = true;
    mutate('failed', {
      onError: (error) => toastFailure(error),
      onSettled: () => setQuery({}, { replace: true }),
    });
  }, [isFailedCheckout, onboarding, mutate, setQuery]);
}
