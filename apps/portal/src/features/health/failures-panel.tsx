import type { AccountHealth, FailureCause } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AccountPlace } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fixAddress } from '../../lib/reasons.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitePlates } from '../../ui/site-plates.tsx';
import { causeWords } from './cause-words.ts';
import { FailuresDialog } from './failures-dialog.tsx';
import classes from './health.module.css';
import { countWaiting, isRetryNews } from './sync-state.ts';
import { useHealthActions } from './use-health.ts';

const keyOf = ({ changeKind, code, marketplaceCode }: FailureCause) => `${changeKind} ${code} ${marketplaceCode}`;

/** Failures grouped by cause: the marketplace's words, the site, the number, the remedy, and a button that retries the group. */
export function FailuresPanel({
  at,
  health,
}: {
  readonly at: AccountPlace;
  readonly health: Pick<AccountHealth, 'failures' | 'queue'>;
}) {
  const { failures } = health;
  const { t, i18n } = useTranslation(['health', 'publishing', 'app']);
  const { retry } = useHealthActions(at.account.id);
  const [shown, setShown] = useState<FailureCause | null>(null);
  return (
    <Panel title={t('health:failures.title')}>
      {retry.isError ? <Notice tone="bad">{retry.error.message}</Notice> : null}
      {retry.isSuccess && isRetryNews(retry.data, countWaiting(health)) ? (
        <Notice tone={retry.data.again > 0 ? 'info' : 'warn'}>
          {retry.data.again > 0
            ? t('health:failures.again', { count: retry.data.again })
            : t('health:failures.leftOut')}{' '}
          {retry.data.left > 0 ? t('health:failures.left', { count: retry.data.left }) : null}
        </Notice>
      ) : null}
      {failures.length === 0 ? <p className={classes.good}>{t('health:failures.none')}</p> : null}
      <ul className={classes.causes}>
        {failures.map((cause) => {
          const { title } = causeWords(cause, i18n);
          const isBeingSent = retry.isPending && keyOf({ ...cause, ...retry.variables }) === keyOf(cause);
          return (
            <li key={keyOf(cause)} className={classes.cause}>
              <CauseText cause={cause} title={title} />
              <div className={classes.extent}>
                <LinkButton onClick={() => setShown(cause)}>{t('health:failures.show', { count: cause.n })}</LinkButton>
                <SitePlates sites={cause.sites} />
              </div>
              <CauseHelp at={at} cause={cause} />
              {cause.topic === 'selling-limit' ? (
                <AskedButton
                  label={t('publishing:limit.button')}
                  name={t('health:failures.retryOf', { cause: title })}
                  title={t('publishing:limit.title')}
                  text={t('publishing:limit.text')}
                  confirm={t('publishing:limit.confirm', { listings: t('app:unit.listings', { count: cause.n }) })}
                  isPending={isBeingSent}
                  onConfirm={() => retry.mutate(cause)}
                />
              ) : (
                <ChangeButton
                  size="xs"
                  aria-label={t('health:failures.retryOf', { cause: title })}
                  loading={isBeingSent}
                  onClick={() => retry.mutate(cause)}
                >
                  {t('health:failures.retry')}
                </ChangeButton>
              )}
            </li>
          );
        })}
      </ul>
      {shown ? (
        <FailuresDialog at={at} cause={shown} title={causeWords(shown, i18n).title} onClose={() => setShown(null)} />
      ) : null}
    </Panel>
  );
}

function CauseText({ cause, title }: { readonly cause: FailureCause; readonly title: string }) {
  const { t } = useTranslation('health');
  return (
    <div className={classes.words}>
      <p>
        <span className={classes.lane}>{t(`queue.lane.${cause.changeKind}`)}</span> {title}
      </p>
      {cause.words.map((words) => (
        <p key={words} className={classes.quote}>
          {words}
        </p>
      ))}
      {cause.marketplaceCode ? (
        <p className={classes.soft}>{t('failures.code', { code: cause.marketplaceCode })}</p>
      ) : null}
    </div>
  );
}

/** The remedy of a cause, with a link if there is one for the whole cause. */
function CauseHelp({ at, cause }: { readonly at: AccountPlace; readonly cause: FailureCause }) {
  const { t, i18n } = useTranslation('health');
  const { help, fix } = causeWords(cause, i18n);
  const address = fixAddress(fix, at);
  return (
    <div className={classes.words}>
      <span className={classes.soft}>{t('failures.helps')}</span>
      {address ? <Link to={address}>{help}</Link> : <p>{help}</p>}
      <HelpLink about={cause.code} />
    </div>
  );
}
