import { isApiError } from '../api/api-error.ts';
import type { ToastValues } from '../toasts/toast-audience.ts';
import type { ToastEvent } from '../toasts/toasts.data.ts';
import { FAILURE_RULES, type FailureAction, type FailureRule } from './failure-rules.data.ts';

/** The status of a failure without one: no response arrived, or no call was made (specification, section 8). */
const NO_STATUS = 418;
/** Error codes whose sentence equals the generic text. */
const SAYS_NO_MORE: ReadonlySet<string> = new Set(['internal']);
/** A failed load above this status breaks the screen; the screen itself shows those below. */
const HIGHEST_OWN_STATUS = 499;

/** The known facts of a failure from any source. */
export interface FailureFacts {
  /** An HTTP status, or a word in its place. */
  readonly status: number | string;
  /** The error code; empty if there is none. */
  readonly code: string;
  /** The text for the user; empty if there is none. */
  readonly text: string;
}

/** How a failed change is shown. */
export type FailurePlace =
  | { readonly kind: 'silent' }
  | { readonly kind: 'toast'; readonly event: ToastEvent; readonly values: ToastValues };

export function factsOf(error: unknown): FailureFacts {
  if (isApiError(error)) return { status: error.status || NO_STATUS, code: error.code, text: error.description };
  if (typeof error !== 'object' || error === null) return { status: NO_STATUS, code: '', text: '' };
  const status = 'status' in error ? error.status : undefined;
  const text = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { status: typeof status === 'number' || typeof status === 'string' ? status : NO_STATUS, code: '', text };
}

/**
 * Whether a failed load breaks its screen. A failed refetch does not.
 * @param hasData whether earlier data is shown
 */
export function isGeneralFailure(error: unknown, hasData: boolean): boolean {
  const { status } = factsOf(error);
  return !hasData && typeof status === 'number' && status > HIGHEST_OWN_STATUS;
}

export function placeOf(error: unknown, action: FailureAction = 'change'): FailurePlace {
  const rule: FailureRule = FAILURE_RULES[action];
  const facts = factsOf(error);
  if (rule.silentFor && facts[rule.silentFor.part] === rule.silentFor.is) return { kind: 'silent' };
  // The server's sentences are for users; messages of programming errors are not.
  const sentence = isApiError(error) && !SAYS_NO_MORE.has(facts.code) ? facts.text : '';
  const own = rule.byCode?.[facts.code];
  if (own !== undefined) return { kind: 'toast', event: own, values: {} };
  if (rule.otherwise !== 'description') {
    const values: ToastValues = sentence === '' || rule.isAlone ? {} : { detail: sentence };
    return { kind: 'toast', event: rule.otherwise, values };
  }
  return sentence === ''
    ? { kind: 'toast', event: 'genericError', values: {} }
    : { kind: 'toast', event: 'failureMessage', values: { message: sentence } };
}

/** Field → error code of a form's fields; empty if the failure names none. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  const fields = Object.entries(error.fields).filter(([path]) => path.startsWith('body.'));
  return Object.fromEntries(fields.map(([path, code]) => [path.slice('body.'.length), code]));
}
