import { CHECKOUT_FAIL_TYPE, type Platform } from '@quayside/kernel';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import type { ToastEvent } from '../../lib/toasts/toasts.data.ts';
import { Notice } from '../../ui/notice.tsx';

/** Toasts for a new account; the specification defines them for some platforms only. */
const CONNECTED: Readonly<Partial<Record<Platform, ToastEvent>>> = {
  ebay: 'ebayAccountConnected',
  amazon: 'amazonAccountConnected',
};

/**
 * The result of connecting, through a consent page or without one. `failure` is the callback's error code; null on success. The address
 * also names the shops.
 */
export function ConnectOutcome({
  platform,
  failure,
}: {
  readonly platform: Platform;
  readonly failure: string | null;
}) {
  const { t, i18n } = useTranslation(['accounts', 'onboarding', 'app']);
  const [query] = useSearchParams();
  const isRenewed = query.get('outcome') === 'reconnected';
  useToastOnArrival(failure === null ? (isRenewed ? 'tokenValid' : CONNECTED[platform]) : undefined);
  const names = { given: nameIn(query, 'given'), expected: nameIn(query, 'expected') };
  if (failure === null) {
    return (
      <Notice tone="ok">
        {isRenewed
          ? t('accounts:accessRenewed', { username: names.given })
          : t('accounts:connectedToast', { platform: t(`app:platform.${platform}`) })}
      </Notice>
    );
  }
  if (failure === CHECKOUT_FAIL_TYPE) {
    return (
      <Notice tone="bad" title={t('onboarding:steps.Checkout.failedTitle')}>
        {t('onboarding:steps.Checkout.failed')}
      </Notice>
    );
  }
  const isThere = failure === 'already_connected' || failure === 'already_registered';
  const key = `onboarding:failure.${failure}`;
  return (
    <Notice tone={isThere ? 'info' : 'bad'} title={t(isThere ? 'onboarding:alreadyConnected' : 'onboarding:failed')}>
      {t(i18n.exists(key) ? (key as 'onboarding:failure.other') : 'onboarding:failure.other', names)}
    </Notice>
  );
}

/** Shows the toast once: the browser's history entry records it, so that a reload or the back button does not repeat it. */
function useToastOnArrival(event: ToastEvent | undefined): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isShown = useRef(state === SHOWN);
  useEffect(() => {
    if (event === undefined || isShown.current) return;
    isShown.current = true;
    showToast(event);
    void navigate(pathname + search, { replace: true, state: SHOWN });
  }, [event, pathname, search, navigate]);
}

/** The marker in the history entry of a shown toast. */
const SHOWN = 'shown';

/** Longer than any marketplace's names; limits texts in manipulated addresses. */
const LONGEST_NAME = 80;

function nameIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, LONGEST_NAME);
}
