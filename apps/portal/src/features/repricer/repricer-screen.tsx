import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { DecisionList } from './decision-list.tsx';
import { LiveDialog } from './live-dialog.tsx';
import classes from './repricer.module.css';
import { RulesPanel } from './rules-panel.tsx';
import { useRepricer, useSwitch } from './use-repricer.ts';

interface RepricerScreenProps {
  /** Leads to the earlier changes. */
  readonly earlier: ReactNode;
  /** Shows a change that goes live or is turned back. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
}

/** The repricer of an account: its switch, its rules, what each listing is told, and going live. */
export function RepricerScreen({ earlier, renderChange }: RepricerScreenProps) {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const mayChange = useMayChange();
  const repricer = useRepricer();
  const turn = useSwitch();
  const [open, setOpen] = useState<'live' | number | null>(null);
  const { data } = repricer;
  const close = () => {
    setOpen(null);
    void repricer.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          data ? (
            <>
              {earlier}
              <ChangeButton
                blockedBecause={data.isEnabled || data.live + data.kept > 0 ? undefined : t('live.off')}
                onClick={() => setOpen('live')}
              >
                {t('live.open')}
              </ChangeButton>
            </>
          ) : null
        }
      />
      {repricer.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {repricer.isError ? <ErrorState error={repricer.error} onRetry={() => repricer.refetch()} /> : null}
      {data ? (
        <div className={classes.stack}>
          <Panel title={t('switch.title')}>
            <div className={classes.stack}>
              <Toggle
                label={t('switch.label')}
                description={t('switch.hint')}
                isOn={data.isEnabled}
                disabled={!mayChange || turn.isPending}
                onChange={(isOn) => turn.mutate(isOn)}
              />
              {data.isEnabled ? (
                <Notice tone={data.live > 0 ? 'ok' : 'info'}>
                  {data.live > 0 ? t('state.live', { count: data.live, n: format.number(data.live) }) : t('state.dry')}{' '}
                  {data.isDeciding ? t('state.deciding') : null}
                  {!data.isDeciding && data.decidedAt !== null
                    ? t('state.decided', { at: format.moment(data.decidedAt) })
                    : null}
                </Notice>
              ) : null}
              {data.kept > 0 ? (
                <Notice tone="warn">{t('state.kept', { count: data.kept, n: format.number(data.kept) })}</Notice>
              ) : null}
            </div>
          </Panel>
          <RulesPanel overview={data} />
          <DecisionList overview={data} />
        </div>
      ) : null}
      {open === 'live' && data ? (
        <LiveDialog overview={data} onPrepared={(changeId) => setOpen(changeId)} onClose={() => setOpen(null)} />
      ) : null}
      {typeof open === 'number' ? renderChange(open, close) : null}
    </>
  );
}
