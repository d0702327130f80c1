import { isApiError } from '../api/api-error.ts';
import type { ToastValues } from '../toasts/show-toast.ts';
import type { ToastEvent } from '../toasts/toasts.data.ts';
import { FAILURE_RULES, type FailureAction, type FailureRule } from './failure-rules.data.ts';

/** The status of a failure that has none: no answer arrived, or nobody was asked (specification, section 8). */
const NO_STATUS = 418;
/** Their sentences say what the generic words say. */
const SAYS_NO_MORE: ReadonlySet<string> = new Set(['internal']);
/** A load that fails above this breaks the screen; what is below, the screen says itself. */
const HIGHEST_OWN_STATUS = 499;

/** What is known of a failure, wherever it comes from. */
export interface FailureFacts {
  /** An HTTP status, or the word that an outcome says instead. */
  readonly status: number | string;
  /** The error code; empty where there is none. */
  readonly code: string;
  /** The sentence for people; empty where there is none. */
  readonly text: string;
}

/** Where a failed change is said. */
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
 * Whether a load that failed breaks its screen. What stands there already stays: a look for news that failed takes nothing away.
 * @param hasData an earlier answer is shown
 */
export function isGeneralFailure(error: unknown, hasData: boolean): boolean {
  const { status } = factsOf(error);
  return !hasData && typeof status === 'number' && status > HIGHEST_OWN_STATUS;
}

export function placeOf(error: unknown, action: FailureAction = 'change'): FailurePlace {
  const rule: FailureRule = FAILURE_RULES[action];
  const facts = factsOf(error);
  if (rule.silentFor && facts[rule.silentFor.part] === rule.silentFor.is) return { kind: 'silent' };
  // A sentence of our server is for people; the message of a mistake in the code is not.
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

/** Field → code of what is wrong there, for the fields of a form's body; empty where the failure names none. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  const fields = Object.entries(error.fields).filter(([path]) => path.startsWith('body.'));
  return Object.fromEntries(fields.map(([path, code]) => [path.slice('body.'.length), code]));
}
