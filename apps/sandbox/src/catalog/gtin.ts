import { hash32 } from '../platform/seeded.ts';

/** The thirteenth digit of an EAN, calculated from the first twelve (GS1's modulo 10). */
export function eanCheckDigit(first12: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += Number(first12[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit of a product code, which has 8 to 14 digits, is the check digit of the others. */
export function endsInCheckDigit(code: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...code].reverse().entries()) sum += Number(digit) * (index % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/**
 * An EAN for about six rows in ten. The prefixes 200 to 299 are reserved for use inside a shop, so they belong to no
 * real product.
 */
export function deriveEan(sku: string): string | undefined {
  const hash = hash32(`ean/${sku}`);
  if (hash % 10 >= 6) return undefined;
  const first12 = `2${String(hash % 100).padStart(2, '0')}${String(hash32(`ean-digits/${sku}`) % 1_000_000_000).padStart(9, '0')}`;
  return `${first12}${eanCheckDigit(first12)}`;
}
