import type { RunView } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRates } from '../../lib/rates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { CausesPanel } from './causes-panel.tsx';
import { CheckStats } from './check-stats.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { PreviewsNotice } from './previews-notice.tsx';
import { type RunItemFilter, RunItemsDialog } from './run-items-dialog.tsx';
import classes from './run-screen.module.css';
import { countVerdict, findingOf } from './run-summary.ts';
import { SamplesPanel } from './samples-panel.tsx';
import { UnseenPanel } from './unseen-panel.tsx';

/** The results of the checks: causes with fixes, samples as buyers see them, and the consent. */
export function ReviewStage({ run }: { readonly run: RunView }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const [shown, setShown] = useState<RunItemFilter | null>(null);
  const n = (verdict: 'ready' | 'draft') => format.number(countVerdict(run.counts, verdict));
  const isEnd = run.kind === 'end';
  const finding = findingOf(run);
  const rates = useRates();
  return (
    <div className={classes.review}>
      <div className={classes.stack}>
        <PreviewsNotice run={run} />
        <Panel title={t('checks.title')}>
          <CheckStats run={run} />
          {isEnd ? null : (
            <p className={classes.all}>
              <LinkButton onClick={() => setShown({})}>{t('runItems.all')}</LinkButton>
            </p>
          )}
        </Panel>
        {isEnd ? null : <UnseenPanel run={run} onShow={() => setShown({ reason: 'title_unseen', verdict: 'draft' })} />}
        <CausesPanel
          title={t(finding === 'allEnd' ? 'choose.endTitle' : isEnd ? 'checks.blockedEnd' : 'checks.blocked')}
          run={run}
          keep={({ verdict }) => verdict === 'blocked'}
          none={t(`checks.${finding}`, { ready: n('ready'), drafts: n('draft') })}
          isNoneGood={finding === 'allGood' || finding === 'allEnd'}
          onShow={(reason) => setShown({ reason, verdict: 'blocked' })}
        />
      </div>
      <div className={classes.consent}>
        <ConsentPanel key={run.runId} run={run} />
      </div>
      {isEnd ? null : (
        <div className={classes.samplesPlace}>
          <SamplesPanel runId={run.runId} />
          <RatesNotice rates={rates} />
        </div>
      )}
      {shown ? <RunItemsDialog run={run} filter={shown} onClose={() => setShown(null)} /> : null}
    </div>
  );
}
