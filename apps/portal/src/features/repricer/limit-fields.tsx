import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountInput, PercentInput } from '../../ui/number-input.tsx';
import classes from './repricer.module.css';
import type { FieldsProps } from './rule-draft.ts';

/** How far and how often a price may move. */
export function LimitFields({ draft, isWrong, onChange }: FieldsProps) {
  const { t } = useTranslation('repricer');
  return (
    <fieldset className={classes.fields}>
      <legend>{t('form.limits')}</legend>
      <div className={classes.pair}>
        <PercentInput
          label={t('form.largestStep')}
          value={draft.largestStep}
          error={isWrong('step') ? t('problem.step') : undefined}
          onChange={(largestStep) => onChange({ largestStep })}
        />
        <CountInput
          label={t('form.mostChangesPerDay')}
          value={draft.mostChangesPerDay}
          error={isWrong('changes') ? t('problem.changes') : undefined}
          onChange={(mostChangesPerDay) => onChange({ mostChangesPerDay })}
        />
      </div>
    </fieldset>
  );
}
