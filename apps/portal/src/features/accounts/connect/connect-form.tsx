import { Skeleton } from '@mantine/core';
import type { ConnectOptions, ConnectResult, WayToConnect } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { ByConsent } from './by-consent.tsx';
import { ByCredentials } from './by-credentials.tsx';
import { ByPasting } from './by-pasting.tsx';
import classes from './connect.module.css';
import { type ConnectTarget, useWaysToConnect } from './use-connect.ts';

interface ConnectFormProps {
  readonly target: ConnectTarget;
  /** Called if connecting stays on this page; a consent page redirects to `target.back` instead. */
  readonly onConnected: (result: ConnectResult) => void;
  /** Called when the input was rejected; the form shows the reason itself. */
  readonly onFailed?: (error: Error) => void;
}

/** Connects an account in any way that its platform supports. */
export function ConnectForm({ target, ...handlers }: ConnectFormProps) {
  const { t } = useTranslation(['accounts', 'app']);
  const ways = useWaysToConnect();
  if (ways.isPending) return <Skeleton height={140} radius="md" />;
  if (ways.isLoadingError) return <ErrorState error={ways.error} onRetry={() => ways.refetch()} />;
  const options = ways.data.list.find(({ platform }) => platform === target.platform);
  if (!options) {
    return (
      <Notice tone="info">{t('accounts:connect.notHere', { platform: t(`app:platform.${target.platform}`) })}</Notice>
    );
  }
  return <Ways key={`${target.platform} ${target.accountId}`} options={options} target={target} {...handlers} />;
}

function Ways({ options, target, onConnected, onFailed }: ConnectFormProps & { readonly options: ConnectOptions }) {
  const { t } = useTranslation(['accounts', 'app']);
  const platform = t(`app:platform.${target.platform}`);
  const [way, setWay] = useState<WayToConnect | undefined>(options.ways[0]);
  return (
    <div className={classes.ways}>
      {options.ways.length > 1 && way ? (
        <Segments
          label={t('accounts:connect.ways')}
          value={way}
          options={options.ways.map((value) => ({ value, label: t(`accounts:connect.way.${value}`) }))}
          onChange={setWay}
        />
      ) : null}
      {way === 'redirect' ? <ByConsent target={target} platform={platform} /> : null}
      {way === 'pasted-callback' ? <ByPasting target={target} platform={platform} onConnected={onConnected} /> : null}
      {way === 'credentials' ? (
        <ByCredentials
          target={target}
          fields={options.fields}
          onConnected={onConnected}
          {...(onFailed ? { onFailed } : {})}
        />
      ) : null}
    </div>
  );
}
