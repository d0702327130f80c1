import { isApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';

/** Delay between sign-up and automatic sign-in (specification, section 9). */
export const SIGN_IN_AFTER_MS = 3_000;

/** Where a failed sign-in after sign-up leads (specification, section 8), and whether the failure is shown. */
export function afterFailedSignIn(error: unknown): { readonly to: string; readonly isShown: boolean } {
  const isConflict = isApiError(error) && error.status === 409;
  return isConflict ? { to: paths.signInConflict, isShown: false } : { to: paths.root, isShown: true };
}

/** Whether a sign-up failed because the address has a login. A notice with ways out is shown for it (specification, section 8). */
export function isAccountKnown(error: unknown): boolean {
  return isApiError(error) && error.code === 'account_exists';
}
