import { CHECKOUT_FAIL_TYPE, type Platform } from '@quayside/kernel';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { showToast } from '../../lib/toasts/show-toast.ts';
import type { ToastEvent } from '../../lib/toasts/toasts.data.ts';
import { Notice } from '../../ui/notice.tsx';

/** What is told of a new account, where the specification has a toast for it. */
const CONNECTED: Readonly<Partial<Record<Platform, ToastEvent>>> = {
  ebay: 'ebayAccountConnected',
  amazon: 'amazonAccountConnected',
};

/**
 * How a visit to a marketplace's consent page, or the connecting without one, ended. `failure` is the callback's word for it; null
 * where it went well. The shops that it names are in the address too.
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

/** Told once: after a reload or on the way back it is no news any more, and the page's entry in the browser's history knows. */
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

/** What an entry of the browser's history carries once its toast was shown. */
const SHOWN = 'shown';

/** Longer than any marketplace's names: whoever makes up an address does not get to write a letter. */
const LONGEST_NAME = 80;

function nameIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, LONGEST_NAME);
}
