import { NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalSeparatorOf, fromMinorText, toMinor } from '../lib/i18n/decimal.ts';

interface DecimalInputProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Hundredths of the unit: cents, or hundredths of a per cent. Null while empty. */
  readonly hundredths: number | null;
  readonly onChange: (hundredths: number | null) => void;
  readonly error?: ReactNode;
  readonly suffix?: string;
  readonly mayBeNegative?: boolean;
  readonly disabled?: boolean;
  /** Money always shows two decimals once left; per cent at most two. */
  readonly isMoney?: boolean;
}

/**
 * A number as people of the language write it: digits and one separator are kept, a doubled one collapses, what is being typed
 * stands as typed (specification, section 5). The value is whole hundredths; no floating point takes part.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { i18n } = useTranslation();
  const separator = decimalSeparatorOf(i18n.language);
  const shown = props.hundredths === null ? '' : fromMinorText(props.hundredths, props.isMoney ?? false);
  // From the first key until the field is left, what is typed stands: `12,` on the way to `12,50` must not lose its comma.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NumberInput
      {...(props.isLabelHidden ? { 'aria-label': props.label } : { label: props.label })}
      value={typed ?? shown}
      onBlur={() => setTyped(null)}
      onChange={(value) => {
        setTyped(String(value));
        props.onChange(toMinor(String(value)));
      }}
      decimalSeparator={separator}
      allowedDecimalSeparators={['.', ',']}
      decimalScale={2}
      allowNegative={props.mayBeNegative ?? false}
      valueIsNumericString
      hideControls
      error={props.error}
      disabled={props.disabled ?? false}
      {...(props.suffix ? { suffix: props.suffix } : {})}
      styles={{ input: { textAlign: 'end' } }}
    />
  );
}
