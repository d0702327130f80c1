const FRACTION_DIGITS = 2;

export function decimalSeparatorOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** A plain decimal with a point, as a number field hands it out, → whole hundredths; null for what is no such number. */
export function toMinor(text: string): number | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = Number(whole + fraction.padEnd(FRACTION_DIGITS, '0'));
  return sign ? -minor : minor;
}

/** Whole hundredths → a plain decimal. `isFixed` keeps both decimals, as money has them. */
export function fromMinorText(hundredths: number, isFixed: boolean): string {
  const sign = hundredths < 0 ? '-' : '';
  const digits = String(Math.abs(hundredths)).padStart(FRACTION_DIGITS + 1, '0');
  const fixed = `${sign}${digits.slice(0, -FRACTION_DIGITS)}.${digits.slice(-FRACTION_DIGITS)}`;
  return isFixed ? fixed : fixed.replace(/\.?0+$/, '');
}
