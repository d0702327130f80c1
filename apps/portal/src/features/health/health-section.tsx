import { Skeleton } from '@mantine/core';
import type { AccountPlace } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import classes from './health.module.css';
import { MarketplaceNotificationsPanel } from './notifications-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { SyncPanel } from './sync-panel.tsx';
import { useHealth } from './use-health.ts';

/** The health of an account: what is in step, what waits and what failed. `DropAlert` shows a catalogue drop above it. */
export function HealthSection({ at }: { readonly at: AccountPlace }) {
  const { t } = useTranslation('health');
  const health = useHealth(at.account.id);
  if (health.isPending) return <Skeleton height={420} radius="lg" />;
  // After a failed refetch the earlier data stays visible; the next refetch follows by itself.
  if (health.data === undefined) {
    return (
      <Panel title={t('sync.title')}>
        <ErrorState error={health.error} onRetry={() => health.refetch()} />
      </Panel>
    );
  }
  const { queue, notifications } = health.data;
  return (
    <div className={classes.section}>
      <SyncPanel health={health.data} />
      <QueuePanel queue={queue} />
      <FailuresPanel at={at} health={health.data} />
      {notifications ? <MarketplaceNotificationsPanel notifications={notifications} /> : null}
    </div>
  );
}
