import { billing } from '@quayside/contract';
import { alertsFor, deriveFlags } from '@quayside/kernel';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { query } from '../../lib/api/call.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useRates } from '../../lib/rates.ts';
import { useUser } from '../../lib/session.ts';

/** Loaded on demand, because most sellers have no alerts most of the time. */
const AlertList = lazyPart(async () => {
  const [list] = await Promise.all([import('./alert-list.tsx'), loadRooms(['alerts'])]);
  return { default: list.AlertList };
});

/** The height of a one-line alert in pixels, reserved while its code loads. */
const LINE_HEIGHT = 37;

/** Alerts about accounts, payments, exchange rates and currency. */
export function AlertsBar() {
  const user = useUser();
  const payment = useQuery({
    ...query(billing.getPaymentDetails, { params: { id: user.id } }),
    enabled: user.hasActiveSubscription,
  });
  const rates = useRates();
  const alerts = alertsFor({
    rates: rates && rates.rates.length > 0 ? rates : null,
    accounts: user.accounts,
    payment: payment.data ?? null,
    currency: user.currency,
    isCurrencySupported: deriveFlags(user).isCurrencySupported,
  });
  return alerts.length === 0 ? null : (
    <Suspense fallback={<div style={{ height: LINE_HEIGHT }} />}>
      <AlertList alerts={alerts} />
    </Suspense>
  );
}
