import type { Format } from '../../lib/i18n/format.ts';

function isMoney(value: object): value is { minor: number; currency: string } {
  return (
    'minor' in value && typeof value.minor === 'number' && 'currency' in value && typeof value.currency === 'string'
  );
}

/** A recorded value for people: money as money, other objects as `name: value`; empty for nothing. */
export function valueText(value: unknown, format: Format): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return format.number(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, format)).join(', ');
  if (isMoney(value)) return format.money(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${valueText(part, format)}`)
    .join(', ');
}
