import { Skeleton } from '@mantine/core';
import { ENGINE_LABELS } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { EngineTable } from './engine-table.tsx';
import { ENGINE_TONES } from './engine-tones.ts';
import classes from './engines.module.css';
import { ModelsPanel } from './models-panel.tsx';
import { SetUpPanel } from './set-up-panel.tsx';
import { TrustPanel } from './trust-panel.tsx';
import { useEngines, useTestEngine } from './use-engines.ts';

/** The translation engines of the business: state, usage, test, set-up and comparison. */
export function EnginesScreen() {
  const { t } = useTranslation('engines');
  const engines = useEngines();
  const test = useTestEngine();
  const mayChange = mayDo(useUser().role, 'accounts');
  const list = engines.data?.engines ?? [];
  const tested = list.find(({ engine }) => engine === test.variables);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.screen}>
        <Panel title={t('own')} flush={list.length > 0}>
          {engines.isPending ? <Skeleton height={120} /> : null}
          {engines.isError ? <ErrorState error={engines.error} onRetry={() => engines.refetch()} /> : null}
          {engines.isSuccess && list.length === 0 ? t('empty') : null}
          {list.length > 0 ? <EngineTable engines={list} test={test} mayChange={mayChange} /> : null}
          {test.data && tested ? (
            <div className={classes.said}>
              <Notice tone={ENGINE_TONES[test.data.state]} title={ENGINE_LABELS[tested.engine]}>
                {t(`says.${test.data.state}`, { answer: test.data.answer ?? '', reason: test.data.reason ?? '' })}
              </Notice>
            </div>
          ) : null}
        </Panel>
        <TrustPanel />
        {mayChange && engines.data ? (
          <SetUpPanel
            savedModel={list.find(({ engine }) => engine === 'llm')}
            demoModelUrl={engines.data.demo_model_url}
          />
        ) : null}
        {engines.data ? (
          <ModelsPanel models={engines.data.models} mayFetch={mayChange && engines.data.may_fetch_models} />
        ) : null}
        {list.length > 0 ? <ComparePanel engines={list.map(({ engine }) => engine)} /> : null}
      </div>
    </>
  );
}
