import { Skeleton } from '@mantine/core';
import type { ClosingState } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import classes from './leaving.module.css';
import { useClosing, useWithdrawClosing } from './use-closing.ts';

/** Asks for the deletion of the business, or takes the request back. */
export function ClosingPanel() {
  const { t } = useTranslation('data-export');
  const { role } = useUser();
  const closing = useClosing();
  return (
    <Panel title={t('closing.title')}>
      <p>{t('closing.text')}</p>
      {closing.isPending ? <Skeleton height={80} /> : null}
      {closing.isError ? <ErrorState error={closing.error} onRetry={() => closing.refetch()} /> : null}
      {mayDo(role, 'owners') ? null : <Notice tone="info">{t('closing.ownersOnly')}</Notice>}
      {closing.data ? <Request closing={closing.data} /> : null}
    </Panel>
  );
}

function Request({ closing }: { readonly closing: ClosingState }) {
  const { t } = useTranslation('data-export');
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawClosing();
  if (closing.dueAt !== null) {
    return (
      <Notice
        tone="warn"
        action={
          <ChangeButton duty="owners" size="xs" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('closing.keep')}
          </ChangeButton>
        }
      >
        {t('closing.due', { date: format.date(closing.dueAt) })}
      </Notice>
    );
  }
  const isBlocked = closing.accounts > 0 || closing.hasPlan;
  return (
    <>
      {isBlocked ? (
        <>
          <p>{t('closing.first')}</p>
          <ul className={classes.first}>
            {closing.accounts > 0 ? (
              <li>
                <Link to={paths.accounts}>{t('closing.accounts', { count: closing.accounts })}</Link>
              </li>
            ) : null}
            {closing.hasPlan ? (
              <li>
                <Link to={paths.plans}>{t('closing.plan')}</Link>
              </li>
            ) : null}
          </ul>
        </>
      ) : (
        <ChangeButton duty="owners" color="red" variant="outline" onClick={() => setIsAsking(true)}>
          {t('closing.ask')}
        </ChangeButton>
      )}
      {isAsking ? <ClosingDialog onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}
