import type { ToastEvent } from '../toasts/toasts.data.ts';

/**
 * How a failed change is shown (specification, section 8). The first matching part applies: `silentFor`, `byCode`, `otherwise`. The
 * server's sentence shows below the event's text.
 */
export interface FailureRule {
  /** A status or code that is not shown, because it is expected or shown elsewhere. */
  readonly silentFor?: { readonly part: 'status' | 'text'; readonly is: string };
  readonly byCode?: Readonly<Record<string, ToastEvent>>;
  /** `description`: the server's sentence instead of the event's text, or the generic text if it sent none. */
  readonly otherwise: 'description' | ToastEvent;
  /** Whether the server's sentence is omitted, because it means nothing to a seller. */
  readonly isAlone?: true;
}

const CHART_CONFLICT = { chart_conflict: 'chartConflict' } as const;

/** One row for each kind of change that has its own failure message. */
export const FAILURE_RULES = {
  change: { otherwise: 'genericError' },
  /** For failures whose reason means nothing to a seller. */
  plain: { otherwise: 'genericError', isAlone: true },
  chartCreate: { byCode: CHART_CONFLICT, otherwise: 'chartCreateFailed' },
  chartUpdate: { byCode: CHART_CONFLICT, otherwise: 'chartUpdateFailed' },
  planChange: { otherwise: 'description' },
  adRates: { otherwise: 'adRatesFailed' },
  profileSave: { silentFor: { part: 'status', is: 'ERROR' }, otherwise: 'genericError' },
  payment: { silentFor: { part: 'text', is: 'declined' }, otherwise: 'description' },
} as const satisfies Readonly<Record<string, FailureRule>>;

export type FailureAction = keyof typeof FAILURE_RULES;
