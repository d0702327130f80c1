import { PurchaseRefused } from '../buyers/refused.ts';

/** Reads the console's JSON bodies field by field; what does not fit is refused with the field's name. */

export class ControlRefusal extends Error {
  override name = 'ControlRefusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Fields = Record<string, unknown>;

export function readFields(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  throw new ControlRefusal(400, 'a JSON object is expected');
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

export function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (isAbsent(value)) return undefined;
  if (typeof value === 'string') return value;
  throw new ControlRefusal(400, `${name} has to be text`);
}

export function requiredText(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (value === undefined) throw new ControlRefusal(400, `${name} is missing`);
  return value;
}

/** Numbers may come as text, as a form sends them. */
export function optionalNumber(fields: Fields, name: string, least: number, most: number): number | undefined {
  const value = fields[name];
  if (isAbsent(value)) return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number === 'number' && number >= least && number <= most) return number;
  throw new ControlRefusal(400, `${name} has to be a number from ${least} to ${most}`);
}

export function optionalInteger(fields: Fields, name: string, least: number, most: number): number | undefined {
  const number = optionalNumber(fields, name, least, most);
  if (number === undefined || Number.isInteger(number)) return number;
  throw new ControlRefusal(400, `${name} has to be a whole number`);
}

export const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 'on';

/** A price in major units, as a person types it, in minor ones; undefined where none is given. */
export function optionalPriceMinor(fields: Fields, name: string): number | undefined {
  const price = optionalNumber(fields, name, 0.01, 1_000_000);
  return price === undefined ? undefined : Math.round(price * 100);
}

/** How many rows an address asks for, from one to `most`; what can not be read asks for `usual`. */
export function pageLimit(limit: string | undefined, { usual, most }: { usual: number; most: number }): number {
  return Math.max(1, Math.min(most, Number(limit ?? usual) || usual));
}

/** A purchase that the marketplace does not let happen is the console's refusal. */
export async function refusing<T>(purchase: Promise<T>): Promise<T> {
  try {
    return await purchase;
  } catch (error) {
    if (error instanceof PurchaseRefused) throw new ControlRefusal(409, error.message);
    throw error;
  }
}
