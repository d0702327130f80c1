import { ConnectorError, type ConnectorErrorKind } from '@quayside/connector-kit';
import type { OfferRequestResult, Problem, ProductReport } from './wire.ts';

/** Gateway timeouts: the server behind the gateway may have done the work. */
const LOST_BEHIND_A_GATEWAY = new Set([502, 504]);

/** Octopia's message for a used-up quota, which does not always have the status 429. */
const QUOTA_USED_UP = /quota ?exceeded/i;

/** 403 usually means that the seller has not linked the client. These words mean that a permission is missing instead. */
const RIGHT_MISSING = /\b(right|permission|scope|role|droit)s?\b/i;

/** Long enough for several of Octopia's sentences, short enough for a table cell's tooltip. */
const REASON_LIMIT = 600;

export interface Refusal {
  readonly status: number;
  readonly problem: Problem;
  readonly isRepeatable: boolean;
}

export function isQuotaUsedUp({ problem }: Pick<Refusal, 'problem'>): boolean {
  return [problem.title ?? '', ...sentencesOf(problem)].some((text) => QUOTA_USED_UP.test(text));
}

export function toConnectorError({ status, problem, isRepeatable }: Refusal): ConnectorError {
  const sentences = sentencesOf(problem);
  // `[3].price.price` and `products[3].title` contain the entry's index, which is already known.
  const field = Object.keys(problem.errors ?? {})[0]?.replace(/^\w*\[\d+\]\.?/, '');
  const isRightMissing = status === 403 && RIGHT_MISSING.test(sentences.join(' '));
  const isNotLinked = status === 403 && !isRightMissing;
  return new ConnectorError(
    kindOf(status, isRepeatable),
    shortened(sentences.join(' ') || `Octopia answered with status ${status}.`),
    {
      code: isNotLinked ? 'not-linked' : String(status),
      ...(field ? { field } : {}),
      ...(isNotLinked ? { lost: 'seller-unknown' } : {}),
      ...(isRightMissing ? { lost: 'right-missing' } : {}),
    },
  );
}

function sentencesOf({ title, detail, errors }: Problem): string[] {
  const said = [detail, ...Object.values(errors ?? {}).flat()].filter((text) => text !== undefined && text !== '');
  const sentences = said.length > 0 ? said : [title];
  return [...new Set(sentences.filter((text) => typeof text === 'string'))];
}

function kindOf(status: number, isRepeatable: boolean): ConnectorErrorKind {
  if (status === 401 || status === 403) return 'auth-expired';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status < 500) return 'rejected';
  return !isRepeatable && LOST_BEHIND_A_GATEWAY.has(status) ? 'unknown' : 'unavailable';
}

/** The rejection of an offer line in Octopia's words. */
export function refusalByResult({ integrationStatus, results }: OfferRequestResult): ConnectorError {
  const [first] = results ?? [];
  const reason = shortened([...new Set((results ?? []).flatMap(({ message }) => message ?? []))].join(' '));
  if (integrationStatus === 'Duplicated') {
    // Octopia dropped both lines of the reference. Nothing was done, and the change itself is valid.
    return new ConnectorError('unavailable', reason || 'Octopia met the reference twice.', { code: 'Duplicated' });
  }
  return new ConnectorError('rejected', reason || 'Octopia refused the offer.', {
    ...(first?.resultCode === undefined ? {} : { code: first.resultCode }),
  });
}

/** The rejection of a product in Octopia's words. */
export function refusalByReport({ errors = [] }: ProductReport): ConnectorError {
  const [first] = errors;
  const reason = shortened([...new Set(errors.flatMap(({ message }) => message ?? []))].join(' '));
  return new ConnectorError('rejected', reason || 'Octopia refused the product.', {
    ...(first?.code === undefined ? {} : { code: first.code }),
    ...(first?.field === undefined ? {} : { field: first.field }),
  });
}

export function shortened(text: string): string {
  return text.length > REASON_LIMIT ? `${text.slice(0, REASON_LIMIT - 1)}…` : text;
}

/** The change was submitted but is not visible in time, so it must be read back. */
export function stillInProcess(): ConnectorError {
  return new ConnectorError('unknown', 'Octopia has the change and is still at it.', { code: 'in-process' });
}

/** The product is being added to the catalogue; the offer follows with the next submission. */
export function productFirst(): ConnectorError {
  return new ConnectorError('unknown', 'Octopia is taking the product into its catalogue.', { code: 'product-first' });
}
