import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  ENGINE_BUDGET,
  ENGINE_KEY,
  ENGINE_LABELS,
  type EngineList,
  type EngineName,
  MAX_ENGINE_BUDGET,
  TRANSLATION_ENGINES,
  unitOfEngine,
} from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { CountInput } from '../../ui/number-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './engines.module.css';
import { ModelFields, modelProblems } from './model-fields.tsx';
import { useSaveEngine } from './use-engines.ts';

/** An engine's key and its monthly budget. A saved key is never shown again. */
export function SetUpPanel({
  savedModel,
  demoModelUrl,
}: {
  readonly savedModel: EngineList['engines'][number] | undefined;
  readonly demoModelUrl: string | null;
}) {
  const { t } = useTranslation('engines');
  const save = useSaveEngine();
  const [engine, setEngine] = useState<EngineName>('deepl');
  const [key, setKey] = useState('');
  const [secret, setSecret] = useState('');
  const [region, setRegion] = useState('');
  const [budget, setBudget] = useState<EnteredNumber>(ENGINE_BUDGET);
  const problemOf = (given: string) =>
    given.trim() === '' || ENGINE_KEY.test(given.trim()) ? undefined : t('keyForm');
  const [typed, setTyped] = useState<{ readonly url?: string; readonly model?: string }>({});
  const isOffline = engine === 'offline';
  const isModel = engine === 'llm';
  const model = {
    url: typed.url ?? savedModel?.url ?? demoModelUrl ?? '',
    model: typed.model ?? savedModel?.model ?? '',
  };
  const hasModelProblem = isModel && Object.values(modelProblems(model, demoModelUrl)).some(Boolean);
  const isReadable = typeof budget === 'number' && budget <= MAX_ENGINE_BUDGET;
  const submit = () => {
    if (!isOffline && (!isReadable || problemOf(key) || problemOf(secret) || hasModelProblem)) return;
    const entered = {
      budget: isReadable ? budget : 0,
      ...(key.trim() ? { key: key.trim() } : {}),
      ...(secret.trim() ? { secret: secret.trim() } : {}),
      ...(region.trim() ? { region: region.trim() } : {}),
      ...(isModel ? { url: model.url.trim(), model: model.model.trim() } : {}),
    };
    save.mutate(
      { engine, body: isOffline ? { budget: MAX_ENGINE_BUDGET } : entered },
      {
        onSuccess: () => {
          setKey('');
          setSecret('');
          setTyped({});
        },
        onError: (error) => toastFailure(error),
      },
    );
  };
  return (
    <Panel title={t('setUp')}>
      <form
        className={classes.screen}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={classes.fields}>
          <NativeSelect
            label={t('engine')}
            value={engine}
            data={TRANSLATION_ENGINES.map((value) => ({ value, label: ENGINE_LABELS[value] }))}
            onChange={({ currentTarget }) =>
              setEngine(TRANSLATION_ENGINES.find((one) => one === currentTarget.value) ?? 'deepl')
            }
          />
          {isOffline ? null : (
            <TextInput
              type="password"
              autoComplete="off"
              label={t('key')}
              description={t(isModel ? 'llm.keyHint' : 'keyHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={problemOf(key)}
              maxLength={300}
              value={key}
              onChange={(event) => setKey(event.currentTarget.value)}
            />
          )}
          {engine === 'amazon' ? (
            <TextInput
              type="password"
              autoComplete="off"
              label={t('secret')}
              maxLength={300}
              value={secret}
              error={problemOf(secret)}
              onChange={(event) => setSecret(event.currentTarget.value)}
            />
          ) : null}
          {engine === 'amazon' || engine === 'azure' ? (
            <TextInput
              label={t('region')}
              maxLength={40}
              value={region}
              onChange={(event) => setRegion(event.currentTarget.value)}
            />
          ) : null}
          {isModel ? <ModelFields value={model} demoModelUrl={demoModelUrl} onChange={setTyped} /> : null}
          {isOffline ? null : (
            <CountInput
              label={t(unitOfEngine(engine) === 'tokens' ? 'budgetTokens' : 'budget')}
              value={budget}
              onChange={setBudget}
            />
          )}
        </div>
        {isOffline ? <p>{t('offline.noKey')}</p> : null}
        {isModel ? <p>{t('llm.data')}</p> : null}
        <div className={classes.bar}>
          <Button type="submit" loading={save.isPending} disabled={!isOffline && !isReadable}>
            {t('save')}
          </Button>
        </div>
        {save.isSuccess ? <Notice tone="ok">{t('saved')}</Notice> : null}
      </form>
    </Panel>
  );
}
