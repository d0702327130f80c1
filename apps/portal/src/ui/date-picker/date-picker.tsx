import { Input } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';

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

const CalendarField = lazyPart(async () => ({ default: (await import('./calendar-field.tsx')).CalendarField }));

/** Chooses a day from a calendar in the reader's language. The calendar's code loads when one is first shown. */
export function DatePicker(props: DatePickerProps) {
  return (
    <Suspense
      fallback={
        <Input.Wrapper label={props.isLabelHidden ? null : props.label} description={props.description}>
          <Input component="button" type="button" pointer disabled aria-busy="true" aria-label={props.label} />
        </Input.Wrapper>
      }
    >
      <CalendarField {...props} />
    </Suspense>
  );
}
