import { ConnectorError, type ConnectorErrorKind } from '@quayside/connector-kit';
import type { EbayError } from './wire.ts';

/**
 * Error ids whose kind is not what the HTTP status says: eBay answers 400 for a missing sku and 200 or 207 for a bulk entry that
 * met a system error. The ids are listed per operation in eBay's documentation.
 */
const KINDS: Readonly<Record<number, ConnectorErrorKind>> = {
  // Identity of the caller: token missing, invalid, expired; scopes that the consent does not cover.
  1001: 'auth-expired',
  1002: 'auth-expired',
  1003: 'auth-expired',
  1100: 'auth-expired',
  // Calls of the day used up.
  2001: 'rate-limited',
  // Feed: too many tasks at once, too many in the period.
  160024: 'rate-limited',
  160025: 'rate-limited',
  // No such sku, group, resource, offer, task, file.
  25701: 'not-found',
  25702: 'not-found',
  25705: 'not-found',
  25710: 'not-found',
  25713: 'not-found',
  25725: 'not-found',
  160003: 'not-found',
  160014: 'not-found',
  // A system error before any work, and two writers at once.
  25001: 'unavailable',
  25025: 'unavailable',
  20500: 'unavailable',
  30500: 'unavailable',
  62000: 'unavailable',
  105000: 'unavailable',
  110000: 'unavailable',
  140000: 'unavailable',
  160001: 'unavailable',
};

/** The consent does not cover the call. */
const RIGHT_MISSING = 1100;

/** A gateway that gave up waiting: what stood behind it may have done the work. */
const LOST_BEHIND_A_GATEWAY = new Set([502, 504]);

/**
 * A listing takes 250 changes a day and no documentation names the id of the refusal that follows, so its words are read: the number
 * beside the revision. Taken for a refusal of the content it would never be repeated, although the next day would accept it.
 */
const REVISIONS_USED_UP = /\brevis\w*\b.*\b250\b|\b250\b.*\brevis/is;

/** Long enough for eBay's longest sentences, short enough for a table cell's tooltip. */
const REASON_LIMIT = 600;

export interface Refusal {
  readonly status: number;
  readonly errors: readonly EbayError[];
  readonly isRepeatable: boolean;
  /** ISO; known for a 429. */
  readonly retryAt?: string;
}

export function toConnectorError({ status, errors, isRepeatable, retryAt }: Refusal): ConnectorError {
  const decisive = errors.find((error) => error.errorId !== undefined && error.errorId in KINDS) ?? errors[0];
  const field = fieldOf(errors);
  const reason = reasonOf(status, errors);
  return new ConnectorError(kindOf(status, decisive?.errorId, isRepeatable, reason), reason, {
    ...(decisive?.errorId === undefined ? {} : { code: String(decisive.errorId) }),
    ...(field === undefined ? {} : { field }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(decisive?.errorId === RIGHT_MISSING ? { lost: 'right-missing' } : {}),
  });
}

function kindOf(
  status: number,
  errorId: number | undefined,
  isRepeatable: boolean,
  reason: string,
): ConnectorErrorKind {
  if (status < 500 && REVISIONS_USED_UP.test(reason)) return 'rate-limited';
  const byId = errorId === undefined ? undefined : KINDS[errorId];
  if (byId) return byId;
  if (status === 401) return 'auth-expired';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status < 500) return 'rejected';
  return !isRepeatable && LOST_BEHIND_A_GATEWAY.has(status) ? 'unknown' : 'unavailable';
}

function reasonOf(status: number, errors: readonly EbayError[]): string {
  const sentences = errors.map((error) => error.longMessage || error.message || '').filter((text) => text !== '');
  const text = [...new Set(sentences)].join(' ') || `eBay answered with status ${status}.`;
  return text.length > REASON_LIMIT ? `${text.slice(0, REASON_LIMIT - 1)}…` : text;
}

function fieldOf(errors: readonly EbayError[]): string | undefined {
  const parameters = errors.flatMap((error) => error.parameters ?? []);
  return parameters.find(({ name }) => /^(field|aspect)(name)?$/i.test(name ?? ''))?.value;
}
