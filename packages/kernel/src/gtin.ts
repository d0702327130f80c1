/**
 * A GTIN of 8, 12, 13 or 14 digits as one of 14, so that all its forms are alike; spaces and hyphens are left out. Undefined for what is
 * none, its check digit included.
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
