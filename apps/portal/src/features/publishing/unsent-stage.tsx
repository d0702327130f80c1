import type { RunView } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CheckStats } from './check-stats.tsx';
import { type RunItemFilter, RunItemsDialog } from './run-items-dialog.tsx';
import classes from './run-screen.module.css';
import { countAll } from './run-summary.ts';

/** A run that ended before the consent: nothing was sent, and its preparation can still be viewed. */
export function UnsentStage({ run }: { readonly run: RunView }) {
  const { t } = useTranslation(['publishing', 'app']);
  const [shown, setShown] = useState<RunItemFilter | null>(null);
  return (
    <div className={classes.stack}>
      {run.state === 'failed' ? (
        <Notice tone="bad">
          {t('publishing:run.failed', { error: t('app:failed.text') })} {t('publishing:run.nothingSent')}
        </Notice>
      ) : (
        <Notice tone="info">{t('publishing:run.discarded')}</Notice>
      )}
      {countAll(run.counts) > 0 ? (
        <Panel title={t('publishing:run.preparedBefore')}>
          <CheckStats run={run} />
          <LinkButton onClick={() => setShown({})}>{t('publishing:runItems.all')}</LinkButton>
        </Panel>
      ) : null}
      {shown ? <RunItemsDialog run={run} filter={shown} onClose={() => setShown(null)} /> : null}
    </div>
  );
}
