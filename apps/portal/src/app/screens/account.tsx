import { Suspense } from 'react';
import { useParams } from 'react-router';
import { AccountScreen } from '../../features/accounts/account-screen.tsx';
import { ImportBanner } from '../../features/accounts/import-banner.tsx';
import { DropAlert } from '../../features/health/drop-alert.tsx';
import { HealthSection } from '../../features/health/health-section.tsx';
import { prefetchHealth } from '../../features/health/use-health.ts';
import { MarketsPanel } from '../../features/markets/markets-panel.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';
import type { Prefetch } from '../screen-module.ts';

const StockLimits = lazyPart(async () => ({
  default: (await import('../../features/markets/stock-limits-panel.tsx')).StockLimitsPanel,
}));

/** Prefetched, so that a catalogue drop shows from the first paint. */
export const prefetch: Prefetch = ({ client, userId, params }) =>
  prefetchHealth(client, userId, Number(params.accountId));

export function Screen() {
  const accountId = Number(useParams().accountId);
  return (
    <>
      <DropAlert accountId={accountId} />
      <ImportBanner accountId={accountId} />
      <AccountScreen
        accountId={accountId}
        renderMarkets={({ platform }) => (
          <>
            <MarketsPanel
              at={{ scope: platform, account: { id: accountId } }}
              renderChange={(request) => <LazyChangeDialog {...request} />}
            />
            <Suspense fallback={null}>
              <StockLimits accountId={accountId} renderChange={(request) => <LazyChangeDialog {...request} />} />
            </Suspense>
          </>
        )}
        renderHealth={({ platform }) => <HealthSection at={{ scope: platform, account: { id: accountId } }} />}
      />
    </>
  );
}
