import { TextInput } from '@mantine/core';
import type { ComplianceView } from '@quayside/contract';
import { isProducerNumber, PRODUCER_STREAMS, type ProducerStream } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import classes from './compliance.module.css';
import { useUpdateNumbers } from './use-compliance.ts';

const keyOf = ({ country, code }: ProducerStream) => `${country}-${code}`;

/** A field for each register, by country. */
export function NumbersForm({ initial }: { readonly initial: ComplianceView['numbers'] }) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(initial.map(({ country, stream, number }) => [`${country}-${stream}`, number])),
  );
  const [hasFailed, setHasFailed] = useState(false);
  const update = useUpdateNumbers();
  const numbers = PRODUCER_STREAMS.flatMap((stream) => {
    const number = (typed[keyOf(stream)] ?? '').trim();
    return number === '' ? [] : [{ country: stream.country, stream: stream.code, number }];
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = numbers.every(isProducerNumber);
    setHasFailed(!isRight);
    if (isRight) update.mutate({ numbers });
  };
  const errorOf = (stream: ProducerStream) => {
    const number = (typed[keyOf(stream)] ?? '').trim();
    if (!hasFailed || number === '') return undefined;
    const isRight = isProducerNumber({ country: stream.country, stream: stream.code, number });
    return isRight ? undefined : t('numbers.form', { example: stream.example });
  };
  return (
    <form noValidate className={classes.stack} onSubmit={submit}>
      <p className={classes.soft}>{t('numbers.lead')}</p>
      {(['DE', 'FR'] as const).map((country) => (
        <fieldset key={country} className={classes.contact}>
          <legend>{format.country(country)}</legend>
          {PRODUCER_STREAMS.filter((stream) => stream.country === country).map((stream) => (
            <TextInput
              key={keyOf(stream)}
              name={keyOf(stream)}
              label={t(`stream.${stream.code as 'packaging'}`)}
              description={stream.isAlwaysDue ? t('numbers.due') : undefined}
              placeholder={stream.example}
              maxLength={60}
              value={typed[keyOf(stream)] ?? ''}
              error={errorOf(stream)}
              onChange={(event) => setTyped({ ...typed, [keyOf(stream)]: event.currentTarget.value })}
            />
          ))}
        </fieldset>
      ))}
      <div className={classes.bar}>
        <ChangeButton type="submit" loading={update.isPending}>
          {t('save')}
        </ChangeButton>
      </div>
    </form>
  );
}
