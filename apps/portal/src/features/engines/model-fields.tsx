import { TextInput } from '@mantine/core';
import { MODEL_NAME } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

interface EnteredModel {
  readonly url: string;
  readonly model: string;
}

/** What is wrong with the fields; the server also checks where the address leads. */
export function modelProblems({ url, model }: EnteredModel, demoModelUrl: string | null) {
  const address = url.trim();
  return {
    url: address !== demoModelUrl && !/^https:\/\/[^\s/]+\S*$/.test(address),
    model: !MODEL_NAME.test(model.trim()),
  };
}

/** Where a business's own language model is, and its name there. */
export function ModelFields({
  value,
  demoModelUrl,
  onChange,
}: {
  readonly value: EnteredModel;
  readonly demoModelUrl: string | null;
  readonly onChange: (value: EnteredModel) => void;
}) {
  const { t } = useTranslation('engines');
  const problems = modelProblems(value, demoModelUrl);
  return (
    <>
      <TextInput
        type="url"
        label={t('llm.url')}
        description={t('llm.urlHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={value.url.trim() !== '' && problems.url ? t('llm.urlForm') : undefined}
        maxLength={500}
        value={value.url}
        onChange={(event) => onChange({ ...value, url: event.currentTarget.value })}
      />
      <TextInput
        label={t('llm.model')}
        description={t('llm.modelHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={value.model.trim() !== '' && problems.model ? t('llm.modelForm') : undefined}
        maxLength={200}
        value={value.model}
        onChange={(event) => onChange({ ...value, model: event.currentTarget.value })}
      />
    </>
  );
}
