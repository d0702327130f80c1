import type { Format } from '../../lib/i18n/format.ts';
import { describeNumber, describeRecorded, describeText } from './recorded-value.ts';
import type { ValueWords } from './value-words.ts';

function isMoney(value: object): value is { minor: number; currency: string } {
  return (
    'minor' in value && typeof value.minor === 'number' && 'currency' in value && typeof value.currency === 'string'
  );
}

/** Formats a recorded value in words: money as money, codes as what they mean, objects by the parts that people decide; empty for null. */
export function valueText(field: string, value: unknown, format: Format, words: ValueWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return describeNumber(field, value, format) ?? format.number(value);
  if (typeof value === 'string') return describeText(field, value, format, words) ?? value;
  if (typeof value === 'boolean') return words.flag(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return format.values(value.map((one) => valueText(field, one, format, words)));
  if (isMoney(value) && Object.keys(value).length === 2) return format.money(value);
  const formatted = describeRecorded(field, value as Readonly<Record<string, unknown>>, format, words);
  if (formatted !== undefined) return formatted;
  return Object.entries(value)
    .map(([name, part]) => words.labelled(words.field(name), valueText(name, part, format, words)))
    .join(' · ');
}
