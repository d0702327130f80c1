import type { AccountHealth } from '@quayside/contract';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Pending } from '../../ui/pending.tsx';
import { DropAlert } from './drop-alert.tsx';
import classes from './health.module.css';
import { countFailed, countWaiting, isInStep, isKept, troubledSubjects } from './sync-state.ts';
import { useHealth } from './use-health.ts';

/**
 * One line about an account's health, and a catalogue drop, which is urgent. The line keeps its space while loading.
 * @param props `name`: the account's name, if several accounts are listed
 */
export function HealthSummary({ accountId, name }: { readonly accountId: number; readonly name?: string }) {
  const { t } = useTranslation(['health', 'app']);
  const { data: health, isPending } = useHealth(accountId);
  return (
    <>
      <DropAlert accountId={accountId} />
      <section
        className={classes.summary}
        aria-label={name ? t('app:labelled', { label: t('summary.title'), value: name }) : t('summary.title')}
      >
        {name ? <strong>{name}</strong> : null}
        {isPending ? (
          <Badge tone="off">
            <Pending>{t('health:summary.good')}</Pending>
          </Badge>
        ) : null}
        {health ? <Findings health={health} /> : null}
        <Link to={paths.account(accountId)}>{t('summary.more')}</Link>
      </section>
    </>
  );
}

function Findings({ health }: { readonly health: AccountHealth }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const waiting = countWaiting(health);
  const failed = countFailed(health);
  const troubled = troubledSubjects(health).map((subject) => t(`sync.subject.${subject}`));
  return (
    <>
      {isInStep(health) ? <Badge tone="ok">{t('summary.good')}</Badge> : null}
      {isKept(health) ? null : <Badge tone="bad">{t(health.isPlatformOn ? 'summary.paused' : 'summary.off')}</Badge>}
      {troubled.length > 0 ? (
        <Badge tone="bad">{t('summary.trouble', { subjects: format.list(troubled) })}</Badge>
      ) : null}
      {failed > 0 ? <Badge tone="bad">{t('summary.failed', { count: failed })}</Badge> : null}
      {waiting > 0 ? <Badge tone="wait">{t('summary.waiting', { count: waiting })}</Badge> : null}
    </>
  );
}
