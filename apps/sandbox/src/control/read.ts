import { PurchaseRefused } from '../buyers/refused.ts';

/** Reads the console's JSON bodies field by field; an error names the invalid field. */

export class ControlRefusal extends Error {
  override name = 'ControlRefusal';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
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

/** Numbers may be sent as text, as forms do. */
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

/** A typed price in major units, converted to minor units; undefined if absent. */
export function optionalPriceMinor(fields: Fields, name: string): number | undefined {
  const price = optionalNumber(fields, name, 0.01, 1_000_000);
  return price === undefined ? undefined : Math.round(price * 100);
}

/** The requested number of rows, from one to `most`; `usual` if it is invalid. */
export function pageLimit(limit: string | undefined, { usual, most }: { usual: number; most: number }): number {
  return Math.max(1, Math.min(most, Number(limit ?? usual) || usual));
}

/** Converts a rejected purchase to an error of the console. */
export async function refusing<T>(purchase: Promise<T>): Promise<T> {
  try {
    return await purchase;
  } catch (error) {
    if (error instanceof PurchaseRefused) throw new ControlRefusal(409, error.message);
    throw error;
  }
}
