import type { RunCount, RunView } from '@quayside/contract';
import { isAgainByName } from '@quayside/kernel';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CausesPanel } from './causes-panel.tsx';
import { LimitAgain } from './limit-again.tsx';
import { PreviewsNotice } from './previews-notice.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { type RunItemFilter, RunItemsDialog } from './run-items-dialog.tsx';
import classes from './run-screen.module.css';
import { countAgain, groupCauses, progressOf, stepOf } from './run-summary.ts';
import { useRunActions } from './use-runs.ts';

const isLeftOut = ({ verdict, outcome }: RunCount) => verdict === 'blocked' || outcome === 'skipped';

/** A run in progress or finished: its progress by site, failures with reasons, and retries. */
export function CarryStage({ run }: { readonly run: RunView }) {
  const { t } = useTranslation(['publishing', 'app']);
  const [shown, setShown] = useState<RunItemFilter | null>(null);
  const { retry } = useRunActions(run.runId);
  const { failed } = progressOf(run);
  const again = countAgain(run.counts);
  const isOver = stepOf(run.state) === 'done';
  // A stopped run sends nothing further.
  const canRetry = run.state === 'done';
  const onError = (error: unknown) => toastFailure(error);
  return (
    <div className={classes.stack}>
      <PreviewsNotice run={run} />
      <ProgressPanel
        run={run}
        onShow={setShown}
        action={
          canRetry && again > 0 ? (
            <ChangeButton loading={retry.isPending} onClick={() => retry.mutate(undefined, { onError })}>
              {t('publishing:run.retryAll', { listings: t('app:unit.listings', { count: again }) })}
            </ChangeButton>
          ) : null
        }
      />
      {failed > 0 || isOver ? (
        <CausesPanel
          title={t('publishing:progress.failures')}
          run={run}
          keep={({ outcome }) => outcome === 'failed'}
          none={t('publishing:progress.noFailures')}
          onShow={(reason) => setShown({ reason, outcome: 'failed' })}
          renderAction={({ fix, reason, n }) =>
            canRetry && isAgainByName(reason) ? (
              <LimitAgain n={n} isPending={retry.isPending} onConfirm={() => retry.mutate(reason, { onError })} />
            ) : canRetry && (fix === 'retry' || fix === 'read_reason' || fix === 'wait' || fix === 'list_again') ? (
              <ChangeButton
                variant="default"
                size="xs"
                loading={retry.isPending}
                onClick={() => retry.mutate(reason, { onError })}
              >
                {t('publishing:run.retry')}
              </ChangeButton>
            ) : undefined
          }
        />
      ) : null}
      {groupCauses(run.counts, isLeftOut).length > 0 ? (
        <CausesPanel
          title={t(run.kind === 'end' ? 'publishing:checks.blockedEnd' : 'publishing:checks.blocked')}
          run={run}
          keep={isLeftOut}
          onShow={(reason) => setShown({ reason })}
        />
      ) : null}
      {shown ? <RunItemsDialog run={run} filter={shown} onClose={() => setShown(null)} /> : null}
    </div>
  );
}
