import { DatePickerInput } from '@mantine/dates';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FLOATING } from '../floating.ts';
import classes from './calendar-field.module.css';
import { firstDayOfWeek, useDayjsLocale } from './calendar-locale.ts';
import { writeDay } from './write-day.ts';

export interface DatePickerProps {
  readonly label: string;
  /** The label is read out only, because the place around the field names it. Its days are written short. */
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly name?: string;
  /** A calendar day, `YYYY-MM-DD`, without a time zone. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string;
  readonly max?: string;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly isClearable?: boolean;
}

/** The heavy part: Mantine's calendar with the day and month names of the language. */
export function CalendarField(props: DatePickerProps) {
  const { t, i18n } = useTranslation('widgets');
  const { locale } = useFormat();
  const id = useId();
  const dayjsLocale = useDayjsLocale(i18n.language);
  const day = (options: Intl.DateTimeFormatOptions) => (date: string) => writeDay(date, locale, options);
  return (
    <DatePickerInput
      // The id of the field that labels the calendar.
      id={id}
      label={props.label}
      {...(props.isLabelHidden ? { labelProps: { className: 'visually-hidden' } } : {})}
      description={props.description}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      {...(props.name ? { name: props.name, 'data-field': props.name } : {})}
      value={props.value}
      onChange={props.onChange}
      {...(props.min ? { minDate: props.min } : {})}
      {...(props.max ? { maxDate: props.max } : {})}
      error={props.error}
      disabled={props.disabled ?? false}
      clearable={props.isClearable ?? false}
      clearButtonProps={{ 'aria-label': t('date.clear') }}
      locale={dayjsLocale}
      hideOutsideDates
      classNames={{ day: classes.day ?? '' }}
      firstDayOfWeek={firstDayOfWeek(locale)}
      valueFormatter={({ date }) =>
        typeof date === 'string' ? day({ dateStyle: props.isLabelHidden ? 'medium' : 'long' })(date) : ''
      }
      monthLabelFormat={day({ month: 'long', year: 'numeric' })}
      weekdayFormat={day({ weekday: 'short' })}
      getDayAriaLabel={day({ dateStyle: 'full' })}
      ariaLabels={{
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        previousYear: t('date.previousYear'),
        nextYear: t('date.nextYear'),
        previousDecade: t('date.previousDecade'),
        nextDecade: t('date.nextDecade'),
      }}
      popoverProps={{ ...FLOATING, id, returnFocus: true }}
    />
  );
}
