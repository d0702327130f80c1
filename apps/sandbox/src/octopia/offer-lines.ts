import { badRequest, type FieldErrors } from './errors.ts';
import type { DeliveryTerms, OfferLine, Tax } from './model.ts';

/**
 * Reads the body of `offer-requests`. Malformed lines are rejected at once; violated rules are reported in the results.
 */
const MAX_LINES = 100;
const LONGEST_REFERENCE = 50;
const MAX_PIECES = 10_000_000_000;
const TAX_CODES = ['VAT', 'Ecotax', 'Deatax'];

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const minor = (amount: number): number => Math.round(amount * 100);

/** Collects the problems of one line, by the path of the field. */
class LineReader {
  readonly errors: FieldErrors = {};
  readonly #index: number;
  constructor(index: number) {
    this.#index = index;
  }

  complain(path: string, problem: string): undefined {
    this.errors[`[${this.#index}].${path}`] = [problem];
    return undefined;
  }

  text(fields: Fields, name: string, path = name): string | undefined {
    const value = fields[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'string' ? value : this.complain(path, 'It has to be text.');
  }

  number(fields: Fields, name: string, path = name): number | undefined {
    const value = fields[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'number' && Number.isFinite(value) ? value : this.complain(path, 'It has to be a number.');
  }

  whole(fields: Fields, name: string, most: number): number | undefined {
    const value = this.number(fields, name);
    if (value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)) return value;
    return this.complain(name, `It has to be a whole number from 0 to ${most}.`);
  }

  object(fields: Fields, name: string): Fields | undefined {
    const value = fields[name];
    if (value === undefined || value === null) return undefined;
    return isObject(value) ? value : this.complain(name, 'It has to be an object.');
  }

  list(fields: Fields, name: string, path: string): Fields[] | undefined {
    const value = fields[name];
    if (value === undefined || value === null) return undefined;
    if (Array.isArray(value) && value.every(isObject)) return value;
    return this.complain(path, 'It has to be a list of objects.');
  }

  reference(fields: Fields): string {
    const reference = this.text(fields, 'sellerExternalReference') ?? '';
    if (reference === '' || reference.length > LONGEST_REFERENCE) {
      this.complain('sellerExternalReference', `It is required and has at most ${LONGEST_REFERENCE} characters.`);
    }
    return reference;
  }

  gtin(product: Fields): string | undefined {
    const gtin = this.text(product, 'gtin', 'product.gtin');
    if (gtin !== undefined && !/^\d{13}$/.test(gtin)) return this.complain('product.gtin', 'A GTIN has 13 digits.');
    return gtin;
  }

  taxes(price: Fields): Tax[] | undefined {
    return this.list(price, 'taxes', 'price.taxes')?.map((tax) => {
      const code = this.text(tax, 'code', 'price.taxes.code') ?? '';
      const value = this.number(tax, 'value', 'price.taxes.value');
      // EcoTax is the field's name in XML, and not valid here.
      if (!TAX_CODES.includes(code))
        this.complain('price.taxes.code', `'${code}' is not one of ${TAX_CODES.join(', ')}.`);
      if (value === undefined) this.complain('price.taxes.value', 'It is required.');
      return { code, value: value ?? 0 };
    });
  }

  price(fields: Fields): Pick<OfferLine, 'priceMinor' | 'originPriceMinor' | 'taxes'> {
    const price = this.object(fields, 'price');
    if (price === undefined) return {};
    const amount = this.number(price, 'price', 'price.price');
    if (amount === undefined || amount <= 0) this.complain('price.price', 'It is required and above zero.');
    const origin = this.number(price, 'originPrice', 'price.originPrice');
    const taxes = this.taxes(price);
    return {
      priceMinor: minor(amount ?? 0),
      ...(origin === undefined ? {} : { originPriceMinor: minor(origin) }),
      ...(taxes === undefined ? {} : { taxes }),
    };
  }

  deliveryModes(fields: Fields): DeliveryTerms[] | undefined {
    const modes = this.list(fields, 'deliveryModes', 'deliveryModes')?.map((mode) => {
      const code = this.text(mode, 'code', 'deliveryModes.code') ?? '';
      const cost = this.number(mode, 'cost', 'deliveryModes.cost') ?? -1;
      const additionalCost = this.number(mode, 'additionalCost', 'deliveryModes.additionalCost') ?? 0;
      if (code === '') this.complain('deliveryModes.code', 'It is required.');
      if (cost < 0 || additionalCost < 0) this.complain('deliveryModes.cost', 'It is required and not below zero.');
      return { code, cost: minor(cost), additionalCost: minor(additionalCost) };
    });
    return modes?.length === 0 ? this.complain('deliveryModes', 'At least one is required.') : modes;
  }

  line(entry: unknown): OfferLine {
    const fields = isObject(entry) ? entry : {};
    const product = this.object(fields, 'product') ?? {};
    const line = {
      reference: this.reference(fields),
      gtin: this.gtin(product),
      productReference: this.text(product, 'reference', 'product.reference'),
      condition: this.text(fields, 'condition'),
      ...this.price(fields),
      deliveryModes: this.deliveryModes(fields),
      preparationTime: this.whole(fields, 'preparationTime', 365),
      quantity: this.whole(fields, 'quantity', MAX_PIECES),
    };
    return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as unknown as OfferLine;
  }
}

/** The lines of a body; rejects all of them if one is malformed. */
export function readLines(body: unknown): OfferLine[] {
  if (!Array.isArray(body) || body.length === 0 || body.length > MAX_LINES) {
    throw badRequest('The request failed', { '': [`The body has to be a list of 1 to ${MAX_LINES} offers.`] });
  }
  const errors: FieldErrors = {};
  const lines = body.map((entry: unknown, index) => {
    const reader = new LineReader(index);
    const line = reader.line(entry);
    Object.assign(errors, reader.errors);
    return line;
  });
  if (Object.keys(errors).length > 0) throw badRequest('The request failed', errors);
  return lines;
}
