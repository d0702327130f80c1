import type { Amount } from './model.ts';

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** The minor units of eBay's decimal text; undefined if the text is invalid. */
export function minorOf(value: string): number | undefined {
  if (!AMOUNT.test(value)) return undefined;
  const [whole = '0', cents = ''] = value.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

export function amountOf(minor: number, currency: string): Amount {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return { value: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}
