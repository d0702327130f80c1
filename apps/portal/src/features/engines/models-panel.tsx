import { Button } from '@mantine/core';
import type { EngineList, OfflineModel } from '@quayside/contract';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './engines.module.css';
import { pairName } from './language-names.ts';
import { useFetchModel } from './use-engines.ts';

const TONES = { missing: 'off', fetching: 'warn', present: 'ok', damaged: 'bad' } as const;
const COMMAND = 'npm run titles:fetch -- de fr it es';
const MEGABYTE = 1_000_000;

/** The offline engine's models on the server, what is missing, and how it is fetched. */
export function ModelsPanel({
  models,
  mayFetch,
}: {
  readonly models: EngineList['models'];
  readonly mayFetch: boolean;
}) {
  const { t } = useTranslation('engines');
  const fetching = useFetchModel();
  const asked = fetching.isSuccess ? fetching.variables : undefined;
  return (
    <Panel title={t('offline.title')}>
      <div className={classes.screen}>
        <p>{t('offline.text')}</p>
        <PlainTable
          label={t('offline.title')}
          rows={models}
          rowKey={({ pair }) => pair}
          columns={[
            { key: 'pair', title: t('offline.pair'), cell: ({ pair }) => pairName(pair) },
            { key: 'state', title: t('state'), cell: (model) => <ModelState model={model} /> },
            { key: 'size', title: t('offline.size'), cell: (model) => <ModelSize model={model} /> },
            {
              key: 'actions',
              title: t('actions'),
              isTitleHidden: true,
              cell: ({ pair, state }) =>
                mayFetch && (state === 'missing' || state === 'damaged') ? (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${t('offline.fetch')}: ${pairName(pair)}`}
                    loading={fetching.isPending && fetching.variables === pair}
                    onClick={() => fetching.mutate(pair, { onError: (error) => toastFailure(error) })}
                  >
                    {t('offline.fetch')}
                  </Button>
                ) : null,
            },
          ]}
        />
        <span role="status">{asked ? t('offline.asked', { pair: pairName(asked) }) : ''}</span>
        <p>
          {t('offline.command')} <code>{COMMAND}</code>
        </p>
      </div>
    </Panel>
  );
}

function ModelState({ model: { state, fault } }: { readonly model: OfflineModel }) {
  const { t } = useTranslation('engines');
  return (
    <>
      <Badge tone={TONES[state]}>{t(`offline.states.${state}`)}</Badge>
      {fault !== null && state !== 'present' && state !== 'fetching' ? <div>{t(`offline.faults.${fault}`)}</div> : null}
    </>
  );
}

function ModelSize({ model: { state, size, fetched } }: { readonly model: OfflineModel }) {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const megabytes = (bytes: number) => t('offline.megabytes', { n: format.number(Math.round(bytes / MEGABYTE)) });
  return state !== 'present' && fetched > 0
    ? t('offline.progress', { done: megabytes(fetched), size: megabytes(size) })
    : megabytes(size);
}
