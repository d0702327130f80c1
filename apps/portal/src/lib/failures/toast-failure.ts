import { showToast } from '../toasts/show-toast.ts';
import { placeOf } from './failure.ts';
import type { FailureAction } from './failure-rules.data.ts';

/** Says that a change failed, the way `FAILURE_RULES` has it for this kind of change. */
export function toastFailure(error: unknown, action: FailureAction = 'change'): void {
  const place = placeOf(error, action);
  if (place.kind === 'toast') showToast(place.event, place.values);
}
