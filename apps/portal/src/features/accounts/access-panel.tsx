import type { AccountPage, TokenView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { daysUntil } from './days-until.ts';
import { lostAccess } from './lost-access.ts';

/** The state of the account's tokens, and what is waiting without access. Never shows a token. */
export function AccessPanel({ account }: { readonly account: AccountPage }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const { waiting, status } = account;
  const isBroken = status === 'BROKEN' || status === 'REQUIRES_ATTENTION';
  const waits = (['stock', 'price', 'content', 'end'] as const).filter((changeKind) => waiting[changeKind] > 0);
  return (
    <Panel title={t('access.title')}>
      {isBroken ? (
        <Notice tone="info" title={t('access.paused')}>
          {waits.length > 0
            ? t('access.waiting', {
                list: format.list(
                  waits.map((changeKind) => t(`access.changeKind.${changeKind}`, { count: waiting[changeKind] })),
                ),
              })
            : t('access.nothingWaits')}{' '}
          {t(lostAccess(account, new Date()) === 'keys_refused' ? 'access.resumesWithKeys' : 'access.resumes')}
        </Notice>
      ) : null}
      <PlainTable
        label={t('access.title')}
        rows={account.tokens}
        rowKey={(token) => token.since}
        columns={[
          { key: 'type', title: t('access.type'), cell: (token) => t(`access.kind.${token.type === 'R' ? 'R' : 'S'}`) },
          { key: 'state', title: t('access.state'), cell: (token) => <State token={token} /> },
          { key: 'since', title: t('access.since'), cell: (token) => format.date(token.since) },
          {
            key: 'ends',
            title: t('consentEnds'),
            cell: ({ state, expires_at }) => {
              // The end of a rejected consent is meaningless.
              if (state !== 'A') return '–';
              if (expires_at === null) return t('access.noEnd');
              const count = daysUntil(expires_at, new Date(account.asOf));
              return t('access.endsIn', { date: format.date(expires_at), count });
            },
          },
        ]}
      />
    </Panel>
  );
}

function State({ token }: { readonly token: TokenView }) {
  const { t } = useTranslation('accounts');
  return token.state === 'A' ? (
    <Badge tone="ok">{t('access.active')}</Badge>
  ) : (
    <Badge tone="bad">{t('access.refused')}</Badge>
  );
}
