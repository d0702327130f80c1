import { ConnectorError, type ConnectorErrorKind } from '@quayside/connector-kit';
import type { Problem } from './definition/validate.ts';
import type { AmazonError, Issue, Submission } from './wire.ts';

/** Gateway timeouts: the server behind the gateway may have done the work. */
const LOST_BEHIND_A_GATEWAY = new Set([502, 504]);

/** Amazon's message for a token that renewal can replace. The error of a missing role has no such message. */
const TOKEN_REFUSED = /access token/i;
const SECRET_EXPIRED = /LWA secret/i;

/** Long enough for several of Amazon's sentences, short enough for a table cell's tooltip. */
const REASON_LIMIT = 600;

export interface Refusal {
  readonly status: number;
  readonly errors: readonly AmazonError[];
  readonly isRepeatable: boolean;
}

export function isTokenRefused({ status, errors }: Pick<Refusal, 'status' | 'errors'>): boolean {
  if (status !== 401 && status !== 403) return false;
  return errors.some(({ details = '', message = '' }) => TOKEN_REFUSED.test(`${message} ${details}`));
}

export function toConnectorError({ status, errors, isRepeatable }: Refusal): ConnectorError {
  const [first] = errors;
  const sentences = errors
    .flatMap(({ message, details }) => [message, details])
    .filter((text) => text !== undefined && text !== '');
  const isSecret = errors.some(({ details = '' }) => SECRET_EXPIRED.test(details));
  const code = isSecret ? 'secret-expired' : first?.code;
  return new ConnectorError(
    kindOf(status, isRepeatable),
    shortened(sentences.join(' ') || `Amazon answered with status ${status}.`),
    {
      ...(code === undefined ? {} : { code }),
      // A token error triggers a renewal. A call that is still rejected lacks a valid secret or a role.
      ...(isSecret ? { lost: 'keys-refused' } : status === 403 ? { lost: 'right-missing' } : {}),
    },
  );
}

function kindOf(status: number, isRepeatable: boolean): ConnectorErrorKind {
  if (status === 401 || status === 403) return 'auth-expired';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status < 500) return 'rejected';
  return !isRepeatable && LOST_BEHIND_A_GATEWAY.has(status) ? 'unknown' : 'unavailable';
}

/** Combines the errors among a listing's issues into one rejection in Amazon's words; undefined if there are none. */
export function refusalByIssues(issues: readonly Issue[] | undefined): ConnectorError | undefined {
  const errors = (issues ?? []).filter(({ severity }) => severity === 'ERROR');
  const [first] = errors;
  if (!first) return undefined;
  const field = first.attributeNames?.[0];
  const reason = [...new Set(errors.flatMap(({ message }) => message ?? []))].join(' ');
  return new ConnectorError('rejected', shortened(reason || 'Amazon found an error in the listing.'), {
    ...(first.code === undefined ? {} : { code: first.code }),
    ...(field === undefined ? {} : { field }),
  });
}

/**
 * The rejection of a submission in Amazon's words; undefined if it was accepted. The HTTP status is 200 in both cases.
 */
export function refusalBySubmission(submission: Submission | undefined): ConnectorError | undefined {
  if (submission?.status !== 'INVALID') return undefined;
  return refusalByIssues(submission.issues) ?? new ConnectorError('rejected', 'Amazon did not accept the submission.');
}

/**
 * What Amazon's preview finds wrong with a SKU's submission.
 * @throws ConnectorError `unavailable` if the response is about something else, or empty
 */
export function previewErrors(sku: string, preview: Submission | undefined): readonly Issue[] {
  const { status, issues = [] } = preview ?? {};
  if (preview?.sku !== sku || (status !== 'VALID' && status !== 'INVALID')) {
    throw new ConnectorError('unavailable', 'Amazon’s preview is not of the listing that was shown to it.');
  }
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (status === 'VALID' || errors.length > 0) return errors;
  return [{ severity: 'ERROR', message: 'Amazon would not take the listing, and does not say why.' }];
}

export function warningsOf(issues: readonly Issue[] | undefined): string[] {
  return (issues ?? []).filter(({ severity }) => severity === 'WARNING').flatMap(({ message }) => message ?? []);
}

/** The rejection of attributes by their product type's definition: a sentence for each attribute. */
export function refusalByProblems(problems: readonly Problem[]): ConnectorError {
  const sentences = [...new Set(problems.map(({ attribute, text }) => `${attribute} ${text}.`.trim()))];
  const field = problems[0]?.attribute;
  return new ConnectorError('rejected', shortened(sentences.join(' ')), {
    code: 'definition',
    ...(field ? { field } : {}),
  });
}

function shortened(text: string): string {
  return text.length > REASON_LIMIT ? `${text.slice(0, REASON_LIMIT - 1)}…` : text;
}

/** The submission was accepted but is not visible in time, so it must be read back. */
export function stillInProcess(): ConnectorError {
  return new ConnectorError('unknown', 'Amazon has accepted the change and is still at it.', { code: 'in-process' });
}
