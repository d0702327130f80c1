import { Input } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { DatePickerProps } from './calendar-field.tsx';

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
