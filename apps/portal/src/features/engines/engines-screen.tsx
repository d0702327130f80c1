import { Button, Skeleton } from '@mantine/core';
import { ENGINE_LABELS } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { ComparePanel } from './compare-panel.tsx';
import classes from './engines.module.css';
import { SetUpPanel } from './set-up-panel.tsx';
import { useEngines, useRemoveEngine, useTestEngine } from './use-engines.ts';

const TONES = {
  new: 'off',
  works: 'ok',
  key_refused: 'bad',
  quota_used: 'warn',
  unreachable: 'warn',
  budget_reached: 'warn',
} as const;

/** The translation engines of the business: state, meter, test, set-up and comparison. */
export function EnginesScreen() {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const engines = useEngines();
  const test = useTestEngine();
  const remove = useRemoveEngine();
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
          {list.length > 0 ? (
            <PlainTable
              label={t('own')}
              rows={list}
              rowKey={({ engine }) => engine}
              columns={[
                { key: 'engine', title: t('engine'), cell: ({ engine }) => ENGINE_LABELS[engine] },
                {
                  key: 'state',
                  title: t('state'),
                  cell: ({ state, used, budget }) => {
                    const shown = used >= budget ? 'budget_reached' : state;
                    return <Badge tone={TONES[shown]}>{t(`states.${shown}`)}</Badge>;
                  },
                },
                {
                  key: 'use',
                  title: t('use'),
                  cell: ({ engine, used, budget }) => {
                    const words = t('used', { used: format.number(used), budget: format.number(budget) });
                    return (
                      <>
                        {words}
                        <Meter
                          label={`${ENGINE_LABELS[engine]}: ${words}`}
                          parts={[{ tone: used >= budget ? 'warn' : 'ok', n: used }]}
                          total={budget}
                        />
                      </>
                    );
                  },
                },
                {
                  key: 'actions',
                  title: t('actions'),
                  isTitleHidden: true,
                  cell: ({ engine }) =>
                    mayChange ? (
                      <span className={classes.bar}>
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`${t('test')}: ${ENGINE_LABELS[engine]}`}
                          loading={test.isPending && test.variables === engine}
                          onClick={() => test.mutate(engine, { onError: (error) => toastFailure(error) })}
                        >
                          {t('test')}
                        </Button>
                        <AskedButton
                          label={t('remove')}
                          name={`${t('remove')}: ${ENGINE_LABELS[engine]}`}
                          title={t('removal.title', { engine: ENGINE_LABELS[engine] })}
                          text={t('removal.text')}
                          confirm={t('removal.confirm')}
                          isPending={remove.isPending && remove.variables === engine}
                          onConfirm={() => remove.mutate(engine, { onError: (error) => toastFailure(error) })}
                        />
                      </span>
                    ) : null,
                },
              ]}
            />
          ) : null}
          {test.data && tested ? (
            <div className={classes.said}>
              <Notice tone={TONES[test.data.state]} title={ENGINE_LABELS[tested.engine]}>
                {t(`says.${test.data.state}`, { answer: test.data.answer ?? '' })}
              </Notice>
            </div>
          ) : null}
        </Panel>
        {mayChange ? <SetUpPanel /> : null}
        {list.length > 0 ? <ComparePanel engines={list.map(({ engine }) => engine)} /> : null}
      </div>
    </>
  );
}
