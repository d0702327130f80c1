import type { ToastEvent } from '../toasts/toasts.data.ts';

/**
 * How a failed change is told (specification, section 8). The first part that fits counts: `silentFor`, `byCode`, then `otherwise`. What
 * the server says stands below the words of the event.
 */
export interface FailureRule {
  /** A status or text that is told by nobody: what it says is said elsewhere, or meant. */
  readonly silentFor?: { readonly part: 'status' | 'text'; readonly is: string };
  readonly byCode?: Readonly<Record<string, ToastEvent>>;
  /** `description`: the server's sentence instead of any words, or the generic words where it gave none. */
  readonly otherwise: 'description' | ToastEvent;
  /** What the server says is nothing to a seller. */
  readonly isAlone?: true;
}

const CHART_CONFLICT = { chart_conflict: 'chartConflict' } as const;

/** One row for each kind of change whose failure is told in a way of its own. */
export const FAILURE_RULES = {
  change: { otherwise: 'genericError' },
  /** For failures whose reason is nothing to a seller. */
  plain: { otherwise: 'genericError', isAlone: true },
  chartCreate: { byCode: CHART_CONFLICT, otherwise: 'chartCreateFailed' },
  chartUpdate: { byCode: CHART_CONFLICT, otherwise: 'chartUpdateFailed' },
  planChange: { otherwise: 'description' },
  adRates: { otherwise: 'adRatesFailed' },
  profileSave: { silentFor: { part: 'status', is: 'ERROR' }, otherwise: 'genericError' },
  payment: { silentFor: { part: 'text', is: 'declined' }, otherwise: 'description' },
} as const satisfies Readonly<Record<string, FailureRule>>;

export type FailureAction = keyof typeof FAILURE_RULES;
