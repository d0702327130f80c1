import { isApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';

/** Signing up is followed by signing in, after this long (specification, section 9). */
export const SIGN_IN_AFTER_MS = 3_000;

/** Where a sign-in leads that failed after signing up (specification, section 8), and whether the failure is told. */
export function afterFailedSignIn(error: unknown): { readonly to: string; readonly isShown: boolean } {
  const isConflict = isApiError(error) && error.status === 409;
  return isConflict ? { to: paths.signInConflict, isShown: false } : { to: paths.root, isShown: true };
}
