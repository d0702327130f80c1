import { alertsFor, deriveFlags } from '@quayside/kernel';
import { Suspense } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/session.ts';

/** Most sellers have none most of the time, and load nothing for them. */
const AlertList = lazyPart(async () => {
  const [list] = await Promise.all([import('./alert-list.tsx'), loadRooms(['alerts'])]);
  return { default: list.AlertList };
});

/** Pixels: of an alert in one line, whose room is kept while its code is on its way. */
const LINE_HEIGHT = 37;

/** What a seller should know of accounts, payments and currency. */
export function AlertsBar() {
  const user = useUser();
  const alerts = alertsFor({
    accounts: user.accounts,
    // Payments are not taken yet.
    payment: null,
    currency: user.currency,
    isCurrencySupported: deriveFlags(user).isCurrencySupported,
  });
  return alerts.length === 0 ? null : (
    <Suspense fallback={<div style={{ height: LINE_HEIGHT }} />}>
      <AlertList alerts={alerts} />
    </Suspense>
  );
}
