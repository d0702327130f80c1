import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AccountPlace } from '../../lib/account-place.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import classes from './health.module.css';
import { MarketplaceNotificationsPanel } from './notifications-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { SyncPanel } from './sync-panel.tsx';
import { useHealth } from './use-health.ts';

/** How an account does: what is in step, what waits and what failed. That its list is in doubt, `DropAlert` says before. */
export function HealthSection({ at }: { readonly at: AccountPlace }) {
  const { t } = useTranslation('health');
  const health = useHealth(at.account.id);
  if (health.isPending) return <Skeleton height={420} radius="lg" />;
  // What was read before stays on the screen while a later look fails; the next one follows by itself.
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
