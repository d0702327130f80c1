import { type Names, unknownNames } from '../platform/ignored-fields.ts';
import { isObject, type JsonObject } from './conform.ts';
import type { EbaySite } from './sites.data.ts';
import { TradingFailure } from './trading-call.ts';
import { tradingNames, tradingValues } from './trading-names.data.ts';

/** An element that may stand several times is one object where it stands once. */
function asLists(names: Names, fields: JsonObject): JsonObject {
  if (names === true || Array.isArray(names)) return fields;
  const known = names as { readonly [name: string]: Names };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(known[name]) && !Array.isArray(value) ? [value] : value,
    ]),
  );
}

function strangeValue(value: unknown, name = ''): string | undefined {
  if (Array.isArray(value)) return value.map((one) => strangeValue(one, name)).find((one) => one !== undefined);
  if (isObject(value)) {
    const inner = Object.entries(value).map(([key, one]) => strangeValue(one, key));
    return inner.find((one) => one !== undefined);
  }
  const allowed = tradingValues[name];
  return allowed === undefined || allowed.includes(String(value)) ? undefined : `${String(value)} is no ${name}`;
}

/** @throws TradingFailure for an element that the call does not have, and for a value that is none of the element's */
export function checkTradingRequest(callName: string, fields: JsonObject): void {
  const names = tradingNames[callName] ?? true;
  const [misspelt] = unknownNames(names, asLists(names, fields));
  if (misspelt !== undefined) throw new TradingFailure('5', `there is no element ${misspelt}`);
  const strange = strangeValue(fields);
  if (strange !== undefined) throw new TradingFailure('37', strange);
}

/** @throws TradingFailure for a price in another currency than the site's */
export function checkCurrencies(xml: string, site: EbaySite): void {
  for (const [, currency] of xml.matchAll(/\bcurrencyID="([^"]*)"/g)) {
    if (currency !== site.currency) throw new TradingFailure('37', `${currency} is not the currency of the site`);
  }
}
