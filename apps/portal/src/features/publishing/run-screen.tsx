import { Skeleton } from '@mantine/core';
import type { RunView } from '@quayside/contract';
import { platformOfSite } from '@quayside/kernel';
import { Link, useNavigate, useParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import { CarryStage } from './carry-stage.tsx';
import { PrepareStage } from './prepare-stage.tsx';
import { ReviewStage } from './review-stage.tsx';
import { RunSteps } from './run-steps.tsx';
import { isOverUnsent, type ShownState, shownState, stepOf } from './run-summary.ts';
import { UnsentStage } from './unsent-stage.tsx';
import { useClosedMarkets } from './use-closed-markets.ts';
import { useRun, useRunActions } from './use-runs.ts';

export const RUN_TONES: Readonly<Record<ShownState, Tone>> = {
  preparing: 'info',
  prepared: 'warn',
  confirmed: 'info',
  running: 'info',
  done: 'ok',
  cancelling: 'wait',
  cancelled: 'off',
  discarded: 'off',
  failed: 'bad',
};

/** One run from its checks to its last listing. The server stores everything, so a reload changes nothing. */
export function RunScreen() {
  const { t } = useTranslation('publishing');
  const at = useAccount();
  const runId = Number(useParams().runId);
  const run = useRun(runId);
  if (run.isPending) return <Skeleton height={420} radius="lg" />;
  if (run.isLoadingError) {
    const back = <Link to={paths.runs(at)}>{t('run.back')}</Link>;
    return <ScreenFailure error={run.error} onRetry={() => run.refetch()} back={back} />;
  }
  return <Run run={run.data} />;
}

/** Whether a finished run has ended listings, which can be listed again. */
const hasEnded = ({ kind, counts }: RunView) => kind === 'end' && counts.some(({ outcome }) => outcome === 'ended');

function Run({ run }: { readonly run: RunView }) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const at = useAccount();
  const { cancel, listAgain } = useRunActions(run.runId);
  const navigate = useNavigate();
  const step = stepOf(run.state);
  const state = shownState(run);
  useClosedMarkets(run);
  const items = t('app:unit.items', { count: run.itemsTotal });
  const sites = run.sites.every((site) => platformOfSite(site) !== null)
    ? format.list(run.sites.map(format.site))
    : t('app:unit.sites', { count: run.sites.length });
  return (
    <>
      <PageHeader
        back={<Link to={paths.runs(at)}>← {t('publishing:run.back')}</Link>}
        title={t(run.kind === 'list' ? 'publishing:run.listTitle' : 'publishing:run.endTitle', { items, sites })}
        lead={
          <>
            <Badge tone={RUN_TONES[state]}>{t(`publishing:state.${state}`)}</Badge>{' '}
            {t('publishing:run.started', { time: format.moment(run.createdAt) })}
          </>
        }
        actions={
          step === 'done' ? (
            hasEnded(run) ? (
              <ChangeButton
                variant="default"
                loading={listAgain.isPending}
                onClick={() =>
                  listAgain.mutate(undefined, {
                    onSuccess: ({ runId }) => navigate(paths.run(at, runId)),
                    onError: (error) => toastFailure(error),
                  })
                }
              >
                {t('publishing:run.listAgain')}
              </ChangeButton>
            ) : null
          ) : (
            <ChangeButton
              variant="default"
              loading={cancel.isPending || run.state === 'cancelling'}
              onClick={() => cancel.mutate(undefined, { onError: (error) => toastFailure(error) })}
            >
              {t(step === 'carry' ? 'publishing:run.cancel' : 'publishing:run.cancelPrepared')}
            </ChangeButton>
          )
        }
      />
      <RunSteps run={run} />
      {step === 'prepare' ? <PrepareStage run={run} /> : null}
      {step === 'review' ? <ReviewStage run={run} /> : null}
      {isOverUnsent(run) ? <UnsentStage run={run} /> : null}
      {(step === 'carry' || step === 'done') && !isOverUnsent(run) ? <CarryStage run={run} /> : null}
    </>
  );
}
