import { showToast } from '../toasts/show-toast.ts';
import { placeOf } from './failure.ts';
import type { FailureAction } from './failure-rules.data.ts';

/** Reports a failed change in a toast, as `FAILURE_RULES` defines for this kind of change. */
export function toastFailure(error: unknown, action: FailureAction = 'change'): void {
  const place = placeOf(error, action);
  if (place.kind === 'toast') showToast(place.event, place.values);
}
