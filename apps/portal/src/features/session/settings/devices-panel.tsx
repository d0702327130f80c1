import { Button, Skeleton } from '@mantine/core';
import type { SessionEntry } from '@quayside/contract';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './settings.module.css';
import { useDeviceActions, useDevices } from './use-settings.ts';

/** The login's signed-in devices, with sign-out buttons. */
export function DevicesPanel() {
  const { t } = useTranslation('security');
  const format = useFormat();
  const devices = useDevices();
  const { revoke, revokeOthers } = useDeviceActions();
  const list = devices.data?.list ?? [];

  const nameOf = ({ device: { browser, system } }: SessionEntry) => {
    if (browser && system) return t('devices.named', { browser, system });
    return browser ?? system ?? t('devices.unknown');
  };
  const factsOf = ({ address, lastSeenAt, createdAt }: SessionEntry) => {
    const seen = t('devices.seen', { time: format.moment(lastSeenAt) });
    const since = t('devices.since', { time: format.moment(createdAt) });
    return [seen, since, ...(address === '' ? [] : [address])].join(' · ');
  };
  return (
    <Panel
      title={t('devices.title')}
      className={classes.wide}
      flush
      aside={
        list.length > 1 ? (
          <Button variant="default" size="xs" loading={revokeOthers.isPending} onClick={() => revokeOthers.mutate()}>
            {t('devices.others')}
          </Button>
        ) : null
      }
    >
      {devices.isPending ? <Skeleton height={120} /> : null}
      {devices.isError ? <ErrorState error={devices.error} onRetry={() => devices.refetch()} /> : null}
      <ul className={classes.devices}>
        {list.map((entry) => (
          <li key={entry.id} className={classes.device}>
            <div>
              <p className={classes.deviceName}>
                {nameOf(entry)} {entry.isCurrent ? <Badge tone="ok">{t('devices.this')}</Badge> : null}
              </p>
              <p className={classes.soft}>{factsOf(entry)}</p>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('devices.signOut', { device: nameOf(entry) })}
              loading={revoke.isPending && revoke.variables.id === entry.id}
              onClick={() => revoke.mutate(entry)}
            >
              {t('devices.action')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
