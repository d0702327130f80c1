import { Checkbox } from '@mantine/core';
import type { RunView } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './run-screen.module.css';
import { countAll, countConsented, countVerdict } from './run-summary.ts';
import { useRunActions } from './use-runs.ts';

/** A shorter run does not show its plan. */
const WORTH_SAYING_S = 30;

/** The seller's consent: how many listings go live and how many do not. The button states the number. */
export function ConsentPanel({ run }: { readonly run: RunView }) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const [allowDrafts, setAllowDrafts] = useState(run.allowDrafts);
  const { confirm } = useRunActions(run.runId);
  const isList = run.kind === 'list';
  const drafts = countVerdict(run.counts, 'draft');
  const blocked = countVerdict(run.counts, 'blocked');
  const all = countAll(run.counts);
  const expected = countConsented(run.counts, allowDrafts);
  const listings = (count: number) => t('app:unit.listings', { count });
  const hasChanged = isApiError(confirm.error) && confirm.error.code === 'run_changed';
  return (
    <Panel title={t('publishing:consent.title')}>
      <div className={classes.stack}>
        <div className={classes.numbers} aria-live="polite">
          <span className={classes.hint}>
            {t('publishing:consent.sum', {
              items: t('app:unit.items', { count: run.itemsTotal }),
              sites: t('app:unit.sites', { count: run.sites.length }),
              listings: listings(all),
            })}
          </span>
          <strong>
            {t(isList ? 'publishing:consent.will' : 'publishing:consent.willEnd', { listings: listings(expected) })}
          </strong>
          {all > expected ? (
            <span>
              {t('publishing:consent.wont', {
                listings: listings(all - expected),
                blocked,
                drafts: all - expected - blocked,
              })}
            </span>
          ) : null}
          {run.plan && run.plan.seconds >= WORTH_SAYING_S ? (
            <span className={classes.hint}>
              {t('publishing:consent.atLeast', { time: format.duration(run.plan.seconds) })}
            </span>
          ) : null}
        </div>
        {isList && drafts > 0 ? (
          <div className={classes.drafts}>
            <Checkbox
              checked={allowDrafts}
              onChange={(event) => setAllowDrafts(event.currentTarget.checked)}
              label={t('publishing:consent.allowDrafts')}
              description={t('publishing:consent.draftsHint')}
            />
          </div>
        ) : null}
        {confirm.isError ? (
          <Notice tone={hasChanged ? 'warn' : 'bad'}>
            {hasChanged ? t('publishing:consent.changed') : confirm.error.message}
          </Notice>
        ) : null}
        <ChangeButton
          size="md"
          fullWidth
          className={classes.confirm}
          color={isList ? 'tide' : 'red'}
          loading={confirm.isPending}
          blockedBecause={expected === 0 ? t('publishing:consent.nothing') : undefined}
          onClick={() => confirm.mutate({ allowDrafts, expected })}
        >
          {expected === 0
            ? t('publishing:consent.nothing')
            : t(isList ? 'publishing:consent.confirm' : 'publishing:consent.confirmEnd', {
                listings: listings(expected),
              })}
        </ChangeButton>
      </div>
    </Panel>
  );
}
