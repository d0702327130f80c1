import { Button } from '@mantine/core';
import type { AccountDetail } from '@quayside/contract';
import { type AccountStatus, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { pauseSentence } from '../../lib/reasons.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './accounts-screen.module.css';
import { Readiness } from './readiness.tsx';
import { useReconnect } from './use-accounts.ts';

const TONES: Readonly<Record<AccountStatus, Tone>> = {
  ACTIVE: 'ok',
  BROKEN: 'bad',
  REQUIRES_ATTENTION: 'warn',
  REQUIRES_ATTENTION_2: 'warn',
};

export function AccountCard({ account }: { readonly account: AccountDetail }) {
  const { t, i18n } = useTranslation(['accounts', 'app', 'publishing']);
  const pausedReason = pauseSentence(account.pausedReason, i18n);
  const format = useFormat();
  const [showsReadiness, setShowsReadiness] = useState(false);
  const reconnect = useReconnect();
  const { status, freshness } = account;
  const listed = Object.values(account.listedBySite).reduce((sum, n) => sum + n, 0);
  const connect = (
    <ChangeButton
      duty="accounts"
      variant={status === 'ACTIVE' ? 'default' : 'filled'}
      loading={reconnect.isPending}
      onClick={() => reconnect.mutate(account)}
    >
      {t(status === 'REQUIRES_ATTENTION_2' ? 'accounts:renew' : 'accounts:reconnect')}
    </ChangeButton>
  );
  return (
    <Panel
      title={
        <span className={classes.name}>
          {account.username} <Badge tone={TONES[status]}>{t(`accounts:status.${status}`)}</Badge>
        </span>
      }
      aside={t(`app:platform.${account.platform}`)}
    >
      {status === 'ACTIVE' ? null : (
        <Notice tone={TONES[status]} action={connect}>
          {t(`accounts:statusText.${status}`)}
        </Notice>
      )}
      {account.pausedReason ? (
        <Notice tone="warn">
          {account.pausedUntil
            ? t('accounts:pausedUntil', { time: format.moment(account.pausedUntil), reason: pausedReason })
            : t('accounts:paused', { reason: pausedReason })}
        </Notice>
      ) : null}
      {reconnect.isError ? <Notice tone="bad">{reconnect.error.message}</Notice> : null}
      <Facts
        list={[
          [t('accounts:homeSite'), format.country(siteFacts(account.site).country)],
          [t('accounts:items'), format.number(account.itemCount)],
          [t('accounts:listed'), format.number(listed)],
          [t('accounts:connected'), format.date(account.connectedAt)],
          [t('accounts:consentEnds'), account.consentExpiresAt ? format.date(account.consentExpiresAt) : null],
          [t('accounts:fresh.imported'), <Freshness key="imported" at={freshness.importedAt} />],
          [
            t('accounts:fresh.orders'),
            <Freshness key="orders" at={freshness.ordersAt} every={freshness.ordersEverySeconds} />,
          ],
          [t('accounts:fresh.compared'), <Freshness key="compared" at={freshness.comparedAt} />],
        ]}
      />
      <div className={classes.actions}>
        <Button variant="default" aria-expanded={showsReadiness} onClick={() => setShowsReadiness(!showsReadiness)}>
          {t('accounts:readiness')}
        </Button>
        {status === 'ACTIVE' ? connect : null}
      </div>
      {showsReadiness ? <Readiness accountId={account.accountId} /> : null}
    </Panel>
  );
}
