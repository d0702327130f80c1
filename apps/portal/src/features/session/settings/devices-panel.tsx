import { Button, Skeleton } from '@mantine/core';
import type { SessionEntry } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import classes from './settings.module.css';
import { useDeviceActions, useDevices } from './use-settings.ts';

/** Where the login is signed in, and signing out there. */
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
      {devices.data ? (
        <PlainTable
          label={t('devices.title')}
          rows={list}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'device',
              title: t('devices.device'),
              cell: (entry) => (
                <>
                  {nameOf(entry)} {entry.isCurrent ? <Badge tone="ok">{t('devices.this')}</Badge> : null}
                </>
              ),
            },
            { key: 'address', title: t('devices.address'), cell: ({ address }) => address },
            { key: 'seen', title: t('devices.seen'), cell: ({ lastSeenAt }) => format.moment(lastSeenAt) },
            { key: 'since', title: t('devices.since'), cell: ({ createdAt }) => format.moment(createdAt) },
            {
              key: 'action',
              title: t('devices.action'),
              isTitleHidden: true,
              cell: (entry) => (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('devices.signOut', { device: nameOf(entry) })}
                  loading={revoke.isPending && revoke.variables.id === entry.id}
                  onClick={() => revoke.mutate(entry)}
                >
                  {t('devices.action')}
                </Button>
              ),
            },
          ]}
        />
      ) : null}
    </Panel>
  );
}
