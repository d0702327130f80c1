import type { DatePickerProps } from '../date-picker/calendar-field.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import classes from './list.module.css';

type DayFieldProps = Pick<DatePickerProps, 'label' | 'placeholder' | 'min' | 'max' | 'value' | 'onChange'>;

/** A day that limits a list. Its label is in front of it, so that it fits into a toolbar. */
export function DayField(props: DayFieldProps) {
  return (
    <span className={classes.day}>
      <span aria-hidden="true">{props.label}</span>
      <DatePicker isLabelHidden isClearable {...props} />
    </span>
  );
}
