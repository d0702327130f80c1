import { FLOW_ASKS } from '@quayside/kernel/flows';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountInput } from '../../ui/number-input.tsx';
import { Radios } from '../../ui/options.tsx';
import type { FieldsProps } from './flow-draft.ts';
import classes from './flows.module.css';

/** How many a day, and whether the seller is asked. */
export function AskFields({ draft, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation('flows');
  return (
    <div className={classes.fields}>
      <CountInput
        label={t('form.most')}
        description={t('form.mostHint')}
        value={draft.mostADay}
        error={errorOf('most')}
        onChange={(mostADay) => onChange({ mostADay })}
      />
      <Radios
        label={t('form.asks')}
        value={draft.asks}
        options={FLOW_ASKS.map((one) => ({ value: one, label: t(`form.ask.${one}`) }))}
        onChange={(asks) => onChange({ asks })}
      />
      {draft.asks === 'above' ? (
        <CountInput
          label={t('form.above')}
          value={draft.asksAbove}
          error={errorOf('above')}
          onChange={(asksAbove) => onChange({ asksAbove })}
        />
      ) : null}
    </div>
  );
}
