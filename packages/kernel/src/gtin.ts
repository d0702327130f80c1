/**
 * Normalizes a GTIN of 8, 12, 13 or 14 digits to 14 digits, so that its forms compare equal. Ignores spaces and hyphens. Undefined if the
 * text is not a GTIN or its check digit is wrong.
 */
export function toGtin14(text: string | null): string | undefined {
  const digits = text?.replaceAll(/[\s-]/g, '') ?? '';
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) return undefined;
  const whole = digits.padStart(14, '0');
  const weighed = [...whole.slice(0, 13)].reduce(
    (sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (weighed % 10)) % 10 === Number(whole[13]) ? whole : undefined;
}
