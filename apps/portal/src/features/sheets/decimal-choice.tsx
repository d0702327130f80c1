import type { DecimalMark } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Radios } from '../../ui/options.tsx';

const LABELS = { point: '1,234.50', comma: '1.234,50' } as const satisfies Record<DecimalMark, string>;

/** How a file writes decimals. It is never guessed. */
export function DecimalChoice(props: { readonly value: DecimalMark; readonly onChange: (value: DecimalMark) => void }) {
  const { t } = useTranslation('sheets');
  return (
    <Radios
      label={t('decimal')}
      value={props.value}
      options={(['point', 'comma'] as const).map((value) => ({ value, label: LABELS[value] }))}
      onChange={props.onChange}
    />
  );
}

/** The marks of the reader's language, as a proposal that the dialog shows. */
export function markOf(locale: string): DecimalMark {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? 'comma' : 'point';
}
