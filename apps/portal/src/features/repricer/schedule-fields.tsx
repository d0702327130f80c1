import { Checkbox, TextInput } from '@mantine/core';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './repricer.module.css';
import type { FieldsProps } from './rule-draft.ts';
import { type RuleDraft, WEEKDAYS } from './rule-draft.ts';

/** When a rule reprices, and what it does at other times. */
export function ScheduleFields({ draft, isWrong, onChange }: FieldsProps) {
  const { t } = useTranslation('repricer');
  const { locale } = useFormat();
  const resting = (['hold', 'rule_price'] as const).map((value) => ({ value, label: t(`resting.${value}`) }));
  return (
    <fieldset className={classes.fields}>
      <legend>{t('form.schedule')}</legend>
      <Toggle
        label={t('form.hasHours')}
        description={t('form.hoursHint')}
        isOn={draft.hasHours}
        onChange={(hasHours) => onChange({ hasHours })}
      />
      {draft.hasHours ? (
        <>
          <div className={classes.pair}>
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                label={weekdayName(day, locale)}
                checked={draft.weekdays.includes(day)}
                onChange={(event) => {
                  const isOn = event.currentTarget.checked;
                  onChange({ weekdays: WEEKDAYS.filter((one) => (one === day ? isOn : draft.weekdays.includes(one))) });
                }}
              />
            ))}
          </div>
          <div className={classes.pair}>
            <TextInput
              type="time"
              label={t('form.from')}
              value={draft.from}
              error={isWrong('hours') ? t('problem.hours') : undefined}
              onChange={(event) => onChange({ from: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label={t('form.to')}
              value={draft.to}
              error={isWrong('hours') ? t('problem.hours') : undefined}
              onChange={(event) => onChange({ to: event.currentTarget.value })}
            />
          </div>
        </>
      ) : null}
      <TagInput
        label={t('form.holidays')}
        description={t('form.holidaysHint')}
        tags={draft.holidays}
        error={isWrong('holidays') ? t('problem.holidays') : undefined}
        onChange={(holidays) => onChange({ holidays })}
      />
      <div className={classes.pair}>
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('form.whenClosed')}</span>
          <Choice
            label={t('form.whenClosed')}
            value={draft.whenClosed}
            options={resting}
            onChange={(value) => onChange({ whenClosed: value as RuleDraft['whenClosed'] })}
          />
        </div>
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('form.whenOutOfStock')}</span>
          <Choice
            label={t('form.whenOutOfStock')}
            value={draft.whenOutOfStock}
            options={resting}
            onChange={(value) => onChange({ whenOutOfStock: value as RuleDraft['whenOutOfStock'] })}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** @param day Monday is 1; the first of January 2024 was one */
const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
