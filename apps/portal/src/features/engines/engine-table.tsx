import { Button } from '@mantine/core';
import { ENGINE_LABELS, type EngineList, type EngineName } from '@quayside/contract';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Meter } from '../../ui/meter.tsx';
import { type Direction, OrderButtons } from '../../ui/order-buttons.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { ENGINE_TONES } from './engine-tones.ts';
import classes from './engines.module.css';
import { useRemoveEngine, useReorderEngines, type useTestEngine } from './use-engines.ts';

type Engine = EngineList['engines'][number];

/** The engines in the order in which they are tried, with the remaining budget of each, and why it is skipped. */
export function EngineTable(props: {
  readonly engines: readonly Engine[];
  readonly test: ReturnType<typeof useTestEngine>;
  readonly mayChange: boolean;
}) {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const remove = useRemoveEngine();
  const reorder = useReorderEngines();
  const [moved, setMoved] = useState<{ readonly engine: EngineName; readonly direction: Direction }>();
  const { engines, test } = props;
  const names = engines.map(({ engine }) => engine);
  const move = (engine: EngineName, direction: Direction) => {
    const from = names.indexOf(engine);
    const to = direction === 'up' ? from - 1 : from + 1;
    const next = names.filter((name) => name !== engine);
    reorder.mutate(next.toSpliced(to, 0, engine), {
      onSuccess: () => setMoved({ engine, direction }),
      onError: (error) => toastFailure(error),
    });
  };
  return (
    <>
      <PlainTable
        label={t('own')}
        rows={engines}
        rowKey={({ engine }) => engine}
        columns={[
          {
            key: 'engine',
            title: t('engine'),
            cell: ({ engine, model, url }) => (
              <>
                {`${names.indexOf(engine) + 1}. ${ENGINE_LABELS[engine]}`}
                {model === null ? null : <div>{model}</div>}
                {url === null ? null : <div>{url}</div>}
              </>
            ),
          },
          { key: 'state', title: t('state'), cell: (engine) => <EngineStateCell engine={engine} /> },
          {
            key: 'use',
            title: t('use'),
            cell: ({ engine, unit, used, budget }) => {
              if (engine === 'offline') return t('usedFree', { used: format.number(used) });
              const words = t(unit === 'tokens' ? 'usedTokens' : 'used', {
                used: format.number(used),
                budget: format.number(budget),
              });
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
              props.mayChange ? (
                <span className={classes.bar}>
                  {names.length > 1 ? (
                    <OrderButtons
                      name={ENGINE_LABELS[engine]}
                      words={{ up: t('up'), down: t('down') }}
                      place={names.indexOf(engine) + 1}
                      count={names.length}
                      moved={moved?.engine === engine ? moved.direction : undefined}
                      isPending={reorder.isPending}
                      onMove={(direction) => move(engine, direction)}
                    />
                  ) : null}
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
                    text={t(engine === 'offline' ? 'removal.offline' : 'removal.text')}
                    confirm={t('removal.confirm')}
                    isPending={remove.isPending && remove.variables === engine}
                    onConfirm={() => remove.mutate(engine, { onError: (error) => toastFailure(error) })}
                  />
                </span>
              ) : null,
          },
        ]}
      />
      <span className="visually-hidden" role="status">
        {moved && names.includes(moved.engine)
          ? t('moved', { engine: ENGINE_LABELS[moved.engine], place: names.indexOf(moved.engine) + 1 })
          : ''}
      </span>
    </>
  );
}

/** The state of the engine, until when it is skipped, and which of the seller's data it keeps. */
function EngineStateCell({
  engine: { state, used, budget, paused_until: until, kept_terms: kept },
}: {
  readonly engine: Engine;
}) {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const shown = used >= budget ? 'budget_reached' : state;
  const isPaused = until !== null && Date.parse(until) > Date.now();
  const why = (() => {
    switch (shown) {
      case 'new':
      case 'works':
        return null;
      case 'key_refused':
      case 'budget_reached':
        return t(`skipped.${shown}`);
      default:
        return isPaused ? t(`skipped.${shown}`, { until: format.dateTime(until) }) : t('skipped.unreachable_now');
    }
  })();
  return (
    <>
      <Badge tone={ENGINE_TONES[shown]}>{t(`states.${shown}`)}</Badge>
      {why === null ? null : <div>{why}</div>}
      {kept > 0 ? <div>{t('keptTerms', { terms: format.number(kept) })}</div> : null}
    </>
  );
}
