import { type EbayErrorId, type EbayErrorKind, ebayErrors } from './error-messages.data.ts';

export interface EbayErrorBody {
  errorId: number;
  domain: string;
  subdomain?: string;
  category: string;
  message: string;
  longMessage: string;
  parameters?: { name: string; value: string }[];
}

export type ErrorParameters = Record<string, string | number>;

export function ebayError(errorId: EbayErrorId, parameters: ErrorParameters = {}): EbayErrorBody {
  const kind: EbayErrorKind = ebayErrors[errorId];
  const message = kind.message
    .replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
    .replace(/[\s:]+$/, '');
  const named = Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) }));
  return {
    errorId,
    domain: kind.domain,
    ...(kind.domain === 'API_INVENTORY' ? { subdomain: 'Selling' } : {}),
    category: kind.category,
    message,
    longMessage: message,
    ...(named.length > 0 ? { parameters: named } : {}),
  };
}

/** Ends a call (or one entry of a bulk call) with eBay's error body. */
export class EbayRefusal extends Error {
  override name = 'EbayRefusal';
  readonly status: number;
  readonly errors: EbayErrorBody[];
  constructor(status: number, errors: EbayErrorBody[]) {
    super(errors.map((error) => `${error.errorId} ${error.message}`).join('; '));
    this.status = status;
    this.errors = errors;
  }
}

export function refusal(status: number, errorId: EbayErrorId, parameters?: ErrorParameters): EbayRefusal {
  return new EbayRefusal(status, [ebayError(errorId, parameters)]);
}
