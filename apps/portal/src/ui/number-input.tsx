import { TextInput } from '@mantine/core';
import {
  type EnteredNumber,
  keepTyped,
  minorDigits,
  numberStyle,
  readNumber,
  withoutMarks,
  writeNumber,
} from '@quayside/kernel';
import { type ClipboardEvent, type DragEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './number-input.module.css';

export interface NumberInputProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly name?: string;
  /** Whole minor units; null if empty; `unreadable` if the text is ambiguous or not a number. */
  readonly value: EnteredNumber;
  readonly onChange: (value: EnteredNumber) => void;
  /** The field's error. For unreadable text, the field itself explains the format. */
  readonly error?: ReactNode;
  readonly mayBeNegative?: boolean;
  readonly disabled?: boolean;
}

/** An amount of money: two decimals for most currencies, none for yen. */
export function MoneyInput({ currency, ...props }: NumberInputProps & { readonly currency: string }) {
  const { locale } = useFormat();
  const marks = useMemo(() => marksOf(currency, locale), [currency, locale]);
  return <DecimalInput {...props} decimals={minorDigits(currency)} isFixed unit={currency} marks={marks} />;
}

/** A percentage in basis points, with at most two decimals. */
export function PercentInput(props: NumberInputProps) {
  return <DecimalInput {...props} decimals={2} isFixed={false} unit="%" marks={PERCENT} />;
}

/** A whole number: pieces, days, characters. */
export function CountInput(props: NumberInputProps & { readonly unit?: string }) {
  return <DecimalInput {...props} decimals={0} isFixed={false} isGrouped marks={NO_MARKS} />;
}

const PERCENT = ['%', '\u066A', '\uFF05'];
const NO_MARKS: readonly string[] = [];

/** The ways in which people write the currency next to an amount: €, EUR; US$, $, USD. */
function marksOf(currency: string, locale: string): readonly string[] {
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
  );
  // The longest first, so that `US$` is matched before `$`.
  return [...new Set(signs)].sort((one, other) => other.length - one.length);
}

interface DecimalInputProps extends NumberInputProps {
  readonly decimals: number;
  /** Shows all decimals once the field loses focus. */
  readonly isFixed: boolean;
  /** Groups the digits while the field does not have the focus: 500,000. */
  readonly isGrouped?: boolean;
  readonly unit?: string;
  /** Symbols that a pasted number may have before or after it. */
  readonly marks: readonly string[];
}

/**
 * A number input in the language's format. Typed text stays as typed: digits, one decimal separator, trailing zeros. Pasted text is parsed
 * or rejected, and shows its parsed value at once (specification, section 5). No floating point is used.
 */
function DecimalInput(props: DecimalInputProps) {
  const { value, decimals, isFixed, isGrouped = false, mayBeNegative = false } = props;
  const { t } = useTranslation('widgets');
  const format = useFormat();
  const { locale } = format;
  const style = useMemo(() => numberStyle(locale), [locale]);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // An object, so that a rejected key also re-renders the field and keeps the caret.
  const [typed, setTyped] = useState({ text: '' });
  // True from the first key until the field loses focus; the focus event may arrive after the key.
  const [isTyping, setIsTyping] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const write = (n: number) => (isGrouped && !isFocused ? format.number(n) : writeNumber(n, style, decimals, isFixed));
  const written = typeof value === 'number' ? write(value) : '';
  const shown = isTyping || value === 'unreadable' ? typed.text : written;

  // Without this, a rejected key would move the caret to the end.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  // The text changes with the focus, which would drop the selection that the Tab key makes.
  useLayoutEffect(() => {
    if (isFocused && isGrouped) input.current?.select();
  }, [isFocused, isGrouped]);

  const judge = (text: string): EnteredNumber => {
    const entered = readNumber(text, style, decimals);
    return typeof entered === 'number' && entered < 0 && !mayBeNegative ? 'unreadable' : entered;
  };
  const type = (text: string, at: number | null) => {
    const kept = keepTyped(text, style, mayBeNegative);
    if (kept !== text && at !== null) caret.current = keepTyped(text.slice(0, at), style, mayBeNegative).length;
    setTyped({ text: kept });
    setIsTyping(true);
    setRefused(null);
    props.onChange(judge(kept));
  };
  const insert = (event: ClipboardEvent | DragEvent, text: string, from: number, to: number) => {
    event.preventDefault();
    const pasted = withoutMarks(text, props.marks);
    const entered = judge(shown.slice(0, from) + pasted + shown.slice(to));
    if (typeof entered !== 'number') {
      setRefused(text.trim().slice(0, 40));
      return;
    }
    setRefused(null);
    setTyped({ text: writeNumber(entered, style, decimals, isFixed) });
    setIsTyping(true);
    props.onChange(entered);
  };

  const unreadable = t('number.unreadable', { example: writeNumber(123_456, style, decimals, isFixed) });
  const problem = props.error && value === 'unreadable' ? unreadable : props.error;
  return (
    <TextInput
      ref={input}
      {...(props.isLabelHidden ? { 'aria-label': props.label } : { label: props.label })}
      {...(props.name ? { name: props.name } : {})}
      description={props.description}
      value={shown}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      disabled={props.disabled ?? false}
      error={refused === null ? problem : t('number.notPasted', { text: refused })}
      classNames={{ input: classes.input ?? '', section: classes.unit ?? '' }}
      {...(props.unit ? { rightSection: props.unit, rightSectionWidth: props.unit.length > 1 ? 48 : 30 } : {})}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false);
        setIsTyping(false);
        setRefused(null);
      }}
      onChange={(event) => {
        const { value: text, selectionStart } = event.currentTarget;
        const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
        if (!isComposing) type(text, selectionStart);
        else {
          setTyped({ text });
          setIsTyping(true);
        }
      }}
      onCompositionEnd={(event) => type(event.currentTarget.value, event.currentTarget.selectionStart)}
      onPaste={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget;
        insert(event, event.clipboardData.getData('text'), selectionStart ?? 0, selectionEnd ?? shown.length);
      }}
      onDrop={(event) => insert(event, event.dataTransfer.getData('text'), 0, shown.length)}
    />
  );
}
