import { TITLE_ORIGINS } from '@quayside/kernel/flows';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PercentInput } from '../../ui/number-input.tsx';
import { Checkboxes } from '../../ui/options.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import type { FieldsProps } from './flow-draft.ts';
import { useFlowText } from './flow-text.ts';
import classes from './flows.module.css';

/** What an item must reach: a title of a known origin, and a margin. */
export function ThresholdFields({ draft, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation('flows');
  const text = useFlowText();
  return (
    <>
      <Checkboxes
        label={t('form.titles')}
        description={t('form.titlesHint')}
        values={draft.titles}
        options={TITLE_ORIGINS.map((one) => ({ value: one, label: text.origin(one) }))}
        error={errorOf('titles')}
        onChange={(titles) => onChange({ titles })}
      />
      <div className={classes.fields}>
        <Toggle
          label={t('form.hasMargin')}
          description={t('form.marginHint')}
          isOn={draft.hasLeastMargin}
          onChange={(hasLeastMargin) => onChange({ hasLeastMargin })}
        />
        {draft.hasLeastMargin ? (
          <PercentInput
            label={t('form.margin')}
            value={draft.leastMargin}
            mayBeNegative
            error={errorOf('margin')}
            onChange={(leastMargin) => onChange({ leastMargin })}
          />
        ) : null}
      </div>
    </>
  );
}
