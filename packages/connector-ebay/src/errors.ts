import { ConnectorError, type ConnectorErrorKind } from '@quayside/connector-kit';
import type { EbayError } from './wire.ts';

/**
 * Error ids whose kind differs from what the HTTP status suggests: eBay sends 400 for a missing SKU, and 200 or 207 for a bulk entry with a
 * system error. eBay's documentation lists the ids per operation.
 */
const KINDS: Readonly<Record<number, ConnectorErrorKind>> = {
  // Authentication: token missing, invalid or expired; scopes outside the consent.
  1001: 'auth-expired',
  1002: 'auth-expired',
  1003: 'auth-expired',
  1100: 'auth-expired',
  // Daily quota used up.
  2001: 'rate-limited',
  // Feed: too many tasks at once or in the period.
  160024: 'rate-limited',
  160025: 'rate-limited',
  // Unknown SKU, group, resource, offer, category tree, task or file.
  25701: 'not-found',
  25702: 'not-found',
  25705: 'not-found',
  25710: 'not-found',
  25713: 'not-found',
  25725: 'not-found',
  62004: 'not-found',
  160003: 'not-found',
  160014: 'not-found',
  // Unknown ad, campaign, campaign name, report or report task.
  35044: 'not-found',
  35045: 'not-found',
  35046: 'not-found',
  35110: 'not-found',
  35140: 'not-found',
  // A system error before any work, or two concurrent writes.
  25001: 'unavailable',
  25025: 'unavailable',
  20500: 'unavailable',
  30500: 'unavailable',
  34900: 'unavailable',
  // An earlier refund is still being processed.
  34922: 'unavailable',
  62000: 'unavailable',
  105000: 'unavailable',
  110000: 'unavailable',
  140000: 'unavailable',
  160001: 'unavailable',
  35001: 'unavailable',
  35002: 'unavailable',
  145000: 'unavailable',
  // An earlier change of the campaign is still being applied, or its end.
  35061: 'unavailable',
  35063: 'unavailable',
};

/** The consent does not cover the call. */
const RIGHT_MISSING = 1100;

/** Gateway timeouts: the server behind the gateway may have done the work. */
const LOST_BEHIND_A_GATEWAY = new Set([502, 504]);

/**
 * A listing allows 250 changes a day. No documentation states the error id of the next change, so this matches its text: the number near
 * the word revision. As a content rejection it would never be repeated, although the next day would accept it.
 */
const REVISIONS_USED_UP = /\brevis\w*\b.*\b250\b|\b250\b.*\brevis/is;

/** Long enough for eBay's longest sentences, short enough for a table cell's tooltip. */
const REASON_LIMIT = 600;

export interface Refusal {
  readonly status: number;
  readonly errors: readonly EbayError[];
  readonly isRepeatable: boolean;
  /** ISO; set for a 429. */
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

/** eBay has accepted the work and does not show it yet. */
export function stillInProcess(cause?: ConnectorError): ConnectorError {
  const details = { code: 'in-process', ...(cause ? { cause } : {}) };
  return new ConnectorError('unknown', 'eBay has the listing and does not show it yet.', details);
}
