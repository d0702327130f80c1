import { Button } from '@mantine/core';
import type { AccountDetail } from '@quayside/contract';
import { type AccountStatus, isAtWork } from '@quayside/kernel';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { pauseSentence } from '../../lib/reasons.ts';
import type { Tone } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { daysUntil } from './days-until.ts';
import { lostAccess } from './lost-access.ts';
import { useStay } from './use-accounts.ts';

export const STATUS_TONES: Readonly<Record<AccountStatus, Tone>> = {
  ACTIVE: 'ok',
  BROKEN: 'bad',
  REQUIRES_ATTENTION: 'warn',
  REQUIRES_ATTENTION_2: 'warn',
  PLATFORM_OFF: 'off',
};

/** The most important notices of an account: lost access, access that ends, a pause, a disconnect in progress. */
export function AccountNotices({ account }: { readonly account: AccountDetail }) {
  const { t, i18n } = useTranslation(['accounts', 'publishing']);
  const format = useFormat();
  const { status, leaving, consentExpiresAt } = account;
  const pausedReason = pauseSentence(account.pausedReason, i18n);
  const now = new Date(account.asOf);
  const lost = lostAccess(account, now);
  const days = consentExpiresAt ? daysUntil(consentExpiresAt, now) : null;
  const connect = (
    <Button component={Link} to={paths.tokenOf(account.accountId)}>
      {t(status === 'REQUIRES_ATTENTION_2' ? 'accounts:renew' : 'accounts:reconnect')}
    </Button>
  );
  return (
    <>
      {leaving ? (
        <Notice tone="info" title={t('accounts:leaving.title')} action={<Stay accountId={account.accountId} />}>
          {t('accounts:leaving.text', { count: leaving.listings })}{' '}
          {leaving.refused > 0 ? t('accounts:leaving.refused', { count: leaving.refused }) : null}{' '}
          {leaving.listings > leaving.refused
            ? t(isAtWork(status) ? 'accounts:leaving.retried' : 'accounts:leaving.waits')
            : null}{' '}
          {t('accounts:leaving.stayText')}
        </Notice>
      ) : null}
      {status === 'PLATFORM_OFF' ? <Notice tone="warn">{t('accounts:statusText.PLATFORM_OFF')}</Notice> : null}
      {status === 'ACTIVE' || status === 'PLATFORM_OFF' ? null : (
        <Notice tone={STATUS_TONES[status]} action={connect}>
          {status === 'REQUIRES_ATTENTION_2' && days !== null && consentExpiresAt
            ? t('accounts:endsIn', { count: days, date: format.date(consentExpiresAt) })
            : t(lost ? `accounts:lost.${lost}` : `accounts:statusText.${status}`)}
        </Notice>
      )}
      {account.pausedReason === 'quota' ? (
        <Notice tone="warn">
          {account.pausedUntil
            ? t('accounts:pausedUntil', { time: format.moment(account.pausedUntil), reason: pausedReason })
            : t('accounts:paused', { reason: pausedReason })}
        </Notice>
      ) : null}
    </>
  );
}

/** Withdraws a disconnect before the last listing has ended. */
function Stay({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('accounts');
  const stay = useStay(accountId);
  return (
    <ChangeButton duty="accounts" variant="default" loading={stay.isPending} onClick={() => stay.mutate()}>
      {t('leaving.stay')}
    </ChangeButton>
  );
}
